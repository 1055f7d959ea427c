/** Compiles `src` to `dist` (incremental), bundles the command, parsers and `web`, copies assets, figures and ONNX Runtime, and writes the parser generation. */
import { execFileSync } from "node:child_process";
import { cpSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { buildCommand } from "./build-command.mjs";
import { buildOnnxRuntime } from "./build-onnxruntime.mjs";
import { buildParser } from "./build-parser.mjs";
import { buildReference } from "./build-reference.mjs";
import { buildWeb } from "./build-web.mjs";
import { gatherFigures } from "./figures.mjs";
import { readingFingerprint } from "./reading-fingerprint.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const tsc = fileURLToPath(new URL("../node_modules/typescript/bin/tsc", import.meta.url));
execFileSync(process.execPath, [tsc, "-p", "tsconfig.build.json"], { cwd: root, stdio: "inherit" });
cpSync(`${root}src/http/pages/assets`, `${root}dist/http/pages/assets`, { recursive: true });
cpSync(`${root}src/database/migrations`, `${root}dist/database/migrations`, { recursive: true });
buildOnnxRuntime(root);
await buildParser(root);
await buildCommand(root);
await buildWeb();
await buildReference();
writeFileSync(`${root}dist/figures.json`, JSON.stringify(gatherFigures(`${root}bench/results`)));
writeFileSync(`${root}dist/generation.json`, JSON.stringify(readingFingerprint(root)));
