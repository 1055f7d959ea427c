/** Reads one PDF page into format-neutral content in upright coordinates. */
import type { Box } from "../../model/format.js";
import type { PageContent, Ruling } from "../layout/page-content.js";
import { clipRectangles } from "./clip-rectangles.js";
import { collectShapes } from "./drawn-shapes.js";
import { collectGlyphs } from "./glyphs.js";
import { splitHiddenText } from "./hidden-text.js";
import type { Pdfium } from "./pdfium-module.js";
import { rasterisePage } from "./rasterise.js";
import { readTags } from "./structure-tags.js";
import { type UprightPage, uprightOf } from "./upright-page.js";
import { turnVertical } from "./vertical-text.js";

/** Width in pixels of the drawing that tells what white text stands on; a letter covers some pixels. */
const GROUND_WIDTH = 900;

/** FPDFAnnot subtypes (fpdf_annot.h) whose appearance is text that a person reads on the page. */
const TEXT_ANNOTATIONS = new Set([3 /* free text */, 13 /* stamp */, 20 /* widget */]);

export function collectPage(
  pdfium: Pdfium,
  page: number,
  number: number,
  /** The page's content stream, where it can be had. */
  stream: string | null = null,
): PageContent {
  const upright = uprightOf(pdfium, page);
  const shapes = collectShapes(pdfium, page, upright);
  const tags = readTags(pdfium, page);
  const collected = collectGlyphs(pdfium, page, upright, shapes, tags);
  const visible = splitHiddenText(collected, shapes, upright, () =>
    rasterisePage(pdfium, page, GROUND_WIDTH),
  );
  const { glyphs } = visible;
  const vertical = turnVertical(glyphs, upright.width);
  return {
    number,
    width: upright.width,
    height: upright.height,
    glyphs,
    rulings: shapes.rulings.flatMap((ruling) => onPage(ruling, upright)),
    fills: shapes.fills,
    clips: stream ? clipRectangles(stream).map((box) => uprightBox(box, upright)) : [],
    images: shapes.images,
    imageTexts: shapes.imageMarks.map((mark) => tags.get(mark)?.alternative ?? ""),
    hidden: visible.hidden,
    scanLayer: visible.scanLayer,
    pictured: visible.pictured,
    drawnLetters: visible.drawnLetters,
    orderUncertain: vertical === "some",
    cut: collected.cut || shapes.cut,
    linesCut: shapes.cut,
  };
}

function uprightBox([x0, y0, x1, y1]: Box, upright: UprightPage): Box {
  const [ax, ay] = upright.point(x0, y0);
  const [bx, by] = upright.point(x1, y1);
  return [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)];
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
