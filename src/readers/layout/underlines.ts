/** Removes rulings that belong to the text, not to a table: underlines, strikethroughs and marked blanks. */
import { type Glyph, isSpace, type Ruling } from "./page-content.js";
import { RULINGS } from "./thresholds.js";

export function withoutUnderlines(lines: readonly Ruling[], glyphs: readonly Glyph[]): Ruling[] {
  const inked = glyphs.filter((glyph) => !isSpace(glyph)).sort((a, b) => a.baseline - b.baseline);
  const uprights = lines.filter((line) => !line.level && !isMarkedBlank(line, inked));
  const fromLeft = [...uprights].sort((a, b) => a.at - b.at);
  const ends = countEnds(lines);
  const levels = lines.filter(
    (line) =>
      line.level &&
      !isUnderline(line, inked) &&
      !(isLongUnderline(line, inked, fromLeft) && !isOfOpenTable(line, fromLeft, ends)),
  );
  return [...levels, ...uprights];
}

function isUnderline(line: Ruling, inked: readonly Glyph[]): boolean {
  const { left, right, covered } = wordsOver(line, inked);
  return (
    covered >= RULINGS.underlined * (line.to - line.from) &&
    Math.abs(left - line.from) <= RULINGS.sameEnd &&
    Math.abs(right - line.to) <= RULINGS.sameEnd
  );
}

/**
 * Some programs underline the blanks at a line's end too, up to the side of the cell or into the next: a line that begins with words,
 * away from any side, and has them over most of its way to the next side.
 */
function isLongUnderline(
  line: Ruling,
  inked: readonly Glyph[],
  fromLeft: readonly Ruling[],
): boolean {
  const [side] = firstSides(line, fromLeft);
  if (side === undefined || side - line.from <= RULINGS.touch) return false;
  const { left, covered } = wordsOver({ ...line, to: side }, inked);
  return (
    covered >= RULINGS.underlined * (side - line.from) &&
    left >= line.from - RULINGS.sameEnd &&
    left <= line.from + RULINGS.widestBlank
  );
}

/** A table without a left side has its borders over several columns, or as long as one another. */
function isOfOpenTable(
  line: Ruling,
  fromLeft: readonly Ruling[],
  ends: ReadonlyMap<string, number>,
): boolean {
  const crossed = firstSides(line, fromLeft).filter((at) => at < line.to - RULINGS.touch);
  return crossed.length > 1 || (crossed.length === 1 && ends.get(endsOf(line))! > 1);
}

function countEnds(lines: readonly Ruling[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines)
    if (line.level) counts.set(endsOf(line), (counts.get(endsOf(line)) ?? 0) + 1);
  return counts;
}

const endsOf = ({ from, to }: Ruling) => `${Math.round(from)} ${Math.round(to)}`;

/** The first two places where upright lines, sorted from the left, meet a level line. */
function firstSides(line: Ruling, fromLeft: readonly Ruling[]): number[] {
  const sides: number[] = [];
  const start = firstFrom(fromLeft, line.from - RULINGS.touch, ({ at }) => at);
  for (let index = start; index < fromLeft.length && sides.length < 2; index++) {
    const { at, from, to } = fromLeft[index]!;
    if (at > line.to + RULINGS.touch) break;
    const isMet = from <= line.at + RULINGS.touch && to >= line.at - RULINGS.touch;
    const isAnother = sides.length === 0 || at - sides[0]! > RULINGS.touch;
    if (isMet && isAnother) sides.push(at);
  }
  return sides;
}

/** A narrow blank in a marked text, painted as high as the letters beside it. */
function isMarkedBlank(line: Ruling, inked: readonly Glyph[]): boolean {
  if (line.thickness < RULINGS.narrowestBlank || line.to - line.from > RULINGS.largestText)
    return false;
  const reach = line.thickness / 2 + RULINGS.sameEnd;
  for (let index = firstFrom(inked, line.from, baselineOf); index < inked.length; index++) {
    const { box, baseline } = inked[index]!;
    if (baseline > line.to) return false;
    const isAsHigh =
      Math.abs(box[1] - line.from) <= RULINGS.sameEnd &&
      Math.abs(box[3] - line.to) <= RULINGS.sameEnd;
    const apart = Math.min(Math.abs(box[0] - line.at), Math.abs(box[2] - line.at));
    if (isAsHigh && apart <= reach) return true;
  }
  return false;
}

/** Where the words that stand on the line begin and end, and how much of it they cover. */
function wordsOver(
  line: Ruling,
  inked: readonly Glyph[],
): { left: number; right: number; covered: number } {
  let [left, right, covered] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0];
  for (
    let index = firstFrom(inked, line.at - RULINGS.underWords * RULINGS.largestText, baselineOf);
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
  return { left, right, covered };
}

const baselineOf = (glyph: Glyph): number => glyph.baseline;

/** The index of the first of sorted items that is not before a place. */
function firstFrom<Item>(
  sorted: readonly Item[],
  place: number,
  placeOf: (item: Item) => number,
): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (placeOf(sorted[middle]!) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
