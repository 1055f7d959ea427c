/** Dates by where they stand: beside a label that says so, or alone on the first page below the title. */
import { findDates, isDateOnly, readDate } from "../../text/dates.js";
import { REPORT, TENDER } from "../../text/lexicon/form-labels.js";
import { oneOf, oneOfSpaced } from "../../text/lexicon/patterns.js";
import { readLabel } from "../../text/outline-labels.js";
import { foldSpace, squeeze } from "../../text/spacing.js";
import { type DocumentRow, filledCells } from "../document-rows.js";
import { isDailyRecord, isLogOfDays } from "../forms/diaries.js";
import { readEditionLine } from "../forms/edition-lines.js";
import { letterheadDay, titleBesideDay } from "../forms/form-head.js";
import { lastRevision } from "../forms/revision-dates.js";
import { titleFrom } from "../forms/title-lines.js";
import { dayBehind } from "../forms/title-row.js";
import { findItemField } from "../labelled-fields.js";
import { dayOfAct } from "./act-labels.js";
import type { Candidate } from "./candidate.js";
import { datedName, dayAtHead } from "./dated-names.js";
import { dayAtEnd, dayBelowLabel } from "./form-days.js";
import { listHead } from "./list-heads.js";
import { numbersIn } from "./number-lines.js";

const LABELS = [...TENDER.published, ...REPORT.written, ...REPORT.drafted];
/** Label lines of a notice go on for a page. */
const LABEL_ROWS = 60;
/** A cover's date stands among the first rows. */
const COVER_ROWS = 12;
const IN_LINE = new RegExp(String.raw`${oneOfSpaced(LABELS)}\s*(?:[:：(（\[]|은)?\s*(?=['‘’\d])`);
/** `- ‘12. 9. 14.(금). 집배운송과 -`: a line between dashes or brackets that begins with a date. */
const BESIDE_TITLE = /^[-–—(（[<〈]\s*(?=['‘’\d])/;
/** `23. 09`: a year of two digits without its mark; only where nothing else stands on the line of a cover. */
const SHORT = /^(\d{2})\s?\.\s?(\d{1,2})\s?\.?$/;

/** `26.03.02`: such a day with all its digits, right below the title. */
const SHORT_DAY = /^\d{2}\.(?:0[1-9]|1[0-2])\.(?:0[1-9]|[12]\d|3[01])\.?$/;

/** `(2024. 5. 1. 기준)`, `2024년 5월 현재`: the day that a list is of. */
const AS_OF =
  /^[(（[<〈※*\s]*['‘’\d][\d\s.년월일'’-]*(?:[(（][월화수목금토일][)）])?\s*(?:\d{1,2}:\d{2}\s*)?(?:기준|현재)\s*[)）\]>〉]?$/;
/** `제3호 / 2022. 7. 15. / 발행인 …`: below the name of what is issued in numbers; `11월 1주` is no day. */
const ISSUE = /^제\s?\d+\s?호\s*[/|·,]?\s*(?=['‘’\d])(?!.*월\s?\d\s?주)/;

export function datesIn(rows: DocumentRow[]): Candidate[] {
  const found: Candidate[] = [];
  const put = (value: string | null, evidence: Candidate["evidence"]) => {
    if (value) found.push({ field: "issued_date", value, evidence });
  };
  const head = rows.slice(0, LABEL_ROWS);
  const field = findItemField(head, LABELS);
  put(field ? (findDates(field.value)[0]?.iso ?? null) : null, ["labelled"]);
  put(dayOfNumber(head), ["labelled"]);
  put(dayOfAct(rows), ["labelled"]);
  // `제출일자 | 2026-02-13` in the head of a report; a span or `…까지` is a deadline.
  const handed = findItemField(rows.slice(0, COVER_ROWS).filter(isUncounted), REPORT.handedIn);
  if (handed && handed.row.cells.length <= 2 && isDateOnly(handed.value) && !isSample(handed.row))
    put(readDate(handed.value), ["labelled"]);
  const changed = findItemField(rows.slice(0, COVER_ROWS), REPORT.changed);
  const changeDay = changed?.value.replace(IN_BRACKETS_BEHIND, "") ?? "";
  if (changed && changed.row.cells.length <= 2 && isDateOnly(changeDay))
    put(readDate(changeDay), ["labelled"]);
  // `Version | 1.2` over `Date | 2026-03-02` on a cover.
  const dated = findItemField(rows.slice(0, COVER_ROWS), REPORT.inEnglish);
  if (dated && isDateOnly(dated.value)) put(readDate(dated.value), ["labelled"]);
  put(dayOfWriter(rows.slice(0, COVER_ROWS)), ["labelled"]);
  put(dayOfVersion(rows.slice(0, COVER_ROWS)), ["labelled"]);
  put(dayBelowLabel(rows), ["labelled"]);
  const inLine = head.map((row) => IN_LINE.exec(row.text)).find((match) => match);
  if (inLine) put(readDate(inLine.input.slice(inLine.index + inLine[0].length)), ["labelled"]);
  if (isDailyRecord(rows)) {
    const day = findItemField(rows.slice(0, COVER_ROWS), REPORT.day);
    put(day ? (findDates(day.value)[0]?.iso ?? null) : null, ["labelled"]);
  }
  const entries = isLogOfDays(rows);
  const title = titleFrom(rows, 0, { within: HEAD_ROWS });
  const titled = title ? rows.slice(title.start, title.end) : [];
  const below = title ? rows[title.end] : undefined;
  const cover = rows.filter((row) => !row.margin && row.page === rows[0]!.page);
  for (const row of cover.slice(0, COVER_ROWS)) {
    if (row.index < HEAD_ROWS) put(bracketedBeside(row), ["belowTitle"]);
    const beside = titleBesideDay(row, rows)?.day ?? letterheadDay(row, rows);
    if (beside) put(readDate(beside), ["belowTitle"]);
    if (row.cells.length > 1) continue;
    const behind = titled.includes(row) ? dayBehind(row.raw[0]!) : null;
    if (behind) put(readDate(behind), ["belowTitle"]);
    if (isDateOnly(row.text)) put(entries ? null : readDate(row.text), ["belowTitle"]);
    else if (datedName(row)) put(datedName(row)!.date, ["belowTitle"]);
    else if (SPOKEN_ON.test(row.text)) put(readDate(SPOKEN_ON.exec(row.text)![1]!), ["belowTitle"]);
    else if (BESIDE_TITLE.test(row.text)) put(dayAtHead(row.text), ["belowTitle"]);
    else if (ISSUE.test(row.text)) put(readDate(row.text.replace(ISSUE, "")), ["belowTitle"]);
    else if (readEditionLine(row.text)?.inForce === false)
      put(readEditionLine(row.text)!.date, ["belowTitle"]);
    else if (AS_OF.test(row.text)) put(findDates(row.text)[0]?.iso ?? null, ["belowTitle"]);
    else if (SHORT_DAY.test(row.text))
      put(row === below ? shortDay(row.text) : null, ["belowTitle"]);
    else put(shortDate(row.text), ["belowTitle"]);
  }
  put(dayBehindSentence(rows), ["belowTitle"]);
  const listed = listHead(rows).date;
  if (!found.some(({ value }) => value === listed)) put(listed, ["belowTitle"]);
  put(firstAnnounced(head), ["announced"]);
  put(runningDay(rows), ["running"]);
  put(dayBehindTitle(cover.concat(rows.filter(({ margin }) => margin))), ["belowTitle"]);
  put(dayOfAsking(rows), ["belowTitle"]);
  if (found.length === 0) put(dayAtEnd(rows), ["labelled"]);
  put(lastRevision(rows, 0, COVER_ROWS), ["revision"]);
  const inForce = cover.slice(0, COVER_ROWS).map(({ text }) => readEditionLine(text));
  put(inForce.find((line) => line?.inForce)?.date ?? null, ["announced"]);
  return found;
}

/** `2026. 3. 2. (v.1.2)`: which version was made on the day. */
const IN_BRACKETS_BEHIND = /\s?[(（][^()（）]{1,20}[)）]$/;

/** `2. 제출일: 2026. 3. 31.` is a term among those of an invitation. */
function isUncounted({ text }: DocumentRow): boolean {
  return (readLabel(text)?.ordinal ?? 0) === 0;
}

/** `예) OOO 제품` beside another label: a form that shows how to fill it in. */
function isSample({ table }: DocumentRow): boolean {
  return table !== null && filledCells(table).some(({ text }) => EXAMPLE.test(text));
}

const EXAMPLE = /^예(?:시)?\s?[)）:：]/;

/** `날짜 2026년 3월 2일` or `제출일자` among `과목`, `학번`, `이름`: the day of a paper that someone handed in. Elsewhere it is when something takes place. */
function dayOfWriter(rows: DocumentRow[]): string | null {
  const written = rows.some((row) => row.cells.some((cell) => WRITER.test(squeeze(cell))));
  // A first page of so few rows is a slide or a cover.
  const isCover = rows.some(({ page }) => page !== rows[0]!.page);
  const spoken =
    isCover && rows.some((row) => row.cells.some((cell) => SPEAKER.test(squeeze(cell))));
  const labels = [...(written ? WRITTEN : []), ...(spoken ? REPORT.presented : [])];
  const field = labels.length > 0 ? findItemField(rows, labels) : null;
  const [day] = findDates(field?.value ?? "");
  return day?.start === 0 ? day.iso : null;
}

/** `발표자 홍길동` on the first slide; elsewhere `발표일` is when something is made known. */
const SPEAKER = /^발표자/;

/** `발표자: 홍길동 | 2026. 3.` */
const SPOKEN_ON =
  /^(?:발표자|발표)\s?[:：]\s?[^|/:：]{2,30}[|/]\s?((?:19|20)\d\d[\d\s.년월일-]{2,12})$/;

/** `버전: 1.2 (2026-03-02 업데이트)`: when the version of a manual was made. */
function dayOfVersion(rows: DocumentRow[]): string | null {
  const version = findItemField(rows, REPORT.version)?.value ?? "";
  const day = IN_VERSION.exec(version)?.[1] ?? "";
  return isDateOnly(day) ? readDate(day) : null;
}

const IN_VERSION =
  /^(?:v|ver)?[.\s]?\d[\d.]{0,7}\s?[(（]\s?([\d.년월일/-][\d\s.년월일/-]{5,14}?)\s?(?:업데이트|수정|개정|배포|작성)?\s?[)）]$/i;

const WRITTEN = [...REPORT.dated, ...REPORT.handedIn];
const WRITER = new RegExp(String.raw`^${oneOf(REPORT.writer)}(?:$|[:：])`);

/** A paper's head takes so many rows at most. */
const HEAD_ROWS = 3;
/** `[ ’26. 6. 1. ]`: all of a line, in brackets. */
const BRACKETED = /^[[(（［<〈]\s?(['‘’]?\d[\d\s.년월일-]{4,14})\s?[\])）］>〉]$/;

/** `소식지 | 소식지 12호` over `[ ’26. 6. 1. ]` in the same cell: the day of an issue, beside its title. */
function bracketedBeside({ cells, raw, row, table }: DocumentRow): string | null {
  if (cells.length < 2 || row > 0) return null;
  // `구분 | 면수` over `(2026. 3. 31.)` heads columns: the day is that of the values below.
  if (table && filledCells(table).filter((cell) => cell.row === 1).length > 1) return null;
  const lines = raw.flatMap((cell) => cell.split("\n").slice(1));
  const days = lines.flatMap((line) => BRACKETED.exec(foldSpace(line))?.[1] ?? []);
  return days.length === 1 && isDateOnly(days[0]!) ? readDate(days[0]!) : null;
}

/** `입찰에 부치고자 다음과 같이 공고합니다.          2026. 5. 1.`: the day of a notice, at the other end of the line of its first sentence. */
function dayBehindSentence(rows: DocumentRow[]): string | null {
  const lines = rows.slice(0, NOTICE_ROWS).filter(({ cells }) => cells.length === 1);
  const behind = lines.map(({ raw }) => BEHIND_SENTENCE.exec(raw[0]!)?.[1] ?? "");
  const day = behind.find(isDateOnly);
  return day ? readDate(day) : null;
}

const BEHIND_SENTENCE = /[가-힣]다\.\s{4,}(['‘’]?\d[\d\s.년월일-]{5,16})$/;
/** The first sentence of a notice stands among its first rows. */
const NOTICE_ROWS = 8;

/** `2026. 5. 1. ~ 2026. 5. 8.` */
const PERIOD = /^['‘’]?\d[^~∼～]*[~∼～]/;

/** The first day of `공고기간`; in a paper numbered in a later year it is that of the notice it tells of. */
function firstAnnounced(head: DocumentRow[]): string | null {
  const period = findItemField(head, TENDER.period)?.value ?? "";
  const day = PERIOD.test(period) ? readDate(period) : null;
  const years = numbersIn(head).map(({ value }) => NUMBERED_IN.exec(value)?.[1] ?? "");
  return day && years.every((year) => year <= day.slice(0, 4)) ? day : null;
}

const NUMBERED_IN = /제\s?((?:19|20)\d\d)\s?[-–—‑−]/;

/** The day alone in the header of an office program's page; on a printed page it may be that of printing. */
function runningDay(rows: DocumentRow[]): string | null {
  const day = rows.find(
    ({ block, page, text }) =>
      block.type === "header" &&
      block.extractor !== "pdf" &&
      page === rows[0]!.page &&
      isDateOnly(text),
  );
  return day ? readDate(day.text) : null;
}

/** `주차 정책 연구 / 2026. 3. 2.   1`: at the edge of a slide the words of another line of its, with their day and the page. */
function dayBehindTitle(rows: DocumentRow[]): string | null {
  const lines = new Set(rows.map(({ text }) => text));
  const behind = rows.map(({ text }) => BEHIND_TITLE.exec(text));
  const day = behind.find((match) => match && lines.has(match[1]!) && isDateOnly(match[2]!))?.[2];
  return day ? readDate(day) : null;
}

const BEHIND_TITLE = /^(\S.{4,80}\S)\s?[/|]\s?((?:19|20)\d\d[\d\s.년월일-]{3,11}?)(?:\s\d{1,3})?$/;

/** `2026. 3.` over `조사원: 홍길동`: a paper that asks people closes its first words so. */
function dayOfAsking(rows: DocumentRow[]): string | null {
  const day = rows.slice(0, LABEL_ROWS).find(({ text, index }) => {
    return isDateOnly(text) && ASKS.test(rows[index + 1]?.text ?? "");
  });
  return day ? readDate(day.text) : null;
}

const ASKS = new RegExp(String.raw`^${oneOfSpaced(REPORT.asks)}\s?[:：]`);

/** `공고번호: 제2026-12호(2026. 5. 3.)`: the day behind the document's own number. */
const BEHIND_NUMBER = /\d호?\s?[(（]([^()（）]{6,20})[)）]$/;

function dayOfNumber(rows: DocumentRow[]): string | null {
  const day = BEHIND_NUMBER.exec(findItemField(rows, TENDER.number)?.value ?? "")?.[1] ?? "";
  return isDateOnly(day) ? readDate(day) : null;
}

function shortDay(text: string): string {
  return `20${text.slice(0, 8).replaceAll(".", "-")}`;
}

function shortDate(text: string): string | null {
  const match = SHORT.exec(text);
  const [year, month] = [Number(match?.[1]), Number(match?.[2])];
  return match && month >= 1 && month <= 12
    ? `${2000 + year}-${String(month).padStart(2, "0")}`
    : null;
}
