/** Tells the rows whose label bounds a value that no cell prints: `35톤이면` is of the row of `30톤 초과 40톤 이하`. */
import type { NumberQuantity, Quantity } from "../../text/quantities/quantity.js";
import { readQuantities } from "../../text/quantities/read-quantities.js";
import type { EvidenceLine } from "./evidence-lines.js";

/** Whether a cell of a row bounds a value: each quantity of the cell is a number of its unit, with a bound that it meets. */
export function isRowAround(said: Quantity, { cells }: EvidenceLine): boolean {
  if (said.kind !== "number" || said.unit === null || said.bound !== null) return false;
  return cells?.some(({ text }) => bounds(text, said)) ?? false;
}

function bounds(cell: string, said: NumberQuantity): boolean {
  const limits = readQuantities(cell);
  return limits.length > 0 && limits.every((limit) => isWithin(said, limit));
}

function isWithin({ value, unit }: NumberQuantity, limit: Quantity): boolean {
  if (limit.kind !== "number" || limit.unit !== unit) return false;
  if (limit.bound === "atLeast") return value >= limit.value;
  if (limit.bound === "above") return value > limit.value;
  if (limit.bound === "atMost") return value <= limit.value;
  return limit.bound === "below" && value < limit.value;
}
