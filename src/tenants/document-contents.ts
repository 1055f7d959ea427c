/** What the documents of a tenant say: from memory, else from the parse cache a piece at a time, else read again from the file. */
import { basename } from "node:path";
import type { Chunk } from "../model/chunk.js";
import { DEFAULT_CHUNK_BUDGET } from "../model/plain.js";
import type { OutputRequest, Parsing, PieceName, TableRows } from "../parsing/parsing.js";
import type { DocumentFacts, ReadFile } from "./catalogue.js";
import type { Content, ContentStore } from "./content-lru.js";
import type { Contents } from "./scope.js";
import { entriesOf } from "./stable-read.js";

/** Of a file that went while it was asked for. */
const NOTHING: Content = { chunks: [], tables: [] };

/** A file as it was last read, and where it lies. */
export interface KnownFile extends ReadFile {
  name: string;
  path: string;
}

/** What the tenant knows of its files. */
interface KnownFiles {
  /** The file that a document stands in; undefined where it holds another content by now. */
  fileOf(facts: DocumentFacts): KnownFile | undefined;
  /** To be called where reading a file again gives something else than what was indexed of it. */
  outdated(file: KnownFile): void;
}

export class DocumentContents implements Contents {
  private closed = false;

  constructor(
    private readonly tenant: string,
    private readonly parsing: Parsing,
    private readonly store: ContentStore,
    private readonly files: KnownFiles,
  ) {}

  async chunk(facts: DocumentFacts, index: number): Promise<Chunk | undefined> {
    if (index >= facts.chunks) return undefined;
    const key = this.key(facts);
    const kept = this.store.chunk(key, index);
    if (kept) return kept;
    const piece = this.piece<Chunk>(facts, index);
    if (!piece) return (await this.readAndKeep(facts)).chunks[index];
    if (!this.closed) this.store.putChunk(key, index, piece);
    return piece;
  }

  async tables(facts: DocumentFacts): Promise<readonly TableRows[]> {
    const key = this.key(facts);
    const kept = this.store.tables(key);
    if (kept) return kept;
    const piece = this.piece<TableRows[]>(facts, "tables");
    if (!piece) return (await this.readAndKeep(facts)).tables;
    if (!this.closed) this.store.putTables(key, piece);
    return piece;
  }

  async more(facts: DocumentFacts, want: OutputRequest): Promise<Buffer | null> {
    const file = this.files.fileOf(facts);
    if (!file) return null;
    const { path, bytes, sha256, name } = file;
    const request = { file: { path, bytes, sha256 }, filename: basename(name), want };
    return (await this.parsing.read(request)).body;
  }

  /** All chunks, for who goes through every document once: nothing more is kept for that. */
  async chunks(facts: DocumentFacts): Promise<readonly Chunk[]> {
    return (this.store.whole(this.key(facts), facts.chunks) ?? (await this.read(facts))).chunks;
  }

  /** Takes in what was just read; what the parse cache holds is taken from there when it is asked for. */
  take(facts: DocumentFacts, content: Content): void {
    if (!this.store.forgets) this.store.put(this.key(facts), content);
  }

  remove(facts: DocumentFacts): void {
    this.store.remove(this.key(facts));
  }

  /** From now on nothing is kept; who still asks is answered. */
  close(all: Iterable<DocumentFacts>): void {
    this.closed = true;
    for (const facts of all) this.remove(facts);
  }

  /** From the parse cache; null where it has the document no more, or not in pieces. */
  private piece<T>(facts: DocumentFacts, piece: PieceName): T | null {
    const file = this.files.fileOf(facts);
    if (!file) return null;
    const { sha256, name } = file;
    const entry = file.documents.findIndex((one) => isSame(one, facts));
    const asked = { sha256, filename: basename(name), budget: DEFAULT_CHUNK_BUDGET, entry, piece };
    const bytes = this.parsing.piece?.({ ...asked, chunks: facts.chunks });
    return bytes ? (JSON.parse(bytes.toString("utf8")) as T) : null;
  }

  private async readAndKeep(facts: DocumentFacts): Promise<Content> {
    const content = await this.read(facts);
    // What went while it was read is given to who asked, and not kept.
    const isThere = !this.closed && this.files.fileOf(facts);
    if (isThere && content !== NOTHING) this.store.put(this.key(facts), content);
    return content;
  }

  /** The whole of a document. Throws where it is not what was indexed, because a parser failed or had more time: the next look takes it in. */
  private async read(facts: DocumentFacts): Promise<Content> {
    const file = this.files.fileOf(facts);
    if (facts.chunks === 0 || !file) return NOTHING;
    const entries = await entriesOf(this.parsing, file, file.sha256).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return [];
        throw error;
      },
    );
    const found = entries[file.documents.findIndex((one) => isSame(one, facts))];
    // The file was replaced: the next look finds that out.
    if (found?.doc_id !== facts.doc_id) return NOTHING;
    if (found.chunks.length === facts.chunks) return found;
    this.files.outdated(file);
    throw new Error(`read again, a document is not what was indexed (${found.access.reason})`);
  }

  /** In the room that all tenants share. */
  private key({ name, doc_id }: DocumentFacts): string {
    return `${this.tenant}\n${doc_id}\n${name}`;
  }
}

/** The same document with the same content. */
export function isSame(one: DocumentFacts, other: DocumentFacts): boolean {
  return one.doc_id === other.doc_id && one.name === other.name;
}
