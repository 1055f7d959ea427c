/** Detects the rows of a table of contents: they name sections but are none. */
import { CONTENTS } from "../text/lexicon/attachments.js";
import { oneOf } from "../text/lexicon/patterns.js";
import { isDivision, readLabel } from "../text/outline-labels.js";
import { squeeze } from "../text/spacing.js";
import type { DocumentRow } from "./document-rows.js";

const CONTENTS_HEAD = new RegExp(
  `^[<〈《[【「『(–—―-]?${oneOf(CONTENTS)}[>〉》\\]】」』)–—―-]?$`,
  "i",
);
/** Dots or dashes that lead the eye to the page number. */
const LEADER =
  /(?:[.·․…‥⋯ㆍ‧∙_-]\s?){3,}\s*[-–]?\s*(?:\d{1,4}(?:\s?[~∼-]\s?\d{1,4})?(?:\s?(?:p|쪽|페이지))?|[ivxlⅰ-ⅹ]+)\s*[-–]?$/i;
const PAGE_END = /\s[-–]?\s*(\d{1,3})(?:\s?(?:p|쪽|페이지))?\s*[-–]?$/i;
/** Lines of contents without a page number between those that have one. */
const LONGEST_GAP = 10;
/** Entries are short; a longer line ends the contents. */
const LONGEST_ENTRY = 70;
/** With its leader, an entry fills a line. */
const LONGEST_LINE = 250;
/** So many labelled lines with rising page numbers are contents even without a heading. */
const UNHEADED_ENTRIES = 5;

/** The share of a list of articles that stands again, as written, further on. */
const MIN_REPEATED_SHARE = 0.7;

/** Indexes of the rows that are lines of a table of contents, its heading included. */
export function contentsRows(rows: DocumentRow[]): Set<number> {
  const known = contentsByRows.get(rows);
  if (known) return known;
  const found = new Set<number>();
  contentsByRows.set(rows, found);
  for (const row of rows) {
    if (row.cells.length <= 3 && hasLeader(row.text)) found.add(row.index);
  }
  const later = new Map<string, number>();
  for (const row of rows) later.set(entryWords(row), row.index);
  for (const row of rows) {
    const short = row.cells.length === 1 && row.text.length <= 30;
    if (short && CONTENTS_HEAD.test(squeeze(row.text))) addHeaded(rows, row.index, later, found);
  }
  addUnheaded(rows, found);
  addArticles(rows, found);
  return found;
}

/** `Table of Contents` over the title itself: an office program lists nothing before it is told to. */
export function withoutEmptyContents(rows: DocumentRow[]): DocumentRow[] {
  const [head, next] = rows;
  if (!head || !next || !CONTENTS_HEAD.test(squeeze(head.text))) return rows;
  const isHeading = next.block.type === "heading" && next.block.level === 1;
  if (!isHeading || hasLeader(next.text) || PAGE_END.test(next.text)) return rows;
  return rows.slice(1).map((row, index) => ({ ...row, index }));
}

const contentsByRows = new WeakMap<DocumentRow[], Set<number>>();

/** Only a short line can be an entry; a long run of dots elsewhere is not looked through. */
export function hasLeader(text: string): boolean {
  return text.length <= LONGEST_LINE && LEADER.test(text);
}

/** From the heading to the last line that is an entry: it ends with a page number, or stands again further on. */
function addHeaded(
  rows: DocumentRow[],
  head: number,
  later: Map<string, number>,
  found: Set<number>,
): void {
  found.add(head);
  let last = head;
  /** Entries that have a page: where one stands again without it, the text has begun. */
  const paged = new Set<string>();
  for (let at = head + 1; at < rows.length && at - last <= LONGEST_GAP; at += 1) {
    const row = rows[at]!;
    if (row.text.length > LONGEST_ENTRY && !found.has(at)) break;
    if (row.page > rows[last]!.page + 1) break;
    const words = entryWords(row);
    const repeated = words.length >= 2 && (later.get(words) ?? at) > at;
    const hasPage = found.has(at) || PAGE_END.test(row.text);
    // Rows of many cells have no words to tell them by.
    const name = words === "" ? null : entryName(row, words);
    if (hasPage && name) paged.add(name);
    else if (!hasPage && name && paged.has(name)) break;
    if (hasPage || repeated) last = at;
  }
  for (let at = head; at <= last; at += 1) found.add(at);
}

/** A run of labelled lines that end with page numbers which never fall. */
function addUnheaded(rows: DocumentRow[], found: Set<number>): void {
  let run: DocumentRow[] = [];
  let page = 0;
  const close = () => {
    const entries = run.filter((row) => PAGE_END.test(row.text)).length;
    if (entries >= UNHEADED_ENTRIES) for (const row of run) found.add(row.index);
    run = [];
    page = 0;
  };
  for (const row of rows) {
    const number = Number(PAGE_END.exec(row.text)?.[1] ?? Number.NaN);
    const labelled =
      row.cells.length === 1 && row.text.length <= LONGEST_ENTRY && readLabel(row.text) !== null;
    const near = run.length > 0 && row.index - run.at(-1)!.index <= 2;
    if (!labelled || (number >= 0 && number < page) || (run.length > 0 && !near)) close();
    if (!labelled) continue;
    run.push(row);
    if (number >= 0) page = number;
  }
  close();
}

/** A run of articles that are only named, each of which stands again with its text further on. */
function addArticles(rows: DocumentRow[], found: Set<number>): void {
  const heads = new Map<string, number>();
  for (const row of rows) {
    const head = row.cells.length === 1 ? divisionHead(row.text) : null;
    if (head) heads.set(head, row.index);
  }
  let run: number[] = [];
  let repeated = 0;
  for (const row of rows) {
    const short = row.cells.length === 1 && row.text.length <= LONGEST_ENTRY;
    const head = short ? divisionHead(row.text) : null;
    const named = head !== null && squeeze(row.text) === head;
    if (named) {
      run.push(row.index);
      if ((heads.get(head) ?? 0) > row.index) repeated += 1;
      if (row.index < rows.length - 1) continue;
    }
    // One that is gone (`제4조 삭제`) may be written otherwise below.
    const listed = repeated >= UNHEADED_ENTRIES && repeated >= run.length * MIN_REPEATED_SHARE;
    if (listed) for (const at of run) found.add(at);
    run = [];
    repeated = 0;
  }
}

/** `제3조(정의) 이 법에서 …` → `제3조(정의)`, without white space. */
function divisionHead(text: string): string | null {
  const label = readLabel(text);
  if (!label || !isDivision(label.kind)) return null;
  const title = /^\s*[(（][^)）]*[)）]/.exec(label.rest)?.[0];
  const rest = title ?? (label.rest.length <= 30 ? label.rest : "");
  return squeeze(`${label.label}${rest}`);
}

/** An entry with its label, however that is written: `Ⅰ. 개요`, `I 개요`. */
function entryName(row: DocumentRow, words: string): string {
  const label = readLabel(row.text);
  return `${label?.kind} ${label?.ordinal} ${words}`;
}

/** A line of contents without its label, leader and page number. */
function entryWords(row: DocumentRow): string {
  if (row.text.length > LONGEST_LINE || row.cells.length > 3) return "";
  const bare = row.text.replace(LEADER, "").replace(PAGE_END, "");
  const words =
    row.cells.length === 2 && row.cells[0]!.length <= 3
      ? row.cells[1]!
      : (readLabel(bare)?.rest ?? bare);
  return squeeze(words);
}
