/** What an answer needs of a table beside the text of its chunks: header rows, rows with a revision, and which rows stand beside merged cells. */
import type { Cell, Document, Table } from "../model/document.js";
import { headingRows } from "../structure/comparison-columns.js";
import { rowKey } from "../text/spacing.js";
import type { NamedRow, TableRows } from "./parsing.js";

/** Longer cells are remarks, not names. */
const LONGEST_NAME = 60;
/** More merged cells before one row are a drawing: kept for every row, they would grow with its square. */
const MOST_NAMES = 8;

export function rowsForAnswers(document: Document, table: Table): TableRows {
  const { id, block } = table;
  const revised = document.structure.revisions.filter((revision) => revision.table === id);
  const rows = new Set(revised.map(({ row }) => row));
  // The heading row tells old text from new, even if the file marks no header.
  const header_rows = Math.max(table.header_rows, rows.size > 0 ? headingRows(table) : 0);
  const cells = table.cells.filter(({ row }) => row < header_rows || rows.has(row));
  const named = namedRows(table.cells, header_rows);
  return { id, block, header_rows, cells, ...(named.length > 0 && { named }) };
}

/** Rows that begin behind a cell from above; of rows with the same letters only what all of them stand beside is known. */
function namedRows(cells: readonly Cell[], header: number): NamedRow[] {
  if (!cells.some((cell) => isName(cell, header))) return [];
  const named = new Map<string, string[]>();
  const unclear = new Set<string>();
  let above: Cell[] = [];
  for (const row of inOrder(cells)) {
    const at = row[0]!.row;
    above = above.filter((cell) => cell.row + cell.row_span > at);
    const key = rowKey(row.map(({ text }) => text).join(""));
    const before = above.filter(({ col }) => col < row[0]!.col).map(({ text }) => text.trim());
    if (key !== "" && at >= header) {
      const known = named.get(key);
      if (known && known.join("\n") !== before.join("\n")) unclear.add(key);
      named.set(key, before);
    }
    above = [...above, ...row.filter((cell) => isName(cell, header))]
      .sort((one, other) => one.col - other.col)
      .slice(0, MOST_NAMES);
  }
  return [...named]
    .filter(([key, own]) => own.length > 0 && !unclear.has(key))
    .map(([key, own]) => ({ key, cells: own }));
}

function isName({ row, row_span, text }: Cell, header: number): boolean {
  return row_span > 1 && row >= header && text.length <= LONGEST_NAME && text.trim() !== "";
}

/** The cells of each row, from left to right. */
function inOrder(cells: readonly Cell[]): Cell[][] {
  const rows = new Map<number, Cell[]>();
  for (const cell of cells) {
    const row = rows.get(cell.row);
    if (row) row.push(cell);
    else rows.set(cell.row, [cell]);
  }
  const all = [...rows.values()].sort((one, other) => one[0]!.row - other[0]!.row);
  for (const row of all) row.sort((one, other) => one.col - other.col);
  return all;
}
