/** One page of the engine as format-neutral content in upright coordinates. */
import type { Box } from "../../model/format.js";
import type { PageContent, Ruling } from "../layout/page-content.js";
import { collectShapes } from "./drawn-shapes.js";
import { collectGlyphs } from "./glyphs.js";
import { sortVisible } from "./hidden-text.js";
import type { Pdfium } from "./pdfium.js";
import { drawPage } from "./rasterise.js";
import { readTags } from "./structure-tags.js";
import { turnVertical } from "./vertical-text.js";

/** Turns the engine's page coordinates (origin bottom left, unrotated) into the upright page's. */
export interface UprightPage {
  width: number;
  height: number;
  turn: 0 | 1 | 2 | 3;
  /** The engine's coordinates of the top left corner, for a page that is not turned. */
  left: number;
  top: number;
  point(x: number, y: number): [number, number];
  /** One half of `point`, where many are asked for. */
  x(x: number, y: number): number;
  y(x: number, y: number): number;
}

/** A page may not be larger than this many points; beyond it coordinates mean nothing (ISO 32000-1, annex C: 14,400). */
const MAX_PAGE_POINTS = 144_000;

/** Width in pixels of the drawing that tells what white text stands on; a letter covers some pixels. */
const GROUND_WIDTH = 900;

/** FPDFAnnot subtypes (fpdf_annot.h) whose appearance is text that a person reads on the page. */
const TEXT_ANNOTATIONS = new Set([3 /* free text */, 13 /* stamp */, 20 /* widget */]);

export function collectPage(pdfium: Pdfium, page: number, number: number): PageContent {
  const upright = uprightOf(pdfium, page);
  const shapes = collectShapes(pdfium, page, upright);
  const tags = readTags(pdfium, page);
  const collected = collectGlyphs(pdfium, page, upright, shapes.texts, tags);
  const visible = sortVisible(collected, shapes, upright, () =>
    drawPage(pdfium, page, GROUND_WIDTH),
  );
  const vertical = turnVertical(visible.glyphs, upright.width);
  return {
    number,
    width: upright.width,
    height: upright.height,
    glyphs: visible.glyphs,
    rulings: shapes.rulings.flatMap((ruling) => onPage(ruling, upright)),
    fills: shapes.fills,
    images: shapes.images,
    imageTexts: shapes.imageMarks.map((mark) => tags.get(mark)?.alternative ?? ""),
    hidden: visible.hidden,
    scanLayer: visible.scanLayer,
    pictured: visible.pictured,
    drawnLetters: visible.drawnLetters,
    orderUncertain: vertical === "some",
    cut: collected.cut || shapes.cut,
  };
}

/** The part of a line that lies on the page: a table never reaches beyond it. */
function onPage(ruling: Ruling, { width, height }: UprightPage): Ruling[] {
  const [along, across] = ruling.level ? [width, height] : [height, width];
  const from = Math.max(0, ruling.from);
  const to = Math.min(along, ruling.to);
  const at = Math.min(across, Math.max(0, ruling.at));
  return from < to && Math.abs(at - ruling.at) <= 1 ? [{ ...ruling, at, from, to }] : [];
}

/** Filled-in form fields and typed-on notes live beside the page's content; they are drawn into it. True where that was done. */
export function flattenForms(pdfium: Pdfium, page: number): boolean {
  const count = pdfium.FPDFPage_GetAnnotCount(page);
  for (let index = 0; index < count; index++) {
    const annotation = pdfium.FPDFPage_GetAnnot(page, index);
    const subtype = pdfium.FPDFAnnot_GetSubtype(annotation);
    pdfium.FPDFPage_CloseAnnot(annotation);
    if (!TEXT_ANNOTATIONS.has(subtype)) continue;
    return pdfium.FPDFPage_Flatten(page, 0) === 1;
  }
  return false;
}

export function uprightOf(pdfium: Pdfium, page: number): UprightPage {
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const rectangle = malloc(16);
  pdfium.FPDF_GetPageBoundingBox(page, rectangle);
  // FS_RECTF: left, top, right, bottom.
  const [left, top, right, bottom] = pdfium.pdfium.HEAPF32.slice(
    rectangle >> 2,
    (rectangle >> 2) + 4,
  ) as unknown as Box;
  free(rectangle);
  const turn = (pdfium.FPDFPage_GetRotation(page) & 3) as 0 | 1 | 2 | 3;
  const across = clampSize(right - left);
  const down = clampSize(top - bottom);
  const [width, height] = turn % 2 === 0 ? [across, down] : [down, across];
  const uprightX = (x: number, y: number): number =>
    turn === 0 ? x - left : turn === 1 ? y - bottom : turn === 2 ? right - x : top - y;
  const uprightY = (x: number, y: number): number =>
    turn === 0 ? top - y : turn === 1 ? x - left : turn === 2 ? y - bottom : right - x;
  return {
    width,
    height,
    turn,
    left,
    top,
    point: (x, y) => [uprightX(x, y), uprightY(x, y)],
    x: uprightX,
    y: uprightY,
  };
}

const clampSize = (points: number): number =>
  Number.isFinite(points) ? Math.min(Math.max(points, 1), MAX_PAGE_POINTS) : 1;
