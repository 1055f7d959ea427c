/** The words of a printed PDF, page by page, by poppler's pdftotext; kept in the system's folder for temporary files between runs. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const KEPT = join(tmpdir(), "wonmun-printed-words");
const ENTITIES = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

export const squeeze = (text) => text.normalize("NFC").replace(/[\s\u00ad\u200b]+/gu, "");

/**
 * One string per page without white space, and the word box behind each of its characters. Where the print has two pages on a sheet
 * (`count` pages, half as many sheets), the left half is the first of them; its boxes are smaller than the page's, and left out.
 */
export function printedPages(file, count) {
  const sheets = wordsOf(file).split("<page ").slice(1).map(wordsOnSheet);
  if (count === undefined || Math.ceil(count / 2) !== sheets.length || count < 3)
    return sheets.map(({ words }) => pageOf(words));
  return sheets
    .flatMap(({ words, width }) => [
      pageOf(
        words.filter(({ box }) => box[0] < width / 2),
        false,
      ),
      pageOf(
        words.filter(({ box }) => box[0] >= width / 2),
        false,
      ),
    ])
    .slice(0, count);
}

function wordsOnSheet(page) {
  const words =
    /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">([^<]*)</g;
  return {
    width: Number(/width="([\d.]+)"/.exec(page)?.[1]),
    words: [...page.matchAll(words)].map(([, x0, y0, x1, y1, raw]) => ({
      text: squeeze(raw.replace(/&(\w+);/g, (all, name) => ENTITIES[name] ?? all)),
      box: [x0, y0, x1, y1].map(Number),
    })),
  };
}

function pageOf(words, boxed = true) {
  const text = words.map((word) => word.text).join("");
  const boxes = words.flatMap((word) => new Array(word.text.length).fill(word.box));
  return { text, boxes: boxed ? boxes : [] };
}

function wordsOf(file) {
  const kept = join(KEPT, createHash("sha256").update(readFileSync(file)).digest("hex"));
  if (existsSync(kept)) return readFileSync(kept, "utf8");
  const words = execFileSync("pdftotext", ["-bbox", file, "-"], {
    maxBuffer: 1 << 28,
    stdio: ["ignore", "pipe", "ignore"],
  }).toString();
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(kept, words);
  return words;
}

export const isOnce = (text, needle) => {
  const at = text.indexOf(needle);
  return at >= 0 && text.indexOf(needle, at + 1) < 0;
};

/** The only place where the text is printed, or null. */
export function findOnce(pages, needle) {
  const found = pages.filter((page) => page.text.includes(needle));
  if (found.length !== 1 || !isOnce(found[0].text, needle)) return null;
  const at = found[0].text.indexOf(needle);
  return { page: pages.indexOf(found[0]) + 1, boxes: found[0].boxes.slice(at, at + needle.length) };
}
