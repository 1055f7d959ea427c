/** Final tables: cell texts joined, and tables that continue on the next page linked. */
import type { Line as PlacedLine } from "../../model/document.js";
import type { Box } from "../../model/format.js";
import type { LineTypography } from "../../model/typography.js";
import { characters } from "../../text/code-points.js";
import type { CellDraft } from "../document-draft.js";
import type { DocumentPart } from "./document-parts.js";
import { joinLines, roundBox } from "./join-lines.js";
import type { LineEnds } from "./line-ends.js";
import type { CellLayout, TableLayout } from "./ruled-tables.js";
import { dropFirstRow, joinSplitRow } from "./split-rows.js";
import type { PrintedLine } from "./text-lines.js";
import { PAGE_BREAK, ROLES } from "./thresholds.js";

export interface PlacedTable {
  /** Set when the draft has given it out. */
  id?: string;
  rows: number;
  headerRows: number;
  /** Header rows that this page printed again. */
  repeatedRows: number;
  cells: CellDraft[];
  continues?: PlacedTable;
  nestedIn?: { table: PlacedTable; row: number; col: number };
}

export function placeTables(
  parts: readonly DocumentPart[],
  ends: LineEnds,
): Map<TableLayout, PlacedTable> {
  const placed = new Map<TableLayout, PlacedTable>();
  const nested = parts.flatMap((part) =>
    part.kind === "table" && part.table.inside ? [part.table] : [],
  );
  for (const chain of chainsOf(parts)) {
    unifyColumns(chain);
    const repeated = joinRows(chain, nested);
    let from: PlacedTable | undefined;
    for (const table of chain) {
      // All of its rows began on a page before.
      if (table.rows === 0) continue;
      from = place(table, ends, from, repeated.get(table) ?? 0);
      placed.set(table, from);
    }
  }
  for (const [table, own] of placed) {
    const around = table.inside && placed.get(table.inside.table);
    if (around) own.nestedIn = { table: around, row: table.inside!.row, col: table.inside!.col };
  }
  return placed;
}

/** Chains of tables that continue one another, in page order. */
function chainsOf(parts: readonly DocumentPart[]): TableLayout[][] {
  const chains: TableLayout[][] = [];
  const chainOf = new Map<TableLayout, TableLayout[]>();
  for (const [index, part] of parts.entries()) {
    if (part.kind !== "table") continue;
    const before = previousTable(parts, index);
    const root = before && chainOf.get(before.table)?.[0];
    const goesOn =
      before &&
      tableContinues(before, part) &&
      !isSameForm(root!, part.table) &&
      !hasOwnTitle(root!, part.table);
    const chain = goesOn ? chainOf.get(before.table) : undefined;
    if (chain) chain.push(part.table);
    else chains.push([part.table]);
    chainOf.set(part.table, chain ?? chains.at(-1)!);
  }
  return chains;
}

/** A page shows only the column borders that its own rows have; the whole table has those of all its pages. */
function unifyColumns(chain: readonly TableLayout[]): void {
  if (chain.length < 2) return;
  if (chain.every(({ ruled }) => !ruled)) {
    for (const table of chain) table.xs = chain[0]!.xs;
    return;
  }
  const [first, ...others] = chain as [TableLayout, ...TableLayout[]];
  // Under the same header the borders are the same, one for one, though they were drawn a little apart.
  if (others.every((table) => areSameBorders(table.xs, first.xs) && repeatedHeader(first, table))) {
    for (const table of others) table.xs = first.xs;
    return;
  }
  const borders: number[] = [];
  const reach = chain.every((table) => table.drawn)
    ? PAGE_BREAK.sameDrawnBorder
    : PAGE_BREAK.sameBorder;
  for (const x of chain.flatMap((table) => table.xs).sort((a, b) => a - b)) {
    if (borders.length === 0 || x - borders.at(-1)! > reach) borders.push(x);
  }
  const index = (x: number) =>
    borders.reduce(
      (best, border, at) => (Math.abs(border - x) < Math.abs(borders[best]! - x) ? at : best),
      0,
    );
  for (const table of chain) {
    const places = table.xs.map(index);
    for (const cell of table.cells) {
      const start = places[cell.col]!;
      cell.colSpan = Math.max(1, places[cell.col + cell.colSpan]! - start);
      cell.col = start;
    }
    table.xs = borders;
    table.cols = borders.length - 1;
  }
}

const areSameBorders = (some: readonly number[], others: readonly number[]): boolean =>
  some.length === others.length &&
  some.every((x, index) => Math.abs(x - others[index]!) <= PAGE_BREAK.sameBorder);

type TablePart = DocumentPart & { kind: "table" };

/** The table that ended the page before, if nothing but notes and running lines stand between. */
function previousTable(parts: readonly DocumentPart[], index: number): TablePart | undefined {
  for (let at = index - 1; at >= 0; at--) {
    const part = parts[at]!;
    // Tables inside a cell belong to the table around them.
    if (part.kind === "table" && part.table.inside) continue;
    if (part.kind === "table") return part;
    if (part.kind === "paragraph" || (part.kind === "figure" && !part.running)) return undefined;
  }
  return undefined;
}

function tableContinues(before: TablePart, next: TablePart): boolean {
  const a = before.table;
  const b = next.table;
  // Halves of a sheet with two pages have one number.
  const isNext = b.page === a.page ? next.page !== before.page : b.page === a.page + 1;
  if (!isNext || b.inside) return false;
  if (
    a.box[3] < before.page.height * PAGE_BREAK.bottom ||
    b.box[1] > next.page.height * PAGE_BREAK.top
  )
    return false;
  if (!a.ruled && !b.ruled) return areSameTextColumns(a, b);
  const near = (x: number, y: number) => Math.abs(x - y) <= PAGE_BREAK.sameBorder;
  if (!near(a.xs[0]!, b.xs[0]!) || !near(a.xs.at(-1)!, b.xs.at(-1)!)) return false;
  const [fewer, more] = a.xs.length <= b.xs.length ? [a.xs, b.xs] : [b.xs, a.xs];
  const inner = fewer.slice(1, -1);
  const shared = inner.filter((x) => more.some((y) => near(x, y)));
  if (inner.length === 0 || shared.length >= PAGE_BREAK.sharedBorders * inner.length) return true;
  // Forms change their columns from row to row; a row that is cut in two keeps them.
  const [above, below] = [bordersOf(a, a.rows - 1), bordersOf(b, 0)];
  return (
    above.length > 2 &&
    above.length === below.length &&
    above.every((x, index) => near(x, below[index]!))
  );
}

/** Without lines a border is where the white between the words lies, which differs a little from page to page. */
function areSameTextColumns(a: TableLayout, b: TableLayout): boolean {
  const inner = a.xs.slice(1, -1);
  return (
    a.cols === b.cols &&
    inner.every((x, index) => Math.abs(x - b.xs[index + 1]!) <= PAGE_BREAK.sameTextBorder) &&
    (b.headerRows === 0 || repeatedHeader(a, b) > 0)
  );
}

/** A form that is printed once for each case has the same words down its first column; no table goes on with them. */
function isSameForm(root: TableLayout, next: TableLayout): boolean {
  const [one, two] = [firstColumn(root), firstColumn(next)];
  for (let row = 0; row < PAGE_BREAK.formLabels; row++) {
    if (!one[row] || one[row] !== two[row]) return false;
  }
  return new Set(one.slice(0, PAGE_BREAK.formLabels)).size === PAGE_BREAK.formLabels;
}

/** A table that begins with a title of its own in brackets, `< 지역별 현황 >`, goes on with no other. */
function hasOwnTitle(root: TableLayout, next: TableLayout): boolean {
  const [one, two] = [firstColumn(root)[0], firstColumn(next)[0] ?? ""];
  return TITLE_CELL.test(two) && one !== two;
}

/** Marks of something left out (`<신설>`, `<생략>`) are no titles. */
const TITLE_CELL = /^(?:<[^<>]{6,80}>|〈[^〈〉]{6,80}〉|【[^【】]{6,80}】)$/u;

const firstColumn = ({ cells }: TableLayout): string[] =>
  cells.filter(({ col }) => col === 0).map((cell) => plainText(cell).replace(/\s+/gu, ""));

/** Where the cells of a row begin and end. */
function bordersOf(table: TableLayout, row: number): number[] {
  const cells = table.cells.filter((cell) => cell.row <= row && cell.row + cell.rowSpan > row);
  const places = new Set(cells.flatMap((cell) => [cell.col, cell.col + cell.colSpan]));
  return [...places].sort((x, y) => x - y).map((place) => table.xs[place]!);
}

/** Drops headers printed again, and puts rows together that a page end cut in two; says how many were dropped from each. */
function joinRows(
  chain: readonly TableLayout[],
  nested: readonly TableLayout[],
): Map<TableLayout, number> {
  const repeated = new Map<TableLayout, number>();
  let before = chain[0]!;
  for (const table of chain.slice(1)) {
    const inner = nested.filter(({ inside }) => inside!.table === table);
    for (let left = repeatedHeader(chain[0]!, table); left > 0 && table.rows > 1; left--) {
      dropFirstRow(table);
      repeated.set(table, (repeated.get(table) ?? 0) + 1);
      for (const { inside } of inner) inside!.row--;
    }
    if (joinSplitRow(before, table)) {
      for (const each of inner) {
        if (each.inside!.row === 0)
          each.inside = { ...each.inside!, table: before, row: before.rows - 1 };
        else each.inside!.row--;
      }
    }
    if (table.rows === 0) before.open.bottom = table.open.bottom;
    else before = table;
  }
  return repeated;
}

/** How many of the first rows are the header of the table printed again. */
function repeatedHeader(root: TableLayout, table: TableLayout): number {
  const rows = Math.max(root.headerRows, 1);
  const text = ({ cells }: TableLayout) =>
    cells
      .filter((cell) => cell.row < rows)
      .map((cell) => `${cell.row},${cell.col}:${plainText(cell).replace(/\s+/gu, "")}`)
      .join("|");
  const spans = table.cells.some((cell) => cell.row < rows && cell.row + cell.rowSpan > rows);
  return !spans && text(root) === text(table) && /\p{L}/u.test(text(table)) ? rows : 0;
}

const plainText = (cell: CellLayout): string =>
  cell.paragraphs
    .flat()
    .map((line) => line.text)
    .join("");

function place(
  table: TableLayout,
  ends: LineEnds,
  from: PlacedTable | undefined,
  repeatedRows: number,
): PlacedTable {
  const cells = table.cells.map(
    (cell): CellDraft => ({
      row: cell.row,
      col: cell.col,
      row_span: cell.rowSpan,
      col_span: cell.colSpan,
      ...textOf(cell, ends),
      page: table.page,
      bbox: roundBox(cell.box),
    }),
  );
  if (!from) return { rows: table.rows, headerRows: table.headerRows, repeatedRows, cells };
  return { rows: table.rows, headerRows: 0, repeatedRows, cells, continues: from };
}

/** The cell's text and how its lines are set; if it continues on the next page, with the position of each line. */
function textOf(
  cell: CellLayout,
  ends: LineEnds,
): Pick<CellDraft, "text" | "lines" | "typography"> {
  const paragraphs = cell.paragraphs.map((lines) => joinLines(lines, ends));
  const text = paragraphs.map((paragraph) => paragraph.text).join("\n");
  const typography = cell.paragraphs.map((lines) => setIn(cell, lines));
  if (!cell.end) return { text, typography };
  const lines: PlacedLine[] = [];
  let start = 0;
  for (const paragraph of paragraphs) {
    for (const line of paragraph.lines)
      lines.push({ ...line, start: line.start + start, end: line.end + start });
    start += characters(paragraph.text) + 1;
  }
  return { text, lines, typography };
}

/** A paragraph of a cell as a file says it: of one size, and set in the middle of the cell or not. */
function setIn({ box }: CellLayout, lines: readonly PrintedLine[]): LineTypography {
  const size = Math.max(...lines.map((line) => line.size));
  return { size, centred: lines.every((line) => isCentredIn(box, line.box)) };
}

/** Whether a line has the same room on both sides; one that fills its cell only seems to be centred. */
function isCentredIn(cell: Box, line: Box): boolean {
  const [width, own] = [cell[2] - cell[0], line[2] - line[0]];
  const off = Math.abs(cell[0] + cell[2] - line[0] - line[2]) / 2;
  return own <= width * ROLES.centredInCell && off <= width * ROLES.offCentre;
}
