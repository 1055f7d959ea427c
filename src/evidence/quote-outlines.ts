/** Outline polygons around the lines of a quote: like a text marker, not a box per line. */
import type { Box } from "../model/format.js";

type Point = [x: number, y: number];

/** Lines further apart than this many of their heights are not one passage. */
const MAX_LINE_GAP = 1.2;

/** One polygon for each run of lines that stand one below the other: a text marker's trace, not a box per line. */
export function outlines(boxes: readonly Box[]): Point[][] {
  const runs: Box[][] = [];
  for (const box of [...boxes].sort((one, other) => one[1] - other[1] || one[0] - other[0])) {
    const run = runs.find((lines) => follows(lines.at(-1)!, box));
    if (run) run.push(box);
    else runs.push([box]);
  }
  return runs.map(outline);
}

function follows(above: Box, below: Box): boolean {
  const height = Math.max(above[3] - above[1], 1);
  const beside = Math.min(above[2], below[2]) > Math.max(above[0], below[0]);
  return beside && below[1] >= above[1] + height / 2 && below[1] - above[3] < height * MAX_LINE_GAP;
}

/** Down the right edge and up the left one; neighbours meet half-way between their lines. */
function outline(lines: Box[]): Point[] {
  const borders = lines.map(([, y0, , y1], index) => ({
    top: index === 0 ? y0 : (lines[index - 1]![3] + y0) / 2,
    bottom: index === lines.length - 1 ? y1 : (y1 + lines[index + 1]![1]) / 2,
  }));
  const right = lines.flatMap(([, , x1], index): Point[] => [
    [x1, borders[index]!.top],
    [x1, borders[index]!.bottom],
  ]);
  const left = lines.flatMap(([x0], index): Point[] => [
    [x0, borders[index]!.top],
    [x0, borders[index]!.bottom],
  ]);
  return [...right, ...left.reverse()];
}
