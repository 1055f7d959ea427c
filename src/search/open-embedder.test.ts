import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeLookupModel, makeWordTokenizer } from "../../samples/make/onnx.js";
import { embedMissing } from "./embed-documents.js";
import { Engine } from "./engine.js";
import { EVERYDAY_KOREAN } from "./korean-coverage.js";
import { MODEL_PROBES } from "./model-probes.js";
import { openEmbedder } from "./open-embedder.js";
import { VectorIndex } from "./vector-index.js";

/** Words of like meaning lie near each other: that is all this model knows. */
const MEANING: Record<string, number[]> = {
  노잣돈: [1, 0, 0],
  여비: [0.9, 0.1, 0],
  예산: [0, 1, 0],
  계약: [0, 0, 1],
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "model-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function modelDirectory(name: string, more: Record<string, unknown> = {}): Promise<string> {
  const directory = join(folder, name);
  await mkdir(join(directory, "onnx"), { recursive: true });
  await mkdir(join(directory, "1_Pooling"));
  const table = [[0.01, 0.01, 0.01], ...Object.values(MEANING)];
  await writeFile(join(directory, "onnx", "model.onnx"), makeLookupModel(table));
  await writeFile(join(directory, "tokenizer.json"), makeWordTokenizer(Object.keys(MEANING)));
  for (const [file, value] of Object.entries(more))
    await writeFile(join(directory, file), JSON.stringify(value));
  return directory;
}

/** Knows every word of the probes, and means by each what `meaning` says. */
async function wordModel(
  name: string,
  meaning: (word: string, place: number) => number[],
): Promise<string> {
  const directory = await modelDirectory(name);
  const texts = [EVERYDAY_KOREAN, ...MODEL_PROBES.map(({ passage }) => passage)];
  const known = [...new Set(texts.flatMap((text) => text.match(/[\p{L}\p{N}]+|[,.]/gu) ?? []))];
  const table = [vectorOf("unknown"), ...known.map(meaning)];
  await writeFile(join(directory, "onnx", "model.onnx"), makeLookupModel(table));
  await writeFile(join(directory, "tokenizer.json"), makeWordTokenizer(known));
  return directory;
}

/** Nearly at right angles to that of any other word. */
function vectorOf(word: string): number[] {
  const bits = [...createHash("sha512").update(word).digest()].flatMap((byte) => [byte & 1]);
  return bits.map((bit) => bit - 0.5);
}
const open = (directory: string | null, enabled = true) => openEmbedder({ enabled, directory });

/** The runtime is an optional dependency: on a platform without it, meaning is off and says so. */
const runtime = await import("onnxruntime-node").then(
  () => true,
  () => false,
);

describe("openEmbedder", () => {
  it.runIf(runtime)("is on with a model, and says which", async () => {
    const directory = await wordModel("word-model", (word) => vectorOf(word));
    const { embedder, info } = await open(directory);
    expect(info).toEqual({ enabled: true, model: "word-model", dimensions: 64, reason: null });
    expect(embedder!.fingerprint).toMatch(/^[0-9a-f]{32}$/);
    await embedder!.close();
  });

  it.runIf(runtime)("is off with a model that reads Korean and disagrees with words", async () => {
    const directory = await wordModel("noise", (_word, place) => vectorOf(String(place % 2)));
    const { embedder, info } = await open(directory);
    expect(embedder).toBeNull();
    expect(info.enabled).toBe(false);
    expect(info.reason).toMatch(
      /disagrees with words on the bundled probes \(0\.\d\d, at least 0\.70/,
    );
  });

  it("is off with the reason, whatever stands in the way", async () => {
    const broken = await modelDirectory("broken");
    await writeFile(join(broken, "onnx", "model.onnx"), "no model");
    const bare = join(folder, "bare");
    await mkdir(bare);
    const noGraph = await modelDirectory("no-graph");
    await rm(join(noGraph, "onnx", "model.onnx"));
    const states = [
      await open(null),
      await open(broken, false),
      await open(join(folder, "nowhere")),
      await open(bare),
      await open(noGraph),
      await open(broken),
    ];
    const reasons = [
      /SERVICE_VECTOR_MODEL/,
      /SERVICE_VECTORS=0/,
      /no directory/,
      /tokenizer\.json/,
      /model\.onnx/,
      /cannot be opened/,
    ];
    for (const [place, { embedder, info }] of states.entries()) {
      expect(embedder).toBeNull();
      expect(info).toMatchObject({ enabled: false, model: null, dimensions: null });
      expect(info.reason).toMatch(reasons[place]!);
      expect(info.reason).not.toContain("\n");
    }
  });
});

describe.runIf(runtime)("a model", () => {
  it("averages the tokens of a text, whatever else is in the batch", async () => {
    const { embedder } = await open(await modelDirectory("mean"));
    const [alone] = await embedder!.embedPassages(["예산 계약"]);
    const together = await embedder!.embedPassages(["여비", "예산 계약", "예산 예산 예산 계약"]);
    expect([...alone!]).toEqual([0, 0.5, 0.5]);
    expect([...together[1]!]).toEqual([0, 0.5, 0.5]);
    expect([...together[2]!]).toEqual([0, 0.75, 0.25]);
    expect(await embedder!.embedPassages([])).toEqual([]);
    const many = await embedder!.embedPassages(
      Array.from({ length: 19 }, (_, at) => (at % 2 ? "예산" : "계약")),
    );
    expect(many.map((vector) => vector![1])).toEqual(Array.from({ length: 19 }, (_, at) => at % 2));
    await embedder!.close();
  });

  it("is used as its own files say: first token, prompts, length", async () => {
    const { embedder } = await open(
      await modelDirectory("told", {
        "1_Pooling/config.json": { pooling_mode_cls_token: true },
        "config_sentence_transformers.json": { prompts: { query: "예산 ", passage: "" } },
      }),
    );
    expect([...(await embedder!.embedQuery("계약"))!]).toEqual([0, 1, 0]);
    expect([...(await embedder!.embedPassages(["계약 예산"]))[0]!]).toEqual([0, 0, 1]);
    const short = await open(
      await modelDirectory("short", { "tokenizer_config.json": { model_max_length: 2 } }),
    );
    expect([...(await short.embedder!.embedPassages(["예산 계약 계약 예산"]))[0]!]).toEqual([
      0, 1, 0,
    ]);
    expect(short.embedder!.fingerprint).not.toBe(embedder!.fingerprint);
    await embedder!.close();
    await short.embedder!.close();
  });

  it("finds what words do not", async () => {
    const { embedder } = await open(await modelDirectory("finds"));
    const engine = new Engine();
    const documents = ["여비", "예산", "계약"].map((text) => ({
      key: `${text}.hwp`,
      revision: text,
      chunks: [{ text, path: [] }],
    }));
    engine.apply({ put: documents });
    const vectors = new VectorIndex(embedder!.fingerprint, embedder!.dimensions);
    expect(await embedMissing(vectors, embedder!, documents)).toBe(3);
    const view = engine.view();
    expect(engine.search(view, "노잣돈", 3)).toEqual([]);
    const nearest = vectors.search((await embedder!.embedQuery("노잣돈"))!, view.documents(), 3);
    expect(engine.searchHybrid(view, "노잣돈", nearest, 1)).toEqual([
      { key: "여비.hwp", chunk: 0, score: 0, found_by: "semantic" },
    ]);
    await embedder!.close();
  });
});
