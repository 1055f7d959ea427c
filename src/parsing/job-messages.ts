/** What the service and a parser process say to each other. Bytes travel on a pipe of their own, never in a message. */
import type { OcrProgress } from "../readers/ocr/ocr-request.js";
import type { ReadOptions } from "../readers/reader.js";
import type { ReadSummary, Wanted } from "./parsing.js";

/** The pipe beside the message channel: input bytes go in, result parts and pictures for helpers come out. */
export const BYTES_FD = 4;

/** A document to work on. */
export interface ReadJob {
  /** `file`: the bytes of a document to read; `document`: the JSON of a Document read before. */
  input: "file" | "document";
  bytes: number;
  filename: string;
  options: ReadOptions;
  want: Wanted;
  /** Seconds until the process is killed; slow work that can stop half-way ends before. */
  timeout?: number;
}

/** A page to recognise for another process: grey, one byte a pixel. */
export interface PictureJob {
  input: "picture";
  bytes: number;
  width: number;
  /** `Date.now()` when it is given up. */
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
  /** What it found, as JSON; null where it did not live through it. */
  | { kind: "recognised"; loan: number; json: string | null };

/** From a parser process to the service. */
export type FromProcess =
  | JobDone
  | { kind: "progress"; progress: OcrProgress }
  /** So many pages wait for whoever has nothing to do. */
  | { kind: "help"; pages: number }
  /** The page for a process that was lent; its bytes follow on the pipe. */
  | { kind: "picture"; loan: number; width: number; until: number; bytes: number }
  | { kind: "declined"; loan: number };

/** The result's parts follow on the pipe, in this order and of these lengths. */
export interface JobDone {
  kind: "done";
  /** Of a document; a picture has none. */
  summary?: ReadSummary;
  /** Pages were left out because time ran out. */
  late?: boolean;
  parts: { name: PartName; bytes: number }[];
}

export type PartName =
  | "document"
  | "chunks"
  | "markdown"
  | "entries"
  /** Where the pieces of the entries stand. */
  | "pieces"
  | "page"
  | "places"
  | "recognised";
export type Parts = Partial<Record<PartName, Buffer>>;

/** What became of a job. */
export interface JobResult {
  summary: ReadSummary;
  late: boolean;
  parts: Parts;
}
