/**
 * Letters and codes that tell things of one kind apart: `라 등급`, `H4블록`, `SFR-003`. What is said of `가 등급` or `H3` alone does not hold
 * for them.
 */
import { oneOf } from "../../text/lexicon/patterns.js";
import { LETTERED, RANKED } from "../../text/lexicon/told-apart.js";

/** `라 등급`, `B 그룹`, `「나」군`. */
const LETTER = new RegExp(
  String.raw`(?<![가-힣A-Za-z\d])([가나다라마바사아자차카타파하A-Z])[」”’)]?\s?(${oneOf(LETTERED)})(?![가-힣]{2})`,
  "g",
);
/** `H4`, `SFR-003`: letters and the number that counts them. */
const CODE = /(?<![A-Za-z\d-])([A-Z][A-Za-z]{0,3})-?0{0,2}(\d{1,3})(?![\d.,%A-Za-z]|-\d)/g;

/** `4순위`, `3등급`. */
const RANK = new RegExp(
  String.raw`(?<!\d)(\d{1,2})\s?(${oneOf(RANKED)})(?![가-힣]*\s?이[내상하])`,
  "g",
);

type Keys = ReadonlyMap<string, ReadonlySet<string>>;

/** The letters of each kind, and the numbers behind each code's letters. */
export function keysIn(text: string): Keys {
  const found = new Map<string, Set<string>>();
  const add = (of: string, key: string) => found.set(of, (found.get(of) ?? new Set()).add(key));
  for (const [, letter, kind] of text.matchAll(LETTER)) add(kind!, letter!);
  for (const [, letters, number] of text.matchAll(CODE)) add(letters!.toUpperCase(), number!);
  return found;
}

/** How each key of a question may stand in a document, without spaces and marks: `라등급`, `req003` and `req3`. */
export function spellingsOfKeys(question: string): string[][] {
  const letters = Array.from(question.matchAll(LETTER), ([, letter, kind]) => [
    (letter! + kind!).toLowerCase(),
  ]);
  const codes = Array.from(question.matchAll(CODE), ([typed, name, number]) => [
    typed.replace("-", "").toLowerCase(),
    (name! + number!).toLowerCase(),
  ]);
  const ranks = Array.from(question.matchAll(RANK), ([, number, unit]) => [number! + unit!]);
  return [...letters, ...codes, ...ranks];
}
