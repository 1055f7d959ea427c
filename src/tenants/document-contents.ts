/**
 * The content (chunks and tables) of a tenant's documents: from the LRU cache, else piece by piece from the parse
 * cache, else by reading the file again.
 */
import { basename } from "node:path";
import type { Chunk } from "../model/chunk.js";
import { DEFAULT_CHUNK_BUDGET } from "../model/plain.js";
import type { OutputRequest, Parsing, PieceName, TableRows } from "../parsing/parsing.js";
import type { ResultBody } from "../parsing/result-body.js";
import type { DocumentFacts, ReadFile } from "./catalogue.js";
import type { ContentLru, DocumentContent } from "./content-lru.js";
import type { OpenFile } from "./file-store.js";
import type { ContentSource } from "./scope.js";
import { readEntries } from "./stable-read.js";

/** For a file that was removed during the request. */
const EMPTY_CONTENT: DocumentContent = { chunks: [], tables: [] };

/** A file as it was last read. */
export interface IndexedFile extends ReadFile {
  id: string;
  name: string;
  /** Null if it is gone. */
  open(): Promise<OpenFile | null>;
}

/** Look-up of a tenant's indexed files. */
interface IndexedFiles {
  /** The file that contains a document; undefined if its content has changed since. */
  fileOf(facts: DocumentFacts): IndexedFile | undefined;
  /** Call this when re-reading a file gives something else than what was indexed. */
  markOutdated(file: IndexedFile): void;
}

export class DocumentContents implements ContentSource {
  private closed = false;

  constructor(
    private readonly tenant: string,
    private readonly parsing: Parsing,
    private readonly cache: ContentLru,
    private readonly files: IndexedFiles,
  ) {}

  async chunk(facts: DocumentFacts, index: number): Promise<Chunk | undefined> {
    if (index >= facts.chunks) return undefined;
    const key = this.key(facts);
    const kept = this.cache.chunk(key, index);
    if (kept) return kept;
    const readPiece = this.piece<Chunk>(facts, index);
    if (!readPiece) return (await this.readAndCache(facts)).chunks[index];
    if (!this.closed) this.cache.putChunk(key, index, readPiece);
    return readPiece;
  }

  async tables(facts: DocumentFacts): Promise<readonly TableRows[]> {
    const key = this.key(facts);
    const kept = this.cache.tables(key);
    if (kept) return kept;
    const piece = this.piece<TableRows[]>(facts, "tables");
    if (!piece) return (await this.readAndCache(facts)).tables;
    if (!this.closed) this.cache.putTables(key, piece);
    return piece;
  }

  async parseOutput(facts: DocumentFacts, want: OutputRequest): Promise<ResultBody | null> {
    const file = this.files.fileOf(facts);
    if (!file) return null;
    const { bytes, sha256, name } = file;
    return whileOpen(file, async ({ path, fetch }) => {
      const stored = { path, bytes, sha256, ...(fetch && { fetch }) };
      const request = { file: stored, filename: basename(name), want };
      return (await this.parsing.read(request)).body;
    });
  }

  /** All chunks, for a pass over every document: nothing is added to the cache. */
  async chunks(facts: DocumentFacts): Promise<readonly Chunk[]> {
    return (this.cache.getAll(this.key(facts), facts.chunks) ?? (await this.read(facts))).chunks;
  }

  /** Adds freshly read content; content that the parse cache holds is loaded from there on demand. */
  add(facts: DocumentFacts, content: DocumentContent): void {
    if (!this.cache.evicts) this.cache.put(this.key(facts), content);
  }

  remove(facts: DocumentFacts): void {
    this.cache.remove(this.key(facts));
  }

  /** Stops caching; requests still running are answered. */
  close(all: Iterable<DocumentFacts>): void {
    this.closed = true;
    for (const facts of all) this.remove(facts);
  }

  /** From the parse cache; null if the entry is gone or has no offsets. */
  private piece<T>(facts: DocumentFacts, piece: PieceName): T | null {
    const file = this.files.fileOf(facts);
    if (!file) return null;
    const { sha256 } = file;
    const entry = file.documents.findIndex((one) => isSameDocument(one, facts));
    const asked = { sha256, budget: DEFAULT_CHUNK_BUDGET, entry, piece };
    const bytes = this.parsing.piece?.({ ...asked, chunks: facts.chunks });
    return bytes ? (JSON.parse(bytes.toString("utf8")) as T) : null;
  }

  private async readAndCache(facts: DocumentFacts): Promise<DocumentContent> {
    const content = await this.read(facts);
    // A document removed meanwhile is returned to the caller but not cached.
    const isThere = !this.closed && this.files.fileOf(facts);
    if (isThere && content !== EMPTY_CONTENT) this.cache.put(this.key(facts), content);
    return content;
  }

  /**
   * The whole content of a document. Throws if it differs from what was indexed (a parser failed or had more time): the
   * next refresh indexes it again.
   */
  private async read(facts: DocumentFacts): Promise<DocumentContent> {
    const file = this.files.fileOf(facts);
    if (facts.chunks === 0 || !file) return EMPTY_CONTENT;
    const entries = await whileOpen(file, (opened) =>
      readEntries(this.parsing, { ...file, ...opened }, file.sha256),
    );
    const found = entries?.[file.documents.findIndex((one) => isSameDocument(one, facts))];
    // The file was replaced: the next refresh notices.
    if (found?.doc_id !== facts.doc_id) return EMPTY_CONTENT;
    if (found.chunks.length === facts.chunks) return found;
    this.files.markOutdated(file);
    throw new Error(`read again, a document is not what was indexed (${found.access.reason})`);
  }

  /** Cache key; unique across tenants. */
  private key({ key, doc_id }: DocumentFacts): string {
    return `${this.tenant}\n${doc_id}\n${key}`;
  }
}

/** Nothing that somebody swaps in meanwhile is read. Null if the file is gone. */
async function whileOpen<T>(
  file: IndexedFile,
  work: (opened: OpenFile) => Promise<T>,
): Promise<T | null> {
  const opened = await file.open().catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (!opened) return null;
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
}

/** The same document with the same content. */
export function isSameDocument(one: DocumentFacts, other: DocumentFacts): boolean {
  return one.doc_id === other.doc_id && one.key === other.key;
}
