/**
 * Places rows of spanning cells on a grid, as HTML does (HTML 4.9.12): a cell takes the next free column, and those that span
 * down keep theirs. By hand because it is a dozen lines inside every table library, and none has it alone.
 */

interface Spanning {
  rowSpan: number;
  colSpan: number;
}

export interface Placed<C> {
  row: number;
  col: number;
  rowSpan: number;
  colSpan: number;
  cell: C;
}

interface PlacedCells<C> {
  rows: number;
  cols: number;
  cells: Placed<C>[];
  /** Spans that would lie over another cell were cut. */
  overlapping: boolean;
  /** Rows at the end that are left out, because the grid would be too large. */
  rowsLeftOut: number;
}

/** Columns that browsers and word processors stop at. */
const MAX_COLUMNS = 1000;
/** Places of one grid, empty ones too: beyond it a few bytes of spans would fill the memory. */
const MAX_PLACES = 3_000_000;

export function placeCells<C extends Spanning>(rows: readonly (readonly C[])[]): PlacedCells<C> {
  const cells: Placed<C>[] = [];
  /** By column, the first row that is free again. */
  const freeFrom: number[] = [];
  let overlapping = false;
  for (const [row, line] of rows.entries()) {
    let col = 0;
    for (const cell of line) {
      while ((freeFrom[col] ?? 0) > row) col++;
      if (col >= MAX_COLUMNS) break;
      const wanted = Math.min(atLeastOne(cell.colSpan), MAX_COLUMNS - col);
      let colSpan = 1;
      while (colSpan < wanted && (freeFrom[col + colSpan] ?? 0) <= row) colSpan++;
      if (colSpan < wanted) overlapping = true;
      const rowSpan = Math.min(atLeastOne(cell.rowSpan), rows.length - row);
      for (let at = col; at < col + colSpan; at++) freeFrom[at] = row + rowSpan;
      cells.push({ row, col, rowSpan, colSpan, cell });
      col += colSpan;
    }
  }
  const cols = dropUnusedColumns(cells);
  const most = Math.max(1, Math.floor(MAX_PLACES / Math.max(1, cols)));
  const kept = Math.min(rows.length, most);
  const held = kept === rows.length ? cells : cells.filter(({ row }) => row < kept);
  for (const cell of held) cell.rowSpan = Math.min(cell.rowSpan, kept - cell.row);
  return { rows: kept, cols, cells: held, overlapping, rowsLeftOut: rows.length - kept };
}

function atLeastOne(span: number): number {
  return Number.isFinite(span) ? Math.max(1, Math.floor(span)) : 1;
}

/** A column in which no cell begins is only a way of writing wide spans. Returns how many are left. */
function dropUnusedColumns<C>(cells: Placed<C>[]): number {
  const used = [...new Set(cells.map(({ col }) => col))].sort((a, b) => a - b);
  const place = new Map(used.map((col, index) => [col, index]));
  for (const cell of cells) {
    const first = place.get(cell.col)!;
    let last = first;
    while (last + 1 < used.length && used[last + 1]! < cell.col + cell.colSpan) last++;
    cell.col = first;
    cell.colSpan = last - first + 1;
  }
  return used.length;
}
