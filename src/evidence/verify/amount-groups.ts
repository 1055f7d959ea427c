/**
 * Amounts that the evidence prints beside one another, each with the name that a sentence compares it by: the rows of a column, the years of a
 * row, `초급반 20명, 중급반 15명` in a line, and neighbouring items `접수 : 20건`.
 */
import { PART_TOTAL_ROWS, TOTAL_ROWS } from "../../text/lexicon/totals.js";
import type { Quantity } from "../../text/quantities/quantity.js";
import { readQuantities } from "../../text/quantities/read-quantities.js";
import type { EvidenceIndex, IndexedLine } from "./evidence-index.js";
import type { RowCell } from "./evidence-lines.js";
import { letters, saidWords } from "./meeting-words.js";

export interface NamedAmount {
  /** Letters, and of a year its digits with `년`. */
  name: string;
  text: string;
  value: number;
  unit: string | null;
  line: IndexedLine;
}

export interface AmountGroup {
  amounts: readonly NamedAmount[];
  /** Whether its amounts are those of years, in their order. */
  ofYears: boolean;
  /** Whether a like table stands elsewhere, so that the greatest here need not be the greatest of all. */
  goesOn: boolean;
  /** The row that its years are of; empty for others. */
  row: string;
}

/** Those that a sentence may compare; amounts of one unit, each of another name. */
export function amountGroups(sentence: string, evidence: EvidenceIndex): AmountGroup[] {
  const said = letters(sentence);
  const rows = evidence.lines.filter(
    (line) => line.cells !== null && said.includes(nameOf(line)) && line.text.length < LONGEST_ROW,
  );
  return [
    ...columns(sentence, rows, evidence),
    ...years(rows),
    ...knownInText(evidence).map((amounts) => group(amounts)),
  ].filter(isComparable);
}

/** A row of more letters is a page of a form. */
const LONGEST_ROW = 1000;
/** Rows of one table that are held beside one another, and named ones whose tables are looked at. */
const MOST_ROWS = 300;
const MOST_NAMED = 12;
const LEAST_AMOUNTS = 2;

function group(amounts: readonly NamedAmount[], goesOn = false): AmountGroup {
  return { amounts: withoutSum(amounts), ofYears: false, goesOn, row: "" };
}

function isComparable({ amounts }: AmountGroup): boolean {
  const names = new Set(amounts.map(({ name }) => name));
  const units = new Set(amounts.map(({ unit }) => unit));
  return amounts.length >= LEAST_AMOUNTS && names.size === amounts.length && units.size === 1;
}

/** A row that adds up all others, whatever it is called. */
function withoutSum(amounts: readonly NamedAmount[]): readonly NamedAmount[] {
  const whole = amounts.reduce((sum, { value }) => sum + value, 0);
  return amounts.length > LEAST_AMOUNTS + 1
    ? amounts.filter(({ value }) => value * 2 !== whole)
    : amounts;
}

/** The column that a sentence speaks of, in each table of which it names a row. */
function columns(
  sentence: string,
  named: readonly IndexedLine[],
  { lines }: EvidenceIndex,
): AmountGroup[] {
  const made: AmountGroup[] = [];
  const seen = new Set<IndexedLine>();
  for (const row of named.slice(0, MOST_NAMED)) {
    const column = seen.has(row) ? -1 : columnMeant(row, sentence);
    if (column < 0) continue;
    const like = lines.filter((line) => isLike(line, row)).slice(0, MOST_ROWS);
    const beside = like.filter(({ chunk }) => chunk === row.chunk);
    for (const line of beside) seen.add(line);
    made.push(
      group(
        beside.flatMap((line) => amountIn(line, line.cells![column]!, nameOf(line)) ?? []),
        like.length > beside.length,
      ),
    );
  }
  return made;
}

/** Rows under one header, but for those that sum others up. */
function isLike(line: IndexedLine, { cells }: IndexedLine): boolean {
  if (line.cells?.length !== cells?.length) return false;
  const name = letters(line.cells![0]?.text ?? "");
  if ([...TOTAL_ROWS, ...PART_TOTAL_ROWS].includes(name)) return false;
  return line.cells!.every(({ header }, at) => header === cells![at]!.header);
}

const YEAR = /(\d{4})년/g;

/** The column of the year that a sentence names, the one whose header it names, or the only one; -1 where that is not one. */
function columnMeant({ cells }: IndexedLine, sentence: string): number {
  const said = letters(sentence);
  const years = [...new Set(Array.from(sentence.matchAll(YEAR), ([, year]) => year!))];
  const valued = cells!.flatMap((cell, at) => (isAmount(cell) ? [at] : []));
  const own =
    years.length === 1 ? valued.filter((at) => cells![at]!.header.includes(years[0]!)) : valued;
  if (own.length === 1) return own[0]!;
  const meant = own.filter((at) => {
    const words = saidWords(cells![at]!.header);
    return words.length > 0 && words.every(({ word }) => said.includes(word));
  });
  return meant.length === 1 ? meant[0]! : -1;
}

function isAmount({ isValue, text }: RowCell): boolean {
  return isValue && readQuantities(text)[0]?.kind === "number";
}

/** The cells of the one row that is named, where its columns are years. */
function years(named: readonly IndexedLine[]): AmountGroup[] {
  const longest = named.filter((line) =>
    named.every((one) => !isPartOf(nameOf(line), nameOf(one))),
  );
  const [row] = longest;
  if (!row || longest.length > 1) return [];
  const amounts = row.cells!.flatMap((cell) => {
    const year = /\d{4}(?=년|\D*$)/.exec(cell.header)?.[0];
    return year === undefined ? [] : (amountIn(row, cell, `${year}년`) ?? []);
  });
  return [{ amounts, ofYears: true, goesOn: false, row: nameOf(row) }];
}

/** `학년` of `중학년`. */
function isPartOf(one: string, other: string): boolean {
  return one !== other && other.includes(one);
}

/** A cell that no row is named by: it would stand in every sentence. */
const NO_NAME = "\n";
const SHORTEST_NAME = 2;

function nameOf({ cells }: IndexedLine): string {
  const [first] = cells ?? [];
  const name = first && !first.isValue ? letters(first.text) : "";
  return name.length < SHORTEST_NAME ? NO_NAME : name;
}

/** The first is the highest. */
const RANK = /순위|석차|등수/;

function amountIn(line: IndexedLine, cell: RowCell, name: string): NamedAmount | null {
  const [quantity] = cell.isValue && !RANK.test(cell.header) ? readQuantities(cell.text) : [];
  return quantity && name !== NO_NAME ? amountOf(quantity, name, line, cell.text) : null;
}

function amountOf(quantity: Quantity, name: string, line: IndexedLine, text = quantity.text) {
  if (quantity.kind !== "number") return null;
  return { name, text, value: quantity.value, unit: quantity.unit, line };
}

const known = new WeakMap<EvidenceIndex, readonly NamedAmount[][]>();

/** Read once for all sentences of an answer. */
function knownInText(evidence: EvidenceIndex): readonly NamedAmount[][] {
  const groups = known.get(evidence) ?? [...inLines(evidence), ...inItems(evidence)];
  known.set(evidence, groups);
  return groups;
}

/** The word right before a value, without its particle, and without what only says how exact the value is. */
const NAME_BEFORE =
  /(?<![가-힣A-Za-z\d])([가-힣A-Za-z][가-힣A-Za-z\d]{1,19}?)(?:은|는|이|가|의|에는|에서는)?\s(?:(?:총|약|최대|각)\s?)?\(?$/;
const REACH = 30;

/** `초급반 20명, 중급반 15명, 고급반 10명`: values of one unit, each named by the word before it. */
function inLines({ lines }: EvidenceIndex): NamedAmount[][] {
  return lines.flatMap((line) => {
    if (line.cells !== null || line.text.length > LONGEST_ROW) return [];
    const quantities = readQuantities(line.text);
    const amounts = quantities.flatMap((quantity) => {
      const before = line.text.slice(Math.max(0, quantity.start - REACH), quantity.start);
      const name = NAME_BEFORE.exec(before)?.[1];
      const isPlain = quantity.bound === null && name !== undefined;
      return isPlain ? (amountOf(quantity, name, line) ?? []) : [];
    });
    return amounts.length >= LEAST_AMOUNTS ? [amounts.filter(({ unit }) => unit !== null)] : [];
  });
}

const LABELLED = /^[^가-힣A-Za-z]{0,8}([가-힣A-Za-z][가-힣A-Za-z\d ]{1,24}?)\s{0,2}[:：]\s/;

/** `(1) 한빛관 : 총 199종` and the items beside it. */
function inItems({ lines }: EvidenceIndex): NamedAmount[][] {
  const made: NamedAmount[][] = [];
  let last = -LEAST_AMOUNTS;
  for (const [at, line] of lines.entries()) {
    const label = line.cells === null ? LABELLED.exec(line.text)?.[1] : undefined;
    const numbers = label === undefined ? [] : readQuantities(line.text).filter(isCounted);
    const amount = numbers.length === 1 ? amountOf(numbers[0]!, letters(label!), line) : null;
    if (!amount) continue;
    const isBeside = last === at - 1 && lines[last]!.lead === line.lead;
    if (isBeside) made.at(-1)!.push(amount);
    else made.push([amount]);
    last = at;
  }
  return made.filter(({ length }) => length >= LEAST_AMOUNTS);
}

function isCounted(quantity: Quantity): boolean {
  return quantity.kind === "number" && quantity.unit !== null && quantity.bound === null;
}
