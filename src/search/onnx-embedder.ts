/** Runs an ONNX embedding model and its `tokenizer.json` on the CPU with onnxruntime. */
import { createHash } from "node:crypto";
import { open, readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { basename, join, resolve } from "node:path";
import { Tokenizer } from "@huggingface/tokenizers";
import type { InferenceSession, Tensor } from "onnxruntime-common";
import { openOnnxRuntime } from "../onnx/onnx-runtime.js";
import type { Embedder } from "./embedder.js";
import { EVERYDAY_KOREAN, KoreanCoverage, unknownPiece } from "./korean-coverage.js";

/** Longer input adds little, and the time grows quadratically. */
const MAX_TOKENS = 512;
/** Texts per batch: enough to keep the cores busy, few enough to save memory. */
const TEXTS_PER_BATCH = 8;
/** Bytes at the start and end of the graph file that go into the fingerprint. */
const FINGERPRINT_SAMPLE_BYTES = 1 << 20;

const NO_KOREAN =
  "이 모델은 한국어를 읽지 못합니다. 한국어 질문과 문서는 낱말로만 찾습니다 / this model cannot read Korean: Korean questions and documents are found by words alone";

interface ModelSettings {
  /** `mean` over the tokens, or the first token alone (CLS), as the model was trained. */
  pooling: "mean" | "first";
  queryPrompt: string;
  passagePrompt: string;
  maxTokens: number;
}

export async function openOnnxEmbedder(directory: string, graph: string): Promise<Embedder> {
  const runtime = await openOnnxRuntime();
  const session: InferenceSession = await runtime.open(graph, {
    // Half of the cores, so that requests are served while documents are embedded.
    intraOpNumThreads: Math.max(1, availableParallelism() >> 1),
    enableCpuMemArena: false,
    logSeverityLevel: 3,
  });
  const tokenizerText = await readFile(join(directory, "tokenizer.json"), "utf8");
  const config = (await readJson(join(directory, "tokenizer_config.json"))) ?? {};
  const tokenizerFile = JSON.parse(tokenizerText);
  const tokenizer = new Tokenizer(tokenizerFile, config);
  const coverage = new KoreanCoverage(tokenizer, unknownPiece(tokenizerFile));
  const settings = await readSettings(directory, config);

  const run = async (texts: readonly string[]): Promise<Float32Array[]> => {
    const encoded = texts.map((text) => truncate(tokenizer.encode(text).ids, settings.maxTokens));
    const longest = Math.max(1, ...encoded.map((ids) => ids.length));
    const shape = [texts.length, longest];
    const ids = new BigInt64Array(texts.length * longest);
    const mask = new BigInt64Array(texts.length * longest);
    for (const [row, own] of encoded.entries()) {
      for (const [at, id] of own.entries()) {
        ids[row * longest + at] = BigInt(id);
        mask[row * longest + at] = 1n;
      }
    }
    const feeds: Record<string, Tensor> = {};
    for (const name of session.inputNames) {
      // Graphs differ in their inputs; any other input is all zeros (token types).
      const data = name === "input_ids" ? ids : name === "attention_mask" ? mask : null;
      feeds[name] = new runtime.Tensor("int64", data ?? new BigInt64Array(ids.length), shape);
    }
    const output = await session.run(feeds);
    return poolVectors(output, session.outputNames, encoded, settings);
  };

  const [first] = await run(["."]);
  return {
    name: basename(resolve(directory)),
    fingerprint: await fingerprintOf(graph, tokenizerText, settings),
    dimensions: first!.length,
    shortcoming: coverage.covers(EVERYDAY_KOREAN) ? null : NO_KOREAN,
    embedQuery: async (text) =>
      coverage.covers(text) ? (await run([settings.queryPrompt + text]))[0]! : null,
    embedPassages: async (texts) => {
      const vectors: (Float32Array | null)[] = texts.map(() => null);
      const readable = [...texts.keys()].filter((place) => coverage.covers(texts[place]!));
      for (let from = 0; from < readable.length; from += TEXTS_PER_BATCH) {
        const batch = readable.slice(from, from + TEXTS_PER_BATCH);
        const made = await run(batch.map((place) => settings.passagePrompt + texts[place]!));
        for (const [at, place] of batch.entries()) vectors[place] = made[at]!;
      }
      return vectors;
    },
    close: () => session.release(),
  };
}

/** Keeps the end token that the model was trained with. */
function truncate(ids: readonly number[], most: number): readonly number[] {
  return ids.length <= most ? ids : [...ids.slice(0, most - 1), ids.at(-1)!];
}

function poolVectors(
  output: InferenceSession.OnnxValueMapType,
  names: readonly string[],
  encoded: readonly (readonly number[])[],
  { pooling }: ModelSettings,
): Float32Array[] {
  // Some exports include pooling.
  const pooled = names.find((name) => name === "sentence_embedding");
  const tensor = output[pooled ?? names[0]!] as Tensor;
  const data = tensor.data as Float32Array;
  const size = tensor.dims.at(-1)!;
  const tokens = tensor.dims.length === 3 ? tensor.dims[1]! : 1;
  return encoded.map((ids, row) => {
    const vector = new Float32Array(size);
    const counted = tokens === 1 || pooling === "first" ? 1 : ids.length;
    for (let token = 0; token < counted; token += 1) {
      const from = (row * tokens + token) * size;
      for (let at = 0; at < size; at += 1) vector[at]! += data[from + at]! / counted;
    }
    return vector;
  });
}

type Json = Record<string, unknown>;

/** From the model's own files: pooling and length in the sentence-transformers format, and prompt prefixes. */
async function readSettings(directory: string, config: Json): Promise<ModelSettings> {
  const pooling = await readJson(join(directory, "1_Pooling", "config.json"));
  const sentence = await readJson(join(directory, "sentence_bert_config.json"));
  const transformers = await readJson(join(directory, "config_sentence_transformers.json"));
  const prompts = (transformers?.prompts ?? {}) as Record<string, string | undefined>;
  // The E5 family needs these prefixes, and its older exports do not declare them.
  const e5 = /(?:^|[-_/])e5(?:[-_]|$)/i.test(basename(resolve(directory)));
  const lengths = [sentence?.max_seq_length, config.model_max_length, MAX_TOKENS].filter(
    (value): value is number => typeof value === "number" && value > 1,
  );
  return {
    pooling: pooling?.pooling_mode_cls_token === true ? "first" : "mean",
    queryPrompt: prompts.query ?? (e5 ? "query: " : ""),
    passagePrompt: prompts.passage ?? prompts.document ?? (e5 ? "passage: " : ""),
    maxTokens: Math.min(...lengths),
  };
}

async function readJson(file: string): Promise<Json | null> {
  const text = await readFile(file, "utf8").catch(() => null);
  return text === null ? null : (JSON.parse(text) as Json);
}

async function fingerprintOf(
  graph: string,
  tokenizer: string,
  settings: ModelSettings,
): Promise<string> {
  const hash = createHash("sha256").update(tokenizer).update(JSON.stringify(settings));
  const handle = await open(graph);
  try {
    const { size } = await handle.stat();
    hash.update(String(size));
    for (const position of [0, Math.max(0, size - FINGERPRINT_SAMPLE_BYTES)]) {
      const { buffer, bytesRead } = await handle.read(
        Buffer.alloc(FINGERPRINT_SAMPLE_BYTES),
        0,
        FINGERPRINT_SAMPLE_BYTES,
        position,
      );
      hash.update(buffer.subarray(0, bytesRead));
    }
  } finally {
    await handle.close();
  }
  return hash.digest("hex").slice(0, 32);
}
