/**
 * Tables of PDFs against the same documents in HWP and HWPX: TEDS and neighbouring cells, for ruled, partly ruled and unruled
 * tables, beside kordoc and `pdftotext -layout`. `npm run build` first.
 *
 *   node bench/pdf/tables-by-class.mjs                  all of it, kept in bench/results/pdf-tables.json
 *   node bench/pdf/tables-by-class.mjs [part of a name] some files only; each weak table is listed and nothing is kept
 *
 * HALF=fitting lists the weak tables of that half; thresholds are fitted on it alone.
 */

import { Draft } from "../../dist/readers/document-draft.js";
import { assembleBlocks } from "../../dist/readers/layout/assemble-blocks.js";
import { layOutPage } from "../../dist/readers/layout/page-flow.js";
import { HALVES, halfOf } from "../halves.mjs";
import { mean } from "../statistics.mjs";
import { hasCorpus, percent } from "./corpus.mjs";
import { scoreAgainst } from "./match-tables.mjs";
import { kordocTables, pagesOf, popplerTables, truthOf, twinPdfs } from "./table-files.mjs";
import { joinTables } from "./tables.mjs";

const CLASSES = ["ruled", "partly", "none"];
const WEAK = 0.9;

if (!hasCorpus()) {
  console.log("bench pdf tables: no corpus, skipped");
  process.exit(0);
}
const only = (process.argv[2] ?? "").normalize("NFC");
const rows = [];
for (const pdf of twinPdfs().filter(({ name }) => name.normalize("NFC").includes(only))) {
  const truth = (await truthOf(pdf.path, pdf.twin)).filter(({ ruling }) => ruling !== null);
  if (truth.length === 0) continue;
  const tables = truth.map(({ table }) => table);
  const half = halfOf(pdf.name);
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
    if ((only !== "" || half === process.env.HALF) && row.ours.teds < WEAK) showWeak(row, table);
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
  const { pages, bookmarks } = await pagesOf(path);
  const draft = new Draft("pdf");
  assembleBlocks(
    draft,
    pages.map((page) => layOutPage(page)),
    bookmarks,
  );
  // A document may hold a table of each page where the reading has one that goes on: both are tried.
  const parts = draft.tables.filter(({ continues }) => continues !== null);
  return [
    ...joinTables(draft.tables),
    ...joinTables(parts.map((table) => ({ ...table, continues: null }))),
  ];
}

for (const half of HALVES) {
  for (const ruling of CLASSES) {
    const own = rows.filter((row) => row.half === half && row.ruling === ruling);
    console.log(
      half,
      ruling,
      own.length,
      ["ours", "kordoc", "poppler"]
        .map(
          (who) =>
            `${who} ${percent(mean(own.map((row) => row[who].teds)))} ${percent(mean(own.map((row) => row[who].f1)))}`,
        )
        .join("   "),
    );
  }
  const own = rows.filter((row) => row.half === half);
  const files = [...new Set(own.map(({ file }) => file))];
  console.log(
    half,
    "file mean",
    files.length,
    ["ours", "kordoc", "poppler"]
      .map(
        (who) =>
          `${who} ${percent(mean(files.map((file) => mean(own.filter((row) => row.file === file).map((row) => row[who].teds)))))} ${percent(mean(files.map((file) => mean(own.filter((row) => row.file === file).map((row) => row[who].f1)))))}`,
      )
      .join("   "),
  );
}
