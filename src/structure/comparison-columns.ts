/** Which columns of a comparison table hold the text in force and the text to come, and what a cell of them says. */
import type { Cell, Table } from "../model/document.js";
import type { NestedTables } from "../model/nested-tables.js";
import { oneOf } from "../text/lexicon/patterns.js";
import {
  COMPARED_TEXTS,
  CURRENT_COLUMNS,
  NOTHING,
  PROVISION_COLUMNS,
  REVISED_COLUMNS,
} from "../text/lexicon/revisions.js";
import { squeeze } from "../text/spacing.js";

/** A heading, with what is compared and what is said of it behind: `현행 약관(2024. 3. 1. 시행)`. */
const heading = (columns: readonly string[]) =>
  new RegExp(
    String.raw`^[(<]?${oneOf(columns)}${oneOf(COMPARED_TEXTS)}?안?[)>]?(?:[(（<].*)?$`,
    "i",
  );
const CURRENT = heading(CURRENT_COLUMNS);
const REVISED = heading(REVISED_COLUMNS);
/** The headings alone, for columns that are no table. */
export const COLUMN_NAMES = {
  current: (heading: string) => CURRENT.test(heading),
  revised: (heading: string) => REVISED.test(heading),
};
/** The header stands among the first rows; a caption row may stand above it. */
const HEADER_ROWS = 3;

/** A column of the grid, and how many it runs over. */
interface ColumnSpan {
  col: number;
  span: number;
}

export interface ComparisonColumns {
  current: ColumnSpan;
  revised: ColumnSpan;
  /** The column that names the provision, where there is one. */
  provision: ColumnSpan | null;
  /** The first row below the header. */
  first: number;
}

/** Number of header rows that name the old and the new column; 0 for a table continued from the previous page. */
export function headingRows(table: Table): number {
  return columnsOf(table)?.first ?? 0;
}

/** Which columns are 현행 and 개정안; null where a table has no such header. */
export function columnsOf(table: Table): ComparisonColumns | null {
  const tops = table.grid.slice(0, HEADER_ROWS);
  if (!tops.some((row) => row.some((text) => CURRENT.test(squeeze(text))))) return null;
  for (let row = 0; row < Math.min(HEADER_ROWS, table.rows); row += 1) {
    const heads = table.cells.filter((cell) => cell.row === row);
    const current = heads.find((cell) => CURRENT.test(squeeze(cell.text)));
    const revised = current && revisedOf(table, heads, current);
    const named = heads.find((cell) => PROVISION_COLUMNS.includes(squeeze(cell.text)));
    if (current && revised && current.col !== revised.col) {
      return {
        current: spanOf(current),
        revised: spanOf(revised),
        provision: named ? spanOf(named) : null,
        first: row + Math.max(current.row_span, 1),
      };
    }
  }
  return null;
}

/** `종전 | 입법예고안 | 수정안`: the last says what is to be in force, unless it refers to the one before. */
function revisedOf(table: Table, heads: Cell[], current: Cell): Cell | undefined {
  const next = heads.find((cell) => cell.col > current.col && CURRENT.test(squeeze(cell.text)));
  const drafts = heads.filter(
    (cell) =>
      cell !== current && cell.col < (next?.col ?? table.cols) && REVISED.test(squeeze(cell.text)),
  );
  const last = drafts.at(-1);
  const refers = table.cells.some(
    ({ row, col, text }) => row > current.row && col === last?.col && REFERS.test(squeeze(text)),
  );
  return refers ? drafts[0] : last;
}

/** What a column says of the draft beside it: `(원안과 같음)`, `좌동`, nothing. */
const REFERS = /^$|안과(?:같|동일)|^[(（]?(?:좌동|左同)[)）]?$/;

function spanOf({ col, col_span }: Cell): ColumnSpan {
  return { col, span: Math.max(col_span, 1) };
}

const EMPTY = new RegExp(String.raw`^[(<]?${oneOf(NOTHING)}[)>]?$`);

/** Whether a cell of the current column says that there was nothing; in the revised column a dash may mean that it stays. */
export function saysNothing(text: string): boolean {
  return EMPTY.test(squeeze(text));
}

/** A row's text in a column, as it stands, with the tables in it; cells that span from above are not repeated. */
export function textAt(
  table: Table,
  row: number,
  { col, span }: ColumnSpan,
  nested: NestedTables,
): string {
  const texts =
    nested.inside(table).length === 0
      ? (table.grid[row] ?? []).slice(col, col + span)
      : table.cells
          .filter((cell) => cell.row === row && cell.col >= col && cell.col < col + span)
          .map((cell) => wholeText(table, cell, nested));
  return texts.filter((text) => text.trim() !== "").join(" ");
}

function wholeText(table: Table, cell: Cell, nested: NestedTables): string {
  return nested
    .parts(table, cell)
    .flatMap((part) => (typeof part === "string" ? [part] : part.grid.map((row) => row.join(" "))))
    .join("\n");
}
