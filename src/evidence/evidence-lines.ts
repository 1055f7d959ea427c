/** Parts evidence into lines that say one thing: sentences, and rows of tables with the headers of their cells. */
import { readQuantities } from "../text/quantities/read-quantities.js";
import { sentences } from "../text/sentences.js";
import type { EvidenceChunk } from "./evidence-chunk.js";

export interface RowCell {
  text: string;
  /** Texts of the header above it. */
  header: string;
  /** Whether it is a number or date alone, and no label of its row. */
  isValue: boolean;
}

export interface EvidenceLine {
  chunk: EvidenceChunk;
  /** Verbatim: a sentence, or a row. */
  text: string;
  /** Of a table row; null for running text. */
  cells: readonly RowCell[] | null;
  /** Labels that the row shares with rows above it. */
  inherited: string;
  /** What is said above it for all that follows: headings, captions, the line that opens a list. */
  above: string;
}

const BETWEEN_CELLS = " | ";
/** A line that opens a list, or names what follows. */
const OPENS_LIST = /다음|[:：]\s*$|^[<〈【[]|단위/;
/** More rows of a header than this no table has. */
const MOST_HEADER_ROWS = 3;

export function evidenceLines(chunk: EvidenceChunk, before: string): EvidenceLine[] {
  const path = chunk.path.join("\n");
  const made: EvidenceLine[] = [];
  let above = before;
  let table: string[][] = [];
  const endTable = () => {
    made.push(...rowLines(table, chunk, `${path}\n${above}`));
    table = [];
  };
  for (const line of chunk.text.normalize("NFC").split("\n")) {
    if (isRow(line)) {
      // A cell of several lines: the next cell begins on a line of its own.
      const goesOn = /^\s*\|/.test(line) && !line.startsWith("| ") && table.length > 0;
      const cells = line.replace(/^\s*\|\s?/, "|").split(/\s*\|\s*/);
      if (goesOn) table.at(-1)!.push(...cells.slice(1));
      else table.push(cells);
      continue;
    }
    if (table.length > 0) endTable();
    for (const text of sentences(line))
      made.push({ chunk, text, cells: null, inherited: "", above: `${path}\n${above}` });
    if (OPENS_LIST.test(line)) above = line;
  }
  if (table.length > 0) endTable();
  return made;
}

function isRow(line: string): boolean {
  return line.includes(BETWEEN_CELLS) || line.startsWith("| ") || line.endsWith(" |");
}

function rowLines(rows: readonly string[][], chunk: EvidenceChunk, above: string): EvidenceLine[] {
  let headerRows = 0;
  while (headerRows < Math.min(MOST_HEADER_ROWS, rows.length - 1) && isHeader(rows[headerRows]!))
    headerRows += 1;
  const header = rows.slice(0, headerRows);
  const widest = Math.max(0, ...rows.slice(headerRows).map((row) => row.length));
  const headers = columnHeaders(header, widest);
  let last: readonly string[] = [];
  return rows.map((row, at) => {
    const isBody = at >= headerRows;
    // Cells that span rows stand in the first of them: what is missing is missing on the left.
    const missing = isBody ? Math.max(0, widest - row.length) : 0;
    const inherited = isBody ? last.slice(0, missing).join("\n") : "";
    if (isBody) last = [...last.slice(0, missing), ...row];
    const cells = row.map((text, place) => ({
      text,
      header: isBody ? (headers[place + missing] ?? "") : "",
      isValue: isValue(text),
    }));
    const declared = header.map((cellsAbove) => cellsAbove[0] ?? "").join("\n");
    return {
      chunk,
      text: row.join(BETWEEN_CELLS),
      cells,
      inherited,
      above: `${above}\n${declared}`,
    };
  });
}

/** The texts above each column of a body `width` cells wide. */
function columnHeaders(header: readonly string[][], width: number): string[] {
  const lowest = header.at(-1);
  if (!lowest) return [];
  const texts = Array.from({ length: width }, (_, column) => {
    const shift = Math.max(0, width - lowest.length);
    return lowest[column - shift] ?? "";
  });
  for (const upper of header.slice(0, -1).reverse()) {
    const groups = groupsUnder(upper, lowest);
    for (const [place, group] of groups.entries()) {
      const column = place + Math.max(0, width - lowest.length);
      if (column < width) texts[column] += `\n${group}`;
    }
  }
  return texts;
}

/**
 * Which cell of the upper header each cell of the lower one is under: the same where both are as wide; else a group begins
 * wherever the first label comes again (`1분기 … 4분기 | 1분기 …`).
 */
function groupsUnder(upper: readonly string[], lower: readonly string[]): string[] {
  if (upper.length === lower.length) return [...upper];
  let group = -1;
  const places = lower.map((label) => {
    if (label === lower[0]) group += 1;
    return group;
  });
  const labels = upper.slice(upper.length - (group + 1));
  const fits = group > 0 && upper.length >= group + 1 && upper.length - (group + 1) <= 2;
  return places.map((place) => (fits ? labels[place]! : ""));
}

/** A header names things: none of its cells is an amount, though they may be years or months. */
function isHeader(row: readonly string[]): boolean {
  return row.every(
    (cell) =>
      !readQuantities(cell).some(
        ({ kind, text }) =>
          kind === "number" &&
          text.length >= cell.trim().length - 2 &&
          cell.trim().length > 0 &&
          !/분기|Q|차|월|학년|단계|순위/.test(cell),
      ),
  );
}

/** A number, date or share alone, perhaps in brackets or with a mark. */
function isValue(cell: string): boolean {
  const quantities = readQuantities(cell);
  if (quantities.length === 0) return false;
  const letters = cell.replace(/[^\p{L}]/gu, "").length;
  const held = quantities.map(({ text }) => text.replace(/[^\p{L}]/gu, "").length);
  return letters - held.reduce((sum, one) => sum + one, 0) <= 2;
}
