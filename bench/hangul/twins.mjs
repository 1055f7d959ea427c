/**
 * Compares pages and boxes of HWP/HWPX with the PDF that Hancom's own program made of the same document.
 *
 *   npm run build && node bench/hangul/twins.mjs CORPUS [name part] [--stored]
 *
 * CORPUS is a folder with MANIFEST.json whose files name their twin (`twin-of:x.pdf`). Needs poppler's pdftotext. A piece of
 * text counts when it stands exactly once in the PDF; white space is left out on both sides.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { readFile } from "../../dist/readers/read.js";

const args = process.argv.slice(2);
const stored = args.includes("--stored");
const [corpus, part = ""] = args.filter((arg) => !arg.startsWith("--"));
const manifest = JSON.parse(readFileSync(join(corpus, "MANIFEST.json"), "utf8"));

const squeeze = (text) => text.normalize("NFC").replace(/[\s\u00ad\u200b]+/gu, "");
const entities = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** One string per page, and the word box behind each of its characters. */
function pdfPages(file) {
  const xml = execFileSync("pdftotext", ["-bbox", file, "-"], { maxBuffer: 1 << 28 }).toString();
  return xml
    .split("<page ")
    .slice(1)
    .map((page) => {
      let text = "";
      const boxes = [];
      const words =
        /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">([^<]*)</g;
      for (const [, x0, y0, x1, y1, raw] of page.matchAll(words)) {
        const word = squeeze(raw.replace(/&(\w+);/g, (all, name) => entities[name] ?? all));
        const box = [x0, y0, x1, y1].map(Number);
        text += word;
        for (let i = 0; i < word.length; i++) boxes.push(box);
      }
      return { text, boxes };
    });
}

/** The only place where the text stands, or null. */
function findOnce(pages, needle) {
  let found = null;
  for (const [index, page] of pages.entries()) {
    const at = page.text.indexOf(needle);
    if (at < 0) continue;
    if (found || page.text.indexOf(needle, at + 1) >= 0) return null;
    found = { page: index + 1, boxes: page.boxes.slice(at, at + needle.length) };
  }
  return found;
}

function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted.length === 0
    ? Number.NaN
    : sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

const twinOf = new Map();
for (const { file, traits = [] } of manifest.files) {
  const pdf = traits.map((trait) => /^twin-of:(.*\.pdf)$/.exec(trait)?.[1]).find(Boolean);
  if (pdf && /^hwpx?\//.test(file)) twinOf.set(file, pdf);
}
for (const { file, traits = [] } of manifest.files) {
  const sibling = traits.map((trait) => /^twin-of:(.*\.hwpx?)$/.exec(trait)?.[1]).find(Boolean);
  const pdf = sibling && [...twinOf].find(([name]) => basename(name) === sibling)?.[1];
  if (pdf && !twinOf.has(file) && /^hwpx?\//.test(file)) twinOf.set(file, pdf);
}

const LONGEST = 40;
const SHORTEST = 6;
const total = {
  paragraphs: [0, 0],
  cells: [0, 0],
  quiet: [0, 0],
  tops: [],
  outs: [],
  cellOuts: [],
};
for (const [file, pdf] of twinOf) {
  if (!file.normalize("NFC").includes(part)) continue;
  const options = { layout: stored ? "stored" : "checked", ocr: false };
  const bytes = readFileSync(join(corpus, file));
  const document = await readFile({ bytes, filename: basename(file), options });
  if (!document.access.readable) continue;
  const pages = pdfPages(join(corpus, "pdf", pdf));
  const computed = document.warnings.some(({ code }) => code === "PAGES_COMPUTED");
  const here = { paragraphs: [0, 0], cells: [0, 0], tops: [], outs: [], cellOuts: [], wrong: [] };
  const check = (kind, page, truth, text) => {
    const right = page === truth;
    here[kind][right ? 0 : 1]++;
    total[kind][right ? 0 : 1]++;
    if (!computed) total.quiet[right ? 0 : 1]++;
    if (!right) here.wrong.push(`${kind[0]}${page}≠${truth} ${text.slice(0, 12)}`);
  };
  for (const block of document.blocks) {
    if (!["paragraph", "heading", "list_item", "title"].includes(block.type)) continue;
    const characters = [...block.text];
    for (const line of block.lines ?? [
      { start: 0, end: characters.length, page: block.page, bbox: null },
    ]) {
      const needle = squeeze(characters.slice(line.start, line.end).join("")).slice(0, LONGEST);
      const found = needle.length >= SHORTEST && findOnce(pages, needle);
      if (!found) continue;
      check("paragraphs", line.page, found.page, needle);
      if (!line.bbox || line.page !== found.page) continue;
      const [x0, y0, x1, y1] = line.bbox;
      // The engine of a PDF gives a word the height of its font, a line is as high as its tallest: compare middles.
      const first = found.boxes[0];
      here.tops.push(Math.abs((first[1] + first[3]) / 2 - (y0 + y1) / 2));
      const left = Math.max(0, x0 - Math.min(...found.boxes.map((box) => box[0])));
      const right = Math.max(0, Math.max(...found.boxes.map((box) => box[2])) - x1);
      here.outs.push(Math.max(left, right));
    }
  }
  for (const table of document.tables) {
    for (const cell of table.cells) {
      const needle = squeeze(cell.text.split("\n")[0]).slice(0, 15);
      const found = needle.length >= SHORTEST && findOnce(pages, needle);
      if (!found) continue;
      check("cells", cell.page, found.page, needle);
      if (!cell.bbox || cell.page !== found.page) continue;
      const [x0, y0, x1, y1] = cell.bbox;
      const box = found.boxes[0];
      const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
      here.cellOuts.push(Math.max(0, x0 - x, x - x1, y0 - y, y - y1));
    }
  }
  total.tops.push(...here.tops);
  total.outs.push(...here.outs);
  total.cellOuts.push(...here.cellOuts);
  const p = (list) => `${quantile(list, 0.5).toFixed(2)}/${quantile(list, 0.95).toFixed(2)}`;
  console.log(
    `${basename(file).slice(0, 34)} pages ${document.source.pages}/${pages.length}${computed ? " computed" : ""}` +
      ` | paragraphs ${here.paragraphs.join("+")} cells ${here.cells.join("+")}` +
      ` | middle ${p(here.tops)} side ${p(here.outs)} cell ${p(here.cellOuts)} (${here.tops.length}, ${here.cellOuts.length})` +
      (here.wrong.length > 0 ? ` | ${here.wrong.slice(0, 4).join("; ")}` : ""),
  );
}
const share = ([right, wrong]) =>
  `${((100 * right) / (right + wrong)).toFixed(2)} % of ${right + wrong}`;
console.log(`paragraph lines on their page: ${share(total.paragraphs)}`);
console.log(`cells on their page: ${share(total.cells)}`);
console.log(`on their page where no warning was given: ${share(total.quiet)}`);
for (const [name, list] of [
  ["line middle, points", total.tops],
  ["line sides, points outside", total.outs],
  ["cell text, points outside the cell", total.cellOuts],
]) {
  console.log(
    `${name}: median ${quantile(list, 0.5).toFixed(2)}, 95 % ${quantile(list, 0.95).toFixed(2)} of ${list.length}`,
  );
}
