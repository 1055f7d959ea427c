/**
 * Fits the thresholds of `src/readers/table-head-weights.ts` again, on tables whose author shows which rows are the header.
 *
 *   npm run build && nice node scripts/fit-table-heads.mjs [BODY.labels…] [--values 0.2,0.34,0.5] [--minutes 10]
 *
 * The tables are those of the fitting half's HWP and HWPX files in `../shared/corpus`. The author shows a header by marking its cells
 * (제목 셀), or by painting the first row throughout and not the next; he shows that there is none by painting labels in
 * other rows and not the whole first row. What the cells say alone, without paint and marks, must come to the same. The score is
 * the share of headers that are found, less twice the share of headers found that are none or have another depth: a wrong header is
 * worse than none.
 */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { documentsOf, FITTING, halfOf } from "../bench/halves.mjs";
import { sweep } from "./sweep.mjs";

const CORPUS = fileURLToPath(new URL("../../shared/corpus", import.meta.url));
if (!existsSync(`${CORPUS}/MANIFEST.json`)) {
  console.log("no corpus beside the repository: nothing is fitted");
  process.exit(0);
}
const { OleFile } = await import("../dist/readers/containers/ole.js");
const { UnpackBudget, ZipArchive } = await import("../dist/readers/containers/zip.js");
const { repairGrid } = await import("../dist/readers/hangul/table-grid.js");
const { eachParagraph } = await import("../dist/readers/hangul/walk-paragraphs.js");
const { decodeHwp, fileHeaderOf } = await import("../dist/readers/hwp/reader.js");
const { decodeHwpx } = await import("../dist/readers/hwpx/reader.js");
const { headRows } = await import("../dist/readers/table-heads.js");
const weights = await import("../dist/readers/table-head-weights.js");

const shown = [];
for (const path of files()) {
  const document = await decode(path).catch(() => null);
  if (!document) continue;
  eachParagraph(document, ({ items }) => {
    for (const item of items) {
      const table = item.kind === "table" ? shownTable(item, document.definitions) : null;
      if (table) shown.push(table);
    }
  });
}
const headers = shown.filter(({ depth }) => depth > 0).length;
console.log(`${headers} tables with a header and ${shown.length - headers} without one`);

const { HEAD, BODY, CELL } = weights;
await sweep({ HEAD, BODY, CELL }, () => {
  let [right, wrong] = [0, 0];
  for (const { rows, cols, cells, depth } of shown) {
    const found = headRows(rows, cols, cells);
    if (found > 0 && found === depth) right += 1;
    else if (found > 0) wrong += 1;
  }
  const precision = right + wrong === 0 ? 0 : right / (right + wrong);
  return { score: right / headers - (2 * wrong) / headers, precision, recall: right / headers };
});

/** HWP and HWPX files of the fitting half; of one document in both formats the first. */
function files() {
  const manifest = JSON.parse(readFileSync(`${CORPUS}/MANIFEST.json`, "utf8")).files;
  const documentOf = documentsOf(manifest);
  const taken = new Map();
  for (const { file, kind } of manifest) {
    const id = documentOf(file);
    if ((kind === "hwp" || kind === "hwpx") && halfOf(id) === FITTING && !taken.has(id))
      taken.set(id, `${CORPUS}/${file}`);
  }
  return taken.values();
}

async function decode(path) {
  const bytes = readFileSync(path);
  if (bytes.subarray(0, 2).toString() === "PK")
    return decodeHwpx(await ZipArchive.open(bytes, UnpackBudget.forPackage()));
  const ole = OleFile.open(bytes);
  return decodeHwp(ole, fileHeaderOf(ole));
}

/** A table as its words alone show it, with the header rows that its author shows; null where he shows nothing. */
function shownTable(control, { filled }) {
  const { rows, cols, cells } = repairGrid(control);
  if (rows < 2 || cols < 2) return null;
  const depth = markedRows(rows, cells) ?? paintedRows(rows, cells, filled);
  if (depth === null) return null;
  const bare = cells.map(({ row, col, rowSpan, colSpan, paragraphs }) => ({
    ...{ row, col, rowSpan, colSpan },
    text: textOf(paragraphs),
  }));
  return { rows, cols, cells: bare, depth };
}

function markedRows(rows, cells) {
  const first = Math.min(rows, ...cells.filter(({ header }) => !header).map(({ row }) => row));
  return first > 0 && first < rows ? first : null;
}

function paintedRows(rows, cells, filled) {
  const isPainted = ({ borderFill }) => filled.has(borderFill);
  const first = cells.filter(({ row }) => row === 0);
  const depth = Math.max(1, ...first.map(({ rowSpan }) => rowSpan));
  const below = cells.filter(({ row }) => row >= depth);
  if (first.length > 1 && first.every(isPainted))
    return depth < rows && !below.some(isPainted) ? depth : null;
  const labels = below.filter(isPainted);
  return labels.length > 1 && labels.length < below.length && !first.every(isPainted) ? 0 : null;
}

function textOf(paragraphs) {
  return paragraphs
    .map(({ items }) => items.map((item) => (item.kind === "text" ? item.text : "")).join(""))
    .join("\n");
}
