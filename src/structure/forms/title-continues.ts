/** Whether a line is the next one of the title above it, and how the lines of a title are joined. */
import { BESIDE_TITLES, PRENOTICES } from "../../text/lexicon/document-kinds.js";
import { REPORT, TENDER } from "../../text/lexicon/form-labels.js";
import { oneOf, oneOfSpaced } from "../../text/lexicon/patterns.js";
import { TITLE_GOES_ON, TITLE_GOES_ON_AFTER_SPACE } from "../../text/lexicon/sentence-ends.js";
import { readLabel } from "../../text/outline-labels.js";
import { foldSpace, joinSpacedLetters, squeeze } from "../../text/spacing.js";
import { TICK_BOX } from "../../text/tick-boxes.js";
import { type DocumentRow, isCentred, sizeOf } from "../document-rows.js";
import { organisation } from "../organisation-names.js";
import { titleWords } from "./title-row.js";
import { endsAsTitle, namesOnlyItsKind } from "./title-words.js";

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
  if (lines < 2 || !next || sizeOf(next) >= size) return 1;
  // Far larger than what follows, lines of one make are one title whatever they end with.
  const stacked = rows.slice(at, at + lines);
  const apart =
    sizeOf(next) * FAR_SMALLER <= size && stacked.every(({ text }) => !SAYS_MORE.test(text));
  const unended = stacked.slice(0, -1).every(({ text }) => !endsAsTitle(text));
  // `주민자치회 워크숍` over `집행`, larger than the text.
  const ended = LAST_WORD.test(last!.text) && isCentred(last!) && sizeOf(next) * SMALLER <= size;
  if (!(apart && unended) && !ended && !endsAsTitle(last!.text)) return 1;
  const above = rows.slice(at, at + lines - 1);
  return above.some(({ text }) => NAMES_A_PAPER.test(text)) ? 1 : lines;
}

/** `학교` over `회계`, `통폐합`: a word of a title on a line of its own. */
const SHORT_WORD = /^[가-힣]{2,3}$/;

/** A quotation or a bracket on a line of its own, a colon: no plain words of a title. */
const SAYS_MORE = /^[“"‘'(（<〈[［【-]|[:：]/;

/** Times the size of the line below: a cover's title over its contents. */
const FAR_SMALLER = 2;

/** Times the size of the line below: a title over its text. */
const SMALLER = 1.5;

function isSetLike(first: DocumentRow, row: DocumentRow | undefined): boolean {
  if (!row || row.table || row.page !== first.page) return false;
  if (
    isCentred(row) !== isCentred(first) ||
    sizeOf(row) !== sizeOf(first) ||
    organisation(row.text)
  )
    return false;
  return titleWords(row) !== null || BREAKS_OFF.test(row.text) || SHORT_WORD.test(row.text);
}

const TICKED = new RegExp(String.raw`${TICK_BOX}\s?[가-힣]`);

/** Whether a line of a form's title has a box to tick: `국민연금 [ ]가입자 신고서`. */
export function hasBoxToTick(text: string): boolean {
  return TICKED.test(text);
}

/** One form for several purposes has a line with a box to tick for each. */
const MOST_PURPOSES = 6;

/** How many rows of one block from a row on have a box to tick. */
export function linesToTick(rows: DocumentRow[], at: number): number {
  const { block } = rows[at]!;
  const others = rows.slice(at, at + MOST_PURPOSES);
  const end = others.findIndex((row) => row.block.id !== block.id || !hasBoxToTick(row.text));
  return end < 0 ? others.length : end;
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
  // `조원 : 홍길동` on the line below a slide's title: who made it.
  if (WRITTEN_BY.test(next.text)) return false;
  if (isTitle(first) && first.block.id === next.block.id)
    return !/^[-–(（<〈[［【]/.test(next.text) && readLabel(next.text)?.ordinal !== 0;
  if (endsWord(first, next)) return true;
  if (organisation(first.text) && (SET_OFF.test(next.text) || isLetterhead(first, next)))
    return false;
  if (standsWithin(first, next)) return true;
  const words = titleWords(next);
  if (!words || organisation(words) || squeeze(words) === squeeze(first.text)) return false;
  if (DATED.test(words)) return false;
  if (leadsOn(first.text, next.text)) return true;
  if (first.box) return !isSubtitle(first, next);
  // Paragraphs of their own are one title only where the first breaks off, or the reader took the next for the title.
  if (BREAKS_OFF.test(joinSpacedLetters(first.text))) return true;
  if (namesWhose(first, next)) return false;
  const whole = endsAsTitle(first.text) && NAMES_A_PAPER.test(first.text);
  if (!whole && isSetAsOne(first, next)) return true;
  if (QUOTED.test(first.text) && endsAsTitle(next.text)) return true;
  if (isTitle(next) && !whole) return leadsTo(first, next);
  return completes(first, next);
}

/** `(주차 정책 개발)` between `2026년 주차 기술 강화` and `신청안내서` in one box. */
function standsWithin(first: DocumentRow, next: DocumentRow): boolean {
  const { block, text } = next;
  if (!first.box || block.id !== first.block.id || !IN_ROUND.test(text)) return false;
  const lines = block.text.split("\n").map(foldSpace);
  const below = lines[lines.indexOf(text) + 1] ?? "";
  return endsAsTitle(below) && !endsAsTitle(first.text);
}

const IN_ROUND = /^[(（][^()（）]{2,40}[)）]$/;

/** Whether the next line begins with the word that the particle at the end of a line leads to: `보호에` / `관한`. */
export function leadsOn(text: string, next: string): boolean {
  return LEADING.test(text) && LED.test(next);
}

/** `정맥 인식을` over `이용한 출입 관리`, the lines of one block that the reader took for the title, set alike. */
export function breaksInTitle(first: DocumentRow, next: DocumentRow): boolean {
  if (!isTitle(first) || next.block.id !== first.block.id) return false;
  return sizeOf(first) > 0 && sizeOf(first) === sizeOf(next) && WANTS_A_VERB.test(first.text);
}

const WANTS_A_VERB = /[가-힣][을를]$/;
const LEADING = /[가-힣](?:에|를|을)$/;
const LED = new RegExp(String.raw`^${oneOf(TITLE_GOES_ON)}\s`);

/** A body named smaller than the title below it; `한빛시` over `주차 조례`, set alike, begins it. */
function isLetterhead(body: DocumentRow, title: DocumentRow): boolean {
  return sizeOf(body) > 0 && sizeOf(body) < sizeOf(title) * MOTTO_SIZE;
}

/** `한빛재단` over `< 경력확인서 >`: the title stands in brackets or behind a mark of its own, without whose it is. */
const SET_OFF = /^[<〈《【「『□■]/;

/** `한빛시 재해 발생` over `현황 (7월)` in one box: a word too short to be a title ends one that is not whole. */
function endsWord(first: DocumentRow, next: DocumentRow): boolean {
  if (!first.box || first.block.id !== next.block.id || sizeOf(first) !== sizeOf(next))
    return false;
  if (!SHORT_END.test(next.text) || !endsAsTitle(next.text)) return false;
  // Of two centred lines a word alone is the end of a title, whatever the first ends with.
  const alone = LAST_WORD.test(next.text) && isCentred(first) && isCentred(next);
  return alone || !endsAsTitle(first.text);
}

/** `집행`, `보고` */
const LAST_WORD = /^[가-힣]{2}$/;

const SHORT_END = /^[가-힣]{2}(?:\s?[(（]|$)/;

/** `특정감사` over `2024년 … 특정감사 결과보고서`: a line that the title below says again is its tag. */
export function isTagOf(row: DocumentRow, title: DocumentRow): boolean {
  if (row.block.id === title.block.id) return false;
  return squeeze(title.block.text).includes(squeeze(row.text));
}

/** `요약문 작성 양식` beside the tag of an enclosure: what is enclosed, over its title. */
const BLANK_FORM = /\s(?:양식|서식)$/;

/** `사업계획서` over `BUSINESS PLAN`: a whole title, said again in Latin letters; a line of several such words is one anyway. */
export function saysInEnglish(title: DocumentRow, row: DocumentRow): boolean {
  if (/[가-힣]{2}/.test(title.text) && IN_ENGLISH.test(row.text)) return true;
  const whole = endsAsTitle(title.text) && NAMES_A_PAPER.test(title.text);
  return whole && /[A-Za-z]{3}/.test(row.text) && !/[가-힣]/.test(row.text);
}

/** Four words at least, in Latin letters alone; numbers and dashes may stand behind the third. */
const IN_ENGLISH =
  /^(?:[A-Za-z][^\s가-힣]{0,30}\s){3}(?:[^\s가-힣]{1,31}\s){0,27}[^\s가-힣]{1,31}$/;

/** Centred lines of one size in a paragraph of their own, of which the last ends as titles end, whatever the first ends with. */
export function isSetAsOne(first: DocumentRow, next: DocumentRow): boolean {
  const { block } = first;
  const lines = block.lines?.length ?? block.text.split("\n").length;
  if (next.block.id !== block.id || first.table || lines > MOST_LINES) return false;
  return (
    endsAsTitle(next.text) &&
    (isCentred(first) || fillsLine(first, next)) &&
    isCentred(next) &&
    alike(sizeOf(first), sizeOf(next)) === 1
  );
}

/** A printed line as wide as its column shows no room on its sides; the shorter one below it shows that both are centred. */
function fillsLine(first: DocumentRow, next: DocumentRow): boolean {
  if (first.left === null || next.left === null || first.block.extractor !== "pdf") return false;
  return first.left < next.left;
}

/** Lines of one title. */
const MOST_LINES = 3;

/** A line over the title set smaller is a part of it where it names what the title's kind is of, or a kind itself. */
function leadsTo(row: DocumentRow, title: DocumentRow): boolean {
  const size = alike(sizeOf(row), sizeOf(title)) || 1;
  if (size < IMPRINT_SIZE) return false;
  if (size >= LAST_LINE_SIZE || PAPER.test(row.text)) return true;
  if (namesOnlyItsKind(joinSpacedLetters(title.text))) return true;
  return size >= LEADING_SIZE && endsAsTitle(row.text);
}

/** `한빛아카데미 3기`: a course and which of its rounds. */
const COHORT = /\s(?:제\s?)?\d{1,3}\s?기$/;

/** A course, set smaller over a title that has its topic and its kind: whose paper it is. */
export function namesWhose(row: DocumentRow, title: DocumentRow): boolean {
  const words = joinSpacedLetters(title.text);
  if (!COHORT.test(row.text) || !endsAsTitle(words) || namesOnlyItsKind(words)) return false;
  return sizeOf(row) > 0 && sizeOf(row) < sizeOf(title) * SUBTITLE_SIZE;
}

const WRITTEN_BY = new RegExp(String.raw`^${oneOfSpaced(REPORT.writer)}\s?[:：]`);

/** `규제영향분석서` over the name of a law. */
export const PAPER = /^\S{3,}서$/;

/** Less than half as large it is the series, or whose paper it is. */
const LEADING_SIZE = 0.5;

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
export const BREAKS_OFF = new RegExp(
  String.raw`(?:\s${oneOf(TITLE_GOES_ON_AFTER_SPACE)}|${oneOf(TITLE_GOES_ON)}|[」』｣]\s?관련|[,·ㆍ&-])$`,
);

/** `개정 2024. 3. 1.`, `모집공고일 [2024. 3. 1.]`: below a title, and no line of it. */
const DATED = new RegExp(
  String.raw`^${oneOf(BESIDE_TITLES)}\s*[\d(<[]|${oneOfSpaced(TENDER.published)}\s*[\[(:：]?\s*\d`,
);

export function isTitle(row: DocumentRow): boolean {
  return row.block.type === "title";
}
