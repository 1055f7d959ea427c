/** Messages between the service and the process of its embedding model. */
import type { Embedder } from "./embedder.js";

export type ModelFacts = Pick<Embedder, "name" | "fingerprint" | "dimensions" | "shortcoming">;

/** A question is embedded while a batch of passages still is. */
export type ToModel = { id: number } & ({ query: string } | { passages: readonly string[] });

export type FromModel =
  | { facts: ModelFacts }
  /** The model cannot be opened. */
  | { failure: string }
  | { id: number; vectors: (Float32Array | null)[] }
  | { id: number; error: string };
