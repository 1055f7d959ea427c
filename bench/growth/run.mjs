/**
 * What one more document, page or row costs as corpora, PDFs and sheets grow: processor time each, and memory. Flat is good; a figure is the
 * cost at the largest size over that at the second, as the smallest is mostly the start.
 *
 *     npm run build && node bench/growth/run.mjs [--long] [--record] [--only rows]
 *
 * Without `--long`: 100 to 1,000 documents, 10 to 1,000 pages, 2,000 to 200,000 rows, some four minutes. With it also 10,000 and 50,000
 * documents, 5,000 pages and a million rows: a quarter of an hour. `--only` keeps the recorded series of the others. Of a sheet that is larger than
 * what is read of a workbook, the rows that were read count.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { makeRule, random } from "../load/traffic.mjs";
import { longFile } from "../pdf/long.mjs";
import { record } from "../record.mjs";
import { writeLargeSheet } from "../sheets/large.mjs";
import { median } from "../statistics.mjs";
import { startService } from "../tenants/service.mjs";
import { processorMs } from "./processor-time.mjs";

const { values } = parseArgs({
  options: {
    long: { type: "boolean", default: false },
    record: { type: "boolean", default: false },
    only: { type: "string" },
  },
});
const SIZES = {
  documents: [100, 300, 1000, ...(values.long ? [10_000, 50_000] : [])],
  pages: [10, 100, 1000, ...(values.long ? [5000] : [])],
  rows: [2000, 20_000, 200_000, ...(values.long ? [1_000_000] : [])],
};
/** Twice the cost of a smaller one would be growth that somebody has to explain. */
const FLAT = 1.5;
const QUESTIONS = 30;

const folder = mkdtempSync(join(tmpdir(), "growth-"));
const RESULTS = new URL("../results/growth.json", import.meta.url);
const series = values.only ? JSON.parse(readFileSync(RESULTS, "utf8")).detail.series : {};
try {
  for (const [name, measure] of Object.entries({
    documents: corpusOf,
    pages: pdfOf,
    rows: sheetOf,
  }))
    if (!values.only || values.only === name) series[name] = await eachSize(SIZES[name], measure);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const figures = [
  ["documents", "문서 한 건을 들이는 CPU 시간의 증가", "Processor time to take in a document"],
  ["pages", "PDF 한 쪽을 읽는 CPU 시간의 증가", "Processor time to read a page of a PDF"],
  ["rows", "시트 한 줄을 읽는 CPU 시간의 증가", "Processor time to read a row of a sheet"],
].map(([id, ko, en]) => {
  const [, second] = series[id];
  const last = series[id].at(-1);
  return {
    ...{ id, ko, en: `${en}, ${last.size} over ${second.size}` },
    ...{ ours: round(last.each_ms / second.each_ms, 2), unit: "times", better: "lower", bar: FLAT },
    note: `${last.each_ms} ms and ${last.each_kib} KiB each at ${last.size}${last.read ? `, of which ${last.read} are read: the limit of a workbook` : ""}`,
  };
});
if (values.record) record("growth", { figures, detail: { series } });
else console.table(figures.map(({ id, ours, note }) => ({ id, ours, note })));

async function eachSize(sizes, measure) {
  const rows = [];
  for (const size of sizes) {
    const { cpu, mib, read = size, ...more } = await measure(size);
    rows.push({
      ...{ size, ...(read < size && { read }), cpu_ms: Math.round(cpu) },
      ...{ each_ms: round(cpu / read, 3), mib: Math.round(mib) },
      ...{ each_kib: round((mib * 1024) / read, 1), ...more },
    });
    console.log(measure.name, rows.at(-1));
  }
  return rows;
}

/** A tenant of small DOCX files: from the first question to all of them read, parsers included; then questions. */
async function corpusOf(size) {
  const corpus = join(folder, `corpus-${size}`);
  const tenant = join(corpus, "growth");
  mkdirSync(tenant, { recursive: true });
  const next = random(size);
  for (let at = 0; at < size; at++) writeFileSync(join(tenant, `${at}.docx`), makeRule(next));
  const service = await startService(corpus, join(folder, `cache-${size}`), folder);
  const before = service.residentMiB();
  const began = processorMs(service.pid);
  const { body } = await service.call("POST", "/documents", { tenant: "growth", limit: 1 });
  if (body.readable !== size) throw new Error(`${body.readable} of ${size} documents were read`);
  const cpu = processorMs(service.pid) - began;
  const mib = service.residentMiB() - before;
  const times = [];
  for (let at = 0; at < QUESTIONS; at++) {
    const asked = processorMs(service.pid);
    await service.call("POST", "/search", { tenant: "growth", query: `여비 ${at}일 한도` });
    times.push(processorMs(service.pid) - asked);
  }
  await service.stop();
  rmSync(corpus, { recursive: true });
  return { cpu, mib, search_ms: round(median(times), 2) };
}

async function pdfOf(size) {
  const path = join(folder, `${size}.pdf`);
  writeFileSync(path, longFile(size));
  const cost = readAlone(path);
  rmSync(path);
  return cost;
}

async function sheetOf(size) {
  const path = join(folder, `${size}.xlsx`);
  await writeLargeSheet(path, size);
  const cost = readAlone(path);
  const read = readAlone(path, "--rows");
  rmSync(path);
  return { ...cost, read };
}

/** In a process of its own: what it takes is this file's alone. */
function readAlone(path, ...more) {
  const script = fileURLToPath(new URL("read-one.mjs", import.meta.url));
  const stdout = execFileSync(process.execPath, [
    "--max-old-space-size=8192",
    script,
    path,
    ...more,
  ]);
  return JSON.parse(stdout.toString("utf8"));
}

function round(value, digits) {
  return Number(value.toFixed(digits));
}
