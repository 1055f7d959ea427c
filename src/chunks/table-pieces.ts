/** Tables as pieces: one per row, cells parted by ` | `, header rows kept apart so that every chunk can repeat them. */
import type { Block, Cell, Table } from "../model/document.js";
import type { Section } from "../model/structure.js";
import { characters } from "../text/code-points.js";
import { partText } from "../text/sentences.js";
import { cellSpots } from "./anchors.js";
import type { Flow } from "./paragraph-pieces.js";
import type { ChunkPiece, TableHeader } from "./piece.js";

/** A header that takes up more of the budget than this is not repeated: the rows would have no room. */
const HEADER_SHARE = 0.5;

/** A table of one cell with text is a box around a paragraph, not a table. */
export function isBox(table: Table): boolean {
  return !table.caption && table.cells.filter((cell) => cell.text.trim() !== "").length === 1;
}

export function holdsText(table: Table): boolean {
  return table.cells.some((cell) => cell.text.trim() !== "");
}

export function boxFlow(block: Block, table: Table): Flow {
  const cell = table.cells.find((each) => each.text.trim() !== "")!;
  return { block, text: cell.text, spots: () => cellSpots(cell, table) };
}

/** A table that is only a heading: a numeral beside a title. */
export function headingPiece(table: Table, place: TablePlace): ChunkPiece | null {
  const filled = table.cells.filter((cell) => cell.text.trim() !== "");
  if (!place.opens || filled.length > HEADING_CELLS || table.rows > 2) return null;
  return {
    text: filled.map((cell) => cellText(cell.text)).join(" | "),
    kind: "paragraph",
    block: table.block,
    extractor: place.extractor,
    spots: filled.flatMap((cell) => cellSpots(cell, table)),
    joint: "\n",
    depth: 0,
    section: place.section,
    opens: place.opens,
    leads: true,
  };
}

/** `Ⅰ | 추진배경`, with a number or a note beside it at most. */
const HEADING_CELLS = 3;

interface TablePlace {
  header: TableHeader | undefined;
  extractor: ChunkPiece["extractor"];
  /** The section the table stands in, and the heading that it itself is, if it is one. */
  section: Section | null;
  opens: Section | null;
}

export function tablePieces(table: Table, place: TablePlace, budget: number): ChunkPiece[] {
  const { header, extractor, section } = place;
  const room = header ? budget - characters(header.text) - 1 : budget;
  const pieces: ChunkPiece[] = [];
  const spacers = spacersOf(table);
  const base = { kind: "table", block: table.block, extractor, section, opens: null } as const;
  if (table.caption) {
    const spots = table.cells[0] ? cellSpots(table.cells[0], table) : [];
    for (const part of partText(table.caption, room)) {
      const text = table.caption.slice(part.start, part.end).trim();
      pieces.push({ ...base, text, spots, joint: "\n", depth: 0, leads: true });
    }
  }
  for (const row of tableRows(table)) {
    const own = header && row.index < table.header_rows ? undefined : header;
    const depth = row.continued ? 2 : 1;
    const text = rowText(row.cells, spacers);
    const filled = row.cells.filter((cell) => cell.text.trim() !== "");
    if (characters(text) <= (own ? room : budget)) {
      const spots = filled.flatMap((cell) => cellSpots(cell, table));
      pieces.push({
        ...base,
        text,
        spots,
        joint: "\n",
        depth,
        leads: own === undefined && header !== undefined,
        heads: own === undefined && header !== undefined,
        ...(own && { header: own }),
      });
      continue;
    }
    // The row alone is over the budget: cell by cell, and inside a cell only where that one is over it, too.
    filled.forEach((cell, place) => {
      partText(cell.text, own ? room : budget).forEach((part, index) => {
        const words = cell.text.slice(part.start, part.end).trim();
        if (words === "") return;
        pieces.push({
          ...base,
          text: words,
          spots: cellSpots(cell, table),
          joint: index > 0 || place === 0 ? "\n" : "\n | ",
          depth: place === 0 && index === 0 ? depth : index === 0 ? 5 : 9,
          leads: false,
          ...(own && { header: own }),
        });
      });
    });
  }
  const filled = pieces.filter((piece) => piece.text !== "");
  if (filled[0]) filled[0].opens = place.opens;
  return filled;
}

/** The header that pieces of a table repeat: its own, or that of the table it goes on from. */
export function headerOf(
  table: Table,
  earlier: (id: string) => Table | undefined,
  budget: number,
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
  const spacers = spacersOf(owner);
  const text = tableRows(owner)
    .filter((row) => row.index < rows)
    .map((row) => rowText(row.cells, spacers))
    .join("\n");
  if (text === "" || characters(text) > budget * HEADER_SHARE) return undefined;
  return { table: owner.id, text };
}

interface Row {
  index: number;
  cells: Cell[];
  /** A cell from a row above reaches into this one. */
  continued: boolean;
}

/** Rows that hold text, cells by column; a spanning cell stands in its first row only. */
function tableRows(table: Table): Row[] {
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
    .filter((row) => row.cells.some((cell) => cell.text.trim() !== ""));
}

/**
 * `라벨 | 값`: cells of a row side by side. Empty cells keep their place between others, so that columns can be told
 * apart, but not at the row's end, nor in a column that is empty all the way down (a spacer), nor around a lone cell.
 */
function rowText(cells: Cell[], spacers: Set<number>): string {
  const filled = cells.filter((cell) => cell.text.trim() !== "");
  if (filled.length === 1) return cellText(filled[0]!.text);
  const text = cells
    .filter((cell) => cell.text.trim() !== "" || !spacers.has(cell.col))
    .map((cell) => cellText(cell.text))
    // Beside the last line of a long cell, the next one would read as if it went with that line alone.
    .map((cell) => (cell.includes("\n") ? `${cell}\n` : cell))
    .join(" | ");
  // From the end, not by a pattern: thousands of empty cells before a full one would be tried from each.
  let end = text.length;
  for (;;) {
    if (text.endsWith(" | ", end)) end -= 3;
    else if (text.endsWith(" |", end)) end -= 2;
    else return text.slice(0, end).trim();
  }
}

/** Columns in which no cell holds text. */
function spacersOf(table: Table): Set<number> {
  const used = new Set<number>();
  for (const cell of table.cells) if (cell.text.trim() !== "") used.add(cell.col);
  const all = Array.from({ length: table.cols }, (_, col) => col);
  return new Set(all.filter((col) => !used.has(col)));
}

/** Lines of a short cell are folded into one, so that a row reads as a row; long cells keep their lines. */
const SHORT_CELL = 40;

function cellText(text: string): string {
  const trimmed = text.trim();
  return trimmed.length <= SHORT_CELL ? trimmed.replace(/\s*\n\s*/g, " ") : trimmed;
}
