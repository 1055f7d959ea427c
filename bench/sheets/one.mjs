/** Reads one workbook with one reader in this process; prints time and peak memory as JSON. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const [reader, path] = process.argv.slice(2);
const peers = createRequire(new URL("../peers/package.json", import.meta.url));
const bytes = readFileSync(path);

const READERS = {
  async wonmun() {
    const { readFile } = await import("../../dist/readers/read.js");
    const document = await read(readFile);
    return document.tables.reduce((sum, table) => sum + table.cells.length, 0);
  },
  /** The reading and its JSON as the service sends it. */
  async "wonmun+json"() {
    return perform({ kind: "document" });
  },
  async "wonmun+chunks"() {
    return perform({ kind: "chunks", budget: 800 });
  },
  async hucre() {
    const { readXlsx } = await import(peers.resolve("hucre"));
    const workbook = await readXlsx(bytes);
    return workbook.sheets.reduce(
      (sum, sheet) => sum + sheet.rows.reduce((n, row) => n + row.length, 0),
      0,
    );
  },
  async "@e965/xlsx"() {
    const xlsx = peers("@e965/xlsx");
    const workbook = xlsx.read(bytes, {
      dense: true,
      cellText: true,
      cellNF: false,
      cellHTML: false,
    });
    return Object.values(workbook.Sheets).reduce(
      (sum, sheet) => sum + sheet["!data"].reduce((n, row) => n + row.length, 0),
      0,
    );
  },
};

async function perform(want) {
  const { runJob } = await import("../../dist/parsing/run-job.js");
  const options = { layout: "stored", ocr: false };
  const { summary, parts } = await runJob(
    { input: "file", filename: "large.xlsx", options, want },
    bytes,
  );
  const size = Object.values(parts).reduce((sum, part) => sum + part.length, 0);
  process.stderr.write(`${(size / 2 ** 20).toFixed(0)} MiB of JSON, ${summary.chunks} chunks\n`);
  return null;
}

function read(readFile) {
  return readFile({ bytes, filename: "large.xlsx", options: { layout: "stored", ocr: false } });
}

const started = performance.now();
const cpu = process.cpuUsage();
const cells = await READERS[reader]();
const { user, system } = process.cpuUsage(cpu);
console.log(
  JSON.stringify({
    reader,
    cells,
    seconds: Number(((performance.now() - started) / 1000).toFixed(2)),
    cpu: Number(((user + system) / 1e6).toFixed(2)),
    peak_mib: Math.round(process.resourceUsage().maxRSS / 1024),
  }),
);
