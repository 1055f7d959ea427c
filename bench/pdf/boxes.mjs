/** Checks that every box is on its page and contains its text, by extracting the text under the box again. */
import { readFileSync } from "node:fs";
import { loadPdfium } from "../../dist/readers/pdf/pdfium.js";

const squeeze = (text) => text.normalize("NFC").replace(/\s+/gu, "");
/** Boxes are rounded to a hundredth of a point. */
const SLACK = 0.1;

/** @returns {Promise<{held: number, boxes: number}>} boxes with their text under them, of all that were given */
export async function scoreBoxes(path, document) {
  const file = (await loadPdfium()).open(readFileSync(path));
  const pages = new Map();
  let [held, boxes] = [0, 0];
  for (const { text, page, bbox } of places(document)) {
    if (!bbox) continue;
    if (!pages.has(page)) pages.set(page, file.page(page));
    boxes++;
    if (holds(pages.get(page), bbox, text)) held++;
  }
  file.close();
  return { held, boxes };
}

function* places({ blocks, tables }) {
  for (const block of blocks) {
    yield* lines(block);
    yield { text: "", page: block.page, bbox: block.bbox };
  }
  for (const cell of tables.flatMap((table) => table.cells)) {
    yield* lines(cell);
    yield { text: cell.lines ? "" : cell.text, page: cell.page, bbox: cell.bbox };
  }
}

function* lines({ text, lines: printed = [] }) {
  const points = [...text];
  for (const { start, end, page, bbox } of printed)
    yield { text: points.slice(start, end).join(""), page, bbox };
}

function holds(page, [x0, y0, x1, y1], text) {
  if (x0 < 0 || y0 < 0 || x0 > x1 || y0 > y1) return false;
  if (x1 > page.width + SLACK || y1 > page.height + SLACK) return false;
  const counts = new Map();
  for (const glyph of page.glyphs) {
    const x = (glyph.box[0] + glyph.box[2]) / 2;
    const y = (glyph.box[1] + glyph.box[3]) / 2;
    if (x < x0 - SLACK || x > x1 + SLACK || y < y0 - SLACK || y > y1 + SLACK) continue;
    for (const character of squeeze(glyph.text))
      counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  for (const character of squeeze(text)) {
    const count = counts.get(character) ?? 0;
    if (count === 0) return false;
    counts.set(character, count - 1);
  }
  return true;
}
