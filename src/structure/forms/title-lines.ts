/** Titles on lines of their own: which rows could be one, and how their lines are joined. */
import { CORRECTIONS } from "../../text/lexicon/document-kinds.js";
import { oneOfSpaced } from "../../text/lexicon/patterns.js";
import { type OutlineLabelKind, readLabel } from "../../text/outline-labels.js";
import { joinSpacedLetters } from "../../text/spacing.js";
import { type DocumentRow, isCentred, sizeOf } from "../document-rows.js";
import { isSignatory } from "../organisation-names.js";
import { isAddressed } from "./addressee.js";
import {
  isInSentence,
  isMotto,
  isOneOfHeads,
  isOneOfSeveral,
  isPrintedText,
  namesABody,
  standsOverTitle,
} from "./beside-titles.js";
import { bracketsWithin } from "./bracket-lines.js";
import { isComplaintIn } from "./complaints.js";
import { signedBeside } from "./cover-date.js";
import { isMarkOver } from "./marks-over-titles.js";
import { isInList } from "./plain-papers.js";
import {
  alike,
  breaksInTitle,
  joinLines,
  LAST_LINE_SIZE,
  leadsOn,
  linesSetAlike,
  linesToTick,
  titleContinues,
  titleGap,
} from "./title-continues.js";
import { titleWords, withoutTag } from "./title-row.js";
import { endsAsTitle, withoutTail } from "./title-words.js";

/** Marks that may stand over a title: a tag's square, a line between dashes, a note. */
const BESIDE = new Set<OutlineLabelKind>(["dash", "square", "dot", "reference"]);

/** The title that starts at or below a row: its first possible line, and the lines that continue it. */
export function titleFrom(
  rows: DocumentRow[],
  from: number,
  { within, lines = 3 }: { within: number; lines?: number },
): { title: string; start: number; end: number } | null {
  for (let at = from; at < Math.min(rows.length, from + within); at += 1) {
    const first = rows[at]!;
    const label = first.cells.length === 1 ? readLabel(first.text) : null;
    if (numbersCover(rows, at)) continue;
    // Where the outline has begun there is no title any more.
    if (label && !BESIDE.has(label.kind)) return null;
    const words = titleWords(first) ?? openingOf(rows, at);
    if (!words || correctsBelow(rows, at) || isTaggedOver(rows, at)) continue;
    if (isSignatory(words) && !isComplaintIn(rows, words)) continue;
    if (signedBeside(first)) continue;
    if (
      isPrintedText(first) ||
      isInSentence(rows, at) ||
      isMotto(rows, at) ||
      isAddressed(rows, at)
    )
      continue;
    if (
      isMarkOver(rows, at) ||
      standsOverTitle(rows, at) ||
      isOneOfSeveral(rows, at) ||
      isOneOfHeads(rows, at) ||
      isInList(first)
    )
      continue;
    if (leadsWithTerm(rows, at)) continue;
    const parts = [{ text: words, gap: titleGap(first, rows) }];
    let end = at + 1;
    const stacked = at + linesSetAlike(rows, at, lines);
    const most = Math.max(lines, linesToTick(rows, at));
    const goesOn = () =>
      end < stacked || titleContinues(rows[end - 1]!, rows[end]) || bracketsWithin(rows, end - 1);
    while (parts.length < most && goesOn()) {
      const row = rows[end]!;
      parts.push({
        text: titleWords(row) ?? joinSpacedLetters(row.text),
        gap: titleGap(row, rows),
      });
      end += 1;
    }
    const year = yearAbove(rows, at);
    const title = `${year}${withoutTail(joinLines(parts))}`;
    if (namesABody(title)) continue;
    return { title, start: year === "" ? at : at - 1, end };
  }
  return null;
}

/** Rows below a tag that may hold the title itself. */
const TAGGED_ROWS = 2;

/**
 * `[서식] 교통비 신청서` over `주차 자문단` / `교통비 신청서` set larger: which of several forms a paper is. So is `【양식 1】연구계획서`
 * over `2026년 주차 연구계획서`, however that is set.
 */
export function isTaggedOver(rows: readonly DocumentRow[], at: number): boolean {
  const row = rows[at]!;
  const words = withoutTag(row.text, row);
  if (words === row.text) return false;
  const isLarger = (next: DocumentRow) => sizeOf(row) > 0 && sizeOf(next) > sizeOf(row);
  const saysMore = (title: string) => title.endsWith(` ${words}`);
  return rows.slice(at + 1, at + 1 + TAGGED_ROWS).some((next) => {
    const title = titleWords(next) ?? "";
    return next.page === row.page && endsAsTitle(title) && (isLarger(next) || saysMore(title));
  });
}

/** `개인정보 보호에` over `관한 규정`, centred and set alike: the first line of a title breaks off with a particle. */
function openingOf(rows: readonly DocumentRow[], at: number): string | null {
  const [row, next] = [rows[at]!, rows[at + 1]];
  if (!next || row.table || next.table || next.page !== row.page || row.margin) return null;
  if (breaksInTitle(row, next)) return joinSpacedLetters(row.text);
  if (!isCentred(row) || !isCentred(next) || sizeOf(row) !== sizeOf(next)) return null;
  return leadsOn(row.text, next.text) && endsAsTitle(next.text)
    ? joinSpacedLetters(row.text)
    : null;
}

/** `제3편` over larger words: which part of a book a file is, over its title. */
export function numbersCover(rows: readonly DocumentRow[], at: number): boolean {
  const [row, next] = [rows[at]!, rows[at + 1]];
  if (row.table || !next || next.page !== row.page) return false;
  const label = readLabel(row.text);
  if (label?.kind !== "part" || label.rest !== "") return false;
  return sizeOf(row) > 0 && sizeOf(next) > sizeOf(row);
}

const YEAR = /^\d{4}(?:년도?|학년도)?$/;

/** `2026년 상반기`, `2026학년도 제1학기`: a part of a year, which is no date of a paper. */
const TERM = /^\d{4}(?:년도?|학년도)\s?(?:[상하]반기|(?:제\s?)?\d{1,2}\s?(?:학기|분기|차|회|기))$/;

/** `2026년도` over `상반기 실적 보고`, set like it: the first word of the title; nothing where none stands there. */
function yearAbove(rows: DocumentRow[], at: number): string {
  const [above, first] = [rows[at - 1], rows[at]!];
  if (!above || above.margin || above.page !== first.page || above.table !== first.table) return "";
  if (isCentred(above) !== isCentred(first)) return "";
  const same = sizeOf(above) === sizeOf(first);
  if (YEAR.test(above.text) && same) return `${above.text} `;
  return isTermOver(above, first) ? `${above.text} ` : "";
}

/** The title itself begins on the next row. */
function leadsWithTerm(rows: DocumentRow[], at: number): boolean {
  const [term, next] = [rows[at]!, rows[at + 1]];
  if (!next || next.page !== term.page || next.table !== term.table) return false;
  return isTermOver(term, next) && titleWords(next) !== null;
}

/** Whether a row says of which year, or part of one, the title below it is: set alike, or centred over it and not tiny. */
export function isTermOver(above: DocumentRow, first: DocumentRow): boolean {
  if (!TERM.test(above.text) && !FISCAL_YEAR.test(above.text)) return false;
  const [size, below] = [sizeOf(above), sizeOf(first)];
  if (size === below) return isCentred(above) === isCentred(first);
  return isCentred(above) && isCentred(first) && alike(size, below) >= LAST_LINE_SIZE;
}

/** A year said in words; `2026` alone, set smaller, is drawn beside a title. */
const FISCAL_YEAR = /^\d{4}(?:년도|학년도)$/;

const CORRECTION = new RegExp(
  String.raw`^[[［【〔<〈(（]?\s*${oneOfSpaced(CORRECTIONS)}\s*(?:[(（]보고[)）])?\s*[\]］】〕>〉)）]?$`,
);

/** Whether words only say that a paper was corrected. */
export function isCorrection(text: string): boolean {
  return CORRECTION.test(text);
}

/** `재공고` over `정정공고`: no more of them than this stand over one title. */
const MOST_CORRECTIONS = 2;

/** `정정공고`, `[수정공시]` alone on its row, right over a title that ends as titles end. */
export function correctsBelow(rows: DocumentRow[], at: number): boolean {
  let next = at;
  while (next - at < MOST_CORRECTIONS && CORRECTION.test(rows[next]?.text ?? "")) next += 1;
  if (next === at || rows[next]?.page !== rows[at]!.page || CORRECTION.test(rows[next]!.text))
    return false;
  const below = titleFrom(rows, next, { within: 1 });
  return below !== null && endsAsTitle(below.title);
}
