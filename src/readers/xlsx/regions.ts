/**
 * Finds the regions (tables) of a sheet: splits it recursively at empty rows and columns, like Excel's "current
 * region"; defined tables are taken out first.
 */
import type { CellRange } from "./address.js";
import type { CellStore } from "./cells.js";

export interface CellRegion extends CellRange {
  /** Cells with text. */
  cells: number;
  defined?: DefinedTable;
}

export interface DefinedTable {
  range: CellRange;
  headerRows: number;
}

interface SheetLayout {
  cells: CellStore;
  /** Merged ranges whose first cell has text, by row. */
  merges: CellRange[];
  narrow: Set<number>;
  tables: DefinedTable[];
}

/** Maximum gap of blank bordered rows (a form to fill in); a longer gap separates tables. */
const MAX_FRAMED_GAP = 30;
/** A sheet whose filled cells are this thin in their box is cut further, so that no grid outgrows its cells. */
const MAX_AREA_PER_CELL = 20;
const SMALL_AREA = 10_000;

/** Cuts inside cuts: real sheets need a dozen; stairs of single cells would go as deep as they have steps. */
const DEEPEST_CUT = 200;
/** Rows looked at for one cut by columns or corners; more only happens in a sheet made to be slow. */
const MAX_ROW_SCANS = 20_000_000;

export function findRegions(layout: SheetLayout): CellRegion[] {
  const defined = layout.tables.map((table) => takeTable(layout.cells, table));
  const { cells } = layout;
  const regions: CellRegion[] = [];
  if (cells.rowCount > 0) {
    const whole = {
      top: cells.rows[0]!,
      left: 0,
      bottom: lastRow(layout),
      right: lastColumn(layout),
    };
    splitRegion(layout, whole, layout.merges, regions, 0);
  }
  for (const region of defined.filter((each) => each.cells > 0)) {
    const next = regions.findIndex(
      (each) => each.top > region.top || (each.top === region.top && each.left > region.left),
    );
    regions.splice(next < 0 ? regions.length : next, 0, region);
  }
  return regions;
}

function lastRow(layout: SheetLayout): number {
  return layout.merges.reduce((last, each) => Math.max(last, each.bottom), layout.cells.lastRow);
}

function lastColumn(layout: SheetLayout): number {
  return layout.merges.reduce((last, each) => Math.max(last, each.right), layout.cells.lastColumn);
}

function takeTable(cells: CellStore, table: DefinedTable): CellRegion {
  let count = 0;
  let bottom = table.range.top;
  for (let row = cells.rowAt(table.range.top); row < cells.rowCount; row++) {
    if (cells.rows[row]! > table.range.bottom) break;
    const end = cells.starts[row + 1]!;
    for (let at = cells.cellAt(row, table.range.left); at < end; at++) {
      if (cells.columns[at]! > table.range.right) break;
      if (cells.isExcluded(at)) continue;
      cells.markTaken(at);
      bottom = cells.rows[row]!;
      count++;
    }
  }
  // A table may reach a million rows down; it ends for us where its text does.
  return { ...table.range, bottom, cells: count, defined: table };
}

function splitRegion(
  layout: SheetLayout,
  window: CellRange,
  merges: CellRange[],
  found: CellRegion[],
  depth: number,
): void {
  const deeper = (part: Partial<CellRange>, inner = merges) =>
    splitRegion(layout, { ...window, ...part }, inner, found, depth + 1);
  const rows = rowBands(layout, window, merges);
  if (rows.length === 0) return;
  if (rows.length > 1) {
    for (const band of rows) deeper(band, mergesInBand(merges, band));
    return;
  }
  const tall = { ...window, ...rows[0]! };
  const columns = columnBands(layout, tall, merges);
  const height = layout.cells.rowAt(tall.bottom + 1) - layout.cells.rowAt(tall.top);
  const fine = depth < DEEPEST_CUT && height * columns.length <= MAX_ROW_SCANS;
  if (columns.length > 1 && fine) {
    const shares = distributeMerges(mergeReach(tall, merges), columns);
    columns.forEach((band, index) => {
      deeper({ ...tall, ...band }, shares[index]);
    });
    return;
  }
  if (columns.length === 0) return;
  const region = { ...tall, left: columns[0]!.left, right: columns.at(-1)!.right };
  const halve = (row: number) => {
    const [above, below] = [
      { ...region, bottom: row },
      { ...region, top: row + 1 },
    ];
    deeper(above, mergesInBand(merges, above));
    deeper(below, mergesInBand(merges, below));
  };
  const corner = fine ? cornerBelow(layout.cells, region, merges) : undefined;
  if (corner !== undefined) {
    halve(corner);
    return;
  }
  const count = countCells(layout.cells, region);
  const area = (region.bottom - region.top + 1) * (region.right - region.left + 1);
  if (area > MAX_AREA_PER_CELL * count + SMALL_AREA && region.bottom > region.top) {
    halve((region.top + region.bottom) >>> 1);
    return;
  }
  if (count > 0) found.push({ ...region, cells: count });
}

/** The row after which everything stands in other columns than before: two tables that touch at a corner. */
function cornerBelow(cells: CellStore, region: CellRange, merges: CellRange[]): number | undefined {
  const first = cells.rowAt(region.top);
  const last = cells.rowAt(region.bottom + 1) - 1;
  if (last <= first || region.left === region.right) return undefined;
  const hulls = {
    left: new Uint16Array(last - first + 1),
    right: new Int16Array(last - first + 1),
  };
  let left = 0xffff;
  let right = -1;
  const reach = mergeReach(region, merges);
  for (let index = last, merge = reach.length - 1; index >= first; index--) {
    const end = cells.starts[index + 1]!;
    for (let at = cells.cellAt(index, region.left); at < end; at++) {
      const column = cells.columns[at]!;
      if (column > region.right) break;
      if (cells.isExcluded(at)) continue;
      left = Math.min(left, column);
      right = Math.max(right, column);
    }
    for (; merge >= 0 && reach[merge]!.top >= cells.rows[index]!; merge--) {
      right = Math.max(right, reach[merge]!.right);
    }
    hulls.left[index - first] = left;
    hulls.right[index - first] = right;
  }
  let above = { left: 0xffff, right: -1 };
  for (let index = first, merge = 0; index < last; index++) {
    const row = cells.rows[index]!;
    const end = cells.starts[index + 1]!;
    for (let at = cells.cellAt(index, region.left); at < end; at++) {
      const column = cells.columns[at]!;
      if (column > region.right) break;
      if (cells.isExcluded(at)) continue;
      above = { left: Math.min(above.left, column), right: Math.max(above.right, column) };
    }
    for (; merge < reach.length && reach[merge]!.top <= row; merge++) {
      above.right = Math.max(above.right, reach[merge]!.right);
      if (reach[merge]!.bottom > row) above.left = 0;
    }
    const next = index + 1 - first;
    if (above.right < hulls.left[next]! || hulls.right[next]! < above.left) return row;
    // Once the columns above span all, nothing below can stand beside them.
    if (above.left === region.left && above.right === region.right) return undefined;
  }
  return undefined;
}

/** Merges that start in the band; binary search, because a sheet may have many bands and many merges. */
function mergesInBand(merges: CellRange[], band: { top: number; bottom: number }): CellRange[] {
  const first = (row: number) => {
    let low = 0;
    let high = merges.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (merges[middle]!.top < row) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return merges.length === 0 ? merges : merges.slice(first(band.top), first(band.bottom + 1));
}

/** Assigns merges to bands in one pass, because both may be thousands. */
function distributeMerges(
  merges: CellRange[],
  bands: { left: number; right: number }[],
): CellRange[][] {
  const shares = bands.map((): CellRange[] => []);
  for (const merge of merges) {
    let low = 0;
    let high = bands.length - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (bands[middle]!.right < merge.left) low = middle + 1;
      else high = middle;
    }
    shares[low]?.push(merge);
  }
  return shares;
}

/** Runs of rows with something in them, borders of blank rows counting as something between two such runs. */
function rowBands(layout: SheetLayout, window: CellRange, merges: CellRange[]) {
  const { cells } = layout;
  const bands: { top: number; bottom: number }[] = [];
  const reach = mergeReach(window, merges);
  let nextMerge = 0;
  for (let index = cells.rowAt(window.top); index < cells.rowCount; index++) {
    const row = cells.rows[index]!;
    if (row > window.bottom) break;
    if (!hasCell(cells, index, window)) continue;
    let bottom = row;
    for (; nextMerge < reach.length && reach[nextMerge]!.top <= row; nextMerge++) {
      bottom = Math.max(bottom, reach[nextMerge]!.bottom);
    }
    const last = bands.at(-1);
    if (last && (row <= last.bottom + 1 || isFramed(cells, last.bottom + 1, row - 1, window))) {
      last.bottom = Math.max(last.bottom, bottom);
    } else bands.push({ top: row, bottom });
  }
  for (const band of bands) band.bottom = Math.min(band.bottom, window.bottom);
  return bands;
}

function mergeReach(window: CellRange, merges: CellRange[]): CellRange[] {
  return merges.filter(
    (each) =>
      each.left >= window.left &&
      each.left <= window.right &&
      each.top >= window.top &&
      each.top <= window.bottom,
  );
}

function hasCell(cells: CellStore, rowIndex: number, window: CellRange): boolean {
  const end = cells.starts[rowIndex + 1]!;
  for (let at = cells.cellAt(rowIndex, window.left); at < end; at++) {
    if (cells.columns[at]! > window.right) return false;
    if (!cells.isExcluded(at)) return true;
  }
  return false;
}

/** Whether every row from `top` to `bottom` has a border in the window. */
function isFramed(cells: CellStore, top: number, bottom: number, window: CellRange): boolean {
  if (bottom - top >= MAX_FRAMED_GAP) return false;
  let row = top;
  for (let at = frameAt(cells, top); at < cells.frames.length && row <= bottom; at++) {
    const frame = cells.frames[at]!;
    if (frame.row > row) return false;
    if (frame.row === row && frame.left <= window.right && frame.right >= window.left) row++;
  }
  return row > bottom;
}

/** Whether a bordered blank stands in the row to the right of `column`, within the range. */
export function hasFrame(cells: CellStore, row: number, column: number, range: CellRange): boolean {
  for (let at = frameAt(cells, row); cells.frames[at]?.row === row; at++) {
    const frame = cells.frames[at]!;
    if (frame.right > column && frame.left <= range.right) return true;
  }
  return false;
}

function frameAt(cells: CellStore, row: number): number {
  let low = 0;
  let high = cells.frames.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (cells.frames[middle]!.row < row) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Runs of columns with something in them; gaps that are narrow, or framed in half of the rows, do not part. */
function columnBands(layout: SheetLayout, window: CellRange, merges: CellRange[]) {
  const { cells } = layout;
  const width = window.right - window.left + 1;
  const filled = new Uint8Array(width);
  for (let index = cells.rowAt(window.top); index < cells.rowCount; index++) {
    if (cells.rows[index]! > window.bottom) break;
    const end = cells.starts[index + 1]!;
    for (let at = cells.cellAt(index, window.left); at < end; at++) {
      const column = cells.columns[at]!;
      if (column > window.right) break;
      if (!cells.isExcluded(at)) filled[column - window.left] = 1;
    }
  }
  for (const each of mergeReach(window, merges)) {
    filled.fill(1, each.left - window.left, Math.min(width, each.right - window.left + 1));
  }
  const first = filled.indexOf(1);
  const last = filled.lastIndexOf(1);
  if (first < 0) return [];
  const gap = filled.indexOf(0, first);
  if (gap < 0 || gap > last) return [{ left: first + window.left, right: last + window.left }];
  const gaps = new Set<number>();
  for (let at = first; at <= last; at++) if (filled[at] === 0) gaps.add(at + window.left);
  const bands: { left: number; right: number }[] = [];
  const bridged = bridgedGaps(layout, window, gaps);
  for (let column = first + window.left; column <= last + window.left; column++) {
    if (gaps.has(column) && !bridged.has(column)) continue;
    const band = bands.at(-1);
    if (band && band.right === column - 1) band.right = column;
    else bands.push({ left: column, right: column });
  }
  // A bridge that leads nowhere is no part of the table beside it.
  return bands
    .map(({ left, right }) => {
      while (gaps.has(left)) left++;
      while (gaps.has(right)) right--;
      return { left, right };
    })
    .filter((band) => band.left <= band.right);
}

function bridgedGaps(layout: SheetLayout, window: CellRange, gaps: Set<number>): Set<number> {
  const { cells, narrow } = layout;
  const framedRows = new Map<number, number>();
  for (let at = frameAt(cells, window.top); at < cells.frames.length; at++) {
    const frame = cells.frames[at]!;
    if (frame.row > window.bottom) break;
    const to = Math.min(frame.right, window.right);
    for (let column = Math.max(frame.left, window.left); column <= to; column++) {
      if (gaps.has(column)) framedRows.set(column, (framedRows.get(column) ?? 0) + 1);
    }
  }
  const half = (window.bottom - window.top + 1) / 2;
  return new Set(
    [...gaps].filter((column) => narrow.has(column) || (framedRows.get(column) ?? 0) >= half),
  );
}

function countCells(cells: CellStore, range: CellRange): number {
  let count = 0;
  for (let index = cells.rowAt(range.top); index < cells.rowCount; index++) {
    if (cells.rows[index]! > range.bottom) break;
    const end = cells.starts[index + 1]!;
    for (let at = cells.cellAt(index, range.left); at < end; at++) {
      if (cells.columns[at]! > range.right) break;
      if (!cells.isExcluded(at)) count++;
    }
  }
  return count;
}
