/** The first cells of a table's rows as chunks print them: an empty one is that of the row above. */

const EMPTY_FIRST = /^\s*\|\s/;

/** Whether a row begins with an empty cell: `| 총무과 | 담당자`. */
export function beginsEmpty(row: string): boolean {
  return EMPTY_FIRST.test(row);
}

/** A row without the empty cell that it begins with, or the line after a cell of several. */
export function withoutEmptyFirst(row: string): string {
  return row.replace(EMPTY_FIRST, "").trim();
}

/** The rows of a chunk that begin with an empty cell, without it. */
export function rowsBegunEmpty(text: string): ReadonlySet<string> {
  return new Set(text.split("\n").filter(beginsEmpty).map(withoutEmptyFirst));
}

export function firstCell(row: string): string {
  return row.split(" | ")[0]!.trim();
}
