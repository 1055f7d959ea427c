/**
 * The message protocol between the service and a parser process. Bulk bytes travel on a separate pipe, never in a
 * message.
 */
import type { OcrProgress } from "../readers/ocr/ocr-request.js";
import type { ReadOptions } from "../readers/reader.js";
import type { OutputRequest, ReadSummary } from "./parsing.js";

/**
 * File descriptor of the byte pipe: input bytes go in; result parts and page pictures for helper processes come out.
 */
export const BYTES_FD = 4;

/** A document to work on. */
export interface ReadJob {
  /** `file`: the bytes of a document to read; `document`: the JSON of a Document read before. */
  input: "file" | "document";
  bytes: number;
  filename: string;
  options: ReadOptions;
  /** Opens an encrypted file. */
  password?: string;
  want: OutputRequest;
  /** Seconds until the process is killed; slow work that can stop half-way ends before. */
  timeout?: number;
}

/** A page to recognise for another process: greyscale, one byte per pixel. */
export interface PictureJob {
  input: "picture";
  bytes: number;
  width: number;
  /** Deadline as `Date.now()`. */
  until: number;
  options: ReadOptions;
  timeout?: number;
}

export type Job = ReadJob | PictureJob;

/** From the service to a parser process. */
export type ToProcess =
  | { kind: "job"; job: Job }
  /** Another process is free to recognise one page. */
  | { kind: "lent"; loan: number }
  /** The recognised page as JSON; null if the helper process died. */
  | { kind: "recognised"; loan: number; json: string | null };

/** From a parser process to the service. */
export type FromProcess =
  | JobDone
  | { kind: "progress"; progress: OcrProgress }
  /** Number of pages that an idle process could recognise. */
  | { kind: "help"; pages: number }
  /** The page for a lent process; its bytes follow on the pipe. */
  | { kind: "picture"; loan: number; width: number; until: number; bytes: number }
  | { kind: "declined"; loan: number }
  | JobPiece;

/** A piece of a part that is made while it is sent; it follows on the pipe. */
export interface JobPiece {
  kind: "piece";
  name: PartName;
  bytes: number;
  /** About how many bytes the part will have. */
  expected: number;
}

/** The result parts, or what is left of them after their pieces, follow on the pipe, in this order and of these lengths. */
export interface JobDone {
  kind: "done";
  /** Absent for a picture. */
  summary?: ReadSummary;
  /** Pages were skipped because time ran out. */
  late?: boolean;
  parts: { name: PartName; bytes: number }[];
}

export type PartName =
  | "document"
  | "chunks"
  | "markdown"
  | "entries"
  /** Offsets of the pieces within the entries (`entry-offsets.ts`). */
  | "pieces"
  | "page"
  | "places"
  | "excerpts"
  | "item"
  | "selection"
  | "explanation"
  | "unlocked"
  | "recognised";
export type Parts = Partial<Record<PartName, Buffer>>;

/** The outcome of a job. */
export interface JobResult {
  summary: ReadSummary;
  late: boolean;
  parts: Parts;
}
