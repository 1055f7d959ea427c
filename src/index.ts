/** wonmun as a library, in the caller's own process: read a file, chunk it, export it, ask a folder of documents. */
import { readFile as readBytes } from "node:fs/promises";
import { basename } from "node:path";
import type { Corpus, CorpusOptions } from "./library/open-corpus.js";
import type { Document } from "./model/document.js";
import { readAndDescribe } from "./parsing/run-job.js";
import { OcrContext } from "./readers/ocr/ocr-request.js";
import { openOcr } from "./readers/ocr/recognition.js";
import { ownTables } from "./readers/on-demand-array.js";
import type { PagePicture } from "./readers/page-picture.js";
import { type PdfPage, readPdfPages as pagesOfBytes } from "./readers/pdf/read-pages.js";
import { DEFAULT_READ_OPTIONS, type ReadOptions } from "./readers/reader.js";

export { chunkDocument } from "./chunks/chunk.js";
export type { Corpus, CorpusOptions } from "./library/open-corpus.js";
export { toMarkdown } from "./markdown/markdown.js";
export type { Anchor, Chunk } from "./model/chunk.js";
export { ERRORS, REASONS, WARNINGS } from "./model/codes.js";
export type { Block, Cell, Document, Line, Table, Warning } from "./model/document.js";
export type { Citation, Hit, SourceEntry, Verification } from "./model/evidence.js";
export type { Filter } from "./model/filter.js";
export type { Listing, Skipped } from "./model/listing.js";
export type {
  AnswerRequest,
  AnswerResponse,
  ContextRequest,
  ContextResponse,
  SearchRequest,
  SearchResponse,
  VerifyRequest,
  VerifyResponse,
} from "./model/questions.js";
export { Refusal } from "./model/refusal.js";
export type { Attachment, RevisionRow, Section, Structure } from "./model/structure.js";
export { SafeReading, type SafeReadingOptions } from "./parsing/safe-reading.js";
export type { PagePicture } from "./readers/page-picture.js";
export type { PdfPage, ReadPage, UnreadPage } from "./readers/pdf/read-pages.js";

export interface ReadDocumentOptions extends Partial<ReadOptions> {
  /** File name for bytes; a path has its own. */
  filename?: string;
}

/**
 * Reads a path or bytes. Never throws because of the file: see `document.access`. Runs in this process without time and
 * memory limits; for untrusted files use `SafeReading`.
 */
export async function readDocument(
  source: string | Uint8Array,
  { filename, ...options }: ReadDocumentOptions = {},
): Promise<Document> {
  const bytes = typeof source === "string" ? await readBytes(source) : Buffer.from(source);
  const name = filename ?? (typeof source === "string" ? basename(source) : "document");
  const document = await readAndDescribe({
    bytes,
    filename: name,
    options: { ...DEFAULT_READ_OPTIONS, ...options },
  });
  ownTables(document);
  return document;
}

/**
 * Streams the pages of a PDF: the first does not wait for the last. What only the whole document shows (running headers
 * and footers, paragraphs and tables across pages, the title, heading levels, `structure`) is in `readDocument` alone.
 * Runs in this process without time and memory limits; stop early with `break`.
 */
export async function* readPdfPages(
  source: string | Uint8Array,
  options: Partial<ReadOptions> = {},
): AsyncGenerator<PdfPage, void> {
  const bytes = typeof source === "string" ? await readBytes(source) : source;
  const ocrContext = new OcrContext();
  yield* pagesOfBytes(bytes, () => openOcr({ ...DEFAULT_READ_OPTIONS, ...options }, ocrContext));
}

export interface RenderPageOptions {
  /** From 1. */
  page?: number;
  /** Pixels across; a drawing in SVG has none. */
  width?: number;
  /** PNG instead of what browsers show best (SVG for HWP and HWPX, WebP for the others). */
  as?: "png";
  /** File name for bytes; a path has its own. */
  filename?: string;
}

/**
 * Draws one page of an HWP, HWPX, PDF or picture; null where there is no such page or the format has none. Runs in this
 * process without time and memory limits.
 */
export async function renderPage(
  source: string | Uint8Array,
  { page = 1, width = 1100, as, filename }: RenderPageOptions = {},
): Promise<PagePicture | null> {
  const { renderPagePicture } = await import("./readers/render-page.js");
  const bytes = typeof source === "string" ? await readBytes(source) : Buffer.from(source);
  const name = filename ?? (typeof source === "string" ? basename(source) : "document");
  return renderPagePicture(bytes, name, { page, width, ...(as && { as }) });
}

/**
 * Opens a folder that holds one folder of documents for each tenant, to search, ask and verify with the access rules of
 * the service. Files are read in parser processes, as the service reads them: close the corpus at the end.
 */
export async function openCorpus(folder: string, options: CorpusOptions = {}): Promise<Corpus> {
  return (await import("./library/open-corpus.js")).openCorpus(folder, options);
}
