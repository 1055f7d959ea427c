/**
 * Reads a large sheet with us and with the npm peers, each in a process of its own; compares the text of every cell,
 * by address, with two other readers; and shows number formats beside LibreOffice's. Keeps it in
 * `bench/results/sheets.json`.
 *
 *     npm run build && npm ci --prefix bench/peers && node bench/sheets/run.mjs [--rows 200000] [--rounds 3]
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { record } from "../record.mjs";
import { compareCells } from "./cells.mjs";
import { compareFormats } from "./formats.mjs";
import { writeHostileSheets, writeLargeSheet } from "./large.mjs";

const { values } = parseArgs({
  options: {
    rows: { type: "string", default: "200000" },
    rounds: { type: "string", default: "3" },
    corpus: {
      type: "string",
      default: fileURLToPath(new URL("../../../shared/corpus", import.meta.url)),
    },
  },
});
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const PEERS = ["hucre", "@e965/xlsx"];
const READERS = ["wonmun", ...PEERS];
/** Beside no peer, so once each. */
const WHOLE_JOBS = ["wonmun+json", "wonmun+chunks"];

const folder = mkdtempSync(join(tmpdir(), "sheets-"));
const large = [];
const hostile = [];
try {
  const path = join(folder, "large.xlsx");
  await writeLargeSheet(path, Number(values.rows));
  // In turns, so that a machine that slows down slows all of them down.
  const rounds = [];
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const reader of READERS) rounds.push(measure(reader, path));
  }
  for (const reader of READERS) large.push(middle(rounds.filter((each) => each.reader === reader)));
  for (const job of WHOLE_JOBS) large.push(measure(job, path));
  for (const { name, path: made } of await writeHostileSheets(folder)) {
    hostile.push({ sheet: name, ...measure("wonmun", made) });
  }
} finally {
  rmSync(folder, { recursive: true });
}
console.table(large);
console.table(hostile);

const figures = largeFigures();
const detail = { rows: Number(values.rows), columns: 10, large, hostile };
const files = await compareCells(values.corpus);
if (files) {
  detail.files = files.map(({ file, unread, ...readers }) => ({
    file,
    ...(unread && { unread }),
    ...Object.fromEntries(
      Object.entries(readers).map(([reader, { cells, equal }]) => [reader, { cells, equal }]),
    ),
  }));
  for (const reader of ["sheetjs", "libreoffice"]) addEquality(reader, files);
} else console.log("no corpus here: cells are not compared");
const formats = await compareFormats();
if (formats) {
  const { cells, equal, explained, different } = formats;
  detail.formats = { cells, equal, explained, different };
  figures.push({
    id: "formats-unexplained",
    ko: "LibreOffice와 다르게 보이고 까닭이 밝혀지지 않은 표시 형식 칸",
    en: "Cells of number formats shown unlike LibreOffice for no known reason",
    ours: different.length,
    unit: `of ${cells}`,
    better: "lower",
    bar: 0,
    note: `${equal} equal; the others are where LibreOffice differs from Excel, by class in detail`,
  });
} else console.log("no LibreOffice Calc here: number formats are not compared");
record("sheets", {
  peers: Object.fromEntries(PEERS.map((peer) => [peer, versionOf(peer)])),
  figures,
  detail,
});

function largeFigures() {
  /** How many times ahead of the fastest peer it should be. */
  const AHEAD = 1.3;
  const of = (reader) => large.find((each) => each.reader === reader);
  const peers = PEERS.map(of).filter((each) => !each.failed);
  const fastest = peers.sort((a, b) => a.cpu_s - b.cpu_s)[0];
  const figure = ({ id, ko, en, key, unit, more }) => ({
    ...{ id, ko, en, ours: of("wonmun")[key], unit, better: "lower" },
    ...(fastest && { peer: fastest.reader, theirs: fastest[key] }),
    ...more,
  });
  const rows = Number(values.rows).toLocaleString("en");
  return [
    figure({
      id: "large-cpu",
      ko: `${rows}행 표 읽기 (CPU)`,
      en: `Reading ${rows} rows (CPU)`,
      key: "cpu_s",
      unit: "s",
      more: {
        ...(fastest && { bar: Number((fastest.cpu_s / AHEAD).toFixed(2)) }),
        note: `bar: ${AHEAD} times ahead of the fastest npm peer, which gives stored values and no display`,
      },
    }),
    figure({
      id: "large-memory",
      ko: `${rows}행 표 읽기 (메모리)`,
      en: `Reading ${rows} rows (memory)`,
      key: "peak_mib",
      unit: "MiB",
      more: fastest && {
        bar: fastest.peak_mib,
        note: "cells are made as they are asked for, each of them once here; the peer holds all of its values",
      },
    }),
    {
      ...{ id: "large-json-memory", unit: "MiB", better: "lower" },
      ko: `${rows}행 표를 읽어 JSON으로 보내기 (메모리)`,
      en: `Reading ${rows} rows and sending them as JSON (memory)`,
      ours: of("wonmun+json").peak_mib,
      note: "the whole work of a parser process for /parse: tables found, structure, every cell as JSON, sent piece by piece",
    },
  ];
}

function addEquality(reader, files) {
  const rows = files.map((each) => each[reader]).filter(Boolean);
  if (rows.length === 0) return;
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
  figures.push({
    id: `cells-${reader}`,
    ko: `같은 주소에 같은 글자를 보인 칸 (${reader}와 견줌)`,
    en: `Cells with the same text at the same address as ${reader}`,
    ours: Number(((100 * sum("equal")) / sum("cells")).toFixed(2)),
    unit: "%",
    better: "higher",
    bar: 99.5,
    note: `${sum("cells")} cells; cells under a merge, which nobody sees, count as different where a reader gives their text`,
  });
}

/** The middle of the rounds by CPU time. */
function middle(rounds) {
  const done = rounds.filter((each) => !each.failed).sort((a, b) => a.cpu_s - b.cpu_s);
  return done[done.length >> 1] ?? rounds[0];
}

function measure(reader, path) {
  try {
    const out = execFileSync(process.execPath, [here("one.mjs"), reader, path], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    const { cells: count, cpu, seconds, peak_mib } = JSON.parse(out);
    return {
      reader,
      ...(count !== null && { cells: count }),
      cpu_s: cpu,
      wall_s: seconds,
      peak_mib,
    };
  } catch {
    return { reader, failed: true };
  }
}

function versionOf(peer) {
  try {
    const peers = createRequire(here("../peers/package.json"));
    let at = dirname(peers.resolve(peer));
    while (!at.endsWith(peer)) at = dirname(at);
    return JSON.parse(readFileSync(join(at, "package.json"), "utf8")).version;
  } catch {
    return "not installed";
  }
}
