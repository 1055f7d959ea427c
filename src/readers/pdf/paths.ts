/** The points of one drawn path in upright coordinates, ring by ring; one buffer is reused for all paths of a page. */
import type { Box } from "../../model/format.js";
import { applyX, applyY, type Matrix } from "./matrix.js";
import type { Pdfium } from "./pdfium-module.js";
import type { UprightPage } from "./upright-page.js";

/** A line may lean this much over its length and still be upright or level. */
export const MAX_LEAN = 0.7;
/** Ends this close are one point. */
const CLOSED = 0.01;

/** Path segment types (fpdf_edit.h). */
const LINE_TO = 0;
const BEZIER_TO = 1;
const MOVE_TO = 2;

export class PathPoints {
  private readonly xs: Float64Array;
  private readonly ys: Float64Array;
  /** Where each ring ends; the next begins there. */
  readonly ends: number[] = [];
  curved = false;

  constructor(
    private readonly pdfium: Pdfium,
    private readonly upright: UprightPage,
    private readonly scratch: number,
    /** The longest path that `read` may be given. */
    longest: number,
  ) {
    this.xs = new Float64Array(longest);
    this.ys = new Float64Array(longest);
  }

  /** Takes in a path of `count` segments; `line` is given each straight piece. Rings of one point are left out. */
  read(
    path: number,
    count: number,
    matrix: Matrix,
    line: ((ax: number, ay: number, bx: number, by: number) => void) | null,
  ): void {
    const { xs, ys, ends, scratch, upright } = this;
    const {
      FPDFPath_GetPathSegment,
      FPDFPathSegment_GetType,
      FPDFPathSegment_GetPoint,
      FPDFPathSegment_GetClose,
    } = this.pdfium;
    const memory = this.pdfium.pdfium.HEAPF32;
    const at = scratch >> 2;
    ends.length = 0;
    this.curved = false;
    let start = 0;
    let length = 0;
    for (let index = 0; index < count; index++) {
      const segment = FPDFPath_GetPathSegment(path, index);
      const type = FPDFPathSegment_GetType(segment);
      FPDFPathSegment_GetPoint(segment, scratch, scratch + 4);
      const ownX = memory[at]!;
      const ownY = memory[at + 1]!;
      const pageX = applyX(matrix, ownX, ownY);
      const pageY = applyY(matrix, ownX, ownY);
      const x = upright.x(pageX, pageY);
      const y = upright.y(pageX, pageY);
      if (type === MOVE_TO) {
        if (length - start > 1) {
          ends.push(length);
          start = length;
        }
        length = start;
      } else if (type === LINE_TO) {
        if (line) {
          if (length > start) line(xs[length - 1]!, ys[length - 1]!, x, y);
          if (FPDFPathSegment_GetClose(segment))
            line(x, y, length > start ? xs[start]! : x, length > start ? ys[start]! : y);
        }
      } else if (type === BEZIER_TO) this.curved = true;
      xs[length] = x;
      ys[length] = y;
      length++;
    }
    if (length - start > 1) ends.push(length);
  }

  /** The box around the points from one place up to another. */
  bounds(from: number, to: number): Box {
    const { xs, ys } = this;
    let [x0, y0] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    let [x1, y1] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let index = from; index < to; index++) {
      x0 = Math.min(x0, xs[index]!);
      y0 = Math.min(y0, ys[index]!);
      x1 = Math.max(x1, xs[index]!);
      y1 = Math.max(y1, ys[index]!);
    }
    return [x0, y0, x1, y1];
  }

  /** The box of a ring that is an upright rectangle, else null. */
  rectangle(from: number, to: number): Box | null {
    const { xs, ys } = this;
    if (to - from !== 4 && to - from !== 5) return null;
    const closed = Math.hypot(xs[from]! - xs[to - 1]!, ys[from]! - ys[to - 1]!) < CLOSED;
    const end = closed ? to - 1 : to;
    if (end - from !== 4) return null;
    for (let index = from; index < end; index++) {
      const next = index + 1 < end ? index + 1 : from;
      if (
        Math.abs(xs[index]! - xs[next]!) > MAX_LEAN &&
        Math.abs(ys[index]! - ys[next]!) > MAX_LEAN
      )
        return null;
    }
    return this.bounds(from, end);
  }
}
