/** Lines that belong to the text, not to a table: under and through words, as amended rules and forms have them. */
import { type Glyph, isSpace, type Ruling } from "./page-content.js";

/** An underline stands up to this many ems below the baseline; a line through words up to this many above it. */
const BELOW = 0.38;
const ABOVE = 0.6;
/** It begins and ends with the words, within this many points; borders stand off from the text. */
const SAME_END = 1.6;
/** Words stand over at least this share of it. */
const COVERED = 0.6;
/** Largest text that is looked at, in points: the window around a line that its words can stand in. */
const MAX_SIZE = 60;

export function withoutUnderlines(lines: readonly Ruling[], glyphs: readonly Glyph[]): Ruling[] {
  if (!lines.some((line) => line.level)) return [...lines];
  const inked = glyphs.filter((glyph) => !isSpace(glyph)).sort((a, b) => a.baseline - b.baseline);
  return lines.filter((line) => !line.level || !isUnderline(line, inked));
}

function isUnderline(line: Ruling, inked: readonly Glyph[]): boolean {
  let [left, right, covered] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0];
  for (let index = firstFrom(inked, line.at - BELOW * MAX_SIZE); index < inked.length; index++) {
    const glyph = inked[index]!;
    const below = line.at - glyph.baseline;
    if (below < -ABOVE * MAX_SIZE) break;
    if (below > BELOW * glyph.size || below < -ABOVE * glyph.size) continue;
    const [x0, , x1] = glyph.box;
    const middle = (x0 + x1) / 2;
    if (middle < line.from - 1 || middle > line.to + 1) continue;
    left = Math.min(left, x0);
    right = Math.max(right, x1);
    covered += x1 - x0;
  }
  return (
    covered >= COVERED * (line.to - line.from) &&
    Math.abs(left - line.from) <= SAME_END &&
    Math.abs(right - line.to) <= SAME_END
  );
}

function firstFrom(inked: readonly Glyph[], baseline: number): number {
  let low = 0;
  let high = inked.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (inked[middle]!.baseline < baseline) low = middle + 1;
    else high = middle;
  }
  return low;
}
