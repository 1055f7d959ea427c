/**
 * Vector index: one int8 vector per chunk, with exact nearest-neighbour search over the visible documents.
 *
 * Vectors are stored by revision, not by key: the same content under two names, or renamed, is embedded once. An
 * approximate index pays off only from hundreds of thousands of chunks on, and could not be limited exactly to a view.
 */
import { type DotProducts, LANES, newDotProducts, PAGE } from "./simd-dot.js";

/** A document that may be seen. */
export interface VisibleDocument {
  key: string;
  revision: string;
}

export interface VectorHit {
  key: string;
  chunk: number;
  /** Cosine similarity, within int8 precision. */
  similarity: number;
}

/** The stored vectors of one document: `count` rows of `dimensions` bytes, and the scale of each row (0: no vector). */
interface DocumentVectors {
  revision: string;
  rows: Int8Array;
  units: Float32Array;
}

/** Dot products computed per batch. */
const PRODUCTS_PER_BATCH = 4096;

export class VectorIndex {
  private dotProducts: DotProducts;
  private readonly width: number;
  /** Address of the first row, after the query and one batch of products. */
  private readonly base: number;
  private used = 0;
  private units: number[] = [];
  private readonly rowRanges = new Map<string, { first: number; count: number }>();

  constructor(
    /** Fingerprint of the model; vectors of another model are useless. */
    readonly model: string,
    readonly dimensions: number,
  ) {
    this.width = Math.ceil(dimensions / LANES) * LANES;
    this.base = this.width + PRODUCTS_PER_BATCH * 4;
    this.dotProducts = newDotProducts(this.width);
  }

  has(revision: string): boolean {
    return this.rowRanges.has(revision);
  }

  /** Adds the vectors of a document's chunks in order; null where the model gave none. */
  put(revision: string, vectors: readonly (Float32Array | null)[]): void {
    const rows = new Int8Array(vectors.length * this.dimensions);
    const units = new Float32Array(vectors.length);
    for (const [row, vector] of vectors.entries()) {
      if (!vector) continue;
      const { bytes, unit } = quantise(vector);
      rows.set(bytes, row * this.dimensions);
      units[row] = unit;
    }
    this.add({ revision, rows, units });
  }

  add({ revision, rows, units }: DocumentVectors): void {
    const count = units.length;
    if (this.rowRanges.has(revision)) return;
    const first = this.used;
    this.reserve(first + count);
    const bytes = new Int8Array(this.dotProducts.memory.buffer);
    for (let row = 0; row < count; row += 1) {
      const from = row * this.dimensions;
      bytes.set(
        rows.subarray(from, from + this.dimensions),
        this.base + (first + row) * this.width,
      );
      this.units.push(units[row]!);
    }
    this.used += count;
    this.rowRanges.set(revision, { first, count });
  }

  /** Drops all other revisions and frees their memory; false if there was nothing to drop. */
  retain(revisions: ReadonlySet<string>): boolean {
    if ([...this.rowRanges.keys()].every((revision) => revisions.has(revision))) return false;
    const kept = [...this.stored()].filter(({ revision }) => revisions.has(revision));
    this.dotProducts = newDotProducts(this.width);
    this.used = 0;
    this.units = [];
    this.rowRanges.clear();
    for (const document of kept) this.add(document);
    return true;
  }

  *stored(): Generator<DocumentVectors> {
    for (const [revision, { first, count }] of this.rowRanges) {
      const bytes = new Int8Array(this.dotProducts.memory.buffer);
      const rows = new Int8Array(count * this.dimensions);
      for (let row = 0; row < count; row += 1) {
        const from = this.base + (first + row) * this.width;
        rows.set(bytes.subarray(from, from + this.dimensions), row * this.dimensions);
      }
      yield { revision, rows, units: Float32Array.from(this.units.slice(first, first + count)) };
    }
  }

  /** The nearest chunks of these documents; chunks without vectors are skipped. */
  search(query: Float32Array, visible: Iterable<VisibleDocument>, limit: number): VectorHit[] {
    const { bytes, unit } = quantise(query);
    this.reserve(this.used);
    const memory = new Int8Array(this.dotProducts.memory.buffer);
    memory.fill(0, 0, this.width);
    memory.set(bytes);
    const products = new Int32Array(this.dotProducts.memory.buffer, this.width, PRODUCTS_PER_BATCH);
    const found: VectorHit[] = [];
    for (const { key, revision } of visible) {
      const place = this.rowRanges.get(revision);
      if (!place) continue;
      for (let from = 0; from < place.count; from += PRODUCTS_PER_BATCH) {
        const count = Math.min(PRODUCTS_PER_BATCH, place.count - from);
        const address = this.base + (place.first + from) * this.width;
        this.dotProducts.dots(0, address, count, this.width);
        for (let row = 0; row < count; row += 1) {
          const own = this.units[place.first + from + row]!;
          if (own === 0) continue;
          const similarity = products[row]! * own * unit;
          // Nearly all of them end here, before anything is allocated.
          if (found.length >= limit && similarity < found[limit - 1]!.similarity) continue;
          insert(found, { key, chunk: from + row, similarity }, limit);
        }
      }
    }
    return found;
  }

  private reserve(rows: number): void {
    const { memory } = this.dotProducts;
    const missing = this.base + rows * this.width - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(Math.max(missing, memory.buffer.byteLength / 2) / PAGE));
  }
}

/** Normalises the vector to length 1 and quantises it in steps of its largest component / 127. */
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

/**
 * Inserts into a short sorted list, best first; ties by key and chunk, so that the order does not depend on storage.
 */
function insert(found: VectorHit[], hit: VectorHit, limit: number): void {
  if (found.length >= limit && !precedes(hit, found[limit - 1]!)) return;
  let at = Math.min(found.length, limit - 1);
  found[at] = hit;
  for (; at > 0 && precedes(hit, found[at - 1]!); at -= 1) {
    found[at] = found[at - 1]!;
    found[at - 1] = hit;
  }
}

function precedes(one: VectorHit, other: VectorHit): boolean {
  if (one.similarity !== other.similarity) return one.similarity > other.similarity;
  return one.key !== other.key ? one.key < other.key : one.chunk < other.chunk;
}
