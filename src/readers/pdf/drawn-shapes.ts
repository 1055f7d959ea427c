/** Collects the drawn shapes of a page: straight lines, filled areas and pictures, in upright coordinates. */
import type { Box } from "../../model/format.js";
import type { Fill, Ruling } from "../layout/page-content.js";
import { applyX, applyY, IDENTITY, type Matrix, multiply } from "./matrix.js";
import { MAX_LEAN, PathPoints } from "./paths.js";
import type { Pdfium } from "./pdfium-module.js";
import { joinTiles, type PlacedPicture } from "./picture-tiles.js";
import type { UprightPage } from "./upright-page.js";

/** Drawings beyond these are illustrations; their lines say nothing about text and would cost minutes. */
const MAX_OBJECTS = 100_000;
const MAX_SEGMENTS = 200_000;
/** One path with more pieces than this is a drawing, not a frame. */
const MAX_PATH_SEGMENTS = 2_000;
/** Forms inside forms deeper than this are a trap. */
const MAX_FORM_DEPTH = 12;
/** A filled rectangle at most this thick is a line. */
const MAX_LINE_THICKNESS = 4;
/** Stripes of a gradient lie this close, in points. */
const STRIPE_GAP = 0.6;
/** Page object types (fpdf_edit.h). */
const TEXT = 1;
const PATH = 2;
const IMAGE = 3;
const SHADING = 4;
const FORM = 5;

/** What a picture fills before its matrix places it (ISO 32000-1, 8.9.5). */
const UNIT_SQUARE = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

/** Text objects of one form in the order they are painted, and how the form is placed on the page. */
export interface FormTexts {
  texts: number[];
  matrix: Matrix;
}

export interface DrawnShapes {
  rulings: Ruling[];
  fills: Fill[];
  images: Box[];
  /** The marked content that each picture belongs to; -1 for none. */
  imageMarks: number[];
  /** Areas painted by gradients or odd shapes: light text may stand on them. */
  backdrops: Box[];
  /** The page's own text objects in the order they are painted; those inside forms are not among them. */
  texts: number[];
  /** Those of each form that has several. */
  formTexts: FormTexts[];
  cut: boolean;
}

export function collectShapes(pdfium: Pdfium, page: number, upright: UprightPage): DrawnShapes {
  const scratch = pdfium.pdfium.wasmExports.malloc(64);
  try {
    const collector = new ShapeCollector(pdfium, upright, scratch);
    const count = pdfium.FPDFPage_CountObjects(page);
    for (let index = 0; index < count && !collector.shapes.cut; index++) {
      collector.add(pdfium.FPDFPage_GetObject(page, index), IDENTITY, 0, collector.shapes.texts);
    }
    collector.placePictures();
    collector.sortBars();
    return collector.shapes;
  } finally {
    pdfium.pdfium.wasmExports.free(scratch);
  }
}

class ShapeCollector {
  readonly shapes: DrawnShapes = {
    rulings: [],
    fills: [],
    images: [],
    imageMarks: [],
    backdrops: [],
    texts: [],
    formTexts: [],
    cut: false,
  };
  /** Thin filled rectangles: lines, or the stripes of a gradient. */
  private readonly bars: Box[] = [];
  private readonly pictures: PlacedPicture[] = [];
  private readonly points: PathPoints;
  private objects = 0;
  private segments = 0;

  constructor(
    private readonly pdfium: Pdfium,
    private readonly upright: UprightPage,
    private readonly scratch: number,
  ) {
    this.points = new PathPoints(pdfium, upright, scratch, MAX_PATH_SEGMENTS);
  }

  /** `texts` takes the text objects of the page or form that the object is in. */
  add(object: number, outer: Matrix, depth: number, texts: number[]): void {
    if (++this.objects > MAX_OBJECTS || this.segments > MAX_SEGMENTS) {
      this.shapes.cut = true;
      return;
    }
    const type = this.pdfium.FPDFPageObj_GetType(object);
    if (type === TEXT) texts.push(object);
    else if (type === PATH) this.addPath(object, outer);
    else if (type === IMAGE) this.addImage(object, multiply(this.matrixOf(object), outer));
    else if (type === SHADING) this.addBounds(object, outer);
    else if (type === FORM && depth < MAX_FORM_DEPTH) {
      const inner = multiply(this.matrixOf(object), outer);
      const own: number[] = [];
      const count = this.pdfium.FPDFFormObj_CountObjects(object);
      for (let index = 0; index < count && !this.shapes.cut; index++) {
        this.add(this.pdfium.FPDFFormObj_GetObject(object, index), inner, depth + 1, own);
      }
      if (own.length > 1) this.shapes.formTexts.push({ texts: own, matrix: inner });
    }
  }

  private addPath(path: number, outer: Matrix): void {
    const { pdfium, scratch } = this;
    const count = pdfium.FPDFPath_CountSegments(path);
    if (count < 2) return;
    pdfium.FPDFPath_GetDrawMode(path, scratch, scratch + 4);
    const memory = pdfium.pdfium.HEAPU32;
    // Both are read before colours are asked for, which go to the same place.
    const [fill, stroke] = memory.subarray(scratch >> 2, (scratch >> 2) + 2);
    const filled = fill !== 0 && !this.isWhite(path, "fill");
    const stroked = stroke !== 0 && !this.isWhite(path, "stroke");
    if (!filled && !stroked) return;
    if (count > MAX_PATH_SEGMENTS) {
      this.addBounds(path, IDENTITY);
      return;
    }
    this.segments += count;
    const matrix = multiply(this.matrixOf(path), outer);
    this.points.read(path, count, matrix, stroked ? this.liner(path, matrix) : null);
    if (filled) this.addRings(stroked);
  }

  /** Adds the straight pieces of a stroked path. */
  private liner(path: number, matrix: Matrix) {
    const thickness = this.strokeWidth(path, matrix);
    return (ax: number, ay: number, bx: number, by: number): void =>
      this.addLine(ax, ay, bx, by, thickness);
  }

  private addRings(stroked: boolean): void {
    const { points, shapes } = this;
    const { curved } = points;
    const all = points.ends.at(-1) ?? 0;
    let start = 0;
    // Curves are not parted into rings: what they enclose is no cell.
    for (const end of curved && all > 0 ? [all] : points.ends) {
      const box = points.rectangle(start, end);
      if (box) this.addFilled(box, stroked);
      else if (end - start > 2) shapes.backdrops.push(points.bounds(start, end));
      start = end;
    }
    if (curved && all > 0) shapes.backdrops.push(points.bounds(0, all));
  }

  private addFilled(box: Box, stroked: boolean): void {
    const width = box[2] - box[0];
    const height = box[3] - box[1];
    if (Math.min(width, height) > MAX_LINE_THICKNESS) {
      this.shapes.fills.push({ box });
    } else if (!stroked && Math.max(width, height) > Math.min(width, height) * 2) {
      this.bars.push(box);
    }
  }

  /** Bars that lie side by side without a gap paint an area; a bar on its own is a line. */
  sortBars(): void {
    for (const level of [true, false]) {
      const [across, along] = level ? [1, 0] : [0, 1];
      const bars = this.bars
        .filter((box) => box[2] - box[0] > box[3] - box[1] === level)
        .sort((a, b) => a[along]! - b[along]! || a[across]! - b[across]!);
      let start = 0;
      for (let index = 1; index <= bars.length; index++) {
        const last = bars[index - 1]!;
        const bar = bars[index];
        const abuts =
          bar &&
          Math.abs(bar[along]! - last[along]!) < 1 &&
          Math.abs(bar[along + 2]! - last[along + 2]!) < 1 &&
          Math.abs(bar[across]! - last[across + 2]!) < STRIPE_GAP;
        if (abuts) continue;
        this.addBars(bars.slice(start, index), level);
        start = index;
      }
    }
  }

  private addBars(bars: readonly Box[], level: boolean): void {
    const box = boundsOf(
      bars.flatMap(([x0, y0, x1, y1]) => [
        [x0, y0] as [number, number],
        [x1, y1] as [number, number],
      ]),
    );
    const thickness = level ? box[3] - box[1] : box[2] - box[0];
    if (thickness > MAX_LINE_THICKNESS) {
      this.shapes.fills.push({ box });
      return;
    }
    this.shapes.rulings.push({
      level,
      at: level ? (box[1] + box[3]) / 2 : (box[0] + box[2]) / 2,
      from: level ? box[0] : box[1],
      to: level ? box[2] : box[3],
      thickness,
    });
  }

  private addLine(ax: number, ay: number, bx: number, by: number, thickness: number): void {
    const across = Math.abs(bx - ax);
    const down = Math.abs(by - ay);
    if (down <= MAX_LEAN && across > down) {
      this.shapes.rulings.push({
        level: true,
        at: (ay + by) / 2,
        from: Math.min(ax, bx),
        to: Math.max(ax, bx),
        thickness,
      });
    } else if (across <= MAX_LEAN && down > 0) {
      this.shapes.rulings.push({
        level: false,
        at: (ax + bx) / 2,
        from: Math.min(ay, by),
        to: Math.max(ay, by),
        thickness,
      });
    }
  }

  private addImage(object: number, matrix: Matrix): void {
    this.pictures.push({
      box: this.uprightBox(matrix, UNIT_SQUARE),
      mark: this.pdfium.FPDFPageObj_GetMarkedContentID(object),
    });
  }

  /** Pictures as a person sees them; a thin one that is no strip of another is a drawn line. */
  placePictures(): void {
    for (const { box, mark } of joinTiles(this.pictures)) {
      const thin = Math.min(box[2] - box[0], box[3] - box[1]) <= MAX_LINE_THICKNESS;
      if (thin) this.addFilled(box, false);
      else {
        this.shapes.images.push(box);
        this.shapes.imageMarks.push(mark);
      }
    }
  }

  private addBounds(object: number, outer: Matrix): void {
    const { pdfium, scratch } = this;
    if (!pdfium.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12))
      return;
    const memory = pdfium.pdfium.HEAPF32;
    const at = scratch >> 2;
    const corners: [number, number][] = [
      [memory[at]!, memory[at + 1]!],
      [memory[at + 2]!, memory[at + 3]!],
    ];
    this.shapes.backdrops.push(this.uprightBox(outer, corners));
  }

  private uprightBox(matrix: Matrix, corners: readonly (readonly [number, number])[]): Box {
    return boundsOf(
      corners.map(([x, y]) => this.upright.point(applyX(matrix, x, y), applyY(matrix, x, y))),
    );
  }

  private isWhite(object: number, part: "fill" | "stroke"): boolean {
    const { pdfium, scratch } = this;
    const known =
      part === "fill"
        ? pdfium.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12)
        : pdfium.FPDFPageObj_GetStrokeColor(
            object,
            scratch,
            scratch + 4,
            scratch + 8,
            scratch + 12,
          );
    if (!known) return false;
    const at = scratch >> 2;
    const memory = pdfium.pdfium.HEAPU32;
    const transparent = memory[at + 3] === 0;
    return transparent || (memory[at]! > 250 && memory[at + 1]! > 250 && memory[at + 2]! > 250);
  }

  private strokeWidth(object: number, matrix: Matrix): number {
    const { pdfium, scratch } = this;
    if (!pdfium.FPDFPageObj_GetStrokeWidth(object, scratch)) return 1;
    return (
      pdfium.pdfium.HEAPF32[scratch >> 2]! *
      Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]))
    );
  }

  private matrixOf(object: number): Matrix {
    if (!this.pdfium.FPDFPageObj_GetMatrix(object, this.scratch)) return IDENTITY;
    const memory = this.pdfium.pdfium.HEAPF32;
    const at = this.scratch >> 2;
    return [
      memory[at]!,
      memory[at + 1]!,
      memory[at + 2]!,
      memory[at + 3]!,
      memory[at + 4]!,
      memory[at + 5]!,
    ];
  }
}

function boundsOf(points: [number, number][]): Box {
  const box: Box = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  for (const [x, y] of points) {
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return box;
}
