/** What one set of principals may see of an index: the visible chunks of each segment, and the statistics of those alone. */
import { type Statistics, statisticsOf, type VisibleSegment } from "./ranking.js";
import type { SegmentPart } from "./segment-merge.js";

/** What a view looks at: the segments as they are now, and a count that moves when they change. */
interface Viewed {
  readonly version: number;
  snapshot(): readonly SegmentPart[];
}

export class View {
  private version = -1;
  private parts: VisibleSegment[] = [];
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
  *documents(): Generator<{ key: string; revision: string }> {
    for (const { segment, removed } of this.engine.snapshot()) {
      for (const [place, { key, revision }] of segment.documents.entries()) {
        if (!removed.has(place) && this.allows(key)) yield { key, revision };
      }
    }
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
    this.parts = this.engine
      .snapshot()
      .map((part) => this.visibleOf(part))
      .filter((part) => part !== null);
    this.figures = statisticsOf(this.parts);
  }

  /** Null where nothing of the segment can be seen. */
  private visibleOf({ segment, removed }: SegmentPart): VisibleSegment | null {
    const mask = new Uint8Array(segment.chunks);
    let seen = 0;
    for (const [place, document] of segment.documents.entries()) {
      if (removed.has(place) || !this.allows(document.key)) continue;
      mask.fill(1, document.first, document.first + document.count);
      seen += document.count;
    }
    if (seen === 0) return null;
    return { segment, mask: seen === segment.chunks ? null : mask };
  }
}
