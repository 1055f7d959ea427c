/** BM25 over words and over syllable pairs, added up: the figures of what is visible, and what each term of a query is worth in a chunk. */
import type { Tokens } from "../text/tokens.js";
import { Cursor, countVisible } from "./postings.js";
import { findTerm, MOST_COUNTED, type Segment } from "./segment.js";
import { FIELDS, type Field, type Term, termOf } from "./term-hash.js";

/**
 * BM25 with a flatter curve than usual (k1 1.2): a chunk is short, so a second mention says little. Measured on mixed sets
 * of questions; between 0.5 and 0.8, and 0.6 and 0.75, the figures hardly move.
 */
const SATURATION = 0.6;
const LENGTH_WEIGHT = 0.7;
/** A chunk shorter than this share of the average gains nothing by it: it is mostly headings. */
const SHORTEST_COUNTED = 0.5;
/** Repetitions whose value is looked up and not computed; more are rare. */
export const TABLED = 4;

export interface VisibleSegment {
  segment: Segment;
  /** 1 for each visible chunk; null when all are. */
  mask: Uint8Array | null;
}

/** The figures of the visible chunks alone. */
export interface Statistics {
  chunks: number;
  values: Record<Field, ValueTable>;
}

/** What a mention is worth before the rarity of its term. */
interface ValueTable {
  /** One mention to `TABLED`, by chunk length: `rows[length * TABLED + times - 1]`. */
  rows: Float64Array;
  /** The length part of the formula, by chunk length. */
  norms: Float64Array;
}

/** A term of a query that some visible chunk holds. */
export interface QueryTerm {
  field: Field;
  /** Where each segment's dictionary has it; -1 where it has not. */
  places: readonly number[];
  /** Its rarity. */
  weight: number;
  /** No chunk scores more for it. */
  most: number;
}

export function statisticsOf(parts: readonly VisibleSegment[]): Statistics {
  const lengths = { words: 0, pairs: 0 };
  const longest = { words: 0, pairs: 0 };
  let chunks = 0;
  for (const { segment, mask } of parts) {
    for (let chunk = 0; chunk < segment.chunks; chunk += 1) {
      if (mask && mask[chunk] === 0) continue;
      chunks += 1;
      for (const field of FIELDS) {
        const length = lengthsOf(segment, field)[chunk]!;
        lengths[field] += length;
        if (length > longest[field]) longest[field] = length;
      }
    }
  }
  const table = (field: Field) => valueTable(lengths[field] / chunks || 1, longest[field]);
  return { chunks, values: { words: table("words"), pairs: table("pairs") } };
}

/** The terms of a query, in its order, by which scores are added up. */
export function queryTerms(
  parts: readonly VisibleSegment[],
  { chunks, values }: Statistics,
  query: Tokens,
): QueryTerm[] {
  const terms: QueryTerm[] = [];
  for (const field of FIELDS) {
    const highest = value(MOST_COUNTED, values[field].norms[0]!);
    for (const token of new Set(query[field])) {
      const places = placesOf(parts, termOf(field, token));
      const frequency = visibleFrequency(parts, places);
      if (frequency === 0) continue;
      const weight = rarity(chunks, frequency);
      terms.push({ field, places, weight, most: weight * highest });
    }
  }
  return terms;
}

/** How rare tokens are among the visible chunks. */
export interface Rarity {
  /** How many chunks are visible. */
  chunks: number;
  of(field: Field, token: string): number;
  /** Of a token that a single chunk holds: the measure that large and small tenants have in common. */
  ofOne: number;
}

export function rarityOf(parts: readonly VisibleSegment[], { chunks }: Statistics): Rarity {
  return {
    chunks,
    of: (field, token) =>
      rarity(chunks, visibleFrequency(parts, placesOf(parts, termOf(field, token)))),
    ofOne: rarity(chunks, 1),
  };
}

/** The scores of some chunks of one segment, given in ascending order. */
export function scoresOf(
  terms: readonly QueryTerm[],
  { values }: Statistics,
  { segment }: VisibleSegment,
  which: number,
  chunks: readonly number[],
): number[] {
  const held = terms.flatMap(({ field, weight, places }) => {
    const place = places[which]!;
    if (place < 0) return [];
    const cursor = new Cursor(segment, place, chunks.length);
    return [{ weight, values: values[field], lengths: lengthsOf(segment, field), cursor }];
  });
  return chunks.map((chunk) => {
    let score = 0;
    // In the order of the query: sums of floating-point numbers depend on it, and equal chunks must come out equal.
    for (const { weight, values, lengths, cursor } of held) {
      const times = cursor.timesIn(chunk);
      if (times > 0) score += weight * mentioned(values, lengths[chunk]!, times);
    }
    return score;
  });
}

/** What a term that stands in a chunk of this length so often is worth, before its rarity. */
export function mentioned({ rows, norms }: ValueTable, length: number, times: number): number {
  return times <= TABLED ? rows[length * TABLED + times - 1]! : value(times, norms[length]!);
}

export function lengthsOf(segment: Segment, field: Field): Uint32Array {
  return field === "words" ? segment.wordLengths : segment.pairLengths;
}

function placesOf(parts: readonly VisibleSegment[], term: Term): number[] {
  return parts.map(({ segment }) => findTerm(segment, term));
}

function rarity(chunks: number, frequency: number): number {
  return Math.log(1 + (chunks - frequency + 0.5) / (frequency + 0.5));
}

function valueTable(average: number, longest: number): ValueTable {
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
