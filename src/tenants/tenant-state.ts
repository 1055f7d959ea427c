/** What a tenant keeps on disk between runs: its catalogue and its index, written together a while after they changed. */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { removeAbandoned, temporariesOlderThan } from "../disk/abandoned-files.js";
import { Engine } from "../search/engine.js";
import { openEngine, saveEngine } from "../search/index-storage.js";
import { type Catalogue, loadCatalogue, type ReadFile, saveCatalogue } from "./catalogue.js";

/** Changes are written down together this long after the first of them. */
const SAVE_AFTER_MS = 2000;
/** Another process may be writing at this moment; nothing of this size is written for so long without a byte. */
const ABANDONED_AFTER_MS = 10_000;
/** Reasons that speak of this run, not of the file: not kept over a restart. */
const PASSING = new Set(["TIMEOUT", "OUT_OF_MEMORY", "READER_FAILED"]);

/** What is known, and what is found in it. */
interface Known {
  catalogue: Catalogue;
  engine: Engine;
}

export class TenantState {
  private timer: NodeJS.Timeout | null = null;
  private saving: Promise<void> = Promise.resolve();

  constructor(
    private readonly folder: string,
    private readonly generation: string,
    private readonly now: () => Known,
    private readonly onFault: (what: string, error: unknown) => void,
  ) {}

  /**
   * Of an earlier run; files whose documents the index lacks are left out, to be read again. What is damaged, or not given by the disk,
   * counts as not there.
   */
  async load(): Promise<Known> {
    await removeAbandoned(this.folder, temporariesOlderThan(ABANDONED_AFTER_MS));
    const stored = await loadCatalogue(this.folder, this.generation).catch(this.lost("catalogue"));
    const catalogue: Catalogue = stored ?? new Map();
    const engine = (await openEngine(this.indexFile).catch(this.lost("index"))) ?? new Engine();
    for (const [name, { documents }] of catalogue) {
      const lacks = documents.some(
        (facts) => facts.chunks > 0 && engine.revisionOf(facts.name) !== facts.doc_id,
      );
      if (lacks) catalogue.delete(name);
    }
    return { catalogue, engine };
  }

  /** To be called at every change. */
  changed(): void {
    this.timer ??= setTimeout(() => void this.save(), SAVE_AFTER_MS).unref();
  }

  /** When all that changed is written down. */
  async flush(): Promise<void> {
    if (this.timer) await this.save();
    await this.saving;
  }

  /**
   * One after the other, so that an older state never comes to lie over a newer one. What could not be written down is read again at
   * the next start: that costs time, not truth; but somebody should see to the disk.
   */
  private save(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.saving = this.saving
      .then(() => this.saveNow())
      .catch((error) => this.onFault("a tenant's state was not saved", error));
    return this.saving;
  }

  private async saveNow(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const { catalogue, engine } = this.now();
    const lasting = [...catalogue].filter(([, file]) => !isPassing(file));
    // The index first: a catalogue never names documents that the stored index may lack for good.
    await saveEngine(engine, this.indexFile);
    await saveCatalogue(this.folder, this.generation, new Map(lasting));
  }

  private lost(what: string): (error: unknown) => null {
    return (error) => {
      this.onFault(`a tenant's stored ${what} cannot be used and is made anew`, error);
      return null;
    };
  }

  private get indexFile(): string {
    return join(this.folder, "index");
  }
}

function isPassing(file: ReadFile): boolean {
  return file.documents.some(({ access }) => access.reason !== null && PASSING.has(access.reason));
}
