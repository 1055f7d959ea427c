/** Adds a painted row without lines, which stands right above a grid and is as wide, as the grid's first row. */
import type { Box } from "../../model/format.js";
import { contains, type Fill, type Glyph, isSpace } from "./page-content.js";
import type { GridCell, RuledGrid } from "./ruled-grid.js";
import { buildLines } from "./text-lines.js";
import { GRID } from "./thresholds.js";

export function withPaintedRow(
  grid: RuledGrid,
  fills: readonly Fill[],
  glyphs: readonly Glyph[],
): RuledGrid {
  const [left, top, right] = grid.box;
  if (grid.xs.length < 3) return grid;
  const above = fills
    .map((fill) => fill.box)
    .filter(
      (box) =>
        Math.abs(box[3] - top) <= GRID.sameEdge &&
        box[0] >= left - GRID.sameEdge &&
        box[2] <= right + GRID.sameEdge,
    );
  if (above.length === 0) return grid;
  const start = Math.min(...above.map((box) => box[1]));
  const row = above.filter((box) => Math.abs(box[1] - start) <= GRID.sameEdge);
  if (!reaches(row, left, right)) return grid;
  const inside = glyphs.filter((glyph) => isIn([left, start, right, top], glyph));
  const columns = columnsOf(inside, grid.xs);
  if (!columns) return grid;
  const cells = columns.map(
    ([col, colSpan]): GridCell => ({
      row: 0,
      col,
      rowSpan: 1,
      colSpan,
      box: [grid.xs[col]!, start, grid.xs[col + colSpan]!, top],
    }),
  );
  return {
    ...grid,
    box: [left, start, right, grid.box[3]],
    ys: [start, ...grid.ys],
    cells: [...cells, ...grid.cells.map((cell) => ({ ...cell, row: cell.row + 1 }))],
    open: { ...grid.open, top: false },
  };
}

/** Whether the areas together lie under all of the width. */
function reaches(row: readonly Box[], left: number, right: number): boolean {
  let at = left;
  for (const [x0, , x1] of [...row].sort((a, b) => a[0] - b[0])) {
    if (x0 > at + GRID.sameEdge) return false;
    at = Math.max(at, x1);
  }
  return at >= right - GRID.sameEdge;
}

const isIn = (box: Box, glyph: Glyph): boolean =>
  !isSpace(glyph) &&
  contains(box, (glyph.box[0] + glyph.box[2]) / 2, (glyph.box[1] + glyph.box[3]) / 2);

/** The columns that each of the row's words stands over, the free ones each on its own; null where they do not tell columns apart. */
function columnsOf(
  glyphs: readonly Glyph[],
  xs: readonly number[],
): [col: number, colSpan: number][] | null {
  const cols = xs.length - 1;
  const startsCell: boolean[] = Array.from({ length: cols }, () => true);
  const pieces = buildLines(glyphs, 1).flatMap((line) => line.pieces);
  if (pieces.length < 2) return null;
  for (const { box } of pieces) {
    for (let col = 1; col < cols; col++) {
      const border = xs[col]!;
      if (box[0] < border - GRID.slack && box[2] > border + GRID.slack) startsCell[col] = false;
    }
  }
  const found: [number, number][] = [];
  for (let col = 0; col < cols; col++) {
    if (startsCell[col]) found.push([col, 1]);
    else found.at(-1)![1]++;
  }
  return found.length < 2 ? null : found;
}
