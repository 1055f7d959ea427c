/**
 * The rows of a table as they were laid out: how high each is, and on which page it stands. The file keeps the height of every cell;
 * of a table that goes over pages its height is that of the part on the first page, and the lines of a cell that goes over begin
 * again at the top of the page.
 */
import type { LinePlace, Positions } from "./positions.js";
import { lineStarts } from "./saved-lines.js";
import type { CellNode, TableControl } from "./tree.js";

/** What rounding and border widths may add to the rows of a page: 3 mm. */
export const ROW_TOLERANCE = 850;

/** What a page end may cut off a row below its lines: 7 mm. */
const MAX_CUT = 2000;

/** A height on a page, from the top of the body area. */
export interface PageHeight {
  page: number;
  y: number;
}

/** How often lines go on at the top of a page, and how much of them stands on the last of them. */
interface PageTurns {
  turns: number;
  end: number;
}

/** The turns are those of its longest cell. */
interface TableRow extends PageTurns {
  cells: CellNode[];
  height: number;
}

const looked = new WeakMap<TableControl, TableRows>();

export class TableRows {
  private measured: TableRow[] | undefined;
  private sum = 0;
  private statesPart: boolean | undefined;

  private constructor(private readonly table: TableControl) {}

  /** The same for every look at a table. */
  static of(table: TableControl): TableRows {
    let rows = looked.get(table);
    if (!rows) {
      rows = new TableRows(table);
      looked.set(table, rows);
    }
    return rows;
  }

  /** Measured when they are first asked for: a table that stands whole needs none of it. */
  private get rows(): TableRow[] {
    if (!this.measured) {
      this.measured = rowsOf(this.table, this.beginsAgain);
      for (const row of this.measured) this.sum += row.height;
    }
    return this.measured;
  }

  private get height(): number {
    return this.rows.length === 0 ? 0 : this.sum;
  }

  /** Whether the table's own height is less than its cells', without a look at their lines. */
  private get statesFirstPart(): boolean {
    const { height } = this.table.place;
    this.statesPart ??= height > 0 && height + ROW_TOLERANCE < cellHeights(this.table);
    return this.statesPart;
  }

  /**
   * Whether a line of a cell begins a page: it stands above the one before, or at the top like it. Programs that fill in forms leave all
   * lines at the top too, so the latter counts only in a table that the file says goes over.
   */
  private readonly beginsAgain = (y: number, last: number): boolean =>
    y < last || (y === 0 && last === 0 && this.statesFirstPart);

  /** Whether the file says that the table goes over a page end: its own height is less than that of its rows, or a cell turns the page. */
  get isSplit(): boolean {
    const { splits, place } = this.table;
    if (splits === "none") return false;
    return place.height + ROW_TOLERANCE < this.height || this.rows.some(({ turns }) => turns > 0);
  }

  /** Height of the rows that are printed again on each further page. */
  private get headerHeight(): number {
    if (!this.table.repeatsHeader) return 0;
    let height = 0;
    for (const row of this.rows) {
      if (!row.cells.every((cell) => cell.header)) break;
      height += row.height;
    }
    return height;
  }

  /** All rows on one page. */
  placeWhole(page: number, positions: Positions): void {
    positions.objects.set(this.table, { page, bbox: null });
    for (const cell of this.table.cells) {
      positions.cells.set(cell, { page, bbox: null });
      placeLines(cell, page, () => false, positions);
    }
  }

  /** The rows from `start` on over the pages that they take, each `room` high; where the last one ends. */
  placeSplit(start: PageHeight, room: number, positions?: Positions): PageHeight {
    const at = { ...start };
    // The table's own height is where its first part ends.
    let foot =
      this.table.place.height + ROW_TOLERANCE < this.height
        ? start.y + this.table.place.height
        : room;
    positions?.objects.set(this.table, { page: at.page, bbox: null });
    for (const row of this.rows) {
      if (row.turns === 0 && at.y > 0 && at.y + leastHeight(row) > foot + ROW_TOLERANCE) {
        at.page++;
        at.y = this.headerHeight;
        foot = room;
      }
      for (const cell of positions ? row.cells : []) {
        positions!.cells.set(cell, { page: at.page, bbox: null });
        placeLines(cell, at.page, this.beginsAgain, positions!);
      }
      if (row.turns > 0) {
        at.page += row.turns;
        // One turn: what is left of the row; more: only the lines on the last page tell.
        at.y = row.turns === 1 ? Math.max(row.height - (foot - at.y), row.end) : row.end;
        at.y += this.headerHeight;
        foot = room;
      } else at.y += row.height;
    }
    return at;
  }
}

/** What of a row has to stand on one page: its lines, and nearly all of its height. */
function leastHeight({ cells, height, end }: TableRow): number {
  return cells.some(holdsObjects) ? height : Math.max(Math.min(height, end), height - MAX_CUT);
}

function holdsObjects({ paragraphs }: CellNode): boolean {
  return paragraphs.some(({ items }) => items.some((item) => "place" in item));
}

type BeginsAgain = (y: number, last: number) => boolean;

function cellHeights({ cells }: TableControl): number {
  const rows = new Map<number, number>();
  for (const { row, rowSpan, height } of cells)
    if (rowSpan === 1) rows.set(row, Math.max(rows.get(row) ?? 0, height));
  let sum = 0;
  for (const height of rows.values()) sum += height;
  return sum;
}

function rowsOf(table: TableControl, again: BeginsAgain): TableRow[] {
  const rows = new Map<number, TableRow>();
  const spanning: CellNode[] = [];
  for (const cell of table.cells) {
    const row = rows.get(cell.row) ?? { cells: [], height: 0, turns: 0, end: 0 };
    rows.set(cell.row, row);
    row.cells.push(cell);
    const { turns, end } = pageTurnsOf(cell, table, again);
    if (cell.rowSpan > 1) spanning.push(cell);
    else row.height = Math.max(row.height, cell.height, turns === 0 ? end : 0);
    if (cell.rowSpan > 1) continue;
    if (turns > row.turns) row.end = end;
    else if (turns === row.turns) row.end = Math.max(row.end, end);
    row.turns = Math.max(row.turns, turns);
  }
  for (const cell of spanning) stretchLastRow(cell, rows, pageTurnsOf(cell, table, again));
  return [...rows].sort(([a], [b]) => a - b).map(([, row]) => row);
}

/** A merged cell that is higher than its rows makes the last of them higher. */
function stretchLastRow(
  cell: CellNode,
  rows: Map<number, TableRow>,
  { turns, end }: PageTurns,
): void {
  let height = 0;
  for (let at = cell.row; at < cell.row + cell.rowSpan; at++) height += rows.get(at)?.height ?? 0;
  const last = rows.get(cell.row + cell.rowSpan - 1);
  const needed = Math.max(cell.height, turns === 0 ? end : 0);
  if (last && needed > height) last.height += needed - height;
}

/** How often a cell's lines begin again, and how far down the last of them reach, with the cell's own margins. */
function pageTurnsOf(cell: CellNode, table: TableControl, again: BeginsAgain): PageTurns {
  let turns = 0;
  let last = Number.NEGATIVE_INFINITY;
  let end = 0;
  for (const paragraph of cell.paragraphs) {
    for (const { y, height } of lineStarts(paragraph)) {
      if (again(y, last)) turns++;
      last = y;
      end = y + height;
    }
  }
  const { top, bottom } = cell.margin ?? table.padding;
  return { turns, end: end === 0 ? 0 : end + top + bottom };
}

/** Lines of a cell; one that goes over pages has its lines begin again on each. */
function placeLines(cell: CellNode, first: number, again: BeginsAgain, positions: Positions): void {
  let page = first;
  let last = Number.NEGATIVE_INFINITY;
  for (const paragraph of cell.paragraphs) {
    const lines: LinePlace[] = [];
    for (const { at, y } of lineStarts(paragraph)) {
      if (again(y, last)) page++;
      last = y;
      lines.push({ at, page, y: null, bbox: null });
    }
    if (lines.length === 0) lines.push({ at: 0, page, y: null, bbox: null });
    positions.lines.set(paragraph, lines);
    for (const item of paragraph.items) {
      if (item.kind !== "table") continue;
      const line = lines.findLast(({ at }) => at <= item.at) ?? lines[0]!;
      TableRows.of(item).placeWhole(line.page, positions);
    }
  }
}
