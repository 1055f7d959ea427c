/** Table rows split by a page end: detected by columns and rulings, and joined. */

import { readLabel } from "../../text/outline-labels.js";
import { labelOf, opensParagraph, opensRule } from "./line-labels.js";
import { buildParagraphs } from "./paragraphs.js";
import { CELL_MARGIN, type CellLayout, type TableLayout } from "./ruled-tables.js";
import type { PrintedLine } from "./text-lines.js";
import { PAGE, PAGE_BREAK } from "./thresholds.js";

const SENTENCE_END = /[.。?!:：]\s*$/u;

/** Joins the first row of `next` to the last row of `table` if they are one row; true if joined. */
export function joinSplitRow(table: TableLayout, next: TableLayout): boolean {
  const pairs = pairsOf(table, next);
  if (!pairs) return false;
  if (pairs.every(([, below]) => below.paragraphs.length === 0)) {
    if (
      !isStub(
        pairs.map(([, below]) => below),
        next,
      )
    )
      return false;
    dropFirstRow(next);
    return true;
  }
  if (pairs.every(([above]) => above.paragraphs.length === 0)) return false;
  if (isNextItem(pairs, table, next)) return false;
  if (
    !isSplit(pairs, table.open.bottom || next.open.top) &&
    !lacksLabel(pairs, table, next) &&
    !lacksItem(pairs, table, next)
  )
    return false;
  for (const [above, below] of pairs) append(above, below);
  dropFirstRow(next);
  return true;
}

type CellPair = [above: CellLayout, below: CellLayout];

/**
 * The cells on both sides of the page end, where their columns are the same. Cells that ended before it may be one empty place
 * below.
 */
function pairsOf(table: TableLayout, next: TableLayout): CellPair[] | null {
  const last = table.cells.filter((cell) => cell.row + cell.rowSpan === table.rows);
  const first = next.cells.filter((cell) => cell.row === 0);
  if (first.length < 2) return null;
  const pairs: CellPair[] = [];
  for (const below of first) {
    const over = last.filter(
      (cell) => cell.col >= below.col && cell.col + cell.colSpan <= below.col + below.colSpan,
    );
    const columns = over.reduce((sum, cell) => sum + cell.colSpan, 0);
    if (columns !== below.colSpan || (over.length > 1 && below.paragraphs.length > 0)) return null;
    for (const above of over) pairs.push([above, below]);
  }
  return pairs.length === last.length ? pairs : null;
}

function isStub(cells: readonly CellLayout[], table: TableLayout): boolean {
  const height = Math.min(...cells.map(({ box }) => box[3] - box[1]));
  const others = table.cells
    .filter((cell) => cell.row > 0 && cell.rowSpan === 1)
    .map(({ box }) => box[3] - box[1])
    .sort((a, b) => a - b);
  const usual = others[others.length >> 1] ?? 0;
  return height < PAGE_BREAK.highestStub && height < PAGE_BREAK.stubShare * usual;
}

/**
 * One row if its rulings are open at the page end, or a sentence continues, or some columns ended early while the
 * continued ones are full to the page end.
 */
function isSplit(pairs: readonly CellPair[], open: boolean): boolean {
  const written = pairs.filter(([, below]) => below.paragraphs.length > 0);
  // A cell that was empty although it had room does not begin in the middle of a row.
  if (
    written.some(
      ([above]) => above.paragraphs.length === 0 && heightOf(above) > PAGE_BREAK.highestStub,
    )
  )
    return false;
  if (open) return true;
  const running = written.filter(([above]) => above.paragraphs.length > 0);
  // What goes on over the page end is full to the page end.
  if (running.some(([above]) => freeLines(above) > PAGE_BREAK.full)) return false;
  if (running.some(([above, below]) => cellContinues(above, below))) return true;
  if (running.length > 0 && running.every(listGoesOn)) return true;
  const ended = pairs.some(
    ([above, below]) =>
      above.rowSpan === 1 && below.paragraphs.length === 0 && freeLines(above) >= PAGE_BREAK.ended,
  );
  return ended && running.length > 0 && running.every(([above]) => linesOf(above).length > 1);
}

/** Whether a list inside a cell goes on below (⑦, ⑧), where the row itself begins with another kind of label (`제43조`). */
function listGoesOn([above, below]: CellPair): boolean {
  const [row, ...labels] = linesOf(above).map(({ text }) => readLabel(text));
  const last = labels.filter((label) => label !== null).at(-1);
  const next = readLabel(linesOf(below)[0]!.text);
  if (!row || !last || !next) return false;
  return row.kind !== next.kind && last.kind === next.kind && next.ordinal === last.ordinal + 1;
}

/** Every row has its label but the one at the top of the page: it goes on from the page before. */
function lacksLabel(pairs: readonly CellPair[], table: TableLayout, next: TableLayout): boolean {
  const [label, below] =
    pairs.find(([above, { rowSpan }]) => above.rowSpan === 1 && rowSpan === 1) ?? [];
  if (!label || !below || label.paragraphs.length === 0 || below.paragraphs.length > 0)
    return false;
  const labels = [table, next].flatMap(({ cells }) =>
    cells.filter((cell) => cell !== below && cell.col <= label.col && isUnder(cell, label)),
  );
  return (
    labels.length > PAGE_BREAK.fewestLabels &&
    labels.every(({ paragraphs }) => paragraphs.length > 0)
  );
}

/**
 * A column numbers the rows, over the page end too, so the lower row is the next, however the lines stand. A list inside one cell
 * shows no such numbers in the rows around it.
 */
function isNextItem(pairs: readonly CellPair[], table: TableLayout, next: TableLayout): boolean {
  return pairs.some(([above, below]) => {
    const number = ordinalOf(above);
    if (number === 0 || ordinalOf(below, above) !== number + 1) return false;
    const before = table.cells.find(
      (cell) => cell.col === above.col && cell.row + cell.rowSpan === above.row,
    );
    const after = next.cells.find(
      (cell) => cell.col === below.col && cell.row === below.row + below.rowSpan,
    );
    return (
      (number > 1 && before !== undefined && ordinalOf(before, above) === number - 1) ||
      (after !== undefined && ordinalOf(after, above) === number + 2)
    );
  });
}

/** The number that a cell begins with, written as that of another; 0 where it begins with none. */
function ordinalOf(cell: CellLayout, like = cell): number {
  const [label, model] = [cell, like].map((one) => readLabel(linesOf(one)[0]?.text ?? ""));
  return label && label.kind === model?.kind ? label.ordinal : 0;
}

/**
 * Every cell of a column begins with a number, an article or a bullet but the one at the top of the page, and what stands above it fills its line
 * or is explained by it: it goes on from the page before. Another column whose cell does begin with one says otherwise.
 */
function lacksItem(pairs: readonly CellPair[], table: TableLayout, next: TableLayout): boolean {
  const written = pairs.filter(([, below]) => below.paragraphs.length > 0);
  if (written.some(([above]) => !isFull(above))) return false;
  let lacks = false;
  for (const [above, below] of written) {
    const others = [table, next].flatMap(({ cells }) =>
      cells.filter((cell) => cell.row > 0 && cell.paragraphs.length > 0 && isUnder(cell, above)),
    );
    if (others.length <= PAGE_BREAK.fewestLabels || !others.every(isItem)) continue;
    if (isItem(below)) return false;
    lacks ||= fillsLine(above, below) || labelOf(linesOf(below)[0]!.text)?.kind === "note";
  }
  return lacks;
}

function isItem(cell: CellLayout): boolean {
  const [{ text }] = linesOf(cell) as [PrintedLine];
  const label = labelOf(text);
  return label ? label.kind !== "note" : opensRule(text);
}

/** Whether it has text, down to its bottom. */
const isFull = (cell: CellLayout): boolean =>
  cell.paragraphs.length > 0 && freeLines(cell) <= PAGE_BREAK.full;

/** Whether the first word of the lower cell would not have fitted behind the last line of the upper. */
function fillsLine(above: CellLayout, below: CellLayout): boolean {
  const last = linesOf(above).at(-1)!;
  return above.box[2] - CELL_MARGIN - last.box[2] < linesOf(below)[0]!.firstWord;
}

/** Whether a cell stands over or under another, as far as their columns go. */
const isUnder = (cell: CellLayout, other: CellLayout): boolean =>
  cell.col + cell.colSpan > other.col && cell.col < other.col + other.colSpan;

const heightOf = ({ box }: CellLayout): number => box[3] - box[1];
const linesOf = (cell: CellLayout): PrintedLine[] => cell.paragraphs.flat();

/** Room below the last line, in line heights; none for an empty cell. */
function freeLines(cell: CellLayout): number {
  const last = linesOf(cell).at(-1);
  if (!last) return 0;
  return ((cell.end ?? cell.box)[3] - CELL_MARGIN / 2 - last.box[3]) / (last.box[3] - last.box[1]);
}

/** Whether the last line of the upper cell goes on in the first of the lower: full, unended and set alike. */
function cellContinues(above: CellLayout, below: CellLayout): boolean {
  const lines = linesOf(above).slice(-PAGE.seamLines);
  const last = lines.at(-1)!;
  const first = linesOf(below)[0]!;
  if (SENTENCE_END.test(last.text)) return false;
  const seam = [...lines, first];
  const left = Math.min(...seam.map((line) => line.box[0]), above.box[0] + CELL_MARGIN);
  const right = Math.max(...seam.map((line) => line.box[2]), above.box[2] - CELL_MARGIN);
  // One-line cells of a list say nothing: only a line that reaches the edge is broken by the page.
  return lines.length > 1 && buildParagraphs(seam, left, right).at(-1)!.lines.length > 1;
}

/** Whether the one line of the upper cell is full and has no end: of a row that is cut, it goes on below. */
function breaksOff(above: CellLayout, below: CellLayout): boolean {
  const [only, ...more] = linesOf(above);
  if (!only || more.length > 0 || SENTENCE_END.test(only.text)) return false;
  return !opensParagraph(linesOf(below)[0]!.text) && fillsLine(above, below);
}

function append(above: CellLayout, below: CellLayout): void {
  const [first, ...rest] = below.paragraphs;
  if (!first) return;
  const last = above.paragraphs.at(-1);
  const running = last && (cellContinues(above, below) || breaksOff(above, below));
  above.end = below.box;
  if (running) last.push(...first);
  else above.paragraphs.push(first);
  above.paragraphs.push(...rest);
}

/** Without its first row; cells that reach further down begin in the next. */
export function dropFirstRow(table: TableLayout): void {
  table.cells = table.cells.flatMap((cell) => {
    if (cell.row > 0) return [{ ...cell, row: cell.row - 1 }];
    return cell.rowSpan > 1 ? [{ ...cell, rowSpan: cell.rowSpan - 1, paragraphs: [] }] : [];
  });
  table.rows--;
}
