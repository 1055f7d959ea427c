/** All tenants of a corpus: opened when asked for, let go when idle, never read ahead. */
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { DamagedFile } from "../disk/checked-file.js";
import { Refusal } from "../model/refusal.js";
import type { Parsing, StoredFile } from "../parsing/parsing.js";
import type { Embedder } from "../search/embedder.js";
import { SegmentBuilding } from "./build-segments.js";
import { type DocumentFacts, stateFolder } from "./catalogue.js";
import { ContentStore } from "./content-lru.js";
import { isTenantName } from "./document-names.js";
import { type Disk, LOCAL_DISK } from "./folder-disk.js";
import type { Scope } from "./scope.js";
import { readUpload } from "./stable-read.js";
import { Tenant } from "./tenant.js";
import { freeName, removeFile, removeStrays, storeFile } from "./write-documents.js";

/** A tenant nobody asked about for this long leaves memory; it comes back from disk. */
const IDLE_AFTER_MS = 10 * 60 * 1000;
const IDLE_CHECK_MS = 60 * 1000;
/**
 * Tenants in memory at once: a call to each of thousands must not hold them all until they are idle. Coming back costs a small tenant
 * a few milliseconds, so those asked about longest ago make room.
 */
const MOST_OPEN = 500;

export interface TenantsOptions {
  corpus: string;
  parsing: Parsing;
  /** Folder for state between runs; null keeps it in memory only. */
  state: string | null;
  /** Parser generation: state of another one is read anew. */
  generation: string;
  /** The embedding model, where there is one. */
  embedder?: Embedder | null;
  disk?: Disk;
  /** Told of what goes wrong behind the answers, such as a state that could not be saved. */
  onFault?: (what: string, error: unknown) => void;
  now?: () => number;
  mostOpen?: number;
}

/** How the disk says that a folder is there no more. */
const GONE = new Set(["ENOENT", "ENOTDIR"]);

interface OpenTenant {
  tenant: Tenant;
  folder: string;
  used: number;
  busy: number;
}

export class Tenants {
  private readonly open = new Map<string, OpenTenant>();
  /** On their way out of memory: what they write down is waited for before they are opened again. */
  private readonly closing = new Map<string, Promise<void>>();
  private readonly building = new SegmentBuilding();
  private readonly contents: ContentStore;
  private readonly swept = new Set<string>();
  private readonly timer: NodeJS.Timeout;
  private readonly now: () => number;
  /** Stored catalogues, indexes and vectors that were damaged and made anew, since the start. */
  damaged = 0;

  constructor(private readonly options: TenantsOptions) {
    this.now = options.now ?? Date.now;
    this.contents = new ContentStore(options.state !== null);
    this.timer = setInterval(() => void this.letGoIdle(), IDLE_CHECK_MS).unref();
  }

  /** Names of all tenants, in order. */
  async names(): Promise<string[]> {
    const entries = await readdir(this.options.corpus, { withFileTypes: true });
    return entries
      .filter((entry) => entry.isDirectory() && isTenantName(entry.name.normalize("NFC")))
      .map((entry) => entry.name.normalize("NFC"))
      .sort();
  }

  /** What the principal may see of the tenant now. Refuses with `TENANT_NOT_FOUND`. */
  scope(name: string, principal: string | null): Promise<Scope> {
    return this.use(name, (tenant) => tenant.scope(principal?.normalize("NFC") ?? null));
  }

  /** Reads a finished upload, then stores it, making the tenant if it is new: one document, or a bundle's items. */
  async store(
    name: string,
    filename: string,
    file: StoredFile,
    replace: boolean,
  ): Promise<DocumentFacts[]> {
    const folder = (await this.folderOf(name)) ?? join(this.options.corpus, name);
    await freeName(folder, filename, replace);
    const content = await readUpload(this.options.parsing, filename, file);
    await storeFile(folder, filename, file.path, replace);
    return this.use(name, (tenant) => tenant.takeUpload(filename, content));
  }

  /** Gone from every answer when this returns. */
  async remove(name: string, filename: string): Promise<void> {
    const folder = await this.folderOf(name);
    if (folder === null) throw new Refusal("TENANT_NOT_FOUND", { field: "tenant" });
    await removeFile(folder, filename);
    await this.use(name, async (tenant) => {
      tenant.forget(filename);
      await tenant.refresh();
    });
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await Promise.all([...this.open.keys()].map((name) => this.drop(name)));
    await Promise.all(this.closing.values());
    await this.building.close();
  }

  /** Lets go of tenants that nobody asked about; they come back from what is stored. */
  async letGoIdle(): Promise<void> {
    for (const [name, entry] of this.open) {
      if (entry.busy > 0 || this.now() - entry.used < IDLE_AFTER_MS) continue;
      await this.drop(name);
    }
  }

  /** How many tenants are in memory. */
  get loaded(): number {
    return this.open.size;
  }

  /** What the tenants in memory hold together, for operators: no names. */
  get held(): { tenants: number; documents: number; chunks: number; indexBytes: number } {
    const sizes = [...this.open.values()].map(({ tenant }) => tenant.size);
    const sum = (of: (size: Tenant["size"]) => number) =>
      sizes.reduce((total, size) => total + of(size), 0);
    return {
      tenants: sizes.length,
      documents: sum((size) => size.documents),
      chunks: sum((size) => size.chunks),
      indexBytes: sum((size) => size.indexBytes),
    };
  }

  private async use<T>(name: string, work: (tenant: Tenant) => Promise<T>): Promise<T> {
    const entry = this.hold(name) ?? (await this.openTenant(name));
    try {
      return await work(entry.tenant);
    } catch (error) {
      // The folder went, before the call or while it was being looked at; the disk may only spell it otherwise now.
      if (!GONE.has((error as NodeJS.ErrnoException).code!)) throw error;
      if ((await this.folderOf(name)) === entry.folder) throw error;
      // Another call may have opened it anew by now.
      if (this.open.get(name) === entry) await this.drop(name);
      return await this.use(name, work);
    } finally {
      entry.busy--;
      entry.used = this.now();
      this.makeRoom();
    }
  }

  private async openTenant(name: string): Promise<OpenTenant> {
    const folder = await this.folderOf(name);
    if (folder === null) throw new Refusal("TENANT_NOT_FOUND", { field: "tenant" });
    if (!this.swept.has(name)) {
      this.swept.add(name);
      await removeStrays(folder);
    }
    await this.closing.get(name);
    if (!this.open.has(name))
      this.open.set(name, { tenant: this.make(name, folder), folder, used: 0, busy: 0 });
    return this.hold(name)!;
  }

  /** In use from this moment on, so that nobody lets it go before its work begins. Undefined where it is not in memory. */
  private hold(name: string): OpenTenant | undefined {
    const entry = this.open.get(name);
    if (entry) entry.busy++;
    return entry;
  }

  private makeRoom(): void {
    const most = this.options.mostOpen ?? MOST_OPEN;
    if (this.open.size <= most) return;
    const idle = [...this.open].filter(([, { busy }]) => busy === 0);
    idle.sort(([, a], [, b]) => a.used - b.used);
    for (const [name] of idle.slice(0, this.open.size - most)) void this.drop(name);
  }

  private make(name: string, folder: string): Tenant {
    const { parsing, state, corpus, generation } = this.options;
    return new Tenant({
      name,
      folder,
      parsing,
      building: this.building,
      contents: this.contents,
      state: state && stateFolder(state, corpus, name),
      generation,
      embedder: this.options.embedder ?? null,
      disk: this.options.disk ?? LOCAL_DISK,
      onFault: (what, error) => {
        if (error instanceof DamagedFile) this.damaged++;
        this.options.onFault?.(what, error);
      },
    });
  }

  private async drop(name: string): Promise<void> {
    const entry = this.open.get(name);
    if (!entry) return;
    this.open.delete(name);
    const closed = entry.tenant
      .close()
      .catch((error) => this.options.onFault?.("a tenant was not closed in order", error));
    this.closing.set(name, closed);
    await closed;
    if (this.closing.get(name) === closed) this.closing.delete(name);
  }

  /** The tenant's folder as the disk spells its name; null where there is none. */
  private async folderOf(name: string): Promise<string | null> {
    if (!isTenantName(name)) return null;
    const direct = join(this.options.corpus, name);
    if ((await stat(direct).catch(() => null))?.isDirectory()) return direct;
    if (!/[^\x20-\x7e]/.test(name)) return null;
    const names = await readdir(this.options.corpus).catch(() => [] as string[]);
    const found = names.find((one) => one.normalize("NFC") === name);
    const path = found && join(this.options.corpus, found);
    return path && (await stat(path)).isDirectory() ? path : null;
  }
}
