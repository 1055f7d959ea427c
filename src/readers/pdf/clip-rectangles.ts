/** The rectangles that a content stream clips to (ISO 32000-1, 8.5.4), in the page's own coordinates, each once. */
import type { Box } from "../../model/format.js";
import { applyX, applyY, IDENTITY, type Matrix, multiply } from "./matrix.js";

/** More rectangles than this clip a drawing. */
const MAX_CLIPS = 4_000;
/** States deeper than this are a trap. */
const MAX_STATES = 200;
/** Clips whose corners round to the same tenth of a point are one. */
const TENTHS = 10;

export function clipRectangles(stream: Buffer): Box[] {
  if (!stream.includes("W")) return [];
  const clips = new Map<string, Box>();
  const states: Matrix[] = [];
  let matrix = IDENTITY;
  let path: number[] = [];
  let odd = false;
  let clipping = false;
  const numbers: number[] = [];
  const endPath = () => {
    const box = clipping && !odd ? rectangleOf(path, matrix) : null;
    if (box) clips.set(box.map((at) => Math.round(at * TENTHS)).join(), box);
    path = [];
    odd = false;
    clipping = false;
  };
  forTokens(stream, (token) => {
    if (typeof token === "number") {
      numbers.push(token);
      return clips.size < MAX_CLIPS;
    }
    const given = numbers.splice(0);
    if (token === "q" && states.length < MAX_STATES) states.push(matrix);
    else if (token === "Q") matrix = states.pop() ?? matrix;
    else if (token === "cm" && given.length === 6)
      matrix = multiply(given as unknown as Matrix, matrix);
    else if (token === "re" && given.length === 4) {
      const [x, y, width, height] = given as [number, number, number, number];
      odd ||= path.length > 0;
      path.push(x, y, x + width, y, x + width, y + height, x, y + height);
    } else if (token === "m" || token === "l") {
      odd ||= token === "m" && path.length > 0;
      path.push(given[0] ?? 0, given[1] ?? 0);
    } else if (token === "c" || token === "v" || token === "y") odd = true;
    else if (token === "W" || token === "W*") clipping = true;
    else if (PAINTS.has(token)) endPath();
    return true;
  });
  return [...clips.values()];
}

/** Operators that end a path. */
const PAINTS = new Set(["n", "S", "s", "f", "F", "f*", "B", "B*", "b", "b*"]);

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

/** Gives numbers and operators in order until `take` says stop; strings, names, dictionaries and inline pictures are passed over. */
function forTokens(stream: Buffer, take: (token: number | string) => boolean): void {
  const { length } = stream;
  for (let at = 0; at < length; ) {
    const code = stream[at]!;
    if (code <= 0x20) at++;
    else if (code === 0x28) at = endOfString(stream, at);
    else if (code === 0x25) at = endAt(stream, 0x0a, at);
    else if (code === 0x3c && stream[at + 1] !== 0x3c) at = endAt(stream, 0x3e, at);
    else if (isDelimiter(code) && code !== 0x2f) at++;
    else {
      const from = at++;
      while (at < length && stream[at]! > 0x20 && !isDelimiter(stream[at]!)) at++;
      if (code === 0x2f) continue;
      const token = stream.toString("latin1", from, at);
      if (!take(startsNumber(code) ? Number(token) : token)) return;
      if (token !== "ID") continue;
      const end = stream.indexOf("EI", at);
      at = end === -1 ? length : end + 2;
    }
  }
}

const startsNumber = (code: number): boolean =>
  (code >= 0x30 && code <= 0x39) || code === 0x2d || code === 0x2e || code === 0x2b;

/** ( ) < > [ ] { } / % */
const isDelimiter = (code: number): boolean =>
  code === 0x28 ||
  code === 0x29 ||
  code === 0x3c ||
  code === 0x3e ||
  code === 0x5b ||
  code === 0x5d ||
  code === 0x7b ||
  code === 0x7d ||
  code === 0x2f ||
  code === 0x25;

function endAt(stream: Buffer, code: number, from: number): number {
  const end = stream.indexOf(code, from);
  return end === -1 ? stream.length : end + 1;
}

/** Behind the closing bracket of a string; brackets inside come in pairs or behind a backslash. */
function endOfString(stream: Buffer, from: number): number {
  let depth = 0;
  for (let at = from; at < stream.length; at++) {
    const code = stream[at]!;
    if (code === 0x5c) at++;
    else if (code === 0x28) depth++;
    else if (code === 0x29 && --depth === 0) return at + 1;
  }
  return stream.length;
}
