/**
 * Serialises document entries together with a byte-offset table, so that one chunk or the tables can be read from the
 * cache without parsing the whole file. A search shows five chunks of five documents; parsing all of those documents
 * would take longer than the search. Each piece has a checksum of its own, because it is read without the rest.
 */
import { closeSync, openSync, readSync } from "node:fs";
import { checksum, DamagedFile, readDescription } from "../disk/checked-file.js";
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
interface PieceOffsets {
  entries: EntryPieceOffsets[];
  /** Of each entry: the checksums of its tables and of each chunk, in hexadecimal. One string: quick to parse. */
  checksums: string[];
}
/** Numbers in `EntryPieceOffsets` before the chunk lengths. */
const BEFORE_CHUNKS = 3;
/** Hexadecimal digits of one checksum. */
const CHECKSUM_DIGITS = 8;

/** The bytes of `JSON.stringify(entries)` up to key order, and the offsets of each piece in them. */
export function packEntries(entries: readonly DocumentEntry[]): {
  bytes: Buffer;
  pieces: PieceOffsets;
} {
  const parts: Buffer[] = [];
  const checksums: string[] = [];
  let length = 0;
  const add = (part: Buffer | string): number => {
    const bytes = typeof part === "string" ? Buffer.from(part) : part;
    parts.push(bytes);
    length += bytes.length;
    return bytes.length;
  };
  add("[");
  const offsets = entries.map(({ chunks, tables, ...rest }, index): EntryPieceOffsets => {
    let sums = "";
    const addPiece = (piece: Buffer): number => {
      sums += checksumDigits(piece);
      return add(piece);
    };
    add(index === 0 ? '{"tables":' : ',{"tables":');
    const tablesAt = length;
    const tablesLength = addPiece(jsonBytes(tables));
    add(',"chunks":[');
    const chunksAt = length;
    const lengths = chunks.map((chunk, place) => {
      if (place > 0) add(",");
      return addPiece(jsonBytes(chunk));
    });
    add("],");
    add(jsonBytes(rest).subarray(1));
    checksums.push(sums);
    return [tablesAt, tablesLength, chunksAt, ...lengths];
  });
  add("]");
  return { bytes: Buffer.concat(parts), pieces: { entries: offsets, checksums } };
}

/** Which piece of which entry; `chunks` is the expected number of chunks. */
export interface PieceLocator {
  entry: number;
  chunks: number;
  piece: PieceName;
}

/**
 * Reads one piece of a cached file, whose description holds `pieces`. Null if there is no such piece; throws
 * `DamagedFile`, or what the disk says. Synchronous on purpose: a few kilobytes that are usually in the page cache cost
 * a tenth of a round trip through the thread pool.
 */
export function readPiece(
  path: string,
  magic: string,
  { entry, chunks, piece }: PieceLocator,
): Buffer | null {
  const file = openSync(path, "r");
  try {
    const found = readDescription(magic, file);
    if (!found) throw new DamagedFile("not a file of the cache");
    const { pieces } = found.description as { pieces?: PieceOffsets };
    const offsets = pieces?.entries[entry];
    if (!offsets || offsets.length !== BEFORE_CHUNKS + chunks) return null;
    const range = pieceRange(offsets, piece);
    if (!range) return null;
    const bytes = Buffer.allocUnsafe(range.length);
    const length = readSync(file, bytes, 0, range.length, found.end + range.from);
    const place = (piece === "tables" ? 0 : piece + 1) * CHECKSUM_DIGITS;
    const expected = pieces.checksums[entry]!.slice(place, place + CHECKSUM_DIGITS);
    if (length < range.length || checksumDigits(bytes) !== expected)
      throw new DamagedFile("a piece is cut off or altered");
    return bytes;
  } finally {
    closeSync(file);
  }
}

function checksumDigits(piece: Buffer): string {
  return checksum([piece]).toString(16).padStart(CHECKSUM_DIGITS, "0");
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
