/**
 * Reads a large sheet with us and with the npm peers, each in a process of its own, and compares the cells we
 * show with reference texts where a corpus is there. Prints a table and keeps it in `bench/results/sheets.json`.
 *
 *     npm run build && npm ci --prefix bench/peers && node bench/sheets/run.mjs [rows] [corpus]
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { cpus, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { compareCells } from "./cells.mjs";
import { writeLargeSheet } from "./large.mjs";

const rows = Number(process.argv[2] ?? 200_000);
const corpus = process.argv[3] ?? "../shared/corpus";
const here = (path) => new URL(path, import.meta.url).pathname;
const READERS = ["wonmun", "hucre", "@e965/xlsx", "wonmun+json", "wonmun+chunks"];

const folder = mkdtempSync(join(tmpdir(), "sheets-"));
const path = join(folder, "large.xlsx");
const results = [];
try {
  await writeLargeSheet(path, rows);
  for (const reader of READERS) results.push(measure(reader));
} finally {
  rmSync(folder, { recursive: true });
}
console.table(results);
const cells = await compareCells(corpus);
if (cells) {
  console.log(
    `${cells.equal_percent} % of ${cells.cells} cells in ${cells.files} files equal the reference, ${cells.rounded} of them as their format rounds them`,
  );
} else console.log("no corpus here: cells are not compared");
const processor = cpus()[0]?.model ?? "unknown";
const machine = { node: process.version, processor, cores: cpus().length };
const report = { rows, columns: 10, machine, results, ...(cells && { cells }) };
writeFileSync(here("../results/sheets.json"), `${JSON.stringify(report, null, 2)}\n`);

function measure(reader) {
  try {
    const out = execFileSync(process.execPath, [here("one.mjs"), reader, path], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    const { cells: count, cpu, seconds, peak_mib } = JSON.parse(out);
    return {
      reader,
      version: versionOf(reader),
      ...(count && { cells: count }),
      cpu_s: cpu,
      wall_s: seconds,
      peak_mib,
    };
  } catch {
    return { reader, version: versionOf(reader), failed: true };
  }
}

function versionOf(reader) {
  const own = reader.startsWith("wonmun");
  try {
    if (own) return JSON.parse(readFileSync(here("../../package.json"), "utf8")).version;
    const peers = createRequire(here("../peers/package.json"));
    let at = dirname(peers.resolve(reader));
    while (!at.endsWith(reader)) at = dirname(at);
    return JSON.parse(readFileSync(join(at, "package.json"), "utf8")).version;
  } catch {
    return "not installed";
  }
}
