/** Computes the vectors that are still missing, document by document, after words can already find them. */
import type { IndexedChunk } from "./segment-build.js";
import type { VectorIndex } from "./vector-index.js";

/** The part of an embedding model that makes vectors of documents. */
export interface PassageEmbedder {
  /** In order, one each; null for a text that the model cannot read. */
  embedPassages(texts: readonly string[]): Promise<(Float32Array | null)[]>;
}

interface EmbeddedDocument {
  revision: string;
  chunks: readonly IndexedChunk[];
}

/**
 * Adds what is missing, one document after the other, until there are no more or the signal is aborted; gives how many it added.
 * A failure of the model is thrown: the caller tells it, and words go on finding.
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

/** The headings say what a piece is about; a model reads them as it reads the text. */
function passageOf({ path, text }: IndexedChunk): string {
  return [path.join(" > "), text].filter((part) => part !== "").join("\n");
}
