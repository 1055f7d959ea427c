/** Rows of a form: labels with their values beside them, all told of what the form is about. */

import { nameOf } from "./asked-attribute.js";

/** A label is short and has no figures: `회의장소`. */
const LABEL = /^[^\d]{2,14}$/;
/** A form has so many rows, and nearly all of them are pairs. */
const LEAST_ROWS = 3;
const LEAST_PAIRS = 0.7;

/** `회의일자 | 4월 2일 | 회의시간 | 30분`: every other cell is a label. */
export function isPairs(row: string): boolean {
  const cells = row.split(" | ");
  return cells.length % 2 === 0 && cells.every((cell, at) => at % 2 > 0 || LABEL.test(cell.trim()));
}

/** Whether a pair of the row has a name for its label. */
export function labelsPair(row: string, name: string | undefined): boolean {
  if (name === undefined || !isPairs(row)) return false;
  return row.split(" | ").some((cell, at) => at % 2 === 0 && nameOf(cell) === name);
}

/** Whether rows tell of one thing: where a label comes again, they tell of several. */
export function isOfForm(lines: readonly string[]): boolean {
  const rows = lines.filter((line) => line.includes(" | "));
  const pairs = rows.filter(isPairs);
  if (rows.length < LEAST_ROWS || pairs.length < rows.length * LEAST_PAIRS) return false;
  const labels = pairs.flatMap((row) => row.split(" | ").filter((_, at) => at % 2 === 0));
  return new Set(labels.map(nameOf)).size === labels.length;
}
