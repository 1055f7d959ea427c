/**
 * Tables with level lines alone: rules of one length above, between and below rows, and columns that are told by the white between
 * them. Where no rule stands between lines that fill the columns, each line is a row.
 */
import type { Box } from "../../model/format.js";
import { contains, type Glyph, type Ruling } from "./page-content.js";
import type { RuledGrid } from "./ruled-grid.js";
import { gridBetweenRules, tableColumns } from "./text-grid.js";
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
    .flatMap((stack) => partedByProse(stack, glyphs))
    .filter((stack) => stack.length >= LEVEL_RULED.fewestRules)
    .filter((stack, _, all) => !all.some((other) => other !== stack && isInside(stack, other)))
    .map((stack) => gridOfStack(stack, levels, glyphs))
    .filter((grid) => grid !== null);
}

/** Rules beside a label that several rows share are shorter than those of the whole table, and lie between them. */
function isInside(stack: readonly Ruling[], other: readonly Ruling[]): boolean {
  const [first, last] = [other[0]!, other.at(-1)!];
  return (
    first.to - first.from > stack[0]!.to - stack[0]!.from &&
    stack.every(
      ({ at, from, to }) =>
        at > first.at &&
        at < last.at &&
        from >= first.from - GRID.sameEdge &&
        to <= first.to + GRID.sameEdge,
    )
  );
}

/** Rules of one length on a page may be those of several tables: text that runs over most of their length stands between them. */
function partedByProse(stack: readonly Ruling[], glyphs: readonly Glyph[]): Ruling[][] {
  if (stack.length < LEVEL_RULED.fewestRules) return [];
  const prose = linesBetween(stack, glyphs).filter((line) => isProse(line, stack[0]!));
  const parts: Ruling[][] = [];
  for (const rule of stack) {
    const above = parts.at(-1)?.at(-1);
    if (!above || prose.some((line) => isBetween(line, above.at, rule.at))) parts.push([rule]);
    else parts.at(-1)!.push(rule);
  }
  return parts;
}

/** The lines of text from the first rule to the last, in their narrowest parts. */
function linesBetween(stack: readonly Ruling[], glyphs: readonly Glyph[]): PrintedLine[] {
  const box: Box = [stack[0]!.from, stack[0]!.at, stack[0]!.to, stack.at(-1)!.at];
  const inside = glyphs.filter((glyph) =>
    contains(box, (glyph.box[0] + glyph.box[2]) / 2, (glyph.box[1] + glyph.box[3]) / 2),
  );
  return buildLines(inside, 1).map((line) =>
    line.fragments ? { ...line, pieces: line.fragments } : line,
  );
}

function isProse({ pieces }: PrintedLine, { from, to }: Ruling): boolean {
  const length = to - from;
  return pieces.some(
    ({ box }) =>
      box[2] - box[0] > LEVEL_RULED.prose * length &&
      box[0] - from < LEVEL_RULED.proseIndent * length,
  );
}

const isBetween = (line: PrintedLine, top: number, bottom: number): boolean =>
  middleOf(line) > top && middleOf(line) <= bottom;

const sameEnds = (a: Ruling, b: Ruling): boolean =>
  Math.abs(a.from - b.from) <= GRID.sameEdge && Math.abs(a.to - b.to) <= GRID.sameEdge;

function gridOfStack(
  stack: readonly Ruling[],
  partial: readonly Ruling[],
  glyphs: readonly Glyph[],
): RuledGrid | null {
  const [first, last] = [stack[0]!, stack.at(-1)!];
  const box: Box = [first.from, first.at, first.to, last.at];
  const lines = linesBetween(stack, glyphs);
  const head = stack[1]!.at;
  const below = lines.filter((line) => middleOf(line) > head);
  const body = below.filter((line) => line.pieces.length > 1);
  if (body.length < LEVEL_RULED.fewestRows) return null;
  const columns = tableColumns(body);
  if (columns.length < 2) return null;
  if (!isTabular(lines, body, columns.length) && !areRowsRuled(stack.slice(1), below)) return null;
  const inner = partial.filter(
    ({ at, from, to }) =>
      at > first.at + GRID.sameEdge &&
      at < last.at - GRID.sameEdge &&
      from >= first.from - GRID.sameEdge &&
      to <= first.to + GRID.sameEdge &&
      to - from >= LEVEL_RULED.partial * (first.to - first.from),
  );
  const rules = edgesOf([...stack, ...inner].map(({ at }) => at));
  const isOneRow = (own: readonly PrintedLine[], index: number): boolean => {
    if (rules[index]! < head) return !hasTwoLevels(own);
    // Where rules part the rows, a second line is a cell's own.
    return rules.length > LEVEL_RULED.fewestRules && own.length < LEVEL_RULED.manyLines;
  };
  return gridBetweenRules(lines, box, rules, isOneRow);
}

/** Each height once. */
function edgesOf(heights: number[]): number[] {
  const sorted = heights.sort((a, b) => a - b);
  return sorted.filter((at, index) => index === 0 || at - sorted[index - 1]! > GRID.sameEdge);
}

const middleOf = ({ box }: PrintedLine): number => (box[1] + box[3]) / 2;

/** Headings over several columns, and those of the columns below them. */
function hasTwoLevels(lines: readonly PrintedLine[]): boolean {
  const [upper, ...lower] = [...lines].sort((a, b) => a.baseline - b.baseline);
  return (
    upper!.pieces.length > 1 && lower.some((line) => line.pieces.length > upper!.pieces.length)
  );
}

/** Most lines fill most of the columns with few words: prose between rules does not. */
function isTabular(
  lines: readonly PrintedLine[],
  body: readonly PrintedLine[],
  columns: number,
): boolean {
  const pieces = body.flatMap((line) => line.pieces);
  const letters = pieces.reduce((sum, piece) => sum + piece.text.length, 0);
  return (
    body.length >= LEVEL_RULED.inColumns * (lines.length - 1) &&
    pieces.length >= BORDERLESS.filled * body.length * columns &&
    letters <= BORDERLESS.longestCell * pieces.length
  );
}

/** Rules part the rows, most of which hold something in each of three columns or more: their lines may be wrapped. */
function areRowsRuled(rules: readonly Ruling[], below: readonly PrintedLine[]): boolean {
  const columns = tableColumns(below);
  if (rules.length < LEVEL_RULED.fewestRules || columns.length < LEVEL_RULED.ruledColumns)
    return false;
  const rows = rules
    .slice(1)
    .map(({ at }, index) => below.filter((line) => isBetween(line, rules[index]!.at, at)));
  const full = rows.filter((row) =>
    columns.every(([from, to]) =>
      row.some(({ pieces }) => pieces.some(({ box }) => box[0] < to && box[2] > from)),
    ),
  );
  return full.length >= LEVEL_RULED.inColumns * rows.length;
}
