/** One tenant: its files, catalogue and index, brought up to date on every request by reading only what changed. */
import { createReadStream } from "node:fs";
import { join } from "node:path";
import { pathForDisk } from "../disk/raw-names.js";
import type { Chunk } from "../model/chunk.js";
import type { DocumentEntry, Parsing } from "../parsing/parsing.js";
import type { Embedder } from "../search/embedder.js";
import { Engine, type IndexChange } from "../search/engine.js";
import { TenantVectors } from "../search/tenant-vectors.js";
import type { Rules } from "./acl.js";
import { Audiences } from "./audiences.js";
import { INLINE_MERGE_CHUNKS, type SegmentBuilder } from "./build-segments.js";
import { type Catalogue, type DocumentFacts, factsOf, fileNameOf } from "./catalogue.js";
import type { ContentLru } from "./content-lru.js";
import { DocumentContents, type IndexedFile, isSameDocument } from "./document-contents.js";
import type { FoundFile, TenantFiles } from "./file-store.js";
import { NO_SYNONYMS, type OwnSynonyms } from "./own-synonyms.js";
import type { PublishedState } from "./published-state.js";
import { type FindNearestChunks, type Scope, ScopeCache } from "./scope.js";
import { type FileContent, readTenantFile, unreadEntry } from "./stable-read.js";
import type { Tags } from "./tags.js";
import { TenantState } from "./tenant-state.js";

/** Files read concurrently; the parser pool is the real limit, this one bounds open files and memory. */
const READ_CONCURRENCY = 8;
/** Retries of an upload while other uploads replace it. */
const UPLOAD_TRIES = 5;
/** Matches the stamp of no file, so that the file is read again. */
const NO_STAMP = "";

interface TenantOptions {
  name: string;
  files: TenantFiles;
  parsing: Parsing;
  segmentBuilder: SegmentBuilder;
  contents: ContentLru;
  /** Folder of its persisted state; null keeps it in memory only. */
  state: string | null;
  generation: string;
  /** Where other services find its catalogue and index; null where there are none. */
  published: PublishedState | null;
  /** The embedding model, if any. */
  embedder: Embedder | null;
  /** Called on background errors. */
  onFault: (what: string, error: unknown) => void;
  /** Called after each save of its state; null if it succeeded. */
  onSaved: (error: unknown) => void;
}

export class Tenant {
  readonly name: string;
  private readonly contents: DocumentContents;
  private readonly scopes: ScopeCache;
  private readonly state: TenantState | null;
  private catalogue: Catalogue = new Map();
  private engine = new Engine();
  /** Version of the rules last applied. */
  private rulesVersion: string | null = null;
  private audiences: Audiences | null = null;
  /** The files as last listed. */
  private files: ReadonlyMap<string, FoundFile> = new Map();
  /** Null where `files` must be gone through again although the listing is the same. */
  private snapshot: ReadonlyMap<string, FoundFile> | null = null;
  private pending = false;
  /** All files up to this version of the tenant are in the catalogue; some of later ones may be. */
  private wholeVersion = 0;
  /** Uploads that the service has just moved into place, by name. */
  private readonly uploads = new Map<string, FileContent[]>();
  private refreshing: Promise<void> | null = null;
  private nextRefresh: Promise<void> | null = null;
  private listing: Promise<unknown> = Promise.resolve();
  private merging: Promise<void> | null = null;
  private loaded = false;
  private closing = false;
  private vectors: TenantVectors | null = null;
  private synonyms: OwnSynonyms = NO_SYNONYMS;
  private findNearest: FindNearestChunks | null = null;

  constructor(private readonly options: TenantOptions) {
    this.name = options.name;
    this.contents = new DocumentContents(options.name, options.parsing, options.contents, {
      fileOf: (facts) => this.fileOf(facts),
      markOutdated: (file) => this.markOutdated(file),
    });
    this.scopes = new ScopeCache(() => this.documents(), this.contents);
    const { state, generation } = options;
    const known = () => ({ catalogue: this.catalogue, engine: this.engine });
    const { published } = options;
    const publication = published && { state: published, version: () => this.wholeVersion };
    this.state =
      state === null ? null : new TenantState(state, generation, known, options, publication);
  }

  /**
   * What the principal may see of the files as they are now. `wait` as false waits for no reading, and what is not read
   * yet is listed as such. Throws `ENOENT` when the tenant is gone.
   */
  async scope(principal: string | null, wait = true): Promise<Scope> {
    // Never apply rules to a snapshot taken before them: a document in it may be gone by now, and may have been hidden
    // while it existed.
    for (let version = this.rulesVersion ?? (await this.options.files.rules()).version; ; ) {
      const unread = wait ? [] : await this.unreadFiles();
      if (wait) await this.refresh();
      await this.refreshSynonyms();
      const rules = await this.options.files.rules();
      if (rules.version === version) {
        this.rulesVersion = version;
        this.applyRules(rules);
        return this.scopesWithout(unread).get(
          principal,
          rules,
          this.engine,
          this.findNearest,
          this.synonyms.table,
        );
      }
      version = rules.version;
    }
  }

  /** Tags of its files, by listed name. */
  tags(): Promise<Tags> {
    return this.options.files.tags();
  }

  /** Files read and files there are, as last listed. */
  get progress(): { read: number; all: number } {
    return { read: this.files.size - this.unreadOf(this.files).length, all: this.files.size };
  }

  /** Of the index of words. */
  get wordBytes(): number {
    return this.engine.bytes();
  }

  /** They grow while nobody asks. */
  get vectorBytes(): number {
    return this.vectors?.bytes() ?? 0;
  }

  /** Memory use. */
  get size(): { documents: number; chunks: number; indexBytes: number } {
    const keys = [...this.engine.keys()];
    return {
      documents: keys.length,
      chunks: keys.reduce((sum, key) => sum + this.engine.chunksOf(key), 0),
      indexBytes: this.wordBytes + this.vectorBytes,
    };
  }

  /** Documents found by words alone until their vectors are computed, and why computing failed, if it did. */
  get vectorState(): { waiting: number; failure: string | null } {
    return { waiting: this.vectors?.waiting ?? 0, failure: this.vectors?.failure ?? null };
  }

  /** Applies what changed since the last refresh. Concurrent calls share one refresh that starts after them. */
  async refresh(): Promise<void> {
    if (!this.refreshing) {
      this.refreshing = this.applyFileChanges().finally(() => {
        this.refreshing = null;
      });
      return this.refreshing;
    }
    this.nextRefresh ??= this.refreshing
      .catch(() => {})
      .then(() => {
        this.nextRefresh = null;
        return this.refresh();
      });
    return this.nextRefresh;
  }

  /** Adds an upload that was just stored, with the content already read. */
  async addUpload(name: string, content: FileContent): Promise<DocumentFacts[]> {
    this.uploads.set(name, [...(this.uploads.get(name) ?? []), content]);
    try {
      // If another upload replaces the file meanwhile, that one is read instead.
      for (let tries = 0; tries < UPLOAD_TRIES; tries++) {
        await this.refresh();
        if (this.catalogue.get(name)?.stamp === this.snapshot?.get(name)?.stamp) break;
      }
    } finally {
      const left = this.uploads.get(name)!.filter((upload) => upload !== content);
      if (left.length > 0) this.uploads.set(name, left);
      else this.uploads.delete(name);
    }
    return this.documentsOf(name);
  }

  /** Passes the bytes of a file to `write`; false if there is none of that listed name. */
  async copyFile(name: string, write: (bytes: Uint8Array) => Promise<void>): Promise<boolean> {
    const file = (await this.listFiles()).get(name.normalize("NFC"));
    const opened = file && file.refused === undefined ? await this.options.files.open(file) : null;
    if (!opened) return false;
    try {
      await opened.fetch?.();
      for await (const bytes of createReadStream(pathForDisk(opened.path))) await write(bytes);
      return true;
    } finally {
      await opened.close();
    }
  }

  /** Removes files immediately, before the next refresh. */
  removeNow(paths: ReadonlySet<string>): void {
    const removed = [...this.files.values()].filter(({ path }) => paths.has(path));
    const documents = removed.flatMap(({ id }) => this.documentsOf(id));
    this.index({ remove: documents.map((facts) => facts.key) });
    for (const { id } of removed) this.removeFile(id);
    this.snapshot = null;
    this.onChange();
  }

  private documentsOf(id: string): DocumentFacts[] {
    return this.catalogue.get(id)?.documents ?? [];
  }

  /** Resolves when neither vectors nor segments are being made. */
  async settled(): Promise<void> {
    await this.vectors?.idle();
    await this.merging;
  }

  async close(): Promise<void> {
    this.closing = true;
    while (this.refreshing || this.nextRefresh)
      await (this.nextRefresh ?? this.refreshing)?.catch(() => {});
    this.options.files.close();
    await this.merging;
    await this.vectors?.close();
    await this.state?.flush();
    this.contents.close(this.documents());
  }

  /** What is wrong with its file of synonyms, for the administrator; null if nothing is. */
  get synonymFault(): string | null {
    return this.synonyms.fault;
  }

  private async refreshSynonyms(): Promise<void> {
    const read = await this.options.files.synonyms(this.synonyms);
    if (read.version !== this.synonyms.version) this.scopes.clear();
    this.synonyms = read;
  }

  /**
   * Splits the index by audience. Large splits run in the background; masks hide documents meanwhile. Broken rules show
   * nothing to anybody, so the index stays as it is until they are fixed.
   */
  private applyRules(rules: Rules): void {
    if (rules.error !== null || this.audiences?.version === rules.version) return;
    const audiences = new Audiences(rules, this.documents());
    this.audiences = audiences;
    const isMoved = this.engine.separateAudiences((key) => audiences.of(key), INLINE_MERGE_CHUNKS);
    if (isMoved) this.state?.scheduleSave();
    this.startMerging();
  }

  private documents(): DocumentFacts[] {
    return [...this.catalogue.values()].flatMap((file) => file.documents);
  }

  private async applyFileChanges(): Promise<void> {
    const files = await this.listFiles();
    const { version } = this.options.files;
    if (files !== this.snapshot || this.pending) await this.takeOver(files);
    if (!this.pending) this.wholeVersion = version;
  }

  private async takeOver(files: ReadonlyMap<string, FoundFile>): Promise<void> {
    this.removeGone(files);
    const fresh = this.unreadOf(files);
    // Stays pending until all are read, even if one of them throws.
    this.pending = true;
    this.snapshot = files;
    this.files = files;
    // Not before the files are known: vectors of an earlier run may be missing.
    this.computeVectors();
    this.pending = !(await this.readFiles(fresh));
    this.startMerging();
  }

  /** The files as they are now. One listing at a time, while files of an earlier one may still be read. */
  private listFiles(): Promise<ReadonlyMap<string, FoundFile>> {
    this.listing = this.listing
      .catch(() => {})
      .then(async () => {
        if (!this.loaded) await this.load();
        return this.options.files.currentFiles();
      });
    return this.listing as Promise<ReadonlyMap<string, FoundFile>>;
  }

  private removeGone(files: ReadonlyMap<string, FoundFile>): void {
    const gone = [...this.catalogue.keys()].filter((id) => !files.has(id));
    if (gone.length === 0) return;
    const documents = gone.flatMap((id) => this.documentsOf(id));
    this.index({ remove: documents.map((facts) => facts.key) });
    for (const id of gone) this.removeFile(id);
    this.onChange();
  }

  private unreadOf(files: ReadonlyMap<string, FoundFile>): FoundFile[] {
    return [...files.values()].filter((file) => this.catalogue.get(file.id)?.stamp !== file.stamp);
  }

  /** What is there and not read yet; reading it begins, and nobody waits for it. */
  private async unreadFiles(): Promise<FoundFile[]> {
    const files = await this.listFiles();
    this.removeGone(files);
    this.files = files;
    const unread = this.unreadOf(files);
    if (unread.length > 0)
      this.refresh().catch((error) => this.options.onFault("documents were not read", error));
    return unread;
  }

  /** Scopes in which files that are not read yet, or changed since, stand as such instead of what they were. */
  private scopesWithout(unread: readonly FoundFile[]): ScopeCache {
    if (unread.length === 0) return this.scopes;
    const ids = new Set(unread.map(({ id }) => id));
    const documents = () => [
      ...this.documents().filter(({ file }) => !ids.has(file)),
      ...unread.flatMap((file) =>
        // Under another key: the index may still have what the file held before.
        factsOf(file, [unreadEntry("NOT_YET_READ")]).map((facts) => ({
          ...facts,
          key: `${facts.key}\0unread`,
        })),
      ),
    ];
    return new ScopeCache(documents, this.contents, true);
  }

  /** False if some files are not readable yet. */
  private async readFiles(files: FoundFile[]): Promise<boolean> {
    let next = 0;
    let all = true;
    const readers = Array.from({ length: Math.min(READ_CONCURRENCY, files.length) }, async () => {
      while (next < files.length) {
        const file = files[next++]!;
        const content = await readTenantFile(
          this.options.parsing,
          this.options,
          file,
          this.uploads.get(file.name),
        );
        if (content) await this.addFile(file, content.sha256, content.entries);
        else all = false;
      }
    });
    // Wait for all of them if one fails: a leftover would collide with the next refresh.
    for (const outcome of await Promise.allSettled(readers)) {
      if (outcome.status === "rejected") throw outcome.reason;
    }
    return all;
  }

  private async addFile(file: FoundFile, sha256: string, entries: DocumentEntry[]): Promise<void> {
    const documents = factsOf(file, entries);
    const put = documents
      .map((facts, updateIndex) => ({
        key: facts.key,
        revision: facts.doc_id,
        name: facts.name,
        chunks: entries[updateIndex]!.chunks,
      }))
      .filter(({ chunks }) => chunks.length > 0);
    const built = await this.options.segmentBuilder.build(put);
    // Synchronous from here on: nobody sees catalogue and index disagree.
    const remove = this.documentsOf(file.id).map((facts) => facts.key);
    this.removeFile(file.id);
    this.catalogue.set(file.id, { stamp: file.stamp, bytes: file.bytes, sha256, documents });
    for (const [index, facts] of documents.entries()) {
      this.audiences?.add(facts);
      this.contents.add(facts, entries[index]!);
    }
    this.index(built ? { remove, built } : { remove });
    this.onChange();
  }

  /** Updates the index; large merges run in the background. */
  private index(change: IndexChange): void {
    this.engine.apply(change, INLINE_MERGE_CHUNKS);
    this.startMerging();
  }

  private startMerging(): void {
    // Until the rules are known, a merge could mix documents of different audiences.
    if (!this.audiences) return;
    this.merging ??= this.mergeLargeSegments()
      .catch((error) => this.options.onFault("segments of an index were not joined", error))
      .finally(() => {
        this.merging = null;
      });
  }

  private async mergeLargeSegments(): Promise<void> {
    const { engine } = this;
    const due = () =>
      engine.nextMerge() ?? (this.pending ? null : engine.nextLazyMerge(INLINE_MERGE_CHUNKS));
    for (let group = due(); group && !this.closing; group = due()) {
      engine.replaceMerged(group, await this.options.segmentBuilder.merge(group));
      this.state?.scheduleSave();
    }
  }

  private removeFile(id: string): void {
    for (const facts of this.documentsOf(id)) {
      this.audiences?.remove(facts);
      this.contents.remove(facts);
    }
    this.catalogue.delete(id);
  }

  private onChange(): void {
    this.scopes.clear();
    this.computeVectors();
    this.state?.scheduleSave();
  }

  private fileOf(facts: DocumentFacts): IndexedFile | undefined {
    const { file: id } = facts;
    const name = fileNameOf(facts);
    const file = this.catalogue.get(id);
    if (!file?.documents.some((known) => isSameDocument(known, facts))) return undefined;
    const found = this.files.get(id);
    return found && { ...file, id, name, open: () => this.options.files.open(found) };
  }

  /** Marks a file to be read again by the next refresh. */
  private markOutdated({ id, sha256 }: IndexedFile): void {
    const file = this.catalogue.get(id);
    if (file?.sha256 !== sha256) return;
    this.catalogue.set(id, { ...file, stamp: NO_STAMP });
    this.snapshot = null;
  }

  /** Loads the state of an earlier run; documents on which index and catalogue disagree are indexed again. */
  private async load(): Promise<void> {
    const rules = await this.options.files.rules();
    const kept = await this.state?.load();
    if (kept) {
      this.catalogue = kept.catalogue;
      this.engine = kept.engine;
      // Includes files that must be read again: they may be gone, and nothing else would remove them from the index.
      const known = new Set(this.documents().map(({ key }) => key));
      this.engine.apply({ remove: [...this.engine.keys()].filter((key) => !known.has(key)) }, 0);
      this.scopes.clear();
    }
    this.audiences = null;
    this.applyRules(rules);
    await this.openEmbedder();
    this.loaded = true;
  }

  private async openEmbedder(): Promise<void> {
    const { embedder, state } = this.options;
    if (!embedder) return;
    const vectors = await TenantVectors.open(
      embedder,
      state && join(state, "vectors"),
      this.options,
    );
    this.vectors = vectors;
    this.findNearest = (query, view, limit) =>
      vectors.nearest(query, view, limit, !this.engine.hasWordOf(view, query));
  }

  /** Null while its file is gone or differs from what was indexed. */
  private async indexedChunks(facts: DocumentFacts): Promise<readonly Chunk[] | null> {
    const chunks = await this.contents.chunks(facts);
    return chunks.length === facts.chunks ? chunks : null;
  }

  /** Computes missing vectors in the background; word search works meanwhile. */
  private computeVectors(): void {
    this.vectors?.refresh(() =>
      this.documents()
        .filter((facts) => facts.chunks > 0)
        .map((facts) => ({ revision: facts.doc_id, load: () => this.indexedChunks(facts) })),
    );
  }
}
