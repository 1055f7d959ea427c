/**
 * The meaning of one tenant's documents: vectors from disk, missing ones computed in the background, kept when done.
 *
 *   const meaning = await TenantVectors.open(embedder, file);       // file null: nothing is kept
 *   meaning.refresh(() => documents);                              // after every `engine.apply`; returns at once
 *   const nearest = await meaning.nearest(query, view, limit);     // for `engine.searchBoth`
 *   await meaning.close();                                         // stops computing and keeps what is there
 */
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { embedMissing } from "./embed-documents.js";
import type { Embedder } from "./embedder.js";
import { openVectors, saveVectors } from "./index-storage.js";
import type { IndexView } from "./index-view.js";
import type { IndexedChunk } from "./segment-build.js";
import { type MeaningHit, VectorIndex } from "./vector-index.js";

/** A document whose chunks are loaded only when their vectors are missing. */
export interface MeantDocument {
  revision: string;
  load(): Promise<readonly IndexedChunk[]>;
}

type Documents = () => Iterable<MeantDocument>;
/** Told of what goes wrong on disk; search goes on in memory. */
type OnFault = (what: string, error: unknown) => void;

export class TenantVectors {
  private wanted: Documents | null = null;
  private running: Promise<void> | null = null;
  private readonly stopping = new AbortController();
  /** Why the last computation ended early; null when it did not. Words go on finding meanwhile. */
  failure: string | null = null;

  private constructor(
    private readonly embedder: Embedder,
    private readonly vectors: VectorIndex,
    private readonly file: string | null,
    private readonly onFault: OnFault,
  ) {}

  /** Vectors that are damaged, or not given by the disk, are computed anew. */
  static async open(
    embedder: Embedder,
    file: string | null,
    onFault: OnFault = () => {},
  ): Promise<TenantVectors> {
    const { fingerprint, dimensions } = embedder;
    const stored = await openVectors(file, fingerprint, dimensions).catch((error: unknown) => {
      onFault("a tenant's stored vectors cannot be used and are made anew", error);
      return new VectorIndex(fingerprint, dimensions);
    });
    return new TenantVectors(embedder, stored, file, onFault);
  }

  async nearest(query: string, view: IndexView, limit: number): Promise<MeaningHit[]> {
    const vector = await this.embedder.embedQuery(query);
    if (!vector) return [];
    return this.vectors.search(vector, view.documents(), limit);
  }

  /** Computes what is missing of these and forgets the rest. Called again meanwhile, the newest list counts. */
  refresh(documents: Documents): void {
    this.wanted = documents;
    this.running ??= this.work().finally(() => {
      this.running = null;
    });
  }

  /** When nothing is being computed any more. */
  async idle(): Promise<void> {
    await this.running;
  }

  async close(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async work(): Promise<void> {
    while (this.wanted && !this.stopping.signal.aborted) {
      const documents = [...this.wanted()];
      this.wanted = null;
      try {
        const revisions = new Set(documents.map(({ revision }) => revision));
        const added = await embedMissing(
          this.vectors,
          this.embedder,
          this.missing(documents),
          this.stopping.signal,
        );
        const dropped = this.vectors.keep(revisions);
        if (added > 0 || dropped) await this.save();
        this.failure = null;
      } catch (error) {
        this.failure = error instanceof Error ? error.message : String(error);
      }
    }
  }

  private async save(): Promise<void> {
    if (!this.file) return;
    try {
      await mkdir(dirname(this.file), { recursive: true, mode: 0o700 });
      await saveVectors(this.vectors, this.file);
    } catch (error) {
      this.onFault("a tenant's vectors were not saved", error);
    }
  }

  /** Ends early when a newer list has come. */
  private async *missing(documents: readonly MeantDocument[]) {
    for (const document of documents) {
      if (this.wanted) return;
      if (this.vectors.has(document.revision)) continue;
      yield { revision: document.revision, chunks: await document.load() };
    }
  }
}
