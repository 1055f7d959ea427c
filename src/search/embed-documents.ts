/** Computes missing vectors document by document, in the background; word search works meanwhile. */
import { chunksBeyondTitle } from "./mere-title.js";
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
    const found = chunksBeyondTitle(chunks);
    const vectors = await embedder.embedPassages(
      chunks.filter((_, place) => found[place]).map(passageOf),
    );
    index.put(
      revision,
      found.map((isFound) => (isFound ? vectors.shift()! : null)),
    );
    added += 1;
  }
  return added;
}

/** Headings are embedded with the text: they say what a chunk is about. */
function passageOf({ path, text }: IndexedChunk): string {
  return [path.join(" > "), text].filter((part) => part !== "").join("\n");
}
