/**
 * Size-tiered merge policy: which segments to merge. A query visits every segment, so they must stay few, but merging
 * copies them.
 */
import type { SegmentPart } from "./segment-merge.js";

/** A tier is merged when it has this many segments. */
const SEGMENTS_PER_TIER = 8;
/** Larger merges wait until no more documents arrive. */
const MAX_EAGER_MERGE_CHUNKS = 6_250;
/** Lazy merge: a segment is merged with smaller ones that together have this share of its chunks. */
const LAZY_MERGE_SHARE = 1 / 4;
/**
 * Limit of one lazy merge: the copy to the worker thread and back blocks everything else for some 20 ms per 100,000
 * chunks.
 */
const MAX_LAZY_MERGE_CHUNKS = 200_000;
/** A segment with a larger share of tombstones is rewritten. */
const MAX_TOMBSTONE_SHARE = 0.3;

export function hasManyTombstones(part: SegmentPart): boolean {
  return tombstonedChunks(part) > MAX_TOMBSTONE_SHARE * part.segment.chunks;
}

export function chunksIn(group: readonly SegmentPart[]): number {
  return group.reduce((sum, { segment }) => sum + segment.chunks, 0);
}

function tombstonedChunks({ segment, removed }: SegmentPart): number {
  let gone = 0;
  for (const document of removed) gone += segment.documents[document]!.count;
  return gone;
}

/** Segments of a size tier that is full. Tiers grow by powers, so a chunk is copied only a few times. */
export function fullTier<Part extends SegmentPart>(
  parts: readonly Part[],
  due: (group: readonly Part[]) => boolean,
): Part[] | null {
  const groups = new Map<number, Part[]>();
  for (const part of parts) {
    const { chunks } = part.segment;
    if (chunks > MAX_EAGER_MERGE_CHUNKS) continue;
    const size = Math.floor(Math.log(Math.max(1, chunks)) / Math.log(SEGMENTS_PER_TIER));
    const group = [...(groups.get(size) ?? []), part];
    if (group.length >= SEGMENTS_PER_TIER && due(group)) return group;
    groups.set(size, group);
  }
  return null;
}

/** From the smallest up to the last that is not too large for those before it. */
export function lazyMergeGroup<Part extends SegmentPart>(parts: readonly Part[]): Part[] {
  const bySize = [...parts].sort((one, other) => one.segment.chunks - other.segment.chunks);
  let before = 0;
  let count = 0;
  for (const [place, { segment }] of bySize.entries()) {
    if (before + segment.chunks > MAX_LAZY_MERGE_CHUNKS) break;
    if (place > 0 && before >= LAZY_MERGE_SHARE * segment.chunks) count = place + 1;
    before += segment.chunks;
  }
  return bySize.slice(0, count);
}
