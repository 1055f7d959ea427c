/**
 * A form that a person filled in and signed: `… 제출합니다.` / `2024년 5월 3일` / `홍길동 (인)` at its end, often in one cell. The sheet that
 * a report is handed in with is the first page, and ends with it.
 */
import { findDates, isDateOnly, isWholeDay, readDate } from "../../text/dates.js";
import { WEEKDAYS } from "../../text/lexicon/calendar.js";
import { APPLICATIONS } from "../../text/lexicon/document-kinds.js";
import { HONORIFICS, OFFICE_ENDINGS, SEALS } from "../../text/lexicon/offices.js";
import { letterOf, oneOf, oneOfSpaced } from "../../text/lexicon/patterns.js";
import { foldSpace, joinSpacedLetters, squeeze } from "../../text/spacing.js";
import type { DocumentRow } from "../document-rows.js";
import { organisation } from "../organisation-names.js";

interface SignedForm {
  date: string;
  recipient: string | null;
  /** The body named between the day and who signs for it. */
  body: string | null;
}

/** The end of a form: its last rows, with the list of enclosures below the signature. */
const END_ROWS = 12;
/** The name of a form stands so far up at most, below the law that it is from. */
const HEAD_ROWS = 4;
const LONGEST_NAME = 40;
/** Who signs may give a line to each of address, name and telephone. */
const SIGNER_LINES = 4;

const DECLARES = /(?:니다|함|[였했]음)\s?[.。]?$/;
const SIGNED = new RegExp(String.raw`[(（[]\s?${oneOfSpaced(SEALS)}\s?[)）\]]$`);
/** `대표이사 홍길동 (인)`: for a body, not for oneself. */
const IN_OFFICE = new RegExp(String.raw`^\S{0,12}${oneOf(OFFICE_ENDINGS)}\s+[가-힣]`);
const ADDRESSED = new RegExp(String.raw`^(.{2,40}?)\s*${oneOfSpaced(HONORIFICS)}$`);

const APPLIES = new RegExp(`${oneOf(APPLICATIONS)}$`);

export function readSignedForm(rows: DocumentRow[]): SignedForm | null {
  const own = rows.filter((row) => !row.margin);
  const sheet = own.filter((row) => row.page === own[0]!.page);
  const atEnd =
    signedIn(own.slice(-END_ROWS)) ??
    (sheet.length < own.length ? signedIn(sheet.slice(-END_ROWS)) : null);
  // Below what is applied for, the office has its own part: a receipt, what to enclose.
  return atEnd ?? (isHandedIn(sheet) ? signedIn(sheet) : null);
}

function isHandedIn(sheet: DocumentRow[]): boolean {
  return sheet
    .slice(0, HEAD_ROWS)
    .flatMap(linesOf)
    .some((line) => line.length <= LONGEST_NAME && APPLIES.test(squeeze(line)));
}

function signedIn(rows: DocumentRow[]): SignedForm | null {
  const lines = rows.flatMap(linesOf);
  // Where several forms end a document, none of their days is its own.
  const days = lines.flatMap((line, at) => (isDateOnly(line) ? [at] : []));
  const [at] = days;
  if (at === undefined || days.length > 1 || !DECLARES.test(lines[at - 1] ?? "")) return null;
  const date = readDate(lines[at]!);
  const below = lines.slice(at + 1, at + 1 + SIGNER_LINES);
  const signed = below.findIndex((line) => SIGNED.test(line));
  // `2024년 월 일` is a blank form's.
  if (!date || !isWholeDay(date) || signed < 0) return null;
  const addressed = lines
    .slice(at + 1 + signed + 1, at + 1 + signed + 1 + SIGNER_LINES)
    .map((line) => ADDRESSED.exec(line)?.[1])
    .find((name) => name !== undefined);
  return {
    date,
    recipient: addressed ? joinSpacedLetters(addressed) : null,
    body: signed > 0 && IN_OFFICE.test(below[signed]!) ? organisation(below[0]!) : null,
  };
}

/** A cell over all columns holds the declaration, the day and who signs, each on its line. */
function linesOf({ cells, raw, text, table }: DocumentRow): string[] {
  const lines = cells.length === 1 ? raw[0]!.split("\n") : [text];
  const folded = lines.map(foldSpace).filter((line) => line !== "");
  return table && cells.length === 1 ? folded.flatMap(aroundDay) : folded;
}

/** `위와 같이 신청합니다. 2026. 3. 2. 신청인 홍길동 (인)`: a printed cell whose lines were read as one. */
function aroundDay(line: string): string[] {
  if (!SIGNED.test(line)) return [line];
  for (const { start, end } of findDates(line)) {
    const before = line.slice(0, start).trim();
    const [weekday = ""] = WEEKDAY.exec(line.slice(end)) ?? [];
    const after = line.slice(end + weekday.length).trim();
    if (DECLARES.test(before)) return [before, line.slice(start, end) + weekday, after];
  }
  return [line];
}

const WEEKDAY = new RegExp(String.raw`^\s?[(（]${letterOf(WEEKDAYS)}[)）]`);
