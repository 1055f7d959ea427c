/** BM25 over words plus BM25 over syllable pairs, with statistics of the visible chunks only. */
import type { Tokens } from "../text/tokens.js";
import { countVisible, PostingsCursor } from "./postings.js";
import { findTerm, MAX_TERM_COUNT, type Segment, type VisibleSegment } from "./segment.js";
import { type Term, TOKEN_FIELDS, type TokenField, termOf } from "./term-hash.js";

/**
 * BM25 parameters. k1 is lower than the usual 1.2: a chunk is short, so a second mention says little. Measured on mixed
 * questions; between 0.5 and 0.9 (k1), and 0.6 and 0.75 (b), the figures hardly move.
 */
const K1 = 0.8;
const B = 0.7;
/**
 * Chunk lengths are clamped to this share of the average: a shorter chunk is mostly headings and gains nothing by it.
 */
const MIN_LENGTH_SHARE = 0.5;
/** Term counts with precomputed scores; larger counts are rare. */
export const TABULATED_COUNTS = 4;

/** Statistics of the visible chunks alone. */
export interface Statistics {
  chunks: number;
  scoreTables: Record<TokenField, TermScoreTable>;
}

/** Term scores before the IDF factor. */
interface TermScoreTable {
  /** Counts 1 to `TABULATED_COUNTS` by chunk length: `rows[length * TABULATED_COUNTS + times - 1]`. */
  rows: Float64Array;
  /** The length part of the formula, by chunk length. */
  norms: Float64Array;
}

/** A query term that occurs in some visible chunk. */
export interface QueryTerm {
  field: TokenField;
  /** Its dictionary index in each segment; -1 if absent. */
  places: readonly number[];
  /** Its IDF. */
  weight: number;
  /** Upper bound of its score in any chunk. */
  maxScore: number;
}

export function statisticsOf(parts: readonly VisibleSegment[]): Statistics {
  const lengths = { words: 0, pairs: 0 };
  const longest = { words: 0, pairs: 0 };
  let chunks = 0;
  for (const { segment, from, to, mask } of parts) {
    for (let chunk = from; chunk < to; chunk += 1) {
      if (mask !== null && mask[chunk] === 0) continue;
      chunks += 1;
      for (const field of TOKEN_FIELDS) {
        const length = chunkLengths(segment, field)[chunk]!;
        lengths[field] += length;
        if (length > longest[field]) longest[field] = length;
      }
    }
  }
  const table = (field: TokenField) => termScoreTable(lengths[field] / chunks || 1, longest[field]);
  return { chunks, scoreTables: { words: table("words"), pairs: table("pairs") } };
}

/** The terms of a query in query order, in which scores are summed; `share` lowers the weight of words that the asker did not use. */
export function queryTerms(
  parts: readonly VisibleSegment[],
  { chunks, scoreTables: values }: Statistics,
  query: Tokens,
  share = 1,
): QueryTerm[] {
  const terms: QueryTerm[] = [];
  for (const field of TOKEN_FIELDS) {
    const highest = saturatedScore(MAX_TERM_COUNT, values[field].norms[0]!);
    for (const token of new Set(query[field])) {
      const places = dictionaryPlaces(parts, termOf(field, token));
      const frequency = visibleFrequency(parts, places);
      if (frequency === 0) continue;
      const weight = share * idf(chunks, frequency);
      terms.push({ field, places, weight, maxScore: weight * highest });
    }
  }
  return terms;
}

/** How rare tokens are among the visible chunks. */
export interface TermRarity {
  /** Number of visible chunks. */
  chunks: number;
  of(field: TokenField, token: string): number;
  /** IDF of a token in a single chunk: a scale that large and small tenants share. */
  ofOne: number;
}

export function rarityOf(parts: readonly VisibleSegment[], { chunks }: Statistics): TermRarity {
  return {
    chunks,
    of: (field, token) =>
      idf(chunks, visibleFrequency(parts, dictionaryPlaces(parts, termOf(field, token)))),
    ofOne: idf(chunks, 1),
  };
}

/** How many visible chunks have a word. */
export function wordFrequency(parts: readonly VisibleSegment[], word: string): number {
  // Asked of hundreds of words that a mistyped one may be: nothing is made for each.
  const term = termOf("words", word);
  let frequency = 0;
  for (const part of parts) {
    const place = findTerm(part.segment, term);
    if (place >= 0) frequency += countVisible(part, place);
  }
  return frequency;
}

/** The scores of some chunks of one segment, in ascending order. */
export function scoresOf(
  terms: readonly QueryTerm[],
  { scoreTables: values }: Statistics,
  { segment }: VisibleSegment,
  which: number,
  chunks: readonly number[],
): number[] {
  const held = terms.flatMap(({ field, weight, places }) => {
    const place = places[which]!;
    if (place < 0) return [];
    const cursor = new PostingsCursor(segment, place, chunks.length);
    return [{ weight, values: values[field], lengths: chunkLengths(segment, field), cursor }];
  });
  return chunks.map((chunk) => {
    let score = 0;
    // In query order: floating-point sums depend on it, and equal chunks must score equal.
    for (const { weight, values, lengths, cursor } of held) {
      const times = cursor.timesIn(chunk);
      if (times > 0) score += weight * termScore(values, lengths[chunk]!, times);
    }
    return score;
  });
}

/** Score of a term with this count in a chunk of this length, before the IDF factor. */
export function termScore({ rows, norms }: TermScoreTable, length: number, times: number): number {
  return times <= TABULATED_COUNTS
    ? rows[length * TABULATED_COUNTS + times - 1]!
    : saturatedScore(times, norms[length]!);
}

export function chunkLengths(segment: Segment, field: TokenField): Uint32Array {
  return field === "words" ? segment.wordLengths : segment.pairLengths;
}

function dictionaryPlaces(parts: readonly VisibleSegment[], term: Term): number[] {
  return parts.map(({ segment }) => findTerm(segment, term));
}

function idf(chunks: number, frequency: number): number {
  return Math.log(1 + (chunks - frequency + 0.5) / (frequency + 0.5));
}

function termScoreTable(average: number, longest: number): TermScoreTable {
  const rows = new Float64Array((longest + 1) * TABULATED_COUNTS);
  const norms = new Float64Array(longest + 1);
  for (let length = 0; length <= longest; length += 1) {
    const counted = Math.max(length, MIN_LENGTH_SHARE * average);
    norms[length] = K1 * (1 - B + (B * counted) / average);
    for (let times = 1; times <= TABULATED_COUNTS; times += 1)
      rows[length * TABULATED_COUNTS + times - 1] = saturatedScore(times, norms[length]!);
  }
  return { rows, norms };
}

function saturatedScore(times: number, norm: number): number {
  return (times * (K1 + 1)) / (times + norm);
}

function visibleFrequency(parts: readonly VisibleSegment[], places: readonly number[]): number {
  let frequency = 0;
  for (const [which, place] of places.entries()) {
    if (place < 0) continue;
    frequency += countVisible(parts[which]!, place);
  }
  return frequency;
}
