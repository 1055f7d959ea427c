/** Builds a segment from chunks: counts tokens, sorts terms, packs postings. */
import { aliasesIn } from "../text/stated-aliases.js";
import { tokenize } from "../text/tokens.js";
import { IntList } from "./int-list.js";
import { chunksBeyondTitle } from "./mere-title.js";
import { PostingsWriter, type Segment, type SegmentDocument } from "./segment.js";
import { compareTerms, type TokenField, termOf } from "./term-hash.js";

/** The fields of a chunk that the index needs. */
export interface IndexedChunk {
  text: string;
  path: readonly string[];
}

export interface IndexedDocument {
  /** Unique name in the index (a file name). */
  key: string;
  revision: string;
  /** The name that people know the file by; its words stand for those of the first chunk beyond the title too. */
  name?: string;
  chunks: readonly IndexedChunk[];
}

/**
 * Words of the section path count twice: the path says briefly what the chunk is about. Measured: nDCG@10 0.918 → 0.921
 * on mixed questions; a separate path field was worse than none.
 */
const PATH_WEIGHT = 2;
/**
 * Minimum length that a chunk counts with: a shorter one is hardly more than a heading, and must not outrank the text
 * below it.
 */
const MIN_CHUNK_LENGTH = 8;

/** Builds one segment of whole documents. */
export function buildSegment(documents: readonly IndexedDocument[]): Segment {
  const places = { words: new Map<string, number>(), pairs: new Map<string, number>() };
  const high = new IntList();
  const low = new IntList();
  const frequency = new IntList();
  // Every (term, chunk, count), in chunk order.
  const ofTerm = new IntList();
  const ofChunk = new IntList();
  const times = new IntList();
  const lengths = { words: new IntList(), pairs: new IntList() };

  const addField = (field: TokenField, chunk: number, { tokens, length }: CountedField) => {
    const known = places[field];
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
    }
    lengths[field].push(length);
  };

  const listed: SegmentDocument[] = [];
  let chunks = 0;
  for (const document of documents) {
    const { key, revision } = document;
    const aliases = aliasesIn(document.chunks.map(({ text }) => text).join("\n"));
    listed.push({ key, revision, first: chunks, count: document.chunks.length, aliases });
    const found = chunksBeyondTitle(document.chunks);
    for (const [place, chunk] of document.chunks.entries()) {
      const name = place === found.indexOf(true) ? spaced(document.name ?? "") : "";
      const counted = found[place] ? countTokens(chunk, name) : NOT_FOUND;
      addField("words", chunks, counted.words);
      addField("pairs", chunks, counted.pairs);
      chunks += 1;
    }
  }

  const order = sortedTerms(high.finish(), low.finish());
  const packed = packPostings(order, ofTerm, ofChunk, times, frequency);
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

/** `제안요청서_v2.hwp` as words, without its format. */
function spaced(name: string): string {
  return name.replace(/\.[A-Za-z0-9]{1,5}$/, "").replaceAll("_", " ");
}

interface CountedField {
  tokens: Map<string, number>;
  /** Of text and path: a long file name makes no chunk longer. */
  length: number;
}

const NO_TOKENS: CountedField = { tokens: new Map(), length: 0 };
const NOT_FOUND: Record<TokenField, CountedField> = { words: NO_TOKENS, pairs: NO_TOKENS };

function countTokens(chunk: IndexedChunk, name: string): Record<TokenField, CountedField> {
  const own = tokenize(chunk.text);
  const path = tokenize(chunk.path.join("\n"));
  const named = tokenize(name);
  const pathWeight = own.words.length < MIN_CHUNK_LENGTH ? 1 : PATH_WEIGHT;
  const field = (of: TokenField): CountedField => {
    const tokens = new Map<string, number>();
    const count = (found: readonly string[], weight: number) => {
      for (const token of found) tokens.set(token, (tokens.get(token) ?? 0) + weight);
    };
    count(path[of], pathWeight);
    count(own[of], 1);
    count(named[of], 1);
    return { tokens, length: own[of].length + pathWeight * path[of].length };
  };
  return { words: field("words"), pairs: field("pairs") };
}

function sortedTerms(high: Uint32Array, low: Uint32Array): Uint32Array {
  return new Uint32Array(high.length)
    .map((_, place) => place)
    .sort((one, other) => compareTerms(high[one]!, low[one]!, high[other]!, low[other]!));
}

/** Counting sort by term, then one run of postings per term. */
function packPostings(
  order: Uint32Array,
  ofTerm: IntList,
  ofChunk: IntList,
  times: IntList,
  frequencies: IntList,
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
