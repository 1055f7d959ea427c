/** Extracted structure scored against hand-made labels, scans included: `bench/results/structure.json`. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const script = fileURLToPath(new URL("score.mjs", import.meta.url));
execFileSync(process.execPath, [script, "--ocr", "--wrong", "--record"], { stdio: "inherit" });
