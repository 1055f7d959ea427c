/** What the table bench compares, file by file: the tables of the same document in HWP or HWPX, and what peers read. */

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { kordocVersion, parse } from "../kordoc.mjs";
import { CORPUS, corpusPdfs } from "./corpus.mjs";
import { kept, sumOf, twinKey, twinOf } from "./kept.mjs";
import { printedTables } from "./printed-tables.mjs";
import { drawnOf, rulingOf } from "./ruled.mjs";
import { dataTables } from "./tables.mjs";

/** What is kept of a truth is made anew when the code that makes it changes. */
const TRUTH = sumOf(
  ["printed-tables.mjs", "tables.mjs", "ruled.mjs"]
    .map((name) => readFileSync(new URL(name, import.meta.url), "utf8"))
    .join(""),
);
/** Columns of a line that `pdftotext -layout` prints are parted by this. */
const GAP = /\s{2,}/;

/** Every PDF with a twin: `{ name, path, twin }`; a PDF that several twins were printed to counts once. */
export function twinPdfs() {
  const pairs = JSON.parse(readFileSync(join(CORPUS, "pairs/MANIFEST.json"), "utf8")).files;
  const seen = new Set();
  return [
    ...corpusPdfs().filter(({ twin }) => twin !== null),
    ...pairs.map(({ file, pdf, name }) => ({
      name,
      path: join(CORPUS, pdf),
      twin: join(CORPUS, file),
    })),
  ].filter(({ path }) => {
    const sum = sumOf(readFileSync(path));
    if (seen.has(sum)) return false;
    seen.add(sum);
    return true;
  });
}

/**
 * The twin's data tables, each with how its lines are drawn in the PDF: `stored` as the document has them, `printed` as its print
 * shows them.
 */
export const truthsOf = (path, twin) =>
  kept(`${sumOf(readFileSync(path))}-${twinKey(twin)}-${TRUTH}.truths`, async () => {
    const document = await twinOf(twin);
    if (!document) return { stored: [], printed: [] };
    const stored = dataTables(document.tables);
    const printed = dataTables(printedTables(document.tables, popplerText(path, "-raw")));
    const drawn = stored.length + printed.length > 0 ? await drawnOf(path) : null;
    const ruled = (table) => ({ table, ruling: rulingOf(table, drawn) });
    const asPrinted = printed.map(ruled);
    const unchanged = new Map(asPrinted.filter(isUnchanged).map((one) => [one.table.id, one]));
    return {
      stored: stored.map((table) => unchanged.get(table.id) ?? ruled(table)),
      printed: asPrinted,
    };
  });

/** Whether a table of the printed truth is the same in the stored one. */
export const isUnchanged = ({ table }) => !table.cells.some(({ changed }) => changed);

/** Tables that kordoc reads, in our form, in the document's order. */
export const kordocTables = (path) =>
  kept(`${sumOf(readFileSync(path))}-kordoc-${kordocVersion}`, async () => {
    try {
      const result = await parse(readFileSync(path));
      return (result.blocks ?? [])
        .filter(({ table }) => table)
        .map(({ table }) => fromKordoc(table));
    } catch {
      return [];
    }
  });

/** A place that a spanning cell covers is an empty cell of no span there. */
function fromKordoc(table) {
  const covered = new Set();
  const cells = [];
  for (const [row, list] of table.cells.entries()) {
    for (const [col, cell] of list.entries()) {
      if (covered.has(`${row},${col}`)) continue;
      for (let r = row; r < row + cell.rowSpan; r++)
        for (let c = col; c < col + cell.colSpan; c++) covered.add(`${r},${c}`);
      cells.push({
        row,
        col,
        row_span: cell.rowSpan,
        col_span: cell.colSpan,
        text: cell.text.replace(/<br\s*\/?>/gi, "\n"),
      });
    }
  }
  return { rows: table.rows, cols: table.cols, cells };
}

const popplerText = (path, form) =>
  execFileSync("pdftotext", [form, path, "-"], {
    maxBuffer: 1 << 30,
    stdio: ["ignore", "pipe", "ignore"],
  }).toString("utf8");

/** Lines of `pdftotext -layout` that stand under one another with two pieces or more, as the rows of a table. */
export const popplerTables = (path) =>
  kept(`${sumOf(readFileSync(path))}-pdftotext`, async () => {
    const text = popplerText(path, "-layout");
    const tables = [];
    let rows = [];
    for (const line of [...text.split(/\n|\f/), ""]) {
      const pieces = line.trim() === "" ? [] : line.trim().split(GAP);
      if (line.trim() === "" && rows.length > 0) continue;
      if (pieces.length >= 2) rows.push(pieces);
      else {
        if (rows.length >= 2) tables.push(rows);
        rows = [];
      }
    }
    if (rows.length >= 2) tables.push(rows);
    return tables.map((lines) => ({
      rows: lines.length,
      cols: Math.max(...lines.map((pieces) => pieces.length)),
      cells: lines.flatMap((pieces, row) =>
        pieces.map((piece, col) => ({ row, col, row_span: 1, col_span: 1, text: piece })),
      ),
    }));
  });
