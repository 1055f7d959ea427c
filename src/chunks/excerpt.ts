/** The surroundings of a quote where no page can be drawn: the rows of its sheet, or the text before and after it. */
import type { Block, Document, Table } from "../model/document.js";
import { squeezeRow } from "../text/spacing.js";
import { findRange, type QuoteRequest } from "./locate-quote.js";

/** What is shown before and after the quoted rows or blocks. */
const ROWS_AROUND = 4;
const BLOCKS_AROUND = 3;
/** Most columns shown; a wider sheet is cut after the quoted column. */
const MAX_COLUMNS = 26;
/** Most header rows shown; a form can be all header. */
const MAX_HEADER_ROWS = 4;
/** Letters of one cell or block; the quote itself stands in full beside the excerpt. */
const MAX_LETTERS = 600;

interface SheetCell {
  text: string;
  row_span: number;
  col_span: number;
  header: boolean;
}

export interface SheetRow {
  /** As the sheet numbers it: `12`; null in the table of a text. */
  number: string | null;
  quoted: boolean;
  cells: SheetCell[];
}

export type Excerpt =
  | {
      kind: "sheet";
      /** Name of the sheet, where the file has one. */
      sheet: string | null;
      /** The address of the quoted rows: `예산!A12:F12`. */
      range: string | null;
      columns: string[];
      rows: SheetRow[];
    }
  | { kind: "flow"; blocks: FlowBlock[] };

/** A table, by its rows, or text before, in and after the quote. */
export type FlowBlock = { type: "table"; rows: SheetRow[] } | FlowText;

interface FlowText {
  type: Block["type"];
  before: string;
  quoted: string;
  after: string;
}

/** Null where the quote is not in these blocks. */
export function excerptOf(
  document: Pick<Document, "blocks" | "tables">,
  { blocks, quote }: QuoteRequest,
): Excerpt | null {
  for (const [index, block] of document.blocks.entries()) {
    if (!blocks.includes(block.id)) continue;
    const table = document.tables.find((one) => one.block === block.id);
    if (table?.cell_range) {
      const sheet = sheetExcerpt(table, quote);
      if (sheet) return sheet;
    } else if (squeezeRow(block.text).includes(squeezeRow(quote))) {
      return flowExcerpt(document, index, quote);
    }
  }
  return null;
}

function sheetExcerpt(table: Table, quote: string): Excerpt | null {
  const quoted = quotedRows(table, quote);
  if (quoted.length === 0) return null;
  const columns = Math.min(table.cols, MAX_COLUMNS);
  const firstRow = rowNumber(table, 0);
  const range = table.cell_range!;
  const sheet = range.includes("!") ? range.slice(0, range.lastIndexOf("!")) : null;
  const firstColumn = columnNumber(range);
  const names = Array.from({ length: columns }, (_, at) => columnName(firstColumn + at));
  return {
    kind: "sheet",
    sheet,
    range: quotedRange(table, firstBelowHeader(table, quoted), names, sheet),
    columns: names,
    rows: rowsAround(table, quoted, (row) => String(firstRow + row)),
  };
}

/** Rows that hold a line of the quote, or whose text the quote holds. */
function quotedRows(table: Table, quote: string): number[] {
  const wanted = quote
    .split("\n")
    .map(squeezeRow)
    .filter((line) => line !== "");
  const textOf = (row: number) =>
    squeezeRow(
      table.cells
        .filter((cell) => cell.row === row)
        .sort((one, other) => one.col - other.col)
        .map(({ text }) => text)
        .join(""),
    );
  const quoted: number[] = [];
  for (let row = 0; row < table.rows; row++) {
    const text = textOf(row);
    if (text !== "" && wanted.some((line) => text.includes(line) || line.includes(text)))
      quoted.push(row);
  }
  return quoted;
}

const headerRows = (table: Table) => Math.min(table.header_rows, MAX_HEADER_ROWS);

const firstBelowHeader = (table: Table, quoted: readonly number[]) =>
  quoted.find((row) => row >= headerRows(table)) ?? quoted[0] ?? headerRows(table);

/** The header and what stands around the first quoted row, or the first rows where none is quoted. */
function rowsAround(
  table: Table,
  quoted: readonly number[],
  numberOf: (row: number) => string | null,
): SheetRow[] {
  const heads = headerRows(table);
  const middle = firstBelowHeader(table, quoted);
  const shown = [
    ...Array.from({ length: heads }, (_, row) => row),
    ...Array.from({ length: 2 * ROWS_AROUND + 1 }, (_, at) => middle - ROWS_AROUND + at).filter(
      (row) => row >= heads && row < table.rows,
    ),
  ];
  const columns = Math.min(table.cols, MAX_COLUMNS);
  return shown.map((row) => ({
    number: numberOf(row),
    quoted: quoted.includes(row) && row >= heads,
    cells: cellsOf(table, row, columns, shown),
  }));
}

/** Cells that begin in this row; one that spans rows left out begins in the first row shown of it. */
function cellsOf(
  table: Table,
  row: number,
  columns: number,
  shown: readonly number[],
): SheetCell[] {
  return table.cells
    .filter((cell) => {
      if (cell.col >= columns) return false;
      const first = shown.find((one) => one >= cell.row && one < cell.row + cell.row_span);
      return first === row;
    })
    .sort((one, other) => one.col - other.col)
    .map((cell) => ({
      text: cut(cell.text),
      row_span: shown.filter((one) => one >= cell.row && one < cell.row + cell.row_span).length,
      col_span: Math.min(cell.col_span, columns - cell.col),
      header: cell.header,
    }));
}

function quotedRange(table: Table, row: number, names: readonly string[], sheet: string | null) {
  const number = rowNumber(table, 0) + row;
  const last = columnName(columnNumber(table.cell_range!) + table.cols - 1);
  const cells = `${names[0]}${number}:${last}${number}`;
  return sheet === null ? cells : `${sheet}!${cells}`;
}

const topLeft = (range: string) =>
  /([A-Z]{1,3})(\d+)(?::|$)/.exec(range.slice(range.lastIndexOf("!") + 1));

function rowNumber(table: Table, row: number): number {
  return Number(topLeft(table.cell_range!)?.[2] ?? 1) + row;
}

function columnNumber(range: string): number {
  const letters = topLeft(range)?.[1] ?? "A";
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
}

function columnName(number: number): string {
  let name = "";
  for (let rest = number; rest > 0; rest = Math.floor((rest - 1) / 26))
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  return name;
}

function flowExcerpt(
  { blocks, tables }: Pick<Document, "blocks" | "tables">,
  at: number,
  quote: string,
): Excerpt {
  const shown = blocks.slice(Math.max(0, at - BLOCKS_AROUND), at + BLOCKS_AROUND + 1);
  return {
    kind: "flow",
    blocks: shown.map((block) => {
      const isQuoted = block === blocks[at];
      const table = tables.find((one) => one.block === block.id);
      const rows = table && isQuoted ? quotedRows(table, quote) : [];
      // A quote that is no row of its table is marked in the table's text.
      if (table && (rows.length > 0 || !isQuoted))
        return { type: "table", rows: rowsAround(table, rows, () => null) };
      if (!isQuoted) return { type: block.type, before: cut(block.text), quoted: "", after: "" };
      const letters = [...block.text];
      const { start, end } = findRange(block.text, quote) ?? { start: 0, end: letters.length };
      return {
        type: block.type,
        before: cutFront(letters.slice(0, start).join("")),
        quoted: letters.slice(start, end).join(""),
        after: cut(letters.slice(end).join("")),
      };
    }),
  };
}

const cut = (text: string) => (text.length > MAX_LETTERS ? `${text.slice(0, MAX_LETTERS)}…` : text);
const cutFront = (text: string) =>
  text.length > MAX_LETTERS ? `…${text.slice(-MAX_LETTERS)}` : text;
