/** Detects two-column regions of a page: consecutive lines that keep the same gutter free, with prose on both sides. */

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
  for (let index = 1; index < first.pieces.length; index++) {
    let gap: GutterRange = [first.pieces[index - 1]!.box[2], first.pieces[index]!.box[0]];
    const middle = (gap[0] + gap[1]) / 2;
    if (middle < left + width * COLUMNS.gutterZone || middle > right - width * COLUMNS.gutterZone)
      continue;
    let to = start + 1;
    for (; to < lines.length; to++) {
      const narrowed = narrow(lines[to]!, gap);
      if (!narrowed || narrowed[1] - narrowed[0] < COLUMNS.leastGutter * lines[to]!.size) break;
      gap = narrowed;
    }
    if (to - start >= COLUMNS.fewestRows && (!best || to > best.to))
      best = { from: start, to, gutter: (gap[0] + gap[1]) / 2 };
  }
  return best;
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
