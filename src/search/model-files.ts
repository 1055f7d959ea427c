/** The files of an embedding model in its folder, and which of them are missing. */
import { existsSync } from "node:fs";
import { join } from "node:path";

/** Usual paths of the graph in model exports; the full one before smaller ones. */
const GRAPH_FILES = [
  "model.onnx",
  "onnx/model.onnx",
  "model_quantized.onnx",
  "onnx/model_quantized.onnx",
  "onnx/model_int8.onnx",
] as const;

/** What a folder lacks to be a model; null where nothing is missing. */
export function lackOfModel(directory: string): string | null {
  if (!existsSync(join(directory, "tokenizer.json")))
    return "모델 폴더에 tokenizer.json이 없습니다 / the model directory has no tokenizer.json";
  if (!graphOf(directory))
    return "모델 폴더에 model.onnx가 없습니다 / the model directory has no model.onnx";
  return null;
}

/** The file of its network; undefined where there is none. */
export function graphOf(directory: string): string | undefined {
  return GRAPH_FILES.map((name) => join(directory, name)).find((path) => existsSync(path));
}
