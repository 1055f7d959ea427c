/** What the service asks of reading: a stored file in, finished JSON or Markdown bytes out, safely and once. */
import type { QuoteAsked } from "../chunks/locate-quote.js";
import type { Chunk } from "../model/chunk.js";
import type { ReasonCode, WarningCode } from "../model/codes.js";
import type { Access, Table } from "../model/document.js";
import type { Format } from "../model/format.js";
import type { Structure } from "../model/structure.js";
import type { OcrProgress } from "../readers/ocr/ocr-request.js";
import type { PageAsked } from "../readers/render-page.js";

/** A file on disk whose hash is known: an upload that was spooled, or a tenant's own file. */
export interface StoredFile {
  path: string;
  bytes: number;
  sha256: string;
}

export type Wanted =
  | { kind: "document" }
  | { kind: "chunks"; budget: number; markdown?: boolean }
  | { kind: "markdown" }
  | { kind: "entries"; budget: number }
  | ({ kind: "page" } & PageAsked)
  | ({ kind: "places" } & PlacesAsked);

/** Where quotes stand on the pages of a document, or of the item of a bundle that `doc_id` names. */
export interface PlacesAsked {
  doc_id: string;
  quotes: readonly QuoteAsked[];
}

/**
 * What a tenant keeps of one document: all that listing, searching and answering need, without blocks and
 * tables. A bundle gives one for each of its items.
 */
export interface Entry {
  /** Path inside the bundle; empty for a file of its own. */
  inner: string[];
  doc_id: string;
  format: Format;
  pages: number;
  access: Access;
  structure: Structure;
  /** Warnings that ask for a look, one per code. */
  review: { code: WarningCode; text: string }[];
  chunks: Chunk[];
  /** Of each table only the rows that an answer needs: its headers, and those that a revision stands in. */
  tables: TableRows[];
}

export type TableRows = Pick<Table, "id" | "block" | "header_rows" | "cells">;

export interface ParseRequest {
  file: StoredFile;
  filename: string;
  want: Wanted;
  /** Seconds; the service's own limit where it is not given. */
  timeout?: number;
  /** False: nothing of the reading is stored in the cache. */
  keep?: boolean;
  /** Told as each page or picture is recognised; not where the answer is already there. */
  progress?(progress: OcrProgress): void;
}

/** The small facts about a reading that routes need without opening its JSON. */
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
  /** 0 unless chunks were asked for. */
  chunks: number;
  characters: number;
  ocr_pages: number;
  parse_ms: number;
  warnings: number;
}

export interface Parsed {
  summary: ReadSummary;
  /** UTF-8: Document JSON, `{document, chunks}` JSON (with `markdown` where asked for), Markdown, the JSON of `Entry[]`, of `PagePicture | null`, or of `Place[][]` (one for each quote). */
  body: Buffer;
}

/** A chunk by its number, from 0, or the tables. */
export type PieceName = number | "tables";

/** A piece of the entries of a file, by its place among them. */
export interface PieceAsked {
  sha256: string;
  filename: string;
  budget: number;
  entry: number;
  /** How many chunks the entry must have: entries that were read anew with more time may be others. */
  chunks: number;
  piece: PieceName;
}

export interface Parsing {
  /** Never rejects for a file's sake: time-out, memory and crashes become a Document with its reason. */
  read(request: ParseRequest): Promise<Parsed>;
  /** One chunk (or the tables) of entries that were read before, as JSON; null where they are not at hand. */
  piece?(asked: PieceAsked): Buffer | null;
  /** Parses running or waiting now. */
  readonly inFlight: number;
  close(): Promise<void>;
}
