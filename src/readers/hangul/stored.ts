/** Pages and boxes from the lines that the word processor saved in the file. */
import { Positions } from "./positions.js";
import type { HangulDocument, LineSegment, Section } from "./tree.js";

/** Flag bit 17: this segment begins a printed line. */
const LINE_START = 1 << 17;

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
    for (const segment of paragraph.segments) {
      if (segment.flags !== 0 && !(segment.flags & LINE_START)) continue;
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
