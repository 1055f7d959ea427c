/** An ONNX cross-encoder orders texts within its time; a model that fails, is late or ends leaves the order alone. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeScoringModel, makeWordTokenizer } from "../../samples/make/onnx.js";
import { type ModelReranker, openModelReranker } from "./model-reranker.js";

/** What words are worth to the model; others nothing. */
const WORTH: Record<string, number> = { 여비: 3, 예산: 2, 계약: 1, 어긋남: Number.NaN };

const runtime = await import("onnxruntime-node").then(
  () => true,
  () => false,
);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "cross-encoder-"));
  writeFileSync(join(folder, "model.onnx"), makeScoringModel([0, ...Object.values(WORTH)]));
  writeFileSync(join(folder, "tokenizer.json"), makeWordTokenizer(Object.keys(WORTH)));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.runIf(runtime)("a cross-encoder", () => {
  const told: string[] = [];
  const onFault = (_: string, error: unknown) => told.push((error as Error).message);
  let model: ModelReranker;
  beforeAll(async () => {
    model = await openModelReranker(folder, onFault, 20_000);
  });
  afterAll(() => model.close());

  it("puts the text first that fits best, in however many batches", async () => {
    const texts = ["계약", "다른 말", "예산 계약", "여비 예산", "예산", "여비"];
    expect(await model.rerank("질문", texts)).toEqual([3, 2, 5, 4, 0, 1]);
    expect(await model.rerank("질문", ["하나"])).toEqual([0]);
    expect(told).toEqual([]);
  });

  it("leaves the order alone where a score is no number, and says so", async () => {
    expect(await model.rerank("질문", ["어긋남", "예산"])).toBeNull();
    expect(told.splice(0)).toEqual(["no number as a score"]);
  });

  it("leaves the order alone where it is late, and says so", async () => {
    const hasty = await openModelReranker(folder, onFault, 0);
    expect(await hasty.rerank("질문", ["여비", "예산"])).toBeNull();
    expect(told.splice(0)).toEqual(["it was late"]);
    hasty.close();
  });

  it("leaves the order alone once its process has ended", async () => {
    const ended = await openModelReranker(folder, onFault, 20_000);
    ended.close();
    expect(await ended.rerank("질문", ["여비", "예산"])).toBeNull();
    expect(told.splice(0)).toEqual(["the model's process ended"]);
  });
});

it("is refused where the folder lacks a file", async () => {
  const empty = mkdtempSync(join(tmpdir(), "no-model-"));
  await expect(openModelReranker(empty)).rejects.toThrow(/tokenizer\.json/);
  rmSync(empty, { recursive: true });
});
