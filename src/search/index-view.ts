/** What one set of principals may see of an index: the visible chunks of each segment, and the statistics of those alone. */
import { type Statistics, statisticsOf, type VisibleSegment } from "./bm25.js";
import type { Segment, SegmentDocument } from "./segment.js";
import type { SegmentPart } from "./segment-merge.js";
import type { VisibleDocument } from "./vector-index.js";

/** What a view looks at: the segments as they are now, and a count that moves when they change. */
interface Viewed {
  readonly version: number;
  snapshot(): readonly SegmentPart[];
}

export class IndexView {
  private version = -1;
  private parts: VisibleSegment[] = [];
  private shown: VisibleDocument[] | null = null;
  private figures: Statistics = statisticsOf([]);

  constructor(
    private readonly engine: Viewed,
    /** Keys of the documents that may be seen; null for all. */
    readonly allowed: ReadonlySet<string> | null,
  ) {}

  allows(key: string): boolean {
    return this.allowed === null || this.allowed.has(key);
  }

  /** The documents that can be seen now. */
  documents(): readonly VisibleDocument[] {
    this.follow();
    this.shown ??= this.engine.snapshot().flatMap((part) => this.shownOf(part));
    return this.shown;
  }

  /** The visible part of the index as it is now. */
  visible(): readonly VisibleSegment[] {
    this.follow();
    return this.parts;
  }

  get statistics(): Statistics {
    this.follow();
    return this.figures;
  }

  /** How many chunks can be seen. */
  get chunks(): number {
    return this.statistics.chunks;
  }

  private follow(): void {
    if (this.version === this.engine.version) return;
    this.version = this.engine.version;
    this.parts = [];
    this.shown = null;
    for (const part of this.engine.snapshot()) this.show(part);
    this.figures = statisticsOf(this.parts);
  }

  private show(part: SegmentPart): void {
    const visible = this.shownOf(part);
    if (visible.length === 0) return;
    this.parts.push({ segment: part.segment, mask: maskOf(part.segment, visible) });
  }

  private shownOf({ segment, removed }: SegmentPart): SegmentDocument[] {
    return segment.documents.filter(({ key }, place) => !removed.has(place) && this.allows(key));
  }
}

/** Null where all is visible. */
function maskOf(segment: Segment, visible: readonly SegmentDocument[]): Uint8Array | null {
  if (visible.length === segment.documents.length) return null;
  const mask = new Uint8Array(segment.chunks);
  for (const { first, count } of visible) mask.fill(1, first, first + count);
  return mask;
}
