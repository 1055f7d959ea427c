/** Detects tables without ruling lines: rows of short pieces that keep the same columns from line to line. */
import type { Box } from "../../model/format.js";
import { boxOf, buildParagraphs } from "./paragraphs.js";
import type { GridCell, RuledGrid } from "./ruled-grid.js";
import type { CellLayout, TableLayout } from "./ruled-tables.js";
import { pieceLine } from "./side-by-side-rows.js";
import { areAligned, columnsOf, gridOfText, tableColumns } from "./text-grid.js";
import type { LineRun, PrintedLine } from "./text-lines.js";
import { BORDERLESS } from "./thresholds.js";

/** Labels of a form end so; what follows them is no column. */
const FORM_LABEL = /[:：]$/u;

interface BorderlessTable {
  /** Lines `from` (inclusive) to `to` (exclusive). */
  from: number;
  to: number;
  table: TableLayout;
}

export function findBorderless(lines: readonly PrintedLine[], page: number): BorderlessTable[] {
  const found: BorderlessTable[] = [];
  for (let start = 0; start < lines.length; ) {
    if (lines[start]!.pieces.length < 2) {
      start++;
      continue;
    }
    const end = endOfRows(lines, start);
    const from = startOfHead(lines, start, end, found.at(-1)?.to ?? 0);
    const own = lines.slice(from, end);
    const table =
      own.length >= BORDERLESS.fewestRows
        ? (tableOf(own.map(inFragments), page) ?? tableOf(own, page))
        : null;
    if (table) found.push({ from, to: end, table });
    start = Math.max(end, start + 1);
  }
  return found;
}

const inFragments = (line: PrintedLine): PrintedLine =>
  line.fragments ? { ...line, pieces: line.fragments } : line;

type Range = [from: number, to: number];

/** Where rows that begin at `start` end: lines that stand in several columns, and between them those that go on inside one. */
function endOfRows(lines: readonly PrintedLine[], start: number): number {
  let columns = columnsOf([lines[start]!]);
  let end = start + 1;
  let least = Number.POSITIVE_INFINITY;
  for (let at = start + 1; at < lines.length; at++) {
    const [line, last] = [lines[at]!, lines[at - 1]!];
    if (!follows(last, line) || at - end >= BORDERLESS.mostWrapped) break;
    const wider = columnsWith(columns, line, at - start <= BORDERLESS.mostHeads);
    if (!wider) break;
    const step = line.baseline - last.baseline;
    const isRow = inFragments(line).pieces.length > 1;
    // What goes on inside a cell stands as close as its lines do; a paragraph below the table stands further off.
    if (
      isRow ||
      (at === end && step <= BORDERLESS.sameStep * least && line.box[0] > columns[0]![1])
    )
      end = at + 1;
    if (step > line.size) least = Math.min(least, step);
    columns = wider;
  }
  return end;
}

function follows(last: PrintedLine, next: PrintedLine): boolean {
  const size = Math.max(last.size, next.size);
  return (
    (next.baseline - last.baseline) / size <= BORDERLESS.longestStep &&
    Math.abs(last.size - next.size) < BORDERLESS.sameSize * size
  );
}

/** The columns with those of one more line; null where a part of it stands across them, or is text of its own below the first. */
function columnsWith(
  columns: readonly Range[],
  line: PrintedLine,
  isHead: boolean,
): Range[] | null {
  const { size } = line;
  if (line.pieces.length > 1) {
    const merged = columnsOf([line], columns);
    return merged.length >= 2 ? merged : null;
  }
  const { pieces } = inFragments(line);
  for (const { box } of pieces) {
    const touched = columns.filter(
      ([from, to]) =>
        box[0] < to + BORDERLESS.apart * size && box[2] > from - BORDERLESS.apart * size,
    );
    if (touched.length > 1 || (touched.length === 0 && !isHead)) return null;
    const isFirst = touched.length === 1 && touched[0] === columns[0];
    if (pieces.length === 1 && isFirst && box[2] > columns[0]![1] + size / 2) return null;
  }
  const merged = columnsOf([inFragments(line)], columns);
  return merged.length >= 2 ? merged : null;
}

/** Headings of two lines may begin above the line that shows the columns. */
function startOfHead(
  lines: readonly PrintedLine[],
  start: number,
  end: number,
  done: number,
): number {
  const columns = columnsOf(lines.slice(start, end).map(inFragments));
  let from = start;
  while (from > done && start - from < BORDERLESS.mostHeads) {
    const line = lines[from - 1]!;
    const below = lines[from]!;
    const close = (below.baseline - line.baseline) / line.size <= BORDERLESS.headStep;
    if (!close || !follows(line, below) || line.box[0] <= (columns[0]?.[1] ?? 0)) break;
    if (!columnsWith(columns, line, false)) break;
    from--;
  }
  return from;
}

function tableOf(lines: readonly PrintedLine[], page: number): TableLayout | null {
  const columns = tableColumns(lines);
  const pieces = lines.flatMap((line) => line.pieces);
  if (columns.length < 2 || isProse(lines, columns.length)) return null;
  if (
    pieces.filter((piece) => FORM_LABEL.test(piece.text)).length >
    pieces.length * BORDERLESS.formLabels
  )
    return null;
  if (!areAligned(lines, columns)) return null;
  const grid = gridOfText(lines, boxOf(lines));
  if (!grid) return null;
  const rows = grid.ys.length - 1;
  if (rows < BORDERLESS.fewestRows + (columns.length === 2 ? 1 : 0)) return null;
  const table = layOut(grid, lines, page);
  const written = table.cells.filter((cell) => cell.paragraphs.length > 0).length;
  return written >= BORDERLESS.filled * table.cells.length ? table : null;
}

/** Long pieces on average are prose in columns, or label and text, unless a column of short ones stands among them. */
function isProse(lines: readonly PrintedLine[], columns: number): boolean {
  const pieces = lines.flatMap((line) => line.pieces);
  const characters = pieces.reduce((sum, piece) => sum + piece.text.length, 0);
  const short = pieces.filter((piece) => piece.text.length <= BORDERLESS.shortCell).length;
  const mixed = columns > 2 && short >= BORDERLESS.shortShare * pieces.length;
  return characters / pieces.length > BORDERLESS.longestCell * (mixed ? 2 : 1);
}

function layOut(grid: RuledGrid, lines: readonly PrintedLine[], page: number): TableLayout {
  const cells: CellLayout[] = grid.cells.map((cell) => {
    const own = linesIn(cell, lines);
    return { ...cell, paragraphs: paragraphsOf(own, cell.box) };
  });
  const table: TableLayout = {
    page,
    box: grid.box,
    rows: grid.ys.length - 1,
    cols: grid.xs.length - 1,
    cells,
    headerRows: 0,
    xs: grid.xs,
    uncertain: false,
    ruled: false,
    open: { top: false, bottom: false },
    drawn: false,
  };
  table.headerRows = headerRows(table);
  return table;
}

/** The cell's part of each line. */
function linesIn({ box }: GridCell, lines: readonly PrintedLine[]): PrintedLine[] {
  return lines.flatMap((line) => {
    const y = (line.box[1] + line.box[3]) / 2;
    if (y < box[1] || y > box[3]) return [];
    const pieces = line.pieces.filter((piece) => {
      const x = (piece.box[0] + piece.box[2]) / 2;
      return x >= box[0] && x <= box[2];
    });
    if (pieces.length === 0) return [];
    const isLast = pieces.at(-1) === line.pieces.at(-1);
    const spaceAfter = isLast && line.spaceAfter;
    const endUnknown = !isLast || line.endUnknown;
    return [{ ...pieceLine(line, joined(pieces), true), spaceAfter, endUnknown }];
  });
}

function joined(pieces: readonly LineRun[]): LineRun {
  const box: Box = [
    pieces[0]!.box[0],
    Math.min(...pieces.map((piece) => piece.box[1])),
    pieces.at(-1)!.box[2],
    Math.max(...pieces.map((piece) => piece.box[3])),
  ];
  return { text: pieces.map((piece) => piece.text.trim()).join(" "), box };
}

/** Lines of a cell without borders are wrapped where its text ends: one paragraph, unless labels say otherwise. */
function paragraphsOf(lines: PrintedLine[], box: Box): PrintedLine[][] {
  if (lines.length < 2) return lines.map((line) => [{ ...line, spaceAfter: true }]);
  return buildParagraphs(
    lines,
    Math.min(...lines.map((line) => line.box[0]), box[0]),
    Math.max(...lines.map((line) => line.box[2])),
  ).map((paragraph) => paragraph.lines);
}

/** Rows above the first that holds figures, where each below does. */
function headerRows({ cells, rows }: TableLayout): number {
  const first = cells.filter(({ row }) => row === 0);
  const depth = Math.max(...first.map(({ rowSpan }) => rowSpan));
  const holdsFigure = Array.from({ length: rows }, () => false);
  for (const { row, paragraphs } of cells)
    if (paragraphs.flat().some((line) => /\d/.test(line.text))) holdsFigure[row] = true;
  const counted = holdsFigure.indexOf(true);
  return counted >= depth &&
    counted <= BORDERLESS.mostHeads &&
    holdsFigure.slice(counted).every((one) => one)
    ? counted
    : 0;
}
