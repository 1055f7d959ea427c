/** Checks the chunk invariants over the whole corpus at every budget: `bench/results/chunks.json`. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const script = fileURLToPath(new URL("properties.mjs", import.meta.url));
const { status } = spawnSync(process.execPath, [script, "--record"], { stdio: "inherit" });
process.exitCode = status ?? 1;
