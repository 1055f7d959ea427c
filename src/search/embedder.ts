/** The seam to an embedding model: what searching by meaning needs of one. */
import type { PassageEmbedder } from "./embed-documents.js";

export interface Embedder extends PassageEmbedder {
  /** For people: the model's name. */
  readonly name: string;
  /** For the cache: changes when the model does. */
  readonly fingerprint: string;
  readonly dimensions: number;
  /** What the model does not do, for people; null when it does everything. */
  readonly shortcoming: string | null;
  /** Null where the model cannot read the text. */
  embedQuery(text: string): Promise<Float32Array | null>;
  close(): Promise<void>;
}
