/** Compiles `src` into `dist` (incremental), puts the pages' files and figures beside it and stamps it with the parser generation. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gatherFigures } from "./figures.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const tsc = fileURLToPath(new URL("../node_modules/typescript/bin/tsc", import.meta.url));
execFileSync(process.execPath, [tsc, "-p", "tsconfig.build.json"], { cwd: root, stdio: "inherit" });
cpSync(`${root}src/http/pages/assets`, `${root}dist/http/pages/assets`, { recursive: true });
writeFileSync(`${root}dist/figures.json`, JSON.stringify(gatherFigures(`${root}bench/results`)));
writeFileSync(`${root}dist/generation.json`, JSON.stringify({ generation: fingerprint() }));

/** Everything that decides what a reading looks like: the reading floors and the libraries under them. */
function fingerprint() {
  const hash = createHash("sha256");
  for (const folder of ["model", "text", "readers", "structure", "chunks", "markdown"]) {
    let files = [];
    try {
      files = readdirSync(`${root}dist/${folder}`, { recursive: true });
    } catch {
      continue;
    }
    for (const file of files.filter((name) => name.endsWith(".js")).sort()) {
      hash.update(file).update(readFileSync(`${root}dist/${folder}/${file}`));
    }
  }
  // What is kept of a reading is decided beside the floors.
  hash.update(readFileSync(`${root}dist/parsing/run-job.js`));
  hash.update(JSON.stringify(JSON.parse(readFileSync(`${root}package.json`, "utf8")).dependencies));
  return hash.digest("hex").slice(0, 12);
}
