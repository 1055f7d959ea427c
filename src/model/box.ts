/** Unions of bounding boxes. */
import type { Box } from "./format.js";

/** Extends `box` in place to contain the other. */
export function widen(box: Box, other: Box): void {
  box[0] = Math.min(box[0], other[0]);
  box[1] = Math.min(box[1], other[1]);
  box[2] = Math.max(box[2], other[2]);
  box[3] = Math.max(box[3], other[3]);
}

export function union(a: Box, b: Box): Box {
  const box: Box = [...a];
  widen(box, b);
  return box;
}

/** Null if there are none or one is unknown: a box that leaves text out would be wrong. */
export function unionOfKnown(boxes: readonly (Box | null)[]): Box | null {
  let around: Box | null = null;
  for (const box of boxes) {
    if (!box) return null;
    if (around) widen(around, box);
    else around = [...box];
  }
  return around;
}
