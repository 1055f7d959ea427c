/**
 * ONNX Runtime as the build put it into `dist/onnxruntime`: native where it has been built for this system (Linux on x64 and arm64), else
 * WebAssembly, on one thread. Nothing has to be downloaded or built when the package is installed.
 */
import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { InferenceSession, TensorConstructor } from "onnxruntime-common";

export interface OnnxRuntime {
  kind: "native" | "wasm";
  /** `model` is a path. */
  open(model: string, options: InferenceSession.SessionOptions): Promise<InferenceSession>;
  Tensor: TensorConstructor;
}

/** What both packages export, as far as it is used. */
interface RuntimeModule {
  InferenceSession: typeof InferenceSession;
  Tensor: TensorConstructor;
  env: {
    wasm: { numThreads?: number; proxy?: boolean; wasmBinary?: Uint8Array | ArrayBuffer };
  };
}

const NATIVE_LIBRARY = `bin/napi-v6/${process.platform}/${process.arch}/onnxruntime_binding.node`;

let opened: Promise<OnnxRuntime> | undefined;

/** One for each process. */
export function openOnnxRuntime(): Promise<OnnxRuntime> {
  opened ??= Promise.resolve(nativeRuntime() ?? wasmRuntime());
  return opened;
}

/** Which one it will be, without loading it: 12 MiB, and a tenth of the time in which a service starts. */
export function onnxRuntimeKind(): OnnxRuntime["kind"] {
  if (!existsSync(runtimeFile(NATIVE_LIBRARY))) return "wasm";
  // Without it, the report would look up the names of open connections.
  Object.assign(process.report, { excludeNetwork: true });
  const { header } = process.report.getReport() as unknown as {
    header: { glibcVersionRuntime?: string };
  };
  return process.platform === "linux" && !header.glibcVersionRuntime ? "wasm" : "native";
}

/** From `dist/onnx` or `src/onnx` alike. */
function runtimeFile(name: string): string {
  return fileURLToPath(new URL(`../../dist/onnxruntime/${name}`, import.meta.url));
}

/** Null where there is none for this system, or its libraries are not those of this system (musl instead of glibc). */
function nativeRuntime(): OnnxRuntime | null {
  if (!existsSync(runtimeFile(NATIVE_LIBRARY))) return null;
  try {
    const load = createRequire(import.meta.url);
    const { InferenceSession, Tensor } = load(runtimeFile("dist/index.js")) as RuntimeModule;
    const open: OnnxRuntime["open"] = (model, options) => InferenceSession.create(model, options);
    return { kind: "native", open, Tensor };
  } catch {
    return null;
  }
}

export async function wasmRuntime(): Promise<OnnxRuntime> {
  const path = runtimeFile("ort.wasm.bundle.min.mjs");
  const { InferenceSession, Tensor, env } = (await import(
    /* @vite-ignore */ path
  )) as RuntimeModule;
  // Given as bytes, as it would be fetched otherwise; threads would need workers, which parsers may not start.
  env.wasm.numThreads = 1;
  env.wasm.proxy = false;
  env.wasm.wasmBinary = readFileSync(runtimeFile("ort-wasm-simd-threaded.wasm"));
  const open: OnnxRuntime["open"] = async (model, options) =>
    InferenceSession.create(await readFile(model), options);
  return { kind: "wasm", open, Tensor };
}
