/**
 * `npm run chaos`: broken disks, clocks, processes and clients around the real service; every answer stays right or says what is wrong.
 *   npm run chaos                            all scenarios in their long form, some 40 minutes
 *   npm run chaos -- --only flipped          those whose name holds the word
 *   npm run chaos -- --size short            as `npm test` runs them
 *   npm run chaos -- --record                keeps the figures in bench/results/chaos.json
 */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { runnerImport } from "vite";
import { recordChaos } from "../test/chaos/record.mjs";

const root = fileURLToPath(new URL("../", import.meta.url));
const { values } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    size: { type: "string", default: "long" },
    record: { type: "boolean", default: false },
  },
});
if (values.size !== "short" && values.size !== "long")
  throw new Error(`--size: ${values.size} is neither short nor long`);

execFileSync(process.execPath, ["scripts/build.mjs"], { cwd: root, stdio: "inherit" });
const { module } = await runnerImport(`${root}test/chaos/all.ts`, { configFile: false });
const figures = {};
let faults = 0;
for (const { id, name, run } of module.SCENARIOS) {
  if (!name.includes(values.only) && !id.includes(values.only)) continue;
  const began = performance.now();
  try {
    figures[id] = await run(values.size);
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log(`${name}: ${seconds} s`, figures[id]);
  } catch (error) {
    faults++;
    console.error(`${name}:`, error);
  }
}
if (values.record && faults === 0) recordChaos(figures);
process.exit(faults === 0 ? 0 : 1);
