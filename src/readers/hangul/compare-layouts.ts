/**
 * Two layouts of one document: the lines that the word processor saved, and what the layout engine computes.
 * Where they agree, pages are certain and boxes can be given; where not, the engine's pages stand, and it is said.
 */
import type { Box } from "../../model/format.js";
import type { LaidLine, LaidObject, LaidOut } from "./engine-layout.js";
import { bodyHeight, bodyLeft, bodyTop, type LinePlace, Positions, points } from "./positions.js";
import { heightOnPage } from "./reading-order.js";
import { lineStarts } from "./saved-lines.js";
import { inside } from "./text-box-positions.js";
import type {
  CellNode,
  Control,
  HangulDocument,
  HangulSection,
  LineSegment,
  PageSetup,
  Paragraph,
} from "./tree.js";

/**
 * How far a line may stand from its saved height and still be the same line on the same page. The engine's fonts are not
 * Hancom's, so its lines drift by a few points per page; a line on a wrong page is off by far more.
 */
const DRIFT = 40;
/** The same for objects, which stand under all the lines before them. */
const DRIFT_OF_OBJECTS = 60;
/** Share of the body's height from which on a distance is no drift but the change of a page. */
const WHOLE_PAGE = 0.75;
/** Share of lines that must stand where they were saved, and share of lines that must be saved at all. */
const AGREEING = 0.9;
const SAVED = 0.9;
/** Share of the engine's things that may lack a counterpart before its addresses are not trusted. */
const STRAYS = 0.02;

type Verdict = "agree" | "differ" | "unusable";

interface Compared {
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
  section: HangulSection,
  laid: LaidOut,
  positions: Positions,
  withBoxes: boolean,
): void {
  const { page } = section.setup;
  let last = 1;
  /** What the engine was off by at the last line that both know, and on which page. */
  let recent: { page: number; shift: number } | null = null;
  for (const paragraph of section.paragraphs) {
    const lines = laid.lines.get(paragraph);
    const matched = pairs(paragraph, laid);
    const first = matched[0];
    if (first) recent = { page: first[0].page, shift: -drift(first) };
    const nearest = recent;
    if (matched.length > 0) {
      positions.lines.set(
        paragraph,
        matched.map((pair) => placeLine(pair, page, withBoxes)),
      );
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
    const shiftOf = (item: Control, object: LaidObject): number | null => {
      if (!withBoxes) return null;
      const host = nearest?.page === object.page ? nearest.shift : null;
      const shift = savedShift(item, object, paragraph, host, page);
      return shift !== null && Math.abs(shift) <= DRIFT_OF_OBJECTS ? shift : null;
    };
    placeObjects(paragraph, laid, positions, shiftOf, page);
  }
}

/**
 * How far the engine's object must be moved to stand where the file says: in its saved line, at its place on the page, or as
 * far as the host's first line is off. Null where the file says nothing.
 */
function savedShift(
  item: Control,
  object: LaidObject,
  host: Paragraph,
  hostShift: number | null,
  page: PageSetup,
): number | null {
  if (!("place" in item)) return null;
  const { inline, vertical, margin } = item.place;
  if (inline) {
    const line = lineStarts(host).findLast((segment) => segment.at <= item.at);
    return line ? points(bodyTop(page) + line.y + margin.top) - object.bbox[1] : null;
  }
  if (vertical.to === "paragraph") return hostShift;
  const top = heightOnPage(item.place, page);
  return points(bodyTop(page) + top) - object.bbox[1];
}

function placeLine(
  [line, segment]: [LaidLine, LineSegment],
  page: PageSetup,
  withBoxes: boolean,
): LinePlace {
  const number = withBoxes ? savedPage(line, segment, page) : line.page;
  const near = number !== line.page || Math.abs(drift([line, segment])) <= DRIFT;
  const left = columnLeft(line, page) + points(segment.x);
  const top = points(bodyTop(page) + segment.y);
  const box: Box = [left, top, left + points(segment.width), top + points(segment.height)];
  return {
    at: segment.at,
    page: number,
    y: segment.y,
    bbox: withBoxes && near ? inside(box, page) : null,
  };
}

/** The file's own margin, unless the engine has the line in another column; its pixels are rounded. */
function columnLeft(line: LaidLine, page: PageSetup): number {
  const left = points(bodyLeft(page));
  return Math.abs(line.columnLeft - left) < 1 ? left : line.columnLeft;
}

/**
 * Where both layouts agree as a whole, a line that the engine sets at the foot of a page and the file at the head of one
 * belongs to the next page, and the other way round: the engine broke the page one line too late or too early.
 */
function savedPage(line: LaidLine, segment: LineSegment, page: PageSetup): number {
  const off = drift([line, segment]);
  const room = points(bodyHeight(page));
  if (off > room * WHOLE_PAGE) return line.page + 1;
  if (off < -room * WHOLE_PAGE && line.page > 1) return line.page - 1;
  return line.page;
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

/** Tables, cells and pictures: the engine's boxes, moved to where the file says that the object stands. */
function placeObjects(
  paragraph: Paragraph,
  laid: LaidOut,
  positions: Positions,
  shiftOf: (item: Control, object: LaidObject) => number | null,
  page: PageSetup,
): void {
  for (const item of paragraph.items) {
    if (item.kind === "text") continue;
    const object = laid.objects.get(item);
    const shift = object ? shiftOf(item, object) : null;
    const place = ({ page: number, bbox }: LaidObject) => {
      // What goes on over a page begins at the top of the next one, whatever its first page was off by.
      const down = number === object?.page ? shift : shift === null ? null : 0;
      return { page: number, bbox: down === null ? null : inside(moved(bbox, down), page) };
    };
    if (object) positions.objects.set(item, place(object));
    if (item.kind !== "table") continue;
    for (const cell of item.cells) {
      const at = pieceWithText(cell, laid);
      if (at) positions.cells.set(cell, place(at));
      for (const inner of cell.paragraphs) {
        const lines = laid.lines.get(inner);
        if (lines && lines.length > 0) positions.lines.set(inner, cellLines(inner, lines));
        placeObjects(inner, laid, positions, () => shift, page);
      }
    }
  }
}

/** Of a cell that goes over pages, the piece in which its text begins. */
function pieceWithText(cell: CellNode, laid: LaidOut): LaidObject | undefined {
  const pieces = laid.cells.get(cell);
  if (!pieces || pieces.length === 1) return pieces?.[0];
  for (const paragraph of cell.paragraphs) {
    const line = laid.lines.get(paragraph)?.find(({ text }) => text.trim() !== "");
    if (line) return pieces.find(({ page }) => page === line.page) ?? pieces[0];
  }
  return pieces[0];
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
