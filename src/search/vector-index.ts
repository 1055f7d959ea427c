/**
 * Vector index: one int8 vector per chunk, with nearest-neighbour search over the visible documents: exact, and from some hundred thousand
 * visible chunks on among those alone that are likely by their signs.
 *
 * Vectors are stored by revision, not by key: the same content under two names, or renamed, is embedded once. A graph or clusters would
 * be made of all documents, and what a hidden one has in them would show.
 */
import { type RowRange, SignBits } from "./sign-bits.js";
import { LANES, newDotProducts } from "./simd-dot.js";
import { growTo, type RowFunction } from "./wasm-row-loop.js";

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

/** Where the vectors of a visible document lie. */
interface Place extends RowRange {
  key: string;
}

/** Compares some chunks of a document, at most one batch of them. */
type Compare = (place: Place, from: number, count: number) => void;

/** Dot products computed per batch. */
const PRODUCTS_PER_BATCH = 4096;
/** A number in an array of numbers. */
const UNIT_BYTES = 8;
/** Up to so many visible chunks every one is compared: about 10 ms. */
const EXACT_UP_TO = 150_000;
/** Of more, this share: the loss is measured by `bench/search/million.mjs`. */
const LIKELY_SHARE = 0.02;

export class VectorIndex {
  private dotProducts: RowFunction;
  private signs: SignBits;
  private readonly width: number;
  /** Address of the first row, after the query and one batch of products. */
  private readonly base: number;
  private used = 0;
  private units: number[] = [];
  private readonly rowRanges = new Map<string, RowRange>();

  constructor(
    /** Fingerprint of the model; vectors of another model are useless. */
    readonly model: string,
    readonly dimensions: number,
    private readonly exactUpTo = EXACT_UP_TO,
  ) {
    this.width = Math.ceil(dimensions / LANES) * LANES;
    this.base = this.width + PRODUCTS_PER_BATCH * 4;
    this.dotProducts = newDotProducts(this.width);
    this.signs = new SignBits(dimensions);
  }

  has(revision: string): boolean {
    return this.rowRanges.has(revision);
  }

  /** Memory it takes, unused room included. */
  bytes(): number {
    const { memory } = this.dotProducts;
    return memory.buffer.byteLength + this.signs.bytes() + this.units.length * UNIT_BYTES;
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
      const own = rows.subarray(row * this.dimensions, (row + 1) * this.dimensions);
      bytes.set(own, this.base + (first + row) * this.width);
      this.signs.put(first + row, own);
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
    this.signs = new SignBits(this.dimensions);
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
    const places: Place[] = [];
    let total = 0;
    for (const { key, revision } of visible) {
      const range = this.rowRanges.get(revision);
      if (!range) continue;
      places.push({ key, first: range.first, count: range.count });
      total += range.count;
    }
    const { bytes, unit } = quantise(query);
    const found: VectorHit[] = [];
    const compare = this.comparison(bytes, unit, found, limit);
    if (total > this.exactUpTo) this.eachLikely(bytes, places, total, compare);
    else
      for (const place of places)
        for (let from = 0; from < place.count; from += PRODUCTS_PER_BATCH)
          compare(place, from, Math.min(PRODUCTS_PER_BATCH, place.count - from));
    return found;
  }

  private comparison(query: Int8Array, unit: number, found: VectorHit[], limit: number): Compare {
    this.reserve(this.used);
    const { memory, run } = this.dotProducts;
    const start = new Int8Array(memory.buffer, 0, this.width).fill(0);
    start.set(query);
    const products = new Int32Array(memory.buffer, this.width, PRODUCTS_PER_BATCH);
    return ({ key, first }, from, count) => {
      run(0, this.base + (first + from) * this.width, count, this.width);
      for (let row = 0; row < count; row += 1) {
        const own = this.units[first + from + row]!;
        if (own === 0) continue;
        const similarity = products[row]! * own * unit;
        // Nearly all of them end here, before anything is allocated.
        if (found.length >= limit && similarity < found[limit - 1]!.similarity) continue;
        insert(found, { key, chunk: from + row, similarity }, limit);
      }
    };
  }

  /** The likeliest share of the visible chunks; of equally likely ones all, so that storage and what is hidden change nothing. */
  private eachLikely(
    query: Int8Array,
    places: readonly Place[],
    total: number,
    compare: Compare,
  ): void {
    const sums = this.signs.likeness(query, places, total);
    const least = leastOfBest(sums, this.signs.offset, Math.ceil(total * LIKELY_SHARE));
    let at = 0;
    for (const place of places)
      for (let row = 0; row < place.count; row += 1, at += 1)
        if (sums[at]! >= least) compare(place, row, 1);
  }

  private reserve(rows: number): void {
    growTo(this.dotProducts.memory, this.base + rows * this.width);
  }
}

/** The sum that the best `wanted` of them reach; none is beyond `offset` either way. */
function leastOfBest(sums: Int16Array, offset: number, wanted: number): number {
  const having = new Uint32Array(2 * offset + 1);
  for (let at = 0; at < sums.length; at += 1) having[sums[at]! + offset]! += 1;
  let least = having.length - 1;
  for (let better = having[least]!; better < wanted && least > 0; better += having[least]!)
    least -= 1;
  return least - offset;
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
