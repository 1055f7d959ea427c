/** The program that runs in the process of an embedding model. */
import type { EmbedderFacts, EmbeddingWork, Vectors } from "./embedding-process.js";
import { openOnnxEmbedder } from "./onnx-embedder.js";
import { serveModel } from "./serve-model.js";

await serveModel<EmbedderFacts, EmbeddingWork, Vectors>(async (directory, graph) => {
  const embedder = await openOnnxEmbedder(directory, graph);
  const { name, fingerprint, dimensions, shortcoming } = embedder;
  return {
    facts: { name, fingerprint, dimensions, shortcoming },
    answer: async (work) =>
      "query" in work
        ? [await embedder.embedQuery(work.query)]
        : embedder.embedPassages(work.passages),
  };
});
