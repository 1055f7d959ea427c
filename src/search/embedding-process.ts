/** An embedding model in a process of its own (`model-process.ts`): while it is away, words search alone. */
import type { Embedder } from "./embedder.js";
import { ModelProcess } from "./model-process.js";

export type EmbedderFacts = Pick<Embedder, "name" | "fingerprint" | "dimensions" | "shortcoming">;
export type EmbeddingWork = { query: string } | { passages: readonly string[] };
export type Vectors = (Float32Array | null)[];

/** Rejects where the model cannot be opened. */
export async function openEmbeddingProcess(directory: string, graph: string): Promise<Embedder> {
  const model = new ModelProcess<EmbedderFacts, EmbeddingWork, Vectors>(
    "embedding-main.js",
    directory,
    graph,
  );
  const facts = await model.start();
  return {
    ...facts,
    get fault() {
      return model.fault;
    },
    embedQuery: async (text) => (await model.ask({ query: text }))[0] ?? null,
    embedPassages: (texts) => model.ask({ passages: texts }),
    close: async () => model.close(),
  };
}
