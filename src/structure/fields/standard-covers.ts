/** Covers of standards and technical guides: the code in their head, and the days on which they were made and revised. */
import { findDates, isDateOnly } from "../../text/dates.js";
import { DATED_AMENDMENTS } from "../../text/lexicon/document-kinds.js";
import { RULE_DATES, STANDARD } from "../../text/lexicon/form-labels.js";
import { oneOf, oneOfSpaced } from "../../text/lexicon/patterns.js";
import { ABOUT_STANDARDS, FOLLOWED_STANDARDS } from "../../text/lexicon/standards.js";
import { squeeze } from "../../text/spacing.js";
import {
  codeBeforeTitle,
  codeBehindTitle,
  isStandardSeries,
  readStandardCode,
} from "../../text/standard-codes.js";
import type { DocumentRow } from "../document-rows.js";
import { titleFrom } from "../forms/title-lines.js";
import type { Candidate } from "./candidate.js";

/** The code stands among the first rows, the days somewhere on the cover. */
const HEAD_ROWS = 5;
const COVER_ROWS = 15;
/** `개정일: 2026년 6월 17일`, `2026년 3월 2일 개정`: a line about one day. */
const OF_A_DAY = new RegExp(String.raw`${oneOfSpaced(RULE_DATES, DATED_AMENDMENTS)}`);
const LONGEST_LINE = 40;

export function standardFields(rows: DocumentRow[]): Candidate[] {
  const cover = rows.filter((row) => row.page === rows[0]!.page).slice(0, COVER_ROWS);
  const title = titleFrom(rows, 0, { within: HEAD_ROWS + 1 })?.title ?? "";
  const codes = codesIn(cover.slice(0, HEAD_ROWS).filter(isOfItsOwn));
  if (codes.length === 0) codes.push(...codeInRunningHead(cover), ...codeInTitle(rows));
  const [first] = codes.filter((code) => !(NATIONAL.test(code) && ABOUT.test(title)));
  if (!first) return dayInTable(cover);
  // The year may stand only where the code is said again.
  const whole = codes.find((code) => code.startsWith(`${first} :`) || code.startsWith(`${first}:`));
  const found: Candidate[] = [
    { field: "doc_number", value: whole ?? first, evidence: ["numberLine", "first"] },
  ];
  const days = linesOf(cover)
    .filter((line) => line.length <= LONGEST_LINE && OF_A_DAY.test(line))
    .flatMap(wholeDays)
    .sort();
  const last = days.at(-1);
  if (last) found.push({ field: "issued_date", value: last, evidence: ["labelled"] });
  return found;
}

/** `표준명 | …` over `제정일 | 2026. 3. 2.`: the last day in the table of a standard's head. */
function dayInTable(cover: DocumentRow[]): Candidate[] {
  const { table } = cover.find((row) => row.cells.some(isOneOf(STANDARD.named))) ?? {};
  if (!table) return [];
  const days = cover
    .filter((row) => row.table === table)
    .flatMap(({ cells }) => cells.filter((_, at) => isOneOf(STANDARD.made)(cells[at - 1] ?? "")))
    .filter(isDateOnly)
    .flatMap(wholeDays)
    .sort();
  const last = days.at(-1);
  return last ? [{ field: "issued_date", value: last, evidence: ["labelled"] }] : [];
}

function isOneOf(labels: readonly string[]): (cell: string) => boolean {
  return (cell) => labels.includes(squeeze(cell));
}

/** `KS X 9901 해설서`: about a standard, and none. A body's own instructions may be called a manual. */
const ABOUT = new RegExp(`${oneOf(ABOUT_STANDARDS)}$`);
const NATIONAL = /^(?:KS|KCS|KDS|TTA)/;

/** `시험규격 | KS F 9901`, `철근 | KS D 9901 | 톤`: the standard that something follows, beside a label or in a list. */
function isOfItsOwn({ cells }: DocumentRow): boolean {
  const [label = "", ...others] = cells.filter((cell) => cell !== "").map(squeeze);
  if (others.length === 0 || !/[가-힣]/.test(label)) return true;
  return others.length === 1 && NAMES_STANDARD.test(label) && !FOLLOWED.test(label);
}

const NAMES_STANDARD = /(?:표준|기준|시방서|지침|번호|코드|.규격)(?:[(（][^()（）]*[)）])?$/;
const FOLLOWED = new RegExp(`^${oneOf(FOLLOWED_STANDARDS)}`);

/** The running head says the title again: without it, a code behind words is one that is cited. */
function codeInRunningHead(cover: DocumentRow[]): string[] {
  const [first, ...others] = cover;
  const head = codeBehindTitle(first?.text ?? "");
  const titled = head && others.some(({ text }) => squeeze(text) === squeeze(head.title));
  return titled ? [head.code] : [];
}

/** `KCS 14 20 10 일반콘크리트` on the line of the title. */
function codeInTitle(rows: DocumentRow[]): string[] {
  const title = titleFrom(rows, 0, { within: HEAD_ROWS });
  const found = title && codeBeforeTitle(rows[title.start]!.text);
  return found ? [found.code] : [];
}

/** A narrow column may break off within a day: `2026년 6월 17` is no month. */
function wholeDays(line: string): string[] {
  const whole = findDates(line).filter(({ end }) => !/^\s?\d/.test(line.slice(end)));
  return whole.map(({ iso }) => iso);
}

function linesOf(rows: DocumentRow[]): string[] {
  return rows.flatMap(({ raw }) => raw.flatMap((text) => text.split("\n")));
}

function codesIn(rows: DocumentRow[]): string[] {
  const lines = linesOf(rows);
  return lines.flatMap((line, at) => {
    const above = lines[at - 1];
    const whole = above !== undefined && isStandardSeries(above) ? `${above} ${line}` : line;
    return readStandardCode(whole) ?? [];
  });
}
