/**
 * Tables of PDFs against the same documents in HWP and HWPX, and against made documents whose tables are known: TEDS and neighbouring
 * cells, for ruled, partly ruled and unruled tables, beside kordoc and `pdftotext -layout`. `npm run build` first.
 *
 * There are two truths, and both are scored: the tables as the document stores them, and as its print shows them
 * (`printed-tables.mjs`). The second was made after ruled tables had missed their bar by the first.
 *
 *   node bench/pdf/tables-by-class.mjs                  all of it, kept in bench/results/pdf-tables.json
 *   node bench/pdf/tables-by-class.mjs [part of a name] some files only; each weak table is listed and nothing is kept
 *
 * HALF=fitting reads that half alone, lists its weak tables and keeps nothing; thresholds are fitted on it.
 */

import { CHECKING, HALVES, halfOf } from "../halves.mjs";
import { kordocVersion } from "../kordoc.mjs";
import { record } from "../record.mjs";
import { mean } from "../statistics.mjs";
import { hasCorpus, percent } from "./corpus.mjs";
import { readingOf } from "./kept.mjs";
import { madeTables } from "./made-tables.mjs";
import { scoreAgainst } from "./match-tables.mjs";
import { isUnchanged, kordocTables, popplerTables, truthsOf, twinPdfs } from "./table-files.mjs";
import { joinTables } from "./tables.mjs";

const CLASSES = ["ruled", "partly", "none"];
const WEAK = 0.9;

if (!hasCorpus()) {
  console.log("bench pdf tables: no corpus, skipped");
  process.exit(0);
}
const only = (process.argv[2] ?? "").normalize("NFC");
const isPart = only !== "" || process.env.HALF !== undefined;
const rows = { stored: [], printed: [] };
const changed = Object.fromEntries(HALVES.map((half) => [half, { blanked: 0, folded: 0 }]));
const pdfs = [...twinPdfs(), ...madeTables()];
for (const pdf of pdfs.filter(({ name }) => name.normalize("NFC").includes(only))) {
  const half = halfOf(pdf.name);
  if (process.env.HALF && process.env.HALF !== half) continue;
  const { stored, printed } = pdf.tables
    ? { stored: pdf.tables, printed: pdf.tables }
    : await truthsOf(pdf.path, pdf.twin);
  const own = await rowsOf(pdf, half, printed, "printed");
  const same = new Map(own.filter(isUnchanged).map((row) => [row.table, row]));
  const others = stored.filter(({ table }) => !same.has(table));
  rows.printed.push(...own);
  rows.stored.push(...same.values(), ...(await rowsOf(pdf, half, others, "stored")));
}

/** How each table of a truth that can be found on the pages is read. */
async function rowsOf(pdf, half, tables, name) {
  const truth = tables.filter(({ ruling }) => ruling !== null);
  if (truth.length === 0) return [];
  const known = truth.map(({ table }) => table);
  const ours = scoreAgainst(known, await ourTables(pdf.path));
  const kordoc = scoreAgainst(known, await kordocTables(pdf.path));
  const poppler = scoreAgainst(known, await popplerTables(pdf.path));
  return truth.map(({ ruling, table }, index) => {
    for (const cell of table.cells) if (cell.changed) changed[half][cell.changed]++;
    const scores = { ours: ours[index], kordoc: kordoc[index], poppler: poppler[index] };
    const row = { file: pdf.name, half, ruling, table, ...scores };
    if (isPart && Math.min(row.ours.teds, row.ours.f1) < WEAK) showWeak(row, name);
    return row;
  });
}

function showWeak({ file, ruling, table: truth, ours, kordoc }, name) {
  const size = (table) =>
    table ? `${table.rows}x${table.cols} ${table.id ?? ""} p${table.page ?? ""}` : "–";
  console.log(
    ours.teds.toFixed(2),
    ours.f1.toFixed(2),
    "kordoc",
    kordoc.teds.toFixed(2),
    kordoc.f1.toFixed(2),
    ruling,
    name,
    size(truth),
    "found",
    size(ours.found),
    file,
  );
}

/** The tables of a reading, from kept pages. */
async function ourTables(path) {
  const { tables } = await readingOf(path);
  // A document may hold a table of each page where the reading has one that goes on: both are tried, the first page's too.
  return [...joinTables(tables), ...joinTables(pagesOfTables(tables))];
}

/** Each page's part of the tables that go on, with the header rows that the page prints again. */
function pagesOfTables(tables) {
  const byId = new Map(tables.map((table) => [table.id, table]));
  const goesOn = new Set(tables.map(({ continues }) => continues));
  return tables
    .filter(({ id, continues }) => continues !== null || goesOn.has(id))
    .map((table) => {
      const heads = table.repeated_header_rows ?? 0;
      let first = table;
      while (first.continues !== null) first = byId.get(first.continues);
      return {
        ...table,
        continues: null,
        rows: table.rows + heads,
        cells: [
          ...first.cells.filter(({ row }) => row < heads),
          ...table.cells.map((cell) => ({ ...cell, row: cell.row + heads })),
        ],
      };
    });
}

const READERS = ["ours", "kordoc", "poppler"];
const NAMES = { ruled: "선이 있는 표", partly: "선이 일부만 있는 표", none: "선이 없는 표" };
const ENGLISH = { ruled: "ruled", partly: "partly ruled", none: "unruled" };
const BARS = { ruled: 95, partly: 95, none: 85 };
const { blanked, folded } = changed[CHECKING];
/** Said beside the figures by the stored truth. */
const STORED = `; the truth as the documents store it: by it F1 was 94.4 and missed its bar before the truth was changed to what is printed, which blanks ${blanked} cells and puts the text of boxes into ${folded}; since then the readers of HWP and HWPX leave out guides of unfilled fields, which are not printed, so that this truth has none either`;
const SCORES = { teds: "TEDS", f1: "neighbouring cells, F1" };

const summary = Object.entries(rows).flatMap(([truth, all]) =>
  HALVES.flatMap((half) => summaryOf(truth, half, all)),
);
for (const row of summary) console.log(JSON.stringify(row));
console.log("cells of the printed truth that differ from the stored one", JSON.stringify(changed));

function summaryOf(truth, half, all) {
  const own = all.filter((row) => row.half === half);
  const classes = CLASSES.map((ruling) => ({
    truth,
    half,
    ruling,
    ...meansOf(own.filter((row) => row.ruling === ruling).map((row) => [row])),
    made: own.filter((row) => row.ruling === ruling && row.file.startsWith("made-")).length,
  }));
  const files = [...new Set(own.map(({ file }) => file))];
  const means = meansOf(files.map((file) => own.filter((row) => row.file === file)));
  return [...classes, { truth, half, ruling: "files", ...means }];
}

/** The mean over groups of the mean in each, for every reader and score. */
function meansOf(groups) {
  const means = { count: groups.length };
  for (const reader of READERS)
    for (const score of Object.keys(SCORES))
      means[`${reader}_${score}`] = percent(
        mean(groups.map((group) => mean(group.map((row) => row[reader][score])))),
      );
  return means;
}

if (!isPart) {
  const of = (truth) => summary.filter((row) => row.half === CHECKING && row.truth === truth);
  record("pdf-tables", {
    peers: { kordoc: kordocVersion },
    figures: [
      ...of("printed").flatMap((row) => figuresOf(row, "", "")),
      ...of("stored")
        .filter(({ ruling }) => ruling === "ruled")
        .flatMap((row) => figuresOf(row, "-stored", STORED)),
    ],
    detail: { summary, changed },
  });
}

function figuresOf(row, suffix, note) {
  const ofFiles = row.ruling === "files";
  const [ko, en] = suffix ? [", 저장된 대로", ", as stored"] : ["", ""];
  return Object.entries(SCORES).map(([score, name]) => ({
    id: `tables-${row.ruling}-${score}${suffix}`,
    ko: `PDF의 표(${name}), ${ofFiles ? "파일 평균" : NAMES[row.ruling]}${ko}`,
    en: `tables of PDFs (${name}), ${ofFiles ? "mean over files" : ENGLISH[row.ruling]}${en}`,
    ours: row[`ours_${score}`],
    unit: "%",
    better: "higher",
    peer: "kordoc",
    theirs: row[`kordoc_${score}`],
    ...(BARS[row.ruling] && { bar: BARS[row.ruling] }),
    note: `checking half, ${row.count}${row.made ? ` (${row.made} of them made)` : ""}; pdftotext -layout ${row[`poppler_${score}`]}${note}`,
  }));
}
