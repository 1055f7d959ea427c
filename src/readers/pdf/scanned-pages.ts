/** Scanned pages of a PDF: rasterised, recognised, laid out, with boxes in points of the page. */
import type { Box } from "../../model/format.js";
import type { Draft } from "../document-draft.js";
import { layOutPage, type PageLayout } from "../layout/page-flow.js";
import { warnOfLowConfidence, warnOfSkippedPages } from "../ocr/ocr-warnings.js";
import type { Ocr } from "../ocr/recognition.js";
import { SkippedPage } from "../ocr/share-pages.js";
import type { PdfFile } from "./pdf-engine.js";

/** What scanners deliver for documents; small print of tables needs it. */
export const OCR_DPI = 300;
export const POINTS_PER_INCH = 72;
/** Pixels on the longer side: a drawing of a metre is not drawn at full resolution. */
const MAX_SIDE = 4700;

/** The picture is taken instead of the page's own letters from so many times as many on. */
const MIN_OCR_GAIN = 2;
/** A letter drawn as outlines is up to three shapes; so many letters for a shape must be found beside the page's own. */
const LETTERS_TO_SHAPE = 0.3;
/** With so many shapes for each written letter, at least half of the letters are drawn. */
const MOSTLY_DRAWN = 2;
/** From this share of characters without a sound encoding on, a page's text is not usable. */
export const GARBLED_PAGE = 0.3;

interface ScannedPages {
  layouts: PageLayout[];
  backs: Map<number, (box: Box) => Box>;
  /** Pages that were looked at and keep their own letters: what else their pictures say is not in them. */
  kept: Set<number>;
  /** Pages that were skipped, or failed. */
  lost: SkippedPage[];
}

/**
 * Pages that are not recognised are said in the draft's warnings. A page with sound letters of its own keeps them where the
 * picture does not show much more: a title on a coloured ground.
 */
export async function readScannedPages(
  file: PdfFile,
  pages: readonly PageLayout[],
  ocr: Ocr | undefined,
  draft: Draft,
): Promise<ScannedPages> {
  const out: ScannedPages = { layouts: [], backs: new Map(), kept: new Set(), lost: [] };
  if (!ocr?.ready) {
    for (const page of pages) draft.warn(ocr?.missing ?? "OCR_UNAVAILABLE", { page: page.number });
    out.layouts.push(...pages.filter(ownTextSuffices));
    return out;
  }
  const results = await ocr.recogniseAll(
    pages.map((page) => ({ page: page.number, draw: () => rasteriseForOcr(file, page) })),
  );
  const lost: { page: number; lost: SkippedPage }[] = [];
  for (const [at, found] of results.entries()) {
    const page = pages[at]!;
    if (found instanceof SkippedPage) {
      lost.push({ page: page.number, lost: found });
      if (ownTextSuffices(page)) out.layouts.push(page);
    } else if (hasSoundText(page) && found.characters < minOcrLetters(page)) {
      out.layouts.push(page);
      out.kept.add(page.number);
      if (page.drawnLetters > 0)
        draft.warn("PARTIALLY_READ", { page: page.number, detail: "도형으로 그린 글자" });
    } else {
      out.layouts.push(layOutPage(found.content));
      out.backs.set(page.number, found.back);
      warnOfLowConfidence(draft, found);
      if (page.characters > 0 && !hasSoundText(page))
        draft.warn("TEXT_ENCODING_UNCERTAIN", {
          page: page.number,
          detail: "글자 대신 그림을 읽음",
        });
    }
  }
  warnOfSkippedPages(draft, lost);
  out.lost = lost.map((one) => one.lost);
  return out;
}

function hasSoundText({ characters, garbled }: PageLayout): boolean {
  return characters > 0 && garbled < GARBLED_PAGE * characters;
}

/** Whether the page's own letters can stand alone: where most are drawn, those that are written make no text. */
function ownTextSuffices(page: PageLayout): boolean {
  return hasSoundText(page) && page.drawnLetters <= MOSTLY_DRAWN * page.characters;
}

/** How many letters the picture must show to be taken instead of the page's own. */
function minOcrLetters({ characters, drawnLetters }: PageLayout): number {
  return drawnLetters > 0
    ? characters + drawnLetters * LETTERS_TO_SHAPE
    : MIN_OCR_GAIN * characters;
}

export function pixelsPerPoint(page: { width: number; height: number }, dpi: number): number {
  return Math.min(dpi / POINTS_PER_INCH, MAX_SIDE / Math.max(page.width, page.height));
}

/** The picture counts in points, so that recognised boxes come back in them. */
async function rasteriseForOcr(file: PdfFile, page: PageLayout) {
  const perPoint = pixelsPerPoint(page, OCR_DPI);
  const { picture } = file.render(page.number, Math.round(page.width * perPoint));
  const { rgba, width, height } = picture;
  const { fromRgba } = await import("../ocr/decode-picture.js");
  const copy = await fromRgba(rgba, width, height);
  return { ...copy, width: page.width, height: page.height, density: POINTS_PER_INCH };
}
