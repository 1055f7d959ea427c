/**
 * `npm run settings`: generates the settings tables of the docs and `.env.example` from src/settings/declarations.ts.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
execFileSync(process.execPath, ["scripts/build.mjs"], { cwd: root, stdio: "inherit" });
const { WRITTEN_FILES } = await import("../dist/settings/describe-settings.js");
for (const [path, write] of Object.entries(WRITTEN_FILES)) {
  const file = `${root}${path}`;
  writeFileSync(file, write(existsSync(file) ? readFileSync(file, "utf8") : ""));
}
