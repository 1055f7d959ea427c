/** Runs an ONNX cross-encoder, which reads a question and a passage together and says how well they fit, with its `tokenizer.json`. */
import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Tokenizer } from "@huggingface/tokenizers";
import type { InferenceSession, Tensor } from "onnxruntime-common";
import { openOnnxRuntime } from "../onnx/onnx-runtime.js";

/** Longer pairs add little, and the time grows quadratically. */
const MAX_TOKENS = 512;
/** Pairs a batch: between batches it is seen whether there is still time. */
const PAIRS_PER_BATCH = 4;

interface CrossEncoder {
  /** How well each text fits the question; null where the time did not suffice. */
  score(query: string, texts: readonly string[], budgetMs: number): Promise<number[] | null>;
}

export async function openOnnxCrossEncoder(
  directory: string,
  graph: string,
): Promise<CrossEncoder> {
  const runtime = await openOnnxRuntime();
  const session: InferenceSession = await runtime.open(graph, {
    // Half of the cores, so that requests are served meanwhile.
    intraOpNumThreads: Math.max(1, availableParallelism() >> 1),
    enableCpuMemArena: false,
    logSeverityLevel: 3,
  });
  const read = async (name: string) => JSON.parse(await readFile(join(directory, name), "utf8"));
  const config = await read("tokenizer_config.json").catch(() => ({}));
  const tokenizer = new Tokenizer(await read("tokenizer.json"), config);
  const longest = Math.min(MAX_TOKENS, config.model_max_length ?? MAX_TOKENS);

  const run = async (query: string, texts: readonly string[]): Promise<number[]> => {
    const pairs = texts.map((text) => {
      const { ids, token_type_ids } = tokenizer.encode(query, {
        text_pair: text,
        return_token_type_ids: true,
      });
      return { ids: cut(ids, longest), kinds: cut(token_type_ids ?? [], longest) };
    });
    const width = Math.max(1, ...pairs.map(({ ids }) => ids.length));
    const shape = [texts.length, width];
    const column = (numberOf: (pair: (typeof pairs)[number], at: number) => number) => {
      const data = new BigInt64Array(texts.length * width);
      for (const [row, pair] of pairs.entries())
        for (let at = 0; at < pair.ids.length; at += 1)
          data[row * width + at] = BigInt(numberOf(pair, at));
      return new runtime.Tensor("int64", data, shape);
    };
    const inputs: Record<string, () => Tensor> = {
      input_ids: () => column(({ ids }, at) => ids[at]!),
      attention_mask: () => column(() => 1),
      token_type_ids: () => column(({ kinds }, at) => kinds[at] ?? 0),
    };
    const feeds: Record<string, Tensor> = {};
    for (const name of session.inputNames)
      feeds[name] = (inputs[name] ?? (() => column(() => 0)))();
    const output = (await session.run(feeds))[session.outputNames[0]!] as Tensor;
    // One number a pair, or one for each class, of which the last says that it fits.
    const classes = output.dims.length > 1 ? output.dims.at(-1)! : 1;
    const data = output.data as Float32Array;
    return texts.map((_, row) => data[row * classes + classes - 1]!);
  };

  await run(".", ["."]);
  return {
    async score(query, texts, budgetMs) {
      const until = performance.now() + budgetMs;
      const scores: number[] = [];
      for (let from = 0; from < texts.length; from += PAIRS_PER_BATCH) {
        if (performance.now() > until) return null;
        scores.push(...(await run(query, texts.slice(from, from + PAIRS_PER_BATCH))));
      }
      return scores;
    },
  };
}

/** Keeps the end token that the model was trained with. */
function cut(ids: readonly number[], most: number): readonly number[] {
  return ids.length <= most ? ids : [...ids.slice(0, most - 1), ids.at(-1)!];
}
