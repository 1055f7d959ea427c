/**
 * `npm run mutate`: one-line changes that the nearest tests should notice; prints those that they do not.
 *   npm run mutate                                                a sample of every folder, at most 20 minutes
 *   npm run mutate -- --folder src/structure --count 400 --seed 2 --minutes 30
 *   npm run mutate -- --folder src/structure/sections.ts[:42]     a file or a line; --count all for every change
 *   npm run mutate -- --record                                    keeps the surviving share in bench/results/mutate.json
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { runnerImport } from "vite";
import { record } from "../bench/record.mjs";

const root = fileURLToPath(new URL("../", import.meta.url));
const text = (value) => ({ type: "string", default: value });
const { values } = parseArgs({
  options: {
    folder: text("src/structure,src/readers/layout,src/evidence,src/text/lexicon"),
    count: text("200"),
    seed: text("1"),
    minutes: text("20"),
    record: { type: "boolean", default: false },
  },
});
/** At most this share of the changes may go unnoticed. */
const BAR = 25;

process.chdir(root);
execFileSync(process.execPath, ["scripts/build.mjs"], { stdio: "inherit" });
const { module } = await runnerImport(`${root}test/mutate/run.ts`, { configFile: false });
const results = await module.run({
  paths: values.folder.split(","),
  count: values.count === "all" ? Infinity : Number(values.count),
  seed: Number(values.seed),
  minutes: Number(values.minutes),
});
for (const { folder, tried, survived, kinds } of results)
  console.log(`${folder}: ${survived} of ${tried} survived`, kinds);
if (values.record) keep();
process.exit(0);

/** Folders that were not part of this run keep their figures. */
function keep() {
  const file = new URL("../bench/results/mutate.json", import.meta.url);
  const before = existsSync(file)
    ? JSON.parse(readFileSync(file, "utf8"))
    : { figures: [], detail: {} };
  const figures = results.map(({ folder, tried, survived }) => ({
    id: folder.replace("src/", ""),
    ko: `${folder}: 알아채지 못한 한 줄 변경`,
    en: `One-line changes of ${folder} that its tests do not notice`,
    ours: Math.round((1000 * survived) / tried) / 10,
    unit: "%",
    better: "lower",
    bar: BAR,
    note: `${survived} of ${tried}`,
  }));
  const detail = Object.fromEntries(
    results.map(({ folder, ...rest }) => [folder, { seed: Number(values.seed), ...rest }]),
  );
  const others = before.figures.filter(({ id }) => !figures.some((figure) => figure.id === id));
  record("mutate", {
    figures: [...others, ...figures].sort((a, b) => (a.id < b.id ? -1 : 1)),
    detail: { ...before.detail, ...detail },
  });
}
