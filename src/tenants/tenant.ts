/** One tenant: its folder, what was read of it, and its index, brought up to date at every call and only where it changed. */
import { join } from "node:path";
import type { DocumentEntry, Parsing } from "../parsing/parsing.js";
import type { Embedder } from "../search/embedder.js";
import { type Change, Engine } from "../search/engine.js";
import { TenantVectors } from "../search/tenant-vectors.js";
import { type Rules, readRules, readRulesNow } from "./acl.js";
import { Audiences } from "./audiences.js";
import { JOINED_AT_ONCE, type SegmentBuilding } from "./build-segments.js";
import { type Catalogue, type DocumentFacts, factsOf } from "./catalogue.js";
import type { ContentStore } from "./content-lru.js";
import { DocumentContents, isSame, type KnownFile } from "./document-contents.js";
import type { Disk } from "./folder-disk.js";
import { Folder, type FoundFile } from "./folder-watch.js";
import { type Nearest, type Scope, Scopes } from "./scope.js";
import { type FileContent, readTenantFile } from "./stable-read.js";
import { TenantState } from "./tenant-state.js";

/** Files read at once; the parser processes are the real limit, this one bounds open files and memory. */
const READ_WIDTH = 8;
/** How often an upload's reading is tried while other uploads replace it. */
const UPLOAD_TRIES = 5;
/** The stamp of no file. */
const OUTDATED = "";

interface TenantOptions {
  name: string;
  folder: string;
  parsing: Parsing;
  building: SegmentBuilding;
  contents: ContentStore;
  /** Where its state is kept between runs; null keeps it in memory only. */
  state: string | null;
  generation: string;
  /** The embedding model, where there is one. */
  embedder: Embedder | null;
  disk: Disk;
  /** Told of what goes wrong behind the answers. */
  onFault: (what: string, error: unknown) => void;
}

export class Tenant {
  readonly name: string;
  private readonly folder: Folder;
  private readonly contents: DocumentContents;
  private readonly scopes: Scopes;
  private readonly state: TenantState | null;
  private catalogue: Catalogue = new Map();
  private engine = new Engine();
  /** Of the rules that were last in force. */
  private rulesVersion: string | null = null;
  private audiences: Audiences | null = null;
  private looked: ReadonlyMap<string, FoundFile> | null = null;
  private pending = false;
  /** What the service itself has just put there in one step, by name. */
  private readonly uploads = new Map<string, FileContent[]>();
  private running: Promise<void> | null = null;
  private next: Promise<void> | null = null;
  private joining: Promise<void> | null = null;
  private loaded = false;
  private closing = false;
  private meaning: TenantVectors | null = null;
  private nearest: Nearest | null = null;

  constructor(private readonly options: TenantOptions) {
    this.name = options.name;
    this.folder = new Folder(options.folder, options.disk);
    this.contents = new DocumentContents(options.name, options.parsing, options.contents, {
      fileOf: (facts) => this.fileOf(facts),
      outdated: (file) => this.outdated(file),
    });
    this.scopes = new Scopes(() => this.documents(), this.contents);
    const { state, generation, onFault } = options;
    const known = () => ({ catalogue: this.catalogue, engine: this.engine });
    this.state = state === null ? null : new TenantState(state, generation, known, onFault);
  }

  /** What the principal may see of the folder as it is now. Throws `ENOENT` when the folder is gone. */
  async scope(principal: string | null): Promise<Scope> {
    // Rules are never put to documents of a look that was begun before them: those may be gone, and hidden while they were there.
    for (let before = this.rulesVersion ?? (await this.rules()).version; ; ) {
      await this.refresh();
      const rules = await this.rules();
      if (rules.version === before) {
        this.rulesVersion = before;
        this.follow(rules);
        return this.scopes.of(principal, rules, this.engine, this.nearest);
      }
      before = rules.version;
    }
  }

  /** How much of it is in memory. */
  get size(): { documents: number; chunks: number; indexBytes: number } {
    const keys = [...this.engine.keys()];
    return {
      documents: keys.length,
      chunks: keys.reduce((sum, key) => sum + this.engine.chunksOf(key), 0),
      indexBytes: this.engine.bytes(),
    };
  }

  /** Takes in what changed since the last look. Calls at the same time share the work that began after them. */
  async refresh(): Promise<void> {
    if (!this.running) {
      this.running = this.takeIn().finally(() => {
        this.running = null;
      });
      return this.running;
    }
    this.next ??= this.running
      .catch(() => {})
      .then(() => {
        this.next = null;
        return this.refresh();
      });
    return this.next;
  }

  /** Takes in a file that the service has just put there, as it was read before. */
  async takeUpload(name: string, content: FileContent): Promise<DocumentFacts[]> {
    this.uploads.set(name, [...(this.uploads.get(name) ?? []), content]);
    try {
      // Where another upload replaces the file while it is read, that one is read instead.
      for (let tries = 0; tries < UPLOAD_TRIES; tries++) {
        await this.refresh();
        if (this.catalogue.get(name)?.stamp === this.looked?.get(name)?.stamp) break;
      }
    } finally {
      const left = this.uploads.get(name)!.filter((upload) => upload !== content);
      if (left.length > 0) this.uploads.set(name, left);
      else this.uploads.delete(name);
    }
    return this.documentsOf(name);
  }

  /** Drops a file at once, before the next look. */
  forget(name: string): void {
    if (!this.catalogue.has(name)) return;
    this.index({ remove: this.documentsOf(name).map((facts) => facts.name) });
    this.drop(name);
    this.looked = null;
    this.changed();
  }

  documentsOf(name: string): DocumentFacts[] {
    return this.catalogue.get(name)?.documents ?? [];
  }

  async close(): Promise<void> {
    this.closing = true;
    while (this.running || this.next) await (this.next ?? this.running)?.catch(() => {});
    this.folder.close();
    await this.joining;
    await this.meaning?.close();
    await this.state?.flush();
    this.contents.close(this.documents());
  }

  private async rules(): Promise<Rules> {
    const { folder } = this.options;
    return this.folder.isNear ? readRulesNow(folder) : readRules(folder);
  }

  /**
   * Parts the index by who may see what; what takes long about it goes on behind, and masks hide what is hidden meanwhile. Broken rules
   * show nothing to anybody, so that all can stay where it is until they are whole again.
   */
  private follow(rules: Rules): void {
    if (rules.error !== null || this.audiences?.version === rules.version) return;
    const audiences = new Audiences(rules, this.documents());
    this.audiences = audiences;
    const isMoved = this.engine.keepApart((name) => audiences.of(name), JOINED_AT_ONCE);
    if (isMoved) this.state?.changed();
    this.join();
  }

  private documents(): DocumentFacts[] {
    return [...this.catalogue.values()].flatMap((file) => file.documents);
  }

  private async takeIn(): Promise<void> {
    if (!this.loaded) await this.load();
    const files = await this.folder.look();
    if (files === this.looked && !this.pending) return;
    const gone = [...this.catalogue.keys()].filter((name) => !files.has(name));
    if (gone.length > 0) {
      const documents = gone.flatMap((name) => this.documentsOf(name));
      this.index({ remove: documents.map((facts) => facts.name) });
      for (const name of gone) this.drop(name);
      this.changed();
    }
    const fresh = [...files.values()].filter(
      (file) => this.catalogue.get(file.name)?.stamp !== file.stamp,
    );
    // Until all are read there is something left to do, also where one of them fails.
    this.pending = true;
    this.looked = files;
    this.pending = !(await this.readAll(fresh));
    this.join();
  }

  /** False where some could not be taken up yet. */
  private async readAll(files: FoundFile[]): Promise<boolean> {
    let next = 0;
    let all = true;
    const readers = Array.from({ length: Math.min(READ_WIDTH, files.length) }, async () => {
      while (next < files.length) {
        const file = files[next++]!;
        const content = await readTenantFile(
          this.options.parsing,
          this.options.name,
          file,
          this.uploads.get(file.name),
        );
        if (content) await this.put(file, content.sha256, content.entries);
        else all = false;
      }
    });
    // None may go on alone when another fails: the next look would meet it.
    for (const outcome of await Promise.allSettled(readers)) {
      if (outcome.status === "rejected") throw outcome.reason;
    }
    return all;
  }

  private async put(file: FoundFile, sha256: string, entries: DocumentEntry[]): Promise<void> {
    const documents = factsOf(file, entries);
    const put = documents
      .map((facts, index) => ({
        key: facts.name,
        revision: facts.doc_id,
        chunks: entries[index]!.chunks,
      }))
      .filter(({ chunks }) => chunks.length > 0);
    const built = await this.options.building.build(put);
    // From here on in one step: nobody sees the catalogue and the index disagree.
    const remove = this.documentsOf(file.name).map((facts) => facts.name);
    this.drop(file.name);
    this.catalogue.set(file.name, { stamp: file.stamp, bytes: file.bytes, sha256, documents });
    for (const [index, facts] of documents.entries()) {
      this.audiences?.add(facts);
      this.contents.take(facts, entries[index]!);
    }
    this.index(built ? { remove, built } : { remove });
    this.changed();
  }

  /** Changes the index; what takes long about it goes on behind. */
  private index(change: Change): void {
    this.engine.apply(change, JOINED_AT_ONCE);
    this.join();
  }

  private join(): void {
    // Until it is known who may see what, documents may come to lie together that must not.
    if (!this.audiences) return;
    this.joining ??= this.joinLarge()
      .catch((error) => this.options.onFault("segments of an index were not joined", error))
      .finally(() => {
        this.joining = null;
      });
  }

  private async joinLarge(): Promise<void> {
    const { engine } = this;
    const due = () => engine.crowding() ?? (this.pending ? null : engine.scattered(JOINED_AT_ONCE));
    for (let group = due(); group && !this.closing; group = due()) {
      engine.adopt(group, await this.options.building.merge(group));
      this.state?.changed();
    }
  }

  private drop(name: string): void {
    for (const facts of this.documentsOf(name)) {
      this.audiences?.remove(facts);
      this.contents.remove(facts);
    }
    this.catalogue.delete(name);
  }

  private changed(): void {
    this.scopes.forget();
    this.learn();
    this.state?.changed();
  }

  private fileOf(facts: DocumentFacts): KnownFile | undefined {
    const { name: listed, inner } = facts;
    const name = inner.length > 0 ? listed.slice(0, -inner.join("/").length - 1) : listed;
    const file = this.catalogue.get(name);
    if (!file?.documents.some((known) => isSame(known, facts))) return undefined;
    const path = this.looked?.get(name)?.path ?? join(this.options.folder, name);
    return { ...file, name, path };
  }

  /** Has a file read again by the next look. */
  private outdated({ name, sha256 }: KnownFile): void {
    const file = this.catalogue.get(name);
    if (file?.sha256 !== sha256) return;
    this.catalogue.set(name, { ...file, stamp: OUTDATED });
    this.looked = null;
  }

  /** What an earlier run left; what the index and the catalogue disagree on is taken from the documents again. */
  private async load(): Promise<void> {
    const rules = await this.rules();
    const kept = await this.state?.load();
    if (kept) {
      this.catalogue = kept.catalogue;
      this.engine = kept.engine;
      // Also of files that have to be read again: they may be gone, and then nothing else would take them out of the index.
      const known = new Set(this.documents().map(({ name }) => name));
      this.engine.apply({ remove: [...this.engine.keys()].filter((key) => !known.has(key)) }, 0);
      this.scopes.forget();
    }
    this.audiences = null;
    this.follow(rules);
    await this.openEmbedder();
    this.loaded = true;
  }

  private async openEmbedder(): Promise<void> {
    const { embedder, state, onFault } = this.options;
    if (!embedder) return;
    const meaning = await TenantVectors.open(embedder, state && join(state, "vectors"), onFault);
    this.meaning = meaning;
    this.nearest = (query, view, limit) => meaning.nearest(query, view, limit);
    this.learn();
  }

  /** Has the vectors of what is here computed in the background; words find it meanwhile. */
  private learn(): void {
    this.meaning?.refresh(() =>
      this.documents()
        .filter((facts) => facts.chunks > 0)
        .map((facts) => ({ revision: facts.doc_id, load: () => this.contents.chunks(facts) })),
    );
  }
}
