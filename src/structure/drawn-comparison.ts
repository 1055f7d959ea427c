/**
 * A comparison table drawn without a table: 현행 and 개정안 are headings over columns of text boxes or page lines with
 * coordinates. Lines of equal height are one printed row; a row of the comparison begins where a provision begins in
 * both columns at the same height. If anything is ambiguous, no comparison is reported.
 */
import type { Block, Document } from "../model/document.js";
import { foldSpace, squeeze } from "../text/spacing.js";
import {
  type ColumnGap,
  type ColumnLine,
  columnGaps,
  crossesGaps,
  type PlacedText,
  splitAtGaps,
} from "./column-gaps.js";
import { beginsProvision } from "./provisions.js";

export interface DrawnRow {
  page: number;
  current: string;
  revised: string;
}

/** Whether a heading names the column of the text in force, or of the text to come. */
interface ColumnNames {
  current: (heading: string) => boolean;
  revised: (heading: string) => boolean;
}

const TEXT = new Set<Block["type"]>(["paragraph", "heading", "list_item", "title"]);
/** `12`, `- 12 -`; not `--- 30 ---`, which is revised text. */
const PAGE_NUMBER = /^(?:[-–—] ?)?\d{1,4}(?: ?[-–—])?$/;
/** No page is printed with more lines. */
const MAX_LINES_PER_PAGE = 2000;
/** The headings of three columns, letter by letter. */
const MAX_HEADING_PIECES = 20;
/** An article's title may run over this many lines. */
const LONGEST_TITLE = 4;

export function drawnComparison(document: Document, names: ColumnNames): DrawnRow[] {
  const pages = new Map<number, PlacedText[] | null>();
  const tables = new Set<number>();
  for (const block of document.blocks) {
    if (TEXT.has(block.type)) collect(block, pages);
    else if (block.type === "table") tables.add(block.page);
  }
  const numbers = [...pages.keys()].sort((a, b) => a - b);
  for (const page of numbers) {
    const rows = rowsOn(pages.get(page));
    const heading = rows && headingOf(rows, names);
    if (heading) return readFrom(page, heading, pages, tables);
  }
  return [];
}

/** The lines of a block by page; a page with text that has no place is null. */
function collect(block: Block, pages: Map<number, PlacedText[] | null>): void {
  const letters = [...block.text];
  const whole = { start: 0, end: letters.length, page: block.page, bbox: block.bbox };
  for (const { start, end, page, bbox } of block.lines ?? [whole]) {
    const text = foldSpace(letters.slice(start, end).join(""));
    if (text === "") continue;
    if (!pages.has(page)) pages.set(page, []);
    if (!bbox || block.extractor === "ocr") pages.set(page, null);
    else pages.get(page)?.push({ page, box: bbox, text });
  }
}

/** The page's rows of print, without its number; null where it is not known what stands on it. */
function rowsOn(lines: PlacedText[] | null | undefined): PlacedText[][] | null {
  if (!lines || lines.length > MAX_LINES_PER_PAGE) return null;
  const rows = printRows(lines);
  const isNumber = (row?: PlacedText[]) => row?.length === 1 && PAGE_NUMBER.test(row[0]!.text);
  if (isNumber(rows.at(-1))) rows.pop();
  if (isNumber(rows[0])) rows.shift();
  return rows;
}

/** Lines that stand at one height, from left to right. */
function printRows(lines: PlacedText[]): PlacedText[][] {
  const rows: PlacedText[][] = [];
  for (const line of [...lines].sort((a, b) => a.box[1] - b.box[1])) {
    const first = rows.at(-1)?.[0];
    if (first && sameHeight(first, line)) rows.at(-1)!.push(line);
    else rows.push([line]);
  }
  return rows.map((row) => row.sort((a, b) => a.box[0] - b.box[0]));
}

function sameHeight(a: PlacedText, b: PlacedText): boolean {
  const middle = ({ box }: PlacedText) => (box[1] + box[3]) / 2;
  return Math.abs(middle(a) - middle(b)) < Math.min(a.box[3] - a.box[1], b.box[3] - b.box[1]) / 2;
}

interface ComparisonHeading {
  /** The pieces of each column's name: 현행, 개정안, and what may stand beside them. */
  columns: PlacedText[][];
  bottom: number;
}

/** The row of print that names the columns, however its letters are spread: `현`, `행`, `개`, `정`, `안`. */
function headingOf(rows: PlacedText[][], names: ColumnNames): ComparisonHeading | null {
  const said = (pieces: PlacedText[]) => squeeze(pieces.map(({ text }) => text).join(""));
  for (const row of rows.filter(({ length }) => length <= MAX_HEADING_PIECES)) {
    for (let one = 1; one < row.length; one++) {
      if (!names.current(said(row.slice(0, one)))) continue;
      for (let two = row.length; two > one; two--) {
        if (!names.revised(said(row.slice(one, two)))) continue;
        const columns = [row.slice(0, one), row.slice(one, two), row.slice(two)];
        const bottom = Math.max(...row.map(({ box }) => box[3]));
        return { columns: columns.filter((column) => column.length > 0), bottom };
      }
    }
  }
  return null;
}

function readFrom(
  first: number,
  { columns, bottom }: ComparisonHeading,
  pages: Map<number, PlacedText[] | null>,
  tables: Set<number>,
): DrawnRow[] {
  const below = (rowsOn(pages.get(first)) ?? []).flat().filter(({ box }) => box[1] >= bottom);
  const gutters = columnGaps(columns, below);
  const rows: DrawnRow[] = [];
  for (let page = first; gutters && pages.has(page); page++) {
    const printed = page === first ? printRows(below) : rowsOn(pages.get(page));
    if (!printed) return [];
    const lines = printed.flat();
    if (lines.length === 0 || !hasRevised(lines, gutters)) break;
    // What a table holds would be missing from the columns beside it.
    if (tables.has(page) || crossesGaps(lines, gutters)) return [];
    const read = readPage(page, printed, gutters);
    if (!read) return [];
    rows.push(...read);
  }
  return rows;
}

/** A page on which nothing begins where the second column begins is no more of the comparison. */
function hasRevised(lines: PlacedText[], [gutter]: ColumnGap[]): boolean {
  return lines.some(({ box }) => gutter!.starts.some((x) => Math.abs(x - box[0]) < 2));
}

function readPage(page: number, rows: PlacedText[][], gutters: ColumnGap[]): DrawnRow[] | null {
  const columns: ColumnLine[][] = [[], [], []];
  for (const row of rows) {
    const cut = splitAtGaps(row, gutters);
    if (!cut) return null;
    for (const [index, text] of cut.entries()) {
      if (text !== "") columns[index]!.push({ y: row[0]!.box[1], line: row[0]!, text });
    }
  }
  const [current, revised] = [closeTitles(columns[0]!), closeTitles(columns[1]!)];
  const begin = (column: ColumnLine[]) => column.filter(({ text }) => beginsProvision(text));
  const beside = begin(revised);
  const starts = begin(current).filter(({ line }) =>
    beside.some((right) => sameHeight(line, right.line)),
  );
  const tops = [Number.NEGATIVE_INFINITY, ...starts.map(({ y }) => y - NEAR)];
  return tops.flatMap((top, index) => {
    const end = tops[index + 1] ?? Number.POSITIVE_INFINITY;
    const within = (column: ColumnLine[]) =>
      column
        .filter(({ y }) => y >= top && y < end)
        .map(({ text }) => text)
        .join("\n");
    const row = { page, current: within(current), revised: within(revised) };
    return row.current === "" && row.revised === "" ? [] : [row];
  });
}

/** Points by which the two sides of a row may differ in height. */
const NEAR = 3;

/** An article's title that goes over lines becomes one line, so that what follows its bracket is seen. */
function closeTitles(lines: ColumnLine[]): ColumnLine[] {
  const closed: ColumnLine[] = [];
  let open = 0;
  for (const line of lines) {
    const last = closed.at(-1);
    if (last && open > 0 && !beginsProvision(line.text)) {
      last.text = `${last.text} ${line.text}`;
      open = isOpen(last.text) ? open - 1 : 0;
    } else {
      closed.push({ ...line });
      open = isOpen(line.text) ? LONGEST_TITLE - 1 : 0;
    }
  }
  return closed;
}

/** `제18조(벤처투자회사의`: a bracket that the line does not close. */
function isOpen(text: string): boolean {
  if (!/^제\s*\d+\s*조(?:\s*의\s*\d+)*\s*\(/.test(text)) return false;
  let depth = 0;
  for (const letter of text) {
    if (letter === "(") depth++;
    else if (letter === ")" && --depth === 0) return false;
  }
  return true;
}
