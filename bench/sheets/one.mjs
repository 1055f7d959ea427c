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
    // Each cell is asked for: large tables make them on demand.
    let cells = 0;
    for (const table of document.tables) for (const { text } of table.cells) cells += text ? 1 : 0;
    return cells;
  },
  /** The reading and its JSON as the parser sends it: piece by piece. */
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
  let size = 0;
  const piece = async (_, { length }) => {
    size += length;
  };
  const { summary, parts } = await runJob(
    { input: "file", filename: "large.xlsx", options, want },
    bytes,
    { piece },
  );
  for (const part of Object.values(parts)) size += part.length;
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
