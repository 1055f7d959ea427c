/**
 * Joins text regions of one line. Where words are far apart the detector splits a line, and extends each part over its
 * neighbour's first letter, or makes that letter a region of its own; read separately, the cut letters become garbage.
 */
import { union } from "../../model/box.js";
import type { Box } from "../../model/format.js";
import type { PictureRuling } from "./detect-rulings.js";

/** Regions nearer than this share of the line's height are words of one line; columns of a table stand further apart. */
const NEAR = 0.3;
/** Of the lower region's height must lie beside the other one. */
const BESIDE = 0.6;
/** One more than so many times as high as the other is another size of type, or a seal, unless the lower one is a letter of it. */
const SAME_HEIGHT = 1.6;
/** Of a letter's height must lie beside the other region, and of a longer region's width inside it. */
const INSIDE_DOWN = 0.9;
const INSIDE_ACROSS = 0.5;

export function joinLines(boxes: Box[], rulings: PictureRuling[]): Box[] {
  const joined = boxes.map((box) => [...box] as Box);
  for (let at = 0; at < joined.length; at++) {
    for (let other = 0; other < joined.length; other++) {
      if (other === at || !isOneLine(joined[at]!, joined[other]!, rulings)) continue;
      joined[at] = union(joined[at]!, joined[other]!);
      joined.splice(other, 1);
      if (other < at) at--;
      // It is larger now, and may touch what it did not before.
      other = -1;
    }
  }
  return joined;
}

function isOneLine(a: Box, b: Box, rulings: PictureRuling[]): boolean {
  const [high, low] = a[3] - a[1] >= b[3] - b[1] ? [a, b] : [b, a];
  const [height, lower] = [high[3] - high[1], low[3] - low[1]];
  const beside = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  if (beside < lower * BESIDE) return false;
  const apart = Math.max(a[0], b[0]) - Math.min(a[2], b[2]);
  if (apart > height * NEAR) return false;
  if (height > lower * SAME_HEIGHT) {
    const width = low[2] - low[0];
    const across = width <= height ? 0 : width * INSIDE_ACROSS;
    if (beside < lower * INSIDE_DOWN || apart >= 0 || -apart < across) return false;
  }
  const [from, to] = [Math.min(a[2], b[2]) - height / 2, Math.max(a[0], b[0]) + height / 2];
  const middle = (Math.max(a[1], b[1]) + Math.min(a[3], b[3])) / 2;
  return !rulings.some(
    (ruling) =>
      ruling.direction === "vertical" &&
      ruling.at > from &&
      ruling.at < to &&
      ruling.from < middle &&
      ruling.to > middle,
  );
}
