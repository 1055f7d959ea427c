/**
 * Detects two-column regions of a page: consecutive lines that keep the same gutter free, with prose on both sides. One column may be
 * a sidebar, narrower and set for itself.
 */

import type { Glyph } from "./page-content.js";
import type { LineRun, PrintedLine } from "./text-lines.js";
import { COLUMNS } from "./thresholds.js";

interface ColumnStretch {
  /** Lines `from` (inclusive) to `to` (exclusive) of the page's lines. */
  from: number;
  to: number;
  /** Middle of the gutter. */
  gutter: number;
}

type GutterRange = [number, number];

/** Stretches of lines that stand in two columns, top to bottom. */
export function findColumns(
  lines: readonly PrintedLine[],
  left: number,
  right: number,
): ColumnStretch[] {
  const found: ColumnStretch[] = [];
  for (let start = 0; start < lines.length; ) {
    const stretch = stretchFrom(lines, start, left, right);
    if (stretch && isProse(lines.slice(stretch.from, stretch.to), stretch.gutter)) {
      stretch.from = Math.max(stretch.from, found.at(-1)?.to ?? 0);
      found.push(stretch);
      start = stretch.to;
    } else {
      start++;
    }
  }
  return found;
}

/** The longest run of lines from `start` on that share a free gutter near the middle third of the page. */
function stretchFrom(
  lines: readonly PrintedLine[],
  start: number,
  left: number,
  right: number,
): ColumnStretch | null {
  const first = lines[start]!;
  const width = right - left;
  let best: ColumnStretch | null = null;
  for (let gap of gapsOf(first, lines[start + 1])) {
    const middle = (gap[0] + gap[1]) / 2;
    const side = Math.min(middle - left, right - middle) / width;
    if (side < COLUMNS.sidebarZone) continue;
    let to = start + 1;
    for (; to < lines.length; to++) {
      const narrowed = narrow(lines[to]!, gap);
      if (!narrowed || narrowed[1] - narrowed[0] < COLUMNS.leastGutter * lines[to]!.size) break;
      gap = narrowed;
    }
    if (to - start < COLUMNS.fewestRows || (best && to <= best.to)) continue;
    const gutter = (gap[0] + gap[1]) / 2;
    const isOwn = ({ box }: LineRun) =>
      middle - left > right - middle ? box[0] >= gutter : box[2] <= gutter;
    if (side >= COLUMNS.gutterZone) best = { from: start, to, gutter };
    else if (isSidebar(lines.slice(start, to), isOwn))
      best = { from: topOfSidebar(lines, start, to, isOwn), to, gutter };
  }
  return best;
}

/** The gaps between the pieces of a line, or beside the one that stands next to it on a baseline of its own. */
function gapsOf(line: PrintedLine, next: PrintedLine | undefined): GutterRange[] {
  const isBeside =
    next && next.baseline > line.baseline && next.box[1] < (line.box[1] + line.box[3]) / 2;
  const pieces = [...line.pieces, ...(isBeside ? next.pieces : [])].sort(
    (a, b) => a.box[0] - b.box[0],
  );
  return pieces
    .slice(1)
    .map(({ box }, index): GutterRange => [pieces[index]!.box[2], box[0]])
    .filter(([from, to]) => to > from);
}

/** Labels stand on the lines that they label; a sidebar is prose with a rhythm of its own, line below line. */
function isSidebar(lines: readonly PrintedLine[], isOwn: (piece: LineRun) => boolean): boolean {
  const own = lines.filter(({ pieces }) => pieces.some(isOwn));
  const apart = own.filter(({ pieces }) => pieces.every(isOwn));
  if (own.length < COLUMNS.fewestRows || apart.length <= COLUMNS.apartLines * own.length)
    return false;
  const letters = own.flatMap(({ pieces }) => pieces.filter(isOwn).map(({ text }) => text.length));
  return (
    letters.reduce((sum, count) => sum + count, 0) >= COLUMNS.sidebarLetters * own.length &&
    own.every((line, index) => {
      const last = own[index - 1];
      return !last || line.baseline - last.baseline <= COLUMNS.sidebarStep * line.size;
    })
  );
}

/** A sidebar may begin above the text that it stands beside: where its first lines are, set as the others. */
function topOfSidebar(
  lines: readonly PrintedLine[],
  start: number,
  to: number,
  isOwn: (piece: LineRun) => boolean,
): number {
  const beside = lines.slice(start, to);
  const { size } = beside.find(({ pieces }) => pieces.every(isOwn))!;
  let { baseline } = beside.find(({ pieces }) => pieces.some(isOwn))!;
  let from = start;
  for (; from > 0; from--) {
    const above = lines[from - 1]!;
    if (baseline - above.baseline > COLUMNS.sidebarStep * size) break;
    if (!above.pieces.every(isOwn) || above.size !== size) break;
    baseline = above.baseline;
  }
  return from;
}

/** What stays free of the gap beside this line's pieces; null where a piece crosses it. */
function narrow(line: PrintedLine, gap: GutterRange): GutterRange | null {
  let [from, to] = gap;
  for (const piece of line.pieces) {
    if (piece.box[2] <= (from + to) / 2) from = Math.max(from, piece.box[2]);
    else if (piece.box[0] >= (from + to) / 2) to = Math.min(to, piece.box[0]);
    else return null;
  }
  return [from, to];
}

function isProse(lines: readonly PrintedLine[], gutter: number): boolean {
  const sides: LineRun[][] = [[], []];
  for (const line of lines) {
    const before = line.pieces.filter((piece) => piece.box[2] <= gutter);
    const after = line.pieces.filter((piece) => piece.box[0] >= gutter);
    if (before.length > 1 || after.length > 1) continue;
    if (before[0]) sides[0]!.push(before[0]);
    if (after[0]) sides[1]!.push(after[0]);
  }
  return sides.every((side) => {
    if (side.length < COLUMNS.fewestRows - 1) return false;
    const low = Math.min(...side.map((piece) => piece.box[0]));
    const high = Math.max(...side.map((piece) => piece.box[2]));
    const filled = side.filter(
      (piece) => piece.box[2] - piece.box[0] >= COLUMNS.filled * (high - low),
    );
    return filled.length >= COLUMNS.filledLines * side.length;
  });
}

/** Glyphs of a stretch, left column and right column. */
export function splitAt(glyphs: readonly Glyph[], gutter: number): [Glyph[], Glyph[]] {
  const before: Glyph[] = [];
  const after: Glyph[] = [];
  for (const glyph of glyphs) {
    if ((glyph.box[0] + glyph.box[2]) / 2 < gutter) before.push(glyph);
    else after.push(glyph);
  }
  return [before, after];
}
