/** Anchors of a chunk: one per page, its box the union of the chunk's text there. */
import { unionOfKnown } from "../model/box.js";
import type { Anchor } from "../model/chunk.js";
import type { Block, Cell, Table } from "../model/document.js";
import type { Box } from "../model/format.js";
import { codePointOffsets } from "../text/code-points.js";

/** A region that text occupies on one page. */
export interface Spot {
  page: number;
  bbox: Box | null;
  /** Spreadsheets: the sheet, its columns and the rows held. */
  range?: SheetRange;
}

interface SheetRange {
  sheet: string;
  firstColumn: string;
  lastColumn: string;
  firstRow: number;
  lastRow: number;
}

/** The spots of a range of a block's text, by its printed lines if the reader gave them. Offsets in code units. */
export function blockSpots(block: Block, start: number, end: number): Spot[] {
  const range = block.cell_range ? parseRange(block.cell_range) : undefined;
  const whole = [{ page: block.page, bbox: block.bbox, ...(range && { range }) }];
  if (!block.lines?.length) return whole;
  const toPoints = pointsOf(block);
  const from = toPoints(start);
  const to = toPoints(end);
  const lines = block.lines.filter((line) => line.start < to && line.end > from);
  return lines.length === 0 ? whole : lines.map(({ page, bbox }) => ({ page, bbox }));
}

const offsetsByText = new WeakMap<Block | Cell, (unit: number) => number>();

/** Code units of a text to code points, worked out once. */
function pointsOf(holder: Block | Cell): (unit: number) => number {
  let toPoints = offsetsByText.get(holder);
  if (!toPoints) {
    toPoints = codePointOffsets(holder.text);
    offsetsByText.set(holder, toPoints);
  }
  return toPoints;
}

/** The spot of one cell; the table's box if no cell has one and the table is on one page. */
function cellSpot(cell: Cell, table: Table): Spot {
  const spot: Spot = { page: cell.page, bbox: cell.bbox ?? sharedTableBox(table) };
  const range = cellRange(cell, table);
  if (range) spot.range = range;
  return spot;
}

/**
 * The spots of a range of a cell's text, in code units: the cell itself, and its lines on later pages if it spans pages. A part that
 * stands on later pages alone is not on the cell's first.
 */
export function cellSpots(
  cell: Cell,
  table: Table,
  start = 0,
  end: number = cell.text.length,
): Spot[] {
  if (!cell.lines?.length) return [cellSpot(cell, table)];
  const toPoints = pointsOf(cell);
  const [from, to] = [toPoints(start), toPoints(end)];
  const lines = cell.lines.filter((line) => line.start < to && line.end > from);
  const later = lines.filter((line) => line.page !== cell.page);
  const own = later.length < lines.length || later.length === 0 ? [cellSpot(cell, table)] : [];
  return [...own, ...later.map(({ page, bbox }) => ({ page, bbox }))];
}

const sharedTableBoxes = new WeakMap<Table, Box | null>();

function sharedTableBox(table: Table): Box | null {
  let box = sharedTableBoxes.get(table);
  if (box === undefined) {
    const none = table.cells.every((cell) => cell.bbox === null && cell.page === table.page);
    box = none ? table.bbox : null;
    sharedTableBoxes.set(table, box);
  }
  return box;
}

/** Merges spots into one anchor per page, in page order. */
export function anchorsOf(spots: Spot[]): Anchor[] {
  const pages = new Map<number, Spot[]>();
  for (const spot of spots) {
    const here = pages.get(spot.page);
    if (here) here.push(spot);
    else pages.set(spot.page, [spot]);
  }
  return [...pages.keys()]
    .sort((a, b) => a - b)
    .map((page) => {
      const here = pages.get(page)!;
      return {
        page,
        bbox: unionOfKnown(here.map((spot) => spot.bbox)),
        cell_range: rangeText(here),
      };
    });
}

const RANGE = /^(?:(.*)!)?\$?([A-Z]+)\$?(\d+)(?::\$?([A-Z]+)\$?(\d+))?$/s;

function parseRange(text: string): SheetRange | undefined {
  const parts = RANGE.exec(text);
  if (!parts) return undefined;
  const [, sheet = "", firstColumn = "", firstRow, lastColumn = firstColumn, lastRow = firstRow] =
    parts;
  return {
    sheet,
    firstColumn,
    lastColumn,
    firstRow: Number(firstRow),
    lastRow: Number(lastRow),
  };
}

const wholeRanges = new WeakMap<Table, SheetRange | null>();

/** A table's own range, parsed once for all its cells. */
function wholeRange(table: Table): SheetRange | null {
  let whole = wholeRanges.get(table);
  if (whole === undefined) {
    whole = (table.cell_range && parseRange(table.cell_range)) || null;
    wholeRanges.set(table, whole);
  }
  return whole;
}

/** The table's own columns, with the rows of one cell. */
function cellRange(cell: Cell, table: Table): SheetRange | undefined {
  const whole = wholeRange(table);
  if (!whole) return undefined;
  const address = cell.ref ? /\d+/.exec(cell.ref) : null;
  const row = address ? Number(address[0]) : whole.firstRow + cell.row;
  const { sheet, firstColumn, lastColumn } = whole;
  return { sheet, firstColumn, lastColumn, firstRow: row, lastRow: row + cell.row_span - 1 };
}

function rangeText(spots: Spot[]): string | null {
  let held: SheetRange | null = null;
  for (const { range } of spots) {
    if (!range || (held && range.sheet !== held.sheet)) continue;
    held = held
      ? {
          sheet: held.sheet,
          firstColumn: leftmost(held.firstColumn, range.firstColumn),
          lastColumn: rightmost(held.lastColumn, range.lastColumn),
          firstRow: Math.min(held.firstRow, range.firstRow),
          lastRow: Math.max(held.lastRow, range.lastRow),
        }
      : range;
  }
  if (!held) return null;
  const [from, to] = [`${held.firstColumn}${held.firstRow}`, `${held.lastColumn}${held.lastRow}`];
  const cells = from === to ? from : `${from}:${to}`;
  return held.sheet === "" ? cells : `${held.sheet}!${cells}`;
}

function leftmost(a: string, b: string): string {
  return byColumn(a, b) <= 0 ? a : b;
}

function rightmost(a: string, b: string): string {
  return byColumn(a, b) >= 0 ? a : b;
}

function byColumn(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}
