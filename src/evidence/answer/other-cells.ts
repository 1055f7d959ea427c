/** Whether the value of a row stands in another cell than the one that is asked for: before its label, or beside an empty one. */
import { squeeze } from "../../text/spacing.js";

/** `시행 | 2026. 6. 25. | 접수 | ( | )`: whether a cell has that name, and nothing behind it is a value. */
export function isBeforeItsLabel(
  row: string,
  name: string,
  holds: (cells: string) => boolean,
): boolean {
  const cells = row.split(" | ");
  const at = cells.findIndex((cell) => squeeze(cell) === name);
  return at > 0 && !holds(cells.slice(at + 1).join(" | "));
}

const EMPTY = /^\s*[-–—]?\s*$/;

/** `구분 | 누리호 | 시험체` over `중량 | 1.5 톤 | -`: whether the question names a column that the row has nothing under. */
export function hasEmptyCell(question: string, row: string, header: readonly string[]): boolean {
  const asked = squeeze(question);
  const cells = row.split(" | ");
  for (const line of header) {
    const names = line.split(" | ").map(columnName);
    if (names.length !== cells.length) continue;
    const named = cells.filter((_, at) => at > 0 && isNamedIn(names[at]!, asked));
    if (named.length > 0) return named.every((cell) => EMPTY.test(cell));
  }
  return false;
}

function columnName(cell: string): string {
  return squeeze(cell).replace(/\([^)]{0,20}\)$/, "");
}

function isNamedIn(name: string, question: string): boolean {
  return name.length >= 2 && question.includes(name);
}
