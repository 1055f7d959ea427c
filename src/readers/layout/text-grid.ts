/**
 * The grid that text itself shows where no lines do: columns by the white that stays free between them, rows by how far apart the
 * lines of a cell and those of the next stand, headings over several columns and labels beside several rows by their middles.
 */
import type { Box } from "../../model/format.js";
import { type Fragment, rowBands, tiled } from "./row-bands.js";
import type { GridCell, RuledGrid } from "./ruled-grid.js";
import type { LineRun, PrintedLine } from "./text-lines.js";
import { BORDERLESS, GRID, LINES } from "./thresholds.js";

type Range = [from: number, to: number];

/** The grid of lines in pieces; null where the text shows no columns or rows. */
export function gridOfText(lines: readonly PrintedLine[], box: Box): RuledGrid | null {
  const columns = tableColumns(lines);
  if (columns.length < 2) return null;
  const fragments = fragmentsOf(lines, columns);
  const bands = rowBands(fragments, columns.length);
  return bands.length < 2 ? null : gridOfBands(fragments, columns, bands, box);
}

/** The grid of lines between drawn level lines, from the top one to the bottom one; null where the text shows no columns. */
export function gridBetweenRules(
  lines: readonly PrintedLine[],
  box: Box,
  rules: readonly number[],
  isOneRow: (own: readonly PrintedLine[], index: number) => boolean,
): RuledGrid | null {
  const columns = tableColumns(lines);
  if (columns.length < 2) return null;
  const bands: Range[] = [];
  for (const [index, top] of rules.slice(0, -1).entries()) {
    const own = lines.filter((line) => {
      const middle = (line.box[1] + line.box[3]) / 2;
      return middle > top && middle <= rules[index + 1]!;
    });
    if (own.length === 0) continue;
    if (own.length > 1 && !isOneRow(own, index))
      bands.push(...rowBands(fragmentsOf(own, columns), columns.length));
    else
      bands.push([
        Math.min(...own.map((line) => line.box[1])),
        Math.max(...own.map((line) => line.box[3])),
      ]);
  }
  return gridOfBands(fragmentsOf(lines, columns), columns, bands, box, rules);
}

/** The rows of text in cells beside one another, and the labels of the first that stand beside several; null where they are uneven. */
export function rowsOfText(
  cells: readonly (readonly PrintedLine[])[],
): { bands: Range[]; labels: [row: number, rowSpan: number][] } | null {
  const fragments = cells
    .flatMap((lines, col) => lines.map(({ box, baseline, size }) => ({ box, baseline, size, col })))
    .sort((a, b) => a.baseline - b.baseline);
  if (fragments.length === 0) return null;
  const bands = rowBands(fragments, cells.length);
  return { bands, labels: labelSpans(fragments, bands) };
}

function gridOfBands(
  fragments: readonly Fragment[],
  columns: readonly Range[],
  bands: readonly Range[],
  box: Box,
  rules: readonly number[] = [],
): RuledGrid {
  const xs = [
    box[0],
    ...columns.slice(1).map(([from], at) => (columns[at]![1] + from) / 2),
    box[2],
  ];
  const ys = [
    box[1],
    ...bands.slice(1).map(([top], at) => borderBetween(bands[at]![1], top, rules)),
    box[3],
  ];
  const cells = withSpans(fragments, columns, bands, xs, ys);
  return { box, xs, ys, cells, uncertain: false, open: { top: false, bottom: false } };
}

/** A drawn line between two rows is their border. */
function borderBetween(bottom: number, top: number, rules: readonly number[]): number {
  const [low, high] = [Math.min(bottom, top) - GRID.slack, Math.max(bottom, top) + GRID.slack];
  return rules.find((at) => at >= low && at <= high) ?? (bottom + top) / 2;
}

/** The columns of a table; its first lines may head several of them, and are left out where more show without. */
export function tableColumns(lines: readonly PrintedLine[]): Range[] {
  let best: Range[] = [];
  const sorted = [...lines].sort((a, b) => a.baseline - b.baseline);
  for (let heads = 0; heads <= BORDERLESS.mostHeads; heads++) {
    const body = sorted.slice(heads);
    if (heads > 0 && body.length < BORDERLESS.fewestRows - 1) break;
    const found = columnsOf(body);
    if (found.length > 0 && found.length >= best.length) best = found;
  }
  return withHeadsOver(best, sorted);
}

/** A heading that is set in the middle may stand beside the figures below it: what only heads a column is part of it. */
function withHeadsOver(columns: Range[], lines: readonly PrintedLine[]): Range[] {
  const rows = columns.map(([from, to]) => {
    const own = lines.flatMap(({ pieces }, index) =>
      pieces.some((piece) => isIn(piece, from, to)) ? [index] : [],
    );
    return new Set(own);
  });
  const merged: { range: Range; rows: Set<number> }[] = [];
  for (const [index, range] of columns.entries()) {
    const last = merged.at(-1);
    const own = rows[index]!;
    const joins = last && (isHeadOf(last.rows, own) || isHeadOf(own, last.rows));
    if (joins && range[0] - last.range[1] < BORDERLESS.headMiddle * 2 * lines[0]!.size) {
      last.range[1] = range[1];
      for (const row of own) last.rows.add(row);
    } else merged.push({ range: [...range], rows: new Set(own) });
  }
  return merged.map(({ range }) => range);
}

/** Whether the one stands in the first lines alone, and the other in none of those. */
const isHeadOf = (head: ReadonlySet<number>, body: ReadonlySet<number>): boolean =>
  body.size > 1 &&
  [...head].every((row) => row <= BORDERLESS.mostHeads && !body.has(row)) &&
  [...body].every((row) => row > Math.max(...head));

/** x ranges that stay free of one another in all lines, and of those that are given. */
export function columnsOf(lines: readonly PrintedLine[], given: readonly Range[] = []): Range[] {
  const ranges = [
    ...given,
    ...lines.flatMap((line) => line.pieces.map((piece): Range => [piece.box[0], piece.box[2]])),
  ].sort((a, b) => a[0] - b[0]);
  const columns: Range[] = [];
  const gutter = BORDERLESS.leastGutter * (lines[0]?.size ?? 0);
  const seams = lines.flatMap(({ pieces }) =>
    pieces.flatMap(({ box, atSeam }) => (atSeam ? [box[0]] : [])),
  );
  for (const [from, to] of ranges) {
    const last = columns.at(-1);
    const isSeam = seams.some((at) => Math.abs(at - from) <= LINES.sameSeam);
    if (last && from < last[1] + (isSeam ? -LINES.sameSeam : gutter))
      last[1] = Math.max(last[1], to);
    else columns.push([from, to]);
  }
  return columns;
}

/** Pieces of one line and column together; a piece that stands over the white between columns belongs to the one left of it. */
function fragmentsOf(lines: readonly PrintedLine[], columns: readonly Range[]): Fragment[] {
  const found: Fragment[] = [];
  for (const line of lines) {
    const byColumn = new Map<number, Fragment>();
    for (const { box } of line.pieces) {
      const col = columnAt(columns, box);
      const own = byColumn.get(col);
      if (own)
        own.box = [
          Math.min(own.box[0], box[0]),
          own.box[1],
          Math.max(own.box[2], box[2]),
          own.box[3],
        ];
      else byColumn.set(col, { box: [...box], baseline: line.baseline, size: line.size, col });
    }
    found.push(...byColumn.values());
  }
  return found.sort((a, b) => a.baseline - b.baseline);
}

/** The column that a piece begins in or stands nearest to. */
function columnAt(columns: readonly Range[], box: Box): number {
  const middle = (box[0] + box[2]) / 2;
  const inside = columns.findIndex(([from, to]) => middle >= from && middle <= to);
  if (inside !== -1) return inside;
  let best = 0;
  for (const [col, [from, to]] of columns.entries()) {
    const away = Math.max(from - middle, middle - to);
    if (away < Math.max(columns[best]![0] - middle, middle - columns[best]![1])) best = col;
  }
  return best;
}

/** The cells, with headings over several columns and labels beside several rows as one cell. */
function withSpans(
  fragments: readonly Fragment[],
  columns: readonly Range[],
  bands: readonly Range[],
  xs: readonly number[],
  ys: readonly number[],
): GridCell[] {
  const taken = new Set<string>();
  const cells: GridCell[] = [];
  const add = (row: number, col: number, rowSpan: number, colSpan: number) => {
    for (let r = row; r < row + rowSpan; r++)
      for (let c = col; c < col + colSpan; c++) taken.add(`${r},${c}`);
    const box: Box = [xs[col]!, ys[row]!, xs[col + colSpan]!, ys[row + rowSpan]!];
    cells.push({ row, col, rowSpan, colSpan, box });
  };
  for (const [row, rowSpan] of labelSpans(fragments, bands)) add(row, 0, rowSpan, 1);
  for (const [col, colSpan] of headingSpans(fragments, columns, bands, taken))
    add(0, col, 1, colSpan);
  for (let row = 0; row < bands.length; row++)
    for (let col = 0; col < columns.length; col++)
      if (!taken.has(`${row},${col}`)) add(row, col, 1, 1);
  return cells.sort((a, b) => a.row - b.row || a.col - b.col);
}

/** Labels of the first column that stand in the middle of several rows: found only where all of them together fill the rows. */
function labelSpans(
  fragments: readonly Fragment[],
  bands: readonly Range[],
): [row: number, rowSpan: number][] {
  const labels: { box: Range; size: number }[] = [];
  for (const { box, size } of fragments.filter(({ col }) => col === 0)) {
    const last = labels.at(-1);
    if (last && box[1] - last.box[1] < BORDERLESS.besideRow * size) last.box[1] = box[3];
    else labels.push({ box: [box[1], box[3]], size });
  }
  const middles = labels.map(({ box, size }) => ({ at: (box[0] + box[1]) / 2, size }));
  return (tiled(bands, middles) ?? []).filter(([, rowSpan]) => rowSpan > 1);
}

/** Headings of the first row over several columns of the second: each in the middle of those that it heads. */
function headingSpans(
  fragments: readonly Fragment[],
  columns: readonly Range[],
  bands: readonly Range[],
  taken: ReadonlySet<string>,
): [col: number, colSpan: number][] {
  const inBand = (row: number) =>
    fragments.filter(({ box }) => {
      const middle = (box[1] + box[3]) / 2;
      return middle >= bands[row]![0] && middle <= bands[row]![1];
    });
  const free = columns.map((_, col) => !taken.has(`0,${col}`));
  const heads = inBand(0).filter(({ col }) => free[col]);
  const below = inBand(1);
  if (heads.length === 0 || heads.length >= below.length) return [];
  const spans: [number, number][] = [];
  let col = free.indexOf(true);
  for (const head of [...heads].sort((a, b) => a.box[0] - b.box[0])) {
    const middle = (head.box[0] + head.box[2]) / 2;
    let best: { end: number; away: number } | undefined;
    for (let end = col + 1; end <= columns.length && free[end - 1]; end++) {
      const [from, to] = [
        boxIn(below, col) ?? columns[col]!,
        boxIn(below, end - 1) ?? columns[end - 1]!,
      ];
      const away = Math.abs((from[0] + to[1]) / 2 - middle);
      if (!best || away < best.away) best = { end, away };
    }
    if (!best || best.away > BORDERLESS.headMiddle * head.size) return [];
    spans.push([col, best.end - col]);
    col = best.end;
  }
  return col === columns.length ? spans.filter(([, colSpan]) => colSpan > 1) : [];
}

function boxIn(fragments: readonly Fragment[], col: number): Range | undefined {
  const own = fragments.find((fragment) => fragment.col === col);
  return own && [own.box[0], own.box[2]];
}

/** Whether the pieces of each column share an edge or their middle in most lines; headings may be set otherwise. */
export function areAligned(lines: readonly PrintedLine[], columns: readonly Range[]): boolean {
  for (let heads = 0; heads <= BORDERLESS.mostHeads; heads++) {
    if (heads > 0 && lines.length - heads < BORDERLESS.fewestRows) return false;
    if (linesAligned(lines.slice(heads), columns)) return true;
  }
  return false;
}

function linesAligned(lines: readonly PrintedLine[], columns: readonly Range[]): boolean {
  const size = lines[0]!.size;
  return columns.every(([from, to]) => {
    const own = lines.flatMap((line) => {
      const pieces = line.pieces.filter((piece) => isIn(piece, from, to));
      return pieces.length > 0 ? [[pieces[0]!.box[0], pieces.at(-1)!.box[2]] as const] : [];
    });
    if (own.length === 0) return false;
    const edges = [
      own.map(([left]) => left),
      own.map(([, right]) => right),
      own.map(([left, right]) => (left + right) / 2),
    ];
    return edges.some((values) => {
      const middle = [...values].sort((a, b) => a - b)[values.length >> 1]!;
      const near = values.filter((value) => Math.abs(value - middle) <= BORDERLESS.sameEdge * size);
      return near.length >= BORDERLESS.aligned * values.length;
    });
  });
}

const isIn = ({ box }: LineRun, from: number, to: number): boolean => {
  const middle = (box[0] + box[2]) / 2;
  return middle >= from && middle <= to;
};
