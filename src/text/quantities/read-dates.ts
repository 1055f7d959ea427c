/** Dates and times of day in every spelling of official documents: `’25. 6. 22.(금)`, `6월 22일`, `22년`, `오후 2시 30분`, `14:30`. */
import { WEEKDAYS } from "../lexicon/calendar.js";
import { AFTERNOON, MORNING } from "../lexicon/measures.js";
import { letterOf, oneOf } from "../lexicon/patterns.js";
import type { DateQuantity, TimeQuantity } from "./quantity.js";

const YEAR = String.raw`(?:(?<![\d.,-])((?:19|20)\d{2})|['‘’´\`](\d{2})|(?<=\()(\d{2})(?=\s*(?:년|\.\s?\d{1,2}월)))`;
const WEEKDAY = String.raw`(?:\s*\(?\s*(${letterOf(WEEKDAYS)})(?:요일|\s*\)))?`;
/** With year: `2024. 3. 1.`, `2024-03-01`, `2024년 3월 1일`; `2024년 3월`; `2024년`, `2024`. */
const FULL = [
  String.raw`\s*년\s*(\d{1,2})\s*월\s*(\d{1,2})\s*일`,
  String.raw`\s*\.\s*(\d{1,2})\s*\.\s*(\d{1,2})(?![\d,]|\s*월|\.\d(?!\d?:))(?:\s*일)?\.?`,
  String.raw`\s?[-–]\s?(\d{1,2})\s?[-–]\s?(\d{1,2})(?!\d)`,
  String.raw`/(\d{1,2})/(\d{1,2})(?!\d)`,
].map((rest) => new RegExp(YEAR + rest + WEEKDAY, "g"));
/** `25.04.07.`: two digits each. */
const SHORT = new RegExp(
  String.raw`(?<![\d.,-])(\d{2})\.\s?([01]\d)\.\s?([0-3]\d)(?![\d.]*\d)\.?${WEEKDAY}`,
  "g",
);
const MONTH = new RegExp(
  String.raw`${YEAR}\s*(?:년\s*(\d{1,2})\s*월|\.\s*(\d{1,2})\s*(?:월|\.(?!\d)))`,
  "g",
);
const YEAR_ALONE = new RegExp(
  String.raw`${YEAR}\s*(?:년도?|(?=\.?\s*\d\s*(?:Q|분기))|(?![\d.,:-]*\d|\s*[%호]))`,
  "g",
);
/** Without year: `6월 22일`, `6. 22.`, `6.22(금)`, `6.22일`, `6월`. */
const DAY = new RegExp(
  String.raw`(?<![\d.])(\d{1,2})\s*월\s*(\d{1,2})(?:\s*일${WEEKDAY}|(?=까지|부터))`,
  "g",
);
const DOTTED_DAY = new RegExp(
  String.raw`(?<![\d.])(\d{1,2})\s*\.\s*(\d{1,2})(?:\s*\.?\s*\((${letterOf(WEEKDAYS)})\)|\s*일|\.(?!\d))`,
  "g",
);
/** `7월 7일 56명, 13일에 67명`: a day of the month last named. */
const DAY_ALONE = /(?<![\d.,])(?<!월\s?)(\d{1,2})\s?일(?=에|부터|까지|의\s)/g;
const MONTH_ALONE = /(?<![\d.])(\d{1,2})\s*월(?!\s*\d+\s*일)/g;
const TIME = new RegExp(
  String.raw`(?:(${oneOf(MORNING)})|(${oneOf(AFTERNOON)}))?\s*(?<![\d:])(?:(\d{1,2}):([0-5]\d)(?::[0-5]\d)?(?:\s*시)?|(\d{1,2})\s*시(?!간)(?:\s*(\d{1,2})\s*분|\s*(반))?)(?![\d:])`,
  "g",
);
/** Two digits of a year: of this century up to here. */
const LAST_SHORT_YEAR = 60;

export function readDates(text: string): DateQuantity[] {
  const found: DateQuantity[] = [];
  const add = (match: RegExpExecArray, parts: (string | undefined)[]) => {
    const [year, month, day, weekday] = parts;
    const start = match.index;
    const end = start + match[0].trimEnd().length;
    if (found.some((one) => start < one.end && one.start < end)) return;
    const date: DateQuantity = {
      kind: "date",
      ...{ start, end, text: text.slice(start, end), bound: null },
      year: year === undefined ? null : fullYear(year),
      month: numberOr(month),
      day: numberOr(day),
      weekday: weekday ? WEEKDAYS.indexOf(weekday) : null,
    };
    if (isPossible(date)) found.push(date);
  };
  for (const pattern of FULL)
    for (const m of text.matchAll(pattern)) add(m, [m[1] ?? m[2] ?? m[3], m[4], m[5], m[6]]);
  for (const m of text.matchAll(SHORT)) add(m, [m[1], m[2], m[3], m[4]]);
  for (const m of text.matchAll(MONTH)) add(m, [m[1] ?? m[2] ?? m[3], m[4] ?? m[5]]);
  for (const m of text.matchAll(DAY)) add(m, [undefined, m[1], m[2], m[3]]);
  for (const m of text.matchAll(DOTTED_DAY)) add(m, [undefined, m[1], m[2], m[3]]);
  for (const m of text.matchAll(YEAR_ALONE)) add(m, [m[1] ?? m[2] ?? m[3]]);
  for (const m of text.matchAll(MONTH_ALONE)) add(m, [undefined, m[1]]);
  for (const m of text.matchAll(DAY_ALONE)) {
    const last = lastBefore(found, m.index);
    if (last?.month && last.day !== null && last.day < Number(m[1]))
      add(m, [last.year?.toString(), String(last.month), m[1]]);
  }
  return found.sort((one, other) => one.start - other.start);
}

function lastBefore(dates: readonly DateQuantity[], place: number): DateQuantity | undefined {
  return dates
    .filter(({ end }) => end <= place)
    .reduce<DateQuantity | undefined>(
      (last, one) => (last && last.start > one.start ? last : one),
      undefined,
    );
}

export function readTimes(text: string): TimeQuantity[] {
  const found: TimeQuantity[] = [];
  for (const match of text.matchAll(TIME)) {
    const written = Number(match[3] ?? match[5]);
    const minute = match[7] ? 30 : Number(match[4] ?? match[6] ?? 0);
    if (written > 24 || minute > 59) continue;
    const hour = match[2] && written < 12 ? written + 12 : match[1] && written === 12 ? 0 : written;
    const lead = match[0].length - match[0].trimStart().length;
    const start = match.index + lead;
    const end = match.index + match[0].length;
    found.push({
      kind: "time",
      ...{ start, end, text: text.slice(start, end), bound: null },
      minutes: hour * 60 + minute,
      eitherHalf: !match[1] && !match[2] && match[3] === undefined && written > 0 && written < 13,
    });
  }
  return found;
}

function numberOr(digits: string | undefined): number | null {
  return digits === undefined ? null : Number(digits);
}

function fullYear(digits: string): number {
  if (digits.length === 4) return Number(digits);
  return Number(digits) + (Number(digits) <= LAST_SHORT_YEAR ? 2000 : 1900);
}

function isPossible({ month, day }: DateQuantity): boolean {
  if (month !== null && (month < 1 || month > 12)) return false;
  return day === null || (day >= 1 && day <= 31);
}
