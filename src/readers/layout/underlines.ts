/** Removes rulings that belong to the text, not to a table: underlines and strikethroughs. */
import { type Glyph, isSpace, type Ruling } from "./page-content.js";
import { RULINGS } from "./thresholds.js";

export function withoutUnderlines(lines: readonly Ruling[], glyphs: readonly Glyph[]): Ruling[] {
  if (!lines.some((line) => line.level)) return [...lines];
  const inked = glyphs.filter((glyph) => !isSpace(glyph)).sort((a, b) => a.baseline - b.baseline);
  return lines.filter((line) => !line.level || !isUnderline(line, inked));
}

function isUnderline(line: Ruling, inked: readonly Glyph[]): boolean {
  let [left, right, covered] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0];
  for (
    let index = firstFrom(inked, line.at - RULINGS.underWords * RULINGS.largestText);
    index < inked.length;
    index++
  ) {
    const glyph = inked[index]!;
    const below = line.at - glyph.baseline;
    if (below < -RULINGS.throughWords * RULINGS.largestText) break;
    if (below > RULINGS.underWords * glyph.size || below < -RULINGS.throughWords * glyph.size)
      continue;
    const [x0, , x1] = glyph.box;
    const middle = (x0 + x1) / 2;
    if (middle < line.from - RULINGS.underlineSlack || middle > line.to + RULINGS.underlineSlack)
      continue;
    left = Math.min(left, x0);
    right = Math.max(right, x1);
    covered += x1 - x0;
  }
  return (
    covered >= RULINGS.underlined * (line.to - line.from) &&
    Math.abs(left - line.from) <= RULINGS.sameEnd &&
    Math.abs(right - line.to) <= RULINGS.sameEnd
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
