/**
 * The index of one tenant: documents come and go by key, views limit what is seen, `search` ranks what a view shows.
 *
 *   const engine = new Engine();                       // or: await openEngine(file), see storage.ts
 *   engine.apply({ put: [{ key, revision, chunks }], remove: ["gone.hwp"] });   // one call, one step; `put` replaces a key
 *   engine.revisionOf(key)                             // what was given at `put`; undefined when the key is not held
 *   engine.keys()
 *   const view = engine.view(allowedKeys);             // a Set of keys, or null for everything; keep it, share it, it follows `apply`
 *   view.chunks                                        // how many chunks it shows (`chunks_searched`)
 *   engine.search(view, "출장비 지급 기준", 5)            // [{ key, chunk, score }], best first; `chunk` counts from 0 in its document
 *   engine.searchBoth(view, query, nearest, 5)         // the same with `found_by`, words and meaning taking turns; see vectors.ts
 *   engine.keepApart((key) => …)                       // keeps documents apart by audience, so that none waits for what it may not see
 *   await saveEngine(engine, file)                     // whole or not at all
 *
 * With a model: `const { embedder, info } = await openEmbedder(choice)` (embedder.ts; `info` is for /health), and one
 * `TenantVectors` a tenant (meaning.ts), whose `nearest` is what `searchBoth` takes.
 *
 * The index keeps no text: the caller finds chunk number `chunk` of document `key` itself. All calls are synchronous except
 * opening and saving; saving may go on while documents change, and writes the state it was called in.
 * Results in a view equal those of a fresh index of the visible documents, to the score and the order.
 */
import { tokenizeQuery } from "../text/tokens.js";
import { type QueryTerm, queryTerms, type Rarity, rarityOf, scoresOf } from "./bm25.js";
import { IndexView } from "./index-view.js";
import { type RankedChunk, takeTurns, type WordHit } from "./interleave.js";
import { bestChunks, type Ranked } from "./max-score.js";
import { chunksIn, crowdedGroup, isWorn, scatteredGroup } from "./merge-policy.js";
import type { Segment } from "./segment.js";
import { buildSegment, type IndexedDocument } from "./segment-build.js";
import { mergeSegments, type SegmentPart } from "./segment-merge.js";

export type { RankedChunk } from "./interleave.js";

export interface Change {
  put?: readonly IndexedDocument[];
  remove?: Iterable<string>;
  /** Documents that were built into a segment elsewhere, off the caller's thread; they replace their keys like `put`. */
  built?: Segment;
}

/** Says who may see a document: those of the same audience are seen together or not at all. */
type AudienceOf = (key: string) => string;

/** With more segments than this, joining small ones is worth it too. */
const MANY_SEGMENTS = 32;

interface Part extends SegmentPart {
  removed: Set<number>;
  /** Of all its documents; null where they differ, or where none is left. */
  audience: string | null;
}

export class Engine {
  private parts: Part[] = [];
  private readonly places = new Map<string, { part: Part; document: number }>();
  private audienceOf: AudienceOf = () => "";
  /** What is being joined or parted elsewhere. */
  private handedOut: ReadonlySet<Segment> = new Set();
  /** Counts the changes; views look at it to know whether they are still right. */
  version = 0;

  constructor(parts: readonly SegmentPart[] = []) {
    for (const { segment, removed } of parts) this.take(segment, new Set(removed));
  }

  /**
   * Keeps documents of different audiences in segments of their own from now on: a query then goes through no postings but those that
   * its view shows, and takes no longer for what is hidden. What lies together is parted here, or by `crowding` and `adopt`, as in
   * `apply`. True where something was moved.
   */
  keepApart(audienceOf: AudienceOf, atOnce = Number.POSITIVE_INFINITY): boolean {
    const { version } = this;
    this.audienceOf = audienceOf;
    for (const part of this.parts) part.audience = this.audienceIn(part);
    this.tidy(atOnce);
    return this.version > version;
  }

  /**
   * Puts and removes documents in one step. A key given twice in one call counts as its last. No more than `atOnce` chunks are joined
   * here; the rest is left for `crowding` and `adopt`.
   */
  apply(change: Change, atOnce = Number.POSITIVE_INFINITY): void {
    for (const key of change.remove ?? []) this.drop(key);
    const last = lastOfEach(change.put ?? []);
    for (const segment of [change.built, last.length > 0 ? buildSegment(last) : undefined]) {
      if (!segment) continue;
      for (const { key } of segment.documents) this.drop(key);
      this.take(segment, new Set());
    }
    this.tidy(atOnce);
    this.version += 1;
  }

  /** Segments that should be joined, or parted, by `mergeSegments` elsewhere, off the caller's thread; null where there are none. */
  crowding(): readonly SegmentPart[] | null {
    return this.handOut(this.crowded(this.parts, Number.POSITIVE_INFINITY));
  }

  /**
   * Segments that are better one once documents have stopped coming, as every query looks into each; to be joined like `crowding`. Few
   * small ones, of no more than `atOnce` chunks, are left, and a large one waits until enough has come: a chunk is copied few times in
   * its life.
   */
  scattered(atOnce: number): readonly SegmentPart[] | null {
    const least = this.parts.length > MANY_SEGMENTS ? 0 : atOnce;
    for (const together of byAudience(this.parts)) {
      const group = scatteredGroup(together);
      if (chunksIn(group) > least) return this.handOut(group);
    }
    return null;
  }

  /** Takes what such a group was joined into in its place; documents that went meanwhile stay gone. */
  adopt(group: readonly SegmentPart[], segments: readonly Segment[]): void {
    this.handedOut = new Set();
    this.replace(group, segments);
  }

  has(key: string): boolean {
    return this.places.has(key);
  }

  keys(): IterableIterator<string> {
    return this.places.keys();
  }

  revisionOf(key: string): string | undefined {
    return this.placed(key)?.revision;
  }

  chunksOf(key: string): number {
    return this.placed(key)?.count ?? 0;
  }

  /** Limits what is seen to these keys (null: all); keys that are not held are allowed, and count once they come. */
  view(allowed: ReadonlySet<string> | null = null): IndexView {
    return new IndexView(this, allowed);
  }

  /** The best chunks of a view by words. */
  search(view: IndexView, query: string, limit: number): WordHit[] {
    return this.best(
      view,
      queryTerms(view.visible(), view.statistics, tokenizeQuery(query)),
      limit,
    );
  }

  /**
   * The best chunks by words and by meaning, taking turns. `nearest` is what `VectorIndex.search` found for the same query among
   * `view.documents()`.
   */
  searchBoth(
    view: IndexView,
    query: string,
    nearest: readonly { key: string; chunk: number }[],
    limit: number,
  ): RankedChunk[] {
    const parts = view.visible();
    const terms = queryTerms(parts, view.statistics, tokenizeQuery(query));
    const words = this.best(view, terms, limit);
    const scoreOf = ({ key, chunk }: { key: string; chunk: number }) => {
      const place = this.places.get(key);
      const which = parts.findIndex(({ segment }) => segment === place?.part.segment);
      const document = place?.part.segment.documents[place.document];
      if (which < 0 || !document) return 0;
      return scoresOf(terms, view.statistics, parts[which]!, which, [document.first + chunk])[0]!;
    };
    const seen = nearest.filter(({ key }) => this.places.has(key) && view.allows(key));
    return takeTurns(words, seen, limit, scoreOf);
  }

  /** How rare tokens are among what a view shows: what choosing a line of an answer weighs words by. */
  rarity(view: IndexView): Rarity {
    return rarityOf(view.visible(), view.statistics);
  }

  /** The state, for views and for storage. Segments never change; the sets do. */
  snapshot(): readonly SegmentPart[] {
    return this.parts;
  }

  /** Bytes held by the postings and their dictionaries. */
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

  private hitOf(segment: Segment, { chunk, score }: Ranked): WordHit {
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

  private placed(key: string) {
    const place = this.places.get(key);
    return place?.part.segment.documents[place.document];
  }

  private take(segment: Segment, removed: Set<number>): void {
    const part: Part = { segment, removed, audience: null };
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

  private drop(key: string): void {
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
      if (removed.size < segment.documents.length) this.take(segment, removed);
    this.version += 1;
  }

  private tidy(atOnce: number): void {
    this.parts = this.parts.filter(
      ({ segment, removed }) => removed.size < segment.documents.length,
    );
    for (let left = atOnce; ; ) {
      const free = this.parts.filter(({ segment }) => !this.handedOut.has(segment));
      const group = this.crowded(free, left);
      if (!group) break;
      left -= chunksIn(group);
      this.replace(group, mergeSegments(group));
    }
  }

  /** Which of these should be joined or parted, if they are no more than `most` chunks together. */
  private crowded(parts: readonly Part[], most: number): readonly SegmentPart[] | null {
    const due = (group: readonly SegmentPart[]) => chunksIn(group) <= most;
    const mixed = parts.find((part) => part.audience === null && due([part]));
    if (mixed) {
      const audiences = mixed.segment.documents.map(({ key }) => this.audienceOf(key));
      return [{ ...mixed, audiences }];
    }
    const worn = parts.find((part) => isWorn(part) && due([part]));
    if (worn) return [worn];
    for (const together of byAudience(parts)) {
      const group = crowdedGroup(together, due);
      if (group) return group;
    }
    return null;
  }

  private handOut(group: readonly SegmentPart[] | null): readonly SegmentPart[] | null {
    this.handedOut = new Set(group?.map(({ segment }) => segment));
    return group;
  }
}

/** Segments that may be joined with one another. */
function byAudience(parts: readonly Part[]): Iterable<Part[]> {
  const groups = new Map<string, Part[]>();
  for (const part of parts) {
    if (part.audience === null) continue;
    const group = groups.get(part.audience);
    if (group) group.push(part);
    else groups.set(part.audience, [part]);
  }
  return groups.values();
}

/** A key given twice counts as its last. */
export function lastOfEach(documents: readonly IndexedDocument[]): IndexedDocument[] {
  return [...new Map(documents.map((document) => [document.key, document])).values()];
}

function segmentBytes(segment: Segment): number {
  return (
    segment.postings.byteLength +
    4 * (4 * segment.high.length + segment.wordLengths.length + segment.pairLengths.length)
  );
}
