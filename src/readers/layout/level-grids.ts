/**
 * Tables with level lines alone: rules of one length above, between and below rows, and columns that are told by the white between
 * them. Where no rule stands between lines that fill the columns, each line is a row.
 */
import type { Box } from "../../model/format.js";
import { contains, type Glyph, type Ruling } from "./page-content.js";
import type { GridCell, RuledGrid } from "./ruled-grid.js";
import { buildLines, type PrintedLine } from "./text-lines.js";
import { BORDERLESS, GRID, LEVEL_RULED } from "./thresholds.js";

/** The grids, given the lines that frame nothing. */
export function levelGrids(rulings: readonly Ruling[], glyphs: readonly Glyph[]): RuledGrid[] {
  const levels = rulings
    .filter((ruling) => ruling.level && ruling.to - ruling.from >= LEVEL_RULED.shortest)
    .sort((a, b) => a.at - b.at);
  const stacks: Ruling[][] = [];
  for (const ruling of levels) {
    const stack = stacks.find(([first]) => sameEnds(first!, ruling));
    if (stack) stack.push(ruling);
    else stacks.push([ruling]);
  }
  return stacks
    .filter((stack) => stack.length >= LEVEL_RULED.fewestRules)
    .map((stack) => gridOfStack(stack, glyphs))
    .filter((grid) => grid !== null);
}

const sameEnds = (a: Ruling, b: Ruling): boolean =>
  Math.abs(a.from - b.from) <= GRID.sameEdge && Math.abs(a.to - b.to) <= GRID.sameEdge;

function gridOfStack(stack: readonly Ruling[], glyphs: readonly Glyph[]): RuledGrid | null {
  const [first, last] = [stack[0]!, stack.at(-1)!];
  const box: Box = [first.from, first.at, first.to, last.at];
  const inside = glyphs.filter((glyph) =>
    contains(box, (glyph.box[0] + glyph.box[2]) / 2, (glyph.box[1] + glyph.box[3]) / 2),
  );
  const lines = buildLines(inside, 1);
  const head = stack[1]!.at;
  const body = lines.filter((line) => middleOf(line) > head && line.pieces.length > 1);
  if (body.length < LEVEL_RULED.fewestRows) return null;
  const columns = columnsOf(body);
  if (columns.length < 2 || !isTabular(lines, body, columns)) return null;
  const xs = [
    box[0],
    ...columns.slice(1).map(([from], index) => (columns[index]![1] + from) / 2),
    box[2],
  ];
  const ys = [...stack.map(({ at }) => at), ...rowsBetween(stack, lines, xs)].sort((a, b) => a - b);
  const cells: GridCell[] = ys.slice(1).flatMap((bottom, row) =>
    xs.slice(1).map(
      (right, col): GridCell => ({
        row,
        col,
        rowSpan: 1,
        colSpan: 1,
        box: [xs[col]!, ys[row]!, right, bottom],
      }),
    ),
  );
  return { box, xs, ys, cells, uncertain: false, open: { top: false, bottom: false } };
}

const middleOf = ({ box }: PrintedLine): number => (box[1] + box[3]) / 2;

/** x ranges that stay free of one another. */
function columnsOf(lines: readonly PrintedLine[]): [number, number][] {
  const columns: [number, number][] = [];
  const gutter = BORDERLESS.leastGutter * lines[0]!.size;
  for (const { box } of lines.flatMap((line) => line.pieces).sort((a, b) => a.box[0] - b.box[0])) {
    const last = columns.at(-1);
    if (last && box[0] < last[1] + gutter) last[1] = Math.max(last[1], box[2]);
    else columns.push([box[0], box[2]]);
  }
  return columns;
}

/** Most lines fill most of the columns with few words: prose between rules does not. */
function isTabular(
  lines: readonly PrintedLine[],
  body: readonly PrintedLine[],
  columns: readonly [number, number][],
): boolean {
  const pieces = body.flatMap((line) => line.pieces);
  const letters = pieces.reduce((sum, piece) => sum + piece.text.length, 0);
  return (
    body.length >= LEVEL_RULED.inColumns * (lines.length - 1) &&
    pieces.length >= BORDERLESS.filled * body.length * columns.length &&
    letters <= BORDERLESS.longestCell * pieces.length
  );
}

/** Between lines of text below the head that each begin a row: those with a word in the first column, and in most others. */
function rowsBetween(
  stack: readonly Ruling[],
  lines: readonly PrintedLine[],
  xs: readonly number[],
): number[] {
  const found: number[] = [];
  for (const [index, rule] of stack.entries()) {
    const next = stack[index + 1];
    if (index === 0 || !next) continue;
    const own = lines.filter((line) => middleOf(line) > rule.at && middleOf(line) < next.at);
    // Where rules part the rows, a second line is a cell's own.
    if (stack.length > LEVEL_RULED.fewestRules && own.length < LEVEL_RULED.manyLines) continue;
    for (const [at, line] of own.entries()) {
      if (at === 0) continue;
      const inFirst = line.pieces.some((piece) => piece.box[0] < xs[1]!);
      const filled = line.pieces.length >= BORDERLESS.filled * (xs.length - 1);
      if (inFirst && filled) found.push((own[at - 1]!.box[3] + line.box[1]) / 2);
    }
  }
  return found;
}
