/**
 * One immutable piece of an index: some documents, their chunks, and for every term the chunks that hold it.
 *
 * The index is our own because no library lets the statistics of a ranking (how many chunks, how many hold a term, how long
 * they are) come from a chosen set of documents only, and a principal's results must not show that hidden documents exist.
 * Everything is typed arrays: a segment is written and opened as bytes, without reading text again.
 */
import { compareTerms, type Term } from "./term-hash.js";

export interface SegmentDocument {
  key: string;
  /** What the document was made of (content hash, parser generation …); the caller compares it, the index only keeps it. */
  revision: string;
  /** Its chunks are `first … first + count - 1`. */
  first: number;
  count: number;
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
  /** Where a term's postings begin; one entry more than there are terms. */
  start: Uint32Array;
  /** How many chunks hold the term. */
  frequency: Uint32Array;
  /**
   * Postings: for each chunk the distance from the one before, times two, plus one where the term stands in it more than
   * once, as a base-128 number; then, if so, a byte with how often.
   */
  postings: Uint8Array;
}

/** A chunk that repeats a word more often than this scores no higher for it: the ranking is flat there. */
export const MOST_COUNTED = 255;

/** How far from where a hash is looked for the search begins; it doubles until the hash lies between. */
const FIRST_REACH = 8;
const HASHES = 2 ** 32;

/** The place of a term in the dictionary, or -1. Hashes are spread evenly, so that where one stands is told from its value, nearly. */
export function findTerm({ high, low }: Segment, term: Term): number {
  const { length } = high;
  if (length === 0) return -1;
  const share = length / HASHES;
  let guess = Math.floor(term.high * share);
  // From there it is told once more, by how far off that was.
  guess += Math.round((term.high - high[guess]!) * share);
  guess = Math.max(0, Math.min(length - 1, guess));
  let from = guess;
  let to = guess + 1;
  for (let reach = FIRST_REACH; from > 0 && high[from]! >= term.high; reach *= 2)
    from = Math.max(0, from - reach);
  for (let reach = FIRST_REACH; to < length && high[to - 1]! <= term.high; reach *= 2)
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

/** Writes postings; grows as needed. */
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
    if (times > 1) this.bytes[this.length++] = Math.min(times, MOST_COUNTED);
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
