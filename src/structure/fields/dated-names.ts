/**
 * A day and who writes on one line below the title: `2026. 3. 2. / 한빛시 교통정책과`, `(교통정책과, 2026. 3. 2.)`. Beside the name of a
 * hall it is when something takes place.
 */

import { findDates, isWholeDay } from "../../text/dates.js";
import { ENGLISH_WEEKDAYS, WEEKDAYS } from "../../text/lexicon/calendar.js";
import { letterOf, oneOf } from "../../text/lexicon/patterns.js";
import { foldSpace } from "../../text/spacing.js";
import type { DocumentRow } from "../document-rows.js";
import { body, isVenue } from "../organisation-names.js";

interface DatedName {
  date: string;
  name: string;
}

/** A longer line is text. */
const LONGEST = 60;
const WEEKDAY = new RegExp(
  String.raw`^\s*(?:[(（]\s*${letterOf(WEEKDAYS)}\s*(?:요일)?\s*[)）]|${letterOf(WEEKDAYS)}요일|[(（]?${oneOf(ENGLISH_WEEKDAYS)}\b[)）]?)\.?`,
  "i",
);
/** Between the two, and around them. */
const BEFORE = /^[\s/|,·:：(（[<〈–—-]+/;
const BEHIND = /[\s/|,·:：)）\]>〉–—-]+$/;

/** `2026. 10. 3. ~ 10. 5. 한빛시 문화회관`: when something takes place, and where. */
const PERIOD = /[~∼～]/;

export function datedName({ text, cells, margin }: DocumentRow): DatedName | null {
  if (margin || cells.length > 1 || text.length > LONGEST) return null;
  const [date, ...others] = findDates(text);
  if (!date || others.length > 0 || !isWholeDay(date.iso)) return null;
  const before = trimmed(text.slice(0, date.start));
  const behind = trimmed(text.slice(date.end).replace(WEEKDAY, ""));
  // The day stands at one end: words on both sides say something of it.
  if ((before === "") === (behind === "")) return null;
  const words = before || behind.replace(STATE, "");
  if (PERIOD.test(words)) return null;
  const name = body(words);
  return name && !isVenue(name) ? { date: date.iso, name } : null;
}

/** The day that begins a line in brackets or between dashes: alone, as of when, or beside who writes; `(2026. 3. 2. 시험)` is of something else. */
export function dayAtHead(text: string): string | null {
  const [date] = findDates(text);
  if (!date || trimmed(text.slice(0, date.start)) !== "") return null;
  const behind = trimmed(text.slice(date.end).replace(WEEKDAY, ""));
  // `교통과 홍길동 사무관 ☏ 2026`: whom to call may follow.
  const writes = body(behind) ?? body(behind.split(" ")[0]!);
  return behind === "" || AS_OF.test(behind) || writes ? date.iso : null;
}

/** `2026. 3. 2. 기준 / 한빛시`: as of the day. */
const STATE = /^(?:기준|현재)\s?[/|,·]\s?/;

const AS_OF = /^(?:\d{1,2}:\d{2}\s*)?(?:기준|현재)$/;

function trimmed(text: string): string {
  return foldSpace(text.replace(BEFORE, "").replace(BEHIND, ""));
}
