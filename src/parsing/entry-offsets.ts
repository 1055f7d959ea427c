/**
 * Serialises document entries together with a byte-offset table, so that one chunk or the tables can be read from the
 * cache without parsing the whole file. A search shows five chunks of five documents; parsing all of those documents
 * would take longer than the search.
 */
import { closeSync, openSync, readSync } from "node:fs";
import { jsonBytes } from "./json-bytes.js";
import type { DocumentEntry, PieceName } from "./parsing.js";

/**
 * Byte offsets within one entry: start and length of its tables, start of its chunks, then the length of each chunk
 * (commas in between).
 */
type EntryPieceOffsets = [
  tables: number,
  tablesLength: number,
  chunks: number,
  ...lengths: number[],
];
type PieceOffsets = EntryPieceOffsets[];
/** Numbers in `EntryPieceOffsets` before the chunk lengths. */
const BEFORE_CHUNKS = 3;

/** Shared read buffer: the first line of a cached file is usually shorter, and nothing of it is kept. */
const firstLineBuffer = Buffer.allocUnsafeSlow(4096);

/** The bytes of `JSON.stringify(entries)` up to key order, and the offsets of each piece in them. */
export function packEntries(entries: readonly DocumentEntry[]): {
  bytes: Buffer;
  pieces: PieceOffsets;
} {
  const parts: Buffer[] = [];
  let length = 0;
  const add = (part: Buffer | string): number => {
    const bytes = typeof part === "string" ? Buffer.from(part) : part;
    parts.push(bytes);
    length += bytes.length;
    return bytes.length;
  };
  add("[");
  const pieces = entries.map(({ chunks, tables, ...rest }, index): EntryPieceOffsets => {
    add(index === 0 ? '{"tables":' : ',{"tables":');
    const tablesAt = length;
    const tablesLength = add(jsonBytes(tables));
    add(',"chunks":[');
    const chunksAt = length;
    const lengths = chunks.map((chunk, place) => {
      if (place > 0) add(",");
      return add(jsonBytes(chunk));
    });
    add("],");
    add(jsonBytes(rest).subarray(1));
    return [tablesAt, tablesLength, chunksAt, ...lengths];
  });
  add("]");
  return { bytes: Buffer.concat(parts), pieces };
}

/** Which piece of which entry; `chunks` is the expected number of chunks. */
export interface PieceLocator {
  entry: number;
  chunks: number;
  piece: PieceName;
}

/**
 * Reads one piece of a cached file: one line of JSON (with `pieces` in it), then the entry bytes. Null if it is missing
 * or the disk fails. Synchronous on purpose: a few kilobytes that are usually in the page cache cost a tenth of a round
 * trip through the thread pool.
 */
export function readPiece(path: string, locator: PieceLocator): Buffer | null {
  let file: number | undefined;
  try {
    file = openSync(path, "r");
    return readPieceFrom(file, locator);
  } catch {
    return null;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

function readPieceFrom(file: number, { entry, chunks, piece }: PieceLocator): Buffer | null {
  const line = readLine(file);
  if (!line) return null;
  const { pieces } = JSON.parse(line.toString("utf8")) as { pieces?: PieceOffsets };
  const offsets = pieces?.[entry];
  if (!offsets || offsets.length !== BEFORE_CHUNKS + chunks) return null;
  const range = pieceRange(offsets, piece);
  return range && readAt(file, line.length + 1 + range.from, range.length);
}

function pieceRange(offsets: EntryPieceOffsets, name: PieceName) {
  const [tables, tablesLength, chunks] = offsets;
  if (name === "tables") return { from: tables, length: tablesLength };
  const length = offsets[BEFORE_CHUNKS + name];
  if (length === undefined) return null;
  let from = chunks;
  for (let before = 0; before < name; before += 1) from += offsets[BEFORE_CHUNKS + before]! + 1;
  return { from, length };
}

function readLine(file: number): Buffer | null {
  for (let start = firstLineBuffer; ; start = Buffer.allocUnsafe(start.length * 2)) {
    const length = readSync(file, start, 0, start.length, 0);
    const end = start.subarray(0, length).indexOf(0x0a);
    if (end >= 0) return start.subarray(0, end);
    if (length < start.length) return null;
  }
}

/** Null if the file is shorter. */
function readAt(file: number, from: number, length: number): Buffer | null {
  const bytes = Buffer.allocUnsafe(length);
  return readSync(file, bytes, 0, length, from) === length ? bytes : null;
}
