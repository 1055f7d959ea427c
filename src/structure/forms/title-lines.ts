/** Titles on lines of their own: which rows could be one, and how their lines are joined. */
import type { Table } from "../../model/document.js";
import { typographyOf } from "../../model/typography.js";
import { BESIDE_TITLES, CORRECTIONS, PRENOTICES } from "../../text/lexicon/document-kinds.js";
import { COUNT_COLUMNS, TENDER } from "../../text/lexicon/form-labels.js";
import { oneOf, oneOfSpaced } from "../../text/lexicon/patterns.js";
import { TITLE_GOES_ON, TITLE_GOES_ON_AFTER_SPACE } from "../../text/lexicon/sentence-ends.js";
import { type OutlineLabelKind, readLabel } from "../../text/outline-labels.js";
import { foldSpace, joinSpacedLetters, squeeze } from "../../text/spacing.js";
import { type DocumentRow, filledCells, isCentred, sizeOf } from "../document-rows.js";
import { readsAsSentence } from "../heading-words.js";
import { isSignatory, organisation } from "../organisation-names.js";
import { addresses, isAddressed } from "./addressee.js";
import { isComplaintIn } from "./complaints.js";
import { hasApprovalBox, titleInHead } from "./form-head.js";
import { isInList } from "./plain-papers.js";
import {
  couldBeTitle,
  endsAsTitle,
  isComplaint,
  namesOnlyItsKind,
  unwrapped,
  withoutTail,
} from "./title-words.js";

/** The words of a row that could be a title; null where it reads like anything else. */
export function titleWords(row: DocumentRow): string | null {
  // What describes a picture is no title.
  if (row.margin || row.block.type === "figure" || isNote(row)) return null;
  if (addresses(row)) return null;
  const beside = titleInHead(row);
  if (beside) return beside;
  if (row.cells.length > 2 || isList(row)) return null;
  // In a table a title is a box, the only row, or a row of its own over all columns.
  if (row.table && !row.box && row.table.rows > 1 && !spansAll(row, row.table)) return null;
  const words = row.raw.map((cell) => bareTitle(cell, isCentred(row))).filter(couldBeTitle);
  return words.length === 1 ? words[0]! : null;
}

/** `< 모집 공고 >`, or `□ 모집 공고` in the middle of its line, is a title; `<참고>` and `□ 추진 배경` head a part. */
export function bareTitle(text: string, centred: boolean): string {
  const words = joinSpacedLetters(withoutNamesBehind(text));
  const bare = joinSpacedLetters(unwrapped(words));
  const mark = centred ? readLabel(bare) : null;
  const inner = mark && MARKS.has(mark.kind) ? mark.rest : bare;
  return endsAsTitle(inner) ? inner : words;
}

/** `주차장 운영 계획서        홍길동, 김한빛`: who wrote it, at the other end of the line. */
const NAMES_BEHIND = /(?<=\S)\s{6,}[가-힣]{2,4}(?:\s?[,·]\s?[가-힣]{2,4}){0,5}\s*$/;

function withoutNamesBehind(text: string): string {
  const at = text.search(NAMES_BEHIND);
  if (at < 0 || endsAsTitle(text.slice(at).trim())) return text;
  const words = joinSpacedLetters(text.slice(0, at));
  return words.length > 2 && endsAsTitle(words) ? words : text;
}

/** Marks that may be drawn before a title. */
const MARKS = new Set<OutlineLabelKind>(["square", "circle"]);

const COUNTED = new RegExp(String.raw`^${oneOf(COUNT_COLUMNS)}(?:\s|$)`);

/** A table whose first row heads a column that counts its rows: all of them are items. */
function isList({ table }: DocumentRow): boolean {
  return table !== null && COUNTED.test(filledCells(table)[0]?.text ?? "");
}

/** `※ 동 사업은 …`, and the lines it goes on in: a note, however large it is set. */
export function isNote({ block }: DocumentRow): boolean {
  return /^\s*※/.test(block.text);
}

/**
 * Words over all columns, set no larger than the labels and values above them in their table: the head of a part. The box for approvals
 * stands over a form's title.
 */
export function headsAPart(rows: DocumentRow[], at: number): boolean {
  const head = rows[at]!;
  if (!head.table || head.cells.length > 1) return false;
  const above = rows.slice(0, at).filter((row) => row.table === head.table);
  return above.some(
    (row) => row.cells.length > 1 && sizeOf(row) >= sizeOf(head) && !hasApprovalBox(row),
  );
}

export function spansAll(row: DocumentRow, table: Table): boolean {
  if (row.cells.length > 1) return false;
  return filledCells(table).find((each) => each.row === row.row)!.col_span >= table.cols;
}

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
    // Where the outline has begun there is no title any more.
    if (label && !BESIDE.has(label.kind)) return null;
    const words = titleWords(first);
    if (!words || correctsBelow(rows, at)) continue;
    if (isSignatory(words) && !isComplaintIn(rows, words)) continue;
    if (isPrintedText(first) || isMotto(rows, at) || isAddressed(rows, at)) continue;
    if (standsOverTitle(rows, at) || isOneOfSeveral(rows, at) || isInList(first)) continue;
    if (leadsWithTerm(rows, at)) continue;
    const parts = [{ text: words, gap: titleGap(first, rows) }];
    let end = at + 1;
    const stacked = at + linesSetAlike(rows, at, lines);
    const most = Math.max(lines, linesToTick(rows, at));
    while (parts.length < most && (end < stacked || titleContinues(rows[end - 1]!, rows[end]))) {
      const row = rows[end]!;
      parts.push({ text: joinSpacedLetters(row.text), gap: titleGap(row, rows) });
      end += 1;
    }
    const year = yearAbove(rows, at);
    const title = `${year}${withoutTail(joinLines(parts))}`;
    if (namesABody(title)) continue;
    return { title, start: year === "" ? at : at - 1, end };
  }
  return null;
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

/**
 * How many paragraphs from a row on are one title: of one make and larger than what follows, of which the last ends as titles
 * end and none before names a whole paper. One where no more are.
 */
export function linesSetAlike(rows: DocumentRow[], at: number, most: number): number {
  const size = sizeOf(rows[at]!);
  let lines = 0;
  while (size > 0 && lines < most && isSetLike(rows[at]!, rows[at + lines])) lines += 1;
  const last = rows[at + lines - 1];
  const next = rows[at + lines];
  if (lines < 2 || !next || sizeOf(next) >= size || !endsAsTitle(last!.text)) return 1;
  const above = rows.slice(at, at + lines - 1);
  return above.some(({ text }) => NAMES_A_PAPER.test(text)) ? 1 : lines;
}

function isSetLike(first: DocumentRow, row: DocumentRow | undefined): boolean {
  if (!row || row.table || row.page !== first.page) return false;
  if (
    isCentred(row) !== isCentred(first) ||
    sizeOf(row) !== sizeOf(first) ||
    organisation(row.text)
  )
    return false;
  return titleWords(row) !== null || BREAKS_OFF.test(row.text);
}

const TICKED = /\[\s{0,3}\]\s?[가-힣]/;

/** Whether a line of a form's title has a box to tick: `국민연금 [ ]가입자 신고서`. */
export function hasBoxToTick(text: string): boolean {
  return TICKED.test(text);
}

/** One form for several purposes has a line with a box to tick for each. */
const MOST_PURPOSES = 6;

/** How many rows of one block from a row on have a box to tick. */
function linesToTick(rows: DocumentRow[], at: number): number {
  const { block } = rows[at]!;
  const others = rows.slice(at, at + MOST_PURPOSES);
  const end = others.findIndex((row) => row.block.id !== block.id || !hasBoxToTick(row.text));
  return end < 0 ? others.length : end;
}

/**
 * A list without a title: rows of one make, none of them long or a sentence, and the first does not end as titles end. A single
 * word is what a paper says, not what it is called.
 */
export function isPlainList(rows: readonly DocumentRow[]): boolean {
  const own = rows.filter((row) => !row.margin);
  const [first] = own;
  if (!first || sizeOf(first) === 0 || endsAsTitle(first.text)) return false;
  const oneWord = own.length === 1 && !first.text.includes(" ");
  if (!oneWord && own.length < LIST.rows) return false;
  return own.every(
    (row) =>
      !row.table &&
      row.block.type !== "title" &&
      !isCentred(row) &&
      sizeOf(row) === sizeOf(first) &&
      row.text.length <= LIST.letters &&
      !readsAsSentence(row.text),
  );
}

/**
 * One of several printed lines of a page, each a paragraph of its own and set alike, of which others end as titles end: what a cover
 * lists below a title that is a picture.
 */
export function isOneOfSeveral(rows: readonly DocumentRow[], at: number): boolean {
  const row = rows[at]!;
  const alikeFrom = (from: number, step: 1 | -1) => {
    const found: DocumentRow[] = [];
    for (let next = from; found.length < LIST.rows && isListedLike(row, rows[next]); next += step)
      found.push(rows[next]!);
    return found;
  };
  if (!isListedLike(row, row)) return false;
  const others = [...alikeFrom(at - 1, -1), ...alikeFrom(at + 1, 1)];
  const blocks = new Set([row, ...others].map(({ block }) => block.id));
  if (blocks.size <= others.length) return false;
  return others.filter(({ text }) => endsAsTitle(text)).length >= LIST.others;
}

function isListedLike(first: DocumentRow, row: DocumentRow | undefined): boolean {
  if (!row || row.table || row.margin || row.page !== first.page) return false;
  if (row.block.extractor !== "pdf" || row.block.type === "title" || isCentred(row)) return false;
  return sizeOf(row) > 0 && sizeOf(row) === sizeOf(first) && titleWords(row) !== null;
}

/** A list has more rows than a note, and its items are shorter than sentences. */
const LIST = { rows: 4, letters: 25, others: 2 };

/** A line of a printed paragraph of one size that is a sentence: text, though the line alone may read like a title. */
export function isPrintedText(row: DocumentRow): boolean {
  const { block, table } = row;
  const printed = block.extractor === "pdf" || block.extractor === "ocr";
  if (!printed || table || block.type === "title" || isCentred(row)) return false;
  if ((block.lines?.length ?? 0) < 2) return false;
  const sizes = new Set(typographyOf(block).map(({ size }) => size));
  return sizes.size === 1 && readsAsSentence(foldSpace(block.text));
}

/** `“시민이 주인인 한빛시”` over the title, in quotes and set smaller; whose title it is may stand between them. */
function isMotto(rows: DocumentRow[], at: number): boolean {
  const row = rows[at]!;
  if (!/^[“"‘'].+[”"’']$/.test(row.text)) return false;
  const title = rows.slice(at + 1, at + 3).find(({ text }) => organisation(text) === null);
  if (!title || title.page !== row.page) return false;
  return sizeOf(row) > 0 && sizeOf(row) < sizeOf(title) * MOTTO_SIZE && couldBeTitle(title.text);
}

/** A line over the title stands this many rows above it at most. */
const OVER_TITLE = 3;

/**
 * Words over a title that are no part of it: a motto, whom the copy is for, what was stamped on the page. They are set like the text,
 * and the title below is centred, and larger or no larger than the text itself.
 */
export function standsOverTitle(rows: DocumentRow[], at: number): boolean {
  const row = rows[at]!;
  if (at >= OVER_TITLE || row.table || row.margin || isTitle(row) || isCentred(row)) return false;
  const words = joinSpacedLetters(row.text);
  if (endsAsTitle(words) || BREAKS_OFF.test(words)) return false;
  const below = rows.slice(at + 1, at + 1 + OVER_TITLE);
  const title = below.find((next) => endsAsTitle(titleWords(next) ?? ""));
  if (!title || title.page !== row.page || title.table !== row.table) return false;
  // Over `모집 공고` stands what it is about, however that is set.
  if (namesOnlyItsKind(titleWords(title)!)) return false;
  const next = rows[title.index + 1];
  const asText = next !== undefined && sizeOf(next) === sizeOf(row);
  const larger = sizeOf(title) > sizeOf(row) || (asText && sizeOf(title) === sizeOf(row));
  return isCentred(title) && larger;
}

/** Names of bodies have few words; a title that ends like one has more. */
const NAME_WORDS = 3;

/** `한빛전자주식회사` over the title: whose paper it is. */
export function namesABody(title: string): boolean {
  if (isComplaint(title)) return false;
  return organisation(title) !== null && title.split(" ").length <= NAME_WORDS;
}

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

/** A line of a title, and what stands between it and the next. */
export interface TitleLine {
  text: string;
  gap: "" | " ";
}

/** Lines of a title end between words, unless the document has the whole word elsewhere and never its first part alone. */
export function titleGap(row: DocumentRow, rows: readonly DocumentRow[]): "" | " " {
  const next = row.gap === "" ? rows[row.index + 1] : undefined;
  if (!next) return " ";
  const head = row.text.split(" ").at(-1)!;
  const word = `${head}${next.text.split(" ")[0]}`;
  const others = rows.filter((each) => each.block.id !== row.block.id);
  const alone = others.some(({ text }) => text.split(" ").includes(head));
  return !alone && others.some(({ text }) => text.includes(word)) ? "" : " ";
}

/** Lines of a title as one; a syllable alone on its line is the end of the word above it. */
export function joinLines(lines: readonly TitleLine[]): string {
  const joined = lines.map(({ text }, at) => {
    const gap = /^[가-힣]$/.test(text) ? "" : (lines[at - 1]?.gap ?? "");
    return `${gap}${text}`;
  });
  return foldSpace(joined.join(""));
}

/** Whether a row is the next line of the title above it: of the same make, and not what follows titles. */
export function titleContinues(first: DocumentRow, next: DocumentRow | undefined): boolean {
  if (!next || next.page !== first.page) return false;
  if ((next.table === null) !== (first.table === null)) return false;
  if (first.table && !(first.box && next.box)) return false;
  if (PRENOTICES.includes(squeeze(next.text))) return true;
  if (isTagOf(first, next) || saysInEnglish(first, next) || BLANK_FORM.test(first.text))
    return false;
  if (isTitle(first) && first.block.id === next.block.id)
    return !/^[-–(（<〈[［【]/.test(next.text) && readLabel(next.text)?.ordinal !== 0;
  if (endsWord(first, next)) return true;
  if (SET_OFF.test(next.text) && organisation(first.text)) return false;
  const words = titleWords(next);
  if (!words || organisation(words) || squeeze(words) === squeeze(first.text)) return false;
  if (DATED.test(words)) return false;
  if (first.box) return !isSubtitle(first, next);
  // Paragraphs of their own are one title only where the first breaks off, or the reader took the next for the title.
  if (BREAKS_OFF.test(joinSpacedLetters(first.text))) return true;
  if (namesWhose(first, next)) return false;
  const whole = endsAsTitle(first.text) && NAMES_A_PAPER.test(first.text);
  if (!whole && isSetAsOne(first, next)) return true;
  if (isTitle(next) && !whole) return leadsTo(first, next);
  if (QUOTED.test(first.text) && endsAsTitle(next.text)) return true;
  return completes(first, next);
}

/** `한빛재단` over `< 경력확인서 >`: the title stands in brackets or behind a mark of its own, without whose it is. */
const SET_OFF = /^[<〈《【「『□■]/;

/** `한빛시 재해 발생` over `현황 (7월)` in one box: a word too short to be a title ends one that is not whole. */
function endsWord(first: DocumentRow, next: DocumentRow): boolean {
  if (!first.box || first.block.id !== next.block.id || sizeOf(first) !== sizeOf(next))
    return false;
  return !endsAsTitle(first.text) && SHORT_END.test(next.text) && endsAsTitle(next.text);
}

const SHORT_END = /^[가-힣]{2}(?:\s?[(（]|$)/;

/** `특정감사` over `2024년 … 특정감사 결과보고서`: a line that the title below says again is its tag. */
export function isTagOf(row: DocumentRow, title: DocumentRow): boolean {
  if (row.block.id === title.block.id) return false;
  return squeeze(title.block.text).includes(squeeze(row.text));
}

/** `요약문 작성 양식` beside the tag of an enclosure: what is enclosed, over its title. */
const BLANK_FORM = /\s(?:양식|서식)$/;

/** `사업계획서` over `BUSINESS PLAN`: a whole title, said again in Latin letters. */
function saysInEnglish(title: DocumentRow, row: DocumentRow): boolean {
  const whole = endsAsTitle(title.text) && NAMES_A_PAPER.test(title.text);
  return whole && /[A-Za-z]{3}/.test(row.text) && !/[가-힣]/.test(row.text);
}

/** Centred lines of one size in a paragraph of their own, of which the last ends as titles end, whatever the first ends with. */
function isSetAsOne(first: DocumentRow, next: DocumentRow): boolean {
  const { block } = first;
  const lines = block.lines?.length ?? block.text.split("\n").length;
  if (next.block.id !== block.id || first.table || lines > MOST_LINES) return false;
  return (
    endsAsTitle(next.text) &&
    isCentred(first) &&
    isCentred(next) &&
    alike(sizeOf(first), sizeOf(next)) === 1
  );
}

/** Lines of one title. */
const MOST_LINES = 3;

/** A line over the title set smaller is a part of it where it names what the title's kind is of, or a kind itself. */
function leadsTo(row: DocumentRow, title: DocumentRow): boolean {
  const size = alike(sizeOf(row), sizeOf(title)) || 1;
  if (size < IMPRINT_SIZE) return false;
  if (size >= LAST_LINE_SIZE || PAPER.test(row.text)) return true;
  return namesOnlyItsKind(joinSpacedLetters(title.text)) || endsAsTitle(row.text);
}

/** `한빛아카데미 3기`: a course and which of its rounds. */
const COHORT = /\s(?:제\s?)?\d{1,3}\s?기$/;

/** A course, set smaller over a title that has its topic and its kind: whose paper it is. */
export function namesWhose(row: DocumentRow, title: DocumentRow): boolean {
  const words = joinSpacedLetters(title.text);
  if (!COHORT.test(row.text) || !endsAsTitle(words) || namesOnlyItsKind(words)) return false;
  return sizeOf(row) > 0 && sizeOf(row) < sizeOf(title) * SUBTITLE_SIZE;
}

/** `규제영향분석서` over the name of a law. */
const PAPER = /^\S{3,}서$/;

/** Set so much smaller it is who wrote or printed it. */
const IMPRINT_SIZE = 1 / 3;

/** `확인서`, `신청서` end a title; `모집`, `입찰`, `안내` may go on in the next line. */
const NAMES_A_PAPER = /(?:서|장|증|표|록)(?:\s?[(（][^()（）]*[)）])?$/;

/** `「지역 혁신프로젝트」` on a line of its own: what belongs to it is announced on the next. */
const QUOTED = /^(?:「[^「」]+」|『[^『』]+』|｢[^｢｣]+｣)$/;

/** Two lines of a paragraph, or centred and of about one size, of which only the second ends as titles end. */
function completes(first: DocumentRow, next: DocumentRow): boolean {
  if (endsAsTitle(first.text) || !endsAsTitle(next.text)) return false;
  if (first.block.id === next.block.id) return true;
  if (goesOn(next) || !isCentred(first) || !isCentred(next)) return false;
  return alike(sizeOf(first), sizeOf(next)) >= LAST_LINE_SIZE;
}

/** Whether a paragraph goes on below one of its lines, which may then end with any word. */
export function goesOn({ block, table, text }: DocumentRow): boolean {
  return !table && !squeeze(block.text).endsWith(squeeze(text));
}

/** The lines of one title are of this share of each other's size at least, where the second completes the first. */
export const LAST_LINE_SIZE = 0.6;

/** The smaller size as a share of the larger; 0 where one is not known. */
export function alike(one: number, two: number): number {
  return one > 0 && two > 0 ? Math.min(one, two) / Math.max(one, two) : 0;
}

/** A line below a title set so much smaller is a subtitle. */
const SUBTITLE_SIZE = 0.75;

/** A line in quotes over a title is a motto where it is set so much smaller. */
export const MOTTO_SIZE = 0.9;

function isSubtitle(title: DocumentRow, row: DocumentRow): boolean {
  return sizeOf(row) > 0 && sizeOf(row) < sizeOf(title) * SUBTITLE_SIZE;
}

/** A title's line that cannot be its last. */
const BREAKS_OFF = new RegExp(
  String.raw`(?:\s${oneOf(TITLE_GOES_ON_AFTER_SPACE)}|${oneOf(TITLE_GOES_ON)}|[」』｣]\s?관련|[,·ㆍ&-])$`,
);

/** `개정 2024. 3. 1.`, `모집공고일 [2024. 3. 1.]`: below a title, and no line of it. */
const DATED = new RegExp(
  String.raw`^${oneOf(BESIDE_TITLES)}\s*[\d(<[]|${oneOfSpaced(TENDER.published)}\s*[\[(:：]?\s*\d`,
);

function isTitle(row: DocumentRow): boolean {
  return row.block.type === "title";
}
