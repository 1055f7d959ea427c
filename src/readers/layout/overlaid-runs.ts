/** Tells runs of one line, whose letters stand beside one another, from runs of two lines that lie over one another. */
import type { Box } from "../../model/format.js";
import { type Glyph, isSpace } from "./page-content.js";
import { LINES } from "./thresholds.js";

/** Letters that a program printed in one go. */
export interface Run {
  glyphs: readonly Glyph[];
  box: Box;
  baseline: number;
  size: number;
}

/**
 * Whether two runs cannot be of one line. On two baselines it is enough that both take up the same width; on one, letters must stand
 * upon letters: some programs print Hangul and digits as two runs, each with room for the letters of the other.
 */
export function liesOver(a: Run, b: Run): boolean {
  const smaller = Math.min(a.size, b.size);
  const shared = Math.min(a.box[2], b.box[2]) - Math.max(a.box[0], b.box[0]);
  if (shared <= LINES.overlaid * smaller) return false;
  // A raised or lowered sign may stand over the letter that it belongs to.
  if (smaller < LINES.scriptSize * Math.max(a.size, b.size)) return false;
  if (Math.abs(a.baseline - b.baseline) > LINES.sameBaseline * smaller)
    return shared > LINES.underneath * smaller;
  return lettersUponLetters(a, b);
}

/** A longer run is no line of text, and to sort it for every other one takes minutes. */
const MOST_LETTERS = 500;

function lettersUponLetters(a: Run, b: Run): boolean {
  const lengths = [a.glyphs.length, b.glyphs.length];
  if (Math.min(...lengths) < LINES.fewestUpon || Math.max(...lengths) > MOST_LETTERS) return false;
  const below = a.glyphs.filter((glyph) => !isSpace(glyph)).sort(byMiddle);
  const above = b.glyphs.filter((glyph) => !isSpace(glyph)).sort(byMiddle);
  let upon = 0;
  let next = 0;
  for (const glyph of above) {
    const at = middle(glyph);
    while (next < below.length && endOfCore(below[next]!) < at) next++;
    const other = below[next];
    if (other && startOfCore(other) <= at) upon++;
  }
  const fewer = Math.min(below.length, above.length);
  return upon >= LINES.fewestUpon && upon >= LINES.uponShare * fewer;
}

const middle = ({ box }: Glyph): number => (box[0] + box[2]) / 2;
const byMiddle = (a: Glyph, b: Glyph): number => middle(a) - middle(b);
/** The inner part of a letter; letters that are set tight reach over one another at their sides. */
const startOfCore = ({ box }: Glyph): number => box[0] + LINES.letterSide * (box[2] - box[0]);
const endOfCore = ({ box }: Glyph): number => box[2] - LINES.letterSide * (box[2] - box[0]);
