/** Rows of a table out of a quotation: ` | ` parts the cells of a row as chunks write them. */
interface QuotedTable {
  header: string[][];
  rows: string[][];
}

const CELL = " | ";

/** Null where it is no table, or where its rows cannot be told for certain. */
export function quotedTable(header: readonly string[] = [], quote: string): QuotedTable | null {
  const cellsOf = (line: string) => line.split(CELL);
  const rows = quote.split("\n").map(cellsOf);
  const width = rows[0]!.length;
  const all = [...header.map(cellsOf), ...rows];
  if (width < 2 || all.some((row) => row.length !== width)) return null;
  return { header: header.map(cellsOf), rows };
}
