/** The chunks that may still be among the best of a query, with what they have so far. Chunks are numbered through all segments. */

import {
  lengthsOf,
  mentioned,
  type QueryTerm,
  type Statistics,
  TABLED,
  type VisibleSegment,
} from "./bm25.js";
import { Cursor } from "./postings.js";

/** What adding one term can be off by: half a unit in the last place of a 32-bit number. */
const ROUNDING = 2 ** -24;

/** Room that every query uses again, as a query is answered in one go. */
interface Room {
  /** What each chunk has so far; all 0 between queries. */
  sums: Float32Array;
  /** The chunks that have something. */
  met: Uint32Array;
  /** Those of them that may be among the best. */
  kept: Uint32Array;
}
const roomFor = (chunks: number): Room => ({
  sums: new Float32Array(chunks),
  met: new Uint32Array(chunks),
  kept: new Uint32Array(chunks),
});
let room = roomFor(0);

export class Candidates {
  private readonly room: Room;
  /** Where each segment's chunks begin. */
  private readonly first: number[] = [];
  private metCount = 0;
  /** In ascending order. */
  private kept: Uint32Array = new Uint32Array(0);
  /** What the best have so far, best first; what the last of them has must be reached. */
  private readonly top: Float64Array;
  private least = 0;
  /**
   * A chunk is given up only when it is behind by more than rounding can make of as many additions as there are terms, in its own sum and
   * in the one it is compared with; a little more is for the long numbers that scores are added up in.
   */
  private readonly doubt: number;

  constructor(
    private readonly parts: readonly VisibleSegment[],
    private readonly statistics: Statistics,
    limit: number,
    terms: number,
  ) {
    this.doubt = (2 * terms + 8) * ROUNDING;
    let chunks = 0;
    for (const { segment } of parts) {
      this.first.push(chunks);
      chunks += segment.chunks;
    }
    this.top = new Float64Array(limit);
    if (chunks > room.sums.length) room = roomFor(chunks);
    this.room = room;
  }

  get count(): number {
    return this.kept.length;
  }

  /** Whether a chunk that was not met yet cannot be among the best, if this is all it can get. */
  closedTo(left: number): boolean {
    return left < this.least * (1 - this.doubt);
  }

  /** Adds a term to every visible chunk that holds it. */
  meet(term: QueryTerm): void {
    this.top.fill(0);
    for (const [which, place] of term.places.entries())
      if (place >= 0) this.add(term, which, place);
  }

  /** Adds a term to the candidates that hold it. */
  lookUp({ field, weight, places }: QueryTerm): void {
    const values = this.statistics.values[field];
    const { kept } = this;
    const { sums } = this.room;
    for (const { which, from, to } of this.runs()) {
      const place = places[which]!;
      if (place < 0) continue;
      const { segment } = this.parts[which]!;
      const cursor = new Cursor(segment, place, to - from);
      const lengths = lengthsOf(segment, field);
      const first = this.first[which]!;
      for (let at = from; at < to; at += 1) {
        const chunk = kept[at]! - first;
        const times = cursor.timesIn(chunk);
        if (times > 0) sums[first + chunk]! += weight * mentioned(values, lengths[chunk]!, times);
      }
    }
  }

  /** Keeps of all that were met those that can be among the best, if each can get no more than this. */
  choose(left: number): void {
    this.kept = this.room.met.subarray(0, this.metCount);
    this.narrow(left, this.room.kept);
    this.kept.sort();
  }

  /** Keeps those that still can be among the best, if each can get no more than this. */
  narrow(left: number, into = this.kept): void {
    const { kept } = this;
    const { sums } = this.room;
    this.top.fill(0);
    for (let at = 0; at < kept.length; at += 1) {
      const sum = sums[kept[at]!]!;
      if (sum > this.least) this.raise(sum);
    }
    const needed = this.least * (1 - this.doubt) - left;
    let count = 0;
    for (let at = 0; at < kept.length; at += 1) {
      const number = kept[at]!;
      if (sums[number]! >= needed) into[count++] = number;
    }
    this.kept = into.subarray(0, count);
  }

  /** Those that are left, by segment; clears the room for the next query. */
  take(): { which: number; chunks: number[] }[] {
    const { sums, met } = this.room;
    for (let at = 0; at < this.metCount; at += 1) sums[met[at]!] = 0;
    return [...this.runs()].map(({ which, from, to }) => ({
      which,
      chunks: Array.from(this.kept.slice(from, to), (number) => number - this.first[which]!),
    }));
  }

  /** Stretches of candidates in one segment. */
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

  /** Takes down what a chunk has; no chunk twice between two clearings of `top`. */
  private raise(sum: number): void {
    const { top } = this;
    let at = top.length - 1;
    if (sum <= top[at]!) return;
    for (; at > 0 && top[at - 1]! < sum; at -= 1) top[at] = top[at - 1]!;
    top[at] = sum;
    this.least = Math.max(this.least, top[top.length - 1]!);
  }

  // Postings are read in place: a call for each would double the time of a query.
  private add({ field, weight }: QueryTerm, which: number, place: number): void {
    const { segment, mask } = this.parts[which]!;
    const { postings } = segment;
    const { sums, met } = this.room;
    const values = this.statistics.values[field];
    const { rows } = values;
    const lengths = lengthsOf(segment, field);
    const first = this.first[which]!;
    const end = segment.start[place + 1]!;
    let at = segment.start[place]!;
    let chunk = 0;
    let count = this.metCount;
    let { least } = this;
    while (at < end) {
      let byte = postings[at++]!;
      let packed = byte & 127;
      for (let shift = 7; byte >= 128; shift += 7) {
        byte = postings[at++]!;
        packed |= (byte & 127) << shift;
      }
      chunk += packed >>> 1;
      const times = packed & 1 ? postings[at++]! : 1;
      if (mask !== null && mask[chunk] === 0) continue;
      const length = lengths[chunk]!;
      const worth =
        times <= TABLED ? rows[length * TABLED + times - 1]! : mentioned(values, length, times);
      const before = sums[first + chunk]!;
      if (before === 0) met[count++] = first + chunk;
      const sum = before + weight * worth;
      sums[first + chunk] = sum;
      if (sum > least) {
        this.raise(sum);
        least = this.least;
      }
    }
    this.metCount = count;
  }
}
