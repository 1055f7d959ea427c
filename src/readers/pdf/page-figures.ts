/**
 * Words in pictures on PDF pages that have text of their own: recognised from the drawn page and given to the picture's figure, with the
 * places of the lines on the page. Pages that are pictures as a whole are read by `scanned-pages.ts`.
 */
import { createHash } from "node:crypto";
import type { Block } from "../../model/document.js";
import type { Box } from "../../model/format.js";
import type { Draft } from "../document-draft.js";
import { buildLines } from "../layout/text-lines.js";
import { addRecognisedText, looksWritten, MAX_PICTURES } from "../ocr/figure-text.js";
import type { WorkingCopy } from "../ocr/grey-picture.js";
import { warnOfLowConfidence } from "../ocr/ocr-warnings.js";
import { SkippedPage } from "../ocr/share-pages.js";
import type { ReaderInput } from "../reader.js";
import type { PdfFile } from "./pdf-engine.js";
import { OCR_DPI, POINTS_PER_INCH, pixelsPerPoint } from "./scanned-pages.js";

/** Smaller ones are emblems, seals and photographs beside a name: of an A4 page, a picture of 4 by 5 cm. */
const MIN_PAGE_SHARE = 0.035;
/** Points: two lines of print, and a word or two in each. */
const MIN_HEIGHT = 28;
const MIN_WIDTH = 90;
/** Pictures that are drawn to see whether they show writing; each costs a page drawn at `LOOK_DPI`. */
const MAX_LOOKED_AT = 64;
/** Enough to tell writing on paper from a photograph. */
const LOOK_DPI = 100;

/** A page as it is drawn, in points. */
export interface DrawnPage {
  number: number;
  width: number;
  height: number;
}

interface Candidate {
  figure: Block;
  box: Box;
  page: DrawnPage;
}

/** `pages` are those whose own letters were read. */
export async function recognisePageFigures(
  file: PdfFile,
  draft: Draft,
  input: Pick<ReaderInput, "options" | "ocr">,
  pages: ReadonlyMap<number, DrawnPage>,
): Promise<void> {
  const large = largeFigures(draft.blocks, pages);
  if (large.length === 0 || !input.ocr) return;
  if (!input.options.ocr) {
    const { page, id } = large[0]!.figure;
    draft.warn("OCR_SKIPPED", { page, block: id, detail: "그림 안의 글자" });
    return;
  }
  const written = await writtenOnes(file, large.slice(0, MAX_LOOKED_AT));
  if (written.length === 0) return;
  const ocr = await input.ocr();
  if (!ocr.ready) return draft.warn(ocr.missing, { detail: "그림 안의 글자" });
  const looked = written.slice(0, MAX_PICTURES);
  const results = await ocr.recogniseAll(
    looked.map(({ page, box }) => ({
      page: page.number,
      draw: () => drawPart(file, page, box, OCR_DPI),
    })),
  );
  let skipped = written.length - looked.length;
  for (const [at, found] of results.entries()) {
    const { figure, box } = looked[at]!;
    if (found instanceof SkippedPage) {
      skipped++;
      continue;
    }
    const place = (line: Box) => onPage(found.back(line), box);
    const own = ownLines(draft.blocks, figure.page);
    const lines = buildLines(found.content.glyphs, figure.page).filter(
      (line) => !own.some((each) => coincide(each, place(line.box))),
    );
    if (addRecognisedText(figure, lines, place)) warnOfLowConfidence(draft, found);
  }
  if (skipped > 0) draft.warn("OCR_SKIPPED", { detail: `그림 ${skipped}개` });
}

function largeFigures(
  blocks: readonly Block[],
  pages: ReadonlyMap<number, DrawnPage>,
): Candidate[] {
  return blocks.flatMap((figure) => {
    const page = pages.get(figure.page);
    if (figure.type !== "figure" || !figure.bbox || !page) return [];
    const [width, height] = [figure.bbox[2] - figure.bbox[0], figure.bbox[3] - figure.bbox[1]];
    const isLarge =
      width >= MIN_WIDTH &&
      height >= MIN_HEIGHT &&
      width * height >= MIN_PAGE_SHARE * page.width * page.height;
    return isLarge ? [{ figure, box: figure.bbox, page }] : [];
  });
}

/** Where the page's own letters stand: printed over a picture they are recognised too, and are there already. */
function ownLines(blocks: readonly Block[], page: number): Box[] {
  return blocks
    .filter(({ type, text }) => type !== "figure" && text !== "")
    .flatMap((block): Pick<Block, "page" | "bbox">[] => block.lines ?? [block])
    .flatMap((line) => (line.page === page && line.bbox ? [line.bbox] : []));
}

/** Whether half of the smaller one lies in the other. */
function coincide(a: Box, b: Box): boolean {
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  const area = (box: Box) => (box[2] - box[0]) * (box[3] - box[1]);
  return width > 0 && height > 0 && 2 * width * height >= Math.min(area(a), area(b));
}

/** A picture that many pages repeat says the same each time: its first figure gets the words. */
async function writtenOnes(file: PdfFile, figures: readonly Candidate[]): Promise<Candidate[]> {
  const seen = new Set<string>();
  const written: Candidate[] = [];
  for (const one of figures) {
    const { grey } = await drawPart(file, one.page, one.box, LOOK_DPI);
    const hash = createHash("sha256").update(grey.pixels).digest("hex");
    if (!seen.has(hash) && looksWritten(grey)) written.push(one);
    seen.add(hash);
  }
  return written;
}

/** The part counts in points, so that recognised boxes come back in them. */
async function drawPart(
  file: PdfFile,
  page: DrawnPage,
  [x0, y0, x1, y1]: Box,
  dpi: number,
): Promise<WorkingCopy> {
  const asked = Math.round(page.width * pixelsPerPoint(page, dpi));
  const { rgba, width: stride, height: rows } = file.render(page.number, asked).picture;
  const [left, right] = [x0, x1].map((x) => Math.round((x / page.width) * stride)) as Pair;
  const [top, bottom] = [y0, y1].map((y) => Math.round((y / page.height) * rows)) as Pair;
  const width = right - left;
  const part = new Uint8Array(width * (bottom - top) * 4);
  for (let row = top; row < bottom; row++) {
    const from = (row * stride + left) * 4;
    part.set(rgba.subarray(from, from + width * 4), (row - top) * width * 4);
  }
  const { fromRgba } = await import("../ocr/decode-picture.js");
  const copy = await fromRgba(part, width, bottom - top);
  return { ...copy, width: x1 - x0, height: y1 - y0, density: POINTS_PER_INCH };
}

type Pair = [number, number];

function onPage(line: Box, [left, top]: Box): Box {
  const moved = [line[0] + left, line[1] + top, line[2] + left, line[3] + top];
  return moved.map((value) => Math.round(value * 100) / 100) as Box;
}
