/** Tables as they will be given out: cell texts joined, and tables that go on over a page end tied together. */
import type { CellDraft } from "../draft.js";
import { joinLines, type LineEnds, roundBox } from "./joining.js";
import type { Part } from "./parts.js";
import type { TableLayout } from "./tables.js";

/** Column borders of a table that goes on stand where they stood, within this many points. */
const SAME_BORDER = 4;
/** Of the inner borders on the page that shows fewer, this share stands on the other page too. */
const SHARED_BORDERS = 0.5;
/** A table goes on when it reaches this far down its page and starts this far up on the next. */
const BOTTOM = 0.75;
const TOP = 0.3;

export interface PlacedTable {
  /** Set when the draft has given it out. */
  id?: string;
  rows: number;
  headerRows: number;
  cells: CellDraft[];
  continues?: PlacedTable;
  nestedIn?: { table: PlacedTable; row: number; col: number };
}

export function placeTables(parts: readonly Part[], ends: LineEnds): Map<TableLayout, PlacedTable> {
  const placed = new Map<TableLayout, PlacedTable>();
  for (const chain of chainsOf(parts)) {
    unifyColumns(chain);
    let from: PlacedTable | undefined;
    for (const table of chain) {
      from = place(table, ends, from);
      placed.set(table, from);
    }
  }
  for (const [table, own] of placed) {
    const around = table.inside && placed.get(table.inside.table);
    if (around) own.nestedIn = { table: around, row: table.inside!.row, col: table.inside!.col };
  }
  return placed;
}

/** Tables that go on in one another, each chain in page order. */
function chainsOf(parts: readonly Part[]): TableLayout[][] {
  const chains: TableLayout[][] = [];
  const chainOf = new Map<TableLayout, TableLayout[]>();
  for (const [index, part] of parts.entries()) {
    if (part.kind !== "table") continue;
    const before = previousTable(parts, index);
    const chain = before && goesOn(before, part) ? chainOf.get(before.table) : undefined;
    if (chain) chain.push(part.table);
    else chains.push([part.table]);
    chainOf.set(part.table, chain ?? chains.at(-1)!);
  }
  return chains;
}

/** A page shows only the column borders that its own rows have; the whole table has those of all its pages. */
function unifyColumns(chain: readonly TableLayout[]): void {
  if (chain.length < 2) return;
  const borders: number[] = [];
  for (const x of chain.flatMap((table) => table.xs).sort((a, b) => a - b)) {
    if (borders.length === 0 || x - borders.at(-1)! > SAME_BORDER) borders.push(x);
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

type TablePart = Part & { kind: "table" };

/** The table that ended the page before, if nothing but notes and running lines stand between. */
function previousTable(parts: readonly Part[], index: number): TablePart | undefined {
  for (let at = index - 1; at >= 0; at--) {
    const part = parts[at]!;
    // Tables inside a cell belong to the table around them.
    if (part.kind === "table" && part.table.inside) continue;
    if (part.kind === "table") return part;
    if (part.kind === "paragraph" || part.kind === "figure") return undefined;
  }
  return undefined;
}

function goesOn(before: TablePart, next: TablePart): boolean {
  const a = before.table;
  const b = next.table;
  if (b.page !== a.page + 1 || b.inside) return false;
  if (a.box[3] < before.page.height * BOTTOM || b.box[1] > next.page.height * TOP) return false;
  const near = (x: number, y: number) => Math.abs(x - y) <= SAME_BORDER;
  if (!near(a.xs[0]!, b.xs[0]!) || !near(a.xs.at(-1)!, b.xs.at(-1)!)) return false;
  const [fewer, more] = a.xs.length <= b.xs.length ? [a.xs, b.xs] : [b.xs, a.xs];
  const inner = fewer.slice(1, -1);
  const shared = inner.filter((x) => more.some((y) => near(x, y)));
  return inner.length === 0 || shared.length >= SHARED_BORDERS * inner.length;
}

function place(table: TableLayout, ends: LineEnds, from: PlacedTable | undefined): PlacedTable {
  const cells = table.cells.map(
    (cell): CellDraft => ({
      row: cell.row,
      col: cell.col,
      row_span: cell.rowSpan,
      col_span: cell.colSpan,
      text: cell.paragraphs.map((lines) => joinLines(lines, ends).text).join("\n"),
      page: table.page,
      bbox: roundBox(cell.box),
    }),
  );
  const own: PlacedTable = { rows: table.rows, headerRows: table.headerRows, cells };
  if (!from) return own;
  own.continues = from;
  const repeated = repeatedHeader(from, own);
  if (repeated > 0 && repeated < own.rows) {
    own.cells = cells
      .filter((cell) => cell.row >= repeated)
      .map((cell) => ({ ...cell, row: cell.row - repeated }));
    own.rows -= repeated;
  }
  own.headerRows = 0;
  return own;
}

/** How many of the first rows are the header of the table printed again. */
function repeatedHeader(from: PlacedTable, own: PlacedTable): number {
  let root = from;
  while (root.continues) root = root.continues;
  const rows = Math.max(root.headerRows, 1);
  const text = (table: PlacedTable) =>
    table.cells
      .filter((cell) => cell.row < rows)
      .map((cell) => `${cell.row},${cell.col}:${cell.text.replace(/\s+/gu, "")}`)
      .join("|");
  const spans = own.cells.some((cell) => cell.row < rows && cell.row + (cell.row_span ?? 1) > rows);
  return !spans && text(root) === text(own) && /\p{L}/u.test(text(own)) ? rows : 0;
}
