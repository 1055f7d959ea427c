/**
 * Everything that is measured of the PDF reader: recall, reading order, tables, headings and boxes on the corpus and on
 * DOCX files printed to PDF, speed beside peers, memory over a long file. `npm run build` first.
 *
 *   node bench/pdf/run.mjs                       all of it, kept in bench/results/pdf.json
 *   node bench/pdf/run.mjs [part of a file name] some files only; with DETAIL=1 each weak table; nothing is kept
 *   node bench/pdf/run.mjs --speed               speed and memory alone, kept beside the quality figures of the last whole run
 */
import { readFileSync } from "node:fs";
import { record } from "../record.mjs";
import { mhs, outlineOf } from "../scores/scores.mjs";
import { mean } from "../statistics.mjs";
import { scoreBoxes } from "./boxes.mjs";
import { corpusPdfs, hasCorpus, percent, read } from "./corpus.mjs";
import { figuresOf } from "./figures.mjs";
import { measureLong } from "./long.mjs";
import { makeTwins } from "./made-twins.mjs";
import { scoreOrder } from "./order.mjs";
import { measureSpeed } from "./speed.mjs";
import { scoreTables } from "./tables.mjs";

/** Speed is measured on files of so many pages: start-up costs do not count, and it ends in minutes. */
const SPEED_PAGES = [3, 40];
const SPEED_FIGURES = /^(?:speed-|first-page|memory-growth)/;
/** Tables below this are listed with DETAIL=1. */
const WEAK = 0.9;

if (!hasCorpus()) {
  console.log("bench pdf: no corpus, skipped");
  process.exit(0);
}
if (process.argv[2] === "--speed") {
  await keepSpeed();
  process.exit(0);
}
const only = (process.argv[2] ?? "").normalize("NFC");
const rows = [];
for (const pdf of corpusPdfs(only)) rows.push(await look(pdf));
if (only !== "") process.exit(0);

const { made, drop } = makeTwins();
const printed = [];
for (const pdf of made) {
  const row = await look({ ...pdf, reference: null, traits: [] });
  printed.push({ ...row, tagged: pdf.tagged });
}
drop();

const speed = await measureSpeed(rows.filter(isTimed).map((row) => row.path));
const long = measureLong();

record("pdf", {
  peers: speed.peers,
  figures: figuresOf(rows, printed, speed.rows, long),
  detail: {
    files: rows.map(brief),
    printed: printed.map(brief),
    speed: speed.rows.map(whole),
    long,
  },
});

// Tables by how they are ruled, beside kordoc: kept as an area of their own.
await import("./tables-by-class.mjs");

function isTimed({ characters, pages }) {
  return characters > 0 && pages >= SPEED_PAGES[0] && pages <= SPEED_PAGES[1];
}

/** `detail.quality_at` then says when the other figures were taken. */
async function keepSpeed() {
  const timed = [];
  for (const { path } of corpusPdfs()) {
    const { source, blocks } = await read(path);
    if (isTimed({ characters: blocks.length, pages: source.pages })) timed.push(path);
  }
  const times = await measureSpeed(timed);
  for (const row of times.rows)
    console.log((row.reader / row.engine).toFixed(2).padStart(6), JSON.stringify(whole(row)));
  const memory = measureLong();
  const kept = JSON.parse(readFileSync(new URL("../results/pdf.json", import.meta.url), "utf8"));
  const fresh = new Map(
    figuresOf([], [], times.rows, memory)
      .filter(({ id }) => SPEED_FIGURES.test(id))
      .map((figure) => [figure.id, figure]),
  );
  record("pdf", {
    peers: { ...kept.peers, ...times.peers },
    figures: kept.figures.map((figure) => fresh.get(figure.id) ?? figure),
    detail: {
      ...kept.detail,
      quality_at: kept.detail.quality_at ?? kept.at,
      speed: times.rows.map(whole),
      long: memory,
    },
  });
}

/** All scores of one file; those that do not apply are null. */
async function look(pdf) {
  // Scans are the OCR bench's: here their pages count as marked for it.
  const document = await read(pdf.path);
  const { readable, reason } = document.access;
  const row = { file: pdf.name, path: pdf.path, reason: reason ?? null };
  if (!readable) {
    console.log(`${reason.padEnd(50)} ${pdf.name}`);
    return row;
  }
  const twin = pdf.twin ? await read(pdf.twin) : null;
  const compared = twin?.access.readable ? twin : null;
  row.pages = document.source.pages;
  row.characters = document.blocks.reduce((sum, block) => sum + block.text.length, 0);
  Object.assign(row, scoreOrder(pdf, document, compared));
  row.tables = compared ? await scoreTables(pdf, document, compared) : [];
  row.headings = compared?.blocks.some((block) => block.type === "heading")
    ? mhs(outlineOf(compared.blocks), outlineOf(document.blocks))
    : null;
  Object.assign(row, await scoreBoxes(pdf.path, document));
  const scores = [row.recall, row.seenRecall, row.order, row.twinOrder, row.headings];
  const teds = mean(row.tables.map((table) => table.score));
  console.log(
    [...scores, teds].map((value) => String(percent(value) ?? "–").padStart(6)).join(" "),
    `${row.held}/${row.boxes}`,
    pdf.name,
  );
  if (process.env.DETAIL === "1") for (const table of row.tables) showWeak(table);
  return row;
}

function showWeak({ score, ruling, truth, found }) {
  if (score >= WEAK) return;
  const size = (table) => (table ? `${table.rows}x${table.cols} ${table.id} p${table.page}` : "–");
  console.log(`    ${score.toFixed(2)} ${ruling} truth ${size(truth)} found ${size(found)}`);
}

/** A row as it is kept: shares in percent, no path. */
function brief({ tables = [], path: _, held, boxes, ...row }) {
  const numbers = ["recall", "seenRecall", "order", "twinOrder", "headings"].map((key) => [
    key,
    percent(row[key]),
  ]);
  return {
    ...row,
    ...Object.fromEntries(numbers),
    tables: tables.length,
    teds: percent(mean(tables.map((table) => table.score))),
    boxes: boxes === undefined ? null : `${held}/${boxes}`,
  };
}

function whole(times) {
  const kept = ([key, value]) => [key, typeof value === "number" ? Math.round(value) : value];
  return Object.fromEntries(Object.entries(times).map(kept));
}
