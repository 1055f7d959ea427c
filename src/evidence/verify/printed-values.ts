/** Every value that the evidence prints, with the words and values it stands among. */
import {
  type DeclaredUnit,
  declaredUnits,
  withoutDeclaredUnits,
} from "../../text/quantities/declared-units.js";
import type { DateQuantity, Quantity } from "../../text/quantities/quantity.js";
import { readQuantities } from "../../text/quantities/read-quantities.js";
import type { EvidenceLine, RowCell } from "./evidence-lines.js";
import { letters } from "./meeting-words.js";
import type { Reading } from "./same-quantity.js";
import { ofOtherTurns, withoutStretches } from "./values-in-turn.js";

/** Values of its own line and of those over it that may stand beside a value; a line of text has far fewer. */
const MOST_DISTANT = 40;

/** Where a value stands, as letters without spaces: beside it, in its line, above it. */
export interface Surroundings {
  line: EvidenceLine;
  near: string;
  /** The letters right before it, without the particle; empty for a cell. */
  label: string;
  /** What its line is about, at its beginning; empty in a row. */
  topic: string;
  /** What it counts, where that stands behind it: `118개 기관`. */
  counted: string;
  within: string;
  above: string;
  chunk: string;
  /** Other values that it belongs to, nearest first. */
  companions: readonly Quantity[];
  distant: readonly Quantity[];
}

export interface PrintedValue extends Surroundings {
  quantity: Quantity;
  /** The text that it stands in, by which its place is counted: its cell, or its line. */
  printedIn: string;
  readings: readonly Reading[];
  /** The date that it is of: the last one before it, or that of its column or row. */
  date: DateQuantity | null;
  /** The header of its column; empty for running text. */
  column: string;
}

/** What is said above lines, read once for all of them. */
export interface Above {
  letters: string;
  quantities: readonly Quantity[];
  units: readonly DeclaredUnit[];
}

export function readAbove(text: string): Above {
  const quantities = readQuantities(withoutDeclaredUnits(text));
  return { letters: letters(text), quantities, units: declaredUnits(text) };
}

/** `chunk`: the letters of the whole chunk. */
export function printedValues(line: EvidenceLine, above: Above, chunk: string): PrintedValue[] {
  return line.cells ? valuesOfRow(line, above, chunk) : valuesOfSentence(line, above, chunk);
}

function valuesOfSentence(line: EvidenceLine, above: Above, chunk: string): PrintedValue[] {
  const text = withoutDeclaredUnits(line.text);
  const quantities = readQuantities(text).filter((one) => !isOutlineNumber(one, line));
  if (quantities.length === 0) return [];
  const parts = partsOf(text);
  const declared = declaredUnits(line.text);
  const shared = { line, within: letters(text), above: above.letters + letters(line.lead), chunk };
  const topic = letters(TOPIC.exec(text)?.[0] ?? "");
  let lead = "";
  let date: DateQuantity | null = null;
  return quantities.map((quantity, at) => {
    const last = quantities[at - 1];
    if (last?.kind === "date") date = last;
    const near = nearText(text, quantities, at, parts);
    if (near.before !== "") lead = near.before;
    const otherTurns = ofOtherTurns(text, quantities, quantity);
    const turn = otherTurns.length > 0 ? letters(withoutStretches(text, otherTurns)) : lead;
    const before = quantities.slice(Math.max(0, at - MOST_DISTANT), at).reverse();
    const others = [...before, ...quantities.slice(at + 1, at + 1 + MOST_DISTANT)];
    return {
      ...shared,
      quantity,
      printedIn: text,
      near: `${turn} ${near.behind} ${near.outside}`,
      label: near.label,
      topic,
      counted: near.counted,
      companions: [...others.slice(0, 2), ...(date ? [date] : [])],
      distant: [...others, ...above.quantities].slice(0, MOST_DISTANT),
      date,
      column: "",
      readings: readingsOf(
        quantity,
        declared,
        ENDS_PART.test(text.slice(quantity.end)) ? null : NO_UNIT,
      ),
    };
  });
}

/** `9.3. 제안서는 …` under `9. 제출` or beside `9.3.1.`: the number of a part, and no day of September. */
function isOutlineNumber({ start, text }: Quantity, line: EvidenceLine): boolean {
  const [, number] = /^(\d{1,2})\.\d{1,2}\.$/.exec(text) ?? [];
  if (number === undefined || line.text.slice(0, start).trim() !== "") return false;
  const { text: whole, path } = line.chunk;
  const beside = new RegExp(String.raw`^\s*${number}\.(?:\s*\D|\d{1,2}\.\d)`, "m");
  return beside.test([...path, whole].join("\n"));
}

/** `구성 : …`, `교육시간은 …`: it is said of all values of the line. */
const TOPIC = /^\P{N}{1,24}?[:：]|^\P{N}{2,16}?[은는](?=\s)/u;
/** Behind a bare number that may stand for a value with its unit: `모집인원 : 8`, `(남 30, 여 25)`. */
const ENDS_PART = /^\s*(?:[,)\]]|$)/;

/** The date that a value of a sentence is of. */
export function lastDate(quantities: readonly Quantity[], at: number): DateQuantity | null {
  return quantities.slice(0, at).findLast((one) => one.kind === "date") ?? null;
}

/** Letters between a value and what parts it from others: before it, behind it, what it counts, and before the bracket that it stands in. */
export function nearText(
  text: string,
  quantities: readonly Quantity[],
  at: number,
  parts: readonly number[] = partsOf(text),
) {
  const { start, end } = quantities[at]!;
  const last = (place: number) => parts[countUpTo(parts, place) - 1] ?? 0;
  const label = BRACKETED.exec(text)?.[0].length ?? 0;
  const part = last(start) === label ? 0 : last(start);
  const from = Math.max(quantities[at - 1]?.end ?? 0, part);
  // The weekday of a date parts nothing: `6. 25.(화) 서울에서`.
  const behindDay = text.slice(end - 1, end + 1) === ") " ? end + 1 : end;
  const next = parts[countUpTo(parts, behindDay)] ?? text.length;
  const to = Math.min(quantities[at + 1]?.start ?? text.length, next);
  const bracket = openBracket(text, start);
  const behind = letters(text.slice(end, to));
  const before = letters(text.slice(from, start));
  return {
    before,
    label: before.replace(ADVERB, "").replace(PARTICLE, ""),
    behind,
    // `118개 기관`: what is counted stands behind.
    counted: /^\s[가-힣]{2}/.test(text.slice(end)) ? behind : "",
    outside: bracket < 0 ? "" : letters(text.slice(last(bracket), bracket)),
  };
}

/** Between a name and its value: `전환이율은 연 7%`, `사업비는 총 3억원`. */
const ADVERB = /(?:연|월|매월|매년|총|약|최대|최소|각각?)$/;
const PARTICLE = /(?<=..)(?:[은는이가을를의]|에는|에서|으로)$/;

/** `- (전환이율) 연 7%`: a label in brackets belongs to what follows it. */
const BRACKETED = /^[^\p{L}\p{N}(]*\([^()\d]{2,20}\)\s/u;

/** Letters of what stands in one bracket; what opens further off is text of its own. */
const LONGEST_BRACKET = 1000;

/** Where the bracket that a place stands in opens; -1 outside brackets. */
function openBracket(text: string, place: number): number {
  const from = Math.max(0, place - LONGEST_BRACKET);
  const before = text.slice(from, place);
  const opens = before.lastIndexOf("(");
  return opens >= 0 && !before.includes(")", opens) ? from + opens : -1;
}

/** What parts one statement of a sentence from the next. */
const PARTS = /[,;▲▴▶→⇒⇨※▸]|\s\+(?=\s)|[△](?=[가-힣])|(?<=\))\s|[고며나]\s/g;

/** How many of them, which ascend, stand no further than a place: a line may have thousands, and each of its values asks. */
function countUpTo(places: readonly number[], place: number): number {
  let [from, to] = [0, places.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (places[middle]! <= place) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Where each part begins, in order. */
function partsOf(text: string): number[] {
  return [...text.matchAll(PARTS)].map(({ index, 0: mark }) => index + mark.length);
}

function valuesOfRow(line: EvidenceLine, above: Above, chunk: string): PrintedValue[] {
  const cells = line.cells!;
  const areLabels = cells.map(isLabel);
  const labels = cells.flatMap(({ text }, place) => (areLabels[place] ? [text] : [])).join("\n");
  const shared = { line, above: above.letters, chunk };
  // `5건 이상 | 4`: what a label says with a number names the values of its row.
  const named = (label: RowCell) =>
    cells.flatMap((cell, place) =>
      !areLabels[place] && cell !== label ? readQuantities(withoutDeclaredUnits(cell.text)) : [],
    );
  return cells.flatMap((cell, place) => {
    const { text, header, isValue } = cell;
    const bare = withoutDeclaredUnits(text);
    const quantities = readQuantities(bare);
    if (quantities.length === 0) return [];
    const declared =
      [header, labels].map(declaredUnits).find((units) => units.length > 0) ??
      rateOrAll(above.units, `${labels}\n${header}`);
    const around = `${labels}\n${header}\n${line.inherited}`;
    const written = new Set(quantities.map((one) => one.text));
    const naming = readQuantities(
      withoutDeclaredUnits(`${header}\n${labels}\n${line.inherited}`),
    ).filter((one) => !written.has(one.text));
    const [aroundIt, within] = [letters(around), letters(`${around}\n${text}`)];
    const label = cells[place - 1]?.text ?? "";
    const inOthers = isValue ? [] : named(cell);
    const parts = partsOf(bare);
    let date: DateQuantity | null = null;
    return quantities.map((quantity, at) => {
      const last = quantities[at - 1];
      if (last?.kind === "date") date = last;
      const own = nearText(bare, quantities, at, parts);
      const beside = quantities
        .slice(Math.max(0, at - MOST_DISTANT), at + 1 + MOST_DISTANT)
        .filter((one) => one !== quantity);
      const inText = `${own.before} ${own.behind} ${own.outside} ${letters(`${label}\n${header}`)}`;
      return {
        ...shared,
        quantity,
        printedIn: bare,
        near: isValue ? aroundIt : inText,
        label: isValue ? "" : own.label,
        counted: own.counted,
        topic: "",
        within,
        companions: isValue ? [...naming, ...beside] : [...beside, ...naming, ...inOthers],
        distant: above.quantities,
        column: header,
        date: (isValue ? null : date) ?? onlyDate(naming),
        readings: readingsOf(quantity, declared),
      };
    });
  });
}

/** What names its row: words, dates, and whatever stands first. */
function isLabel({ text, isValue }: RowCell, place: number): boolean {
  return place === 0 || !isValue || readQuantities(text).every(({ kind }) => kind !== "number");
}

function onlyDate(naming: readonly Quantity[]): DateQuantity | null {
  const dates = naming.filter((one) => one.kind === "date");
  return dates.length === 1 ? dates[0]! : null;
}

/** Rows and columns of shares are told by their name, where the table declares amounts and shares. */
function rateOrAll(declared: readonly DeclaredUnit[], names: string) {
  const rates = declared.filter(({ unit }) => unit === "%" || unit === "%p");
  if (rates.length === 0 || rates.length === declared.length) return declared;
  const isRate = /률|율|비중|%|\/[A-Z]/.test(names);
  return declared.filter((one) => rates.includes(one) === isRate);
}

/** A bare number inside a sentence counts nothing that has a unit; at the end of a part it may, as in a cell. */
const NO_UNIT = "";

function readingsOf(
  quantity: Quantity,
  declared: readonly DeclaredUnit[],
  bare: string | null = null,
): Reading[] {
  if (quantity.kind !== "number") return [];
  const { value, unit } = quantity;
  if (unit !== null || declared.length === 0) return [{ value, unit: unit ?? bare }];
  return declared.map(({ factor, unit: name }) => ({ value: value * factor, unit: name }));
}
