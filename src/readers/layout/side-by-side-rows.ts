/** Rows whose parts have different numbers of lines: each part is read whole, left to right. */
import type { LineRun, PrintedLine } from "./text-lines.js";
import { STACKED } from "./thresholds.js";

/** The lines, those of one row together and in the order a person reads the row. */
export function stackedRows(lines: readonly PrintedLine[]): PrintedLine[][] {
  const rows: PrintedLine[][] = [];
  for (const line of lines) {
    const row = rows.at(-1);
    if (row && row.length < STACKED.mostLines && row.some((other) => overlaps(other, line)))
      row.push(line);
    else rows.push([line]);
  }
  return rows.map((row) => (row.length > 1 ? byColumns(row) : row));
}

/** Whether two lines share height but stand beside one another. */
function overlaps(a: PrintedLine, b: PrintedLine): boolean {
  const shared = Math.min(a.box[3], b.box[3]) - Math.max(a.box[1], b.box[1]);
  if (shared <= STACKED.overlap * Math.min(a.box[3] - a.box[1], b.box[3] - b.box[1])) return false;
  return a.pieces.every((one) =>
    b.pieces.every(
      (two) => one.box[2] <= two.box[0] + STACKED.slack || two.box[2] <= one.box[0] + STACKED.slack,
    ),
  );
}

/** Pieces that stand above one another are one column; columns follow each other from left to right. */
function byColumns(row: readonly PrintedLine[]): PrintedLine[] {
  const pieces = row
    .flatMap((line) => line.pieces.map((piece) => ({ line, piece })))
    .sort((a, b) => a.piece.box[0] - b.piece.box[0]);
  const columns: (typeof pieces)[] = [];
  let right = Number.NEGATIVE_INFINITY;
  for (const entry of pieces) {
    if (entry.piece.box[0] < right - STACKED.slack) columns.at(-1)!.push(entry);
    else columns.push([entry]);
    right = Math.max(right, entry.piece.box[2]);
  }
  return columns.flatMap((column) =>
    column
      .sort((a, b) => a.piece.box[1] - b.piece.box[1])
      .map(({ line, piece }, index) => pieceLine(line, piece, index === column.length - 1)),
  );
}

/** One piece of a line as a line of its own; the last of its column is followed by a space. */
export function pieceLine(line: PrintedLine, piece: LineRun, last: boolean): PrintedLine {
  return {
    ...line,
    text: piece.text.normalize("NFC"),
    box: piece.box,
    pieces: [piece],
    spaceAfter: last || (line.pieces.at(-1) === piece && line.spaceAfter),
    endUnknown: !last,
    firstWord: piece.box[2] - piece.box[0],
  };
}
