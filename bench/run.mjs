/**
 * Every bench in turn, beside its peers, then the report: `npm run bench`, or `npm run bench -- search load` for some areas.
 * Peers are installed from `bench/peers` first; benches that read real documents look for a corpus in `../shared/corpus`.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { writeReport } from "./report.mjs";

const here = (path) => new URL(path, import.meta.url);
const areas = readdirSync(here("."), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(here(`${entry.name}/run.mjs`)))
  .map(({ name }) => name);
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !areas.includes(name));
if (unknown.length > 0) {
  console.error(`no such bench: ${unknown.join(", ")} (there are ${areas.join(", ")})`);
  process.exit(2);
}

const npm = (...args) => execFileSync("npm", args, { cwd: here(".."), stdio: "inherit" });
npm("run", "build");
if (!existsSync(here("peers/node_modules"))) npm("ci", "--prefix", "bench/peers");

const failed = [];
for (const area of asked.length > 0 ? asked : areas) {
  console.log(`\n── ${area}`);
  const { status } = spawnSync(process.execPath, [here(`${area}/run.mjs`).pathname], {
    cwd: here(".."),
    stdio: "inherit",
  });
  if (status !== 0) failed.push(area);
}
writeReport();
if (failed.length > 0) {
  console.error(`failed: ${failed.join(", ")}`);
  process.exit(1);
}
