/**
 * Sets fractions level: `최저가격` over `입찰가격` becomes `최저가격/입찰가격`, as the same equation is written in HWP. The line of a
 * fraction is a letter of the equation font, as wide as the fraction; what stands close above and below it are its parts.
 */
import type { Glyph } from "../layout/page-content.js";
import { isSpace } from "../layout/page-content.js";

/** The line of a fraction on the upright page: from where to where, how far down, and the size it is set in. */
export interface FractionLine {
  from: number;
  to: number;
  at: number;
  size: number;
}

/** A page with more is not levelled: each fraction looks at every letter. */
export const MAX_FRACTIONS = 500;
/** The upper part's baseline is at most so many ems above the line, the lower part's so many below; a part may be a fraction itself. */
const UPPER_REACH = 1.3;
const LOWER_REACH = 2;
/** Ems from the line down to the baseline of the text that the fraction stands in. */
const TO_BASELINE = 0.3;
/** Ems that a sign between or around the parts takes up. */
const SIGN_WIDTH = 0.3;
/** Signs with limits above and below: a part with one has several lines. */
const WITH_LIMITS = /[∑∫]/u;
/** A part with one of these is put in brackets. */
const PARTED = /[\s+\-−=×÷/]/u;

export function levelFractions(glyphs: Glyph[], lines: readonly FractionLine[]): Glyph[] {
  if (lines.length === 0 || lines.length > MAX_FRACTIONS) return glyphs;
  // A fraction within another is narrower.
  const inner = [...lines].sort((a, b) => a.to - a.from - (b.to - b.from));
  return inner.reduce(levelFraction, glyphs);
}

function levelFraction(glyphs: Glyph[], line: FractionLine): Glyph[] {
  const upper: Glyph[] = [];
  const lower: Glyph[] = [];
  for (const glyph of glyphs) {
    const middle = (glyph.box[0] + glyph.box[2]) / 2;
    if (glyph.turn !== 0 || middle < line.from || middle > line.to) continue;
    const down = (glyph.baseline - line.at) / line.size;
    if (down <= 0 && down >= -UPPER_REACH) upper.push(glyph);
    else if (down > 0 && down <= LOWER_REACH) lower.push(glyph);
  }
  // A line with nothing on one side of it is drawn over a letter, or is the roof of a root.
  if (upper.every(isSpace) || lower.every(isSpace)) return glyphs;
  if (WITH_LIMITS.test(textOf([...upper, ...lower]))) return glyphs;
  const level = levelled(upper, lower, line);
  const parts = new Set([...upper, ...lower]);
  const first = glyphs.findIndex((glyph) => parts.has(glyph));
  const rest = glyphs.filter((glyph) => !parts.has(glyph));
  rest.splice(first, 0, ...level);
  return rest;
}

const textOf = (glyphs: readonly Glyph[]): string => glyphs.map(({ text }) => text).join("");

/** Both parts and the sign between them, side by side in the width of the line. */
function levelled(upper: Glyph[], lower: Glyph[], line: FractionLine): Glyph[] {
  const row = [...partOf(upper, line), signOf("/", upper[0]!, line), ...partOf(lower, line)];
  const width = row.reduce((sum, { space }) => sum + space, 0);
  const scale = (line.to - line.from) / width;
  let at = line.from;
  for (const { glyph, space, indent } of row) {
    const left = at + indent * scale;
    glyph.box[2] = left + (glyph.box[2] - glyph.box[0]) * scale;
    glyph.box[0] = left;
    at += space * scale;
  }
  return row.map(({ glyph }) => glyph);
}

interface Placed {
  glyph: Glyph;
  /** What it takes up in the row, and how far in it begins. */
  space: number;
  indent: number;
}

/** The letters of a part from left to right on the baseline of the fraction, in brackets where it has several terms. */
function partOf(part: Glyph[], line: FractionLine): Placed[] {
  part.sort((a, b) => a.box[0] - b.box[0]);
  const text = textOf(part).trim();
  const down = line.at + TO_BASELINE * line.size - baselineOf(part);
  let end = part[0]!.box[0];
  const placed = part.map((glyph): Placed => {
    const indent = Math.max(0, glyph.box[0] - end);
    const space = Math.max(0, glyph.box[2] - end);
    end = Math.max(end, glyph.box[2]);
    glyph.baseline += down;
    glyph.box[1] += down;
    glyph.box[3] += down;
    return { glyph, space, indent };
  });
  if (!PARTED.test(text)) return placed;
  return [signOf("(", part[0]!, line), ...placed, signOf(")", part[0]!, line)];
}

/** The baseline of the largest letters: indices stand higher or lower. */
function baselineOf(part: readonly Glyph[]): number {
  return part.reduce((main, glyph) => (glyph.size > main.size ? glyph : main)).baseline;
}

function signOf(text: string, like: Glyph, { at, size }: FractionLine): Placed {
  const baseline = at + TO_BASELINE * size;
  const width = SIGN_WIDTH * size;
  const box: Glyph["box"] = [0, baseline - size, width, baseline];
  return { glyph: { ...like, text, box, baseline, size }, space: width, indent: 0 };
}
