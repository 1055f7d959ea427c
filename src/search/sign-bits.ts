/**
 * A rough likeness of one vector to many, from one bit of each number: the sum of the query's numbers, in four bits, where a vector is
 * positive. It reads an eighth of what dot products read, which is what they take their time for; no small package counts bits over a
 * chosen subset.
 */
import {
  compile,
  FIRST_LOCAL,
  get,
  growTo,
  I64,
  instantiate,
  leb128,
  OUT,
  QUERY,
  ROW,
  type RowFunction,
  set,
} from "./wasm-row-loop.js";

/** Bits of one word, in which they are counted. */
const WORD_BITS = 64;
const WORD_BYTES = 8;
/** The query's numbers are -7 to 7 in two's complement: bits of weight 1, 2, 4 and -8. */
const PLANES = 4;
const LARGEST = 7;
const LARGEST_BYTE = 127;
/** Rows counted at a time. */
const BATCH = 4096;
const SUM_BYTES = 2;

const i64 = { and: 0x83, popcount: 0x7b, add: 0x7c, subtract: 0x7d, shiftLeft: 0x86 };
const load = (offset: number) => [0x29, 3, ...leb128(offset)];
const shifted = (local: number, by: number) => [...get(local), 0x42, by, i64.shiftLeft];

const WORD = FIRST_LOCAL;
const SUM = WORD + 1;
const FIRST_PLANE = SUM + PLANES;

/** For each plane of the query: sum = Σ bits that it shares with the row; then 1, 2, 4 and -8 times those. */
function sharedBits(words: number): object {
  const places = Array.from({ length: words }, (_, word) => word);
  const planes = Array.from({ length: PLANES }, (_, plane) => plane);
  const queryWord = (plane: number, word: number) => FIRST_PLANE + plane * words + word;
  return compile({
    locals: { count: 1 + PLANES + PLANES * words, type: I64 },
    before: places.flatMap((word) =>
      planes.flatMap((plane) => [
        ...[...get(QUERY), ...load((plane * words + word) * WORD_BYTES)],
        ...set(queryWord(plane, word)),
      ]),
    ),
    each: [
      ...places.flatMap((word) => [
        ...[...get(ROW), ...load(word * WORD_BYTES), ...set(WORD)],
        ...planes.flatMap((plane) => [
          ...[...get(WORD), ...get(queryWord(plane, word)), i64.and, i64.popcount],
          ...(word > 0 ? [...get(SUM + plane), i64.add] : []),
          ...set(SUM + plane),
        ]),
      ]),
      ...get(OUT),
      ...[...get(SUM), ...shifted(SUM + 1, 1), i64.add, ...shifted(SUM + 2, 2), i64.add],
      ...[...shifted(SUM + 3, 3), i64.subtract],
      ...[0x3d, 1, 0], // i64.store16
    ],
    rowBytes: words * WORD_BYTES,
    outBytes: SUM_BYTES,
  });
}

/** Rows that lie one after the other. */
export interface RowRange {
  first: number;
  count: number;
}

/** By the words of a row. */
const compiled = new Map<number, object>();

export class SignBits {
  private readonly words: number;
  private readonly rowBytes: number;
  /** Address of the first row, after the query and one batch of sums. */
  private readonly base: number;
  private readonly counter: RowFunction;
  /** No sum is below `-offset` or above it. */
  readonly offset: number;

  constructor(private readonly dimensions: number) {
    this.words = Math.ceil(dimensions / WORD_BITS);
    this.rowBytes = this.words * WORD_BYTES;
    this.base = PLANES * this.rowBytes + BATCH * SUM_BYTES;
    this.offset = LARGEST * dimensions;
    const module = compiled.get(this.words) ?? sharedBits(this.words);
    compiled.set(this.words, module);
    this.counter = instantiate(module);
  }

  /** Memory it takes, unused room included. */
  bytes(): number {
    return this.counter.memory.buffer.byteLength;
  }

  put(row: number, bytes: Int8Array): void {
    const from = this.base + row * this.rowBytes;
    growTo(this.counter.memory, from + this.rowBytes);
    const bits = new Uint8Array(this.counter.memory.buffer, from, this.rowBytes).fill(0);
    for (let at = 0; at < this.dimensions; at += 1)
      if (bytes[at]! > 0) bits[at >> 3]! |= 1 << (at & 7);
  }

  /** The likeness of the query to each row of these ranges, one range after the other. */
  likeness(query: Int8Array, ranges: readonly RowRange[], total: number): Int16Array {
    this.setQuery(query);
    const { memory, run } = this.counter;
    const out = PLANES * this.rowBytes;
    const batch = new Int16Array(memory.buffer, out, BATCH);
    const sums = new Int16Array(total);
    let at = 0;
    for (const { first, count } of ranges)
      for (let from = 0; from < count; from += BATCH) {
        const now = Math.min(BATCH, count - from);
        run(0, this.base + (first + from) * this.rowBytes, now, out);
        for (let row = 0; row < now; row += 1, at += 1) sums[at] = batch[row]!;
      }
    return sums;
  }

  private setQuery(query: Int8Array): void {
    const { buffer } = this.counter.memory;
    const bits = new Uint8Array(buffer, 0, PLANES * this.rowBytes).fill(0);
    for (let at = 0; at < this.dimensions; at += 1) {
      const value = Math.round((query[at]! * LARGEST) / LARGEST_BYTE);
      for (let plane = 0; plane < PLANES; plane += 1)
        if ((value >> plane) & 1) bits[plane * this.rowBytes + (at >> 3)]! |= 1 << (at & 7);
    }
  }
}
