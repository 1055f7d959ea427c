/** The interface of a format reader: bytes in, a reading or the reason why not out. */
import type { ReasonCode, Wording } from "../model/codes.js";
import type { Block, Document, Properties, Table, Warning } from "../model/document.js";
import type { Format } from "../model/format.js";
import type { LetterCount } from "./letter-count.js";
import type { Ocr } from "./ocr/recognition.js";
import type { ReadingTime } from "./reading-time.js";

/** Options that change the result; part of the cache key. */
export interface ReadOptions {
  /** `checked`: a layout engine checks HWP/HWPX pages; `stored`: the saved layout is used as it is. */
  layout: "checked" | "stored";
  /** Whether pictures are put through text recognition, where an engine is there. */
  ocr: boolean;
  /** A directory of further recognition models, before those that the system or npm has. */
  ocrData?: string;
}

export const DEFAULT_READ_OPTIONS: ReadOptions = { layout: "checked", ocr: true };

/** Remaining unpack budget, shared by nested archives. */
export interface UnpackAllowance {
  items: number;
  bytes: number;
  /** Unpacked over packed size that is still believed. */
  readonly ratio: number;
}

/** The bundle that a file was found in. */
export interface EnclosingArchive {
  /** How many archives are around the file: 1 for a file in a bundle that was sent by itself. */
  depth: number;
  allowance: UnpackAllowance;
}

export interface ReaderInput {
  bytes: Buffer;
  /** The name as given; readers may show it but never decide by it. */
  filename: string;
  options: ReadOptions;
  /** Opens encrypted files; never part of what a reading says. */
  password?: string;
  /** Text recognition for pictures, or why there is none; the engine opens at the first call. */
  ocr?(): Promise<Ocr>;
  /** Whether there is still time to see whether a picture beside text shows writing; without it, there always is. */
  mayLook?(): boolean;
  /** Milliseconds of CPU time that laying out pages may take; what was laid out by then is used. */
  layoutBudget?: number;
  /** The time for taking the text out; what was read by then is used. Without it, there is no limit. */
  readingTime?: ReadingTime;
  /** Only for a file found inside a bundle. */
  bundle?: EnclosingArchive;
  /** Reads what this file was turned into, as the format that it has now. */
  readConverted(bytes: Buffer, format: Format): Promise<Outcome>;
  /** Reads a document found inside this one (bundles only). */
  readInner(bytes: Buffer, innerPath: string, bundle?: EnclosingArchive): Promise<Document>;
  /** The Document of an inner file that cannot be extracted; `stored` are its raw bytes in the archive. */
  refuseInner(innerPath: string, stored: Buffer, refusal: Unreadable): Document;
}

/** The result of a reader. Ids, order and Unicode form come from `Draft` (`document-draft.ts`). */
export interface Reading {
  readable: true;
  /** 0 where the format states none and none can be derived. */
  pages: number;
  blocks: Block[];
  tables: Table[];
  warnings: Warning[];
  properties?: Properties;
  /** Why its pictures gave no text, where they are all that it shows. */
  unread?: Unreadable;
  /** Inner documents of a bundle. */
  documents?: Document[];
  /** The file's own letters; absent where it stores none, as pictures do. */
  letters?: LetterCount;
}

/** Why a file was not read. A value, never an exception, once it leaves `readers/`. */
export interface Unreadable {
  readable: false;
  reason: ReasonCode;
  /** Replaces the code's general wording where more is known: which kind it is, what to save it as. */
  wording?: Wording;
  drmVendor?: string;
}

export type Outcome = Reading | Unreadable;

export type Reader = (input: ReaderInput) => Promise<Outcome> | Outcome;

export interface UnlockInput {
  bytes: Buffer;
  password: string;
  /** Only for a file found inside a bundle. */
  bundle?: EnclosingArchive;
  /** As `Unlock`, for a document found inside this one (bundles only). */
  unlockInner(bytes: Buffer, innerPath: string, bundle: EnclosingArchive): Promise<Buffer | null>;
}

/** The same file without its password; null where none locks it. Throws `UnreadableFile`, with `WRONG_PASSWORD` where it is another. */
export type Unlock = (input: UnlockInput) => Promise<Buffer | null> | Buffer | null;

export function unreadable(
  reason: ReasonCode,
  more: Omit<Unreadable, "readable" | "reason"> = {},
): Unreadable {
  return { readable: false, reason, ...more };
}

/** Thrown inside a reader when the file is of the right kind but cannot be read; becomes an `Unreadable`. */
export class UnreadableFile extends Error {
  constructor(
    readonly reason: ReasonCode,
    message: string,
    readonly more: Omit<Unreadable, "readable" | "reason"> = {},
  ) {
    super(message);
    this.name = "UnreadableFile";
  }
}
