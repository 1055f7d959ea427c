/** All search benches: quality on judged sets (`evaluation.json`), then speed compared with peers (`search.json`). */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

for (const script of ["evaluate.mjs", "speed.mjs"]) {
  const file = fileURLToPath(new URL(script, import.meta.url));
  execFileSync(process.execPath, [file], { stdio: "inherit" });
}
