/** Persists a tenant's catalogue and index together, debounced after changes. */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { removeAbandoned, temporariesOlderThan } from "../disk/abandoned-files.js";
import { Engine } from "../search/engine.js";
import { openEngine, saveEngine } from "../search/index-storage.js";
import { type Catalogue, loadCatalogue, type ReadFile, saveCatalogue } from "./catalogue.js";
import type { PublishedState } from "./published-state.js";
import { SavePace } from "./save-pace.js";

/** What is published is read by services that start: it may be a little behind, and costs more than a save to this disk. Large states wait longer. */
const PUBLISH_EVERY_MS = 10_000;
/** Another process may be writing at this moment; nothing of this size is written for so long without a byte. */
const ABANDONED_AFTER_MS = 10_000;
/** Transient failures that say nothing about the file: not persisted. */
const TRANSIENT_REASONS = new Set(["TIMEOUT", "OUT_OF_MEMORY", "READER_FAILED"]);

/** The state to save: catalogue and index. */
interface TenantSnapshot {
  catalogue: Catalogue;
  engine: Engine;
}

/** Where the states of many services meet; null where there is one service alone. */
interface Publication {
  state: PublishedState;
  /** The version of the tenant whose files the snapshot holds, all of them. */
  version: () => number;
}

export class TenantState {
  private timer: NodeJS.Timeout | null = null;
  private publishTimer: NodeJS.Timeout | null = null;
  private publishedAt = Number.NEGATIVE_INFINITY;
  private isUnpublished = false;
  private saving: Promise<void> = Promise.resolve();
  private publishing: Promise<void> = Promise.resolve();
  private readonly pace = new SavePace();
  private readonly publishPace = new SavePace(PUBLISH_EVERY_MS);

  constructor(
    private readonly folder: string,
    private readonly generation: string,
    private readonly snapshot: () => TenantSnapshot,
    private readonly reports: {
      onFault: (what: string, error: unknown) => void;
      /** Told after each save; null if it succeeded. */
      onSaved: (error: unknown) => void;
    },
    private readonly publication: Publication | null,
  ) {}

  /**
   * Loads the state of an earlier run, or what another service published, without files whose documents the index lacks;
   * those are read again.
   */
  async load(): Promise<TenantSnapshot> {
    const own = await this.loadOwn();
    const published = own.catalogue.size > 0 ? null : await this.publication?.state.load();
    if (!published) return dropLacking(own);
    this.scheduleSave();
    return dropLacking(published);
  }

  private async loadOwn(): Promise<TenantSnapshot> {
    await removeAbandoned(this.folder, temporariesOlderThan(ABANDONED_AFTER_MS));
    const stored = await loadCatalogue(this.folder, this.generation).catch(this.lost("catalogue"));
    const catalogue: Catalogue = stored ?? new Map();
    const engine = (await openEngine(this.indexFile).catch(this.lost("index"))) ?? new Engine();
    return { catalogue, engine };
  }

  /** Call this on every change. */
  scheduleSave(): void {
    this.timer ??= setTimeout(() => void this.save(), this.pace.waitMs).unref();
  }

  /** Resolves when all changes are saved. */
  async flush(): Promise<void> {
    if (this.timer) await this.save();
    await this.saving;
    await this.publish();
  }

  /**
   * Saves run one after the other, so that an older state never overwrites a newer one. If a save fails, the next start
   * reads the files again: slower but correct. The failure is still reported, as someone should check the disk.
   */
  private save(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.saving = this.saving
      .then(() => this.pace.time(() => this.saveNow()))
      .then(() => this.publishInTime())
      .then(() => this.reports.onSaved(null))
      .catch((error) => {
        this.reports.onSaved(error);
        this.reports.onFault("a tenant's state was not saved", error);
      });
    return this.saving;
  }

  private async saveNow(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const { catalogue, engine } = this.snapshot();
    const lasting = [...catalogue].filter(([, file]) => !hasTransientFailure(file));
    // The index first, so that the catalogue never names documents missing from the stored index.
    await saveEngine(engine, this.indexFile);
    await saveCatalogue(this.folder, this.generation, new Map(lasting));
  }

  private async publishInTime(): Promise<void> {
    this.isUnpublished = this.publication !== null;
    const { waitMs } = this.publishPace;
    if (performance.now() - this.publishedAt >= waitMs) await this.publish();
    else if (this.publication)
      this.publishTimer ??= setTimeout(() => void this.publish(), waitMs).unref();
  }

  /** One after the other. Never rejects: whoever finds nothing published builds it. */
  private publish(): Promise<void> {
    if (this.publishTimer) clearTimeout(this.publishTimer);
    this.publishTimer = null;
    this.publishing = this.publishing.then(() => this.publishNow());
    return this.publishing;
  }

  private async publishNow(): Promise<void> {
    if (!this.isUnpublished || !this.publication) return;
    this.isUnpublished = false;
    const { state, version } = this.publication;
    const { catalogue, engine } = this.snapshot();
    const lasting = [...catalogue].filter(([, file]) => !hasTransientFailure(file));
    await this.publishPace
      .time(() => state.publish(new Map(lasting), engine, version()))
      .catch((error) => this.reports.onFault("a tenant's index was not published", error));
    this.publishedAt = performance.now();
  }

  private lost(what: string): (error: unknown) => null {
    return (error) => {
      this.reports.onFault(`a tenant's stored ${what} cannot be used and is made anew`, error);
      return null;
    };
  }

  private get indexFile(): string {
    return join(this.folder, "index");
  }
}

function dropLacking({ catalogue, engine }: TenantSnapshot): TenantSnapshot {
  for (const [name, { documents }] of catalogue) {
    const lacks = documents.some(
      (facts) => facts.chunks > 0 && engine.revisionOf(facts.key) !== facts.doc_id,
    );
    if (lacks) catalogue.delete(name);
  }
  return { catalogue, engine };
}

function hasTransientFailure(file: ReadFile): boolean {
  return file.documents.some(
    ({ access }) => access.reason !== null && TRANSIENT_REASONS.has(access.reason),
  );
}
