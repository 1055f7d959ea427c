/**
 * The interface through which the service parses: a stored file in, finished JSON or Markdown bytes out, isolated and
 * cached.
 */
import type { QuoteRequest } from "../chunks/locate-quote.js";
import type { Chunk } from "../model/chunk.js";
import type { ReasonCode, WarningCode } from "../model/codes.js";
import type { Access, Table } from "../model/document.js";
import type { FormName } from "../model/filter.js";
import type { Format } from "../model/format.js";
import type { Selection } from "../model/selection.js";
import type { Structure } from "../model/structure.js";
import type { OcrProgress } from "../readers/ocr/ocr-request.js";
import type { PagePictureRequest } from "../readers/page-picture.js";
import type { ReadOptions } from "../readers/reader.js";
import type { ResultBody } from "./result-body.js";

/** A file on disk with its hash: a spooled upload, or a file of a tenant. */
export interface StoredFile {
  path: string;
  bytes: number;
  sha256: string;
  /** Brings it to `path`, where it is elsewhere; called before the file is opened, and only then. */
  fetch?(): Promise<void>;
}

export type OutputRequest =
  | { kind: "document" }
  | { kind: "chunks"; budget: number; markdown?: boolean }
  | { kind: "markdown" }
  | { kind: "entries"; budget: number }
  | ({ kind: "page" } & PagePictureRequest)
  | ({ kind: "places" } & QuotePlacesRequest)
  | ({ kind: "excerpts" } & QuotePlacesRequest)
  | ({ kind: "item" } & ItemRequest)
  | SelectionRequest
  /** The same file without its password, no bytes where none locks it; `summary.reason` says why it stays locked. */
  | { kind: "unlocked" }
  /** How the fields of its structure came to be: only from the file itself, never from the cache. */
  | { kind: "explanation" };

/** Only some pages or members of another output. */
export interface SelectionRequest extends Selection {
  kind: "selection";
  of: Extract<OutputRequest, { kind: "document" | "chunks" | "markdown" | "item" }>;
}

/** Finds quotes on the pages of a document, or of the archive item named by `doc_id`. */
export interface QuotePlacesRequest {
  doc_id: string;
  quotes: readonly QuoteRequest[];
}

/** One document alone: the file itself, or one item of an archive, by its content and its path in there. */
export interface ItemRequest {
  doc_id: string;
  inner: readonly string[];
  budget: number;
}

/**
 * What a tenant keeps of one document: everything that listing, searching and answering need, without blocks and full
 * tables. An archive gives one entry per item.
 */
export interface DocumentEntry {
  /** Path inside the archive; empty for a plain file. */
  inner: string[];
  doc_id: string;
  format: Format;
  pages: number;
  access: Access;
  structure: Structure;
  /** The kinds of official document it has the form of. */
  forms: FormName[];
  /** Warnings that call for review, one per code. */
  review: { code: WarningCode; text: string }[];
  chunks: Chunk[];
  /** Of each table only what an answer needs: header rows, rows with a revision, and which rows stand beside merged cells. */
  tables: TableRows[];
}

export type TableRows = Pick<Table, "id" | "block" | "header_rows" | "cells"> & {
  named?: NamedRow[];
};

/** A row that merged cells before it name: `둘째 자녀 | 월 7만원` beside `가족수당`. */
export interface NamedRow {
  /** Its letters, as many as tell it from others. */
  key: string;
  /** The merged cells, from left to right. */
  cells: string[];
}

export interface ParseRequest {
  file: StoredFile;
  filename: string;
  want: OutputRequest;
  /** Opens an encrypted file. With it nothing is cached or shared, so that it stands in no key. */
  password?: string;
  /** Instead of the service's own, to compare; then nothing is cached or shared. */
  options?: Partial<Pick<ReadOptions, "layout" | "ocr">>;
  /** Seconds; defaults to the service's own limit. */
  timeout?: number;
  /** False: the cache is neither read nor written, and the run is shared with nobody. Whoever has no key learns nothing of what others sent. */
  keep?: boolean;
  /** Why it could not be opened when it came: it is not tried again, and that is the answer. */
  failed?: ReasonCode;
  /** Who waits for it: nobody waits behind all files of another. */
  consumer?: string;
  /** Nobody waits for it: people go first, and it may wait as long as it takes. */
  bulk?: boolean;
  /** Rejects with `ProcessFailed` where the file's parser crashed, instead of a Document that says so: the caller tries again. */
  rejectIfKilled?: boolean;
  /** The caller has gone: the reading is stopped, unless others want the same. */
  signal?: AbortSignal;
  /** Told when a parser begins; not where the answer is already there. */
  started?(): void;
  /** Told as each page or picture is recognised; not where the answer is already there. */
  progress?(progress: OcrProgress): void;
}

/** Summary of a parse result, for routes that need not open its JSON. */
export interface ReadSummary {
  doc_id: string;
  filename: string;
  format: Format;
  readable: boolean;
  reason: ReasonCode | null;
  reason_text: string | null;
  title: string | null;
  pages: number;
  blocks: number;
  tables: number;
  /** 0 unless chunks were requested. */
  chunks: number;
  characters: number;
  ocr_pages: number;
  parse_ms: number;
  warnings: number;
}

export interface ParseResult {
  summary: ReadSummary;
  /**
   * UTF-8: Document JSON, `{document, chunks}` JSON (with `markdown` where asked for), Markdown, the JSON of
   * `DocumentEntry[]`, of `PagePicture | null`, of `QuotePlace[][]` (one list per quote), of `(Excerpt | null)[]`, or
   * of one `{document, chunks, markdown}` (null where the archive has no such item), or a selection of one of these.
   */
  body: ResultBody;
}

/** A chunk by its index, or the tables. */
export type PieceName = number | "tables";

/** Addresses one piece of a file's cached entries. */
export interface PieceRequest {
  sha256: string;
  budget: number;
  entry: number;
  /** Expected number of chunks: a later parse with more time may have produced other entries. */
  chunks: number;
  piece: PieceName;
}

export interface Parsing {
  /**
   * Never rejects for a file's sake: time-out, memory and crashes become a Document with its reason. Refuses with `PARSERS_BUSY` where no
   * parser became free in time, and rejects with the signal's reason once that is aborted.
   */
  read(request: ParseRequest): Promise<ParseResult>;
  /** One chunk (or the tables) of cached entries, as JSON; null on a cache miss. */
  piece?(asked: PieceRequest): Buffer | null;
  /** Parses running or waiting now. */
  readonly inFlight: number;
  close(): Promise<void>;
}
