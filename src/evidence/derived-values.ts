/** Recognises a number that is the sum, difference or share of numbers that the evidence prints. */
import { DERIVING_WORDS } from "../text/lexicon/measures.js";
import type { NumberQuantity, Quantity } from "../text/quantities/quantity.js";
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
}

interface Derivation {
  operands: string[];
  line: EvidenceLine;
}

/** Pairs of more numbers would meet any value by chance. */
const MOST_OPERANDS = 24;
/** A number of a place that has nothing to do with the sentence is no operand. */
const LEAST_STANDING = 0.3;

/** Only a sentence that compares or adds up may state such a number. */
export function derivationOf(
  quantity: Quantity,
  sentence: string,
  candidates: readonly Candidate[],
): Derivation | null {
  if (
    quantity.kind !== "number" ||
    !DERIVING_WORDS.some((word) => letters(sentence).includes(word))
  )
    return null;
  const operands = operandsOf(candidates, quantity);
  return quantity.unit === "%" || quantity.unit === "배"
    ? sharesOf(quantity, operands)
    : sumsOf(quantity, operands);
}

function operandsOf(candidates: readonly Candidate[], { unit }: NumberQuantity): Operand[] {
  const isShare = unit === "%" || unit === "배";
  return candidates
    .filter(({ score }) => score >= LEAST_STANDING)
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST_OPERANDS)
    .flatMap(({ printed: { quantity: printed, readings, line } }) =>
      readings
        .filter(
          (one) => (isShare ? one.unit !== unit : one.unit === unit) && printed.kind === "number",
        )
        .map((one) => ({ ...one, text: printed.text, line })),
    );
}

function sumsOf(said: NumberQuantity, operands: readonly Operand[]): Derivation | null {
  for (const [at, one] of operands.entries()) {
    for (const other of operands.slice(at + 1)) {
      const sum = one.value + other.value;
      const difference = Math.abs(one.value - other.value);
      if ([sum, difference].some((result) => isClose(said, result))) return derivation(one, other);
    }
  }
  const lines = new Map<EvidenceLine, Operand[]>();
  for (const one of operands) lines.set(one.line, [...(lines.get(one.line) ?? []), one]);
  for (const row of lines.values()) {
    const total = row.reduce((sum, { value }) => sum + value, 0);
    if (row.length > 2 && isClose(said, total))
      return { operands: row.map(({ text }) => text), line: row[0]!.line };
  }
  return null;
}

/** `a` of `b` in percent, the change from `b` to `a`, or how many times. */
function sharesOf(said: NumberQuantity, operands: readonly Operand[]): Derivation | null {
  const factor = said.unit === "%" ? 100 : 1;
  for (const one of operands) {
    for (const other of operands) {
      if (one === other || one.unit !== other.unit || other.value === 0) continue;
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
  return result > 0 && Math.abs(value - result) <= precision / 2 + 1e-9 * result;
}
