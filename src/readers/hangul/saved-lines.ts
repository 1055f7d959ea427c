/** Saved line segments of the word processor: whether there are any, and which begin a printed line. */
import { bodyHeight } from "./positions.js";
import type { HangulDocument, LineSegment, Paragraph } from "./tree.js";

/** Flag bit 17: this segment begins a printed line. */
const LINE_START = 1 << 17;

/** The printed lines, each by its first saved segment; further ones on it stand beside a floating object, and widen it. */
export function lineStarts({ segments }: Paragraph): readonly LineSegment[] {
  if (segments.every(isWholeLine)) return segments;
  const lines: LineSegment[] = [];
  for (const segment of segments) {
    // Hangul writes a line without height and width for a paragraph that it has not laid out yet.
    if (segment.height === 0 && segment.width === 0) continue;
    const first = lines.at(-1);
    if (!first || segment.flags === 0 || (segment.flags & LINE_START) !== 0) lines.push(segment);
    else lines[lines.length - 1] = widened(first, segment);
  }
  return lines;
}

/** As nearly every saved segment is. */
function isWholeLine({ height, width, flags }: LineSegment): boolean {
  return (height !== 0 || width !== 0) && (flags === 0 || (flags & LINE_START) !== 0);
}

function widened(line: LineSegment, { x, width }: LineSegment): LineSegment {
  const left = Math.min(line.x, x);
  return { ...line, x: left, width: Math.max(line.x + line.width, x + width) - left };
}

/** Share of the body's paragraphs that must have saved lines. */
const MIN_SAVED_SHARE = 0.5;
/** Share of the lines that may stand below the body's end: some programs count on over pages without turning them. */
const MAX_BEYOND_SHARE = 0.02;

/**
 * Whether the saved lines say anything: some writers leave them out, write every position as 0, or count on without turning pages. A
 * document of one line is as good as saved.
 */
export function hasSavedLines(document: HangulDocument): boolean {
  let paragraphs = 0;
  let saved = 0;
  let placed = 0;
  let lines = 0;
  let beyond = 0;
  for (const section of document.sections) {
    const foot = bodyHeight(section.setup.page);
    for (const paragraph of section.paragraphs) {
      const starts = lineStarts(paragraph);
      paragraphs++;
      lines += starts.length;
      if (starts.length > 0) saved++;
      let isPlaced = false;
      for (const { y } of starts) {
        if (y !== 0) isPlaced = true;
        if (y > foot) beyond++;
      }
      if (isPlaced) placed++;
    }
  }
  if (saved < paragraphs * MIN_SAVED_SHARE || beyond > lines * MAX_BEYOND_SHARE) return false;
  return placed > 0 || paragraphs <= 2;
}
