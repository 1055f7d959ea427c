/**
 * Builds a document: readers add blocks and tables in reading order; the draft assigns ids and parents, normalises text
 * (NFC, no lone surrogates) and fills table grids, the same way for every format.
 */
import { bilingual, WARNINGS, type WarningCode } from "../model/codes.js";
import type { Block, Cell, Equation, Line, Properties, Table, Warning } from "../model/document.js";
import type { BlockType, Box, Extractor } from "../model/format.js";
import { keepTypography, type LineTypography } from "../model/typography.js";
import { composed } from "../text/composed.js";
import type { Reading, Unreadable } from "./reader.js";
import { TableText } from "./table-text.js";

interface BlockDraft {
  type: BlockType;
  text: string;
  page: number;
  bbox?: Box | null;
  level?: number | null;
  /** Only if the parent is not the preceding heading or list item. */
  parent?: string | null;
  confidence?: number;
  extractor?: Extractor;
  lines?: Line[];
  equations?: Equation[];
  cell_range?: string;
  /** Figures only: the name of the picture's data inside the file, for text recognition. */
  picture?: string | null;
  /** How each line of the text is set, where the reader knows. */
  typography?: LineTypography[];
}

export type CellDraft = Pick<Cell, "row" | "col" | "text"> &
  Partial<Cell> & { typography?: LineTypography[] };

export interface TableDraft {
  rows: number;
  cols: number;
  /** In any order. */
  cells: Iterable<CellDraft>;
  page: number;
  bbox?: Box | null;
  header_rows?: number;
  caption?: string | null;
  cell_range?: string | null;
  nested_in?: Table["nested_in"];
  continues?: string | null;
  /** Header rows printed again above this part, and left out. */
  repeated_header_rows?: number;
  confidence?: number;
  extractor?: Extractor;
  parent?: string | null;
  equations?: Equation[];
}

interface WholeTableDraft extends TableDraft {
  cells: Cell[];
  text: string;
  /** Only where it is not to be filled from the cells: large tables make both on demand. */
  grid?: string[][];
}

interface WarningPlace {
  page?: number | null;
  block?: string | null;
  /** What exactly, in Korean. */
  detail?: string;
}

/** A warning in the code's own words. */
export function warning(code: WarningCode, { page, block, detail }: WarningPlace): Warning {
  const text = bilingual(WARNINGS[code]);
  return {
    code,
    text: detail ? `${text} (${detail})` : text,
    page: page ?? null,
    block: block ?? null,
  };
}

export class Draft {
  readonly blocks: Block[] = [];
  readonly tables: Table[] = [];
  readonly warnings: Warning[] = [];
  /** Names of the figures' pictures inside the file, by block id. */
  readonly pictures = new Map<string, string>();
  /** Why its pictures, which are all that it shows, gave no text. */
  unread: Unreadable | null = null;
  /** Open headings, outermost first. */
  private readonly headings: Block[] = [];
  /** Open list items of the current list, outermost first. */
  private readonly items: Block[] = [];

  constructor(private readonly extractor: Extractor) {}

  /** Adds a block at the end of the reading order. */
  add(draft: BlockDraft): Block {
    const block: Block = {
      id: `b${this.blocks.length + 1}`,
      type: draft.type,
      text: composed(draft.text),
      page: draft.page,
      bbox: draft.bbox ?? null,
      parent: null,
      level: draft.level ?? null,
      extractor: draft.extractor ?? this.extractor,
      confidence: draft.confidence ?? 1,
    };
    if (draft.lines?.length) block.lines = draft.lines;
    if (draft.equations?.length) block.equations = draft.equations;
    if (draft.cell_range !== undefined) block.cell_range = draft.cell_range;
    block.parent = draft.parent !== undefined ? draft.parent : this.parentOf(block);
    if (draft.picture) this.pictures.set(block.id, draft.picture);
    if (draft.typography) keepTypography(block, draft.typography);
    this.blocks.push(block);
    return block;
  }

  /** Begins anew; returns the blocks until now. Warnings stay. */
  restart(): Block[] {
    const before = [...this.blocks];
    for (const list of [this.blocks, this.tables, this.headings, this.items]) list.length = 0;
    return before;
  }

  /** Adds a table and the block that stands for it in the reading order. */
  addTable(draft: TableDraft): Table {
    const cells: Cell[] = [];
    for (const cell of draft.cells) cells.push(this.cell(cell, draft));
    return this.addWholeTable({ ...draft, cells, text: tableText(cells) });
  }

  /** The same with cells that are finished, in reading order and in NFC, and their text: a sheet has millions. */
  addWholeTable(draft: WholeTableDraft): Table {
    const { cells } = draft;
    const grid = draft.grid ?? fillGrid(draft.rows, draft.cols, cells);
    const standIn: BlockDraft = {
      type: "table",
      text: draft.text,
      page: draft.page,
      bbox: draft.bbox ?? null,
      confidence: draft.confidence ?? 1,
    };
    if (draft.cell_range) standIn.cell_range = draft.cell_range;
    if (draft.extractor) standIn.extractor = draft.extractor;
    if (draft.parent !== undefined) standIn.parent = draft.parent;
    if (draft.equations) standIn.equations = draft.equations;
    const block = this.add(standIn);
    const table: Table = {
      id: `t${this.tables.length + 1}`,
      block: block.id,
      page: draft.page,
      bbox: draft.bbox ?? null,
      rows: draft.rows,
      cols: draft.cols,
      header_rows: draft.header_rows ?? 0,
      caption: draft.caption ? composed(draft.caption) : (draft.caption ?? null),
      cells,
      grid,
      cell_range: draft.cell_range ?? null,
      nested_in: draft.nested_in ?? null,
      continues: draft.continues ?? null,
      extractor: draft.extractor ?? this.extractor,
      confidence: draft.confidence ?? 1,
    };
    if (draft.repeated_header_rows) table.repeated_header_rows = draft.repeated_header_rows;
    this.tables.push(table);
    return table;
  }

  warn(code: WarningCode, where: WarningPlace = {}): void {
    this.warnings.push(warning(code, where));
  }

  finish(pages: number, properties?: Properties): Reading {
    this.warnOfUnknownLetters();
    return {
      readable: true,
      pages,
      blocks: this.blocks,
      tables: this.tables,
      warnings: this.warnings,
      ...(this.unread && { unread: this.unread }),
      ...(properties &&
        Object.keys(properties).length > 0 && { properties: normaliseProperties(properties) }),
    };
  }

  /** No format passes on U+FFFD, the sign for a letter that is not known, without saying so. */
  private warnOfUnknownLetters(): void {
    const code = "TEXT_ENCODING_UNCERTAIN";
    const said = new Set(this.warnings.filter((one) => one.code === code).map((one) => one.page));
    const unknown = new Map<number, number>();
    for (const { text, page } of this.blocks) {
      if (!text.includes("\ufffd")) continue;
      const count = text.split("\ufffd").length - 1;
      unknown.set(page, (unknown.get(page) ?? 0) + count);
    }
    for (const [page, count] of unknown)
      if (!said.has(page)) this.warn(code, { page, detail: `${count}자` });
  }

  private cell(draft: CellDraft, table: TableDraft): Cell {
    const cell: Cell = {
      row: draft.row,
      col: draft.col,
      row_span: draft.row_span ?? 1,
      col_span: draft.col_span ?? 1,
      text: composed(draft.text),
      header: draft.header ?? draft.row < (table.header_rows ?? 0),
      page: draft.page ?? table.page,
      bbox: draft.bbox ?? null,
      ref: draft.ref ?? null,
    };
    if (draft.lines) cell.lines = draft.lines;
    if (draft.typography) keepTypography(cell, draft.typography);
    return cell;
  }

  private parentOf(block: Block): string | null {
    if (block.type === "title" || block.type === "header" || block.type === "footer") return null;
    const level = block.level ?? 1;
    if (block.type === "heading") {
      this.items.length = 0;
      closeFrom(this.headings, level);
      const parent = this.headings.at(-1)?.id ?? null;
      this.headings.push(block);
      return parent;
    }
    if (block.type === "list_item") {
      closeFrom(this.items, level);
      const parent = this.items.at(-1)?.id ?? this.headings.at(-1)?.id ?? null;
      this.items.push(block);
      return parent;
    }
    if (block.type === "paragraph") this.items.length = 0;
    return this.headings.at(-1)?.id ?? null;
  }
}

function normaliseProperties(properties: Properties): Properties {
  const entries = Object.entries(properties).map(([name, value]) => [
    name,
    typeof value === "string" ? composed(value) : value,
  ]);
  return Object.fromEntries(entries) as Properties;
}

/** Drops open blocks of the given level or deeper. */
function closeFrom(open: Block[], level: number): void {
  while (open.length > 0 && (open.at(-1)!.level ?? 1) >= level) open.pop();
}

/** Full `rows × cols`; a spanning cell's text stands at its first place only. */
function fillGrid(rows: number, cols: number, cells: Cell[]): string[][] {
  const grid = Array.from({ length: rows }, () => new Array<string>(cols).fill(""));
  for (const cell of cells) {
    const row = grid[cell.row];
    if (row && cell.col < cols) row[cell.col] = cell.text;
  }
  return grid;
}

function tableText(cells: Cell[]): string {
  const text = new TableText();
  for (const cell of inReadingOrder(cells)) text.add(cell.row, cell.text);
  return text.finish();
}

/** Sorted only where the reader did not give them in order, because large sheets always do. */
function inReadingOrder(cells: Cell[]): Cell[] {
  for (let index = 1; index < cells.length; index++) {
    const { row, col } = cells[index]!;
    const before = cells[index - 1]!;
    const follows = before.row < row || (before.row === row && before.col < col);
    if (!follows) return [...cells].sort((a, b) => a.row - b.row || a.col - b.col);
  }
  return cells;
}
