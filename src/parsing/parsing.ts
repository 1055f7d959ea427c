/** What the service asks of reading: a stored file in, finished JSON or Markdown bytes out, safely and once. */
import type { ReasonCode } from "../model/codes.js";
import type { Format } from "../model/format.js";

/** A file on disk whose hash is known: an upload that was spooled, or a tenant's own file. */
export interface StoredFile {
  path: string;
  bytes: number;
  sha256: string;
}

export type Wanted =
  | { kind: "document" }
  | { kind: "chunks"; budget: number }
  | { kind: "markdown" };

export interface ParseRequest {
  file: StoredFile;
  filename: string;
  want: Wanted;
  /** Seconds; the service's own limit where it is not given. */
  timeout?: number;
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
  /** UTF-8: Document JSON, `{document, chunks}` JSON, or Markdown. */
  body: Buffer;
}

export interface Parsing {
  /** Never rejects for a file's sake: time-out, memory and crashes become a Document with its reason. */
  read(request: ParseRequest): Promise<Parsed>;
  /** Parses running or waiting now. */
  readonly inFlight: number;
  close(): Promise<void>;
}
