/**
 * Tables of PDFs against the same documents in HWP and HWPX, as far as those are printed (`printed-tables.mjs`), and against made
 * documents whose tables are known: TEDS and neighbouring cells, for ruled, partly ruled and unruled tables, beside kordoc and
 * `pdftotext -layout`. `npm run build` first.
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
import { kordocTables, popplerTables, truthOf, twinPdfs } from "./table-files.mjs";
import { joinTables } from "./tables.mjs";

const CLASSES = ["ruled", "partly", "none"];
const WEAK = 0.9;

if (!hasCorpus()) {
  console.log("bench pdf tables: no corpus, skipped");
  process.exit(0);
}
const only = (process.argv[2] ?? "").normalize("NFC");
const isPart = only !== "" || process.env.HALF !== undefined;
const rows = [];
const pdfs = [...twinPdfs(), ...madeTables()];
for (const pdf of pdfs.filter(({ name }) => name.normalize("NFC").includes(only))) {
  const half = halfOf(pdf.name);
  if (process.env.HALF && process.env.HALF !== half) continue;
  const known = pdf.tables ?? (await truthOf(pdf.path, pdf.twin));
  const truth = known.filter(({ ruling }) => ruling !== null);
  if (truth.length === 0) continue;
  const tables = truth.map(({ table }) => table);
  const ours = scoreAgainst(tables, await ourTables(pdf.path));
  const kordoc = scoreAgainst(tables, await kordocTables(pdf.path));
  const poppler = scoreAgainst(tables, await popplerTables(pdf.path));
  for (const [index, { ruling, table }] of truth.entries()) {
    const row = {
      file: pdf.name,
      half,
      ruling,
      ours: ours[index],
      kordoc: kordoc[index],
      poppler: poppler[index],
    };
    rows.push(row);
    if (isPart && Math.min(row.ours.teds, row.ours.f1) < WEAK) showWeak(row, table);
  }
}

function showWeak({ file, ruling, ours, kordoc }, truth) {
  const size = (table) =>
    table ? `${table.rows}x${table.cols} ${table.id ?? ""} p${table.page ?? ""}` : "–";
  console.log(
    ours.teds.toFixed(2),
    ours.f1.toFixed(2),
    "kordoc",
    kordoc.teds.toFixed(2),
    kordoc.f1.toFixed(2),
    ruling,
    "truth",
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
const SCORES = { teds: "TEDS", f1: "neighbouring cells, F1" };

const summary = HALVES.flatMap((half) => {
  const own = rows.filter((row) => row.half === half);
  const classes = CLASSES.map((ruling) => ({
    half,
    ruling,
    ...meansOf(own.filter((row) => row.ruling === ruling).map((row) => [row])),
    made: own.filter((row) => row.ruling === ruling && row.file.startsWith("made-")).length,
  }));
  const files = [...new Set(own.map(({ file }) => file))];
  return [
    ...classes,
    {
      half,
      ruling: "files",
      ...meansOf(files.map((file) => own.filter((row) => row.file === file))),
    },
  ];
});
for (const row of summary) console.log(JSON.stringify(row));

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
  const checked = summary.filter(({ half }) => half === CHECKING);
  record("pdf-tables", {
    peers: { kordoc: kordocVersion },
    figures: checked.flatMap((row) =>
      Object.entries(SCORES).map(([score, name]) => ({
        id: `tables-${row.ruling}-${score}`,
        ko:
          row.ruling === "files"
            ? `PDF의 표(${name}), 파일 평균`
            : `PDF의 표(${name}), ${NAMES[row.ruling]}`,
        en:
          row.ruling === "files"
            ? `tables of PDFs (${name}), mean over files`
            : `tables of PDFs (${name}), ${ENGLISH[row.ruling]}`,
        ours: row[`ours_${score}`],
        unit: "%",
        better: "higher",
        peer: "kordoc",
        theirs: row[`kordoc_${score}`],
        ...(BARS[row.ruling] && { bar: BARS[row.ruling] }),
        note: `checking half, ${row.count}${row.made ? ` (${row.made} of them made)` : ""}; pdftotext -layout ${row[`poppler_${score}`]}`,
      })),
    ),
    detail: { summary },
  });
}
