/**
 * What documents say, at hand for those used last: one room for all tenants. The rest comes back from the parse cache, a chunk at a
 * time.
 */
import type { Chunk } from "../model/chunk.js";
import type { TableRows } from "../parsing/parsing.js";

/** The part of an entry that is too large to keep for every document. */
export interface Content {
  readonly chunks: readonly Chunk[];
  readonly tables: readonly TableRows[];
}

/** Characters kept in all: the chunks of some ten thousand answers, about 64 MiB, whatever the number of tenants. */
const KEPT_CHARACTERS = 32 * 1024 * 1024;
/** What a piece takes beside its text, about. */
const BESIDE_TEXT = 200;

interface Held {
  /** By its number in the document. */
  chunks: Map<number, Chunk>;
  tables: readonly TableRows[] | null;
  size: number;
}

export class ContentStore {
  /** Those used longest ago first. */
  private readonly kept = new Map<string, Held>();
  private size = 0;

  constructor(
    /** False where nothing could bring content back, so that all stays until it is removed. */
    readonly forgets: boolean,
    private readonly most = KEPT_CHARACTERS,
  ) {}

  /** `key` names a tenant, a document and its content, so that a newer one is never taken for it. */
  chunk(key: string, index: number): Chunk | undefined {
    return this.used(key)?.chunks.get(index);
  }

  tables(key: string): readonly TableRows[] | null {
    return this.used(key)?.tables ?? null;
  }

  putChunk(key: string, index: number, chunk: Chunk): void {
    const held = this.room(key);
    if (held.chunks.has(index)) return;
    held.chunks.set(index, chunk);
    this.grow(held, chunk.text.length + BESIDE_TEXT);
  }

  putTables(key: string, tables: readonly TableRows[]): void {
    const held = this.room(key);
    if (held.tables) return;
    held.tables = tables;
    let size = BESIDE_TEXT;
    for (const { cells } of tables) for (const { text } of cells) size += text.length + BESIDE_TEXT;
    this.grow(held, size);
  }

  /** A document that has so many chunks, where all of it is at hand. */
  whole(key: string, chunks: number): Content | null {
    const held = this.kept.get(key);
    if (!held?.tables || held.chunks.size < chunks) return null;
    const inOrder = Array.from({ length: chunks }, (_, index) => held.chunks.get(index)!);
    return { chunks: inOrder, tables: held.tables };
  }

  put(key: string, { chunks, tables }: Content): void {
    for (const [index, chunk] of chunks.entries()) this.putChunk(key, index, chunk);
    this.putTables(key, tables);
  }

  remove(key: string): void {
    const held = this.kept.get(key);
    if (!held) return;
    this.kept.delete(key);
    this.size -= held.size;
  }

  private used(key: string): Held | undefined {
    const held = this.kept.get(key);
    if (!held) return undefined;
    this.kept.delete(key);
    this.kept.set(key, held);
    return held;
  }

  private room(key: string): Held {
    const held = this.used(key) ?? { chunks: new Map(), tables: null, size: 0 };
    this.kept.set(key, held);
    return held;
  }

  private grow(held: Held, size: number): void {
    held.size += size;
    this.size += size;
    if (!this.forgets) return;
    // The one that grew is the last to go, where it alone is too large.
    for (const key of this.kept.keys()) {
      if (this.size <= this.most) break;
      this.remove(key);
    }
  }
}
