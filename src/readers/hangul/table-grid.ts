/** Table grids: repairs cells that do not fit their grid, and finds header rows. */
import { headRows } from "../table-heads.js";
import type { CellNode, Definitions, Paragraph, TableControl } from "./tree.js";

/** Tables of real documents stay far below; a larger grid is an attack on memory. */
const MAX_GRID = 500_000;
/** Places of the grid for one stored cell: real tables have few that no cell covers, even with wide spans. */
const PLACES_PER_CELL = 200;
const SMALL_GRID = 10_000;

interface RepairedGrid {
  rows: number;
  cols: number;
  cells: CellNode[];
  /** The stored numbers did not fit together and were set right. */
  repaired: boolean;
}

/** Rows and columns that hold every cell; two cells never begin at the same place. */
export function repairGrid(table: TableControl): RepairedGrid {
  let repaired = false;
  const taken = new Set<number>();
  const cells: CellNode[] = [];
  for (const cell of table.cells) {
    const row = Math.max(0, cell.row);
    let col = Math.max(0, cell.col);
    if (row !== cell.row || col !== cell.col) repaired = true;
    while (taken.has(row * 0x10000 + col)) {
      repaired = true;
      col++;
    }
    taken.add(row * 0x10000 + col);
    cells.push(row === cell.row && col === cell.col ? cell : moved(cell, row, col));
  }
  let { rows, cols } = table;
  for (const cell of cells) {
    rows = Math.max(rows, cell.row + 1);
    cols = Math.max(cols, cell.col + 1);
  }
  if (rows !== table.rows || cols !== table.cols) repaired = true;
  const most = Math.min(MAX_GRID, SMALL_GRID + cells.length * PLACES_PER_CELL);
  if (rows * cols > most) return oneColumn(cells);
  return { rows, cols, cells: cells.map((cell) => clipped(cell, rows, cols)), repaired };
}

/** Copies keep the identity of their paragraphs; positions are looked up by the stored cell (see `origin`). */
const origins = new WeakMap<CellNode, CellNode>();

export function originOf(cell: CellNode): CellNode {
  return origins.get(cell) ?? cell;
}

function moved(cell: CellNode, row: number, col: number): CellNode {
  const copy = { ...cell, row, col };
  origins.set(copy, originOf(cell));
  return copy;
}

function clipped(cell: CellNode, rows: number, cols: number): CellNode {
  const rowSpan = Math.min(Math.max(1, cell.rowSpan), rows - cell.row);
  const colSpan = Math.min(Math.max(1, cell.colSpan), cols - cell.col);
  if (rowSpan === cell.rowSpan && colSpan === cell.colSpan) return cell;
  const copy = { ...cell, rowSpan, colSpan };
  origins.set(copy, originOf(cell));
  return copy;
}

function oneColumn(cells: CellNode[]): RepairedGrid {
  return {
    rows: cells.length,
    cols: 1,
    cells: cells.map((cell, row) => clipped(moved(cell, row, 0), cells.length, 1)),
    repaired: true,
  };
}

/** Rows from the top that the file marks as headers (제목 셀); where it marks none, as the table shows and says. */
export function headerRows(
  { rows, cols, cells }: RepairedGrid,
  texts: readonly string[],
  definitions: Definitions,
): number {
  let marked = rows;
  for (const { header, row } of cells) if (!header && row < marked) marked = row;
  if (marked > 0) return marked < rows ? marked : 0;
  return headRows(
    rows,
    cols,
    cells.map(({ row, col, rowSpan, colSpan, borderFill }, at) => ({
      row,
      col,
      rowSpan,
      colSpan,
      text: texts[at]!,
      painted: definitions.filled.has(borderFill),
    })),
  );
}

/**
 * A one-column table around other tables is a frame: its content is read as if it were on the page itself. Whole
 * documents are laid out in such frames.
 */
export function isFrame(table: TableControl): boolean {
  return (
    table.cells.every((cell) => cell.col === 0) &&
    table.cells.some((cell) => cell.paragraphs.some(holdsTable))
  );
}

function holdsTable(paragraph: Paragraph): boolean {
  return paragraph.items.some((item) => item.kind === "table");
}

/** A single cell with nothing in it only draws a line or keeps a distance. */
export function isBlank(table: TableControl): boolean {
  return (
    table.cells.length === 1 && table.cells[0]!.paragraphs.every(isEmpty) && table.caption === null
  );
}

function isEmpty(paragraph: Paragraph): boolean {
  return paragraph.items.every(
    (item) => item.kind === "other" || (item.kind === "text" && item.text.trim() === ""),
  );
}
