/** Chunks → a segment: tokens counted, terms sorted, postings packed. */
import { type Tokens, tokenize } from "../text/tokens.js";
import { Numbers } from "./int-list.js";
import { PostingsWriter, type Segment, type SegmentDocument } from "./segment.js";
import { compareTerms, type Field, termOf } from "./term-hash.js";

/** What the index needs of a chunk. */
export interface IndexedChunk {
  text: string;
  path: readonly string[];
}

export interface IndexedDocument {
  /** The caller's own name for it, unique in the index (a file name). */
  key: string;
  revision: string;
  chunks: readonly IndexedChunk[];
}

/**
 * The path says what the chunk is about, in few words, so its words count twice. Measured: 0.918 → 0.921 nDCG@10 on mixed
 * questions; a field of its own for the path was worse than none.
 */
const PATH_WEIGHT = 2;
/** A chunk of fewer words is hardly more than a heading, and must not outrank the text that its headings stand over. */
const FEWEST_WORDS = 8;

/** Builds one segment of whole documents. */
export function buildSegment(documents: readonly IndexedDocument[]): Segment {
  const places = { words: new Map<string, number>(), pairs: new Map<string, number>() };
  const high = new Numbers();
  const low = new Numbers();
  const frequency = new Numbers();
  // Every (term, chunk, times), in chunk order.
  const ofTerm = new Numbers();
  const ofChunk = new Numbers();
  const times = new Numbers();
  const lengths = { words: new Numbers(), pairs: new Numbers() };

  const addField = (field: Field, chunk: number, tokens: Map<string, number>) => {
    const known = places[field];
    let length = 0;
    for (const [token, count] of tokens) {
      let place = known.get(token);
      if (place === undefined) {
        place = high.length;
        known.set(token, place);
        const term = termOf(field, token);
        high.push(term.high);
        low.push(term.low);
      }
      ofTerm.push(place);
      ofChunk.push(chunk);
      times.push(count);
      length += count;
    }
    lengths[field].push(length);
  };

  const listed: SegmentDocument[] = [];
  let chunks = 0;
  for (const document of documents) {
    const { key, revision } = document;
    listed.push({ key, revision, first: chunks, count: document.chunks.length });
    for (const chunk of document.chunks) {
      const counted = countTokens(chunk);
      addField("words", chunks, counted.words);
      addField("pairs", chunks, counted.pairs);
      chunks += 1;
    }
  }

  const order = sortedTerms(high.finish(), low.finish());
  const packed = pack(order, ofTerm, ofChunk, times, frequency);
  return {
    documents: listed,
    chunks,
    wordLengths: lengths.words.finish(),
    pairLengths: lengths.pairs.finish(),
    high: order.map((place) => high.at(place)),
    low: order.map((place) => low.at(place)),
    ...packed,
  };
}

function countTokens(chunk: IndexedChunk) {
  const words = new Map<string, number>();
  const pairs = new Map<string, number>();
  const count = (tokens: Tokens, weight: number) => {
    for (const word of tokens.words) words.set(word, (words.get(word) ?? 0) + weight);
    for (const pair of tokens.pairs) pairs.set(pair, (pairs.get(pair) ?? 0) + weight);
  };
  const own = tokenize(chunk.text);
  count(tokenize(chunk.path.join("\n")), own.words.length < FEWEST_WORDS ? 1 : PATH_WEIGHT);
  count(own, 1);
  return { words, pairs };
}

function sortedTerms(high: Uint32Array, low: Uint32Array): Uint32Array {
  return new Uint32Array(high.length)
    .map((_, place) => place)
    .sort((one, other) => compareTerms(high[one]!, low[one]!, high[other]!, low[other]!));
}

/** Counting sort by term, then one run of bytes per term. */
function pack(
  order: Uint32Array,
  ofTerm: Numbers,
  ofChunk: Numbers,
  times: Numbers,
  frequencies: Numbers,
) {
  const counts = new Uint32Array(order.length);
  for (let at = 0; at < ofTerm.length; at += 1) counts[ofTerm.at(at)]! += 1;
  const next = new Uint32Array(order.length);
  for (let place = 1; place < order.length; place += 1)
    next[place] = next[place - 1]! + counts[place - 1]!;
  const first = next.slice();
  const sorted = new Uint32Array(ofTerm.length);
  for (let at = 0; at < ofTerm.length; at += 1) sorted[next[ofTerm.at(at)]!++] = at;

  const writer = new PostingsWriter();
  const start = new Uint32Array(order.length + 1);
  for (const [rank, place] of order.entries()) {
    start[rank] = writer.length;
    frequencies.push(counts[place]!);
    let before = 0;
    for (let at = first[place]!; at < first[place]! + counts[place]!; at += 1) {
      const entry = sorted[at]!;
      writer.add(ofChunk.at(entry) - before, times.at(entry));
      before = ofChunk.at(entry);
    }
  }
  start[order.length] = writer.length;
  return { start, frequency: frequencies.finish(), postings: writer.finish() };
}
