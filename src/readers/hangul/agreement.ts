/**
 * Two layouts of one document: the lines that the word processor saved, and what the layout engine computes.
 * Where they agree, pages are certain and boxes can be given; where not, the engine's pages stand, and it is said.
 */
import type { Box } from "../../model/format.js";
import type { LaidLine, LaidObject, LaidOut } from "./laidout.js";
import { type LinePlace, Positions, points } from "./positions.js";
import { lineStarts } from "./stored.js";
import type { HangulDocument, LineSegment, PageSetup, Paragraph, Section } from "./tree.js";

/**
 * How far a line may stand from its saved height and still be the same line on the same page. The engine's fonts are not
 * Hancom's, so its lines drift by a few points per page; a line on a wrong page is off by far more.
 */
const DRIFT = 40;
/** Share of lines that must stand where they were saved, and share of lines that must be saved at all. */
const AGREEING = 0.9;
const SAVED = 0.9;
/** Share of the engine's things that may lack a counterpart before its addresses are not trusted. */
const STRAYS = 0.02;

export type Verdict = "agree" | "differ" | "unusable";

export interface Compared {
  verdict: Verdict;
  positions: Positions;
}

export function compareLayouts(
  document: HangulDocument,
  laid: LaidOut,
  storedPages: number,
): Compared {
  const positions = new Positions();
  positions.pages = laid.pages;
  if (!isUsable(laid)) return { verdict: "unusable", positions };
  const verdict = agreement(document, laid, storedPages);
  for (const section of document.sections) {
    placeSection(section, laid, positions, verdict === "agree");
  }
  return { verdict, positions };
}

function isUsable(laid: LaidOut): boolean {
  const known = laid.lines.size + laid.objects.size;
  return laid.pages > 0 && laid.strays <= 2 + known * STRAYS;
}

/** The saved line for each laid line of a paragraph, where both have the same number of lines. */
function pairs(paragraph: Paragraph, laid: LaidOut): [LaidLine, LineSegment][] {
  const lines = laid.lines.get(paragraph);
  const saved = lineStarts(paragraph);
  if (!lines || lines.length !== saved.length) return [];
  return lines.map((line, at) => [line, saved[at]!]);
}

function drift([line, segment]: [LaidLine, LineSegment]): number {
  return line.bbox[1] - line.bodyTop - points(segment.y);
}

function agreement(document: HangulDocument, laid: LaidOut, storedPages: number): Verdict {
  let lines = 0;
  let saved = 0;
  let near = 0;
  for (const section of document.sections) {
    for (const paragraph of section.paragraphs) {
      lines += laid.lines.get(paragraph)?.length ?? 0;
      for (const pair of pairs(paragraph, laid)) {
        saved++;
        if (Math.abs(drift(pair)) <= DRIFT) near++;
      }
    }
  }
  if (near < saved * AGREEING) return "differ";
  // On a single page there is nothing to differ about, even where the drafting tool saved only some of the lines.
  if (laid.pages === 1 && storedPages === 1) return "agree";
  // A document that is one great table has no line of its own to compare; its cells have pages by the engine alone.
  return lines > 0 && saved >= lines * SAVED ? "agree" : "differ";
}

function placeSection(
  section: Section,
  laid: LaidOut,
  positions: Positions,
  withBoxes: boolean,
): void {
  const { page } = section.setup;
  let last = 1;
  let shift: number | null = 0;
  for (const paragraph of section.paragraphs) {
    const lines = laid.lines.get(paragraph);
    const matched = pairs(paragraph, laid);
    if (matched.length > 0) {
      positions.lines.set(
        paragraph,
        matched.map((pair) => placeLine(pair, page, withBoxes)),
      );
      const first = matched[0]!;
      const off = drift(first);
      shift = Math.abs(off) <= DRIFT ? -off : null;
      last = matched.at(-1)![0].page;
    } else if (lines && lines.length > 0) {
      positions.lines.set(paragraph, unpaired(paragraph, lines));
      last = lines.at(-1)!.page;
    } else {
      const object = paragraph.items.find((item) => item.kind !== "text" && laid.objects.has(item));
      const at = object && object.kind !== "text" ? laid.objects.get(object)!.page : last;
      positions.lines.set(paragraph, [{ at: 0, page: at, y: null, bbox: null }]);
      last = at;
    }
    placeObjects(paragraph, laid, positions, withBoxes ? shift : null, page);
  }
}

function placeLine(
  [line, segment]: [LaidLine, LineSegment],
  page: PageSetup,
  withBoxes: boolean,
): LinePlace {
  const near = Math.abs(drift([line, segment])) <= DRIFT;
  const left = line.columnLeft + points(segment.x);
  const top = line.bodyTop + points(segment.y);
  const box: Box = [left, top, left + points(segment.width), top + points(segment.height)];
  return {
    at: segment.at,
    page: line.page,
    y: segment.y,
    bbox: withBoxes && near ? inside(box, page) : null,
  };
}

/** Pages where the engine breaks lines otherwise: the first line's page for the start, the rest in proportion is not known. */
function unpaired(paragraph: Paragraph, lines: LaidLine[]): LinePlace[] {
  const places: LinePlace[] = [];
  const saved = lineStarts(paragraph);
  for (const [at, line] of lines.entries()) {
    if (at > 0 && line.page === lines[at - 1]!.page) continue;
    // Where a later page begins inside the paragraph is known only by the count of lines.
    const start = at === 0 ? 0 : saved[at]?.at;
    if (start === undefined) break;
    const y = Math.round((line.bbox[1] - line.bodyTop) * 100);
    places.push({ at: start, page: line.page, y, bbox: null });
  }
  return places;
}

/** Tables, cells and pictures: the engine's boxes, moved by what the engine's host line is off its saved place. */
function placeObjects(
  paragraph: Paragraph,
  laid: LaidOut,
  positions: Positions,
  shift: number | null,
  page: PageSetup,
): void {
  const place = (object: LaidObject) => ({
    page: object.page,
    bbox: shift === null ? null : inside(moved(object.bbox, shift), page),
  });
  for (const item of paragraph.items) {
    if (item.kind === "text") continue;
    const object = laid.objects.get(item);
    if (object) positions.objects.set(item, place(object));
    if (item.kind !== "table") continue;
    for (const cell of item.cells) {
      const at = laid.cells.get(cell);
      if (at) positions.cells.set(cell, place(at));
      for (const inner of cell.paragraphs) {
        const lines = laid.lines.get(inner);
        if (lines && lines.length > 0) positions.lines.set(inner, cellLines(inner, lines));
        placeObjects(inner, laid, positions, shift, page);
      }
    }
  }
}

/** Lines in a cell: their pages; the saved heights there are the cell's own and place nothing on the page. */
function cellLines(paragraph: Paragraph, lines: LaidLine[]): LinePlace[] {
  const saved = lineStarts(paragraph);
  if (saved.length !== lines.length) return unpaired(paragraph, lines);
  return lines.map((line, at) => ({ at: saved[at]!.at, page: line.page, y: null, bbox: null }));
}

function moved([x0, y0, x1, y1]: Box, down: number): Box {
  return [x0, y0 + down, x1, y1 + down];
}

/** Half a point over the edge is rounding; more means that the box is wrong, and a wrong box is worse than none. */
const OVER_EDGE = 0.5;

function inside(box: Box, page: PageSetup): Box | null {
  const [width, height] = [points(page.width), points(page.height)];
  const [x0, y0, x1, y1] = box;
  if (x0 < -OVER_EDGE || y0 < -OVER_EDGE || x1 > width + OVER_EDGE || y1 > height + OVER_EDGE) {
    return null;
  }
  const round = (value: number, most: number) =>
    Math.round(Math.min(Math.max(value, 0), most) * 100) / 100;
  return [round(x0, width), round(y0, height), round(x1, width), round(y1, height)];
}
