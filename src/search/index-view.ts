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
  private cachedDocuments: VisibleDocument[] | null = null;
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
    this.cachedDocuments ??= this.engine.snapshot().flatMap((part) => this.visibleDocuments(part));
    return this.cachedDocuments;
  }

  /** The names that visible documents give things: a name that only a hidden one gives does not exist. */
  private aliases(): PhraseTable {
    this.refresh();
    this.cachedAliases ??= aliasTable(
      this.engine.snapshot().flatMap((part) => this.visibleDocuments(part)),
    );
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
    this.parts = [];
    this.cachedDocuments = null;
    this.cachedAliases = null;
    for (const part of this.engine.snapshot()) this.addPart(part);
    this.cachedStatistics = statisticsOf(this.parts);
  }

  private addPart(part: SegmentPart): void {
    const visible = this.visibleDocuments(part);
    if (visible.length === 0) return;
    this.parts.push(visiblePart(part.segment, visible));
  }

  private visibleDocuments(part: SegmentPart): SegmentDocument[] {
    const { segment, removed } = part;
    const { allowed } = this;
    // A view of one document looks up where it is, and walks through no others.
    if (allowed !== null && allowed.size < segment.documents.length) {
      const places = Array.from(allowed, (key) => this.engine.placeOf(key));
      const own = places.flatMap((place) => (place?.part === part ? [place.document] : []));
      return own.sort((one, other) => one - other).map((place) => segment.documents[place]!);
    }
    return segment.documents.filter(({ key }, place) => !removed.has(place) && this.allows(key));
  }
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
