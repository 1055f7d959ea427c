/**
 * What a sentence says of rows of a table beside one another, worked out from their cells: which of two is more (`가람읍이 나루면보다 많다`), which is most
 * (`가장 많은 곳은 가람읍`), and whether one grew from a year to another (`2022년보다 2024년에 늘었다`).
 */
import { oneOf } from "../../text/lexicon/patterns.js";
import {
  DENYING_STEMS,
  FALLING_WORDS,
  LESS_WORDS,
  MORE_WORDS,
  RISING_WORDS,
} from "../../text/lexicon/polarity.js";
import { PART_TOTAL_ROWS, TOTAL_ROWS } from "../../text/lexicon/totals.js";
import { readQuantities } from "../../text/quantities/read-quantities.js";
import type { Finding } from "./check-finding.js";
import type { EvidenceIndex, IndexedLine } from "./evidence-index.js";
import { letters, saidWords } from "./meeting-words.js";

const MORE = oneOf(MORE_WORDS);
const LESS = oneOf(LESS_WORDS);
const NAME = String.raw`(?<![가-힣\d])([가-힣A-Za-z][가-힣A-Za-z\d·ㆍ]{0,19}?)`;
/** `가람읍의 농가 수가 나루면보다 많`. */
const THAN = new RegExp(
  String.raw`${NAME}(?:의\s[^,]{1,30}?)?[은는이가]\s${NAME}(?:의\s[^,]{1,30}?)?보다\s(?:더\s)?(?:(${MORE})|${LESS})(?=습니다|[았었]|다(?![가-힣])|으?[며나]|고|지만|음)`,
);
/** `가장 많은 곳은 가람읍입니다`. */
const MOST = new RegExp(
  String.raw`가장\s(?:(${MORE})|${LESS})[가-힣]{0,3}\s[가-힣]{1,6}[은는]\s${NAME}(?:입니다|이다|였습니다|이었습니다|로|으로|임|[.\s]*$)`,
);
/** `2022년보다 2024년에 늘었다`. */
const SINCE = new RegExp(
  String.raw`(\d{4})년(?:도)?보다\s(\d{4})년(?:도)?[에은는]{0,2}\s(?:더\s|크게\s)?(?:(${oneOf(RISING_WORDS)})|${oneOf(FALLING_WORDS)})`,
);
const YEAR = /(\d{4})년/g;
/** Behind what is compared: `…보다 많다고 볼 수 없다`. */
const DENIES = new RegExp(oneOf(DENYING_STEMS));
/** Words that say nothing of what is compared: a year, and a noun of one syllable. */
const NO_MEASURE = /\d{4}년\S*|(?<=\s)수[은는가](?=\s)/g;
/** The first is the highest. */
const RANK = /순위|석차|등수/;

interface Amount {
  text: string;
  value: number;
  unit: string | null;
  line: IndexedLine;
}

export function checkComparisons(sentence: string, evidence: EvidenceIndex): Finding[] {
  return [ofTwo(sentence, evidence), ofMost(sentence, evidence), overYears(sentence, evidence)]
    .filter((one) => one !== null)
    .filter((one) => isOfOneMeasure(one, sentence) && !isDenied(one, sentence))
    .map(({ holds, amounts, text }) => ({
      ...{ text, line: amounts[0]!.line },
      ...(holds
        ? ({ verdict: "supported", reason: "DERIVED" } as const)
        : ({ verdict: "contradicted", reason: "OPPOSITE" } as const)),
      operands: amounts.map((amount) => amount.text),
    }));
}

interface Compared {
  text: string;
  holds: boolean;
  amounts: readonly Amount[];
}

/** `가람읍의 인구가 나루면보다 많다` says nothing of a table of farms; `3톤` and `500kg` are not compared. */
function isOfOneMeasure({ text, amounts }: Compared, sentence: string): boolean {
  const [first, ...others] = amounts;
  if (others.some(({ unit }) => unit !== first!.unit)) return false;
  const { line } = first!;
  const own = `${line.letters}\n${line.lettersAbove}\n${others.map((one) => one.line.letters).join("\n")}`;
  const before = sentence.slice(0, sentence.indexOf(text));
  const compared = text.startsWith("가장") ? "" : text.split(/보다\s/)[0]!;
  return saidWords(`${before}${compared}`.replace(NO_MEASURE, " ")).every(({ word }) =>
    own.includes(word),
  );
}

function isDenied({ text }: Compared, sentence: string): boolean {
  return DENIES.test(letters(sentence.slice(sentence.indexOf(text) + text.length)));
}

function ofTwo(sentence: string, evidence: EvidenceIndex): Compared | null {
  const [text, one, other, more] = THAN.exec(sentence) ?? [];
  if (text === undefined) return null;
  const amounts = [one!, other!].map((name) => amountOf(rowNamed(name, evidence), sentence));
  const [first, second] = amounts;
  if (!first || !second || first.value === second.value) return null;
  return { text, holds: first.value > second.value === Boolean(more), amounts: [first, second] };
}

function ofMost(sentence: string, evidence: EvidenceIndex): Compared | null {
  const [text, more, name] = MOST.exec(sentence) ?? [];
  const named = text === undefined ? null : rowNamed(name!, evidence);
  const amount = amountOf(named, sentence);
  if (text === undefined || !named || !amount) return null;
  const others = evidence.lines
    .filter((line) => line !== named && isBeside(line, named))
    .flatMap((line) => amountOf(line, sentence) ?? []);
  const beyond = others.find(({ value }) => (more ? value > amount.value : value < amount.value));
  if (others.length === 0 || others.some(({ unit }) => unit !== amount.unit)) return null;
  return { text, holds: !beyond, amounts: beyond ? [amount, beyond] : [amount] };
}

function overYears(sentence: string, evidence: EvidenceIndex): Compared | null {
  const [text, from, to, rises] = SINCE.exec(sentence) ?? [];
  if (text === undefined) return null;
  const rows = evidence.lines.filter(
    (line) => line.cells !== null && sentence.includes(nameOf(line)),
  );
  const longest = rows.filter((line) => rows.every((one) => !isPartOf(nameOf(line), nameOf(one))));
  const row = longest.length === 1 ? longest[0]! : null;
  const [first, last] = [from!, to!].map((year) => amountOf(row, `${year}년`));
  if (!first || !last || first.value === last.value) return null;
  return { text, holds: last.value > first.value === Boolean(rises), amounts: [first, last] };
}

/** `학년` of `중학년`. */
function isPartOf(one: string, other: string): boolean {
  return one !== other && other.includes(one);
}

/** The one row of that name; null where there are several. */
function rowNamed(name: string, { lines }: EvidenceIndex): IndexedLine | null {
  const rows = lines.filter((line) => line.cells !== null && nameOf(line) === name);
  return rows.length === 1 ? rows[0]! : null;
}

/** A cell that no row is named by: it would stand in every sentence. */
const NO_NAME = "\n";

function nameOf({ cells }: IndexedLine): string {
  const [first] = cells ?? [];
  const name = first && !first.isValue ? letters(first.text) : "";
  return name.length < 2 ? NO_NAME : name;
}

/** Rows of one table, but for those that sum others up. */
function isBeside(line: IndexedLine, { chunk, cells }: IndexedLine): boolean {
  if (line.chunk !== chunk || line.cells?.length !== cells?.length) return false;
  const name = letters(line.cells![0]?.text ?? "");
  if ([...TOTAL_ROWS, ...PART_TOTAL_ROWS].includes(name)) return false;
  return line.cells!.every(({ header }, at) => header === cells![at]!.header);
}

/** The number of a row in the column of the year that a sentence names, or in its only column. */
function amountOf(row: IndexedLine | null, sentence: string): Amount | null {
  const amounts = (row?.cells ?? []).filter(({ isValue }) => isValue);
  const years = [...new Set(Array.from(sentence.matchAll(YEAR), ([, year]) => year!))];
  const own =
    years.length === 1 ? amounts.filter(({ header }) => header.includes(years[0]!)) : amounts;
  const [cell] = own;
  if (!row || !cell || own.length !== 1 || RANK.test(cell.header)) return null;
  const [quantity] = readQuantities(cell.text);
  if (quantity?.kind !== "number") return null;
  return { text: cell.text, value: quantity.value, unit: quantity.unit, line: row };
}
