/**
 * An index segment: an immutable inverted index of some documents (dictionary, postings, chunk lengths).
 *
 * The index is our own because no library can take the statistics of the ranking (number of chunks, document frequency,
 * lengths) from a chosen subset of documents, and a principal's results must not reveal hidden documents. Everything is
 * typed arrays: a segment is written and opened as bytes, without tokenising again.
 */
import type { Alias } from "../text/stated-aliases.js";
import { compareTerms, type Term } from "./term-hash.js";

export interface SegmentDocument {
  key: string;
  /** Version of the content (content hash, parser generation …); opaque to the index. */
  revision: string;
  /** Its chunks are `first` to `first + count - 1`. */
  first: number;
  count: number;
  /** Other names that its text gives things. */
  aliases: readonly Alias[];
}

export interface Segment {
  documents: readonly SegmentDocument[];
  chunks: number;
  /** Tokens per chunk. */
  wordLengths: Uint32Array;
  pairLengths: Uint32Array;
  /** The dictionary: hashes in ascending order. */
  high: Uint32Array;
  low: Uint32Array;
  /** Start offset of each term's postings; one entry more than there are terms. */
  start: Uint32Array;
  /** Document frequency: how many chunks contain the term. */
  frequency: Uint32Array;
  /**
   * Postings, delta-encoded varints: the distance from the previous chunk times two, plus one if the term occurs more
   * than once; then, if so, a byte with the count.
   */
  postings: Uint8Array;
}

/** What a view shows of a segment. */
export interface VisibleSegment {
  segment: Segment;
  /** The first visible chunk, and the end of the last. */
  from: number;
  to: number;
  /** 1 for each visible chunk; null when all between these are. */
  mask: Uint8Array | null;
}

/** Term counts are capped here: BM25 is flat beyond it. */
export const MAX_TERM_COUNT = 255;

/** Initial step of the galloping search around the interpolated position; doubles each time. */
const INITIAL_GALLOP = 8;
const HASH_RANGE = 2 ** 32;

/** The index of a term in the dictionary, or -1. Interpolation search: hashes are uniformly distributed. */
export function findTerm({ high, low }: Segment, term: Term): number {
  const { length } = high;
  if (length === 0) return -1;
  const share = length / HASH_RANGE;
  let guess = Math.floor(term.high * share);
  // One more interpolation step from the error of the first.
  guess += Math.round((term.high - high[guess]!) * share);
  guess = Math.max(0, Math.min(length - 1, guess));
  let from = guess;
  let to = guess + 1;
  for (let reach = INITIAL_GALLOP; from > 0 && high[from]! >= term.high; reach *= 2)
    from = Math.max(0, from - reach);
  for (let reach = INITIAL_GALLOP; to < length && high[to - 1]! <= term.high; reach *= 2)
    to = Math.min(length, to + reach);
  while (from < to) {
    const middle = (from + to) >>> 1;
    const order = compareTerms(high[middle]!, low[middle]!, term.high, term.low);
    if (order === 0) return middle;
    if (order < 0) from = middle + 1;
    else to = middle;
  }
  return -1;
}

/** Writes postings into a growing buffer. */
export class PostingsWriter {
  private bytes = new Uint8Array(1 << 16);
  length = 0;

  add(distance: number, times: number): void {
    if (this.length + 8 > this.bytes.length) {
      const larger = new Uint8Array(this.bytes.length * 2);
      larger.set(this.bytes);
      this.bytes = larger;
    }
    let value = distance * 2 + (times > 1 ? 1 : 0);
    while (value >= 128) {
      this.bytes[this.length++] = (value & 127) | 128;
      value = Math.floor(value / 128);
    }
    this.bytes[this.length++] = value;
    if (times > 1) this.bytes[this.length++] = Math.min(times, MAX_TERM_COUNT);
  }

  finish(): Uint8Array {
    return this.bytes.slice(0, this.length);
  }
}

/** Reads a term's postings in order. */
export function readPostings(
  segment: Segment,
  place: number,
  take: (chunk: number, times: number) => void,
): void {
  const { postings, start } = segment;
  const end = start[place + 1]!;
  let chunk = 0;
  let at = start[place]!;
  while (at < end) {
    let byte = postings[at++]!;
    let value = byte & 127;
    for (let shift = 7; byte >= 128; shift += 7) {
      byte = postings[at++]!;
      value |= (byte & 127) << shift;
    }
    chunk += value >>> 1;
    take(chunk, value & 1 ? postings[at++]! : 1);
  }
}
