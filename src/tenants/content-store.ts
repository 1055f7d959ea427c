/** What documents say, at hand for those used last; the rest comes back from the parse cache. */
import type { Entry } from "../parsing/parsing.js";

/** The part of an entry that is too large to keep for every document. */
export type Content = Pick<Entry, "chunks" | "tables">;

/** Characters of chunk text kept per tenant: enough for thousands of pages, little beside the index. */
const KEPT_CHARACTERS = 32 * 1024 * 1024;

export class ContentStore {
  private readonly kept = new Map<string, { content: Content; size: number }>();
  private size = 0;

  /** `forgets`: false where nothing could bring chunks back, so that all stay. */
  constructor(private readonly forgets: boolean) {}

  /** `key` names a document and its content, so that a newer one is never taken for it. */
  put(key: string, { chunks, tables }: Content): void {
    this.remove(key);
    const size = chunks.reduce((sum, chunk) => sum + chunk.text.length + 200, 0);
    this.kept.set(key, { content: { chunks, tables }, size });
    this.size += size;
    if (!this.forgets) return;
    for (const oldest of this.kept.keys()) {
      if (this.size <= KEPT_CHARACTERS || oldest === key) break;
      this.remove(oldest);
    }
  }

  get(key: string): Content | undefined {
    const found = this.kept.get(key);
    if (!found) return undefined;
    this.kept.delete(key);
    this.kept.set(key, found);
    return found.content;
  }

  remove(key: string): void {
    const found = this.kept.get(key);
    if (!found) return;
    this.kept.delete(key);
    this.size -= found.size;
  }
}
