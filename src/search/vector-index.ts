/**
 * Meaning: one int8 vector a chunk, and an exact search over those of the visible documents.
 *
 * Vectors are kept by revision, not by key: the same content under two names, or renamed, is computed once. An approximate
 * index is not worth its building before hundreds of thousands of chunks, and could not be limited to a view exactly.
 */
import { type Dots, LANES, newDots, PAGE } from "./simd-dot.js";

/** A document that may be seen. */
export interface VisibleDocument {
  key: string;
  revision: string;
}

export interface MeaningHit {
  key: string;
  chunk: number;
  /** Cosine, as near as int8 tells. */
  similarity: number;
}

/** The stored vectors of one document: `count` rows of `dimensions` bytes, and what each row's unit is worth (0: no vector). */
interface DocumentVectors {
  revision: string;
  rows: Int8Array;
  units: Float32Array;
}

/** Products that are computed before they are looked at. */
const BATCH = 4096;

export class VectorIndex {
  private dots: Dots = newDots();
  private readonly width: number;
  /** Address of the first row: the query and one batch of products stand before it. */
  private readonly base: number;
  private used = 0;
  private units: number[] = [];
  private readonly places = new Map<string, { first: number; count: number }>();

  constructor(
    /** Which model made the vectors; those of another are of no use. */
    readonly model: string,
    readonly dimensions: number,
  ) {
    this.width = Math.ceil(dimensions / LANES) * LANES;
    this.base = this.width + BATCH * 4;
  }

  has(revision: string): boolean {
    return this.places.has(revision);
  }

  /** Takes the vectors of a document's chunks, in order, as the model gave them; null where it gave none. */
  put(revision: string, vectors: readonly (Float32Array | null)[]): void {
    const rows = new Int8Array(vectors.length * this.dimensions);
    const units = new Float32Array(vectors.length);
    for (const [row, vector] of vectors.entries()) {
      if (!vector) continue;
      const { bytes, unit } = quantise(vector);
      rows.set(bytes, row * this.dimensions);
      units[row] = unit;
    }
    this.take({ revision, rows, units });
  }

  take({ revision, rows, units }: DocumentVectors): void {
    const count = units.length;
    if (this.places.has(revision)) return;
    const first = this.used;
    this.reserve(first + count);
    const bytes = new Int8Array(this.dots.memory.buffer);
    for (let row = 0; row < count; row += 1) {
      const from = row * this.dimensions;
      bytes.set(
        rows.subarray(from, from + this.dimensions),
        this.base + (first + row) * this.width,
      );
      this.units.push(units[row]!);
    }
    this.used += count;
    this.places.set(revision, { first, count });
  }

  /** Forgets all but these revisions, and gives their room back; false where there was nothing to forget. */
  keep(revisions: ReadonlySet<string>): boolean {
    if ([...this.places.keys()].every((revision) => revisions.has(revision))) return false;
    const kept = [...this.stored()].filter(({ revision }) => revisions.has(revision));
    this.dots = newDots();
    this.used = 0;
    this.units = [];
    this.places.clear();
    for (const document of kept) this.take(document);
    return true;
  }

  *stored(): Generator<DocumentVectors> {
    for (const [revision, { first, count }] of this.places) {
      const bytes = new Int8Array(this.dots.memory.buffer);
      const rows = new Int8Array(count * this.dimensions);
      for (let row = 0; row < count; row += 1) {
        const from = this.base + (first + row) * this.width;
        rows.set(bytes.subarray(from, from + this.dimensions), row * this.dimensions);
      }
      yield { revision, rows, units: Float32Array.from(this.units.slice(first, first + count)) };
    }
  }

  /** The nearest chunks of these documents; those that have no vectors yet are passed over. */
  search(query: Float32Array, visible: Iterable<VisibleDocument>, limit: number): MeaningHit[] {
    const { bytes, unit } = quantise(query);
    this.reserve(this.used);
    const memory = new Int8Array(this.dots.memory.buffer);
    memory.fill(0, 0, this.width);
    memory.set(bytes);
    const products = new Int32Array(this.dots.memory.buffer, this.width, BATCH);
    const found: MeaningHit[] = [];
    for (const { key, revision } of visible) {
      const place = this.places.get(revision);
      if (!place) continue;
      for (let from = 0; from < place.count; from += BATCH) {
        const count = Math.min(BATCH, place.count - from);
        const address = this.base + (place.first + from) * this.width;
        this.dots.dots(0, address, count, this.width, this.width);
        for (let row = 0; row < count; row += 1) {
          const own = this.units[place.first + from + row]!;
          if (own === 0) continue;
          const similarity = products[row]! * own * unit;
          insert(found, { key, chunk: from + row, similarity }, limit);
        }
      }
    }
    return found;
  }

  private reserve(rows: number): void {
    const { memory } = this.dots;
    const missing = this.base + rows * this.width - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(Math.max(missing, memory.buffer.byteLength / 2) / PAGE));
  }
}

/** The vector at length 1 in steps of its largest part / 127. */
function quantise(vector: Float32Array): { bytes: Int8Array; unit: number } {
  let squares = 0;
  let largest = 0;
  for (const value of vector) {
    squares += value * value;
    largest = Math.max(largest, Math.abs(value));
  }
  const step = largest / 127 || 1;
  const unit = step / (Math.sqrt(squares) || 1);
  return { bytes: Int8Array.from(vector, (value) => Math.round(value / step)), unit };
}

/** Keeps a short list sorted, best first; equal ones by key and chunk, so that the order does not depend on storage. */
function insert(found: MeaningHit[], hit: MeaningHit, limit: number): void {
  if (found.length >= limit && !precedes(hit, found[limit - 1]!)) return;
  let at = Math.min(found.length, limit - 1);
  found[at] = hit;
  for (; at > 0 && precedes(hit, found[at - 1]!); at -= 1) {
    found[at] = found[at - 1]!;
    found[at - 1] = hit;
  }
}

function precedes(one: MeaningHit, other: MeaningHit): boolean {
  if (one.similarity !== other.similarity) return one.similarity > other.similarity;
  return one.key !== other.key ? one.key < other.key : one.chunk < other.chunk;
}
