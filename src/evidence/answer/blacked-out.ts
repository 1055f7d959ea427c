/**
 * Whether a document prints what is asked for and blacked its value out (`소재지 : ******`): then its other values are those of other
 * things, and nothing is answered from it.
 */
import { squeeze } from "../../text/spacing.js";
import { labelOf } from "./asked-attribute.js";
import { withoutMasked } from "./without-other-figures.js";

/** Whether one of the lines has the asked noun for its label and its value masked, and none shows a value under it. */
export function isBlackedOut(noun: string, lines: readonly string[]): boolean {
  let isMasked = false;
  for (const line of lines) {
    const value = valueUnder(line, noun);
    if (value === null) continue;
    const left = withoutMasked(value);
    if (left === value && /[\p{L}\p{N}]/u.test(value)) return false;
    if (left !== value && !/[\p{L}\p{N}]/u.test(left)) isMasked = true;
  }
  return isMasked;
}

/** The same of a column: `결과 | ****` under `구분 | 탁도`, in the rows that the question names. */
export function isColumnBlackedOut(
  noun: string,
  question: string,
  lines: readonly string[],
): boolean {
  const asked = squeeze(question);
  for (const [place, line] of lines.entries()) {
    const names = line.split(" | ").map(squeeze);
    const at = names.lastIndexOf(noun);
    if (at < 1) continue;
    // A cell that is merged with the rows below stands before them all.
    const fromEnd = names.length - at;
    for (const row of lines.slice(place + 1)) {
      const cells = row.split(" | ");
      const name = squeeze(cells[0]!);
      if (name === "" || !asked.includes(name) || cells.length < fromEnd) continue;
      const cell = cells[cells.length - fromEnd]!;
      if (withoutMasked(cell).trim() === "" && cell.trim() !== "") return true;
    }
  }
  return false;
}

/** What stands behind the label in a line or a row; null where it has no such label. */
function valueUnder(line: string, noun: string): string | null {
  if (line.includes(" | ")) {
    const cells = line.split(" | ");
    const at = cells.findIndex((cell) => squeeze(cell) === noun);
    return at < 0 ? null : (cells[at + 1] ?? null);
  }
  const [, value] = /^[^:：]*[:：](.*)$/.exec(line) ?? [];
  return value !== undefined && labelOf(line) === noun ? value : null;
}
