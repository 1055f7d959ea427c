/**
 * The order in which a person reads the shapes of a slide: bands from top to bottom, columns inside them from left to right,
 * and so on (recursive XY cut). Shapes that no straight gap parts go by their top edge.
 */
import type { Box } from "../model/format.js";

/** Shapes that overlap by less than this, in points, are still apart: frames touch. */
const TOUCHING = 4;
/** Cuts inside cuts; a slide has few. */
const MAX_CUTS = 40;

export function inReadingOrder<S extends { box: Box | null }>(shapes: readonly S[]): S[] {
  const placed = shapes.filter((shape): shape is S & { box: Box } => shape.box !== null);
  const rest = shapes.filter(({ box }) => box === null);
  return [...cut(placed, 0), ...rest];
}

function cut<S extends { box: Box }>(shapes: S[], depth: number): S[] {
  if (shapes.length < 2 || depth > MAX_CUTS) return byTopThenLeft(shapes);
  for (const [from, to] of [
    [1, 3],
    [0, 2],
  ] as const) {
    const parts = partAt(shapes, from, to);
    if (parts.length > 1) return parts.flatMap((part) => cut(part, depth + 1));
  }
  return byTopThenLeft(shapes);
}

/** The groups between which a gap goes across all shapes. */
function partAt<S extends { box: Box }>(shapes: S[], from: 0 | 1, to: 2 | 3): S[][] {
  const sorted = [...shapes].sort((a, b) => a.box[from] - b.box[from]);
  const parts: S[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const shape of sorted) {
    if (parts.length === 0 || shape.box[from] > end - TOUCHING) parts.push([]);
    parts.at(-1)!.push(shape);
    end = Math.max(end, shape.box[to]);
  }
  return parts;
}

function byTopThenLeft<S extends { box: Box }>(shapes: S[]): S[] {
  return [...shapes].sort((a, b) => a.box[1] - b.box[1] || a.box[0] - b.box[0]);
}
