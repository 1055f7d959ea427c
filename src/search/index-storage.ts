/** Saves and opens indexes on disk: words and vectors, one file each, without tokenising or embedding again. */

import { readIfThere, writeAtomic } from "../disk/atomic-file.js";
import { TOKENS_GENERATION } from "../text/tokens.js";
import { Engine } from "./engine.js";
import type { SegmentDocument } from "./segment.js";
import type { SegmentPart } from "./segment-merge.js";
import { packTypedArrays, TypedArrayReader } from "./typed-array-file.js";
import { VectorIndex } from "./vector-index.js";

/** Magic bytes; the digit is the format version. */
const WORDS_MAGIC = "WONMUNX5";
const VECTORS_MAGIC = "WONMUNV3";

interface StoredSegments {
  tokens: number;
  segments: {
    documents: SegmentDocument[];
    removed: number[];
    chunks: number;
    terms: number;
    postings: number;
  }[];
}

interface StoredVectors {
  model: string;
  dimensions: number;
  documents: { revision: string; count: number }[];
}

/** Writes a snapshot of the index at the time of the call. */
export async function saveEngine(engine: Engine, file: string): Promise<void> {
  await writeAtomic(file, serialise(engine.snapshot()));
}

/**
 * Opens an index file. Null if there is none or it has another format version; throws `DamagedFile`. The caller then
 * rebuilds the index from its documents: only time is lost.
 */
export async function openEngine(file: string): Promise<Engine | null> {
  const bytes = await readIfThere(file);
  const parts = bytes && deserialise(bytes);
  return parts && new Engine(parts);
}

export function serialise(parts: readonly SegmentPart[]): Uint8Array[] {
  const description: StoredSegments = {
    tokens: TOKENS_GENERATION,
    segments: parts.map(({ segment, removed }) => ({
      documents: [...segment.documents],
      removed: [...removed],
      chunks: segment.chunks,
      terms: segment.high.length,
      postings: segment.postings.length,
    })),
  };
  const arrays = parts.flatMap(({ segment: s }) => [
    ...[s.wordLengths, s.pairLengths, s.high, s.low, s.start, s.frequency],
    s.postings,
  ]);
  return packTypedArrays(WORDS_MAGIC, description, arrays);
}

export function deserialise(file: Buffer): SegmentPart[] | null {
  const reader = TypedArrayReader.open(WORDS_MAGIC, file);
  const description = reader?.description as StoredSegments | undefined;
  if (!reader || description?.tokens !== TOKENS_GENERATION) return null;
  return description.segments.map(({ documents, removed, chunks, terms, postings }) => ({
    removed: new Set(removed),
    // In the order in which they were written.
    segment: {
      documents,
      chunks,
      wordLengths: reader.words(chunks),
      pairLengths: reader.words(chunks),
      high: reader.words(terms),
      low: reader.words(terms),
      start: reader.words(terms + 1),
      frequency: reader.words(terms),
      postings: reader.bytes(postings),
    },
  }));
}

export async function saveVectors(index: VectorIndex, file: string): Promise<void> {
  const documents = [...index.stored()];
  const description: StoredVectors = {
    model: index.model,
    dimensions: index.dimensions,
    documents: documents.map(({ revision, units }) => ({ revision, count: units.length })),
  };
  const arrays = documents.flatMap(({ rows, units }) => [units, rows]);
  await writeAtomic(file, packTypedArrays(VECTORS_MAGIC, description, arrays));
}

/**
 * Opens the vectors of this model; a missing file, or vectors of another model, give an empty index. Throws
 * `DamagedFile`.
 */
export async function openVectors(
  file: string | null,
  model: string,
  dimensions: number,
): Promise<VectorIndex> {
  const index = new VectorIndex(model, dimensions);
  const bytes = file === null ? null : await readIfThere(file);
  const reader = bytes && TypedArrayReader.open(VECTORS_MAGIC, bytes);
  const stored = reader?.description as StoredVectors | undefined;
  if (!reader || stored?.model !== model || stored.dimensions !== dimensions) return index;
  for (const { revision, count } of stored.documents) {
    const units = reader.floats(count);
    const rows = reader.bytes(count * dimensions);
    index.add({ revision, units, rows: new Int8Array(rows.buffer, rows.byteOffset, rows.length) });
  }
  return index;
}
