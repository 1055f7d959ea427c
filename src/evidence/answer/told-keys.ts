/**
 * Letters and codes that tell things of one kind apart: `라 등급`, `H4블록`, `SFR-003`. What is said of `가 등급` or `H3` alone does not hold
 * for them.
 */
import { oneOf } from "../../text/lexicon/patterns.js";
import { LETTERED, RANKED } from "../../text/lexicon/told-apart.js";
import { BETWEEN_MEMBERS, membersOf } from "./listed-members.js";
import { partsOfYearIn, spellingsOfParts } from "./parts-of-year.js";

const ONE = "[가나다라마바사아자차카타파하A-Z]";
/** `라 등급`, `B 그룹`, `「나」군`, `A·B등급`; the bracket of `가) 지역별` is that of an item. */
const LETTER = new RegExp(
  String.raw`(?<![가-힣A-Za-z\d])((?:${ONE}${BETWEEN_MEMBERS}){0,6}${ONE})(?:[」”’]|(?<=\(.)\))?\s?(${oneOf(LETTERED)})(?![가-힣]{2})`,
  "g",
);
/** `H4`, `SFR-003`: letters and the number that counts them; `H3~H5` counts three. */
const CODE =
  /(?<![A-Za-z\d-])([A-Z][A-Za-z]{0,3})-?0{0,2}(\d{1,3})(?![\d.,%A-Za-z]|-\d)(?:\s?[~∼〜～]\s?(?:\1-?)?0{0,2}(\d{1,3})(?![\d.,%]))?/g;

/** `59A형`, `17B 타입`: of flats of one size, the one and the other. */
const TYPE = /(?<![\d.,A-Za-z])(\d{2,3})([A-Z])(?=\s?(?:형|타입)|\s*(?:\||$))/gm;

/** `4순위`, `3등급`, `1~3순위`. */
const RANK = new RegExp(
  String.raw`(?<!\d)((?:\d{1,2}${BETWEEN_MEMBERS}){0,6}\d{1,2})\s?(${oneOf(RANKED)})(?![가-힣]*\s?이[내상하])`,
  "g",
);

const spaced = (kind: string) => [...kind].join(" ?");
/** `등급 | 할인율`, `지 역 | 식 비` over `2 | 30%`: the kind heads a column of its members. */
const KIND_CELL = new RegExp(
  String.raw`(?:^|\| ?)(${[...new Set([...LETTERED, ...RANKED])].map(spaced).join("|")})(?= ?\||$)`,
  "gm",
);
const MEMBER_CELL = new RegExp(String.raw`(?:^|\| ?)(\d{1,2}|${ONE})(?= ?\||$)`, "gm");

type Keys = ReadonlyMap<string, ReadonlySet<string>>;

/** The letters of each kind, and the numbers behind each code's letters. */
export function keysIn(text: string): Keys {
  const found = new Map<string, Set<string>>();
  const add = (of: string, key: string) => found.set(of, (found.get(of) ?? new Set()).add(key));
  for (const [, list, kind] of text.matchAll(LETTER))
    for (const letter of membersOf(list!)) add(kind!, letter);
  for (const [letters, numbers] of codesIn(text)) for (const each of numbers) add(letters, each);
  for (const [, size, letter] of text.matchAll(TYPE)) add(size!, letter!);
  return found;
}

/** The codes alone: a box of requirements (`고유번호 | SFR-003`) is that of its code as a whole. */
export function codesIn(text: string): Keys {
  const found = new Map<string, Set<string>>();
  for (const [, letters, from, to] of text.matchAll(CODE)) {
    const of = letters!.toUpperCase();
    for (const number of numbersOf(from!, to))
      found.set(of, (found.get(of) ?? new Set()).add(number));
  }
  return found;
}

const numbersOf = (from: string, to?: string) =>
  membersOf(to === undefined ? from : `${from}~${to}`);

/** How each key of a question may stand in a document, without spaces and marks: `라등급`, `req003` and `req3`. */
export function spellingsOfKeys(question: string): string[][] {
  const codes = Array.from(question.matchAll(CODE), ([typed, name, number]) => [
    typed.replace("-", "").toLowerCase(),
    (name! + number!).toLowerCase(),
  ]);
  const types = Array.from(question.matchAll(TYPE), ([typed]) => [typed.toLowerCase()]);
  const [letters, ranks] = [LETTER, RANK].map((pattern) => spelledBy(pattern, question));
  return [...letters!, ...codes, ...types, ...ranks!, ...spellingsOfParts(question)];
}

function spelledBy(pattern: RegExp, text: string): string[][] {
  return Array.from(text.matchAll(pattern), ([, list, kind]) =>
    membersOf(list!).map((member) => (member + kind!).toLowerCase()),
  );
}

/** The same of members that a text names together (`1~3순위`, `H3~H5`), or in a column that their kind heads. */
export function spelledTogether(text: string): ReadonlySet<string> {
  const spelled = new Set([LETTER, RANK].flatMap((pattern) => spelledBy(pattern, text)).flat());
  for (const [, letters, from, to] of text.matchAll(CODE))
    for (const number of numbersOf(from!, to)) spelled.add((letters! + number).toLowerCase());
  for (const part of partsOfYearIn(text)) spelled.add(part);
  const kinds = kindsHeading(text);
  if (kinds.size === 0) return spelled;
  for (const [, member] of text.matchAll(MEMBER_CELL))
    for (const kind of kinds) spelled.add((member! + kind).toLowerCase());
  return spelled;
}

function kindsHeading(text: string): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(KIND_CELL), ([, kind]) => kind!.replaceAll(" ", "")));
}

/** The same as `keysIn` of a row under its header: `나 | 50,000` under `지역 | 식비` is told of `나 지역`. */
export function keysOfRow(row: string, over: readonly string[]): Keys {
  const found = new Map(keysIn([...over, row].join("\n")));
  const letters = Array.from(row.matchAll(LETTER_CELL), ([, letter]) => letter!);
  if (letters.length === 0) return found;
  for (const kind of kindsHeading(over.join("\n"))) found.set(kind, new Set(letters));
  return found;
}

const LETTER_CELL = new RegExp(String.raw`(?:^|\| ?)(${ONE})(?= ?\||$)`, "g");
