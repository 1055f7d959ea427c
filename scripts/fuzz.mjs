/**
 * `npm run fuzz`: hostile files through the real parser processes.
 *   npm run fuzz -- --minutes 60 [--format hwp,pdf] [--seed 1] [--workers 1] [--seeds folder] [--keep folder]
 *   npm run fuzz -- --seed 1 --only 4711     the one input again
 *   npm run fuzz -- --replay file            reads a kept finding here and shows where a reader failed
 */
import { execFileSync } from "node:child_process";
import { subscribe } from "node:diagnostics_channel";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { runnerImport } from "vite";

const root = fileURLToPath(new URL("../", import.meta.url));
const text = (value) => ({ type: "string", default: value });
const { values } = parseArgs({
  options: {
    minutes: text("1"),
    seed: text("1"),
    format: { type: "string" },
    only: { type: "string" },
    seeds: { type: "string" },
    keep: text(`${root}node_modules/.cache/wonmun-fuzz`),
    timeout: text("30"),
    memory: text("1024"),
    workers: text("1"),
    replay: { type: "string" },
  },
});
const load = async (name) =>
  (await runnerImport(`${root}test/fuzz/${name}.ts`, { configFile: false })).module;

execFileSync(process.execPath, ["scripts/build.mjs"], { cwd: root, stdio: "inherit" });
if (values.replay) {
  await replay(values.replay);
  process.exit(0);
}
const { run, FUZZED } = await load("run");
const formats = values.format?.split(",");
const unknown = formats?.filter((format) => !FUZZED.includes(format)) ?? [];
if (unknown.length > 0) throw new Error(`--format: ${unknown} is none of ${FUZZED}`);
const findings = await run({
  minutes: Number(values.minutes),
  seed: Number(values.seed),
  formats,
  only: values.only === undefined ? undefined : Number(values.only),
  seeds: values.seeds,
  keep: values.keep,
  timeout: Number(values.timeout),
  memory: Number(values.memory),
  workers: Number(values.workers),
});
process.exit(findings === 0 ? 0 : 1);

/** From the compiled code, in this process: nothing holds it, so a profiler or a debugger may look on. */
async function replay(path) {
  const { READER_FAULT } = await import("../dist/readers/read.js");
  const { DEFAULT_READ_OPTIONS } = await import("../dist/readers/reader.js");
  const { runJob } = await import("../dist/parsing/run-job.js");
  subscribe(READER_FAULT, (error) => console.log(error.stack ?? error));
  const bytes = readFileSync(path);
  const started = performance.now();
  const { summary } = await runJob(
    {
      input: "file",
      bytes: bytes.length,
      filename: basename(path),
      options: DEFAULT_READ_OPTIONS,
      want: { kind: "chunks", budget: 800, markdown: true },
    },
    bytes,
  );
  console.log(summary, `${Math.round(performance.now() - started)} ms`);
}
