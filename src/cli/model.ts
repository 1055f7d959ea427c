/** `wonmun model check DIR`: opens an embedding model, measures what it costs, and tries it on the bundled questions. */

import { parseArgs } from "node:util";
import type { Embedder } from "../search/embedder.js";
import { graphOf, lackOfModel } from "../search/model-files.js";
import { MODEL_PROBES } from "../search/model-probes.js";
import { openOnnxEmbedder } from "../search/onnx-embedder.js";
import { agreementWithWords, LEAST_AGREEMENT, paraphrasesFound } from "../search/try-model.js";
import { UnusableSetting } from "../settings/unusable-setting.js";
import { said } from "./said.js";

/** Characters of a passage as long as chunks are by default. */
const PASSAGE_LENGTH = 600;
const TIMES = 20;
const MIB = 1024 * 1024;

export async function runModel(args: string[]): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [verb, directory] = positionals;
  if (verb !== "check" || directory === undefined || positionals.length > 2)
    throw new UnusableSetting("wonmun model check DIR");
  const lack = lackOfModel(directory);
  if (lack) throw new UnusableSetting(lack);
  const before = process.memoryUsage().rss;
  // In this process, so that its memory can be seen; the service runs it in one of its own.
  const embedder = await openOnnxEmbedder(directory, graphOf(directory)!);
  const { name, dimensions, shortcoming } = embedder;
  print("모델 / model", `${name}, ${dimensions}`);
  const question = await medianMs(() => embedder.embedQuery(MODEL_PROBES[0]!.question));
  const passage = await medianMs(() => embedder.embedPassages([longPassage()]));
  print("질문 하나 / ms a question", question.toFixed(1));
  print(`글 하나 / ms a passage (${PASSAGE_LENGTH})`, passage.toFixed(1));
  print("메모리 / MiB", ((process.memoryUsage().rss - before) / MIB).toFixed(0));
  const usable = shortcoming === null ? await printTrial(embedder) : false;
  if (shortcoming !== null) print("한국어 / Korean", shortcoming);
  await embedder.close();
  return usable ? 0 : 1;
}

/** True where the service would use it. */
async function printTrial(embedder: Embedder): Promise<boolean> {
  const agreement = await agreementWithWords(embedder);
  const paraphrases = await paraphrasesFound(embedder);
  const usable = agreement >= LEAST_AGREEMENT;
  const verdict = usable ? "쓸 수 있음 / usable" : "쓰지 않음 / not used";
  print(
    "낱말과 일치 / agrees with words",
    `${agreement.toFixed(2)} (≥ ${LEAST_AGREEMENT}: ${verdict})`,
  );
  print(`다른 말로 물은 ${MODEL_PROBES.length}개 / asked in other words`, paraphrases.toFixed(2));
  return usable;
}

function longPassage(): string {
  const text = MODEL_PROBES.map(({ passage }) => passage).join(" ");
  return text.slice(0, PASSAGE_LENGTH);
}

async function medianMs(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return times.sort((one, other) => one - other)[TIMES >> 1]!;
}

function print(label: string, value: string): void {
  process.stdout.write(`${said(label)}: ${value}\n`);
}
