/** CSV and TSV reader: one table with the addresses that a spreadsheet shows. `csv-parse` parses quotes and line ends. */
import { parse } from "csv-parse/sync";
import { delimiterOf } from "../delimiter.js";
import { Draft } from "../document-draft.js";
import { LetterCount } from "../letter-count.js";
import { type Outcome, type ReaderInput, unreadable } from "../reader.js";
import { headRows } from "../table-heads.js";
import { decodeBytes, warnOfEncoding } from "../text-encoding.js";
import { columnName } from "./column-name.js";

/** Places of the grid that are kept, empty ones too; as many as the cells of a workbook. */
const MAX_PLACES = 2_100_000;
/** Columns that spreadsheets have. */
const MAX_COLUMNS = 16_384;
/** Rows that a header is looked for in. */
const HEAD_ROWS = 40;

export function readCsv({ bytes }: ReaderInput): Outcome {
  const decoded = decodeBytes(bytes);
  const draft = new Draft("csv");
  const rows = parse(decoded.text, {
    delimiter: delimiterOf(decoded.text) ?? ",",
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    skip_records_with_error: true,
  }) as string[][];
  while (rows.length > 0 && isBlank(rows.at(-1)!)) rows.pop();
  if (rows.length === 0) return unreadable("EMPTY");
  const letters = new LetterCount();
  letters.add(decoded.text);
  const cols = Math.min(
    MAX_COLUMNS,
    rows.reduce((most, row) => Math.max(most, lastFilled(row) + 1), 1),
  );
  const kept = Math.min(rows.length, Math.floor(MAX_PLACES / cols));
  const header = headRows(Math.min(kept, HEAD_ROWS), cols, headCells(rows.slice(0, HEAD_ROWS)));
  const { block } = draft.addTable({
    rows: kept,
    cols,
    page: 1,
    header_rows: header,
    cell_range: `A1:${columnName(cols)}${kept}`,
    cells: cellsOf(rows, kept, cols),
  });
  if (kept < rows.length) draft.warn("LIMIT_REACHED", { block, detail: `${kept}행까지` });
  if (rows.some((row) => lastFilled(row) >= cols))
    draft.warn("LIMIT_REACHED", { block, detail: `${cols}열까지` });
  warnOfEncoding(draft, decoded);
  return { ...draft.finish(1, { encoding: decoded.encoding }), letters };
}

function* cellsOf(rows: string[][], kept: number, cols: number) {
  for (let row = 0; row < kept; row++) {
    for (const [col, text] of rows[row]!.entries()) {
      if (col < cols && text !== "")
        yield { row, col, text: text.trim(), ref: `${columnName(col + 1)}${row + 1}` };
    }
  }
}

function headCells(rows: string[][]) {
  return rows.flatMap((cells, row) =>
    cells.map((text, col) => ({ row, col, rowSpan: 1, colSpan: 1, text })),
  );
}

function isBlank(row: readonly string[]): boolean {
  return lastFilled(row) < 0;
}

function lastFilled(row: readonly string[]): number {
  return row.findLastIndex((text) => text.trim() !== "");
}
