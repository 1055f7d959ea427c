/** Diaries and logs: what stands below a day on its own line is that day's entry. */
import { isDateOnly } from "../../text/dates.js";
import { DAILY_RECORDS } from "../../text/lexicon/document-kinds.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { squeeze } from "../../text/spacing.js";
import { type DocumentRow, isCentred, sizeOf } from "../document-rows.js";

/** `9월 21일 (월)`, `9/21`, `3일차`, `Day 2`: a day without its year, alone on its line. */
const DAY =
  /^(?:\d{1,2}월\s?\d{1,2}일|\d{1,2}\/\d{1,2}|\d{1,3}일\s?차|day\s?\d{1,3})(?:\s?[(（]?[월화수목금토일](?:요일)?[)）]?)?$/i;

/** So many days are entries. */
const ENTRIES = 3;
/** Rows that are looked through for the next day. */
const LOG_ROWS = 200;

/** A page that begins with a day and goes on with others: no line of it is a title. */
export function isDiary(rows: readonly DocumentRow[]): boolean {
  const own = rows.filter((row) => !row.margin && row.block.type !== "figure");
  const page = own.filter((row) => row.page === own[0]!.page);
  const [first, ...below] = page;
  if (!first || !isDay(first) || countDays(page) < ENTRIES) return false;
  const entry = below.slice(0, below.findIndex(isDay));
  return !entry.some((row) => isSetOver(row, first));
}

/** Larger than the day above it, or in the middle while the day is not: a title below the day of its paper. */
function isSetOver(row: DocumentRow, day: DocumentRow): boolean {
  if (sizeOf(day) > 0 && sizeOf(row) > sizeOf(day)) return true;
  return isCentred(row) && !isCentred(day);
}

/** `작업일지` over the entries of several days: none of these is the paper's own. */
export function isLogOfDays(rows: readonly DocumentRow[]): boolean {
  if (!isDailyRecord(rows)) return false;
  return countDays(rows.slice(0, LOG_ROWS)) >= ENTRIES;
}

/** The same day twice is that of the paper and of who signs it. */
function countDays(rows: readonly DocumentRow[]): number {
  return new Set(rows.filter(isDay).map(({ text }) => squeeze(text))).size;
}

/** The title of a record stands among so many rows. */
const TITLE_ROWS = 5;

export function isDailyRecord(rows: readonly DocumentRow[]): boolean {
  const names = rows.slice(0, TITLE_ROWS).flatMap(({ cells }) => cells.map(squeeze));
  return names.some((name) => DAILY_RECORD.test(name));
}

/** `작업일지`, `「작업일지」`, `작업일지(안)`. */
const DAILY_RECORD = new RegExp(
  String.raw`${oneOf(DAILY_RECORDS)}(?:[(（][^()（）]{1,10}[)）])?[\]］】>〉》」』”"’']?$`,
);

function isDay({ cells, text }: DocumentRow): boolean {
  return cells.length === 1 && (DAY.test(text) || isDateOnly(text));
}
