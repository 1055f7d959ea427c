/**
 * Detects files converted from PDF: every printed line is its own paragraph or text box, each page begins with a page
 * break, and all saved lines are measured from the paper's corner, while Hancom's programs measure from the body and
 * the box. The saved positions are the printed page, so they are used as they are instead of a new layout.
 */

import { bodyTop, type LinePlace, type ObjectPlace, Positions, points } from "./positions.js";
import { lineStarts } from "./saved-lines.js";
import { clipToPage } from "./text-box-positions.js";
import type {
  HangulDocument,
  HangulSection,
  LineSegment,
  PageSetup,
  Paragraph,
  Placement,
  ShapeControl,
} from "./tree.js";

/** Fewer boxes could measure so by chance. */
const ENOUGH_BOXES = 5;
/** A line may stand over the edge of its box by this much: 5 pt. */
const EDGE_TOLERANCE = 500;
/** No page is printed with more lines. */
const MAX_LINES_PER_PAGE = 2000;
/** Share of the smaller of two lines that the other may cover; more means that they are not of one page. */
const MAX_OVERLAP_SHARE = 0.5;

/** The pages as printed, or null where the file is not of this kind or its lines contradict one another. */
export function paperPositions(document: HangulDocument): Positions | null {
  if (!measuresFromPaper(document)) return null;
  const positions = new Positions();
  for (const section of document.sections) {
    if (!placeSection(section, positions)) return null;
  }
  return positions;
}

/**
 * Whether lines in boxes are measured from the paper: measured so, each is inside its box, and few would be otherwise.
 */
function measuresFromPaper(document: HangulDocument): boolean {
  let boxes = 0;
  for (const { paragraphs } of document.sections) {
    for (const shape of paragraphs.flatMap(shapesOf)) {
      const lines = shape.paragraphs.filter(hasText).flatMap(lineStarts);
      if (lines.length === 0) continue;
      if (!isOnPaper(shape.place) || !lines.every((line) => isInside(line, shape.place)))
        return false;
      if (lines.some((line) => line.y + line.height > shape.place.height + EDGE_TOLERANCE)) boxes++;
    }
  }
  return boxes >= ENOUGH_BOXES;
}

function shapesOf({ items }: Paragraph): ShapeControl[] {
  return items.filter((item): item is ShapeControl => item.kind === "shape");
}

function hasText({ items }: Paragraph): boolean {
  return items.some((item) => item.kind === "text" && item.text.trim() !== "");
}

function isOnPaper({ inline, mirrored, vertical, horizontal }: Placement): boolean {
  const byCorner = [vertical, horizontal].every(
    ({ to, align }) => to === "paper" && align === "start",
  );
  return byCorner && !inline && !mirrored;
}

function isInside(line: LineSegment, { vertical, horizontal, width, height }: Placement): boolean {
  return (
    line.y >= vertical.offset - EDGE_TOLERANCE &&
    line.y + line.height <= vertical.offset + height + EDGE_TOLERANCE &&
    line.x >= horizontal.offset - EDGE_TOLERANCE &&
    line.x + line.width <= horizontal.offset + width + EDGE_TOLERANCE
  );
}

/** False where a line or table stands off the paper, a line over another, or text is measured from the body after all. */
function placeSection({ paragraphs, setup }: HangulSection, positions: Positions): boolean {
  let lines: LineSegment[] = [];
  const place = (paragraph: Paragraph): boolean => {
    const placed = placeLines(paragraph, positions.pages, setup.page);
    positions.lines.set(paragraph, placed);
    if (!hasText(paragraph)) return true;
    for (const line of lineStarts(paragraph)) lines.push(line);
    return placed.every(({ bbox }) => bbox !== null);
  };
  positions.pages++;
  for (const [index, paragraph] of paragraphs.entries()) {
    if (paragraph.pageBreak && index > 0) {
      if (overlap(lines)) return false;
      positions.pages++;
      lines = [];
    }
    if (isMeasuredFromBody(paragraph) || !place(paragraph)) return false;
    for (const item of paragraph.items) {
      if (item.kind !== "table" && item.kind !== "shape") continue;
      const object = placeObject(item.place, positions.pages, setup.page);
      positions.objects.set(item, object);
      if (item.kind === "table") {
        // It may go over pages; and no converter sets one into the text.
        if (!object.bbox) return false;
      } else if (item.turned || item.inset?.vertical) {
        for (const inner of item.paragraphs)
          positions.lines.set(inner, [pageAlone(positions.pages)]);
      } else if (!item.paragraphs.every(place)) return false;
    }
  }
  return !overlap(lines);
}

/** Nothing is printed at the very edge of the paper, while in the body text begins at 0. */
function isMeasuredFromBody(paragraph: Paragraph): boolean {
  return hasText(paragraph) && lineStarts(paragraph).some(({ x, y }) => x <= 0 || y <= 0);
}

function pageAlone(page: number): LinePlace {
  return { at: 0, page, y: null, bbox: null };
}

function placeLines(paragraph: Paragraph, page: number, setup: PageSetup): LinePlace[] {
  const lines = lineStarts(paragraph);
  if (lines.length === 0 || !hasText(paragraph)) return [pageAlone(page)];
  return lines.map(({ at, x, y, width, height }) => ({
    at,
    page,
    y: y - bodyTop(setup),
    bbox:
      width > 0 && height > 0
        ? clipToPage([points(x), points(y), points(x + width), points(y + height)], setup)
        : null,
  }));
}

function placeObject(place: Placement, page: number, setup: PageSetup): ObjectPlace {
  if (!isOnPaper(place)) return { page, bbox: null };
  const [x, y] = [place.horizontal.offset, place.vertical.offset];
  const box = [x, y, x + place.width, y + place.height].map(points);
  return { page, bbox: clipToPage(box as [number, number, number, number], setup) };
}

/** Whether two lines of a page stand one over the other: then some page has no break of its own. */
function overlap(lines: LineSegment[]): boolean {
  if (lines.length > MAX_LINES_PER_PAGE) return true;
  const sorted = [...lines].sort((a, b) => a.y - b.y);
  return sorted.some((line, index) => {
    for (let at = index + 1; at < sorted.length; at++) {
      const other = sorted[at]!;
      if (other.y >= line.y + line.height) return false;
      const across =
        Math.min(line.x + line.width, other.x + other.width) - Math.max(line.x, other.x);
      const down = Math.min(line.y + line.height, other.y + other.height) - other.y;
      const smaller = Math.min(line.width * line.height, other.width * other.height);
      if (across > 0 && across * down > smaller * MAX_OVERLAP_SHARE) return true;
    }
    return false;
  });
}
