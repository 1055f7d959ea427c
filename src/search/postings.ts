/**
 * Reads postings: counts them under a mask, or seeks through them with a cursor and skip lists. Decoding is inlined in
 * each loop: a function call per posting would double the query time.
 */
import type { Segment, VisibleSegment } from "./segment.js";

/** Postings between two skip entries. */
const POSTINGS_PER_SKIP = 32;

/** Skip entries, two numbers each: the previous chunk, and the byte offset. */
type SkipList = Uint32Array;

/**
 * Skip lists, built on demand for long lists only (frequent terms, which recur); at most a quarter of a byte per
 * posting.
 */
const skipLists = new WeakMap<Segment, Map<number, SkipList>>();

/** How many of the visible chunks contain a term. */
export function countVisible(visible: VisibleSegment, place: number): number {
  const { segment, from, to, mask } = visible;
  if (mask === null && from === 0 && to === segment.chunks) return segment.frequency[place]!;
  const { postings } = segment;
  const end = segment.start[place + 1]!;
  let [chunk, at] = postingsBefore(segment, place, from);
  let count = 0;
  while (at < end) {
    let byte = postings[at++]!;
    let packed = byte & 127;
    for (let shift = 7; byte >= 128; shift += 7) {
      byte = postings[at++]!;
      packed |= (byte & 127) << shift;
    }
    chunk += packed >>> 1;
    at += packed & 1;
    if (chunk >= to) break;
    if (chunk >= from && (mask === null || mask[chunk] === 1)) count += 1;
  }
  return count;
}

/** From where a term's postings are read to find all from `wanted` on: the chunk before, and the byte offset. */
export function postingsBefore(segment: Segment, place: number, wanted: number): [number, number] {
  const isLong = segment.frequency[place]! > POSTINGS_PER_SKIP;
  if (wanted === 0 || !isLong) return [0, segment.start[place]!];
  const steps = skipListOf(segment, place);
  const step = lastStepBefore(steps, 0, wanted);
  return [steps[2 * step]!, steps[2 * step + 1]!];
}

/** Iterates a term's postings in ascending chunk order. */
export class PostingsCursor {
  private readonly postings: Uint8Array;
  private readonly end: number;
  private readonly skips: SkipList | null;
  private step = 0;
  private at: number;
  private chunk = -1;
  private base = 0;
  private times = 0;

  /** `seeks`: the number of seeks to expect, which decides whether a skip list pays off. */
  constructor(segment: Segment, place: number, seeks: number) {
    this.postings = segment.postings;
    this.at = segment.start[place]!;
    this.end = segment.start[place + 1]!;
    const long = segment.frequency[place]! > POSTINGS_PER_SKIP * Math.max(2, seeks);
    this.skips = long ? skipListOf(segment, place) : null;
  }

  /** Term count in a chunk; 0 if absent. Chunks must be requested in ascending order. */
  timesIn(wanted: number): number {
    if (this.skips) this.skipTo(this.skips, wanted);
    const { postings, end } = this;
    let { at, chunk, base, times } = this;
    while (chunk < wanted && at < end) {
      let byte = postings[at++]!;
      let packed = byte & 127;
      for (let shift = 7; byte >= 128; shift += 7) {
        byte = postings[at++]!;
        packed |= (byte & 127) << shift;
      }
      base += packed >>> 1;
      chunk = base;
      times = packed & 1 ? postings[at++]! : 1;
    }
    this.at = at;
    this.chunk = chunk;
    this.base = base;
    this.times = times;
    return chunk === wanted ? times : 0;
  }

  /** Moves to the last skip entry before `wanted`. */
  private skipTo(steps: SkipList, wanted: number): void {
    const { step } = this;
    if (2 * step + 2 >= steps.length || steps[2 * step + 2]! >= wanted) return;
    const last = lastStepBefore(steps, step, wanted);
    this.step = last;
    this.base = steps[2 * last]!;
    this.chunk = this.base;
    this.at = steps[2 * last + 1]!;
  }
}

/** The last skip entry before a chunk, by halves. */
function lastStepBefore(steps: SkipList, first: number, wanted: number): number {
  let from = first;
  let to = steps.length / 2 - 1;
  while (from < to) {
    const middle = (from + to + 1) >>> 1;
    if (steps[2 * middle]! < wanted) from = middle;
    else to = middle - 1;
  }
  return from;
}

function skipListOf(segment: Segment, place: number): SkipList {
  const known = skipLists.get(segment) ?? new Map<number, SkipList>();
  skipLists.set(segment, known);
  const steps = known.get(place) ?? buildSkipList(segment, place);
  known.set(place, steps);
  return steps;
}

function buildSkipList(segment: Segment, place: number): SkipList {
  const { postings } = segment;
  const skips = new Uint32Array(2 * Math.ceil(segment.frequency[place]! / POSTINGS_PER_SKIP));
  let at = segment.start[place]!;
  let chunk = 0;
  for (let step = 0; step < skips.length; step += 2) {
    skips[step] = chunk;
    skips[step + 1] = at;
    if (step + 2 === skips.length) break;
    for (let count = 0; count < POSTINGS_PER_SKIP; count += 1) {
      let byte = postings[at++]!;
      let packed = byte & 127;
      for (let shift = 7; byte >= 128; shift += 7) {
        byte = postings[at++]!;
        packed |= (byte & 127) << shift;
      }
      chunk += packed >>> 1;
      at += packed & 1;
    }
  }
  return skips;
}
