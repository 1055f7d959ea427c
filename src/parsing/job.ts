/** What the service and a parser process say to each other. Bytes travel on a pipe of their own, never in a message. */
import type { ReadOptions } from "../readers/reader.js";
import type { ReadSummary, Wanted } from "./parsing.js";

/** The pipe beside the message channel: input bytes go in, result parts come out. */
export const BYTES_FD = 4;

export interface Job {
  /** `file`: the bytes of a document to read; `document`: the JSON of a Document read before. */
  input: "file" | "document";
  bytes: number;
  filename: string;
  options: ReadOptions;
  want: Wanted;
  /** Seconds until the process is killed; slow work that can stop half-way ends before. */
  timeout?: number;
}

/** The result's parts follow on the pipe, in this order and of these lengths. */
export interface JobDone {
  summary: ReadSummary;
  parts: { name: PartName; bytes: number }[];
}

export type PartName = "document" | "chunks" | "markdown" | "entries" | "page";
export type Parts = Partial<Record<PartName, Buffer>>;
