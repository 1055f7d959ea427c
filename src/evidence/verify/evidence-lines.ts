/** Parts evidence into lines that say one thing: sentences, and rows of tables with the headers of their cells. */
import { readLabel } from "../../text/outline-labels.js";
import { readQuantities } from "../../text/quantities/read-quantities.js";
import { sentences } from "../../text/sentences.js";
import { squeezeRow } from "../../text/spacing.js";
import type { EvidenceChunk, HeaderFacts } from "../evidence-chunk.js";
import { parentsOf } from "../line-outline.js";
import { columnDates, lastColumnDates } from "./column-dates.js";

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
  /** The lines that it is an item under, outermost first; empty for a row, and for what no list holds. */
  lead: string;
}

const BETWEEN_CELLS = " | ";
/** A line that opens a list, or names what follows. */
const OPENS_LIST = /다음|[:：]\s*$|^[<〈【[]|단위/;
/** Regulations end a demand with `것.`, and an exception follows it: `…지하에 묻을 것. 다만, …`. */
const BEHIND_DEMAND = /(?<=\s것\.)\s+/;
/** More rows of a header than this no table has. */
const MOST_HEADER_ROWS = 3;

export function evidenceLines(chunk: EvidenceChunk, before: string): EvidenceLine[] {
  const path = chunk.path.join("\n");
  const made: EvidenceLine[] = [];
  let above = before;
  const lines = chunk.text.normalize("NFC").split("\n");
  const parents = parentsOf(lines);
  const beginnings = new Set(chunk.tables?.map(firstRow));
  let table: string[][] = [];
  // A page end may part the names of columns from the rows under them.
  let names = isRow(before) ? before.split(/\s*\|\s*/) : null;
  let dates: readonly string[] | null = null;
  const endTable = () => {
    if (table.length === 0) return;
    made.push(...rowLines(table, chunk, `${path}\n${above}`, { names, dates }));
    names = null;
    dates = lastColumnDates(table) ?? dates;
    table = [];
  };
  for (const [at, line] of lines.entries()) {
    if (isRow(line)) {
      const cells = line.replace(/^\s*\|\s?/, "|").split(/\s*\|\s*/);
      // Headings in frames are rows as well, and may stand right above a table.
      if (beginnings.has(squeezeRow(cells.join("")))) endTable();
      // A cell of several lines: the next cell begins on a line of its own.
      const goesOn = /^\s*\|/.test(line) && !line.startsWith("| ") && table.length > 0;
      if (goesOn) table.at(-1)!.push(...cells.slice(1));
      else table.push(cells);
      continue;
    }
    endTable();
    const lead = leadOf(lines, at, parents[at]!);
    for (const text of sentences(line).flatMap((one) => one.split(BEHIND_DEMAND)))
      made.push({ chunk, text, cells: null, inherited: "", above: `${path}\n${above}`, lead });
    if (OPENS_LIST.test(line)) above = line;
  }
  endTable();
  return made;
}

/** A line without a label or bullet goes on with the item before it, or stands behind the list. */
function leadOf(lines: readonly string[], at: number, parents: readonly number[]): string {
  if (readLabel(lines[at]!) === null) return "";
  return parents
    .map((place) => lines[place]!)
    .filter((line) => !isRow(line))
    .join("\n");
}

function isRow(line: string): boolean {
  return line.includes(BETWEEN_CELLS) || line.startsWith("| ") || line.endsWith(" |");
}

/** What names columns from outside of a table. */
interface Naming {
  /** The cells of the row that the chunk before ends with. */
  names: readonly string[] | null;
  /** The last row of dates of the tables before. */
  dates: readonly string[] | null;
}

function rowLines(
  rows: readonly string[][],
  chunk: EvidenceChunk,
  above: string,
  { names: before, dates: given }: Naming,
): EvidenceLine[] {
  const facts = chunk.tables?.find((table) => begins(rows, table));
  const headerRows = facts ? Math.min(filledRows(facts), rows.length) : headerRowsTold(rows);
  const header = rows.slice(0, headerRows);
  const width = facts ? columnsOf(facts) : widest(rows.slice(headerRows));
  const headers = facts ? spannedHeaders(facts, width) : columnHeaders(header, width);
  const declared = header.map(([first = ""]) => first).join("\n");
  let last: readonly string[] = [];
  let dates = given;
  return rows.map((row, at) => {
    const isBody = at >= headerRows;
    // Cells that span rows stand in the first of them: what is missing is missing on the left.
    const missing = isBody ? Math.max(0, width - row.length) : 0;
    const inherited = isBody ? last.slice(0, missing).join("\n") : "";
    if (isBody) last = [...last.slice(0, missing), ...row];
    const parted = headerRows === 0 && before?.length === width ? before : [];
    dates = columnDates(row, rows[at - 1] ?? []) ?? dates;
    const dated = dates?.length === row.length - 1 ? ["", ...dates] : null;
    const names = isBody ? (namesAbove(rows, at) ?? dated ?? namesOver(row, parted)) : null;
    const cells = row.map((text, place) => ({
      text,
      header: isBody ? [names?.[place], headers[place + missing]].filter(Boolean).join("\n") : "",
      isValue: isValue(text),
    }));
    const text = row.join(BETWEEN_CELLS);
    return { chunk, text, cells, inherited, above: `${above}\n${declared}`, lead: "" };
  });
}

/**
 * A row of names right above a row of amounts names its columns, header or not: `모집단위 | 소하동 …` / `모집인원 | 7 명 …`. A label that
 * spans both rows stands in the upper alone.
 */
function namesAbove(rows: readonly string[][], at: number): readonly string[] | null {
  const [row, above] = [rows[at]!, rows[at - 1] ?? []];
  if (above.length < row.length || above.length > row.length + 1) return null;
  const names = above.slice(above.length - row.length);
  const named = names.slice(1).every((cell) => cell !== "" && !/\d/.test(cell));
  return row.length >= LEAST_NAMED && named && row.slice(1).every(isValue) ? names : null;
}

/** The same of names that the chunk before ends with, where all columns have one. */
function namesOver(row: readonly string[], names: readonly string[]): readonly string[] | null {
  const named = names.every((cell) => cell !== "" && !/\d/.test(cell));
  return names.length === row.length && named && row.every(isValue) ? names : null;
}

/** Cells from which on such a row is no pair of a label and a value. */
const LEAST_NAMED = 3;

function widest(rows: readonly string[][]): number {
  return Math.max(0, ...rows.map((row) => row.length));
}

/** Whether the rows begin with the header of a table. */
function begins(rows: readonly string[][], table: HeaderFacts): boolean {
  return firstRow(table) === squeezeRow(rows[0]!.join(""));
}

/** What the header of a table begins with, without spaces; null of a table that has none. */
function firstRow({ header_rows, cells }: HeaderFacts): string | null {
  if (header_rows === 0) return null;
  const first = cells.filter(({ row, text }) => row === 0 && text.trim() !== "");
  return squeezeRow(first.map(({ text }) => text).join(""));
}

/** A row of a header that holds only cells of the row above it is not printed. */
function filledRows({ header_rows, cells }: HeaderFacts): number {
  const filled = new Set(cells.filter(({ text }) => text.trim() !== "").map(({ row }) => row));
  return Array.from({ length: header_rows }, (_, row) => row).filter((row) => filled.has(row))
    .length;
}

function columnsOf({ header_rows, cells }: HeaderFacts): number {
  const heads = cells.filter(({ row }) => row < header_rows);
  return Math.max(0, ...heads.map(({ col, col_span }) => col + col_span));
}

/** The texts of all header cells that lie over each column. */
function spannedHeaders({ header_rows, cells }: HeaderFacts, width: number): string[] {
  const heads = cells.filter(({ row }) => row < header_rows);
  return Array.from({ length: width }, (_, column) =>
    heads
      .filter(({ col, col_span }) => col <= column && column < col + col_span)
      .map(({ text }) => text)
      .join("\n"),
  );
}

/** How many rows name things and print no amount. */
function headerRowsTold(rows: readonly string[][]): number {
  const most = Math.min(MOST_HEADER_ROWS, rows.length - 1);
  let count = 0;
  while (count < most && rows[count]!.every((cell) => !isAmount(cell))) count += 1;
  return count;
}

/** The texts above each column of a body `width` cells wide. */
function columnHeaders(header: readonly string[][], width: number): string[] {
  const lowest = header.at(-1);
  if (!lowest) return [];
  const shift = Math.max(0, width - lowest.length);
  const texts = Array.from({ length: width }, (_, column) => lowest[column - shift] ?? "");
  for (const upper of header.slice(0, -1).reverse()) {
    for (let column = 0; column < shift; column += 1) texts[column] += `\n${upper[column] ?? ""}`;
    for (const [place, group] of groupsUnder(upper, lowest, shift).entries())
      if (place + shift < width) texts[place + shift] += `\n${group}`;
  }
  return texts;
}

/**
 * Which cell of the upper header each cell of the lower one is under: the same where both are as wide; else a group begins
 * wherever the first label comes again (`1분기 … 4분기 | 1분기 …`), or all groups are as wide.
 */
function groupsUnder(upper: readonly string[], lower: readonly string[], shift: number): string[] {
  if (upper.length === lower.length) return [...upper];
  const isRepeated = lower.lastIndexOf(lower[0]!) > 0;
  const count = isRepeated
    ? lower.filter((label) => label === lower[0]).length
    : upper.slice(shift).length;
  const width = lower.length / count;
  if (count > upper.length || !(isRepeated || Number.isInteger(width))) return lower.map(() => "");
  const labels = upper.slice(-count);
  let group = -1;
  return lower.map((label, place) => {
    if (isRepeated ? label === lower[0] : place % width === 0) group += 1;
    return labels[group]!;
  });
}

/** Counts that name a column rather than fill one: `1분기`, `3차`. */
const NAMING = /분기|Q|차|월|학년|단계|순위/;

/** A number that is the whole cell, but for brackets and marks. */
function isAmount(cell: string): boolean {
  const trimmed = cell.trim();
  if (trimmed === "" || NAMING.test(trimmed)) return false;
  return readQuantities(trimmed).some(
    ({ kind, text }) => kind === "number" && text.length >= trimmed.length - 2,
  );
}

/** A number, date or share alone, perhaps in brackets or with a mark. */
function isValue(cell: string): boolean {
  const quantities = readQuantities(cell);
  if (quantities.length === 0) return false;
  const count = (text: string) => text.replace(/[^\p{L}]/gu, "").length;
  const held = quantities.reduce((sum, { text }) => sum + count(text), 0);
  return count(cell) - held <= 2;
}
