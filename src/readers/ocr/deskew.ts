/** Deskews a picture, and maps boxes on the rotated picture back to the original. */
import type { Box } from "../../model/format.js";
import { asSharp, fromSharp, type Grey, inkThreshold } from "./grey-picture.js";

/** Larger skews are rare in hand-fed scans; beyond this, tables and margins distort the measure. */
const MAX_SKEW = 12;
/** Below this a line of an A4 page drifts by less than half its height. */
const MIN_SKEW = 0.15;
/** Enough to see lines, little enough to try a hundred angles quickly. */
const MEASURE_SIDE = 1000;
const MAX_POINTS = 80_000;

/** A rotation as plain data: a page may be recognised in one process and placed in another. */
export interface PictureRotation {
  /** Clockwise. */
  degrees: number;
  before: { width: number; height: number };
  after: { width: number; height: number };
}

interface LevelPicture {
  grey: Grey;
  turn: PictureRotation;
}

export async function rotate(grey: Grey, degrees: number): Promise<LevelPicture> {
  const upright =
    degrees === 0 ? grey : await fromSharp(asSharp(grey).rotate(degrees, { background: "#fff" }));
  const size = ({ width, height }: Grey) => ({ width, height });
  return { grey: upright, turn: { degrees, before: size(grey), after: size(upright) } };
}

/** Maps a box on the rotated picture back to the picture before the rotations. */
export function mapBoxBack(turns: readonly PictureRotation[], box: Box): Box {
  return turns.reduceRight(
    (place, { degrees, before, after }) =>
      degrees === 0 ? place : rotateBox(place, after, before, -degrees),
    box,
  );
}

/** Levels a picture that is upright except for a few degrees. */
export async function deskew(grey: Grey): Promise<LevelPicture> {
  const skew = await measureSkew(grey);
  return rotate(grey, Math.abs(skew) < MIN_SKEW ? 0 : -skew);
}

/**
 * Skew in degrees clockwise. At the true angle the horizontal projection profile is sharpest: the sum of squared
 * differences between neighbouring rows is greatest.
 */
export async function measureSkew(grey: Grey): Promise<number> {
  const small = await fromSharp(
    asSharp(grey).resize(MEASURE_SIDE, MEASURE_SIDE, { fit: "inside", withoutEnlargement: true }),
  );
  const points = inkPoints(small);
  if (points.xs.length < 50) return 0;
  let best = 0;
  let bestScore = score(points, 0) * 1.02; // Level unless another angle is plainly better.
  const consider = (degrees: number) => {
    const now = score(points, degrees);
    if (now > bestScore) [best, bestScore] = [degrees, now];
  };
  for (let degrees = -MAX_SKEW; degrees <= MAX_SKEW; degrees += 0.5) consider(degrees);
  const middle = best;
  for (let step = -10; step <= 10; step++) consider(middle + step * 0.05);
  return best;
}

interface Points {
  xs: Float32Array;
  ys: Float32Array;
  diagonal: number;
}

function inkPoints(grey: Grey): Points {
  const threshold = inkThreshold(grey);
  const found: number[] = [];
  for (let at = 0; at < grey.pixels.length; at++) {
    if (grey.pixels[at]! <= threshold) found.push(at);
  }
  // A dark picture has more "ink" than paper; its light part is then what the lines are made of.
  if (found.length > grey.pixels.length / 2)
    return { xs: new Float32Array(0), ys: new Float32Array(0), diagonal: 0 };
  const step = Math.max(1, Math.ceil(found.length / MAX_POINTS));
  const kept = found.filter((_, number) => number % step === 0);
  return {
    xs: Float32Array.from(kept, (at) => (at % grey.width) - grey.width / 2),
    ys: Float32Array.from(kept, (at) => Math.floor(at / grey.width) - grey.height / 2),
    diagonal: Math.ceil(Math.hypot(grey.width, grey.height)),
  };
}

function score({ xs, ys, diagonal }: Points, degrees: number): number {
  const sin = Math.sin((degrees * Math.PI) / 180);
  const cos = Math.cos((degrees * Math.PI) / 180);
  const rows = new Float64Array(diagonal + 2);
  for (let at = 0; at < xs.length; at++) {
    rows[Math.round(ys[at]! * cos - xs[at]! * sin + diagonal / 2)]!++;
  }
  let sum = 0;
  for (let row = 1; row < rows.length; row++) sum += (rows[row]! - rows[row - 1]!) ** 2;
  return sum;
}

function rotateBox(
  [x0, y0, x1, y1]: Box,
  from: { width: number; height: number },
  to: { width: number; height: number },
  degrees: number,
): Box {
  const sin = Math.sin((degrees * Math.PI) / 180);
  const cos = Math.cos((degrees * Math.PI) / 180);
  const xs: number[] = [];
  const ys: number[] = [];
  for (const [x, y] of [
    [x0, y0],
    [x1, y0],
    [x0, y1],
    [x1, y1],
  ] as const) {
    const [dx, dy] = [x - from.width / 2, y - from.height / 2];
    xs.push(to.width / 2 + dx * cos - dy * sin);
    ys.push(to.height / 2 + dx * sin + dy * cos);
  }
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
