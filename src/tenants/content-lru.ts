/**
 * An LRU cache of document content (chunks and tables), shared by all tenants. Evicted content comes back from the
 * parse cache, one chunk at a time.
 */
import { LRUCache } from "lru-cache";
import type { Chunk } from "../model/chunk.js";
import type { TableRows } from "../parsing/parsing.js";

/** The part of a document entry that is too large to keep in memory for every document. */
export interface DocumentContent {
  readonly chunks: readonly Chunk[];
  readonly tables: readonly TableRows[];
}

/** Total size limit: the chunks of some ten thousand answers, about 64 MiB, regardless of the number of tenants. */
const MAX_CHARACTERS = 32 * 1024 * 1024;
/** Approximate overhead of a piece besides its text, in characters. */
const OVERHEAD_PER_PIECE = 200;

interface CachedContent {
  /** By chunk index. */
  readonly chunks: Map<number, Chunk>;
  readonly tables: readonly TableRows[] | null;
  readonly size: number;
}

export class ContentLru {
  private readonly cache: LRUCache<string, CachedContent>;

  constructor(
    /** False: never evict, because there is no cache to reload from. */
    readonly evicts: boolean,
    most = MAX_CHARACTERS,
  ) {
    this.cache = new LRUCache({ maxSize: evicts ? most : Number.MAX_SAFE_INTEGER });
  }

  /** `key` identifies tenant, document and content, so a newer version never matches. */
  chunk(key: string, index: number): Chunk | undefined {
    return this.cache.get(key)?.chunks.get(index);
  }

  tables(key: string): readonly TableRows[] | null {
    return this.cache.get(key)?.tables ?? null;
  }

  putChunk(key: string, index: number, chunk: Chunk): void {
    const held = this.getOrCreate(key);
    if (held.chunks.has(index)) return;
    held.chunks.set(index, chunk);
    this.store(key, held, chunk.text.length + OVERHEAD_PER_PIECE);
  }

  putTables(key: string, tables: readonly TableRows[]): void {
    const held = this.getOrCreate(key);
    if (held.tables) return;
    let size = OVERHEAD_PER_PIECE;
    for (const { cells } of tables)
      for (const { text } of cells) size += text.length + OVERHEAD_PER_PIECE;
    this.store(key, { ...held, tables }, size);
  }

  /** The whole content of a document with `chunks` chunks, if all of it is cached. */
  getAll(key: string, chunks: number): DocumentContent | null {
    const held = this.cache.peek(key);
    if (!held?.tables || held.chunks.size < chunks) return null;
    const inOrder = Array.from({ length: chunks }, (_, index) => held.chunks.get(index)!);
    return { chunks: inOrder, tables: held.tables };
  }

  put(key: string, { chunks, tables }: DocumentContent): void {
    for (const [index, chunk] of chunks.entries()) this.putChunk(key, index, chunk);
    this.putTables(key, tables);
  }

  remove(key: string): void {
    this.cache.delete(key);
  }

  private getOrCreate(key: string): CachedContent {
    return this.cache.get(key) ?? { chunks: new Map(), tables: null, size: 0 };
  }

  /** A new object each time, because the cache takes a new size only with a new value. */
  private store(key: string, held: CachedContent, growth: number): void {
    const size = held.size + growth;
    this.cache.set(key, { ...held, size }, { size });
  }
}
