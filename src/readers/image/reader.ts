/** Reads images (PNG, JPEG, TIFF, BMP, GIF, WebP): OCR of every page, layout, boxes mapped to the original. */
import type { Box } from "../../model/format.js";
import { Draft, warning } from "../document-draft.js";
import { assembleBlocks } from "../layout/assemble-blocks.js";
import { layOutPage, type PageLayout } from "../layout/page-flow.js";
import { bmpToPng, decodePage, describePicture } from "../ocr/decode-picture.js";
import { mapBoxesBack } from "../ocr/map-boxes-back.js";
import { noPageRead, warnOfLowConfidence, warnOfSkippedPages } from "../ocr/ocr-warnings.js";
import { SkippedPage } from "../ocr/share-pages.js";
import { type Outcome, type ReaderInput, unreadable } from "../reader.js";
import { cutTiff } from "./tiff-extent.js";

/** Scans of more sheets in one TIFF are archives, not documents. */
const MAX_PAGES = 500;

export async function readTiff(input: ReaderInput): Promise<Outcome> {
  const { pages } = await describePicture(input.bytes);
  const outcome = await readPages(input, input.bytes, pages);
  const cut = cutTiff(input.bytes);
  if (!cut) return outcome;
  // What was lost may have been the text.
  if (!outcome.readable) return outcome.reason === "NO_TEXT" ? unreadable("CORRUPT") : outcome;
  const warn = (detail: string, page: number | null) =>
    outcome.warnings.push(warning("PARTIALLY_READ", { detail, page }));
  for (const page of cut.pages) warn("쪽의 끝이 잘림", page);
  if (cut.lost) warn("파일의 끝이 잘려 뒤의 쪽이 없음", null);
  return outcome;
}

/** Formats whose further frames are an animation: the first one is the picture. */
export async function readPicture(input: ReaderInput): Promise<Outcome> {
  await describePicture(input.bytes);
  return readPages(input, input.bytes, 1);
}

export async function readBmp(input: ReaderInput): Promise<Outcome> {
  return readPages(input, await bmpToPng(input.bytes), 1);
}

async function readPages(input: ReaderInput, bytes: Buffer, pages: number): Promise<Outcome> {
  const ocr = await input.ocr?.();
  if (!ocr?.ready) return unreadable("OCR_UNAVAILABLE");
  const draft = new Draft("ocr");
  const layouts: PageLayout[] = [];
  const backs = new Map<number, (box: Box) => Box>();
  const lost: { page: number; lost: SkippedPage }[] = [];
  const numbers = Array.from({ length: Math.min(pages, MAX_PAGES) }, (_, at) => at + 1);
  const results = await ocr.recogniseAll(
    numbers.map((page) => ({ page, draw: () => decodePage(bytes, page - 1) })),
  );
  for (const [at, found] of results.entries()) {
    const page = numbers[at]!;
    if (found instanceof SkippedPage) {
      lost.push({ page, lost: found });
      continue;
    }
    layouts.push(layOutPage(found.content));
    backs.set(page, found.back);
    warnOfLowConfidence(draft, found);
  }
  if (layouts.length === 0) return noPageRead(lost.map((one) => one.lost));
  warnOfSkippedPages(draft, lost);
  if (pages > MAX_PAGES) draft.warn("LIMIT_REACHED", { detail: `${MAX_PAGES}쪽까지 읽음` });
  if (!layouts.some((page) => page.characters > 0)) return unreadable("NO_TEXT");
  assembleBlocks(draft, layouts, []);
  mapBoxesBack(draft, backs);
  return draft.finish(pages);
}
