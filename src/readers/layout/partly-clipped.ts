/**
 * Leaves out grids of clipping rectangles that are only a part of a drawn table: some programs clip to the painted cells alone, and
 * lines tell of the others.
 */
import { contains, type Glyph, isSpace, type Ruling } from "./page-content.js";
import { type GridCell, gridOf, type RuledGrid } from "./ruled-grid.js";
import { groupRulings } from "./rulings.js";
import { CLIPS } from "./thresholds.js";

export function withoutPartlyClipped(
  clipped: readonly RuledGrid[],
  rulings: readonly Ruling[],
  glyphs: readonly Glyph[],
): RuledGrid[] {
  if (clipped.length === 0) return [];
  const drawn = groupRulings(rulings)
    .map((group) => gridOf(group))
    .filter((grid) => grid !== null)
    .map((grid) => ({ grid, places: new Map(grid.cells.map((cell) => [placeOf(cell), cell])) }));
  const elsewhere = glyphs
    .filter((glyph) => !isSpace(glyph))
    .map(({ box }): [number, number] => [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2])
    .filter(([x, y]) => !clipped.some(({ box }) => contains(box, x, y)));
  return clipped.filter((grid) => {
    const whole = drawn.find((other) => isPartOf(grid, other));
    // Words in cells that no rectangle is clipped to.
    return !whole || !elsewhere.some(([x, y]) => contains(whole.grid.box, x, y));
  });
}

interface DrawnGrid {
  grid: RuledGrid;
  places: Map<string, GridCell>;
}

const placeOf = ({ row, col }: { row: number; col: number }): string => `${row} ${col}`;

/** Whether lines are drawn around each of the cells, and around others. */
function isPartOf(part: RuledGrid, { grid: { xs, ys }, places }: DrawnGrid): boolean {
  if (places.size <= part.cells.length) return false;
  return part.cells.every(({ box }) => {
    const same = places.get(placeOf({ row: indexOf(ys, box[1]), col: indexOf(xs, box[0]) }));
    return same?.box.every((side, index) => isNear(side, box[index]!)) ?? false;
  });
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= CLIPS.borderReach;

const indexOf = (sides: readonly number[], at: number): number =>
  sides.findIndex((side) => isNear(side, at));
