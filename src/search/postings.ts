/**
 * Postings read in place: counted under a mask, or jumped through by a cursor that looks up a few chunks of a long list. Each loop takes
 * the bytes apart itself: a call for every posting would double the time of a query.
 */
import type { Segment } from "./segment.js";

/** Postings between two places that a cursor can begin at. */
const STEP = 32;

/** Places to begin at, two numbers each: the chunk before, and where in the bytes. */
type Steps = Uint32Array;

/** Made for the lists that are jumped through, which are few and come again: the frequent terms. Never more than a quarter of a byte for a posting. */
const stepsOf = new WeakMap<Segment, Map<number, Steps>>();

/** How many of the visible chunks hold a term. */
export function countVisible(segment: Segment, mask: Uint8Array, place: number): number {
  const { postings } = segment;
  const end = segment.start[place + 1]!;
  let at = segment.start[place]!;
  let chunk = 0;
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
    count += mask[chunk]!;
  }
  return count;
}

/** Goes through a term's postings by ascending chunk numbers. */
export class Cursor {
  private readonly postings: Uint8Array;
  private readonly end: number;
  private readonly steps: Steps | null;
  private step = 0;
  private at: number;
  private chunk = -1;
  private base = 0;
  private times = 0;

  /** `seeks`: how many chunks will be asked for, which decides whether jumping is worth its preparation. */
  constructor(segment: Segment, place: number, seeks: number) {
    this.postings = segment.postings;
    this.at = segment.start[place]!;
    this.end = segment.start[place + 1]!;
    const long = segment.frequency[place]! > STEP * Math.max(2, seeks);
    this.steps = long ? preparedSteps(segment, place) : null;
  }

  /** How often the term stands in a chunk; 0 where it does not. Chunks must come in ascending order. */
  timesIn(wanted: number): number {
    if (this.steps) this.jump(this.steps, wanted);
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

  /** To the last place whose chunks all come before, or stays. */
  private jump(steps: Steps, wanted: number): void {
    let from = this.step;
    let to = steps.length / 2 - 1;
    if (from >= to || steps[2 * from + 2]! >= wanted) return;
    while (from < to) {
      const middle = (from + to + 1) >>> 1;
      if (steps[2 * middle]! < wanted) from = middle;
      else to = middle - 1;
    }
    this.step = from;
    this.base = steps[2 * from]!;
    this.chunk = this.base;
    this.at = steps[2 * from + 1]!;
  }
}

function preparedSteps(segment: Segment, place: number): Steps {
  const known = stepsOf.get(segment) ?? new Map<number, Steps>();
  stepsOf.set(segment, known);
  const steps = known.get(place) ?? makeSteps(segment, place);
  known.set(place, steps);
  return steps;
}

function makeSteps(segment: Segment, place: number): Steps {
  const { postings } = segment;
  const steps = new Uint32Array(2 * Math.ceil(segment.frequency[place]! / STEP));
  let at = segment.start[place]!;
  let chunk = 0;
  for (let step = 0; step < steps.length; step += 2) {
    steps[step] = chunk;
    steps[step + 1] = at;
    if (step + 2 === steps.length) break;
    for (let count = 0; count < STEP; count += 1) {
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
  return steps;
}
