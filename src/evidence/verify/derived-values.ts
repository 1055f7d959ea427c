/** Recognises a number that is the sum, difference, product or share of numbers that the evidence prints together. */
import { DERIVING_WORDS } from "../../text/lexicon/measures.js";
import type { DateQuantity, NumberQuantity, Quantity } from "../../text/quantities/quantity.js";
import type { EvidenceLine } from "./evidence-lines.js";
import { letters } from "./meeting-words.js";
import type { PrintedValue } from "./printed-values.js";

interface Candidate {
  printed: PrintedValue;
  score: number;
}

interface Operand {
  value: number;
  unit: string | null;
  text: string;
  line: EvidenceLine;
  column: string;
}

interface Derivation {
  operands: string[];
  line: EvidenceLine;
}

/** Pairs of more numbers would meet any value by chance. */
const MOST_OPERANDS = 24;
/** A number of a line that has nothing to do with the sentence is no operand. */
const LEAST_STANDING = 0.15;
/** Nor is one of a line that meets the sentence so much worse than another: a row of somebody else. */
const LEAST_OF_BEST = 0.6;

/** A sentence that compares or adds up may state such a number, and any may state how long something lasts. */
export function derivationOf(
  quantity: Quantity,
  sentence: string,
  candidates: readonly Candidate[],
): Derivation | null {
  if (quantity.kind !== "number") return null;
  const duration = durationOf(quantity, candidates) ?? daysOf(quantity, candidates);
  if (duration) return duration;
  if (!DERIVING_WORDS.some((word) => letters(sentence).includes(word))) return null;
  const operands = operandsOf(candidates);
  return quantity.unit === "%" || quantity.unit === "배"
    ? sharesOf(quantity, operands)
    : sumsOf(quantity, operands);
}

/** How many minutes a unit of time has. */
const MINUTES: Record<string, number> = { 시간: 60, 분: 1 };

/** `2시간` of `14:00~16:00`: from one time of a line to the next. */
function durationOf(said: NumberQuantity, candidates: readonly Candidate[]): Derivation | null {
  const minutes = said.value * (MINUTES[said.unit ?? ""] ?? Number.NaN);
  let before: PrintedValue | null = null;
  for (const { printed } of candidates) {
    const { quantity, line } = printed;
    if (quantity.kind !== "time") continue;
    if (before?.line === line && before.quantity.kind === "time") {
      const length = quantity.minutes - before.quantity.minutes;
      if (length === minutes) return { operands: [before.quantity.text, quantity.text], line };
    }
    before = printed;
  }
  return null;
}

/** How many days a unit of time has. */
const DAYS: Record<string, number> = { 일: 1, 주: 7 };
const DAY_MS = 24 * 60 * 60 * 1000;

/** `2주` of `4월 30일부터 5월 14일까지`: from one day of a line to the next, with the last one or without it. */
function daysOf(said: NumberQuantity, candidates: readonly Candidate[]): Derivation | null {
  const days = said.value * (DAYS[said.unit ?? ""] ?? Number.NaN);
  let before: PrintedValue | null = null;
  for (const { printed } of candidates) {
    const { quantity, line } = printed;
    if (quantity.kind !== "date" || quantity.day === null) continue;
    if (before?.line === line && before.quantity.kind === "date") {
      const length = daysBetween(before.quantity, quantity);
      if (length === days || length + 1 === days)
        return { operands: [before.quantity.text, quantity.text], line };
    }
    before = printed;
  }
  return null;
}

/** A year that is not written is that of the other day. */
function daysBetween(from: DateQuantity, to: DateQuantity): number {
  const year = from.year ?? to.year ?? ANY_YEAR;
  const at = (date: DateQuantity, ofYear: number) => Date.UTC(ofYear, date.month! - 1, date.day!);
  return (at(to, to.year ?? year) - at(from, year)) / DAY_MS;
}

/** No leap year. */
const ANY_YEAR = 2001;

function operandsOf(candidates: readonly Candidate[]): Operand[] {
  const best = Math.max(0, ...candidates.map(({ score }) => score));
  const least = Math.max(LEAST_STANDING, LEAST_OF_BEST * best);
  const speaking = new Set(
    candidates.filter(({ score }) => score >= least).map(({ printed }) => printed.line),
  );
  return candidates
    .filter(({ printed }) => speaking.has(printed.line))
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST_OPERANDS)
    .flatMap(({ printed: { quantity, readings, line, column } }) =>
      quantity.kind === "number"
        ? readings.map((one) => ({ ...one, text: quantity.text, line, column }))
        : [],
    );
}

/** Numbers of one sentence, one row, one column, or of items of one list. */
function belongTogether(one: Operand, other: Operand): boolean {
  if (one.line === other.line) return true;
  if (one.line.chunk === other.line.chunk && one.line.lead !== "" && one.unit === other.unit)
    return one.line.lead === other.line.lead;
  return one.column !== "" && one.column === other.column && one.line.chunk === other.line.chunk;
}

/** A bare cell may be of the unit that is said. */
function isOf(unit: string | null, operand: Operand): boolean {
  return operand.unit === unit || operand.unit === null;
}

function sumsOf(said: NumberQuantity, all: readonly Operand[]): Derivation | null {
  const operands = all.filter((one) => isOf(said.unit, one));
  for (const [at, one] of operands.entries()) {
    for (const other of operands.slice(at + 1)) {
      if (!belongTogether(one, other)) continue;
      const sum = one.value + other.value;
      const difference = Math.abs(one.value - other.value);
      if ([sum, difference].some((result) => isClose(said, result))) return derivation(one, other);
    }
  }
  return totalOf(said, operands) ?? productOf(said, operands, all);
}

/** All numbers of a row or sentence. */
function totalOf(said: NumberQuantity, operands: readonly Operand[]): Derivation | null {
  const lines = new Map<EvidenceLine, Operand[]>();
  for (const one of operands) lines.set(one.line, [...(lines.get(one.line) ?? []), one]);
  for (const row of lines.values()) {
    const total = row.reduce((sum, { value }) => sum + value, 0);
    if (row.length > 2 && isClose(said, total))
      return { operands: row.map(({ text }) => text), line: row[0]!.line };
  }
  return null;
}

/** So many times so much, of one sentence or row: six firms of four million each. */
function productOf(
  said: NumberQuantity,
  operands: readonly Operand[],
  all: readonly Operand[],
): Derivation | null {
  for (const one of operands) {
    const times = all.find(
      (count) =>
        count.line === one.line &&
        count.unit !== one.unit &&
        isClose(said, one.value * count.value),
    );
    if (times) return derivation(one, times);
  }
  return null;
}

/** `a` of `b` in percent, the change from `b` to `a`, or how many times. */
function sharesOf(said: NumberQuantity, operands: readonly Operand[]): Derivation | null {
  const factor = said.unit === "%" ? 100 : 1;
  for (const one of operands) {
    for (const other of operands) {
      if (one === other || one.unit !== other.unit || one.unit === said.unit) continue;
      if (!belongTogether(one, other)) continue;
      const share = (factor * one.value) / other.value;
      if ([share, Math.abs(share - factor)].some((result) => isClose(said, result)))
        return derivation(one, other);
    }
  }
  return null;
}

function derivation(one: Operand, other: Operand): Derivation {
  return { operands: [one.text, other.text], line: one.line };
}

/** To the last digit that is written. */
function isClose({ value, precision }: NumberQuantity, result: number): boolean {
  return result > 0 && Math.abs(value - result) <= precision / 2;
}
