/** Numbers of documents: the line that states a notice's, label lines, and the last of a revision history. */
import { findDates } from "../../text/dates.js";
import { WEEKDAYS } from "../../text/lexicon/calendar.js";
import {
  AWARDS,
  CERTIFICATES,
  DATED_AMENDMENTS,
  DECREES,
  MINISTRY_DECREES,
  NOTICE_SUBJECTS,
  NOTICES,
  PROMULGATED,
} from "../../text/lexicon/document-kinds.js";
import { PAPER, TENDER } from "../../text/lexicon/form-labels.js";
import { letterOf, oneOf, oneOfSpaced } from "../../text/lexicon/patterns.js";
import { foldSpace, squeeze } from "../../text/spacing.js";
import { type DocumentRow, sizeOf } from "../document-rows.js";
import { standsAside, unwrapped } from "../forms/title-words.js";
import { findItemField, type LabelledField, unbrokenNumber } from "../labelled-fields.js";
import { body } from "../organisation-names.js";
import type { Candidate } from "./candidate.js";
import { citesAnother, isCited, whatIsHandedIn } from "./cited-numbers.js";

const DECREE = `${oneOf(DECREES)}|[가-힣]+${oneOf(MINISTRY_DECREES)}`;
const DASH = "[-–—‑−]";
/** `2026-12`, `12`, `2026-총무-12`, `농축 2026-12`, a tender's `R26BK00123456`; blank in a draft (`제2025- 호`). */
const DIGITS = String.raw`(?:[가-힣]{1,3}\s?(?=(?:19|20)\d\d))?\d{2,4}\s*${DASH}\s*\d+(?:\s*${DASH}\s*\d+)*|\d{2,4}\s*${DASH}\s*[가-힣]{1,6}\s*${DASH}\s*\d+|\d+(?:${DASH}\d+)*|[A-Z]\d{2}[A-Z]{2}\d{6,}(?:${DASH}\d+)?|(?:\d{2,4}\s*${DASH})?\s*`;
const OPENING = String.raw`[\[［【〔<〈⊙◎○●◉]*\s*`;
const CLOSING = String.raw`\s*[\]］】〕>〉]*`;
const DATE = String.raw`['‘’]?\d{2,4}\s*[.년-][\d.\s년월일-]*(?:자)?`;
/** What may stand behind the number on its line: a date, what becomes of the notice in brackets, or a column that begins with a mark. */
const BEHIND = String.raw`(?:\s*[(（\[]\s*(?:${DATE}|[가-힣\s]{1,12})\s*[)）\]]|\s*,?\s+${DATE}|\s+[▪•■□※].*)?`;
/** `공고-주-제12호`: the division that counts its notices, between dashes. */
const SERIES = String.raw`${DASH}[가-힣]{1,4}${DASH}`;
const NOTICE = String.raw`(?:(?<![가-힣])(?:${oneOf(NOTICE_SUBJECTS)}\s?)+)?(?:${oneOf(NOTICES)}(?:\s*번\s*호\s*[:：]?)?|(?<decree>${DECREE}))`;

/** `고용노동부 고시 제2026-12호`, `울산광역시 남구 공고 제2021 - 174호`; a draft's number is blank (`제2025- 호`), some bodies leave out 제 (`공고 2024-12호`). */
const NUMBER_LINE = new RegExp(
  String.raw`^${OPENING}(?<number>(?<body>(?:[^\s「」『』:：\d][^「」『』:：\d]{0,40}?)??)\s?${NOTICE}(?:${SERIES})?\s*(?:제\s*(?<digits>${DIGITS})\s*(?:호|(?<=제\s*\d{4}${DASH}\d+)차|(?<=번\s*호\s*[:：]?\s*제\s*\d[\d\s-–—‑−]*)|(?<open>(?<=제\s*\d{4}${DASH}\d+)))|(?<plain>\d{2,4}\s?${DASH}\s?\d+)호))${CLOSING}${BEHIND}$`,
);

export interface NumberLine {
  /** As printed, without brackets around it. */
  number: string;
  /** The body that it names; empty where it names none. */
  body: string;
  /** Between 제 and 호; blank in a draft. */
  digits: string;
}

/** Two bodies that announce together may state both numbers on one line: the first is the document's. */
const NEXT_NUMBER = /(?<=호)\s*[,/·ㆍ]\s*(?=\S)/;

/** With the columns behind its number; a longer text is no line that states one. */
const LONGEST_LINE = 300;

/** Folded and short first: the patterns of numbers allow spaces in many places. */
export function readNumberLine(text: string): NumberLine | null {
  const folded = foldSpace(text);
  if (folded.length > LONGEST_LINE || citesAnother(folded)) return null;
  // Round brackets may hold all of it; `(재)` belongs to the name of a body.
  const line = /^[(（]([^()（）]+)[)）]$/.exec(folded)?.[1] ?? folded;
  const [first, ...others] = line.split(NEXT_NUMBER).map(readOneNumber);
  return first && others.every((each) => each) ? first : null;
}

function readOneNumber(text: string): NumberLine | null {
  const groups = NUMBER_LINE.exec(text)?.groups;
  if (!groups) return null;
  const {
    number,
    body: named,
    decree,
    digits,
    plain,
    open,
  } = groups as Record<string, string | undefined>;
  // `한빛시 공고 제2026-12`: 호 may have been left out where a body counts its notices.
  if (open !== undefined && body(foldSpace(named!)) === null) return null;
  const ministry = /([가-힣]+[부처])령$/.exec(decree ?? "")?.[1];
  return {
    // `한빛재단 공고번호 : 제2024-12호`: what stands behind the label is the number.
    number: foldSpace(number!.replace(/^.*번\s*호\s*[:：]?\s*/, "")),
    body: foldSpace(named!) || (ministry ?? ""),
    digits: digits ?? plain!,
  };
}

/** A number line that breaks off: behind the kind of notice, 제, the year or its dash. */
const BREAKS_OFF = new RegExp(
  String.raw`^${OPENING}(?<body>[^「」『』\d]{0,40}?)\s?${NOTICE}(?<begun>\s*제\s*(?:\d{2,4}\s*${DASH}?)?)?$`,
);

/** A heading (`입찰 공고`) over a number of its own names no body, and is set larger. */
function breaksOff(row: DocumentRow, next: DocumentRow): boolean {
  const groups = BREAKS_OFF.exec(row.text)?.groups;
  if (!groups || sizeOf(row) !== sizeOf(next)) return false;
  return groups.begun !== undefined || body(groups.body!) !== null;
}

/** The number line that begins at a row, and how many rows it takes: a long one goes on in the next. */
export function numberLineAt(
  row: DocumentRow,
  next?: DocumentRow,
): { line: NumberLine; rows: number } | null {
  if ((row.cells.length > 1 && !namesItsBody(row)) || row.margin) return null;
  const line = readNumberLine(evenDash(row.text, row));
  if (line) return { line, rows: 1 };
  if (!next || next.cells.length > 1 || next.table !== row.table) return null;
  if (!breaksOff(row, next)) return null;
  // No space stands between a dash, 제 or the year and what follows at a line's end.
  const gap = /[제\d-–—‑−]$/.test(row.text) ? "" : row.gap;
  const whole = readNumberLine(evenDash(`${row.text}${gap}${next.text}`, row));
  return whole && { line: whole, rows: 2 };
}

const TERMS = /^표준약관\s?제/;

/** `공정거래위원회 | 표준약관 제10021호` in the first row of a page: who numbers it, and the number. */
function namesItsBody({ index, cells }: DocumentRow): boolean {
  return index === 0 && cells.length === 2 && TERMS.test(cells[1]!) && body(cells[0]!) !== null;
}

/** A printed page may show a gap on one side of a dash: that is its setting, and no space. */
function evenDash(number: string, { block }: DocumentRow): string {
  if (block.extractor !== "pdf" && block.extractor !== "ocr") return number;
  return number.replace(/(?<=\d) +([-–—‑−])(?=\d)|(?<=\d)([-–—‑−]) +(?=\d)/g, "$1$2");
}

export function isNumberLine(row: DocumentRow, next?: DocumentRow): boolean {
  return numberLineAt(row, next) !== null;
}

/** A number stands in the head. */
const HEAD_ROWS = 30;

export function numbersIn(rows: DocumentRow[]): Candidate[] {
  const found: Candidate[] = [];
  const head = rows.slice(0, HEAD_ROWS);
  const handedIn = whatIsHandedIn(rows);
  for (const row of head) {
    if (handedIn && row.index > handedIn.index) break;
    const line = numberLineAt(row, rows[row.index + 1])?.line;
    if (!line || !/\d/.test(line.digits)) continue;
    if (isCited(row, rows[row.index - 1], rows[row.index + 1])) continue;
    const first = found.length === 0;
    found.push({
      field: "doc_number",
      value: line.number,
      evidence: first ? ["numberLine", "first"] : ["numberLine"],
    });
  }
  const awarded = certificateNumber(head);
  if (awarded) found.push({ field: "doc_number", value: awarded, evidence: ["numberLine"] });
  for (const labels of handedIn ? [PAPER.number] : [TENDER.number, PAPER.number]) {
    const field = findItemField(head, labels);
    const stated = field && (numberBelow(rows, field, labels) ?? field);
    if (!stated || !/\d/.test(stated.value) || citesAnother(stated.value)) continue;
    const value = withoutDate(evenDash(unbrokenNumber(stated), stated.row));
    found.push({ field: "doc_number", value, evidence: ["labelled"] });
  }
  const revised = lastNumber(rows);
  if (revised) found.push({ field: "doc_number", value: revised, evidence: ["revision"] });
  return found;
}

/** `공고번호 | 선정방식` over `2026-2호 | 지정공모`, and nothing else: the labels head columns. */
function numberBelow(rows: DocumentRow[], { row }: LabelledField, labels: readonly string[]) {
  const below = rows.find(({ index }) => index === row.index + 1);
  const at = row.cells.findIndex((cell) => labels.includes(squeeze(cell)));
  if (at < 0 || row.table?.rows !== 2 || below?.table !== row.table) return null;
  const value = below.cells.length === row.cells.length ? below.cells[at]! : "";
  return /\d/.test(value) ? { row: below, value, raw: below.raw[at]! } : null;
}

/** `제 45 호`, `인증번호 제KC-2020-12호`, `제교 2026-12호`: right over or below what a certificate is called. */
const CERTIFIED =
  /^(?:[가-힣]{2,4}\s?번\s?호\s*[:：]?\s*)?(제(?:[가-힣]{1,2}(?=\s?\d{4}[-–—]))?\s*[A-Z\d][A-Z\d\s-–—]*호)$/;
/** `대상` alone is an award, `지원대상` is none. */
const CERTIFICATE = new RegExp(`${oneOf(CERTIFICATES, AWARDS)}$|(?<![가-힣])대상$`);

/** `HBIT`: a body's mark in Latin letters. */
const BRAND = /^[A-Z][A-Za-z.&\s-]{0,20}$/;

function certificateNumber(rows: DocumentRow[]): string | null {
  // Tags, marks and who awards it may stand over it.
  const lines = rows.filter(
    ({ margin, text }) => !margin && !standsAside(text) && !BRAND.test(text) && !body(text),
  );
  const [first = "", second = ""] = lines.map(({ text }) => text);
  for (const [line, name] of [
    [first, second],
    [second, first],
  ] as const) {
    const number = CERTIFIED.exec(line)?.[1];
    if (number && CERTIFICATE.test(squeeze(unwrapped(name)))) return number;
  }
  return handedOverNumber(rows);
}

/** `이 증서를 수여합니다`, `이 상장과 부상을 드립니다`: it says what it is, though its name is a picture. */
const HANDED_OVER = new RegExp(
  String.raw`(?:증서|${oneOf(CERTIFICATES)})[을를과와](?:\s[가-힣]{1,6}){0,2}\s(?:수여|드립니다)|상을\s수여`,
);
/** What is handed over is said on one page, and its number stands at the top of it. */
const CERTIFICATE_ROWS = 20;
const NUMBER_ROWS = 3;

function handedOverNumber(rows: DocumentRow[]): string | null {
  const own = rows.filter(({ margin }) => !margin).slice(0, CERTIFICATE_ROWS);
  const said = foldSpace(own.map(({ text }) => text).join(" "));
  if (!HANDED_OVER.test(said)) return null;
  const numbers = own.slice(0, NUMBER_ROWS).flatMap(({ text }) => CERTIFIED.exec(text)?.[1] ?? []);
  return numbers.length === 1 ? numbers[0]! : null;
}

function withoutDate(number: string): string {
  const bracketed = /^[(（]\s*([^()（）]+?)\s*[)）]$/.exec(number);
  return foldSpace((bracketed?.[1] ?? number).replace(/\s*[(（]\s*\d{4}\s*[.년-].*$/, ""));
}

const REVISED = new RegExp(
  String.raw`^[(<[〈]?\s*${oneOfSpaced(DATED_AMENDMENTS)}\s*[)>\]〉]?\s*[:：]?\s*[(<]?\s*(?=\d(?: ?\d){3}|['’])`,
);
const UNDER_NUMBER = new RegExp(
  String.raw`[가-힣]*\s?${oneOf(PROMULGATED)}\s*제\s*\d[\d\s-–—‑−]*호`,
);
const WEEKDAY = new RegExp(String.raw`^\s*${letterOf(WEEKDAYS)}요일`);
const HISTORY_ROWS = 80;

/** `개정 2026. 5. 18. 훈령 제591호`, `(일부개정) 2026.05.18 훈령 제591호`: the number of the latest revision. */
function lastNumber(rows: DocumentRow[]): string | null {
  let last: { date: string; number: string } | null = null;
  for (const row of rows.slice(0, HISTORY_ROWS)) {
    if (!REVISED.test(row.text)) continue;
    const [date] = findDates(row.text);
    // Behind the day, so that `18일 훈령` does not lend it a letter.
    const number = date && UNDER_NUMBER.exec(row.text.slice(date.end).replace(WEEKDAY, ""))?.[0];
    if (number && date.iso >= (last?.date ?? ""))
      last = { date: date.iso, number: foldSpace(number) };
  }
  return last?.number ?? null;
}
