/** Gaps between text columns of a page, and which words of a line are on which side. */
import type { Box } from "../model/format.js";

/** A line of text with its place on its page. */
export interface PlacedText {
  page: number;
  box: Box;
  text: string;
}

/** What one row of print says in one column. */
export interface ColumnLine {
  y: number;
  line: PlacedText;
  text: string;
}

export interface ColumnGap {
  x: number;
  /** Left edges of the lines that begin right of it. */
  starts: number[];
}

/** Letters by which a line may stand over a gutter and still belong to its side: a space at its end is printed, too. */
const OVERHANG = 0.75;
/** Share of the lines that may run over a gutter; more, and there is none. */
const RUNNING_OVER = 0.15;
/** Narrow letters in terms of wide ones. */
const NARROW = 0.5;
/** Wide letters are hardly wider than the line is high; where they seem to be, the line has a gap that is not known. */
const MAX_LETTER_ASPECT = 1.1;
/** Places between two headings that are looked at, however wide the page claims to be. */
const MAX_GAP_POSITIONS = 2000;

/** The gutters between columns whose headings are given, or null where lines run over every place between them. */
export function columnGaps(headings: PlacedText[][], lines: PlacedText[]): ColumnGap[] | null {
  const gutters: ColumnGap[] = [];
  for (const [index, heading] of headings.slice(1).entries()) {
    const [left, right] = [headings[index]!.at(-1)!.box[2], heading[0]!.box[0]];
    const x = widestGap(left, right, lines);
    if (x === null) return null;
    const starts = lines.map(({ box }) => box[0]).filter((start) => start > x);
    // A column of remarks may have nothing in it; the revised text may not.
    if (starts.length === 0 && index > 0) starts.push(right);
    if (starts.length === 0) return null;
    gutters.push({ x, starts: [...new Set(starts)] });
  }
  return gutters;
}

/**
 * The right end of the widest strip between two headings that the fewest lines run over: columns begin sharply and end
 * raggedly.
 */
function widestGap(left: number, right: number, lines: PlacedText[]): number | null {
  const strips: { over: number; from: number; to: number }[] = [];
  const step = Math.max(1, (right - left) / MAX_GAP_POSITIONS);
  for (let x = Math.ceil(left); x <= right; x += step) {
    const over = lines.filter((line) => runsOver(line, x)).length;
    const last = strips.at(-1);
    if (last?.over === over) last.to = x;
    else strips.push({ over, from: x, to: x });
  }
  const [best] = strips.sort((a, b) => a.over - b.over || b.to - b.from - (a.to - a.from));
  return best && best.over <= lines.length * RUNNING_OVER ? best.to - 1 : null;
}

/** Whether so many lines run over a gutter that the page has no columns there. */
export function crossesGaps(lines: PlacedText[], gutters: ColumnGap[]): boolean {
  return gutters.some(
    ({ x }) => lines.filter((line) => runsOver(line, x)).length > lines.length * RUNNING_OVER,
  );
}

function runsOver({ box }: PlacedText, x: number): boolean {
  const overhang = (box[3] - box[1]) * OVERHANG;
  return box[0] < x && box[2] > x + overhang;
}

/** What stands before a gutter and after it. */
type SplitLine = [PlacedText | null, PlacedText | null];

/** What a row of print says in each column, or null where a line cannot be cut between words at a gutter. */
export function splitAtGaps(row: PlacedText[], gutters: ColumnGap[]): string[] | null {
  const columns: string[][] = [[], ...gutters.map(() => [])];
  for (const line of row) {
    let rest: PlacedText | null = line;
    for (const [index, gutter] of gutters.entries()) {
      if (!rest || rest.box[0] > gutter.x) continue;
      const [before, after]: SplitLine = runsOver(rest, gutter.x)
        ? splitLine(rest, gutter)
        : [rest, null];
      if (!before) return null;
      columns[index]!.push(before.text);
      rest = after;
    }
    if (rest) columns.at(-1)!.push(rest.text);
  }
  return columns.map((texts) => texts.join(" "));
}

/** A line cut at the only space that stands where the next column begins; nothing where there is none, or more than one. */
function splitLine(line: PlacedText, gutter: ColumnGap): SplitLine {
  const [x0, y0, x1, y1] = line.box;
  const letters = [...line.text];
  const widths = letters.map((letter) => (isNarrow(letter) ? NARROW : 1));
  const em = (x1 - x0) / widths.reduce((sum, width) => sum + width, 0);
  if (em > (y1 - y0) * MAX_LETTER_ASPECT) return [null, null];
  const edge = Math.min(...gutter.starts);
  let start = x0;
  const cuts = letters.flatMap((letter, at) => {
    start += em * widths[at]!;
    if (!/\s/.test(letter)) return [];
    return Math.abs(start - edge) <= em && start > gutter.x - em ? [{ at, start }] : [];
  });
  const [cut] = cuts;
  if (!cut || cuts.length > 1) return [null, null];
  const before = { ...line, text: letters.slice(0, cut.at).join(""), box: [x0, y0, cut.start, y1] };
  const after = { ...line, text: letters.slice(cut.at + 1).join(""), box: [cut.start, y0, x1, y1] };
  return [before as PlacedText, after as PlacedText];
}

function isNarrow(letter: string): boolean {
  return letter.codePointAt(0)! < 0x250 || /[‘’“”「」∼·]/.test(letter);
}
