/**
 * Entries as JSON whose chunks and tables can be read one at a time: beside the bytes goes where each piece stands in them. A search
 * shows five chunks of five documents, and parsing those documents whole would take longer than finding them.
 */
import { closeSync, openSync, readSync } from "node:fs";
import { jsonBytes } from "./json-bytes.js";
import type { Entry, PieceName } from "./parsing.js";

/** Of one entry: where its tables begin, and their length; where its chunks begin, and the length of each (a comma between them). */
type EntryPieces = [tables: number, tablesLength: number, chunks: number, ...lengths: number[]];
export type Pieces = EntryPieces[];
/** Numbers of an entry before the lengths of its chunks. */
const BEFORE_CHUNKS = 3;

/** The first line of a cached entry is mostly shorter. Nothing is kept of it, so that one room does for all. */
const FIRST_LINE = Buffer.allocUnsafeSlow(4096);

/** The bytes of `JSON.stringify(entries)` but for the order of keys, and what stands where. */
export function packEntries(entries: readonly Entry[]): { bytes: Buffer; pieces: Pieces } {
  const parts: Buffer[] = [];
  let length = 0;
  const add = (part: Buffer | string): number => {
    const bytes = typeof part === "string" ? Buffer.from(part) : part;
    parts.push(bytes);
    length += bytes.length;
    return bytes.length;
  };
  add("[");
  const pieces = entries.map(({ chunks, tables, ...rest }, index): EntryPieces => {
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

/** The place of an entry, how many chunks it has, and which piece of it. */
export interface WhichPiece {
  entry: number;
  chunks: number;
  piece: PieceName;
}

/**
 * One piece out of a cached file, which is a line of JSON (with `pieces` in it) and then the bytes; null where it is not there, or
 * the disk does not give it. Read at once and not by the thread pool: a few kilobytes that the system mostly has in memory take a tenth
 * of the way there and back.
 */
export function readPiece(path: string, which: WhichPiece): Buffer | null {
  let file: number | undefined;
  try {
    file = openSync(path, "r");
    return readFrom(file, which);
  } catch {
    return null;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

function readFrom(file: number, { entry, chunks, piece }: WhichPiece): Buffer | null {
  const line = readLine(file);
  if (!line) return null;
  const { pieces } = JSON.parse(line.toString("utf8")) as { pieces?: Pieces };
  const places = pieces?.[entry];
  if (!places || places.length !== BEFORE_CHUNKS + chunks) return null;
  const place = placeOf(places, piece);
  return place && readAt(file, line.length + 1 + place.from, place.length);
}

function placeOf(places: EntryPieces, name: PieceName) {
  const [tables, tablesLength, chunks] = places;
  if (name === "tables") return { from: tables, length: tablesLength };
  const length = places[BEFORE_CHUNKS + name];
  if (length === undefined) return null;
  let from = chunks;
  for (let before = 0; before < name; before += 1) from += places[BEFORE_CHUNKS + before]! + 1;
  return { from, length };
}

function readLine(file: number): Buffer | null {
  for (let start = FIRST_LINE; ; start = Buffer.allocUnsafe(start.length * 2)) {
    const length = readSync(file, start, 0, start.length, 0);
    const end = start.subarray(0, length).indexOf(0x0a);
    if (end >= 0) return start.subarray(0, end);
    if (length < start.length) return null;
  }
}

/** Null where the file is shorter than that. */
function readAt(file: number, from: number, length: number): Buffer | null {
  const bytes = Buffer.allocUnsafe(length);
  return readSync(file, bytes, 0, length, from) === length ? bytes : null;
}
