/** Turns a group of touching rulings into the cells they enclose, with spans. */
import type { Box } from "../../model/format.js";
import type { Ruling } from "./page-content.js";
import { GRID, RULINGS } from "./thresholds.js";

/** Grids larger than this are drawings. */
const MAX_PLACES = 20_000;

export interface GridCell {
  row: number;
  col: number;
  rowSpan: number;
  colSpan: number;
  box: Box;
}

export interface RuledGrid {
  box: Box;
  xs: number[];
  ys: number[];
  cells: GridCell[];
  /** The lines enclose shapes that are no rectangles; the cells are the nearest reading of them. */
  uncertain: boolean;
  /** The file itself says where every cell lies, the thin and empty ones too. */
  exact?: true;
  /** The table's sides extend beyond its first or last line: a row that continues on another page. */
  open: { top: boolean; bottom: boolean };
}

/** The grid of a group, or null where it encloses nothing. */
export function gridOf(group: readonly Ruling[], scanned = false): RuledGrid | null {
  const levels = group.filter((line) => line.level);
  const uprights = group.filter((line) => !line.level);
  const ends = openEnds(levels, uprights);
  const ys = edges([...levels.map((line) => line.at), ...ends]);
  const sides =
    levels.length === 0
      ? []
      : [Math.min(...levels.map((line) => line.from)), Math.max(...levels.map((line) => line.to))];
  const xs = scanned
    ? edges([...uprights.map((line) => line.at), ...sides])
    : columnEdges(uprights, sides);
  if (ys.length < 2 || xs.length < 2 || xs.length * ys.length > MAX_PLACES) return null;
  const drawn: DrawnEdges = {
    upright: snapped(uprights, xs, ys),
    level: snapped(levels, ys, xs),
  };
  closeOpenSides(drawn, xs.length);
  closeOpenEnds(drawn, ends, ys);
  const grid = readCells(drawn, xs, ys);
  if (grid) grid.open = openSides(ends, grid.box);
  return grid;
}

const openSides = (ends: readonly number[], [, top, , bottom]: Box): RuledGrid["open"] => ({
  top: ends.some((end) => Math.abs(end - top) <= GRID.sameEdge),
  bottom: ends.some((end) => Math.abs(end - bottom) <= GRID.sameEdge),
});

/**
 * Where a table runs on over the page's end its last row has no line: both sides just stop, at the same height. A row
 * longer than the page has no level line on it at all.
 */
function openEnds(levels: Ruling[], uprights: Ruling[]): number[] {
  if (uprights.length < 2) return [];
  const middle = (uprights[0]!.from + uprights[0]!.to) / 2;
  const heights = levels.length > 0 ? levels.map((line) => line.at) : [middle];
  const top = Math.min(...heights);
  const bottom = Math.max(...heights);
  const low = Math.max(...uprights.map((line) => line.to));
  const high = Math.min(...uprights.map((line) => line.from));
  const ends: number[] = [];
  const reach = (at: number, end: (line: Ruling) => number) =>
    uprights.filter((line) => Math.abs(end(line) - at) <= GRID.sameEdge);
  if (
    low > bottom + GRID.shortestOpenRow &&
    spans(
      reach(low, (line) => line.to),
      uprights,
    )
  )
    ends.push(low);
  if (
    high < top - GRID.shortestOpenRow &&
    spans(
      reach(high, (line) => line.from),
      uprights,
    )
  )
    ends.push(high);
  return ends;
}

/** Whether the lines that run on are at least the outer two. */
function spans(running: Ruling[], uprights: Ruling[]): boolean {
  if (running.length < 2) return false;
  const width = (lines: Ruling[]) =>
    Math.max(...lines.map((line) => line.at)) - Math.min(...lines.map((line) => line.at));
  return width(running) >= GRID.openWidth * width(uprights);
}

/** Distinct positions, parallel neighbours made one. */
function edges(positions: number[]): number[] {
  const groups: number[][] = [];
  for (const at of positions.sort((a, b) => a - b)) {
    const group = groups.at(-1);
    if (group && at - group[0]! <= GRID.sameEdge) group.push(at);
    else groups.push([at]);
  }
  return groups.map(mean);
}

const mean = (values: number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Column borders: lines beside the same rows are one edge drawn twice, lines beside different rows two columns. */
function columnEdges(uprights: readonly Ruling[], sides: readonly number[]): number[] {
  const sorted = [...uprights].sort((a, b) => a.at - b.at);
  const merged: Ruling[][] = [];
  for (const line of sorted) {
    const group = merged.at(-1);
    const apart = group ? line.at - group[0]!.at : Number.POSITIVE_INFINITY;
    const same =
      apart <= GRID.sameDrawnEdge ||
      (apart <= GRID.sameEdge &&
        group!.some(
          (other) => other.from < line.to - RULINGS.touch && line.from < other.to - RULINGS.touch,
        ));
    if (same) group!.push(line);
    else merged.push([line]);
  }
  const columns = merged.map((group) => mean(group.map(({ at }) => at)));
  for (const side of sides) {
    if (!columns.some((at) => Math.abs(at - side) <= GRID.sameEdge)) columns.push(side);
  }
  return columns.sort((a, b) => a - b);
}

/** For each edge position, the drawn stretches on it. */
function snapped(lines: Ruling[], own: number[], across: number[]): boolean[][] {
  const stretches: [number, number][][] = own.map(() => []);
  for (const line of lines) stretches[nearest(own, line.at)]!.push([line.from, line.to]);
  return stretches.map((list) => {
    list.sort((a, b) => a[0] - b[0]);
    const covered: boolean[] = [];
    for (let index = 0; index + 1 < across.length; index++) {
      const from = across[index]!;
      const to = across[index + 1]!;
      let sum = 0;
      let reached = from;
      for (const [start, end] of list) {
        const low = Math.max(start - RULINGS.touch / 2, reached);
        const high = Math.min(end + RULINGS.touch / 2, to);
        if (high > low) {
          sum += high - low;
          reached = high;
        }
      }
      covered.push(sum >= GRID.drawn * (to - from));
    }
    return covered;
  });
}

function nearest(positions: number[], at: number): number {
  let best = 0;
  for (let index = 1; index < positions.length; index++) {
    if (Math.abs(positions[index]! - at) < Math.abs(positions[best]! - at)) best = index;
  }
  return best;
}

interface DrawnEdges {
  /** `upright[x][row]`: the edge at column border x beside that row. */
  upright: boolean[][];
  /** `level[y][col]`: the edge at row border y above or below that column. */
  level: boolean[][];
}

/** Korean tables often leave the outer sides open: where rows have lines above and below, the side is closed. */
function closeOpenSides(drawn: DrawnEdges, xs: number): void {
  for (const [side, column] of [
    [0, 0],
    [xs - 1, xs - 2],
  ] as const) {
    const tops = drawn.level.map((edge) => edge[column]!);
    const first = tops.indexOf(true);
    const last = tops.lastIndexOf(true);
    for (let row = first; row < last; row++) drawn.upright[side]![row] = true;
  }
}

/** Closes the rows that `openEnds` found. */
function closeOpenEnds(drawn: DrawnEdges, ends: number[], ys: number[]): void {
  for (const end of ends) drawn.level[nearest(ys, end)]!.fill(true);
}

function readCells(drawn: DrawnEdges, xs: number[], ys: number[]): RuledGrid | null {
  const rows = ys.length - 1;
  const cols = xs.length - 1;
  const region = new Int32Array(rows * cols).fill(-1);
  const outside = new Set<number>();
  let regions = 0;
  for (let start = 0; start < region.length; start++) {
    if (region[start] !== -1) continue;
    const id = regions++;
    const stack = [start];
    region[start] = id;
    while (stack.length > 0) {
      const place = stack.pop()!;
      const row = Math.floor(place / cols);
      const col = place % cols;
      const steps: [boolean, number, number][] = [
        [drawn.upright[col]![row]!, row, col - 1],
        [drawn.upright[col + 1]![row]!, row, col + 1],
        [drawn.level[row]![col]!, row - 1, col],
        [drawn.level[row + 1]![col]!, row + 1, col],
      ];
      for (const [wall, toRow, toCol] of steps) {
        if (wall) continue;
        if (toRow < 0 || toCol < 0 || toRow >= rows || toCol >= cols) {
          outside.add(id);
        } else if (region[toRow * cols + toCol] === -1) {
          region[toRow * cols + toCol] = id;
          stack.push(toRow * cols + toCol);
        }
      }
    }
  }
  const cells: GridCell[] = [];
  let uncertain = false;
  for (const [id, rectangles] of rectanglesOf(region, regions, rows, cols).entries()) {
    if (outside.has(id)) continue;
    if (rectangles.length > 1) uncertain = true;
    for (const [row, col, rowSpan, colSpan] of rectangles) {
      cells.push({
        row,
        col,
        rowSpan,
        colSpan,
        box: [xs[col]!, ys[row]!, xs[col + colSpan]!, ys[row + rowSpan]!],
      });
    }
  }
  if (cells.length === 0) return null;
  cells.sort((a, b) => a.row - b.row || a.col - b.col);
  return {
    box: [xs[0]!, ys[0]!, xs.at(-1)!, ys.at(-1)!],
    xs,
    ys,
    cells,
    uncertain,
    open: { top: false, bottom: false },
  };
}

type Rectangle = [row: number, col: number, rowSpan: number, colSpan: number];

/** Each region as rectangles: one where it is one, else its rows' stretches put together. */
function rectanglesOf(
  region: Int32Array,
  regions: number,
  rows: number,
  cols: number,
): Rectangle[][] {
  const found: Rectangle[][] = Array.from({ length: regions }, () => []);
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      const id = region[row * cols + col]!;
      let end = col;
      while (end + 1 < cols && region[row * cols + end + 1] === id) end++;
      const above = found[id]!.find(
        ([top, left, height, width]) =>
          left === col && width === end - col + 1 && top + height === row,
      );
      if (above) above[2]++;
      else found[id]!.push([row, col, 1, end - col + 1]);
      col = end;
    }
  }
  return found;
}
