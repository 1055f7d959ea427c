/** Drawn lines that frame boxes and are no table: drawings, charts, org charts. */
import type { Box } from "../../model/format.js";
import { type Glyph, isSpace } from "./page-content.js";
import type { GridCell, RuledGrid } from "./ruled-grid.js";
import { DRAWINGS } from "./thresholds.js";

/** Many boxes, few of which have words in them; an empty form has them in every cell of its head. */
export const isDrawing = (grid: RuledGrid, written: ReadonlySet<GridCell>): boolean =>
  !grid.exact &&
  grid.cells.length >= DRAWINGS.cells &&
  written.size < DRAWINGS.filled * grid.cells.length &&
  !hasHead(grid, written);

/** Whether all cells of a row have words, as many as there are columns. */
function hasHead({ xs }: RuledGrid, written: ReadonlySet<GridCell>): boolean {
  const columns = xs.length - 1;
  const heads = new Map<number, number>();
  for (const { row, colSpan } of written)
    heads.set(row, (heads.get(row) ?? 0) + (colSpan === 1 ? 1 : 0));
  return columns >= DRAWINGS.fewestHeads && [...heads.values()].includes(columns);
}

/** Boxes that lines connect leave much of the space between them free; the cells of a table fill it. */
export function isOrgChart({ exact, box, cells }: RuledGrid): boolean {
  const covered = cells.reduce((sum, cell) => sum + area(cell.box), 0);
  return !exact && cells.length > 1 && covered < DRAWINGS.covered * area(box);
}

/** Figures of an axis stand beside the lines of the grid, at their heights; what stands beside a table stands between its lines. */
export function isChart({ exact, box, ys }: RuledGrid, glyphs: readonly Glyph[]): boolean {
  if (exact || ys.length < DRAWINGS.axisLabels) return false;
  const labelled = new Set<number>();
  for (const glyph of glyphs) {
    const left = box[0] - glyph.box[2];
    const right = glyph.box[0] - box[2];
    const reach = DRAWINGS.axisReach * glyph.size;
    if ((left < 0 || left > reach) && (right < 0 || right > reach)) continue;
    if (!/[\d%]/u.test(glyph.text)) continue;
    const middle = (glyph.box[1] + glyph.box[3]) / 2;
    const line = ys.findIndex((y) => Math.abs(y - middle) <= DRAWINGS.axisOff * glyph.size);
    if (line !== -1) labelled.add(line);
  }
  return labelled.size >= Math.max(DRAWINGS.axisLabels, DRAWINGS.axisShare * ys.length);
}

/**
 * Lines behind the text, as slides have them: where two letters one after the other stand on either side of a line, most of them
 * touch. The texts of two cells have their margins between them.
 */
export function cutsWords(
  byCell: ReadonlyMap<GridCell, readonly Glyph[]>,
  taken: readonly Glyph[],
): boolean {
  const cells = new Map<Glyph, GridCell>();
  for (const [cell, glyphs] of byCell) for (const glyph of glyphs) cells.set(glyph, cell);
  let parted = 0;
  let cut = 0;
  for (const [at, glyph] of taken.entries()) {
    const next = taken[at + 1];
    if (!next || cells.get(next) === cells.get(glyph) || next.baseline !== glyph.baseline) continue;
    if (isSpace(glyph) || isSpace(next) || glyph.turn !== 0) continue;
    const gap = next.box[0] - glyph.box[2];
    parted += 1;
    if (Math.abs(gap) < DRAWINGS.touching * glyph.size) cut += 1;
  }
  return cut >= DRAWINGS.fewestCuts && cut >= DRAWINGS.cut * parted;
}

const area = (box: Box): number => (box[2] - box[0]) * (box[3] - box[1]);
