/** One job's work, wherever it runs: read, describe, chunk, export. */
import { chunkDocument } from "../chunks/chunk.js";
import { placesOf, type QuotePlace } from "../chunks/locate-quote.js";
import { toMarkdown } from "../markdown/markdown.js";
import type { Chunk } from "../model/chunk.js";
import { WARNINGS, type WarningCode } from "../model/codes.js";
import type { Document, Table } from "../model/document.js";
import { type OcrProgress, OcrSurroundings } from "../readers/ocr/ocr-request.js";
import type { OcrHelp } from "../readers/ocr/share-pages.js";
import { type ReadRequest, readFile, sha256, unreadDocument } from "../readers/read.js";
import { unreadable } from "../readers/reader.js";
import type { PageAsked } from "../readers/render-page.js";
import { headingRows } from "../structure/revisions.js";
import { describe } from "../structure/structure.js";
import { packEntries } from "./entry-offsets.js";
import type { Job, Parts, PictureJob, ReadJob } from "./job-messages.js";
import { jsonBytes } from "./json-bytes.js";
import type { Entry, PlacesAsked, ReadSummary, TableRows } from "./parsing.js";

/** Milliseconds of each second of the time limit that slow work may use; the rest is for finishing. */
const IN_TIME = 900;
/** The same for the first page of a scan, without which there may be nothing to give out. */
const AT_LAST = 970;

/** Reads a file and lets it say what it states about itself, bundles item by item. */
export async function readAndDescribe(request: ReadRequest): Promise<Document> {
  const document = await readFile(request);
  describeAll(document);
  return document;
}

/** Who is asked for help with pages, and told how they go. */
export interface Company {
  help?: OcrHelp;
  progress?(progress: OcrProgress): void;
}

export async function perform(
  job: Job,
  bytes: Buffer,
  company: Company = {},
): Promise<{ summary?: ReadSummary; late?: boolean; parts: Parts }> {
  if (job.input === "picture") return recognise(job, bytes);
  if (job.want.kind === "page") return drawPage(job, job.want, bytes);
  let late = false;
  const surroundings = new OcrSurroundings({
    ...company,
    progress: (progress) => {
      late ||= progress.outcome === "late";
      company.progress?.(progress);
    },
    ...(job.timeout !== undefined && {
      deadline: Date.now() + job.timeout * IN_TIME,
      last: Date.now() + job.timeout * AT_LAST,
    }),
  });
  const document =
    job.input === "file"
      ? await readAndDescribe({
          bytes,
          filename: job.filename,
          options: job.options,
          surroundings,
        })
      : (JSON.parse(bytes.toString("utf8")) as Document);
  const parts: Parts = {};
  if (job.input === "file") parts.document = jsonBytes(document);
  let chunks: Chunk[] = [];
  if (job.want.kind === "chunks") {
    chunks = chunkDocument(document, job.want.budget);
    parts.chunks = jsonBytes(chunks);
  }
  if (job.want.kind === "entries") {
    const entries = entriesOf(document, job.want.budget);
    chunks = entries.flatMap((entry) => entry.chunks);
    const { bytes, pieces } = packEntries(entries);
    parts.entries = bytes;
    parts.pieces = jsonBytes(pieces);
  }
  if (job.want.kind === "places") parts.places = jsonBytes(quotePlaces(document, job.want));
  if (wantsMarkdown(job)) parts.markdown = Buffer.from(toMarkdown(document), "utf8");
  return { summary: summarise(document, chunks.length), late, parts };
}

/** One page for another process. */
async function recognise(job: PictureJob, pixels: Buffer): Promise<{ parts: Parts }> {
  const { width, options, until } = job;
  const { recognisePicture } = await import("../readers/ocr/recognition.js");
  const grey = { width, height: pixels.length / width, pixels };
  const found = await recognisePicture(options, grey, until);
  return { parts: { recognised: jsonBytes(found) } };
}

function quotePlaces(document: Document, { doc_id, quotes }: PlacesAsked): QuotePlace[][] {
  const named = innermost(document, doc_id);
  return quotes.map(({ blocks, quote }) => (named ? placesOf(named, blocks, quote) : []));
}

/** The document itself, or the item of a bundle. */
function innermost(document: Document, docId: string): Document | null {
  if (!document.documents) return document;
  for (const inner of document.documents) {
    const found = inner.documents || inner.doc_id === docId ? innermost(inner, docId) : null;
    if (found) return found;
  }
  return null;
}

function wantsMarkdown({ want }: ReadJob): boolean {
  return want.kind === "markdown" || (want.kind === "chunks" && want.markdown === true);
}

/** A page that cannot be drawn is no fault: there is no picture, and whoever asked says so. */
async function drawPage(job: ReadJob, asked: PageAsked, bytes: Buffer) {
  const { drawPagePicture } = await import("../readers/render-page.js");
  const picture = await drawPagePicture(bytes, job.filename, asked).catch(() => null);
  const file = { filename: job.filename, bytes: bytes.length, sha256: sha256(bytes) };
  const summary = summarise(unreadDocument(file, unreadable("EMPTY")), 0);
  return {
    summary: { ...summary, readable: picture !== null, reason: null, reason_text: null },
    parts: { page: jsonBytes(picture) },
  };
}

export function summarise(document: Document, chunks: number): ReadSummary {
  const all = [document, ...(document.documents ?? [])];
  const sum = (count: (one: Document) => number) =>
    all.reduce((total, one) => total + count(one), 0);
  return {
    doc_id: document.doc_id,
    filename: document.source.filename,
    format: document.source.format,
    readable: document.access.readable,
    reason: document.access.reason,
    reason_text: document.access.reason_text,
    title: document.structure.title,
    pages: sum((one) => one.source.pages),
    blocks: sum((one) => one.blocks.length),
    tables: sum((one) => one.tables.length),
    chunks,
    characters: sum((one) => one.blocks.reduce((n, block) => n + block.text.length, 0)),
    ocr_pages: sum(
      (one) =>
        new Set(one.blocks.filter((block) => block.extractor === "ocr").map((block) => block.page))
          .size,
    ),
    parse_ms: document.metrics.parse_ms,
    warnings: sum((one) => one.warnings.length),
  };
}

/** The file itself, or each item of a bundle; a bundle that could not be opened stands for itself. */
export function entriesOf(document: Document, budget: number): Entry[] {
  if (document.documents) return document.documents.flatMap((one) => entriesOf(one, budget));
  const review = new Map<WarningCode, string>();
  for (const { code, text } of document.warnings) {
    if (WARNINGS[code].review && !review.has(code)) review.set(code, text);
  }
  return [
    {
      inner: document.source.container_path.slice(1),
      doc_id: document.doc_id,
      format: document.source.format,
      pages: document.source.pages,
      access: document.access,
      structure: document.structure,
      review: [...review].map(([code, text]) => ({ code, text })),
      chunks: document.access.readable ? chunkDocument(document, budget) : [],
      tables: document.tables.map((table) => neededRows(document, table)),
    },
  ];
}

function neededRows(document: Document, table: Table): TableRows {
  const { id, block } = table;
  const revised = document.structure.revisions.filter((revision) => revision.table === id);
  const rows = new Set(revised.map(({ row }) => row));
  // Old text is told from new by the heading, also where the file marks no header.
  const header_rows = Math.max(table.header_rows, rows.size > 0 ? headingRows(table) : 0);
  const cells = table.cells.filter(({ row }) => row < header_rows || rows.has(row));
  return { id, block, header_rows, cells };
}

function describeAll(document: Document): void {
  if (document.access.readable) document.structure = describe(document);
  for (const inner of document.documents ?? []) describeAll(inner);
}
