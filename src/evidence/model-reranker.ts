/**
 * Reorders what a search found by an ONNX cross-encoder in a process of its own, within the same time budget as the gateway's model
 * (`rerank.ts`). Where it fails or is late the order of the search stays.
 */
import type { ScoringWork } from "../search/cross-encoder-main.js";
import { graphOf, lackOfModel } from "../search/model-files.js";
import { ModelProcess } from "../search/model-process.js";
import { BUDGET_MS, type Rerank } from "./rerank.js";

export interface ModelReranker {
  rerank: Rerank;
  close(): void;
}

/** Rejects where the folder holds no model that can be opened. */
export async function openModelReranker(
  directory: string,
  onFault: (what: string, error: unknown) => void = () => {},
  budget: number = BUDGET_MS,
): Promise<ModelReranker> {
  const lack = lackOfModel(directory);
  if (lack) throw new Error(lack);
  const model = new ModelProcess<null, ScoringWork, number[] | null>(
    "cross-encoder-main.js",
    directory,
    graphOf(directory)!,
  );
  await model.start();
  return {
    close: () => model.close(),
    rerank: async (query, texts) => {
      if (texts.length < 2) return [...texts.keys()];
      try {
        const scores = await inTime(model.ask({ query, texts, budgetMs: budget }), budget);
        if (scores === null || scores.some((score) => !Number.isFinite(score)))
          throw new Error(scores === null ? "it was late" : "no number as a score");
        return [...texts.keys()].sort((one, other) => scores[other]! - scores[one]! || one - other);
      } catch (error) {
        onFault("the order of the search was kept: the reranking model failed", error);
        return null;
      }
    },
  };
}

/** Null where it takes longer; what comes later is not heard. */
async function inTime<T>(work: Promise<T>, budget: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), budget);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    work.catch(() => {});
  }
}
