/** Number and date of an official letter: behind 시행 at its foot, as fields of their own, or alone in its head. */
import { findDates, isDateOnly, readDate } from "../../text/dates.js";
import { LETTER } from "../../text/lexicon/form-labels.js";
import { oneOfSpaced } from "../../text/lexicon/patterns.js";
import { foldSpace } from "../../text/spacing.js";
import { type DocumentRow, joinRows } from "../document-rows.js";
import { citesAnother } from "../fields/cited-numbers.js";
import { findField, unbrokenNumber } from "../labelled-fields.js";
import type { FormFacts } from "./form.js";

type Numbered = Pick<FormFacts, "doc_number" | "issued_date">;
const NONE: Numbered = { doc_number: null, issued_date: null };

/** `시행 기획예산과-1234 (2024. 5. 3.)`; or 문서번호 and 시행일자 as fields of their own; or over 수신; or 시행 in the box over the letter. */
export function letterNumber(
  rows: DocumentRow[],
  { to, subject }: { to: DocumentRow; subject: DocumentRow },
): Numbered {
  const below = enforced(rows, rows.slice(subject.index + 1));
  const box = rows.slice(0, subject.index).filter(({ table }) => table !== null);
  const stated = below ?? labelled(rows) ?? overHead(rows, to) ?? enforced(rows, box) ?? NONE;
  const day = stated.issued_date ?? dayInHead(rows.slice(0, subject.index + ROWS_BELOW));
  return { ...stated, issued_date: day };
}

/** `문서번호 | 총무과-12 | 날짜 | 2024. 5. 3.`: the day of a letter whose head states it by a common word. */
function dayInHead(head: DocumentRow[]): string | null {
  return wholeDay(findField(head, LETTER.dateInHead)?.value ?? "");
}

/** 제목 and the row below it. */
const ROWS_BELOW = 2;

/** The foot of a letter whose head is not with it: its number and day, and where the next office registers it. */
export function letterFoot(rows: DocumentRow[], text: number): Numbered | null {
  const foot = rows.slice(text + 1, text + 1 + FOOT_ROWS);
  const at = foot.findIndex((row) => RECEIVED.test(row.text) || POSTED.test(row.text));
  const stated = at < 0 ? null : enforced(rows, foot);
  return stated?.doc_number && stated.issued_date ? stated : null;
}

/** Who signs, drafted, checked, approved and agreed stands between the text and the number. */
const FOOT_ROWS = 14;
const RECEIVED = /접\s*수/;
/** `우 12345 한빛시 한빛로 1` */
const POSTED = /^우\s?[)）]?\s?\d{5}/;

const ENFORCED =
  /^시\s*행\s*[:：]?\s*((?:\S.{0,40}?)?\S\s?[-–—‑−]\s?\d+(?:[-–—‑−]\d+)*)(?![\d-–—‑−])(\s*호)?(?![가-힣])\s*(?:[(（]\s*([^)）]*)[)）])?/;

/** Columns of the line that stand before the number: how it was handled. */
const HANDLED = /^(?:(?:처리|비?전자|전자결재)\s+)+/;

/** `한빛협회 제2024-12` before `호`; behind `총무과-12` a `호` says nothing. */
const COUNTED = /(?:^|\s)제\s?\d[\d\s-–—‑−]*$/;

/** The first of some rows that states the number behind 시행. */
function enforced(rows: DocumentRow[], some: DocumentRow[]): Numbered | null {
  for (const row of some) {
    const at = row.cells.findIndex((cell) => ENFORCES.test(cell) && !FIELD.test(cell));
    if (at < 0) continue;
    const after = joinRows(rows.slice(row.index + 1, row.index + 8));
    const line = row.cells.slice(at).join(" ");
    const match = ENFORCED.exec(foldSpace(`${line}${row.gap}${after}`));
    if (!match || /접\s*수/.test(match[1]!) || citesAnother(match[1]!)) {
      const day = dayWithoutNumber(line, row);
      if (day) return { doc_number: null, issued_date: day };
      continue;
    }
    const [, number, counted = "", date = ""] = match;
    return {
      doc_number: closeNumber(
        `${number!.replace(HANDLED, "")}${COUNTED.test(number!) ? counted : ""}`,
      ),
      issued_date: dayOf(row, date) ?? dayBeside(row, at),
    };
  }
  return null;
}

const ENFORCES = /^시\s*행(?:$|\s|[:：])/;
/** `시 행 일 : 2024. 5. 3.`, `시행번호 : 총무과-12`: fields of their own. */
const FIELD = /^시\s*행\s*(?:일\s*자?|번\s*호)(?:$|\s|[:：])/;

function dayOf({ block }: DocumentRow, text: string): string | null {
  return block.extractor === "ocr" ? wholeDay(text) : readDate(text);
}

/** `시행 | 총무과-1234 | 2024. 5. 3.`: the day in a cell of its own, without brackets; 접수 with nothing beside it may part them. */
function dayBeside({ cells }: DocumentRow, at: number): string | null {
  const [first = "", second = "", ...more] = cells.slice(
    NUMBER_INSIDE.test(cells[at]!) ? at + 1 : at + 2,
  );
  const day = RECEIVED_ALONE.test(first) && more.length === 0 ? second : first;
  return wholeDay(day);
}

const NUMBER_INSIDE = /\d$/;
const RECEIVED_ALONE = /^접\s*수$/;

/** `시행 총무과1234 (2024. 5. 3.) 접수`: recognition lost the dash, or the number has none or is masked. The day beside it still stands. */
function dayWithoutNumber(line: string, { block }: DocumentRow): string | null {
  const certain = block.extractor === "ocr" || RECEIVED.test(line);
  const [, day = ""] = (certain ? LOST_DASH.exec(line) : null) ?? MASKED.exec(line) ?? [];
  return wholeDay(day);
}

const LOST_DASH = /^시\s?행\s?[:：]?\s?[가-힣]{2,20}\D?\d{1,8}\s?[(（]([^()（）]{6,20})[)）]/;
const MASKED =
  /^시\s?행\s?[:：]?\s?[가-힣*＊○]{2,20}\s?[-–—‑−]?\s?[*＊○●]{2,10}\s?[(（]\s?([^()（）]{6,20})[)）]/;

/** A day recognised with a figure too many is none that the paper says. */
function wholeDay(text: string): string | null {
  return isDateOnly(text) ? readDate(text) : null;
}

function closeNumber(number: string): string {
  return foldSpace(number).replace(/\s*[-–—‑−]\s*/g, "-");
}

function labelled(document: DocumentRow[]): Numbered | null {
  const rows = document.flatMap(eachField);
  const stated = findField(rows, LETTER.number);
  const number = stated ? unbrokenNumber(stated) : "";
  const date = findField(rows, LETTER.date)?.value ?? "";
  const own = /\d/.test(number) && !citesAnother(number);
  const doc_number = own ? number.replace(DATED, "").trim() : null;
  const behind = own ? (DATED.exec(number)?.[0] ?? "") : "";
  const issued_date = (findDates(date)[0] ?? findDates(behind)[0])?.iso ?? null;
  return doc_number || issued_date
    ? { doc_number: doc_number && foldSpace(doc_number), issued_date }
    : null;
}

/** `문서번호 : 제2024-12호 / 시행일자 : 2024. 5. 3.`: two fields on one line. */
const NEXT_FIELD = new RegExp(
  String.raw`\s(?:[/|,·]\s?)?(?=${oneOfSpaced(LETTER.number, LETTER.date)}\s?[:：])`,
);
/** In a line that begins with another word, `일자 :` may be that of anything: `가. 행사 일자 : …`. */
const FIRST_FIELD = new RegExp(String.raw`^${oneOfSpaced(LETTER.number, LETTER.date)}\s?[:：]`);
/** A longer line is text. */
const LONGEST_LINE = 120;

function eachField(row: DocumentRow): DocumentRow[] {
  if (row.cells.length > 1 || row.text.length > LONGEST_LINE || !FIRST_FIELD.test(row.text))
    return [row];
  const fields = row.text.split(NEXT_FIELD);
  return fields.length > 1
    ? fields.map((text) => ({ ...row, text, cells: [text], raw: [text] }))
    : [row];
}

/** A date in brackets behind the number. */
const DATED = /\s*[(（]\s*\d{4}\s*[.년-].*$/;

/** Letterhead, motto, address and number stand over 수신. */
const OVER_ROWS = 6;
/** `총무과-1234`, `기획 2024-772`, `제2024-12호`: all of a line or a cell, or all but a day. */
const ALONE =
  /^((?:[가-힣A-Za-z·]{2,20}\s?-\s?\d{1,8}(?:-\d{1,6})?)|(?:[가-힣]{2,12}\s\d{4}\s?-\s?\d{1,6})|(?:[가-힣]{2,15}\s)?제\s?\d{2,4}\s?-\s?\d{1,6}\s?호)\s*([(（][^()（）]{6,20}[)）]|(?<=\s)\d{4}[\d\s.년월일-]{4,14})?$/;

/** `총무과-1234 (2024. 5. 3.)` over the letter, on a line of its own or beside its day. */
function overHead(rows: DocumentRow[], to: DocumentRow): Numbered | null {
  for (const row of rows.slice(Math.max(0, to.index - OVER_ROWS), to.index)) {
    const [first = "", second = "", ...others] = row.cells;
    const match = others.length === 0 ? ALONE.exec(first) : null;
    if (!match || citesAnother(first) || (second !== "" && !isDateOnly(second))) continue;
    const day = findDates(match[2] ?? second)[0]?.iso ?? null;
    // A number beside nothing may be any code: it is the letter's where its day stands with it.
    if (day) return { doc_number: closeNumber(match[1]!), issued_date: day };
  }
  return null;
}
