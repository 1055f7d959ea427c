/** Pages and boxes from the lines that the word processor saved in the file. */
import { Positions } from "./positions.js";
import type { HangulDocument, LineSegment, Paragraph, Section } from "./tree.js";

/** Flag bit 17: this segment begins a printed line. */
const LINE_START = 1 << 17;

/** The saved segments that begin a printed line; further ones on the same line stand beside a floating object. */
export function lineStarts(paragraph: Paragraph): LineSegment[] {
  return paragraph.segments.filter(
    (segment, at) => at === 0 || segment.flags === 0 || (segment.flags & LINE_START) !== 0,
  );
}

/**
 * Whether the saved lines say anything: some writers leave them out, or write every position as 0. A document of one
 * line is as good as saved.
 */
export function hasSavedLines(document: HangulDocument): boolean {
  let paragraphs = 0;
  let saved = 0;
  let placed = 0;
  for (const section of document.sections) {
    for (const paragraph of section.paragraphs) {
      paragraphs++;
      if (paragraph.segments.length > 0) saved++;
      if (paragraph.segments.some((segment) => segment.y !== 0)) placed++;
    }
  }
  if (saved < paragraphs / 2) return false;
  return placed > 0 || paragraphs <= 2;
}

export function storedPositions(document: HangulDocument): Positions {
  const positions = new Positions();
  for (const section of document.sections) placeSection(section, positions);
  return positions;
}

function placeSection(section: Section, positions: Positions): void {
  let page = positions.pages + 1;
  let columns = 1;
  let column = 0;
  let last: LineSegment | undefined;
  for (const [index, paragraph] of section.paragraphs.entries()) {
    if (paragraph.pageBreak && index > 0) {
      page++;
      column = 0;
      last = undefined;
    }
    for (const item of paragraph.items) {
      if (item.kind === "columns" && item.count !== columns) {
        columns = item.count;
        column = 0;
      }
    }
    const lines = [];
    for (const segment of lineStarts(paragraph)) {
      if (last && (segment.y < last.y || (segment.y === last.y && segment.height > 0))) {
        column++;
        if (column >= columns) {
          column = 0;
          page++;
        }
      }
      last = segment;
      lines.push({ at: segment.at, page, y: segment.y, bbox: null });
    }
    if (lines.length > 0) positions.lines.set(paragraph, lines);
    else positions.lines.set(paragraph, [{ at: 0, page, y: null, bbox: null }]);
  }
  positions.pages = page;
}
