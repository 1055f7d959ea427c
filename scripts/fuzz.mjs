/**
 * `npm run fuzz`: hostile files through the real parser processes.
 *   npm run fuzz -- --minutes 60 [--each 5000] [--format hwp,pdf] [--seed 1] [--workers 1] [--seeds folder] [--keep folder] [--record]
 *   npm run fuzz -- --seed 1 --only 4711     the one input again
 *   npm run fuzz -- --replay file            reads a kept finding here and shows where a reader failed
 */
import { execFileSync } from "node:child_process";
import { subscribe } from "node:diagnostics_channel";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { createServer } from "vite";
import { record } from "../bench/record.mjs";

const root = fileURLToPath(new URL("../", import.meta.url));
const text = (value) => ({ type: "string", default: value });
const { values } = parseArgs({
  options: {
    minutes: text("1"),
    each: { type: "string" },
    seed: text("1"),
    format: { type: "string" },
    only: { type: "string" },
    seeds: { type: "string" },
    keep: text(`${root}node_modules/.cache/wonmun-fuzz`),
    timeout: text("30"),
    memory: text("1024"),
    workers: text("1"),
    replay: { type: "string" },
    record: { type: "boolean", default: false },
  },
});
/** Stays open for the whole run: the service loads some of its modules when they are first needed. */
const server = { middlewareMode: true, hmr: false, ws: false, watch: null };
const modules = await createServer({ root, configFile: false, appType: "custom", server });
const load = (name) => modules.ssrLoadModule(`${root}test/fuzz/${name}.ts`);

execFileSync(process.execPath, ["scripts/build.mjs"], { cwd: root, stdio: "inherit" });
if (values.replay) {
  await replay(values.replay);
  process.exit(0);
}
const { run, FUZZED } = await load("run");
const formats = values.format?.split(",");
const unknown = formats?.filter((format) => !FUZZED.includes(format)) ?? [];
if (unknown.length > 0) throw new Error(`--format: ${unknown} is none of ${FUZZED}`);
const found = await run({
  minutes: Number(values.minutes),
  each: values.each === undefined ? undefined : Number(values.each),
  seed: Number(values.seed),
  formats,
  only: values.only === undefined ? undefined : Number(values.only),
  seeds: values.seeds,
  keep: values.keep,
  timeout: Number(values.timeout),
  memory: Number(values.memory),
  workers: Number(values.workers),
});
if (values.record) recordRun(found);
process.exit(found.findings === 0 ? 0 : 1);

/** Keeps the figures in bench/results/fuzz.json; those of some formats alone in fuzz-formats.json. */
function recordRun({ minutes, inputs, formats: tried, findings, growth, replaced, slowestMs }) {
  const more = { unit: "", better: "higher" };
  const less = { unit: "", better: "lower" };
  const fewest = Math.min(...Object.values(tried));
  record(formats ? "fuzz-formats" : "fuzz", {
    figures: [
      { id: "minutes", ko: "걸린 시간", en: "Time", ours: minutes, ...more, unit: "min" },
      { id: "inputs", ko: "망가뜨린 문서", en: "Damaged documents read", ours: inputs, ...more },
      {
        ...{ id: "each", ko: "형식마다 적어도", en: "Of each format, at least" },
        ...{ ours: fewest, ...more, ...(values.each && { bar: Number(values.each) }) },
      },
      { id: "findings", ko: "발견", en: "Findings", ours: findings, ...less, bar: 0 },
      {
        ...{ id: "slowest", ko: "가장 오래 걸린 문서", en: "The slowest of them" },
        ...{ ours: slowestMs, ...less, unit: "ms", bar: Number(values.timeout) * 1000 },
      },
      {
        ...{ id: "growth", ko: "서비스가 더 쓴 메모리", en: "Memory that the service gained" },
        ...{ ours: growth, ...less, unit: "MiB", bar: 48 },
      },
    ],
    detail: { replaced, seed: Number(values.seed), formats: tried },
  });
}

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
