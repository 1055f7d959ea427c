/** Columns that stand closer than words do: told by where text begins that a program set apart from what stands left of it. */
import type { Box } from "../../model/format.js";
import { LINES } from "./thresholds.js";

/** Letters that a program set together. */
interface Run {
  box: Box;
  baseline: number;
  size: number;
}

/** Where text begins on several lines, on some of them close to what stands left of it: a column's edge. */
export interface Seam {
  at: number;
  top: number;
  bottom: number;
}

/** Rows come from the top down, their runs from left to right; a run was set apart from the one before it. */
export function findSeams(rows: readonly (readonly Run[])[]): Seam[] {
  if (!rows.some((row) => row.some((run, index) => isClose(row[index - 1], run)))) return [];
  const open = new Map<number, Seam & { begins: number; close: boolean }>();
  const found = new Set<Seam>();
  for (const row of rows) {
    for (const [index, run] of row.entries()) {
      const [at] = run.box;
      const place = Math.round(at / LINES.sameSeam);
      let seam = [place, place - 1, place + 1]
        .map((near) => open.get(near))
        .find((one) => one && run.baseline - one.bottom <= LINES.seamStep * run.size);
      if (!seam) {
        seam = { at, top: run.baseline, bottom: run.baseline, begins: 0, close: false };
        open.set(place, seam);
      }
      seam.bottom = run.baseline;
      seam.begins++;
      if (isClose(row[index - 1], run)) seam.close = true;
      if (seam.close && seam.begins >= LINES.fewestSeams) found.add(seam);
    }
  }
  return [...found];
}

/** Beside the run before it, closer than columns are told apart by white alone. */
function isClose(before: Run | undefined, run: Run): boolean {
  if (!before) return false;
  const gap = run.box[0] - before.box[2];
  return gap >= -LINES.sameSeam && gap < LINES.pieceGap * Math.max(before.size, run.size);
}
