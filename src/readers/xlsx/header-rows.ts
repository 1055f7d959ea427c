/** Counts the header rows of a region: by the author's own marks first, else by appearance and value types. */
import type { CellRange } from "./address.js";
import { BOLD, type CellStore, FILLED, KIND } from "./cells.js";
import type { Merges } from "./merged-cells.js";
import type { CellRegion } from "./regions.js";

export interface HeaderMarks {
  frozenRows: number;
  filter?: CellRange;
  titleRows?: { top: number; bottom: number };
}

/** Official statistics have up to four or five header lines; more is a list that happens to be text. */
const MAX_HEADER_ROWS = 6;
const SAMPLED_BODY_ROWS = 30;
/** A header names its column; what is longer is a sentence. */
const LONGEST_HEADER = 60;

export function countHeaderRows(
  cells: CellStore,
  merges: Merges,
  region: CellRegion,
  marks: HeaderMarks,
): number {
  const rows = region.bottom - region.top + 1;
  if (region.defined) return Math.min(region.defined.headerRows, rows);
  if (rows < 2) return 0;
  return markedHeaderRows(region, marks) ?? guessHeaderRows(cells, merges, region);
}

function markedHeaderRows(region: CellRegion, marks: HeaderMarks): number | undefined {
  const lastRows = [
    marks.filter && overlaps(marks.filter, region) ? marks.filter.top : undefined,
    marks.titleRows && marks.titleRows.top <= region.bottom ? marks.titleRows.bottom : undefined,
    marks.frozenRows > 0 ? marks.frozenRows - 1 : undefined,
  ];
  for (const last of lastRows) {
    if (last === undefined || last < region.top || last >= region.bottom) continue;
    const count = last - region.top + 1;
    if (count <= MAX_HEADER_ROWS) return count;
  }
  return undefined;
}

function overlaps(a: CellRange, b: CellRange): boolean {
  return a.top <= b.bottom && a.bottom >= b.top && a.left <= b.right && a.right >= b.left;
}

interface SheetRow {
  row: number;
  cells: number[];
}

function guessHeaderRows(cells: CellStore, merges: Merges, region: CellRegion): number {
  const rows = firstRows(cells, region, MAX_HEADER_ROWS + SAMPLED_BODY_ROWS);
  const first = rows[0];
  const width = region.right - region.left + 1;
  if (!first || first.row !== region.top || width < 2) return 0;
  if (first.cells.length < 2 || !couldBeNames(cells, first) || isForm(cells, rows)) return 0;
  let count = 1;
  for (let at = 0; at < count && at < MAX_HEADER_ROWS; at++) {
    const here = rows.find((each) => each.row === region.top + at);
    if (!here) break;
    const spans = here.cells.map((cell) => merges.at(here.row, cells.columns[cell]!));
    const down = Math.max(0, ...spans.map((span) => (span ? span.bottom - region.top + 1 : 0)));
    const next = rows.find((each) => each.row === here.row + 1);
    const across = spans.some((span) => span && span.right > span.left && span.top === span.bottom);
    if (down > count && down <= MAX_HEADER_ROWS) count = down;
    else if (across && at === count - 1 && next && couldBeNames(cells, next)) count++;
  }
  const last = region.bottom - region.top;
  if (count > last) return 0;
  const header = rows.filter((each) => each.row < region.top + count);
  const body = rows.filter((each) => each.row >= region.top + count).slice(0, SAMPLED_BODY_ROWS);
  return looksDiffer(cells, header, body) ||
    kindsDiffer(cells, header, body) ||
    distinct(cells, first, width)
    ? count
    : 0;
}

function firstRows(cells: CellStore, region: CellRegion, limit: number): SheetRow[] {
  const rows: SheetRow[] = [];
  for (let index = cells.rowAt(region.top); index < cells.rowCount; index++) {
    const row = cells.rows[index]!;
    if (row > region.bottom || rows.length >= limit) break;
    const found: number[] = [];
    const end = cells.starts[index + 1]!;
    for (let at = cells.cellAt(index, region.left); at < end; at++) {
      if (cells.columns[at]! > region.right) break;
      if (!cells.isCovered(at)) found.push(at);
    }
    if (found.length > 0) rows.push({ row, cells: found });
  }
  return rows;
}

/** Every cell could name a column: short text, or a year. */
function couldBeNames(cells: CellStore, row: SheetRow): boolean {
  return row.cells.every((at) => {
    const text = cells.texts[at]!;
    if (cells.kind(at) === KIND.text) return text.length <= LONGEST_HEADER;
    return /^(?:19|20)\d\d(?:년|\.|-\d\d)?$/.test(text) || marked(cells, at);
  });
}

function marked(cells: CellStore, at: number): boolean {
  return (cells.flags[at]! & (BOLD | FILLED)) !== 0;
}

/** A form: labels and values alternate, so marked and unmarked cells interleave in the rows. */
function isForm(cells: CellStore, rows: SheetRow[]): boolean {
  const mixed = rows.filter((row) => {
    const count = row.cells.filter((at) => marked(cells, at)).length;
    return count > 0 && count < row.cells.length && marked(cells, row.cells[0]!);
  });
  return mixed[0] === rows[0] && mixed.length > rows.length / 2;
}

function looksDiffer(cells: CellStore, header: SheetRow[], body: SheetRow[]): boolean {
  return share(header, (at) => marked(cells, at)) - share(body, (at) => marked(cells, at)) >= 0.5;
}

/** Text over a column of numbers or dates. */
function kindsDiffer(cells: CellStore, header: SheetRow[], body: SheetRow[]): boolean {
  const isValue = (at: number) => cells.kind(at) !== KIND.text;
  return share(header, isValue) < 0.5 && share(body, isValue) >= 0.2;
}

/** A row of three or more different short texts over more rows of text. */
function distinct(cells: CellStore, row: SheetRow, width: number): boolean {
  const texts = row.cells.map((at) => cells.texts[at]!);
  return (
    width >= 3 &&
    texts.length >= width * 0.7 &&
    new Set(texts).size === texts.length &&
    texts.every((text) => text.length <= 20)
  );
}

function share(rows: SheetRow[], test: (at: number) => boolean): number {
  let hits = 0;
  let all = 0;
  for (const row of rows) {
    for (const at of row.cells) {
      all++;
      if (test(at)) hits++;
    }
  }
  return all === 0 ? 0 : hits / all;
}
