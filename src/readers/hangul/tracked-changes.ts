/** Applies tracked changes as accepted: a paragraph whose end mark was deleted continues with the next. */
import type { Paragraph } from "./tree.js";

/** No shape has this number, so a paragraph that is used up counts in no list. */
const NO_SHAPE = -1;

/**
 * Joins in place. The appended paragraph stays behind empty, because the layout engine addresses paragraphs by their
 * number in the file. The first keeps its shape; a fully deleted paragraph is replaced by the next.
 */
export function joinDeletedEnds(paragraphs: Paragraph[]): void {
  for (let at = 0; at < paragraphs.length; at++) {
    const first = paragraphs[at]!;
    let last = first;
    while (last.endDeleted && at + 1 < paragraphs.length) {
      last = paragraphs[++at]!;
      appendParagraph(first, last);
    }
  }
}

function appendParagraph(first: Paragraph, next: Paragraph): void {
  if (first.items.every((item) => item.kind === "other")) {
    first.shape = next.shape;
    first.style = next.style;
  }
  const end = first.units ?? unitsOf(first);
  for (const item of next.items) first.items.push({ ...item, at: item.at + end });
  for (const line of next.segments) first.segments.push({ ...line, at: line.at + end });
  first.units = end + (next.units ?? unitsOf(next));
  next.items = [];
  next.segments = [];
  next.shape = NO_SHAPE;
}

function unitsOf({ items, segments }: Paragraph): number {
  const last = items.at(-1);
  const end = last ? last.at + (last.kind === "text" ? last.units : 8) : 0;
  return Math.max(end, (segments.at(-1)?.at ?? 0) + 1);
}
