/** An index on disk: one file, written whole beside its place and then renamed, opened without reading text again. */
import { open, readFile, rename, rm } from "node:fs/promises";
import { crc32 } from "node:zlib";
import { TOKENS_GENERATION } from "../text/tokens.js";
import { Engine } from "./engine.js";
import type { Segment, SegmentDocument } from "./segment.js";
import type { SegmentPart } from "./segment-merge.js";

/** First bytes of the file; the digit changes with its form. */
const MAGIC = "WONMUNX1";
/** Length of the fixed start: magic, length of the description, checksum of all that follows. */
const HEAD = 16;

const ARRAYS = ["wordLengths", "pairLengths", "high", "low", "start", "frequency"] as const;

interface StoredSegment {
  documents: SegmentDocument[];
  removed: number[];
  chunks: number;
  terms: number;
  postings: number;
}

interface Description {
  tokens: number;
  segments: StoredSegment[];
}

/** Writes the index as it is at the time of the call. The file is either the old one or the new one, never a torn one. */
export async function saveEngine(engine: Engine, file: string): Promise<void> {
  const pieces = serialise(engine.snapshot());
  const temporary = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}.tmp`;
  try {
    const handle = await open(temporary, "wx", 0o600);
    try {
      for (const piece of pieces) await handle.writeFile(piece);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/**
 * Opens an index file. Null where there is none, or where it is damaged or of another generation: the caller then builds the
 * index anew from its documents, so nothing is lost but time.
 */
export async function openEngine(file: string): Promise<Engine | null> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  const parts = bytes && deserialise(bytes);
  return parts && new Engine(parts);
}

/** The file's bytes in pieces; large arrays are not copied. */
export function serialise(parts: readonly SegmentPart[]): Uint8Array[] {
  const description: Description = {
    tokens: TOKENS_GENERATION,
    segments: parts.map(({ segment, removed }) => ({
      documents: [...segment.documents],
      removed: [...removed],
      chunks: segment.chunks,
      terms: segment.high.length,
      postings: segment.postings.length,
    })),
  };
  const text = padded(Buffer.from(JSON.stringify(description), "utf8"), 0x20);
  const body: Uint8Array[] = [text];
  for (const { segment } of parts) {
    for (const name of ARRAYS) body.push(bytesOf(segment[name]));
    body.push(segment.postings, new Uint8Array(padding(segment.postings.length)));
  }
  // zlib starts its sum anew at an empty piece.
  const pieces = body.filter((piece) => piece.length > 0);
  const head = Buffer.alloc(HEAD);
  head.write(MAGIC, "latin1");
  head.writeUInt32LE(text.length, 8);
  head.writeUInt32LE(
    pieces.reduce((sum, piece) => crc32(piece, sum), 0),
    12,
  );
  return [head, ...pieces];
}

export function deserialise(file: Buffer): SegmentPart[] | null {
  if (file.length < HEAD || file.toString("latin1", 0, 8) !== MAGIC) return null;
  if (crc32(file.subarray(HEAD)) !== file.readUInt32LE(12)) return null;
  const length = file.readUInt32LE(8);
  const description = JSON.parse(file.toString("utf8", HEAD, HEAD + length)) as Description;
  if (description.tokens !== TOKENS_GENERATION) return null;
  const bytes = aligned(file);
  let at = bytes.byteOffset + HEAD + length;
  return description.segments.map((stored) => {
    const counts = {
      wordLengths: stored.chunks,
      pairLengths: stored.chunks,
      high: stored.terms,
      low: stored.terms,
      start: stored.terms + 1,
      frequency: stored.terms,
    };
    const arrays = {} as Pick<Segment, (typeof ARRAYS)[number]>;
    for (const name of ARRAYS) {
      arrays[name] = new Uint32Array(bytes.buffer, at, counts[name]);
      at += counts[name] * 4;
    }
    const postings = new Uint8Array(bytes.buffer, at, stored.postings);
    at += stored.postings + padding(stored.postings);
    const { documents, chunks } = stored;
    return {
      segment: { documents, chunks, ...arrays, postings },
      removed: new Set(stored.removed),
    };
  });
}

/** The same bytes at an address that 32-bit arrays can stand on. */
function aligned(file: Buffer): Uint8Array {
  return file.byteOffset % 4 === 0 ? file : new Uint8Array(file);
}

function bytesOf(array: Uint32Array): Uint8Array {
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
}

function padding(length: number): number {
  return (4 - (length % 4)) % 4;
}

function padded(bytes: Buffer, filler: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(padding(bytes.length), filler)]);
}
