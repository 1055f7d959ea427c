/**
 * Compares pages and boxes of HWP and HWPX with the PDF that Hancom Office made of the same file, with `kordoc` beside it.
 *
 *   npm run build && node bench/hangul/pages.mjs [CORPUS] [name part] [--stored] [--half=fitting] [--kordoc] [--wrong]
 *
 * Needs poppler's pdftotext. A paragraph counts when its first characters stand exactly once in the PDF and once in the reading;
 * white space is left out on both sides. A wrong page is silent where no warning about pages names the page that was given.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { CHECKING } from "../halves.mjs";
import { quantile } from "../statistics.mjs";
import { CORPUS, hasCorpus, read } from "./corpus.mjs";
import { textOf } from "./grams.mjs";
import { printedPairs } from "./pairs.mjs";
import { findOnce, isOnce, printedPages, squeeze } from "./printed-words.mjs";

const LONGEST = 40;
/** In narrow columns a PDF's words soon mix with those of the next cell. */
const LONGEST_IN_CELL = 15;
const SHORTEST = 6;
const BODY = new Set(["paragraph", "heading", "list_item", "title"]);
const KINDS = ["body", "cells", "later", "notes"];

const emptyTotal = () => ({
  ...Object.fromEntries(KINDS.map((kind) => [kind, [0, 0]])),
  silent: 0,
  boxed: { body: 0, cells: 0 },
  distances: [],
  sides: [],
  outside: [],
});

/** Every paragraph of a reading with the page it was given: `{kind, text, page, box}`. */
function* paragraphsOf(document) {
  for (const block of document.blocks) {
    if (block.type === "footnote") yield { kind: "notes", text: block.text, page: block.page };
    if (!BODY.has(block.type)) continue;
    yield { kind: "body", text: block.text, page: block.page, bbox: block.bbox, block };
  }
  for (const table of document.tables) {
    for (const cell of table.cells) {
      let start = 0;
      for (const [index, text] of cell.text.split("\n").entries()) {
        const line = cell.lines?.findLast((one) => one.start <= start) ?? cell;
        const page = index === 0 ? cell.page : line.page;
        const kind = index === 0 ? "cells" : "later";
        yield { kind, text, page, bbox: index === 0 ? cell.bbox : line.bbox };
        start += [...text].length + 1;
      }
    }
  }
}

/** Pages that a warning speaks of; all of them where it names none. */
function isWarned(document, page) {
  return document.warnings.some(
    (one) => /^PAGES_/.test(one.code) && (one.page === null || one.page === page),
  );
}

export function comparePages(document, pages) {
  const total = emptyTotal();
  const wrong = [];
  const ours = squeeze(textOf(document));
  const find = (needle) =>
    needle.length >= SHORTEST && isOnce(ours, needle) ? findOnce(pages, needle) : null;
  for (const { kind, text, page, bbox, block } of paragraphsOf(document)) {
    const needle = squeeze(text).slice(0, kind === "body" ? LONGEST : LONGEST_IN_CELL);
    const found = find(needle);
    if (!found) continue;
    const right = page === found.page;
    const silent = !right && !isWarned(document, page);
    total[kind][right ? 0 : 1]++;
    if (silent) total.silent++;
    if (!right)
      wrong.push(`${kind[0]}${page}≠${found.page}${silent ? "!" : ""} ${needle.slice(0, 14)}`);
    if (bbox && kind in total.boxed) total.boxed[kind]++;
    if (bbox && right && kind === "cells" && found.boxes[0])
      total.outside.push(distanceOutside(bbox, found.boxes[0]));
    if (block?.lines) compareLines(block, find, total);
  }
  return { total, wrong };
}

function compareLines(block, find, total) {
  const characters = [...block.text];
  for (const line of block.lines) {
    const found = find(squeeze(characters.slice(line.start, line.end).join("")).slice(0, LONGEST));
    if (!found?.boxes[0] || !line.bbox || line.page !== found.page) continue;
    const [x0, y0, x1, y1] = line.bbox;
    // A PDF's word has the height of its font, a line is as high as its tallest: compare middles.
    const [, top, , bottom] = found.boxes[0];
    total.distances.push(Math.abs((top + bottom) / 2 - (y0 + y1) / 2));
    const left = Math.max(0, x0 - Math.min(...found.boxes.map((box) => box[0])));
    const right = Math.max(0, Math.max(...found.boxes.map((box) => box[2])) - x1);
    total.sides.push(Math.max(left, right));
  }
}

/** How far the middle of a printed word is outside the box. */
function distanceOutside([x0, y0, x1, y1], word) {
  const [x, y] = [(word[0] + word[2]) / 2, (word[1] + word[3]) / 2];
  return Math.max(0, x0 - x, x - x1, y0 - y, y - y1);
}

/** kordoc's blocks in our form: it gives pages to paragraphs and whole tables. */
async function readByKordoc(bytes) {
  const { parse } = await import("../kordoc.mjs");
  const { blocks = [] } = await parse(Buffer.from(bytes)).catch(() => ({}));
  const tables = blocks.filter(({ table }) => table);
  return {
    warnings: [],
    blocks: blocks.map((one, at) => ({
      id: at,
      type: one.table ? "table" : "paragraph",
      text: one.text ?? "",
      page: one.pageNumber,
    })),
    tables: tables.map((one) => ({
      block: blocks.indexOf(one),
      cells: one.table.cells.flat().map(({ text }) => ({ text, page: one.pageNumber })),
    })),
  };
}

export async function measurePages(
  corpus,
  { part = "", layout = "checked", half = CHECKING, kordoc = false, wrong: all = false } = {},
) {
  const rows = [];
  // kordoc speaks of what it meets; a bench has its own words.
  if (kordoc) console.warn = () => {};
  for (const pair of printedPairs(corpus, part)) {
    if (half !== "both" && pair.half !== half) continue;
    const bytes = readFileSync(join(corpus, pair.file));
    const document = await read(bytes, pair.name, layout);
    if (!document.access.readable) continue;
    const pages = printedPages(join(corpus, pair.pdf), pair.count);
    // A PDF whose letters cannot be read back says nothing.
    if (pages.every(({ text }) => text.length < SHORTEST)) continue;
    const { total, wrong } = comparePages(document, pages);
    const said = document.warnings.filter(({ code }) => /^PAGES_/.test(code));
    const row = {
      file: pair.file,
      name: pair.name,
      half: pair.half,
      pages: `${document.source.pages}/${pages.length}`,
      said: said.some(({ page }) => page === null) ? "all" : said.length,
      total,
      ...(kordoc && { kordoc: comparePages(await readByKordoc(bytes), pages).total }),
    };
    rows.push(row);
    const shown = KINDS.map((kind) => `${kind} ${total[kind].join("+")}`).join(" ");
    console.log(
      `${pair.file.slice(0, 30)} ${pair.half[0]} ${row.pages} said ${row.said} silent ${total.silent} | ${shown}` +
        ` | boxes ${total.boxed.body} ${total.boxed.cells} ${quantile(total.distances, 0.95)?.toFixed(1) ?? "–"}` +
        (wrong.length > 0 ? ` | ${wrong.slice(0, all ? wrong.length : 5).join("; ")}` : ""),
    );
  }
  const summary = summarise(rows, (row) => row.total);
  const peer = kordoc ? summarise(rows, (row) => row.kordoc) : undefined;
  console.log(layout, half, summary, peer ?? "");
  return { half, summary, ...(peer && { kordoc: peer }), rows: rows.map(brief) };
}

function summarise(rows, totalOf) {
  const totals = rows.map(totalOf);
  const counts = (kind) =>
    totals.reduce(([right, wrong], one) => [right + one[kind][0], wrong + one[kind][1]], [0, 0]);
  const share = (part, whole) => (whole === 0 ? null : Math.round((1e4 * part) / whole) / 1e4);
  const round = (value) => (value === null ? null : Math.round(value * 100) / 100);
  const all = (key) => totals.flatMap((one) => one[key]);
  const summary = { files: rows.length };
  let places = 0;
  for (const kind of KINDS) {
    const [right, wrong] = counts(kind);
    places += right + wrong;
    summary[kind] = right + wrong;
    summary[`${kind}_right`] = share(right, right + wrong);
  }
  const silent = totals.reduce((sum, one) => sum + one.silent, 0);
  const boxed = (kind) => totals.reduce((sum, one) => sum + one.boxed[kind], 0);
  return {
    ...summary,
    silent,
    silent_share: share(silent, places),
    files_with_warning: share(rows.filter(({ said }) => said !== 0).length, rows.length),
    body_boxed: share(boxed("body"), summary.body),
    cells_boxed: share(boxed("cells"), summary.cells),
    distance_median: round(quantile(all("distances"), 0.5)),
    distance_95: round(quantile(all("distances"), 0.95)),
    sides_95: round(quantile(all("sides"), 0.95)),
    cell_outside_95: round(quantile(all("outside"), 0.95)),
  };
}

function brief({ file, pages, said, total }) {
  const { body, cells, later, notes, silent, boxed } = total;
  return { file, pages, said, silent, body, cells, later, notes, boxed };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const args = process.argv.slice(2);
  const [corpus = CORPUS, part = ""] = args.filter((arg) => !arg.startsWith("--"));
  const half = args.find((arg) => arg.startsWith("--half="))?.slice("--half=".length);
  if (!hasCorpus(corpus)) console.log(`no corpus at ${corpus}: skipped`);
  else
    await measurePages(corpus, {
      part,
      half,
      layout: args.includes("--stored") ? "stored" : "checked",
      kordoc: args.includes("--kordoc"),
      wrong: args.includes("--wrong"),
    });
}
