/**
 * Bundles the code of parser processes into `dist/parser`: a process starts by loading a few files instead of two hundred. What is loaded
 * only for some files (readers, recognition) stays apart; libraries stay where they are installed.
 */
import { rmSync } from "node:fs";
import { build } from "esbuild";

export async function buildParser(root) {
  const outdir = `${root}dist/parser`;
  rmSync(outdir, { recursive: true, force: true });
  await build({
    entryPoints: [`${root}dist/parsing/parser-main.js`],
    // One folder deep in `dist`, as every module that looks for files beside itself expects.
    outdir,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20.15",
    packages: "external",
    logLevel: "warning",
  });
}
