/**
 * An LRU cache of document content (chunks and tables), shared by all tenants. Evicted content comes back from the
 * parse cache, one chunk at a time.
 */
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
  chunks: Map<number, Chunk>;
  tables: readonly TableRows[] | null;
  size: number;
}

export class ContentLru {
  /** Least recently used first. */
  private readonly kept = new Map<string, CachedContent>();
  private size = 0;

  constructor(
    /** False: never evict, because there is no cache to reload from. */
    readonly evicts: boolean,
    private readonly most = MAX_CHARACTERS,
  ) {}

  /** `key` identifies tenant, document and content, so a newer version never matches. */
  chunk(key: string, index: number): Chunk | undefined {
    return this.touch(key)?.chunks.get(index);
  }

  tables(key: string): readonly TableRows[] | null {
    return this.touch(key)?.tables ?? null;
  }

  putChunk(key: string, index: number, chunk: Chunk): void {
    const held = this.getOrCreate(key);
    if (held.chunks.has(index)) return;
    held.chunks.set(index, chunk);
    this.grow(held, chunk.text.length + OVERHEAD_PER_PIECE);
  }

  putTables(key: string, tables: readonly TableRows[]): void {
    const held = this.getOrCreate(key);
    if (held.tables) return;
    held.tables = tables;
    let size = OVERHEAD_PER_PIECE;
    for (const { cells } of tables)
      for (const { text } of cells) size += text.length + OVERHEAD_PER_PIECE;
    this.grow(held, size);
  }

  /** The whole content of a document with `chunks` chunks, if all of it is cached. */
  getAll(key: string, chunks: number): DocumentContent | null {
    const held = this.kept.get(key);
    if (!held?.tables || held.chunks.size < chunks) return null;
    const inOrder = Array.from({ length: chunks }, (_, index) => held.chunks.get(index)!);
    return { chunks: inOrder, tables: held.tables };
  }

  put(key: string, { chunks, tables }: DocumentContent): void {
    for (const [index, chunk] of chunks.entries()) this.putChunk(key, index, chunk);
    this.putTables(key, tables);
  }

  remove(key: string): void {
    const held = this.kept.get(key);
    if (!held) return;
    this.kept.delete(key);
    this.size -= held.size;
  }

  private touch(key: string): CachedContent | undefined {
    const held = this.kept.get(key);
    if (!held) return undefined;
    this.kept.delete(key);
    this.kept.set(key, held);
    return held;
  }

  private getOrCreate(key: string): CachedContent {
    const held = this.touch(key) ?? { chunks: new Map(), tables: null, size: 0 };
    this.kept.set(key, held);
    return held;
  }

  private grow(held: CachedContent, size: number): void {
    held.size += size;
    this.size += size;
    if (!this.evicts) return;
    // The document that grew is evicted last, if it alone is too large.
    for (const key of this.kept.keys()) {
      if (this.size <= this.most) break;
      this.remove(key);
    }
  }
}
