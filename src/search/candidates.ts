/**
 * Accumulators of a query: partial scores of the chunks that can still reach the top results. Chunks are numbered
 * across all segments.
 */

import {
  chunkLengths,
  type QueryTerm,
  type Statistics,
  TABULATED_COUNTS,
  termScore,
} from "./bm25.js";
import { PostingsCursor, postingsBefore } from "./postings.js";
import type { VisibleSegment } from "./segment.js";

/** Rounding error of adding one term: half a unit in the last place of a 32-bit float. */
const ROUNDING = 2 ** -24;

/** Scratch arrays reused by every query; a query runs synchronously. */
interface ScratchArrays {
  /** Partial score per chunk; all 0 between queries. */
  sums: Float32Array;
  /** Chunks with a non-zero score. */
  touched: Uint32Array;
  /** Those of them that can still reach the top results. */
  kept: Uint32Array;
}
const newScratchArrays = (chunks: number): ScratchArrays => ({
  sums: new Float32Array(chunks),
  touched: new Uint32Array(chunks),
  kept: new Uint32Array(chunks),
});
let scratch = newScratchArrays(0);

export class Candidates {
  private readonly scratch: ScratchArrays;
  /** First chunk number of each segment. */
  private readonly first: number[] = [];
  private touchedCount = 0;
  /** In ascending order. */
  private kept: Uint32Array = new Uint32Array(0);
  /** Best partial scores, best first; the last one is the threshold. */
  private readonly top: Float64Array;
  private threshold = 0;
  /**
   * A chunk is pruned only if it is behind by more than the accumulated rounding error, in its own sum and in the one
   * it is compared with, plus a little for the 64-bit sums of final scores.
   */
  private readonly roundingSlack: number;

  constructor(
    private readonly parts: readonly VisibleSegment[],
    private readonly statistics: Statistics,
    limit: number,
    terms: number,
  ) {
    this.roundingSlack = (2 * terms + 8) * ROUNDING;
    let chunks = 0;
    for (const { segment } of parts) {
      this.first.push(chunks);
      chunks += segment.chunks;
    }
    this.top = new Float64Array(limit);
    if (chunks > scratch.sums.length) scratch = newScratchArrays(chunks);
    this.scratch = scratch;
  }

  get count(): number {
    return this.kept.length;
  }

  /** Whether a chunk not seen yet can no longer reach the top results, if it can gain at most `left`. */
  excludesUnseen(left: number): boolean {
    return left < this.threshold * (1 - this.roundingSlack);
  }

  /** Adds a term to every visible chunk that contains it. */
  addToAll(term: QueryTerm): void {
    this.top.fill(0);
    for (const [which, place] of term.places.entries())
      if (place >= 0) this.addPostings(term, which, place);
  }

  /** Adds a term to the candidates that contain it. */
  addToCandidates({ field, weight, places }: QueryTerm): void {
    const values = this.statistics.scoreTables[field];
    const { kept } = this;
    const { sums } = this.scratch;
    for (const { which, from, to } of this.runs()) {
      const place = places[which]!;
      if (place < 0) continue;
      const { segment } = this.parts[which]!;
      const cursor = new PostingsCursor(segment, place, to - from);
      const lengths = chunkLengths(segment, field);
      const first = this.first[which]!;
      for (let at = from; at < to; at += 1) {
        const chunk = kept[at]! - first;
        const times = cursor.timesIn(chunk);
        if (times > 0) sums[first + chunk]! += weight * termScore(values, lengths[chunk]!, times);
      }
    }
  }

  /** Selects, of all chunks seen, the candidates that can reach the top results, if each can gain at most `left`. */
  selectCandidates(left: number): void {
    this.kept = this.scratch.touched.subarray(0, this.touchedCount);
    this.prune(left, this.scratch.kept);
    this.kept.sort();
  }

  /** Prunes candidates that can no longer reach the top results, if each can gain at most `left`. */
  prune(left: number, into = this.kept): void {
    const { kept } = this;
    const { sums } = this.scratch;
    this.top.fill(0);
    for (let at = 0; at < kept.length; at += 1) {
      const sum = sums[kept[at]!]!;
      if (sum > this.threshold) this.raiseThreshold(sum);
    }
    const needed = this.threshold * (1 - this.roundingSlack) - left;
    let count = 0;
    for (let at = 0; at < kept.length; at += 1) {
      const number = kept[at]!;
      if (sums[number]! >= needed) into[count++] = number;
    }
    this.kept = into.subarray(0, count);
  }

  /** The remaining candidates by segment; clears the scratch arrays. */
  takeBySegment(): { which: number; chunks: number[] }[] {
    const { sums, touched: met } = this.scratch;
    for (let at = 0; at < this.touchedCount; at += 1) sums[met[at]!] = 0;
    return [...this.runs()].map(({ which, from, to }) => ({
      which,
      chunks: Array.from(this.kept.slice(from, to), (number) => number - this.first[which]!),
    }));
  }

  /** Runs of candidates in one segment. */
  private *runs(): Generator<{ which: number; from: number; to: number }> {
    let from = 0;
    for (const [which, first] of this.first.entries()) {
      const end = first + this.parts[which]!.segment.chunks;
      let to = from;
      while (to < this.kept.length && this.kept[to]! < end) to += 1;
      if (to > from) yield { which, from, to };
      from = to;
    }
  }

  /** Records a partial score in `top`; a chunk at most once between two clearings. */
  private raiseThreshold(sum: number): void {
    const { top } = this;
    let at = top.length - 1;
    if (sum <= top[at]!) return;
    for (; at > 0 && top[at - 1]! < sum; at -= 1) top[at] = top[at - 1]!;
    top[at] = sum;
    this.threshold = Math.max(this.threshold, top[top.length - 1]!);
  }

  // Decoded inline: a function call per posting would double the query time.
  private addPostings({ field, weight }: QueryTerm, which: number, place: number): void {
    const { segment, from, to, mask } = this.parts[which]!;
    const { postings } = segment;
    const { sums, touched: met } = this.scratch;
    const values = this.statistics.scoreTables[field];
    const { rows } = values;
    const lengths = chunkLengths(segment, field);
    const first = this.first[which]!;
    const end = segment.start[place + 1]!;
    let [chunk, at] = postingsBefore(segment, place, from);
    let count = this.touchedCount;
    let { threshold: least } = this;
    while (at < end) {
      let byte = postings[at++]!;
      let packed = byte & 127;
      for (let shift = 7; byte >= 128; shift += 7) {
        byte = postings[at++]!;
        packed |= (byte & 127) << shift;
      }
      chunk += packed >>> 1;
      const times = packed & 1 ? postings[at++]! : 1;
      if (chunk >= to) break;
      if (chunk < from || (mask !== null && mask[chunk] === 0)) continue;
      const length = lengths[chunk]!;
      const worth =
        times <= TABULATED_COUNTS
          ? rows[length * TABULATED_COUNTS + times - 1]!
          : termScore(values, length, times);
      const before = sums[first + chunk]!;
      if (before === 0) met[count++] = first + chunk;
      const sum = before + weight * worth;
      sums[first + chunk] = sum;
      if (sum > least) {
        this.raiseThreshold(sum);
        least = this.threshold;
      }
    }
    this.touchedCount = count;
  }
}
