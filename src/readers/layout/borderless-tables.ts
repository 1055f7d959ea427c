/** Detects tables without ruling lines: rows of short pieces that keep the same columns from line to line. */
import type { Box } from "../../model/format.js";
import { boxOf } from "./paragraphs.js";
import type { CellLayout, TableLayout } from "./ruled-tables.js";
import { pieceLine } from "./side-by-side-rows.js";
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
    let end = start;
    while (
      end < lines.length &&
      lines[end]!.pieces.length >= 2 &&
      (end === start || follows(lines[end - 1]!, lines[end]!))
    )
      end++;
    const table =
      end - start >= BORDERLESS.fewestRows ? tableOf(lines.slice(start, end), page) : null;
    if (table) found.push({ from: start, to: end, table });
    start = Math.max(end, start + 1);
  }
  return found;
}

function follows(last: PrintedLine, next: PrintedLine): boolean {
  const size = Math.max(last.size, next.size);
  return (
    (next.baseline - last.baseline) / size <= BORDERLESS.longestStep &&
    Math.abs(last.size - next.size) < BORDERLESS.sameSize * size
  );
}

function tableOf(lines: readonly PrintedLine[], page: number): TableLayout | null {
  const columns = columnsOf(lines);
  if (columns.length < 2 || (columns.length === 2 && lines.length < BORDERLESS.fewestRows + 1))
    return null;
  const pieces = lines.flatMap((line) => line.pieces);
  const characters = pieces.reduce((sum, piece) => sum + piece.text.length, 0);
  if (characters / pieces.length > BORDERLESS.longestCell) return null;
  if (
    pieces.filter((piece) => FORM_LABEL.test(piece.text)).length >
    pieces.length * BORDERLESS.formLabels
  )
    return null;
  const rows = lines.map((line) =>
    columns.map((column) => line.pieces.filter((piece) => isIn(piece, column))),
  );
  const filled = rows.flat().filter((cell) => cell.length > 0).length;
  if (filled < BORDERLESS.filled * rows.length * columns.length) return null;
  if (
    !columns.every((_, index) =>
      isAligned(
        rows.map((row) => row[index]!),
        lines[0]!.size,
      ),
    )
  )
    return null;
  return layOut(lines, rows, columns, page);
}

/** x ranges that stay free of one another in all rows. */
function columnsOf(lines: readonly PrintedLine[]): [number, number][] {
  const ranges = lines
    .flatMap((line) => line.pieces.map((piece): [number, number] => [piece.box[0], piece.box[2]]))
    .sort((a, b) => a[0] - b[0]);
  const columns: [number, number][] = [];
  const gutter = BORDERLESS.leastGutter * lines[0]!.size;
  for (const [from, to] of ranges) {
    const last = columns.at(-1);
    if (last && from < last[1] + gutter) last[1] = Math.max(last[1], to);
    else columns.push([from, to]);
  }
  return columns;
}

const isIn = (piece: LineRun, [from, to]: [number, number]): boolean =>
  piece.box[0] >= from && piece.box[2] <= to;

function isAligned(cells: LineRun[][], size: number): boolean {
  const single = cells
    .filter((cell) => cell.length > 0)
    .map((cell) => [cell[0]!.box[0], cell.at(-1)!.box[2]] as const);
  const edges = [
    single.map(([left]) => left),
    single.map(([, right]) => right),
    single.map(([left, right]) => (left + right) / 2),
  ];
  return edges.some((values) => {
    const middle = [...values].sort((a, b) => a - b)[values.length >> 1]!;
    return (
      values.filter((value) => Math.abs(value - middle) <= BORDERLESS.sameEdge * size).length >=
      BORDERLESS.aligned * values.length
    );
  });
}

function layOut(
  lines: readonly PrintedLine[],
  rows: LineRun[][][],
  columns: [number, number][],
  page: number,
): TableLayout {
  const box = boxOf(lines);
  const borders = [
    box[0],
    ...columns.slice(1).map(([from], index) => (columns[index]![1] + from) / 2),
    box[2],
  ];
  const tops = lines.map((line, index) =>
    index === 0 ? box[1] : (lines[index - 1]!.box[3] + line.box[1]) / 2,
  );
  const cells: CellLayout[] = rows.flatMap((row, rowIndex) =>
    row.map((pieces, col): CellLayout => {
      const cellBox: Box = [
        borders[col]!,
        tops[rowIndex]!,
        borders[col + 1]!,
        tops[rowIndex + 1] ?? box[3],
      ];
      const line = lines[rowIndex]!;
      const paragraph = pieces.map((piece) => pieceLine(line, piece, true));
      return {
        row: rowIndex,
        col,
        rowSpan: 1,
        colSpan: 1,
        box: cellBox,
        paragraphs: paragraph.length > 0 ? [paragraph] : [],
      };
    }),
  );
  const table: TableLayout = {
    page,
    box,
    rows: rows.length,
    cols: columns.length,
    cells,
    headerRows: 0,
    xs: borders,
    uncertain: false,
    ruled: false,
    open: { top: false, bottom: false },
    drawn: false,
  };
  const wordsOnly = (row: LineRun[][]) => row.flat().every((piece) => !/\d/.test(piece.text));
  if (wordsOnly(rows[0]!) && !rows.slice(1).some(wordsOnly)) table.headerRows = 1;
  return table;
}
