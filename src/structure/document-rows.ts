/** A document as a list of rows: lines of paragraphs, and table rows with their cells. */
import type { Block, Cell, Document, Table } from "../model/document.js";
import { type LineTypography, typographyOf } from "../model/typography.js";
import { foldSpace } from "../text/spacing.js";
import { withRecognisedLabel } from "./recognised-labels.js";

export interface DocumentRow {
  /** Place among the rows. */
  index: number;
  block: Block;
  page: number;
  table: Table | null;
  /** Row number in the table; 0 for lines of a paragraph. */
  row: number;
  /** Texts of the cells that hold any, white space folded; one for a line of a paragraph. */
  cells: string[];
  /** The same with their line breaks. */
  raw: string[];
  /** How the lines of each of them are set; empty where the file does not say. */
  set: (readonly LineTypography[])[];
  /** All of it on one line. */
  text: string;
  /** Where a printed line starts, from the left; null where that is not known. */
  left: number | null;
  /** What stands between a row and the next: nothing where the end of a printed line broke a word. */
  gap: "" | " ";
  /** A line of a table that is only a box around it. */
  box: boolean;
  /** In a running header or footer. */
  margin: boolean;
}

/** Blocks that never carry what a document's form states. */
const ASIDE = new Set(["footnote", "note", "equation"]);

/**
 * The rows of a document in reading order; a nested table is placed at its cell. `printed`: paragraphs joined from
 * printed lines (PDF, OCR) are split into lines again, because in the head of a form each line is separate information.
 */
export function rowsOf(document: Document, options: { printed?: boolean } = {}): DocumentRow[] {
  const rows: DocumentRow[] = [];
  const tables = new Map(document.tables.map((table) => [table.block, table]));
  const blocks = new Map(document.blocks.map((block) => [block.id, block]));
  const nested = new Map<string, Table[]>();
  for (const table of document.tables) {
    const outer = table.nested_in?.table;
    if (outer) nested.set(outer, [...(nested.get(outer) ?? []), table]);
  }
  const put = (block: Block, table: Table | null, line: TextLine) => {
    const raw: string[] = [];
    const cells: string[] = [];
    const set: DocumentRow["set"] = [];
    for (const [at, text] of line.texts.entries()) {
      const given = withSpaces(text.slice(0, LONGEST_TEXT));
      const start = block.extractor === "ocr" ? withRecognisedLabel(given) : given;
      const folded = foldSpace(start);
      if (folded === "") continue;
      raw.push(start);
      cells.push(folded);
      set.push(line.set[at] ?? []);
    }
    if (cells.length === 0) return;
    const margin = block.type === "header" || block.type === "footer";
    const { row, page, box } = line;
    rows.push({
      index: rows.length,
      block,
      page,
      table,
      row,
      cells,
      raw,
      set,
      text: cells.join(" "),
      left: line.left ?? block.bbox?.[0] ?? null,
      gap: line.gap ?? " ",
      box,
      margin,
    });
  };
  const putTable = (table: Table, depth: number) => {
    const block = blocks.get(table.block);
    if (!block) return;
    const inner = depth < DEEPEST_NESTING ? [...(nested.get(table.id) ?? [])] : [];
    for (const line of tableLines(table)) {
      while (inner[0] && inner[0].nested_in!.row < line.row) putTable(inner.shift()!, depth + 1);
      put(block, table, line);
    }
    for (const each of inner) putTable(each, depth + 1);
  };
  for (const block of document.blocks) {
    // On a printed page a footnote is the reader's guess by its place and size: a form's last lines look like one.
    const guessed = block.type === "footnote" && block.extractor === "pdf";
    if (ASIDE.has(block.type) && !guessed) continue;
    const table = tables.get(block.id);
    const lines = options.printed ? printedLines(block) : paragraphLines(block);
    if (!table) for (const line of lines) put(block, null, line);
    else if (!table.nested_in) putTable(table, 0);
  }
  return rows;
}

/** Of a longer line or cell only the start is looked at: what a form states is short. */
const LONGEST_TEXT = 3000;

/** A letter without meaning wherever a space would stand: some fonts do not say what their space is. */
function withSpaces(text: string): string {
  if (!text.includes("\ufffd")) return text;
  const unknown = text.split("\ufffd").length;
  return unknown > text.split(" ").length ? text.replaceAll("\ufffd", " ") : text;
}

/** Tables in tables in tables: deeper than this none is real. */
const DEEPEST_NESTING = 10;

interface TextLine {
  row: number;
  box: boolean;
  texts: string[];
  /** Of each text its lines. */
  set: (readonly LineTypography[])[];
  page: number;
  left?: number | null;
  gap?: "" | " ";
}

function paragraphLines(block: Block): TextLine[] {
  const set = typographyOf(block);
  return block.text.split("\n").map((text, at) => ({
    row: 0,
    texts: [text],
    set: [set.slice(at, at + 1)],
    page: block.page,
    box: false,
  }));
}

function printedLines(block: Block): TextLine[] {
  const printed = block.extractor === "pdf" || block.extractor === "ocr";
  if (!printed || !block.lines || block.lines.length < 2) return paragraphLines(block);
  const letters = [...block.text];
  const set = typographyOf(block);
  return block.lines.map(({ start, end, page, bbox }, at, lines) => ({
    row: 0,
    texts: [letters.slice(start, end).join("")],
    set: [set.slice(at, at + 1)],
    page,
    box: false,
    left: bbox?.[0] ?? null,
    gap: lines[at + 1]?.start === end ? "" : " ",
  }));
}

/** The text of rows that follow one another. */
export function joinRows(rows: readonly DocumentRow[]): string {
  return rows
    .map(({ text, gap }) => text + gap)
    .join("")
    .trim();
}

/** A box of one cell gives its lines; any other table gives its rows. */
function tableLines(table: Table): TextLine[] {
  const filled = filledCells(table);
  if (filled.length === 1) {
    const { text, page, row } = filled[0]!;
    const set = typographyOf(filled[0]!);
    return text
      .split("\n")
      .map((line, at) => ({ row, texts: [line], set: [set.slice(at, at + 1)], page, box: true }));
  }
  const rows = new Map<number, Cell[]>();
  for (const cell of filled) {
    const row = rows.get(cell.row);
    if (row) row.push(cell);
    else rows.set(cell.row, [cell]);
  }
  return [...rows.keys()]
    .sort((a, b) => a - b)
    .map((row) => {
      const cells = rows.get(row)!.sort((a, b) => a.col - b.col);
      return {
        row,
        texts: cells.map((cell) => cell.text),
        set: cells.map(typographyOf),
        page: cells[0]!.page,
        box: false,
      };
    });
}

const filledByTable = new WeakMap<Table, Cell[]>();

/** Rows of one table that are looked at: what a document states about itself stands above row 5,000 of a sheet, or under the sheet. */
const LONGEST_TABLE = 5000;

/** The cells of a table that hold text; of a table longer than any form, those in its first rows. */
export function filledCells(table: Table): Cell[] {
  let filled = filledByTable.get(table);
  if (!filled) {
    filled = table.cells.filter((cell) => cell.row < LONGEST_TABLE && cell.text.trim() !== "");
    filledByTable.set(table, filled);
  }
  return filled;
}

/** The size of a row's letters in points: of its first line's; 0 where the file does not say. */
export function sizeOf(row: DocumentRow): number {
  return row.set[0]?.[0]?.size ?? 0;
}

export function isCentred(row: DocumentRow): boolean {
  return row.set[0]?.[0]?.centred ?? false;
}
