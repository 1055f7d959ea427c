/** Runs one job inside a parser process: read the file, extract its structure, chunk it, export it. */
import { chunkDocument } from "../chunks/chunk.js";
import { excerptOf } from "../chunks/excerpt.js";
import { locateQuote, type QuotePlace } from "../chunks/locate-quote.js";
import { toMarkdown } from "../markdown/markdown.js";
import type { Chunk } from "../model/chunk.js";
import { bilingual, type ReasonCode, WARNINGS, type WarningCode } from "../model/codes.js";
import type { Block, Document } from "../model/document.js";
import { OcrContext, type OcrProgress } from "../readers/ocr/ocr-request.js";
import type { OcrHelperPool } from "../readers/ocr/share-pages.js";
import { ownTables } from "../readers/on-demand-array.js";
import type { PagePictureRequest } from "../readers/page-picture.js";
import {
  type ReadRequest,
  readFile,
  reasonFor,
  renameDocument,
  sha256,
  unreadDocument,
} from "../readers/read.js";
import { unreadable } from "../readers/reader.js";
import { ReadingTime } from "../readers/reading-time.js";
import type { FieldChoices } from "../structure/fields/choose.js";
import { explainFields, extractStructure, formsOf } from "../structure/structure.js";
import { uncertainHeading } from "../structure/uncertain-outline.js";
import { packEntries } from "./entry-offsets.js";
import type { Job, PartName, Parts, PictureJob, ReadJob } from "./job-messages.js";
import { jsonBytes, jsonPieces } from "./json-bytes.js";
import type {
  DocumentEntry,
  ItemRequest,
  QuotePlacesRequest,
  ReadSummary,
  SelectionRequest,
} from "./parsing.js";
import { rowsForAnswers } from "./rows-for-answers.js";
import { selectedParts } from "./select-parts.js";

/** Share of the time limit (ms per second) that OCR may use; the rest is for finishing. */
const OCR_MS_PER_SECOND = 900;
/** The same for laying out the pages of an HWP or HWPX; both leave the reading of the text what it needs. */
const LAYOUT_MS_PER_SECOND = 250;
/** The same for taking the text out of an HWP or HWPX: what is left goes to structure and chunks, which take about as long. */
const READING_MS_PER_SECOND = 350;
/** The same for the first page of a scan: without it there may be no result at all. */
const FIRST_PAGE_MS_PER_SECOND = 970;
/** The same for pictures beside text: structure and chunks take about as long as the text did, so half is left for them. */
const FIGURES_MS_PER_SECOND = 500;
/** The same for seeing which of those pictures show writing. */
const LOOKS_MS_PER_SECOND = 300;

/** Reads a file and extracts its structure; for an archive, of each item. */
export async function readAndDescribe(request: ReadRequest): Promise<Document> {
  const document = await readFile(request);
  describeStructure(document);
  return document;
}

/** Hooks of a running job: helper processes for OCR pages, and progress reports. */
interface JobCallbacks {
  /** Takes a piece of a part that is too large to be held; what is left of the part comes with the result. */
  piece?(name: PartName, piece: Buffer, expected: number): Promise<void>;
  help?: OcrHelperPool;
  progress?(progress: OcrProgress): void;
}

export async function runJob(
  job: Job,
  bytes: Buffer,
  callbacks: JobCallbacks = {},
): Promise<{ summary?: ReadSummary; late?: boolean; parts: Parts }> {
  if (job.input === "picture") return recognisePage(job, bytes);
  if (job.want.kind === "page") return renderPage(job, job.want, bytes);
  if (job.want.kind === "unlocked") return unlockFile(job, bytes);
  const ocrRequest = new OcrContext({
    ...callbacks,
    ...(job.timeout !== undefined && {
      deadline: Date.now() + job.timeout * OCR_MS_PER_SECOND,
      last: Date.now() + job.timeout * FIRST_PAGE_MS_PER_SECOND,
      figures: Date.now() + job.timeout * FIGURES_MS_PER_SECOND,
      looks: Date.now() + job.timeout * LOOKS_MS_PER_SECOND,
    }),
  });
  const readingTime = new ReadingTime(job.timeout && job.timeout * READING_MS_PER_SECOND);
  const document =
    job.input === "file"
      ? await readAndDescribe({
          bytes,
          filename: job.filename,
          options: job.options,
          ...(job.password !== undefined && { password: job.password }),
          ocrContext: ocrRequest,
          readingTime,
          ...(job.timeout !== undefined && { layoutBudget: job.timeout * LAYOUT_MS_PER_SECOND }),
        })
      : (JSON.parse(bytes.toString("utf8")) as Document);
  const late = ocrRequest.late || readingTime.over;
  const parts: Parts = {};
  // The cache keeps what was read without regard to the name that this caller gave the file.
  const renamed = document.source.filename !== job.filename.normalize("NFC");
  if (renamed) renameDocument(document, job.filename);
  // Whatever else is made of it looks at each cell many times.
  if (job.want.kind !== "document") ownTables(document);
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
  if (job.want.kind === "excerpts") parts.excerpts = jsonBytes(excerpts(document, job.want));
  if (job.want.kind === "item") parts.item = jsonBytes(openItem(document, job.want));
  if (job.want.kind === "selection") parts.selection = selection(document, job.want);
  if (job.want.kind === "explanation") parts.explanation = jsonBytes(explanations(document));
  if (wantsMarkdown(job)) parts.markdown = Buffer.from(toMarkdown(document), "utf8");
  const asked = job.want.kind === "document" || job.want.kind === "chunks";
  // Last: from its first piece on the service holds room for all of it.
  if (job.input === "file" || (renamed && asked))
    parts.document = await documentJson(document, callbacks.piece);
  return { summary: summarise(document, chunks.length), late, parts };
}

/** JSON of a cell, with its places in the grid and in the table's text. */
const JSON_BYTES_PER_CELL = 140;
/** JSON of a block beside its text: its names, its box, the boxes of some lines. */
const JSON_BYTES_PER_BLOCK = 500;

/** The JSON of a document; where somebody takes pieces, its last one. */
async function documentJson(document: Document, take: JobCallbacks["piece"]): Promise<Buffer> {
  if (!take) return jsonBytes(document);
  const expected = expectedBytes(document);
  let last: Buffer | undefined;
  for (const piece of jsonPieces(document)) {
    if (last) await take("document", last, expected);
    last = piece;
  }
  return last!;
}

function expectedBytes({ blocks, tables, documents = [] }: Document): number {
  const cells = tables.reduce((sum, table) => sum + table.cells.length, 0);
  const own = cells * JSON_BYTES_PER_CELL + blocks.length * JSON_BYTES_PER_BLOCK;
  return documents.reduce((sum, inner) => sum + expectedBytes(inner), own);
}

/** OCR of one page for another process. */
async function recognisePage(job: PictureJob, pixels: Buffer): Promise<{ parts: Parts }> {
  const { width, options, until } = job;
  const { recognisePicture } = await import("../readers/ocr/recognition.js");
  const grey = { width, height: pixels.length / width, pixels };
  const found = await recognisePicture(options, grey, until);
  return { parts: { recognised: jsonBytes(found) } };
}

function quotePlaces(document: Document, { doc_id, quotes }: QuotePlacesRequest): QuotePlace[][] {
  const named = findDocument(document, doc_id);
  return quotes.map(({ blocks, quote }) => (named ? locateQuote(named, blocks, quote) : []));
}

function excerpts(document: Document, { doc_id, quotes }: QuotePlacesRequest) {
  const named = findDocument(document, doc_id);
  return quotes.map((quote) => (named ? excerptOf(named, quote) : null));
}

/** By its path as well: an item of the same content elsewhere in the archive may be hidden from who asks. */
function openItem(document: Document, { doc_id, inner, budget }: ItemRequest) {
  const item = itemOf(document, { doc_id, inner });
  if (!item) return null;
  const chunks = item.access.readable ? chunkDocument(item, budget) : [];
  return { document: item, chunks, markdown: toMarkdown(item) };
}

function itemOf(
  document: Document,
  { doc_id, inner }: Pick<ItemRequest, "doc_id" | "inner">,
): Document | null {
  const found = inner.length === 0 ? document : findItem(document, doc_id, inner.join("/"));
  return found && found.blocks.length > 0 ? withoutInner(found) : found;
}

function selection(document: Document, want: SelectionRequest): Buffer {
  const found = want.of.kind === "item" ? itemOf(document, want.of) : document;
  return found ? selectedParts(found, want) : jsonBytes(null);
}

/** A mail without its attachments, which have entries and rules of access of their own. */
function withoutInner({ documents: _, ...own }: Document): Document {
  return own;
}

function findItem(document: Document, docId: string, path: string): Document | null {
  for (const one of document.documents ?? []) {
    if (one.doc_id === docId && one.source.container_path.slice(1).join("/") === path) return one;
    const found = findItem(one, docId, path);
    if (found) return found;
  }
  return null;
}

/** Why each field of each document is what it is; an archive's items one by one. */
function explanations(document: Document): { filename: string; fields: FieldChoices }[] {
  if (document.documents) {
    const own = document.blocks.length > 0 ? explanations(withoutInner(document)) : [];
    return [...own, ...document.documents.flatMap(explanations)];
  }
  return document.access.readable
    ? [{ filename: document.source.filename, fields: explainFields(document) }]
    : [];
}

/** The document itself, or the matching item of an archive. */
function findDocument(document: Document, docId: string): Document | null {
  const isOwn = document.blocks.length > 0 && document.doc_id === docId;
  if (!document.documents || isOwn) return document;
  for (const inner of document.documents) {
    const found = inner.documents || inner.doc_id === docId ? findDocument(inner, docId) : null;
    if (found) return found;
  }
  return null;
}

function wantsMarkdown({ want }: ReadJob): boolean {
  return want.kind === "markdown" || (want.kind === "chunks" && want.markdown === true);
}

/** A page that cannot be rendered is not an error: the picture is null and the caller reports it. */
async function renderPage(job: ReadJob, asked: PagePictureRequest, bytes: Buffer) {
  const { renderPagePicture } = await import("../readers/render-page.js");
  const picture = await renderPagePicture(bytes, job.filename, asked).catch(() => null);
  const file = { filename: job.filename, bytes: bytes.length, sha256: sha256(bytes) };
  const summary = summarise(unreadDocument(file, unreadable("EMPTY")), 0);
  return {
    summary: { ...summary, readable: picture !== null, reason: null, reason_text: null },
    parts: { page: jsonBytes(picture) },
  };
}

/** A file that stays locked is not an error: it has no bytes here, and the reason. */
async function unlockFile({ filename, password = "" }: ReadJob, bytes: Buffer) {
  const file = { filename, bytes: bytes.length, sha256: sha256(bytes) };
  const { unlock } = await import("../readers/unlock.js");
  let found: Buffer | null = null;
  let reason: ReasonCode | null = null;
  try {
    found = await unlock({ bytes, filename, password });
  } catch (error) {
    reason = reasonFor(error).reason;
  }
  const summary = summarise(unreadDocument(file, unreadable(reason ?? "EMPTY")), 0);
  return {
    summary: { ...summary, readable: reason === null, reason },
    parts: { unlocked: found ?? Buffer.alloc(0) },
  };
}

/** A page that has a picture with words is not read from a picture itself. */
const isOfScannedPage = ({ extractor, type }: Block) => extractor === "ocr" && type !== "figure";

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
      (one) => new Set(one.blocks.filter(isOfScannedPage).map((block) => block.page)).size,
    ),
    parse_ms: document.metrics.parse_ms,
    warnings: sum((one) => one.warnings.length),
  };
}

/** One entry for the file, or one per item of an archive; a mail has one of its own too, as has an archive that could not be opened. */
export function entriesOf(document: Document, budget: number): DocumentEntry[] {
  if (document.documents) {
    const inner = document.documents.flatMap((one) => entriesOf(one, budget));
    return document.blocks.length > 0
      ? [...entriesOf(withoutInner(document), budget), ...inner]
      : inner;
  }
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
      forms: formsOf(document),
      review: [...review].map(([code, text]) => ({ code, text })),
      chunks: document.access.readable ? chunkDocument(document, budget) : [],
      tables: document.tables.map((table) => rowsForAnswers(document, table)),
    },
  ];
}

function describeStructure(document: Document): void {
  if (document.access.readable) {
    document.structure = extractStructure(document);
    const heading = uncertainHeading(document.structure.sections);
    if (heading) {
      const { page, block } = heading;
      const text = bilingual(WARNINGS.OUTLINE_UNCERTAIN);
      document.warnings.push({ code: "OUTLINE_UNCERTAIN", text, page, block });
    }
  }
  for (const inner of document.documents ?? []) describeStructure(inner);
}
