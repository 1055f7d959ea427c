/** Which segments of an index should become one: a query looks into each, so they must stay few; but joining copies them. */
import type { SegmentPart } from "./segment-merge.js";

/** Segments of like size are joined once there are this many. */
const SEGMENTS_OF_A_SIZE = 8;
/** A larger one waits until documents have stopped coming. */
const LARGEST_CROWDED = 6_250;
/** Then a segment is joined with smaller ones that together have this share of its chunks. */
const GATHERED_SHARE = 1 / 4;
/** As many chunks are joined then: they are copied to another thread and back, which holds up everything else for some 20 ms in 100,000. */
const MOST_GATHERED = 200_000;
/** A segment with more gone than this is written anew without them. */
const MOST_GONE = 0.3;

export function isWorn(part: SegmentPart): boolean {
  return goneChunks(part) > MOST_GONE * part.segment.chunks;
}

export function chunksIn(group: readonly SegmentPart[]): number {
  return group.reduce((sum, { segment }) => sum + segment.chunks, 0);
}

function goneChunks({ segment, removed }: SegmentPart): number {
  let gone = 0;
  for (const document of removed) gone += segment.documents[document]!.count;
  return gone;
}

/** Segments of one size class that have become too many. Classes grow by powers, so a chunk is copied few times in its life. */
export function crowdedGroup<Part extends SegmentPart>(
  parts: readonly Part[],
  due: (group: readonly Part[]) => boolean,
): Part[] | null {
  const groups = new Map<number, Part[]>();
  for (const part of parts) {
    const { chunks } = part.segment;
    if (chunks > LARGEST_CROWDED) continue;
    const size = Math.floor(Math.log(Math.max(1, chunks)) / Math.log(SEGMENTS_OF_A_SIZE));
    const group = [...(groups.get(size) ?? []), part];
    if (group.length >= SEGMENTS_OF_A_SIZE && due(group)) return group;
    groups.set(size, group);
  }
  return null;
}

/** From the smallest on, up to the last that is not too large for those before it. */
export function scatteredGroup<Part extends SegmentPart>(parts: readonly Part[]): Part[] {
  const bySize = [...parts].sort((one, other) => one.segment.chunks - other.segment.chunks);
  let before = 0;
  let count = 0;
  for (const [place, { segment }] of bySize.entries()) {
    if (before + segment.chunks > MOST_GATHERED) break;
    if (place > 0 && before >= GATHERED_SHARE * segment.chunks) count = place + 1;
    before += segment.chunks;
  }
  return bySize.slice(0, count);
}
