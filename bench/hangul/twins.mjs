/**
 * Compares pages and boxes of HWP/HWPX with the PDF that Hancom's own program made of the same document.
 *
 *   npm run build && node bench/hangul/twins.mjs [CORPUS] [name part] [--stored]
 *
 * CORPUS is a folder with MANIFEST.json whose files name their twin (`twin-of:x.pdf`). Needs poppler's pdftotext. A piece of
 * text counts when it stands exactly once in the PDF and once in the reading; white space is left out on both sides.
 */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { quantile } from "../statistics.mjs";
import { bytesOf, fromShell, hangulFiles, read } from "./corpus.mjs";
import { textOf } from "./grams.mjs";

const squeeze = (text) => text.normalize("NFC").replace(/[\s\u00ad\u200b]+/gu, "");
const entities = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const LONGEST = 40;
const SHORTEST = 6;

/** One string per page, and the word box behind each of its characters. */
function pdfPages(file) {
  const xml = execFileSync("pdftotext", ["-bbox", file, "-"], {
    maxBuffer: 1 << 28,
    stdio: ["ignore", "pipe", "ignore"],
  }).toString();
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

const isOnce = (text, needle) => {
  const at = text.indexOf(needle);
  return at >= 0 && text.indexOf(needle, at + 1) < 0;
};

/** The only place where the text stands, or null. */
function findOnce(pages, needle) {
  const found = pages.filter((page) => page.text.includes(needle));
  if (found.length !== 1 || !isOnce(found[0].text, needle)) return null;
  const at = found[0].text.indexOf(needle);
  return { page: pages.indexOf(found[0]) + 1, boxes: found[0].boxes.slice(at, at + needle.length) };
}

/** The PDF of a file, its own or that of the file it is the twin of. */
function twinsOf(files) {
  const twin = ({ traits }, pattern) =>
    traits.map((trait) => pattern.exec(trait)?.[1]).find(Boolean);
  const own = (entry) => twin(entry, /^twin-of:(.*\.pdf)$/);
  return files.flatMap((entry) => {
    const sibling = twin(entry, /^twin-of:(.*\.hwpx?)$/)?.normalize("NFC");
    const pdf =
      own(entry) ?? (sibling && files.map((one) => one.name === sibling && own(one)).find(Boolean));
    return pdf ? [{ entry, pdf }] : [];
  });
}

export async function measureTwins(corpus, { part = "", layout = "checked" } = {}) {
  const total = {
    paragraphs: [0, 0],
    cells: [0, 0],
    quiet: [0, 0],
    tops: [],
    outs: [],
    cellOuts: [],
  };
  const rows = [];
  for (const { entry, pdf } of twinsOf(hangulFiles(corpus))) {
    if (!entry.name.includes(part)) continue;
    const document = await read(bytesOf(corpus, entry), entry.name, layout);
    if (!document.access.readable) continue;
    const pages = pdfPages(join(corpus, "pdf", pdf));
    // A PDF whose letters cannot be read back says nothing.
    if (pages.every(({ text }) => text.length < SHORTEST)) continue;
    const row = compare(document, pages, total);
    rows.push({ file: entry.file, ...row });
    console.log(
      `${entry.name.slice(0, 34)} pages ${row.pages}${row.said ? " said" : ""}` +
        ` | lines ${row.paragraphs.join("+")} cells ${row.cells.join("+")} | middle ${row.middle} (${row.boxes})` +
        (row.wrong.length > 0 ? ` | ${row.wrong.slice(0, 4).join("; ")}` : ""),
    );
    delete row.wrong;
  }
  const share = ([right, wrong]) => Math.round((10_000 * right) / (right + wrong)) / 10_000;
  const round = (value) => Math.round(value * 100) / 100;
  const summary = {
    files: rows.length,
    lines: total.paragraphs[0] + total.paragraphs[1],
    lines_right: share(total.paragraphs),
    cells: total.cells[0] + total.cells[1],
    cells_right: share(total.cells),
    unsaid_wrong: total.quiet[1],
    unsaid: total.quiet[0] + total.quiet[1],
    line_middle_median: round(quantile(total.tops, 0.5)),
    line_middle_95: round(quantile(total.tops, 0.95)),
    line_sides_95: round(quantile(total.outs, 0.95)),
    cell_outside_95: round(quantile(total.cellOuts, 0.95)),
    boxes: total.tops.length + total.cellOuts.length,
  };
  console.log(layout, summary);
  return { summary, rows: rows.map(({ wrong, ...row }) => row) };
}

function compare(document, pages, total) {
  const ours = squeeze(textOf(document));
  const said = document.warnings.some(({ code }) => /^PAGES_/.test(code));
  const here = { paragraphs: [0, 0], cells: [0, 0], tops: [], wrong: [] };
  const check = (kind, page, truth, text) => {
    const right = page === truth ? 0 : 1;
    here[kind][right]++;
    total[kind][right]++;
    if (!said) total.quiet[right]++;
    if (right === 1) here.wrong.push(`${kind[0]}${page}≠${truth} ${text.slice(0, 12)}`);
  };
  const find = (needle) =>
    needle.length >= SHORTEST && isOnce(ours, needle) ? findOnce(pages, needle) : null;
  for (const block of document.blocks) {
    if (!["paragraph", "heading", "list_item", "title"].includes(block.type)) continue;
    const characters = [...block.text];
    const whole = { start: 0, end: characters.length, page: block.page, bbox: null };
    for (const line of block.lines ?? [whole]) {
      const needle = squeeze(characters.slice(line.start, line.end).join("")).slice(0, LONGEST);
      const found = find(needle);
      if (!found) continue;
      check("paragraphs", line.page, found.page, needle);
      if (!line.bbox || line.page !== found.page) continue;
      const [x0, y0, x1, y1] = line.bbox;
      // The engine of a PDF gives a word the height of its font, a line is as high as its tallest: compare middles.
      const first = found.boxes[0];
      here.tops.push(Math.abs((first[1] + first[3]) / 2 - (y0 + y1) / 2));
      const left = Math.max(0, x0 - Math.min(...found.boxes.map((box) => box[0])));
      const right = Math.max(0, Math.max(...found.boxes.map((box) => box[2])) - x1);
      total.outs.push(Math.max(left, right));
    }
  }
  for (const table of document.tables) {
    for (const cell of table.cells) {
      const needle = squeeze(cell.text.split("\n")[0]).slice(0, 15);
      const found = find(needle);
      if (!found) continue;
      check("cells", cell.page, found.page, needle);
      if (!cell.bbox || cell.page !== found.page) continue;
      const [x0, y0, x1, y1] = cell.bbox;
      const box = found.boxes[0];
      const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
      total.cellOuts.push(Math.max(0, x0 - x, x - x1, y0 - y, y - y1));
    }
  }
  total.tops.push(...here.tops);
  return {
    pages: `${document.source.pages}/${pages.length}`,
    said,
    paragraphs: here.paragraphs,
    cells: here.cells,
    middle: [0.5, 0.95].map((share) => quantile(here.tops, share)?.toFixed(2) ?? "–").join("/"),
    boxes: here.tops.length,
    wrong: here.wrong,
  };
}

await fromShell(import.meta.url, measureTwins);
