/** Computes missing vectors document by document, in the background; word search works meanwhile. */
import type { IndexedChunk } from "./segment-build.js";
import type { VectorIndex } from "./vector-index.js";

/** The part of an embedding model that embeds documents. */
export interface PassageEmbedder {
  /** In order, one each; null for a text that the model cannot read. */
  embedPassages(texts: readonly string[]): Promise<(Float32Array | null)[]>;
}

interface EmbeddedDocument {
  revision: string;
  chunks: readonly IndexedChunk[];
}

/**
 * Embeds documents without vectors, one after the other, until done or aborted; returns how many. A model failure is
 * thrown to the caller; word search goes on.
 */
export async function embedMissing(
  index: VectorIndex,
  embedder: PassageEmbedder,
  documents: Iterable<EmbeddedDocument> | AsyncIterable<EmbeddedDocument>,
  signal?: AbortSignal,
): Promise<number> {
  let added = 0;
  for await (const { revision, chunks } of documents) {
    if (signal?.aborted) break;
    if (index.has(revision)) continue;
    index.put(revision, await embedder.embedPassages(chunks.map(passageOf)));
    added += 1;
  }
  return added;
}

/** Headings are embedded with the text: they say what a chunk is about. */
function passageOf({ path, text }: IndexedChunk): string {
  return [path.join(" > "), text].filter((part) => part !== "").join("\n");
}
