/** The interface of an embedding model, as semantic search uses it. */
import type { PassageEmbedder } from "./embed-documents.js";

export interface Embedder extends PassageEmbedder {
  /** The model's name, for display. */
  readonly name: string;
  /** Changes with the model; part of cache keys. */
  readonly fingerprint: string;
  readonly dimensions: number;
  /** A limitation of the model, for display; null if none. */
  readonly shortcoming: string | null;
  /** Why it does not answer at present, for display; words search alone meanwhile. */
  readonly fault?: string | null;
  /** Null if the model cannot read the text. */
  embedQuery(text: string): Promise<Float32Array | null>;
  close(): Promise<void>;
}
