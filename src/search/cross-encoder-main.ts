/** The program that runs in the process of a cross-encoder. */
import { openOnnxCrossEncoder } from "./onnx-cross-encoder.js";
import { serveModel } from "./serve-model.js";

export interface ScoringWork {
  query: string;
  texts: readonly string[];
  budgetMs: number;
}

await serveModel<null, ScoringWork, number[] | null>(async (directory, graph) => {
  const encoder = await openOnnxCrossEncoder(directory, graph);
  return {
    facts: null,
    answer: ({ query, texts, budgetMs }) => encoder.score(query, texts, budgetMs),
  };
});
