/**
 * Computes on which page each row of a floating table is, from saved row heights and from cell lines whose offsets
 * restart at a page top. These pages are computed, not stored, and carry a warning.
 */
import type { LinePlace, Positions } from "./positions.js";
import { lineStarts } from "./saved-lines.js";
import type { CellNode, TableControl } from "./tree.js";

/** What rounding and border widths may add to the rows of a page: 3 mm. */
const TOLERANCE = 850;

export interface TableEnd {
  page: number;
  /** From the top of the body area. */
  y: number;
}

/** Places the table and its cells, beginning at `y` of `page`; `room` is the height of the body area. */
export function placeTable(
  table: TableControl,
  page: number,
  y: number,
  room: number,
  positions: Positions,
): TableEnd {
  const rows = rowsOf(table);
  // The stored height of a table that was split may be that of its part on the first page alone.
  const height = Math.max(
    table.place.height,
    rows.reduce((sum, row) => sum + row.height, 0),
  );
  const goesOver = rows.some((row) => row.turns > 0);
  const fits = y + height <= room + TOLERANCE;
  const at: TableEnd = { page, y };
  // A table that may not be split, and one whose first row does not fit, begins on the next page.
  const whole = table.splits === "none" ? height : (rows[0]?.height ?? 0);
  if (!fits && y > 0 && !rows[0]?.turns && y + whole > room + TOLERANCE) {
    at.page++;
    at.y = 0;
  }
  positions.objects.set(table, { page: at.page, bbox: null });
  const splits = table.splits !== "none" && (goesOver || at.y + height > room + TOLERANCE);
  for (const row of rows) {
    if (splits && row.turns === 0 && at.y > 0 && at.y + row.height > room + TOLERANCE) {
      at.page++;
      at.y = 0;
    }
    for (const cell of row.cells) {
      positions.cells.set(cell, { page: at.page, bbox: null });
      placeLines(cell, at.page, splits, positions);
    }
    if (splits && row.turns > 0) {
      at.page += row.turns;
      at.y = row.end;
    } else at.y += row.height;
  }
  if (!splits) at.y = Math.max(at.y, (at.page === page ? y : 0) + height);
  return at;
}

interface TableRowPages {
  cells: CellNode[];
  height: number;
  /** How often its longest cell goes on at the top of a page, and where that cell ends. */
  turns: number;
  end: number;
}

function rowsOf(table: TableControl): TableRowPages[] {
  const rows = new Map<number, TableRowPages>();
  for (const cell of table.cells) {
    const row = rows.get(cell.row) ?? { cells: [], height: 0, turns: 0, end: 0 };
    rows.set(cell.row, row);
    row.cells.push(cell);
    if (cell.rowSpan === 1) row.height = Math.max(row.height, cell.height);
    const { turns, end } = pageTurnsOf(cell);
    if (turns > row.turns) row.end = end;
    else if (turns === row.turns) row.end = Math.max(row.end, end);
    row.turns = Math.max(row.turns, turns);
  }
  return [...rows].sort(([a], [b]) => a - b).map(([, row]) => row);
}

function pageTurnsOf(cell: CellNode): { turns: number; end: number } {
  let turns = 0;
  let last = Number.NEGATIVE_INFINITY;
  let end = 0;
  for (const paragraph of cell.paragraphs) {
    for (const { y, height } of lineStarts(paragraph)) {
      if (y < last) turns++;
      last = y;
      end = y + height;
    }
  }
  return { turns, end };
}

/** Lines of a cell that goes over pages; the others are on the cell's page and need no entry. */
function placeLines(cell: CellNode, first: number, splits: boolean, positions: Positions): void {
  if (!splits) return;
  let page = first;
  let last = Number.NEGATIVE_INFINITY;
  for (const paragraph of cell.paragraphs) {
    const lines: LinePlace[] = [];
    for (const { at, y } of lineStarts(paragraph)) {
      if (y < last) page++;
      last = y;
      lines.push({ at, page, y: null, bbox: null });
    }
    positions.lines.set(
      paragraph,
      lines.length > 0 ? lines : [{ at: 0, page, y: null, bbox: null }],
    );
  }
}
