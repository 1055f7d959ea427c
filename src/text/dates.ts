/** Parses dates in Korean documents (`2024. 5. 3.(금)`, `’24.5.3.`, `2024년 5월`) to ISO dates or months. */
import { ENGLISH_WEEKDAYS, WEEKDAYS } from "./lexicon/calendar.js";
import { letterOf, oneOf } from "./lexicon/patterns.js";

interface StatedDate {
  /** `YYYY-MM-DD`, or `YYYY-MM` without a day. */
  iso: string;
  /** Offsets in the text, in code units. */
  start: number;
  end: number;
}

/** `2024`, `’24`; a heading may space its letters (`2 0 2 4. 3. 1.`). */
const YEAR = String.raw`(?<![\d.])(?:(\d{4}|(?<!\d\s)(?:1 9|2 0)(?: \d){2})|['‘’´′\`](\d{2}))`;
const MARKED = new RegExp(String.raw`${YEAR}\s*년\s*(\d{1,2})\s*월(?:\s*(\d{1,2})\s*일)?`, "g");
const DOTTED = new RegExp(
  String.raw`${YEAR}\s*[.．]\s*(\d{1,2})\s*(?:[.．](?:\s*(\d{1,2})(?!\d|\s*월)\s*[.．]?)?|(?=\s*$|\s*\)))`,
  "g",
);
const DASHED = new RegExp(String.raw`${YEAR}\s*([-/–])\s*(\d{1,2})\s*\3\s*(\d{1,2})(?!\d)`, "g");

/** `2 0 2 6 .  0 5 .  0 1 .`: a heading may space all figures. */
const SPACED =
  /(?<![\d.])((?:1 9|2 0)(?: \d){2})\s*[.년]\s*(\d \d)\s*[.월]\s*(\d(?: \d)?)(?!\s?\d)\s*[.일]?/g;

/** All dates in a text, in order. Impossible dates (month 13, 30 February) are skipped. */
export function findDates(text: string): StatedDate[] {
  const found: StatedDate[] = [];
  for (const match of text.matchAll(MARKED)) add(found, match, match[3], match[4]);
  for (const match of text.matchAll(DOTTED)) add(found, match, match[3], match[4]);
  for (const match of text.matchAll(DASHED)) add(found, match, match[4], match[5]);
  for (const match of text.matchAll(SPACED)) {
    const [year, month, day] = match.slice(1).map((part) => part.replaceAll(" ", ""));
    add(found, Object.assign(match, { 1: year }), month, day);
  }
  return found.sort((a, b) => a.start - b.start);
}

/** The first date in a text. */
export function readDate(text: string): string | null {
  return findDates(text)[0]?.iso ?? null;
}

/** `(금)`, `금요일`, `(금요일) 14:00`, `FRI`, `자`: what may stand beside a date that is the whole line. */
const WEEKDAY_AND_TIME = new RegExp(
  String.raw`^[\s.]*(?:[(（]\s*${letterOf(WEEKDAYS)}\s*(?:요일)?\s*[)）]|${letterOf(WEEKDAYS)}요일|[(（]?${oneOf(ENGLISH_WEEKDAYS)}[)）]?)?[\s.]*(?:\d{1,2}:\d{2}|자)?\s*$`,
  "i",
);

/** `2026-05-03`: not a month or a year alone. */
export function isWholeDay(iso: string): boolean {
  return iso.length === "YYYY-MM-DD".length;
}

/** Whether a text is only a date, possibly with weekday and time. */
export function isDateOnly(text: string): boolean {
  const date = findDates(text)[0];
  if (!date) return false;
  const around = text.slice(0, date.start) + text.slice(date.end);
  return WEEKDAY_AND_TIME.test(around);
}

function add(
  found: StatedDate[],
  match: RegExpMatchArray,
  month: string | undefined,
  day: string | undefined,
): void {
  const year = match[1] ? Number(match[1].replaceAll(" ", "")) : 2000 + Number(match[2]);
  const stated = isoDate(year, Number(month), day === undefined ? undefined : Number(day));
  if (stated === null) return;
  const start = match.index ?? 0;
  found.push({ iso: stated, start, end: start + match[0].length });
}

function isoDate(year: number, month: number, day: number | undefined): string | null {
  if (year < 1900 || year > 2199 || month < 1 || month > 12) return null;
  const head = `${year}-${String(month).padStart(2, "0")}`;
  if (day === undefined) return head;
  if (day < 1 || day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return null;
  return `${head}-${String(day).padStart(2, "0")}`;
}
