/**
 * Splits tables into pieces: one per row, cells separated by ` | `, header rows separate so that every chunk can repeat
 * them.
 */
import type { Block, Cell, Table } from "../model/document.js";
import type { NestedTables } from "../model/nested-tables.js";
import type { Section } from "../model/structure.js";
import { characters } from "../text/code-points.js";
import { splitText } from "../text/sentences.js";
import { cellSpots } from "./anchors.js";
import type { FlowText } from "./paragraph-pieces.js";
import type { ChunkPiece, TableHeader } from "./piece.js";

/** A larger header is not repeated: the rows would not fit. */
const HEADER_SHARE = 0.5;

/** A table with one non-empty cell is a box around a paragraph, not a table. */
export function isBox(table: Table, nested: NestedTables): boolean {
  return !table.caption && nested.filled(table).length === 1;
}

export function holdsText(table: Table): boolean {
  return table.cells.some((cell) => cell.text.trim() !== "");
}

export function boxFlow(block: Block, table: Table): FlowText {
  const cell = table.cells.find((each) => each.text.trim() !== "")!;
  return { block, text: cell.text, spots: (start, end) => cellSpots(cell, table, start, end) };
}

/** A table that is only a heading: a numeral beside a title. */
export function headingPiece(table: Table, place: TableContext): ChunkPiece | null {
  const filled = table.cells.filter((cell) => cell.text.trim() !== "");
  if (!place.opens || filled.length > HEADING_CELLS || table.rows > 2) return null;
  return {
    text: filled.map((cell) => cellText(cell.text)).join(" | "),
    kind: "paragraph",
    block: table.block,
    extractor: place.extractor,
    spots: filled.flatMap((cell) => cellSpots(cell, table)),
    separator: "\n",
    depth: 0,
    section: place.section,
    opens: place.opens,
    keepWithNext: true,
  };
}

/** `Ⅰ | 추진배경`, with a number or a note beside it at most. */
const HEADING_CELLS = 3;

interface TableContext {
  header: TableHeader | undefined;
  extractor: ChunkPiece["extractor"];
  /** The section that contains the table, and the heading that the table itself is, if any. */
  section: Section | null;
  opens: Section | null;
  nested: NestedTables;
  /** Characters of the headings above it, which its first row leaves room for where it is cut anyway. */
  lead?: number;
}

export function tablePieces(table: Table, place: TableContext, budget: number): ChunkPiece[] {
  const { header, extractor, section, nested } = place;
  const room = header ? budget - headerLength(header) : budget;
  const underCaption = header ? budget - headerLength({ ...header, text: "" }) : budget;
  const pieces: ChunkPiece[] = [];
  const spacers = emptyColumns(table);
  const base = { kind: "table", block: table.block, extractor, section, opens: null } as const;
  if (table.caption) {
    const spots = table.cells[0] ? cellSpots(table.cells[0], table) : [];
    for (const part of splitText(table.caption, room)) {
      const text = table.caption.slice(part.start, part.end).trim();
      const place = { captionOf: table.block, keepWithNext: true, depth: 0 } as const;
      pieces.push({ ...base, ...place, text, spots, separator: "\n" });
    }
  }
  for (const row of tableRows(table, nested)) {
    const own = header && row.index < table.header_rows ? undefined : header;
    const depth = row.continued ? 2 : 1;
    const text = rowText(table, row.cells, spacers, nested);
    const filled = row.cells.filter((cell) => cell.text.trim() !== "");
    const inner = row.cells.flatMap((cell) => tablesWithin(table, cell, nested));
    if (characters(text) <= (own ? room : underCaption)) {
      const spots = [
        ...filled.flatMap((cell) => cellSpots(cell, table)),
        ...inner.flatMap((one) => one.cells.flatMap((cell) => cellSpots(cell, one))),
      ];
      pieces.push({
        ...base,
        text,
        spots,
        separator: "\n",
        depth,
        keepWithNext: own === undefined && header !== undefined,
        heads: own === undefined && header !== undefined,
        ...(inner.length > 0 && { inner: inner.map((one) => one.block) }),
        ...(own ? { header: own } : header?.caption && { header: { ...header, text: "" } }),
      });
      continue;
    }
    // The row alone exceeds the budget: split by cell, and within a cell only if that exceeds it too.
    const most = own ? room : underCaption;
    const lead = pieces.every((piece) => piece.keepWithNext) ? (place.lead ?? 0) : 0;
    filled.forEach((cell, at) => {
      const first = at === 0 && lead < most / 2 ? most - lead : most;
      splitText(cell.text, most, first).forEach((part, index) => {
        const words = cell.text.slice(part.start, part.end).trim();
        if (words === "") return;
        pieces.push({
          ...base,
          text: words,
          spots: cellSpots(cell, table, part.start, part.end),
          separator: index > 0 || at === 0 ? "\n" : "\n | ",
          depth: at === 0 && index === 0 ? depth : index === 0 ? 5 : 9,
          keepWithNext: false,
          ...(own && { header: own }),
        });
      });
    });
    for (const cell of row.cells) {
      for (const one of nested.inside(table, cell)) {
        for (const piece of innerPieces(table, row, one, place, budget)) pieces.push(piece);
      }
    }
  }
  const filled = pieces.filter((piece) => piece.text !== "");
  if (filled[0]) filled[0].opens = place.opens;
  return filled;
}

/** A table in a cell of a row that is over the budget: every chunk of it begins with the outer caption, the row's label, then its own header. */
function innerPieces(
  outer: Table,
  row: TextRow,
  table: Table,
  place: TableContext,
  budget: number,
): ChunkPiece[] {
  const own = headerOf(table, () => undefined, budget, place.nested);
  const labels = row.cells.filter(
    (cell) => cell.col <= table.nested_in!.col && isLabel(cell.text.trim()),
  );
  const text = [...labels.map((cell) => cellText(cell.text)), ...(own ? [own.text] : [])].join(
    "\n",
  );
  const fits = labels.length > 0 && characters(text) <= budget * HEADER_SHARE;
  const header = fits ? captioned({ text, caption: "" }, place.header?.caption ?? "", budget) : own;
  const pieces = tablePieces(table, { ...place, header, opens: null }, budget);
  if (!fits) return pieces;
  // Its own header rows come with the label: only their places are kept.
  const isHead = (piece: ChunkPiece) =>
    own !== undefined && piece.heads === true && piece.block === table.block;
  const heads = pieces.filter(isHead).flatMap((piece) => piece.spots);
  const spots = [...labels.flatMap((cell) => cellSpots(cell, outer)), ...heads];
  return pieces
    .filter((piece) => !isHead(piece))
    .map((piece) => ({
      ...piece,
      ...(piece.block === table.block && { header, heads: false }),
      inner: [...(piece.inner ?? []), outer.block],
      spots: [...piece.spots, ...spots],
    }));
}

function isLabel(text: string): boolean {
  return text !== "" && text.length <= SHORT_CELL;
}

/** All tables within a cell, those within them too. */
export function tablesWithin(table: Table, cell: Cell, nested: NestedTables): Table[] {
  return nested
    .inside(table, cell)
    .flatMap((inner) => [
      inner,
      ...inner.cells.flatMap((each) => tablesWithin(inner, each, nested)),
    ]);
}

/** Characters that a header adds to a chunk, with its line breaks. */
function headerLength({ text, caption }: TableHeader): number {
  return [text, caption].reduce((sum, each) => sum + (each === "" ? 0 : characters(each) + 1), 0);
}

/** The header to repeat with the table's caption and unit line, where they leave room for the rows. */
export function captioned(
  header: TableHeader | undefined,
  caption: string,
  budget: number,
): TableHeader | undefined {
  if (caption === "") return header;
  const whole = { text: header?.text ?? "", caption };
  return headerLength(whole) <= budget * HEADER_SHARE ? whole : header;
}

/** The header to repeat: the table's own, or that of the table it continues. */
export function headerOf(
  table: Table,
  earlier: (id: string) => Table | undefined,
  budget: number,
  nested: NestedTables,
): TableHeader | undefined {
  let owner: Table | undefined = table;
  for (
    let hops = 0;
    owner && owner.header_rows === 0 && owner.continues && hops < 1000;
    hops += 1
  ) {
    const before = earlier(owner.continues);
    owner = before?.cols === table.cols ? before : undefined;
  }
  if (!owner || owner.header_rows === 0 || owner.header_rows >= owner.rows) return undefined;
  const { header_rows: rows } = owner;
  const spacers = emptyColumns(owner);
  const head = owner;
  const text = tableRows(head, nested)
    .filter((row) => row.index < rows)
    .map((row) => rowText(head, row.cells, spacers, nested))
    .join("\n");
  if (text === "" || characters(text) > budget * HEADER_SHARE) return undefined;
  return { text, caption: "" };
}

interface TextRow {
  index: number;
  cells: Cell[];
  /** A cell of an earlier row spans into this one. */
  continued: boolean;
}

/** Rows with text, cells by column; a spanning cell is in its first row only. */
function tableRows(table: Table, nested: NestedTables): TextRow[] {
  const rows = new Map<number, Cell[]>();
  for (const cell of table.cells) {
    const row = rows.get(cell.row);
    if (row) row.push(cell);
    else rows.set(cell.row, [cell]);
  }
  let reach = 0;
  return [...rows.keys()]
    .sort((a, b) => a - b)
    .map((index) => {
      const cells = rows.get(index)!.sort((a, b) => a.col - b.col);
      const continued = reach > index;
      for (const cell of cells) reach = Math.max(reach, index + cell.row_span);
      return { index, cells, continued };
    })
    .filter((row) => row.cells.some((cell) => isFilled(table, cell, nested)));
}

function isFilled(table: Table, cell: Cell, nested: NestedTables): boolean {
  return cell.text.trim() !== "" || nested.inside(table, cell).length > 0;
}

/**
 * `라벨 | 값`: the cells of a row. Empty cells keep their place so that columns stay aligned, except at the row's end, in
 * a column that is entirely empty, and around a single cell. A table in a cell begins on a line of its own.
 */
function rowText(table: Table, cells: Cell[], spacers: Set<number>, nested: NestedTables): string {
  const filled = cells.filter((cell) => isFilled(table, cell, nested));
  if (filled.length === 1) return wholeCellText(table, filled[0]!, nested).trim();
  let text = "";
  let multiline = false;
  const shown = cells.filter((cell) => isFilled(table, cell, nested) || !spacers.has(cell.col));
  for (const [index, cell] of shown.entries()) {
    const words = wholeCellText(table, cell, nested);
    // After a multi-line cell the next one starts on a new line; otherwise it would seem to belong to that cell's last
    // line.
    const joint = words.startsWith("\n") ? "" : multiline ? "\n | " : " | ";
    text += index === 0 ? words : joint + words;
    multiline = words.includes("\n");
  }
  // Trimmed in a loop, not by a regular expression, which would be quadratic for thousands of empty cells.
  let end = text.length;
  for (;;) {
    if (text.endsWith(" | ", end)) end -= 3;
    else if (text.endsWith(" |", end)) end -= 2;
    else return text.slice(0, end).trim();
  }
}

/** A cell's text with the rows of the tables in it; begins with a line break where a table comes first. */
function wholeCellText(table: Table, cell: Cell, nested: NestedTables): string {
  const parts = nested.parts(table, cell);
  if (parts.length === 1 && typeof parts[0] === "string") return cellText(parts[0]);
  let text = "";
  for (const part of parts) {
    text +=
      typeof part === "string"
        ? `${text === "" ? "" : "\n"}${part.trim()}`
        : `\n${tableLines(part, nested)}`;
  }
  return text;
}

function tableLines(table: Table, nested: NestedTables): string {
  const spacers = emptyColumns(table);
  return tableRows(table, nested)
    .map((row) => rowText(table, row.cells, spacers, nested))
    .join("\n");
}

/** Columns without any text. */
function emptyColumns(table: Table): Set<number> {
  const used = new Set<number>();
  for (const cell of table.cells) if (cell.text.trim() !== "") used.add(cell.col);
  const all = Array.from({ length: table.cols }, (_, col) => col);
  return new Set(all.filter((col) => !used.has(col)));
}

/** Lines of a short cell are joined, so that a row reads as a row; long cells keep their lines. */
const SHORT_CELL = 40;

function cellText(text: string): string {
  const trimmed = text.trim();
  return trimmed.length <= SHORT_CELL ? trimmed.replace(/\s*\n\s*/g, " ") : trimmed;
}
