/**
 * The search index of one tenant: add and remove documents by key, limit visibility with views, rank chunks.
 *
 *   const engine = new Engine();                       // or: await openEngine(file), see index-storage.ts
 *   engine.apply({ put: [{ key, revision, chunks }], remove: ["gone.hwp"] });   // one atomic step; `put` replaces a key
 *   engine.revisionOf(key)                             // as given to `put`; undefined for an unknown key
 *   engine.keys()
 *   const view = engine.view(allowedKeys);             // a Set of keys, or null for all; reusable, follows `apply`
 *   view.chunks                                        // number of visible chunks (`chunks_searched`)
 *   engine.search(view, "출장비 지급 기준", 5)            // [{ key, chunk, score }], best first; `chunk` is the index in its document
 *   engine.searchHybrid(view, query, nearest, 5)       // words and vectors interleaved, with `found_by`; see interleave.ts
 *   engine.separateAudiences((key) => …)               // one set of segments per audience: hidden postings are never read
 *   await saveEngine(engine, file)                     // atomic
 *
 * With an embedding model: `const { embedder, info } = await openEmbedder(choice)` (`info` is for /health), and one
 * `TenantVectors` per tenant, whose `nearest` gives the input of `searchHybrid`.
 *
 * The index stores no text: the caller looks up chunk `chunk` of document `key`. All calls are synchronous except opening
 * and saving; saving writes a snapshot, so documents may change meanwhile.
 * Results in a view equal those of a fresh index of the visible documents, in score and order.
 */
import type { PhraseTable } from "../text/everyday-language.js";
import { type QueryTerm, rarityOf, scoresOf, type TermRarity } from "./bm25.js";
import { expandedTerms, otherWords } from "./expand-query.js";
import { IndexView } from "./index-view.js";
import { AGREEMENT, interleave, type RankedChunk, type WordHit } from "./interleave.js";
import { bestChunks, type ScoredChunk } from "./max-score.js";
import { chunksIn, fullTier, hasManyTombstones, lazyMergeGroup } from "./merge-policy.js";
import type { Segment } from "./segment.js";
import { buildSegment, type IndexedDocument } from "./segment-build.js";
import { mergeSegments, type SegmentPart } from "./segment-merge.js";

export type { RankedChunk } from "./interleave.js";

export interface IndexChange {
  put?: readonly IndexedDocument[];
  remove?: Iterable<string>;
  /** A segment built in a worker thread; its documents replace their keys like `put`. */
  built?: Segment;
}

/** Maps a document to its audience: documents of one audience are visible together or not at all. */
type AudienceOf = (key: string) => string;

/** With more segments than this, merging small ones pays off too. */
const MANY_SEGMENTS = 32;

interface EnginePart extends SegmentPart {
  removed: Set<number>;
  /** Audience of all its documents; null if they differ or none is left. */
  audience: string | null;
}

export class Engine {
  private parts: EnginePart[] = [];
  private readonly places = new Map<string, { part: EnginePart; document: number }>();
  private audienceOf: AudienceOf = () => "";
  /** Segments being merged or split in a worker thread. */
  private merging: ReadonlySet<Segment> = new Set();
  /** Incremented on every change; views compare it to know whether they are stale. */
  version = 0;

  constructor(parts: readonly SegmentPart[] = []) {
    for (const { segment, removed } of parts) this.addSegment(segment, new Set(removed));
  }

  /**
   * From now on keeps documents of different audiences in separate segments, so that a query reads only postings its
   * view shows and its time does not depend on hidden documents. Mixed segments are split here, or through `nextMerge`
   * and `replaceMerged`, as in `apply`. True if something moved.
   */
  separateAudiences(audienceOf: AudienceOf, inlineLimit = Number.POSITIVE_INFINITY): boolean {
    const { version } = this;
    this.audienceOf = audienceOf;
    for (const part of this.parts) part.audience = this.audienceIn(part);
    this.mergeInline(inlineLimit);
    return this.version > version;
  }

  /**
   * Adds and removes documents in one step. A key given twice counts as its last. Merges at most `inlineLimit` chunks
   * here; the rest is left for `nextMerge` and `replaceMerged`.
   */
  apply(change: IndexChange, inlineLimit = Number.POSITIVE_INFINITY): void {
    for (const key of change.remove ?? []) this.removeDocument(key);
    const last = lastPerKey(change.put ?? []);
    for (const segment of [change.built, last.length > 0 ? buildSegment(last) : undefined]) {
      if (!segment) continue;
      for (const { key } of segment.documents) this.removeDocument(key);
      this.addSegment(segment, new Set());
    }
    this.mergeInline(inlineLimit);
    this.version += 1;
  }

  /** The next segments to merge or split with `mergeSegments` in a worker thread; null if none. */
  nextMerge(): readonly SegmentPart[] | null {
    return this.markMerging(this.mergeCandidate(this.parts, Number.POSITIVE_INFINITY));
  }

  /**
   * The next segments to merge once no more documents arrive, as every query visits each segment; handled like
   * `nextMerge`. A few small ones of at most `inlineLimit` chunks are left alone, and a large one waits until enough
   * has accumulated, so that a chunk is copied only a few times.
   */
  nextLazyMerge(inlineLimit: number): readonly SegmentPart[] | null {
    const least = this.parts.length > MANY_SEGMENTS ? 0 : inlineLimit;
    for (const together of byAudience(this.parts)) {
      const group = lazyMergeGroup(together);
      if (chunksIn(group) > least) return this.markMerging(group);
    }
    return null;
  }

  /** Replaces a group by its merged segments; documents removed meanwhile stay removed. */
  replaceMerged(group: readonly SegmentPart[], segments: readonly Segment[]): void {
    this.merging = new Set();
    this.replace(group, segments);
  }

  has(key: string): boolean {
    return this.places.has(key);
  }

  keys(): IterableIterator<string> {
    return this.places.keys();
  }

  revisionOf(key: string): string | undefined {
    return this.locate(key)?.revision;
  }

  chunksOf(key: string): number {
    return this.locate(key)?.count ?? 0;
  }

  /**
   * A view of these keys (null: all); unknown keys are allowed, and count once they are added. `synonyms` are the tenant's own.
   */
  view(allowed: ReadonlySet<string> | null = null, synonyms: PhraseTable | null = null): IndexView {
    return new IndexView(this, allowed, synonyms);
  }

  /** The best chunks of a view by words (BM25). */
  search(view: IndexView, query: string, limit: number): WordHit[] {
    return this.best(view, expandedTerms(view, query), limit);
  }

  /**
   * Hybrid search: the best chunks by words and by vectors, interleaved. `nearest` is what `VectorIndex.search` found
   * for the same query among `view.documents()`, at least the ranks that agreement looks at.
   */
  searchHybrid(
    view: IndexView,
    query: string,
    nearest: readonly { key: string; chunk: number }[],
    limit: number,
  ): RankedChunk[] {
    const parts = view.visible();
    const terms = expandedTerms(view, query);
    // Without vectors nothing but the hits themselves is needed.
    const depth = nearest.length > 0 ? Math.max(limit, AGREEMENT.wordRanks) : limit;
    const words = this.best(view, terms, depth);
    const scoreOf = ({ key, chunk }: { key: string; chunk: number }) => {
      const place = this.places.get(key);
      const which = parts.findIndex(({ segment }) => segment === place?.part.segment);
      const document = place?.part.segment.documents[place.document];
      if (which < 0 || !document) return 0;
      return scoresOf(terms, view.statistics, parts[which]!, which, [document.first + chunk])[0]!;
    };
    const seen = nearest.filter(({ key }) => this.places.has(key) && view.allows(key));
    return interleave(words, seen, limit, scoreOf);
  }

  /** Whether some visible chunk has a word of the query, or a synonym of one. Syllable pairs do not count: nonsense has them too. */
  hasWordOf(view: IndexView, query: string): boolean {
    const terms = expandedTerms(view, query);
    return terms.some(({ field }) => field === "words");
  }

  /** The words that a query is searched by beside its own: what its mistyped words may mean, and official terms for everyday ones. */
  otherWords(view: IndexView, query: string): { said: string; terms: string[] }[] {
    return otherWords(view, query);
  }

  /** How rare tokens are in a view; extractive answers weigh words by it. */
  termRarity(view: IndexView): TermRarity {
    return rarityOf(view.visible(), view.statistics);
  }

  /** The current segments, for views and storage. Segments are immutable; their tombstone sets are not. */
  snapshot(): readonly SegmentPart[] {
    return this.parts;
  }

  /** Where a document is, for views. */
  placeOf(key: string): { part: SegmentPart; document: number } | undefined {
    return this.places.get(key);
  }

  /** Memory of postings and dictionaries, in bytes. */
  bytes(): number {
    return this.parts.reduce((sum, { segment }) => sum + segmentBytes(segment), 0);
  }

  private best(view: IndexView, terms: readonly QueryTerm[], limit: number): WordHit[] {
    const parts = view.visible();
    const ranked = bestChunks(parts, view.statistics, terms, limit, (one, other) => {
      const first = this.hitOf(parts[one.segment]!.segment, one);
      const second = this.hitOf(parts[other.segment]!.segment, other);
      return first.key !== second.key ? first.key < second.key : first.chunk < second.chunk;
    });
    return ranked.map((entry) => this.hitOf(parts[entry.segment]!.segment, entry));
  }

  private hitOf(segment: Segment, { chunk, score }: ScoredChunk): WordHit {
    const { documents } = segment;
    let from = 0;
    let to = documents.length - 1;
    while (from < to) {
      const middle = (from + to + 1) >>> 1;
      if (documents[middle]!.first <= chunk) from = middle;
      else to = middle - 1;
    }
    const document = documents[from]!;
    return { key: document.key, chunk: chunk - document.first, score };
  }

  private locate(key: string) {
    const place = this.places.get(key);
    return place?.part.segment.documents[place.document];
  }

  private addSegment(segment: Segment, removed: Set<number>): void {
    const part: EnginePart = { segment, removed, audience: null };
    part.audience = this.audienceIn(part);
    this.parts.push(part);
    for (const [document, { key }] of segment.documents.entries()) {
      if (!removed.has(document)) this.places.set(key, { part, document });
    }
  }

  private audienceIn({ segment, removed }: SegmentPart): string | null {
    const found = new Set<string>();
    for (const [document, { key }] of segment.documents.entries())
      if (!removed.has(document)) found.add(this.audienceOf(key));
    return found.size === 1 ? [...found][0]! : null;
  }

  private removeDocument(key: string): void {
    const place = this.places.get(key);
    if (!place) return;
    place.part.removed.add(place.document);
    this.places.delete(key);
  }

  private replace(group: readonly SegmentPart[], segments: readonly Segment[]): void {
    const replaced = new Set(group.map(({ segment }) => segment));
    const isThere = (key: string) => {
      const place = this.places.get(key);
      return place !== undefined && replaced.has(place.part.segment);
    };
    const taken = segments.map((segment) => {
      const places = [...segment.documents.keys()];
      return {
        segment,
        removed: new Set(places.filter((place) => !isThere(segment.documents[place]!.key))),
      };
    });
    this.parts = this.parts.filter(({ segment }) => !replaced.has(segment));
    for (const { segment, removed } of taken)
      if (removed.size < segment.documents.length) this.addSegment(segment, removed);
    this.version += 1;
  }

  private mergeInline(inlineLimit: number): void {
    this.parts = this.parts.filter(
      ({ segment, removed }) => removed.size < segment.documents.length,
    );
    for (let left = inlineLimit; ; ) {
      const free = this.parts.filter(({ segment }) => !this.merging.has(segment));
      const group = this.mergeCandidate(free, left);
      if (!group) break;
      left -= chunksIn(group);
      this.replace(group, mergeSegments(group));
    }
  }

  /** The next group to merge or split with at most `most` chunks. */
  private mergeCandidate(
    parts: readonly EnginePart[],
    most: number,
  ): readonly SegmentPart[] | null {
    const due = (group: readonly SegmentPart[]) => chunksIn(group) <= most;
    const mixed = parts.find((part) => part.audience === null && due([part]));
    if (mixed) {
      const audiences = mixed.segment.documents.map(({ key }) => this.audienceOf(key));
      return [{ ...mixed, audiences }];
    }
    const worn = parts.find((part) => hasManyTombstones(part) && due([part]));
    if (worn) return [worn];
    for (const together of byAudience(parts)) {
      const group = fullTier(together, due);
      if (group) return group;
    }
    return null;
  }

  private markMerging(group: readonly SegmentPart[] | null): readonly SegmentPart[] | null {
    this.merging = new Set(group?.map(({ segment }) => segment));
    return group;
  }
}

/** Segments that may be merged with one another. */
function byAudience(parts: readonly EnginePart[]): Iterable<EnginePart[]> {
  const groups = new Map<string, EnginePart[]>();
  for (const part of parts) {
    if (part.audience === null) continue;
    const group = groups.get(part.audience);
    if (group) group.push(part);
    else groups.set(part.audience, [part]);
  }
  return groups.values();
}

/** A key given twice counts as its last. */
export function lastPerKey(documents: readonly IndexedDocument[]): IndexedDocument[] {
  return [...new Map(documents.map((document) => [document.key, document])).values()];
}

function segmentBytes(segment: Segment): number {
  return (
    segment.postings.byteLength +
    4 * (4 * segment.high.length + segment.wordLengths.length + segment.pairLengths.length)
  );
}
