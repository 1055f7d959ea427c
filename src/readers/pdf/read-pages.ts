/**
 * Streams a PDF page by page: each result is given before the next page is read, for long files whose first pages are
 * needed at once. Without what only the whole document shows.
 */
import { bilingual, REASONS, type ReasonCode } from "../../model/codes.js";
import type { Block, Table, Warning } from "../../model/document.js";
import { Draft } from "../document-draft.js";
import { assembleBlocks } from "../layout/assemble-blocks.js";
import { layOutPage } from "../layout/page-flow.js";
import { mapBoxesBack } from "../ocr/map-boxes-back.js";
import type { Ocr } from "../ocr/recognition.js";
import { UnreadableFile } from "../reader.js";
import { BrokenPage, type PdfFile } from "./pdf-engine.js";
import { loadPdfium } from "./pdfium.js";
import { MAX_PAGES, needsOcr, readPages, warnOf } from "./reader.js";
import { readScannedPages } from "./scanned-pages.js";

/** The result of one page; ids restart on each page. */
export interface ReadPage {
  readable: true;
  /** From 1. */
  page: number;
  /** How many the file has. */
  pages: number;
  blocks: Block[];
  tables: Table[];
  warnings: Warning[];
}

/** A page, or with `page` null the whole file, that cannot be read. */
export interface UnreadPage {
  readable: false;
  page: number | null;
  pages: number;
  reason: ReasonCode;
  reason_text: string;
}

export type PdfPage = ReadPage | UnreadPage;

/** Opens the file and gives its pages in order; a file that cannot be opened is one result that says why. */
export async function* readPdfPages(
  bytes: Uint8Array,
  ocr?: () => Promise<Ocr>,
): AsyncGenerator<PdfPage, void> {
  let file: PdfFile;
  try {
    file = (await loadPdfium()).open(bytes);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    yield unread(null, 0, error.reason);
    return;
  }
  try {
    yield* pagesOf(file, ocr);
  } finally {
    file.close();
  }
}

/** The pages of an open file, each read only when requested. */
export async function* pagesOf(
  file: PdfFile,
  ocr?: () => Promise<Ocr>,
): AsyncGenerator<PdfPage, void> {
  if (file.pages === 0) yield unread(null, 0, "CORRUPT");
  let number = 0;
  try {
    for (const content of readPages(file)) {
      number++;
      if (content instanceof BrokenPage) {
        yield unread(content.page, file.pages, "CORRUPT");
        continue;
      }
      const page = layOutPage(content);
      const draft = new Draft("pdf");
      const pictured = needsOcr(page);
      const scanned = pictured
        ? await readScannedPages(file, [page], await ocr?.(), draft)
        : undefined;
      const layouts = scanned ? scanned.layouts : [page];
      assembleBlocks(draft, layouts, []);
      if (scanned) mapBoxesBack(draft, scanned.backs);
      for (const layout of layouts) warnOf(draft, layout);
      const { blocks, tables, warnings } = draft;
      yield { readable: true, page: number, pages: file.pages, blocks, tables, warnings };
    }
    if (file.pages > MAX_PAGES) yield unread(MAX_PAGES + 1, file.pages, "TOO_LARGE");
  } catch (error) {
    // The engine gave up: what was handed over stands, the rest is not read.
    if (!(error instanceof UnreadableFile)) throw error;
    yield unread(number + 1, file.pages, error.reason);
  }
}

const unread = (page: number | null, pages: number, reason: ReasonCode): UnreadPage => ({
  readable: false,
  page,
  pages,
  reason,
  reason_text: bilingual(REASONS[reason]),
});
