/**
 * Whether a page draws lines between the cells of a table, told without the reader's own table finding: the cells' texts
 * are looked up among the page's glyphs, and the drawn lines between neighbours are counted.
 */
import { readFileSync } from "node:fs";
import { loadPdfium } from "../../dist/readers/pdf/pdfium.js";
import { squeeze } from "./corpus.mjs";

/** From this share of neighbours with a line between them on a table is ruled. */
const RULED = 0.9;
const PARTLY = 0.1;
/** A line may stand this many points inside the text's box. */
const SLACK = 3;
/** A table's cells stand within this many characters of one another, more than its own text has. */
const LOOSE = 400;

/** Every glyph of the file in the order it is painted, with the lines of each page. */
export async function drawnOf(path) {
  const file = (await loadPdfium()).open(readFileSync(path));
  const places = [];
  const rulings = [];
  const starts = [];
  let text = "";
  for (let number = 1; number <= file.pages; number++) {
    const page = file.page(number);
    starts.push(text.length);
    rulings.push(page.rulings);
    for (const glyph of page.glyphs) {
      const printed = squeeze(glyph.text);
      for (let at = 0; at < printed.length; at++) places.push({ page: number - 1, box: glyph.box });
      text += printed;
    }
  }
  file.close();
  return { text, places, rulings, starts };
}

/** `ruled`, `partly`, `none`, or null where the cells cannot be found on the pages. */
export function rulingOf(table, drawn) {
  const cells = table.cells
    .map((cell) => ({ ...cell, squeezed: squeeze(cell.text) }))
    .filter((cell) => cell.squeezed !== "");
  const reach = cells.reduce((sum, cell) => sum + cell.squeezed.length, 0) + LOOSE;
  let best = { found: 0, boxes: new Map() };
  for (const start of drawn.starts) {
    const placed = locate(cells, drawn, start, reach);
    if (placed.found > best.found) best = placed;
  }
  let [pairs, lines] = [0, 0];
  for (const [a, one] of best.boxes) {
    for (const [b, two] of best.boxes) {
      if (one.page !== two.page) continue;
      const beside = a.col + a.col_span === b.col && overlaps(a.row, a.row_span, b.row, b.row_span);
      const below = a.row + a.row_span === b.row && overlaps(a.col, a.col_span, b.col, b.col_span);
      if (!beside && !below) continue;
      pairs++;
      if (drawn.rulings[one.page].some((line) => parts(line, one.box, two.box, below))) lines++;
    }
  }
  if (pairs < 2) return null;
  return lines >= RULED * pairs ? "ruled" : lines >= PARTLY * pairs ? "partly" : "none";
}

function locate(cells, { text, places }, start, reach) {
  const boxes = new Map();
  let at = start;
  let found = 0;
  let first = -1;
  for (const cell of cells) {
    const limit = first === -1 ? text.length : first + reach;
    const index = text.indexOf(cell.squeezed.slice(0, 40), at);
    if (index === -1 || index > limit) continue;
    if (first === -1) first = index;
    const length = Math.min(cell.squeezed.length, 40);
    const glyphs = places.slice(index, index + length);
    at = index + length;
    found += length;
    if (glyphs.some((glyph) => glyph.page !== glyphs[0].page)) continue;
    boxes.set(cell, {
      page: glyphs[0].page,
      box: [
        Math.min(...glyphs.map(({ box }) => box[0])),
        Math.min(...glyphs.map(({ box }) => box[1])),
        Math.max(...glyphs.map(({ box }) => box[2])),
        Math.max(...glyphs.map(({ box }) => box[3])),
      ],
    });
  }
  return { found, boxes };
}

const overlaps = (a, aSpan, b, bSpan) => a < b + bSpan && b < a + aSpan;

/** Whether the line stands between the two boxes, the second right of the first or below it. */
function parts(line, one, two, below) {
  if (line.level !== below) return false;
  const [from, to] = below ? [one[3], two[1]] : [one[2], two[0]];
  if (line.at < from - SLACK || line.at > to + SLACK) return false;
  const [low, high] = below ? [0, 2] : [1, 3];
  return [one, two].some((box) => {
    const middle = (box[low] + box[high]) / 2;
    return line.from <= middle + SLACK && line.to >= middle - SLACK;
  });
}
