/** Ranks the visible chunks of some segments for a query: BM25 over words and over syllable pairs, added up. */
import type { Tokens } from "../text/tokens.js";
import { findTerm, type Segment } from "./segment.js";
import { FIELDS, type Field, type Term, termOf } from "./terms.js";

/**
 * BM25 with a flatter curve than usual (k1 1.2): a chunk is short, so a second mention says little. Measured on mixed sets
 * of questions; between 0.5 and 0.8, and 0.6 and 0.75, the figures hardly move.
 */
const SATURATION = 0.6;
const LENGTH_WEIGHT = 0.7;
/** A chunk shorter than this share of the average gains nothing by it: it is mostly headings. */
const SHORTEST_COUNTED = 0.5;
/** Repetitions whose value is looked up and not computed; more are rare. */
const TABLED = 4;

export interface VisibleSegment {
  segment: Segment;
  /** 1 for each visible chunk; null when all are. */
  mask: Uint8Array | null;
}

/** The figures of the visible chunks alone. */
export interface Statistics {
  chunks: number;
  lengths: Record<Field, number>;
  longest: Record<Field, number>;
}

export interface Ranked {
  /** Which segment, and which chunk of it. */
  segment: number;
  chunk: number;
  score: number;
}

export function statisticsOf(parts: readonly VisibleSegment[]): Statistics {
  const statistics: Statistics = {
    chunks: 0,
    lengths: { words: 0, pairs: 0 },
    longest: { words: 0, pairs: 0 },
  };
  for (const { segment, mask } of parts) {
    for (let chunk = 0; chunk < segment.chunks; chunk += 1) {
      if (mask && mask[chunk] === 0) continue;
      statistics.chunks += 1;
      for (const field of FIELDS) {
        const length = lengthsOf(segment, field)[chunk]!;
        statistics.lengths[field] += length;
        if (length > statistics.longest[field]) statistics.longest[field] = length;
      }
    }
  }
  return statistics;
}

/** The score of every chunk of every segment; null where no term of the query is seen. */
export function scoreChunks(
  parts: readonly VisibleSegment[],
  statistics: Statistics,
  query: Tokens,
): Float64Array[] | null {
  if (statistics.chunks === 0) return null;
  const scores = parts.map(({ segment }) => new Float64Array(segment.chunks));
  let matched = false;
  for (const field of FIELDS) {
    const values = valueTable(statistics, field);
    for (const token of new Set(query[field])) {
      const term = termOf(field, token);
      const places = parts.map(({ segment }) => findTerm(segment, term));
      const frequency = visibleFrequency(parts, places);
      if (frequency === 0) continue;
      matched = true;
      const weight = rarity(statistics.chunks, frequency);
      for (const [which, place] of places.entries()) {
        if (place >= 0) addScores(parts[which]!, place, field, weight, values, scores[which]!);
      }
    }
  }
  return matched ? scores : null;
}

/** How rare a term is in this view; a term that no visible chunk holds is the rarest. */
export function rarityOf(
  parts: readonly VisibleSegment[],
  statistics: Statistics,
  term: Term,
): number {
  const places = parts.map(({ segment }) => findTerm(segment, term));
  return rarity(statistics.chunks, visibleFrequency(parts, places));
}

function rarity(chunks: number, frequency: number): number {
  return Math.log(1 + (chunks - frequency + 0.5) / (frequency + 0.5));
}

function lengthsOf(segment: Segment, field: Field): Uint32Array {
  return field === "words" ? segment.wordLengths : segment.pairLengths;
}

interface ValueTable {
  /** The value of one mention to `TABLED`, by chunk length: `rows[length * TABLED + times - 1]`. */
  rows: Float64Array;
  /** The length part of the formula, by chunk length. */
  norms: Float64Array;
}

function valueTable(statistics: Statistics, field: Field): ValueTable {
  const average = statistics.lengths[field] / statistics.chunks || 1;
  const longest = statistics.longest[field];
  const rows = new Float64Array((longest + 1) * TABLED);
  const norms = new Float64Array(longest + 1);
  for (let length = 0; length <= longest; length += 1) {
    const counted = Math.max(length, SHORTEST_COUNTED * average);
    norms[length] = SATURATION * (1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * counted) / average);
    for (let times = 1; times <= TABLED; times += 1)
      rows[length * TABLED + times - 1] = value(times, norms[length]!);
  }
  return { rows, norms };
}

function value(times: number, norm: number): number {
  return (times * (SATURATION + 1)) / (times + norm);
}

function visibleFrequency(parts: readonly VisibleSegment[], places: readonly number[]): number {
  let frequency = 0;
  for (const [which, place] of places.entries()) {
    if (place < 0) continue;
    const { segment, mask } = parts[which]!;
    frequency += mask ? countVisible(segment, mask, place) : segment.frequency[place]!;
  }
  return frequency;
}

// The two loops below read postings in place: a call for each posting would double the time of a query.

function countVisible(segment: Segment, mask: Uint8Array, place: number): number {
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

function addScores(
  part: VisibleSegment,
  place: number,
  field: Field,
  weight: number,
  values: ValueTable,
  scores: Float64Array,
): void {
  const { segment, mask } = part;
  const { postings } = segment;
  const { rows, norms } = values;
  const lengths = lengthsOf(segment, field);
  const end = segment.start[place + 1]!;
  let at = segment.start[place]!;
  let chunk = 0;
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
    scores[chunk]! +=
      weight *
      (times <= TABLED ? rows[length * TABLED + times - 1]! : value(times, norms[length]!));
  }
}

/**
 * The best chunks with a score above 0, by insertion into a short sorted list. `before` orders chunks of equal score, so that
 * the order does not depend on how the index came to be.
 */
export function bestChunks(
  scores: readonly Float64Array[],
  limit: number,
  before: (one: Ranked, other: Ranked) => boolean,
): Ranked[] {
  const found: Ranked[] = [];
  if (limit <= 0) return found;
  let least = 0;
  for (const [segment, own] of scores.entries()) {
    for (let chunk = 0; chunk < own.length; chunk += 1) {
      const score = own[chunk]!;
      if (score === 0 || score < least) continue;
      const entry = { segment, chunk, score };
      if (found.length === limit && score === least && !before(entry, found[limit - 1]!)) continue;
      let at = Math.min(found.length, limit - 1);
      found[at] = entry;
      for (; at > 0 && precedes(entry, found[at - 1]!, before); at -= 1) {
        found[at] = found[at - 1]!;
        found[at - 1] = entry;
      }
      if (found.length === limit) least = found[limit - 1]!.score;
    }
  }
  return found;
}

function precedes(
  one: Ranked,
  other: Ranked,
  before: (one: Ranked, other: Ranked) => boolean,
): boolean {
  return one.score !== other.score ? one.score > other.score : before(one, other);
}
