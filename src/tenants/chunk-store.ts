/** The chunks of documents, at hand for those used last; the rest come back from the parse cache. */
import type { Chunk } from "../model/chunk.js";

/** Characters of chunk text kept per tenant: enough for thousands of pages, little beside the index. */
const KEPT_CHARACTERS = 32 * 1024 * 1024;

export class ChunkStore {
  private readonly kept = new Map<string, { chunks: Chunk[]; size: number }>();
  private size = 0;

  /** `forgets`: false where nothing could bring chunks back, so that all stay. */
  constructor(private readonly forgets: boolean) {}

  put(name: string, chunks: Chunk[]): void {
    this.remove(name);
    const size = chunks.reduce((sum, chunk) => sum + chunk.text.length + 200, 0);
    this.kept.set(name, { chunks, size });
    this.size += size;
    if (!this.forgets) return;
    for (const oldest of this.kept.keys()) {
      if (this.size <= KEPT_CHARACTERS || oldest === name) break;
      this.remove(oldest);
    }
  }

  get(name: string): Chunk[] | undefined {
    const found = this.kept.get(name);
    if (!found) return undefined;
    this.kept.delete(name);
    this.kept.set(name, found);
    return found.chunks;
  }

  remove(name: string): void {
    const found = this.kept.get(name);
    if (!found) return;
    this.kept.delete(name);
    this.size -= found.size;
  }
}
