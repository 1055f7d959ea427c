/** Merges adjacent grids with the same rows into one table whose columns are set apart. */

import { contains, type Glyph, isSpace } from "./page-content.js";
import type { GridCell, RuledGrid } from "./ruled-grid.js";
import { GRID } from "./thresholds.js";

/** More boxes than this on a page are a drawing. */
const MAX_GRIDS = 200;

export function mergeAdjacentGrids(
  grids: readonly RuledGrid[],
  glyphs: readonly Glyph[],
): RuledGrid[] {
  const written = grids.length > MAX_GRIDS ? [] : grids.filter((grid) => holdsText(grid, glyphs));
  const left = new Set(written);
  const merged: RuledGrid[] = grids.filter((grid) => !left.has(grid));
  const sorted = [...written].sort((a, b) => a.box[0] - b.box[0]);
  for (const first of sorted) {
    if (!left.delete(first)) continue;
    let grid = first;
    for (const next of sorted) {
      if (!left.has(next) || !sameRows(grid, next)) continue;
      const gap = next.box[0] - grid.box[2];
      if (gap < 0 || gap > GRID.widestGap) continue;
      left.delete(next);
      grid = append(grid, next);
    }
    merged.push(grid);
  }
  return grids.length > MAX_GRIDS ? [...grids] : merged;
}

function holdsText(grid: RuledGrid, glyphs: readonly Glyph[]): boolean {
  return glyphs.some(
    (glyph) =>
      !isSpace(glyph) &&
      contains(grid.box, (glyph.box[0] + glyph.box[2]) / 2, (glyph.box[1] + glyph.box[3]) / 2),
  );
}

/** Only boxes with several rows: single boxes in a row are a diagram, and are read box by box. */
function sameRows(a: RuledGrid, b: RuledGrid): boolean {
  return (
    a.ys.length > 2 &&
    a.ys.length === b.ys.length &&
    a.ys.every((y, index) => Math.abs(y - b.ys[index]!) <= GRID.sameRow)
  );
}

/** The second grid to the right of the first, with an empty cell for the gap between them. */
function append(a: RuledGrid, b: RuledGrid): RuledGrid {
  const offset = a.xs.length;
  const gap: GridCell = {
    row: 0,
    col: offset - 1,
    rowSpan: a.ys.length - 1,
    colSpan: 1,
    box: [a.box[2], a.box[1], b.box[0], a.box[3]],
  };
  const cells = [
    ...a.cells,
    gap,
    ...b.cells.map((cell) => ({ ...cell, col: cell.col + offset })),
  ].sort((one, two) => one.row - two.row || one.col - two.col);
  return {
    box: [a.box[0], Math.min(a.box[1], b.box[1]), b.box[2], Math.max(a.box[3], b.box[3])],
    xs: [...a.xs, ...b.xs],
    ys: a.ys,
    cells,
    uncertain: a.uncertain || b.uncertain,
    open: { top: a.open.top && b.open.top, bottom: a.open.bottom && b.open.bottom },
  };
}
