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

/** The cells of the rows of a chunk that begin with an empty one, by the row without it. */
export function rowsBegunEmpty(text: string): ReadonlyMap<string, string[]> {
  const rows = text.split("\n").filter(beginsEmpty);
  return new Map(rows.map((row) => [withoutEmptyFirst(row), cellsOf(row)]));
}

function cellsOf(row: string): string[] {
  return row
    .trimStart()
    .split(/(?:^|\s)\|(?:\s|$)/)
    .map((cell) => cell.trim());
}

export function firstCell(row: string): string {
  return row.split(" | ")[0]!.trim();
}
