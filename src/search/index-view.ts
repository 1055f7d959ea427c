/**
 * A view of the index for one set of visible documents: a chunk mask per segment, and statistics of the visible chunks
 * alone.
 */
import { PhraseTable } from "../text/everyday-language.js";
import { type Alias, synonymsByAlias } from "../text/stated-aliases.js";
import { type Statistics, statisticsOf } from "./bm25.js";
import type { Segment, SegmentDocument, VisibleSegment } from "./segment.js";
import type { SegmentPart } from "./segment-merge.js";
import type { VisibleDocument } from "./vector-index.js";

/** The current segments, and a version that changes with them. */
interface SegmentSource {
  readonly version: number;
  snapshot(): readonly SegmentPart[];
  /** Where a document is, by its key. */
  placeOf(key: string): { part: SegmentPart; document: number } | undefined;
}

export class IndexView {
  private version = -1;
  private parts: VisibleSegment[] = [];
  private shown: readonly SegmentDocument[] = [];
  private cachedAliases: PhraseTable | null = null;
  private cachedStatistics: Statistics = statisticsOf([]);

  constructor(
    private readonly engine: SegmentSource,
    /** Keys of the visible documents; null for all. */
    readonly allowed: ReadonlySet<string> | null,
    /** The tenant's own synonyms, if it has any. */
    readonly own: PhraseTable | null = null,
  ) {}

  allows(key: string): boolean {
    return this.allowed === null || this.allowed.has(key);
  }

  /** The currently visible documents. */
  documents(): readonly VisibleDocument[] {
    this.refresh();
    return this.shown;
  }

  /** The names that visible documents give things: a name that only a hidden one gives does not exist. */
  private aliases(): PhraseTable {
    this.refresh();
    this.cachedAliases ??= aliasTable(this.shown);
    return this.cachedAliases;
  }

  /** What questions in this view are expanded by, beside the lexicon. */
  synonyms(): PhraseTable[] {
    return this.own ? [this.own, this.aliases()] : [this.aliases()];
  }

  /** The visible part of the current index. */
  visible(): readonly VisibleSegment[] {
    this.refresh();
    return this.parts;
  }

  get statistics(): Statistics {
    this.refresh();
    return this.cachedStatistics;
  }

  /** Number of visible chunks. */
  get chunks(): number {
    return this.statistics.chunks;
  }

  private refresh(): void {
    if (this.version === this.engine.version) return;
    this.version = this.engine.version;
    const visible = this.visibleDocuments();
    this.shown = visible.flatMap(([, documents]) => documents);
    this.cachedAliases = null;
    this.parts = visible.map(([{ segment }, documents]) => visiblePart(segment, documents));
    this.cachedStatistics = statisticsOf(this.parts);
  }

  /** The visible documents of each segment that has any. */
  private visibleDocuments(): [SegmentPart, SegmentDocument[]][] {
    const { allowed } = this;
    const parts = this.engine.snapshot();
    if (allowed === null)
      return parts
        .map((part): [SegmentPart, SegmentDocument[]] => [part, leftIn(part)])
        .filter(([, documents]) => documents.length > 0);
    // Each key is looked up once, however many segments there are; hidden documents are not walked through.
    const places = new Map<SegmentPart, number[]>();
    for (const key of allowed) {
      const place = this.engine.placeOf(key);
      if (place === undefined) continue;
      const own = places.get(place.part);
      if (own) own.push(place.document);
      else places.set(place.part, [place.document]);
    }
    return parts.flatMap((part) => {
      const own = places.get(part)?.sort((one, other) => one - other);
      return own ? [[part, own.map((place) => part.segment.documents[place]!)]] : [];
    });
  }
}

function leftIn({ segment, removed }: SegmentPart): SegmentDocument[] {
  return segment.documents.filter((_, place) => !removed.has(place));
}

/** In the order of the names, so that it does not depend on how documents lie in segments. */
function aliasTable(documents: readonly SegmentDocument[]): PhraseTable {
  const stated = new Map<string, Alias>();
  for (const { aliases } of documents)
    for (const alias of aliases) stated.set(alias.join("\n"), alias);
  const names = [...stated.keys()].sort();
  return new PhraseTable(names.flatMap((name) => synonymsByAlias(stated.get(name)!)));
}

function visiblePart(segment: Segment, visible: readonly SegmentDocument[]): VisibleSegment {
  const last = visible.at(-1)!;
  const [from, to] = [visible[0]!.first, last.first + last.count];
  const chunks = visible.reduce((sum, { count }) => sum + count, 0);
  if (chunks === to - from) return { segment, from, to, mask: null };
  const mask = new Uint8Array(segment.chunks);
  for (const { first, count } of visible) mask.fill(1, first, first + count);
  return { segment, from, to, mask };
}
