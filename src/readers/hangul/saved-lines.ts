/** Saved line segments of the word processor: whether there are any, and which begin a printed line. */
import type { HangulDocument, LineSegment, Paragraph } from "./tree.js";

/** Flag bit 17: this segment begins a printed line. */
const LINE_START = 1 << 17;

/** The printed lines, each by its first saved segment; further ones on it stand beside a floating object, and widen it. */
export function lineStarts({ segments }: Paragraph): LineSegment[] {
  const lines: LineSegment[] = [];
  for (const segment of segments) {
    const first = lines.at(-1);
    if (!first || segment.flags === 0 || (segment.flags & LINE_START) !== 0) lines.push(segment);
    else lines[lines.length - 1] = widened(first, segment);
  }
  return lines;
}

function widened(line: LineSegment, { x, width }: LineSegment): LineSegment {
  const left = Math.min(line.x, x);
  return { ...line, x: left, width: Math.max(line.x + line.width, x + width) - left };
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
