/**
 * The vectors of one tenant: loaded from disk, missing ones computed in the background and saved.
 *
 *   const vectors = await TenantVectors.open(embedder, file);      // file null: not persisted
 *   vectors.refresh(() => documents);                              // after every `engine.apply`; returns at once
 *   const nearest = await vectors.nearest(query, view, limit);     // for `engine.searchHybrid`
 *   await vectors.close();                                         // stops computing and saves
 */
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { embedMissing } from "./embed-documents.js";
import type { Embedder } from "./embedder.js";
import { openVectors, saveVectors } from "./index-storage.js";
import type { IndexView } from "./index-view.js";
import { AGREEMENT } from "./interleave.js";
import { NonsenseFloor } from "./nonsense-floor.js";
import type { IndexedChunk } from "./segment-build.js";
import { type VectorHit, VectorIndex } from "./vector-index.js";

/** What a crash may cost; saving writes the whole file. */
const SAVE_EVERY_MS = 60_000;
/** After a failure; a model that ended is not started again sooner (`model-process.ts`). */
export const TRY_AGAIN_MS = 11_000;

/** A document whose chunks are loaded only if their vectors are missing. */
export interface EmbeddableDocument {
  revision: string;
  /** Null where they cannot be had now: the next refresh asks again. */
  load(): Promise<readonly IndexedChunk[] | null>;
}

type ListDocuments = () => Iterable<EmbeddableDocument>;
interface DiskReports {
  /** Called on disk errors; search goes on in memory. */
  onFault?: (what: string, error: unknown) => void;
  /** Called after each save; null if it succeeded. */
  onSaved?: (error: unknown) => void;
}

export class TenantVectors {
  private requested: ListDocuments | null = null;
  private running: Promise<void> | null = null;
  private readonly stopping = new AbortController();
  /** Error of the last computation; null if none. Word search works meanwhile. */
  failure: string | null = null;
  private left = 0;
  private again: NodeJS.Timeout | undefined;
  private savedAt = 0;
  private readonly floor: NonsenseFloor;

  private constructor(
    private readonly embedder: Embedder,
    private readonly vectors: VectorIndex,
    private readonly file: string | null,
    private readonly reports: DiskReports,
  ) {
    this.floor = new NonsenseFloor(embedder, vectors);
  }

  /** Damaged or unreadable vectors are computed again. */
  static async open(
    embedder: Embedder,
    file: string | null,
    reports: DiskReports = {},
  ): Promise<TenantVectors> {
    const { fingerprint, dimensions } = embedder;
    const stored = await openVectors(file, fingerprint, dimensions).catch((error: unknown) => {
      reports.onFault?.("a tenant's stored vectors cannot be used and are made anew", error);
      return new VectorIndex(fingerprint, dimensions);
    });
    return new TenantVectors(embedder, stored, file, reports);
  }

  /**
   * The nearest chunks, at least as many as agreement with words looks at. `alone`: no visible chunk has a word of the query, so that
   * only chunks count that are nearer than nonsense would be. A model that fails finds nothing, and `failure` says why.
   */
  async nearest(
    query: string,
    view: IndexView,
    limit: number,
    alone = false,
  ): Promise<VectorHit[]> {
    try {
      const vector = await this.embedder.embedQuery(query);
      this.failure = null;
      if (!vector) return [];
      const depth = Math.max(limit, AGREEMENT.vectorRanks);
      const found = this.vectors.search(vector, view.documents(), depth);
      if (!alone || found.length === 0) return found;
      const floor = await this.floor.of(query, view);
      return found.filter(({ similarity }) => similarity > floor);
    } catch (error) {
      this.fail("a question was searched by words alone: the model failed", error);
      return [];
    }
  }

  /** Memory they take. */
  bytes(): number {
    return this.vectors.bytes();
  }

  /** Documents whose vectors are still to be computed. */
  get waiting(): number {
    return this.left;
  }

  /**
   * Computes the missing vectors of these documents and drops all others. If called again meanwhile, the newest list
   * wins.
   */
  refresh(documents: ListDocuments): void {
    clearTimeout(this.again);
    this.requested = documents;
    this.running ??= this.computeMissing().finally(() => {
      this.running = null;
    });
  }

  /** Resolves when nothing is being computed. */
  async idle(): Promise<void> {
    await this.running;
  }

  async close(): Promise<void> {
    this.stopping.abort();
    clearTimeout(this.again);
    await this.running;
  }

  private async computeMissing(): Promise<void> {
    while (this.requested && !this.stopping.signal.aborted) {
      const list = this.requested;
      const documents = [...list()];
      this.requested = null;
      try {
        const revisions = new Set(documents.map(({ revision }) => revision));
        this.savedAt = performance.now();
        const added = await embedMissing(
          this.vectors,
          this.embedder,
          this.missing(documents),
          this.stopping.signal,
        );
        const dropped = this.vectors.retain(revisions);
        if (added > 0 || dropped) await this.save();
        this.failure = null;
      } catch (error) {
        this.fail("vectors of a tenant were not computed: the model failed", error);
        // Nothing else would ask for them until the tenant changes.
        clearTimeout(this.again);
        this.again = setTimeout(() => this.refresh(list), TRY_AGAIN_MS).unref();
      }
    }
  }

  /** Told once until it works again, not at every question. */
  private fail(what: string, error: unknown): void {
    const failure = error instanceof Error ? error.message : String(error);
    if (this.failure !== failure) this.reports.onFault?.(what, error);
    this.failure = failure;
  }

  private async save(): Promise<void> {
    if (!this.file) return;
    try {
      await mkdir(dirname(this.file), { recursive: true, mode: 0o700 });
      await saveVectors(this.vectors, this.file);
      this.reports.onSaved?.(null);
    } catch (error) {
      this.reports.onSaved?.(error);
      this.reports.onFault?.("a tenant's vectors were not saved", error);
    }
  }

  /** Ends early when a newer list arrives. Saves now and then, so that a service that is killed goes on where it was. */
  private async *missing(documents: readonly EmbeddableDocument[]) {
    const missing = documents.filter(({ revision }) => !this.vectors.has(revision));
    for (const [place, document] of missing.entries()) {
      this.left = missing.length - place;
      if (this.requested) return;
      const chunks = await document.load();
      if (chunks) yield { revision: document.revision, chunks };
      if (performance.now() - this.savedAt < SAVE_EVERY_MS) continue;
      await this.save();
      this.savedAt = performance.now();
    }
    // Not where the model failed: those that are left wait for it.
    this.left = 0;
  }
}
