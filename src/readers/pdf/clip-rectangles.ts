/** The rectangles that a content stream clips to (ISO 32000-1, 8.5.4), in the page's own coordinates, each once. */
import type { Box } from "../../model/format.js";
import { NUMBER, numberAt, OperatorSearch, WordsBefore, word } from "./content-operators.js";
import { applyX, applyY, IDENTITY, type Matrix, multiply } from "./matrix.js";

/** More rectangles than this clip a drawing. */
const MAX_CLIPS = 4_000;
/** States deeper than this are a trap. */
const MAX_STATES = 200;
/** Clips whose corners round to the same tenth of a point are one. */
const TENTHS = 10;
/** Corners of the longest path that is a rectangle: the first may be said again. */
const MAX_CORNERS = 5;
const [M, L, H, RE] = [word("m"), word("l"), word("h"), word("re")];
const CURVES = new Set(["c", "v", "y"].map(word));

export function clipRectangles(text: string): Box[] {
  if (!text.includes("W")) return [];
  const clips = new Map<string, Box>();
  const states: Placement[] = [];
  let placement = new Placement(IDENTITY);
  const search = new OperatorSearch(text);
  for (let found = search.next(); found !== null; found = search.next()) {
    if (found === "q") {
      if (states.length < MAX_STATES) states.push(placement);
    } else if (found === "Q") placement = states.pop() ?? placement;
    else if (found === "cm") placement = new Placement(null, placement, search.start);
    else {
      const corners = pathBefore(text, search);
      const box = corners && rectangleOf(corners, placement.matrixIn(text));
      if (!box) continue;
      clips.set(box.map((at) => Math.round(at * TENTHS)).join(), box);
      if (clips.size === MAX_CLIPS) break;
    }
  }
  return [...clips.values()];
}

/** Where things are drawn: most placements hold text alone, so that their numbers are never read. */
class Placement {
  constructor(
    private matrix: Matrix | null,
    private readonly outer: Placement | null = null,
    /** Where the operator stands that changes the outer one. */
    private readonly operator = 0,
  ) {}

  matrixIn(text: string): Matrix {
    const unread: Placement[] = [];
    let known: Placement = this;
    for (; known.matrix === null; known = known.outer!) unread.push(known);
    let matrix = known.matrix;
    for (const inner of unread.reverse()) {
      const given = numbersBefore(text, inner.operator);
      if (given.length === 6) matrix = multiply(given as unknown as Matrix, matrix);
      inner.matrix = matrix;
    }
    return matrix;
  }
}

/** One more than any operator takes: one that is given so many is none of those meant here. */
const MAX_NUMBERS = 7;

/** The numbers that an operator is given. */
function numbersBefore(text: string, operator: number): number[] {
  const words = new WordsBefore(text, operator);
  const numbers: number[] = [];
  while (numbers.length < MAX_NUMBERS && words.back() === NUMBER)
    numbers.push(numberAt(text, words.start));
  return numbers.reverse();
}

/** The corners of the path that ends there, as `x y x y …`; null where it cannot be one rectangle. */
function pathBefore(text: string, { start, resume }: OperatorSearch): number[] | null {
  const words = new WordsBefore(text, start, resume);
  const corners: number[] = [];
  let kind = words.back();
  if (kind === H) kind = words.back();
  for (;;) {
    if (kind !== M && kind !== L && kind !== RE) return null;
    const operator = kind;
    let count = 0;
    for (kind = words.back(); kind === NUMBER && count < MAX_NUMBERS; kind = words.back()) {
      corners.push(numberAt(text, words.start));
      count++;
    }
    if (operator === RE) {
      if (count !== 4 || corners.length !== 4 || drawsOn(kind)) return null;
      return cornersOf(corners.reverse());
    }
    if (count !== 2 || corners.length > 2 * MAX_CORNERS) return null;
    if (operator === M) return drawsOn(kind) ? null : corners.reverse();
  }
}

/** Whether an operator adds to a path, so that the next one does not begin it. */
const drawsOn = (operator: number): boolean =>
  operator === M || operator === L || operator === H || operator === RE || CURVES.has(operator);

/** The corners of `x y width height`. */
function cornersOf(given: readonly number[]): number[] {
  const [x, y, width, height] = given as [number, number, number, number];
  return [x, y, x + width, y, x + width, y + height, x, y + height];
}

/** The box of four corners, or five with the first said again, that are an upright rectangle. */
function rectangleOf(path: readonly number[], matrix: Matrix): Box | null {
  const last = path.length - 2;
  const isClosed = last === 8 && path[0] === path[last] && path[1] === path[last + 1];
  if ((isClosed ? last : path.length) !== 8) return null;
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  let [beforeX, beforeY] = [0, 0];
  for (let corner = -1; corner < 4; corner++) {
    // The last one first, for the side between it and the first.
    const at = 2 * ((corner + 4) % 4);
    const x = applyX(matrix, path[at]!, path[at + 1]!);
    const y = applyY(matrix, path[at]!, path[at + 1]!);
    const leans = Math.abs(x - beforeX) >= UPRIGHT && Math.abs(y - beforeY) >= UPRIGHT;
    if (corner >= 0 && leans) return null;
    left = Math.min(left, x);
    right = Math.max(right, x);
    bottom = Math.min(bottom, y);
    top = Math.max(top, y);
    beforeX = x;
    beforeY = y;
  }
  return [left, bottom, right, top];
}

/** Sides lean by less than this many points. */
const UPRIGHT = 0.1;
