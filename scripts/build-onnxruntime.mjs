/**
 * Copies ONNX Runtime into `dist/onnxruntime`: native for Linux, which servers run on, and as WebAssembly for every other system. Its npm
 * package holds 290 MB for all systems, and its install script downloads more; npm drops the package without a word where that fails.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const NATIVE = ["linux/x64", "linux/arm64"];
const MODULES = ["index.js", "backend.js", "binding.js", "version.js"];
const WASM = ["ort.wasm.bundle.min.mjs", "ort-wasm-simd-threaded.wasm"];
const LICENSE = `ONNX Runtime, https://github.com/microsoft/onnxruntime

MIT License

Copyright (c) Microsoft Corporation

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"),
to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense,
and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS
IN THE SOFTWARE.
`;

/** Only where `dist` has another version: it is 85 MB. */
export function buildOnnxRuntime(root) {
  const from = (name) => `${root}node_modules/${name}`;
  const to = `${root}dist/onnxruntime`;
  const { version } = JSON.parse(readFileSync(from("onnxruntime-node/package.json"), "utf8"));
  const manifest = JSON.stringify({ name: "onnxruntime", version, type: "commonjs" });
  const marker = `${to}/package.json`;
  if (existsSync(marker) && readFileSync(marker, "utf8") === manifest) return;
  rmSync(to, { recursive: true, force: true });
  for (const system of NATIVE)
    cpSync(from(`onnxruntime-node/bin/napi-v6/${system}`), `${to}/bin/napi-v6/${system}`, {
      recursive: true,
    });
  mkdirSync(`${to}/dist`, { recursive: true });
  for (const name of MODULES) cpSync(from(`onnxruntime-node/dist/${name}`), `${to}/dist/${name}`);
  for (const name of WASM) cpSync(from(`onnxruntime-web/dist/${name}`), `${to}/${name}`);
  writeFileSync(`${to}/LICENSE`, LICENSE);
  // Last: a copy that was interrupted is made again.
  writeFileSync(marker, manifest);
}
