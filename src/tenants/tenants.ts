/** All tenants of a corpus: opened on demand, closed when idle, never preloaded. */
import type { Database } from "../database/connection.js";
import { DamagedFile } from "../disk/checked-file.js";
import type { Filter } from "../model/filter.js";
import { Refusal } from "../model/refusal.js";
import type { Parsing, StoredFile } from "../parsing/parsing.js";
import type { Embedder } from "../search/embedder.js";
import { SegmentBuilder } from "./build-segments.js";
import { type DocumentFacts, factsOf, stateFolder } from "./catalogue.js";
import { ContentLru } from "./content-lru.js";
import { filterMatcher } from "./document-filter.js";
import type { FileStore, StoreRules, TenantFiles } from "./file-store.js";
import { type FolderDisk, LOCAL_DISK } from "./folder-disk.js";
import { FolderStore } from "./folder-store.js";
import { IndexTurns } from "./index-turns.js";
import { PublishedState } from "./published-state.js";
import type { Scope } from "./scope.js";
import { SharedVectors } from "./shared-vectors.js";
import { type ReadOrder, readUpload } from "./stable-read.js";
import { Tenant } from "./tenant.js";

/** A tenant idle for this long is closed; its state stays on disk. */
const IDLE_AFTER_MS = 10 * 60 * 1000;
const IDLE_CHECK_MS = 60 * 1000;
/**
 * Maximum number of open tenants: requests to thousands of tenants must not keep them all in memory. Least recently
 * used ones are closed; reopening a small one costs a few milliseconds. By hand because lru-cache cannot keep an entry
 * that is in use, however long ago it was asked for.
 */
const MAX_OPEN_TENANTS = 500;

export interface TenantsOptions {
  /** A folder with one folder for each tenant, or another place of files. */
  corpus: string | FileStore;
  parsing: Parsing;
  /** Folder of persisted state; null keeps it in memory only. */
  state: string | null;
  /** Parser generation: state of another generation is discarded. */
  generation: string;
  /** Through it services share what they made of the files. */
  database?: Database | null;
  /** The embedding model, if any. */
  embedder?: Embedder | null;
  disk?: FolderDisk;
  /** Called on background errors, such as state that could not be saved. */
  onFault?: (what: string, error: unknown) => void;
  now?: () => number;
  mostOpen?: number;
  /** Bytes that the indexes of open tenants may take together; idle ones beyond it are closed. Null is off. */
  indexMemory?: number | null;
}

export interface StoreOptions extends ReadOrder, Pick<StoreRules, "alongside"> {
  /** Without them a file that is replaced keeps its own. */
  tags?: readonly string[] | undefined;
  /** A service that died has stored it already: it is only read. */
  isStored?: boolean;
  /** Where services share a database: nobody waits for its indexing, which one of them does. */
  indexLater?: boolean;
  /** Called once the file is read; where it throws, nothing is stored. */
  beforeStoring?(): Promise<void>;
}

/** Error codes of a tenant that is gone. */
const GONE_CODES = new Set(["ENOENT", "ENOTDIR"]);

interface OpenTenant {
  tenant: Tenant;
  /** Where its files were found. */
  location: string;
  used: number;
  busy: number;
  /** Of its index, when it was last used. */
  bytes: number;
}

export class Tenants {
  private readonly open = new Map<string, OpenTenant>();
  /** Tenants being closed: reopening waits until their state is written. */
  private readonly closing = new Map<string, Promise<void>>();
  private readonly segmentBuilder = new SegmentBuilder();
  private readonly contents: ContentLru;
  private readonly files: FileStore;
  private readonly indexTurns: IndexTurns | null;
  private readonly timer: NodeJS.Timeout;
  private readonly now: () => number;
  /** Damaged catalogues, indexes and vectors that were rebuilt since the start. */
  damaged = 0;
  /** Saves of a tenant's state that failed since the start. */
  saveFailures = 0;
  /** The error code of the last save, such as `ENOSPC`; null if it succeeded. */
  saveFault: string | null = null;

  constructor(private readonly options: TenantsOptions) {
    const { corpus, disk = LOCAL_DISK } = options;
    const onFault = (what: string, error: unknown) => options.onFault?.(what, error);
    this.files = typeof corpus === "string" ? new FolderStore(corpus, disk, onFault) : corpus;
    this.now = options.now ?? (() => performance.now());
    this.contents = new ContentLru(options.state !== null);
    const { database, generation } = options;
    const index = (name: string) => this.withTenant(name, (tenant) => tenant.refresh());
    this.indexTurns = database ? new IndexTurns(database, { generation, index, onFault }) : null;
    this.timer = setInterval(() => void this.closeIdle(), IDLE_CHECK_MS).unref();
  }

  /** Names of all tenants, sorted. */
  names(): Promise<string[]> {
    return this.files.names();
  }

  /**
   * What the principal may see of the tenant now, and meets the filter. `wait` as false leaves out documents that are
   * still being read. Refuses with `TENANT_NOT_FOUND`.
   */
  async scope(
    name: string,
    principal: string | null,
    filter?: Filter,
    wait?: boolean,
  ): Promise<Scope> {
    return this.withTenant(name, async (tenant) => {
      const scope = await tenant.scope(principal?.normalize("NFC") ?? null, wait);
      if (!filter) return scope;
      return scope.filtered(filterMatcher(filter, filter.tags ? await tenant.tags() : new Map()));
    });
  }

  /**
   * Reads a finished upload, then stores it, creating the tenant if needed; returns one document, or the items of an
   * archive.
   */
  async store(
    name: string,
    filename: string,
    file: StoredFile,
    replace: boolean,
    { tags, beforeStoring, isStored, indexLater, alongside, ...order }: StoreOptions = {},
  ): Promise<DocumentFacts[]> {
    if (!isStored) await this.files.checkName(name, filename, replace);
    const content = await readUpload(this.options.parsing, filename, file, order);
    await beforeStoring?.();
    if (!isStored) await this.files.store(name, filename, file, { replace, tags, alongside });
    if (indexLater && this.indexTurns) {
      this.indexTurns.add(name);
      return factsOf({ id: filename, name: filename }, content.entries);
    }
    return this.withTenant(name, (tenant) => tenant.addUpload(filename, content));
  }

  /** Whether a file of this name and content is there. */
  holds(name: string, filename: string, sha256: string): Promise<boolean> {
    return this.files.holds(name, filename, sha256);
  }

  /** Passes the bytes of a file to `write`. Refuses with `TENANT_NOT_FOUND` or `DOCUMENT_NOT_FOUND`. */
  async copyFile(
    name: string,
    filename: string,
    write: (bytes: Uint8Array) => Promise<void>,
  ): Promise<void> {
    const isThere = await this.withTenant(name, (tenant) => tenant.copyFile(filename, write));
    if (!isThere) throw new Refusal("DOCUMENT_NOT_FOUND", { field: "filename" });
  }

  /** By its listed name, and by its content where several files have that name. When this returns, no answer includes it any more. */
  async remove(name: string, filename: string, sha256: string | null = null): Promise<void> {
    const removed = await this.files.remove(name, filename, sha256);
    await this.withTenant(name, async (tenant) => {
      tenant.removeNow(removed);
      await tenant.refresh();
    });
  }

  /** Reads what is new in a tenant before anybody asks; `keepOpen` keeps it in memory, where it can be opened again from disk. */
  async readAhead(name: string, keepOpen: boolean): Promise<{ read: number; all: number }> {
    const progress = await this.withTenant(name, async (tenant) => {
      await tenant.refresh();
      return tenant.progress;
    });
    const entry = this.open.get(name);
    if (entry?.busy === 0 && !keepOpen && this.options.state !== null) await this.closeTenant(name);
    return progress;
  }

  /** How far an open tenant is read; null if it is not open. */
  progressOf(name: string): { read: number; all: number } | null {
    return this.open.get(name)?.tenant.progress ?? null;
  }

  /** Of all open tenants: documents that still wait for their vectors, and why computing them failed, if it did. */
  get vectorState(): { waiting: number; failure: string | null } {
    const states = [...this.open.values()].map(({ tenant }) => tenant.vectorState);
    return {
      waiting: states.reduce((sum, { waiting }) => sum + waiting, 0),
      failure: states.find(({ failure }) => failure !== null)?.failure ?? null,
    };
  }

  /** What is wrong with the synonym files of open tenants, by tenant. */
  get synonymFaults(): { tenant: string; fault: string }[] {
    return [...this.open].flatMap(([name, { tenant }]) =>
      tenant.synonymFault === null ? [] : [{ tenant: name, fault: tenant.synonymFault }],
    );
  }

  /** Resolves when no open tenant computes anything in the background, so that the same question gives the same answer. */
  async settled(): Promise<void> {
    await Promise.all([...this.open.values()].map(({ tenant }) => tenant.settled()));
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.indexTurns?.close();
    await Promise.all([...this.open.keys()].map((name) => this.closeTenant(name)));
    await Promise.all(this.closing.values());
    await this.segmentBuilder.close();
    await this.files.close();
  }

  /** Closes idle tenants. */
  async closeIdle(): Promise<void> {
    for (const [name, entry] of this.open) {
      if (entry.busy > 0 || this.now() - entry.used < IDLE_AFTER_MS) continue;
      await this.closeTenant(name);
    }
  }

  /** Number of open tenants. */
  get loaded(): number {
    return this.open.size;
  }

  /** Total memory use of open tenants, for operators: no names. */
  get memoryUse(): { tenants: number; documents: number; chunks: number; indexBytes: number } {
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

  private async withTenant<T>(name: string, work: (tenant: Tenant) => Promise<T>): Promise<T> {
    const entry = this.acquire(name) ?? (await this.openTenant(name));
    try {
      return await work(entry.tenant);
    } catch (error) {
      // The tenant is gone, or the disk now spells its folder differently.
      if (!GONE_CODES.has((error as NodeJS.ErrnoException).code!)) throw error;
      if ((await this.files.locate(name)) === entry.location) throw error;
      // Another request may have reopened it meanwhile.
      if (this.open.get(name) === entry) await this.closeTenant(name);
      return await this.withTenant(name, work);
    } finally {
      entry.busy--;
      entry.used = this.now();
      entry.bytes = entry.tenant.wordBytes;
      this.evictIdle();
    }
  }

  private async openTenant(name: string): Promise<OpenTenant> {
    const location = await this.files.locate(name);
    if (location === null) throw new Refusal("TENANT_NOT_FOUND", { field: "tenant" });
    const files = await this.files.open(name, location);
    const identity = await this.files.identity();
    await this.closing.get(name);
    if (!this.open.has(name)) {
      const tenant = this.createTenant(name, files, identity);
      this.open.set(name, { tenant, location, used: 0, busy: 0, bytes: 0 });
    }
    return this.acquire(name)!;
  }

  /** Marks it busy at once, so that it is not closed before its work begins. Undefined if it is not open. */
  private acquire(name: string): OpenTenant | undefined {
    const entry = this.open.get(name);
    if (entry) entry.busy++;
    return entry;
  }

  /** Least recently used first, until neither their number nor their memory is beyond its limit. */
  private evictIdle(): void {
    const { mostOpen = MAX_OPEN_TENANTS, indexMemory } = this.options;
    const mostBytes = indexMemory ?? Number.POSITIVE_INFINITY;
    let bytes = 0;
    for (const entry of this.open.values()) bytes += entry.bytes + entry.tenant.vectorBytes;
    if (this.open.size <= mostOpen && bytes <= mostBytes) return;
    // The one used last stays, however large it is: it would only be opened again for the next question.
    const last = Math.max(...[...this.open.values()].map(({ used }) => used));
    const idle = [...this.open].filter(([, { busy, used }]) => busy === 0 && used < last);
    idle.sort(([, a], [, b]) => a.used - b.used);
    for (const [name, entry] of idle) {
      if (this.open.size <= mostOpen && bytes <= mostBytes) return;
      bytes -= entry.bytes + entry.tenant.vectorBytes;
      void this.closeTenant(name);
    }
  }

  private createTenant(name: string, files: TenantFiles, identity: string): Tenant {
    const { parsing, state, generation, database, embedder } = this.options;
    const onFault = (what: string, error: unknown) => {
      if (error instanceof DamagedFile) this.damaged++;
      this.options.onFault?.(what, error);
    };
    return new Tenant({
      name,
      files,
      parsing,
      segmentBuilder: this.segmentBuilder,
      contents: this.contents,
      state: state && stateFolder(state, identity, name),
      generation,
      embedder:
        embedder && database ? new SharedVectors(embedder, database, name) : (embedder ?? null),
      published: database ? new PublishedState(database, name, generation, onFault) : null,
      onFault,
      onSaved: (error) => {
        if (error !== null) this.saveFailures++;
        this.saveFault = error === null ? null : codeOf(error as NodeJS.ErrnoException);
      },
    });
  }

  private async closeTenant(name: string): Promise<void> {
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
}

function codeOf({ code, name }: NodeJS.ErrnoException): string {
  return code ?? name;
}
