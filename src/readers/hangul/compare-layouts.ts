/**
 * Compares two layouts of one document: the lines saved by the word processor, and the layout engine's. If they agree,
 * pages are certain and boxes are given; if not, the engine's pages are used, with a warning.
 */
import type { Box } from "../../model/format.js";
import type { EngineLayout, EngineLine, EngineObject } from "./engine-layout.js";
import { bodyHeight, bodyLeft, bodyTop, type LinePlace, Positions, points } from "./positions.js";
import { heightOnPage } from "./reading-order.js";
import { lineStarts } from "./saved-lines.js";
import { clipToPage } from "./text-box-positions.js";
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
const MAX_LINE_DRIFT = 40;
/** The same for objects, which stand under all the lines before them. */
const MAX_OBJECT_DRIFT = 60;
/** Share of the body's height from which on a distance is no drift but the change of a page. */
const PAGE_CHANGE_SHARE = 0.75;
/** Share of lines that must stand where they were saved, and share of lines that must be saved at all. */
const MIN_AGREEING_SHARE = 0.9;
const MIN_SAVED_SHARE = 0.9;
/** Share of the engine's things that may lack a counterpart before its addresses are not trusted. */
const MAX_STRAY_SHARE = 0.02;

type LayoutVerdict = "agree" | "differ" | "unusable";

interface LayoutComparison {
  verdict: LayoutVerdict;
  positions: Positions;
}

export function compareLayouts(
  document: HangulDocument,
  laid: EngineLayout,
  storedPages: number,
): LayoutComparison {
  const positions = new Positions();
  positions.pages = laid.pages;
  if (!isUsable(laid)) return { verdict: "unusable", positions };
  const verdict = judgeAgreement(document, laid, storedPages);
  for (const section of document.sections) {
    placeSection(section, laid, positions, verdict === "agree");
  }
  return { verdict, positions };
}

function isUsable(laid: EngineLayout): boolean {
  const known = laid.lines.size + laid.objects.size;
  return laid.pages > 0 && laid.strays <= 2 + known * MAX_STRAY_SHARE;
}

/** The saved line for each laid line of a paragraph, where both have the same number of lines. */
function pairLines(paragraph: Paragraph, laid: EngineLayout): [EngineLine, LineSegment][] {
  const lines = laid.lines.get(paragraph);
  const saved = lineStarts(paragraph);
  if (!lines || lines.length !== saved.length) return [];
  return lines.map((line, at) => [line, saved[at]!]);
}

function drift([line, segment]: [EngineLine, LineSegment]): number {
  return line.bbox[1] - line.bodyTop - points(segment.y);
}

function judgeAgreement(
  document: HangulDocument,
  laid: EngineLayout,
  storedPages: number,
): LayoutVerdict {
  let lines = 0;
  let saved = 0;
  let near = 0;
  for (const section of document.sections) {
    for (const paragraph of section.paragraphs) {
      lines += laid.lines.get(paragraph)?.length ?? 0;
      for (const pair of pairLines(paragraph, laid)) {
        saved++;
        if (Math.abs(drift(pair)) <= MAX_LINE_DRIFT) near++;
      }
    }
  }
  if (near < saved * MIN_AGREEING_SHARE) return "differ";
  // On a single page there is nothing to differ about, even where the drafting tool saved only some of the lines.
  if (laid.pages === 1 && storedPages === 1) return "agree";
  // A document that is one great table has no line of its own to compare; its cells have pages by the engine alone.
  return lines > 0 && saved >= lines * MIN_SAVED_SHARE ? "agree" : "differ";
}

function placeSection(
  section: HangulSection,
  laid: EngineLayout,
  positions: Positions,
  withBoxes: boolean,
): void {
  const { page } = section.setup;
  let last = 1;
  /** What the engine was off by at the last line that both know, and on which page. */
  let recent: { page: number; shift: number } | null = null;
  for (const paragraph of section.paragraphs) {
    const lines = laid.lines.get(paragraph);
    const matched = pairLines(paragraph, laid);
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
      positions.lines.set(paragraph, unpairedLines(paragraph, lines));
      last = lines.at(-1)!.page;
    } else {
      const object = paragraph.items.find((item) => item.kind !== "text" && laid.objects.has(item));
      const at = object && object.kind !== "text" ? laid.objects.get(object)!.page : last;
      positions.lines.set(paragraph, [{ at: 0, page: at, y: null, bbox: null }]);
      last = at;
    }
    const shiftOf = (item: Control, object: EngineObject): number | null => {
      if (!withBoxes) return null;
      const host = nearest?.page === object.page ? nearest.shift : null;
      const shift = savedShift(item, object, paragraph, host, page);
      return shift !== null && Math.abs(shift) <= MAX_OBJECT_DRIFT ? shift : null;
    };
    placeObjects(paragraph, laid, positions, shiftOf, page);
  }
}

/**
 * How far to shift the engine's object to where the file places it: by its saved line, its position on the page, or the
 * shift of the host's first line. Null if the file does not say.
 */
function savedShift(
  item: Control,
  object: EngineObject,
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
  [line, segment]: [EngineLine, LineSegment],
  page: PageSetup,
  withBoxes: boolean,
): LinePlace {
  const number = withBoxes ? savedPage(line, segment, page) : line.page;
  const near = number !== line.page || Math.abs(drift([line, segment])) <= MAX_LINE_DRIFT;
  const left = columnLeft(line, page) + points(segment.x);
  const top = points(bodyTop(page) + segment.y);
  const box: Box = [left, top, left + points(segment.width), top + points(segment.height)];
  return {
    at: segment.at,
    page: number,
    y: segment.y,
    bbox: withBoxes && near ? clipToPage(box, page) : null,
  };
}

/** The file's own margin, unless the engine has the line in another column; its pixels are rounded. */
function columnLeft(line: EngineLine, page: PageSetup): number {
  const left = points(bodyLeft(page));
  return Math.abs(line.columnLeft - left) < 1 ? left : line.columnLeft;
}

/**
 * Where both layouts agree as a whole, a line that the engine sets at the foot of a page and the file at the head of one
 * belongs to the next page, and the other way round: the engine broke the page one line too late or too early.
 */
function savedPage(line: EngineLine, segment: LineSegment, page: PageSetup): number {
  const off = drift([line, segment]);
  const room = points(bodyHeight(page));
  if (off > room * PAGE_CHANGE_SHARE) return line.page + 1;
  if (off < -room * PAGE_CHANGE_SHARE && line.page > 1) return line.page - 1;
  return line.page;
}

/** Pages where the engine breaks lines otherwise: the first line's page for the start, the rest in proportion is not known. */
function unpairedLines(paragraph: Paragraph, lines: EngineLine[]): LinePlace[] {
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

/** Boxes of tables, cells and pictures: the engine's, shifted to where the file places the object. */
function placeObjects(
  paragraph: Paragraph,
  laid: EngineLayout,
  positions: Positions,
  shiftOf: (item: Control, object: EngineObject) => number | null,
  page: PageSetup,
): void {
  for (const item of paragraph.items) {
    if (item.kind === "text") continue;
    const object = laid.objects.get(item);
    const shift = object ? shiftOf(item, object) : null;
    const place = ({ page: number, bbox }: EngineObject) => {
      // The continuation on the next page starts at its top, whatever the drift on the first page.
      const down = number === object?.page ? shift : shift === null ? null : 0;
      return { page: number, bbox: down === null ? null : clipToPage(shiftBox(bbox, down), page) };
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
function pieceWithText(cell: CellNode, laid: EngineLayout): EngineObject | undefined {
  const pieces = laid.cells.get(cell);
  if (!pieces || pieces.length === 1) return pieces?.[0];
  for (const paragraph of cell.paragraphs) {
    const line = laid.lines.get(paragraph)?.find(({ text }) => text.trim() !== "");
    if (line) return pieces.find(({ page }) => page === line.page) ?? pieces[0];
  }
  return pieces[0];
}

/** Lines in a cell: their pages; the saved heights there are the cell's own and place nothing on the page. */
function cellLines(paragraph: Paragraph, lines: EngineLine[]): LinePlace[] {
  const saved = lineStarts(paragraph);
  if (saved.length !== lines.length) return unpairedLines(paragraph, lines);
  return lines.map((line, at) => ({ at: saved[at]!.at, page: line.page, y: null, bbox: null }));
}

function shiftBox([x0, y0, x1, y1]: Box, down: number): Box {
  return [x0, y0 + down, x1, y1 + down];
}
