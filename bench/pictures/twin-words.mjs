/** Words of a PDF with their boxes, by poppler's pdftotext. */
import { execFileSync } from "node:child_process";

const ENTITIES = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const WORD = /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">([^<]*)</g;

export const squeeze = (text) => text.normalize("NFC").replace(/[\s\u00ad\u200b]+/gu, "");

/** One string for each page, and the word's box behind each of its letters. */
export function pdfPages(file) {
  const options = { maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "ignore"] };
  const xml = execFileSync("pdftotext", ["-bbox", file, "-"], options).toString();
  return xml
    .split("<page ")
    .slice(1)
    .map((page) => {
      let text = "";
      const boxes = [];
      for (const [, x0, y0, x1, y1, raw] of page.matchAll(WORD)) {
        const word = squeeze(raw.replace(/&(\w+);/g, (all, name) => ENTITIES[name] ?? all));
        text += word;
        for (let at = 0; at < word.length; at++) boxes.push([x0, y0, x1, y1].map(Number));
      }
      return { text, boxes };
    });
}

/** The box of the first word of the only place where the text stands; null where it stands twice or not at all. */
export function findOnce({ text, boxes }, needle) {
  const at = text.indexOf(needle);
  if (at < 0 || text.indexOf(needle, at + 1) >= 0) return null;
  return boxes[at];
}
