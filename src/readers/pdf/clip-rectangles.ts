/** The rectangles that a content stream clips to (ISO 32000-1, 8.5.4), in the page's own coordinates, each once. */
import type { Box } from "../../model/format.js";
import { forOperators, numberAt, OPERATOR, type Operands } from "./content-operators.js";
import { applyX, applyY, IDENTITY, type Matrix, multiply } from "./matrix.js";

/** More rectangles than this clip a drawing. */
const MAX_CLIPS = 4_000;
/** States deeper than this are a trap. */
const MAX_STATES = 200;
/** Operators that draw a curve. */
const CURVES = new Set<number>([OPERATOR.c, OPERATOR.v, OPERATOR.y]);
/** Operators that end a path. */
const PAINTS = new Set<number>(
  (["n", "S", "s", "f", "F", "f*", "B", "B*", "b", "b*"] as const).map((name) => OPERATOR[name]),
);
/** Clips whose corners round to the same tenth of a point are one. */
const TENTHS = 10;

export function clipRectangles(stream: Buffer): Box[] {
  if (!stream.includes("W")) return [];
  const clips = new Map<string, Box>();
  const states: Matrix[] = [];
  let matrix = IDENTITY;
  /** Where the numbers of the open path stand; most paths are drawn, and theirs are never read. */
  const path: number[] = [];
  let isRectangle = false;
  let odd = false;
  let clipping = false;
  const endPath = () => {
    if (clipping && !odd && path.length > 0) {
      const given = path.map((at) => numberAt(stream, at));
      const box = rectangleOf(isRectangle ? cornersOf(given) : given, matrix);
      if (box) clips.set(box.map((at) => Math.round(at * TENTHS)).join(), box);
    }
    path.length = 0;
    isRectangle = false;
    odd = false;
    clipping = false;
  };
  forOperators(stream, (operator, operands) => {
    if (operator === OPERATOR.q) {
      if (states.length < MAX_STATES) states.push(matrix);
    } else if (operator === OPERATOR.Q) matrix = states.pop() ?? matrix;
    else if (operator === OPERATOR.cm) {
      if (operands.count === 6) matrix = multiply(matrixAt(stream, operands), matrix);
    } else if (operator === OPERATOR.re) {
      if (operands.count !== 4) return true;
      odd ||= path.length > 0;
      isRectangle = true;
      for (let index = 0; index < 4; index++) path.push(operands.starts[index]!);
    } else if (operator === OPERATOR.m || operator === OPERATOR.l) {
      odd ||= isRectangle || (operator === OPERATOR.m && path.length > 0);
      // A longer path is no rectangle.
      if (!odd && path.length < MAX_PATH && operands.count === 2)
        path.push(operands.starts[0]!, operands.starts[1]!);
    } else if (CURVES.has(operator)) odd = true;
    else if (operator === OPERATOR.W || operator === OPERATOR["W*"]) clipping = true;
    else if (PAINTS.has(operator)) endPath();
    return clips.size < MAX_CLIPS;
  });
  return [...clips.values()];
}

/** Numbers of the longest path that may be a rectangle, and one corner more. */
const MAX_PATH = 12;

function matrixAt(stream: Buffer, { starts }: Operands): Matrix {
  const at = (index: number) => numberAt(stream, starts[index]!);
  return [at(0), at(1), at(2), at(3), at(4), at(5)];
}

/** The corners of `x y width height`. */
function cornersOf(given: readonly number[]): number[] {
  const [x, y, width, height] = given as [number, number, number, number];
  return [x, y, x + width, y, x + width, y + height, x, y + height];
}

/** The box of four corners, or five with the first said again, that are an upright rectangle. */
function rectangleOf(path: readonly number[], matrix: Matrix): Box | null {
  const corners: [number, number][] = [];
  for (let at = 0; at + 1 < path.length; at += 2) {
    const [x, y] = [path[at]!, path[at + 1]!];
    corners.push([applyX(matrix, x, y), applyY(matrix, x, y)]);
  }
  const [first, last] = [corners[0], corners.at(-1)];
  if (corners.length === 5 && first![0] === last![0] && first![1] === last![1]) corners.pop();
  if (corners.length !== 4) return null;
  const level = corners.every(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % 4]!;
    return Math.abs(x - nextX) < UPRIGHT || Math.abs(y - nextY) < UPRIGHT;
  });
  if (!level) return null;
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Sides lean by less than this many points. */
const UPRIGHT = 0.1;
