/**
 * Every bench in turn, beside its peers, then the report: `npm run bench`, or `npm run bench -- search load` for some areas. An area that
 * fails, or takes far longer than it should, leaves its former figures and stops nothing. All ends after two hours, or `--minutes 35`: no
 * area is started that would not end in time, and those that compare speed with peers come first. `--plan` only says what would be measured.
 * Peers are installed from `bench/peers`; benches that read real documents look for a corpus in `../shared/corpus`.
 */
import { execFileSync, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { AREAS } from "./areas.mjs";
import { readResults, reasonsAmiss, writeReport } from "./report.mjs";

/** An area is stopped after so many times the minutes that it should take. */
const PATIENCE = 2.5;

const here = (path) => new URL(path, import.meta.url);
const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: "string", default: "120" }, plan: { type: "boolean" } },
});
const unknown = asked.filter((name) => !(name in AREAS));
if (unknown.length > 0) {
  console.error(
    `no such bench: ${unknown.join(", ")} (there are ${Object.keys(AREAS).join(", ")})`,
  );
  process.exit(2);
}
const areas = Object.keys(AREAS).filter((name) =>
  asked.length > 0 ? asked.includes(name) : !AREAS[name].onlyWhenAsked,
);

if (values.plan) {
  console.table(areas.map((area) => ({ area, ...AREAS[area] })));
  console.log(`${areas.reduce((sum, area) => sum + AREAS[area].minutes, 0)} minutes`);
  process.exit(0);
}

const npm = (...args) => execFileSync("npm", args, { cwd: here(".."), stdio: "inherit" });
npm("run", "build");
if (!existsSync(here("peers/node_modules"))) {
  try {
    npm("ci", "--prefix", "bench/peers", "--omit=optional", "--ignore-scripts");
  } catch {
    console.error(
      "the peers could not be installed: areas that need them fail, the others are measured",
    );
  }
}

const began = performance.now();
const minutesGone = (since = began) => (performance.now() - since) / 60_000;
const runs = [];
for (const area of areas) {
  const { minutes, args = [], needs } = AREAS[area];
  const row = { area, minutes: 0, expected: minutes, outcome: "" };
  runs.push(row);
  if (minutesGone() + minutes > Number(values.minutes)) row.outcome = "no time left";
  else if (needs && asked.length === 0 && !isInstalled(needs)) row.outcome = `needs ${needs}`;
  else {
    console.log(`\n── ${area} (about ${minutes} min)`);
    const started = performance.now();
    const left = Number(values.minutes) - minutesGone();
    row.outcome = await run(area, args, Math.min(minutes * PATIENCE, left));
    row.minutes = Number(minutesGone(started).toFixed(1));
  }
}
writeReport();
console.table(runs);
const { missing, stale } = reasonsAmiss(
  readResults(),
  JSON.parse(readFileSync(here("behind.json"), "utf8")),
);
if (missing.length > 0)
  console.log(`behind, without a reason in behind.json: ${missing.join(", ")}`);
if (stale.length > 0)
  console.log(`behind no more, to be taken out of behind.json: ${stale.join(", ")}`);
console.log(`${minutesGone().toFixed(0)} minutes`);
const unmeasured = runs.filter(({ outcome }) => outcome !== "measured").map(({ area }) => area);
if (unmeasured.length > 0) {
  console.log(`not measured, with their former figures: ${unmeasured.join(", ")}`);
  process.exitCode = 1;
}

/** In a process group of its own, so that what it started ends with it. */
function run(area, args, minutes) {
  const script = here(`${area}/run.mjs`).pathname;
  const child = spawn(process.execPath, [script, ...args], {
    cwd: here(".."),
    stdio: "inherit",
    detached: true,
  });
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    process.kill(-child.pid, "SIGKILL");
  }, minutes * 60_000);
  const stop = () => process.kill(-child.pid, "SIGKILL");
  process.once("exit", stop);
  return new Promise((resolve) => {
    child.on("exit", (code, signal) => {
      clearTimeout(timer);
      process.off("exit", stop);
      if (isLate) resolve(`failed: stopped after ${minutes.toFixed(0)} min`);
      else resolve(code === 0 ? "measured" : `failed: ${signal ?? code}`);
    });
  });
}

function isInstalled(program) {
  return process.env.PATH.split(":").some((folder) => existsSync(`${folder}/${program}`));
}
