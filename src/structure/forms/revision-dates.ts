/** When a rule was last revised: the latest of the days that are listed under its title, each with what was done to it then. */
import type { Table } from "../../model/document.js";
import { findDates, isDateOnly } from "../../text/dates.js";
import {
  AFTER_REVISION,
  CONTINUED_REVISIONS,
  DATED_AMENDMENTS,
} from "../../text/lexicon/document-kinds.js";
import { oneOf, oneOfSpaced } from "../../text/lexicon/patterns.js";
import { squeeze } from "../../text/spacing.js";
import type { DocumentRow } from "../document-rows.js";
import { daysOfHistory } from "./history-tables.js";

/** A list of days is looked for among so many rows. */
const HISTORY_ROWS = 80;

/** `개정일 : 2024. 4. 5.`: the label of the day, which a head states in place of a list. */
const DAY = String.raw`(?:\s?일(?:\s?자)?)?`;
const REVISED = new RegExp(
  String.raw`^[(<[〈]?\s*(?:제?\s*\d+\s*차\s*)?${oneOfSpaced(DATED_AMENDMENTS)}${DAY}[)）\]>〉]?\s*(?:[(（][^()（）\d]{1,30}[)）])?\s*[:：]?\s*[(<]?\s*(?=\d(?: ?\d){3}|['’])`,
);
/** `2024년 4월 5일 2차 개정`, `(2024. 4. 5. 개정) (2025. 1. 2. 개정)`: the day first. */
const DAY_FIRST = new RegExp(
  String.raw`^[(（[<〈]?\s?['’]?\d{2,4}\s?[.년/-]\s?\d{1,2}\s?[.월/-]\s?(?:\d{1,2}\s?[.일]?)?\s?(?:제?\s?\d+\s?차\s?)?${oneOf(DATED_AMENDMENTS)}(?:[)）\]>〉\s,]|$)`,
);
/** `폐지 2001. 6. 7.`, `변경 2011.12.01.(11)` within a list: nothing but what was done, and the day. */
const CONTINUED = new RegExp(
  String.raw`^[(<[〈]?\s*${oneOfSpaced(CONTINUED_REVISIONS)}\s*[:：]?\s*['’]?\d[\d\s.년월일-]{5,16}(?:\s?[(（]\d{1,3}[)）])?\s*[)）\]>〉]?$`,
);
/** `개정 2023. 7. 5. 개정 2024. 2. 21.`: a long history stands in columns. */
const NEXT_COLUMN = new RegExp(
  String.raw`\s(?=${oneOfSpaced(DATED_AMENDMENTS)}${DAY}\s?[:：]?\s?\d{4})`,
);
/** `개정 2024. 2. 21. 시행 2025. 1. 1.`: what a day of another kind is of. */
const OTHER_DAY = new RegExp(oneOfSpaced(AFTER_REVISION));
/** `/2023.1.`, `2021.6/2022.11` below a line of days that it goes on with. */
const DAYS_ONLY = /^[/,\s]{0,3}\d{4}\s?[.년][\d\s./,년월일]{0,80}$/;
/** `2014.4/2015.3/2016.3`: months and days that a stroke or a comma parts. */
const NEXT_DAY = /\s?[/,]\s?(?=\d{4}\s?\.)/;
/** `(개정이력 생략)`, `… 중간 생략 …`: the list of days goes on below it. */
const OMITTED = /^[\s(（[<〈.…~-]{0,4}[가-힣\s]{0,12}생\s?략[\s)）\]>〉.…~-]{0,4}$/;
/** `개정 2024. 4. 5. 주차장법에 따라 … 정하였다.`: text that cites a revision. */
const SAYS = /[가-힣]다\.?$/;
/** A longer line is text. */
const LONGEST_LINE = 400;

/** The last of the 제정·개정 dates listed under the title, the first of them among the first rows. */
export function lastRevision(
  rows: readonly DocumentRow[],
  from: number,
  within = HISTORY_ROWS,
): string | null {
  let last: string | null = null;
  let listed = 0;
  let read: Table | null = null;
  for (const [at, row] of rows.slice(from, from + HISTORY_ROWS).entries()) {
    if (row.margin || (read && row.table === read)) continue;
    const days = row.table && row.row === 0 ? daysOfHistory(row.table) : null;
    if (days) read = row.table;
    const own = row.text.length > LONGEST_LINE ? null : datesListed(row, listed > 0);
    const dates = days ?? own;
    if (!dates) {
      if (listed > 0 ? !OMITTED.test(row.text) : at >= within) break;
      continue;
    }
    listed += 1;
    for (const date of dates) if (date > (last ?? "")) last = date;
  }
  return last;
}

/** The days of a line of such a list; null where it is none. */
function datesListed(row: DocumentRow, isContinued: boolean): string[] | null {
  const { text, cells } = row;
  if (cells.length > 1 && cells.some((cell, at) => isLabel(cell) && isBlank(cells[at + 1])))
    return null;
  // `문서번호 | HB-01 | 개정일자 | 2026. 3. 2.`: among the fields of a head.
  const beside = cells.filter((cell, at) => isDateOnly(cell) && isLabel(cells[at - 1] ?? ""));
  if (cells.length > 2 && beside.length > 0) return beside.flatMap(daysIn);
  if (SAYS.test(text)) return null;
  if (isContinued && (CONTINUED.test(text) || DAYS_ONLY.test(text))) return daysIn(text);
  if (DAY_FIRST.test(text)) return daysIn(text);
  return REVISED.test(text) ? text.split(NEXT_COLUMN).flatMap(ownDates) : daysAlone(text);
}

/** `[시행 2025. 1. 1.][2024. 4. 5., 일부개정]`, `(2022. 1. 2. (2024. 4. 5. 개정)`: a line of days and what was done, with nothing else but brackets. */
function daysAlone(text: string): string[] | null {
  if (!BEHIND_DAY.test(text)) return null;
  const days = findDates(text);
  const before = days.map(({ start }, at) => text.slice(days[at - 1]?.end ?? 0, start));
  const around = `${before.join("")}${text.slice(days.at(-1)?.end ?? 0)}`;
  if (!NOTHING_ELSE.test(around.replace(DONE, ""))) return null;
  return days.filter((_, at) => !OTHER_DAY.test(before[at]!)).map(({ iso }) => iso);
}

const BEHIND_DAY = new RegExp(String.raw`\d\s?[.일]?,?\s?${oneOf(DATED_AMENDMENTS)}`);
const DONE = new RegExp(oneOf(DATED_AMENDMENTS, AFTER_REVISION), "g");
const NOTHING_ELSE = /^[\s()（）[\]<>〈〉,.·/|]*$/;

/** The days behind what was done, up to one of another kind. */
function ownDates(column: string): string[] {
  const begins = column.search(/\d{2}/);
  if (begins < 0) return [];
  const other = OTHER_DAY.exec(column.slice(begins));
  const own = other ? column.slice(0, begins + other.index) : column;
  return daysIn(own);
}

function daysIn(text: string): string[] {
  return text.split(NEXT_DAY).flatMap((part) => findDates(part).map(({ iso }) => iso));
}

const LABEL = new RegExp(`^${oneOf(DATED_AMENDMENTS)}일자?$`);

function isLabel(cell: string): boolean {
  return LABEL.test(squeeze(cell));
}

/** `최종개정일` with the next label beside it: its day is not known. */
function isBlank(cell: string | undefined): boolean {
  return findDates(cell ?? "").length === 0;
}
