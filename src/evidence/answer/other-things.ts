/**
 * Whether a chunk or a row is about another thing than the one that a question names: the third quarter where the fourth is asked for,
 * the 26th where the 27th is, the row of one fire station where another's is.
 */
import {
  ALL_REGIONS,
  BRANCHES,
  ENDS_OF_BODIES,
  ORDINAL_UNITS,
  REGIONS,
  TOWNS,
} from "../../text/lexicon/attributes.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { readDates } from "../../text/quantities/read-dates.js";
import { BETWEEN_MEMBERS, membersOf } from "./listed-members.js";

/** `2분기`, `제3차`, `4학년`, `2호기`: which of several is meant; `3회` may be how often, `제3회` is not. */
const NUMBERED = new RegExp(
  String.raw`((?:(?<![\d.])\d{1,2}${BETWEEN_MEMBERS}){0,6}\d+)\s?(${oneOf(ORDINAL_UNITS)})(?![가-힣]*\s?이[내상하])|제\s?(\d+)\s?(회)(?!계)`,
  "g",
);

/** `요금2팀장`: which of several teams of one name. */
const NUMBERED_TEAM = /(?<=[가-힣])(\d)(팀)(?!\s?\d)/g;

const WITHOUT_RANK = /(?<![가-힣])무순위/;

type Numbered = ReadonlyMap<string, ReadonlySet<string>>;

/** Whether a chunk, with what stands over it, is about another of what the question numbers, or about other days. */
export function isAboutOthers(question: string, chunk: () => string): boolean {
  const numbered = numberedIn(question);
  const days = daysIn(question);
  const months = monthsAlone(question);
  if (numbered.size === 0 && days.size === 0 && months.size === 0) return false;
  const text = chunk();
  if (isOfOther(numbered, numberedIn(text))) return true;
  if (![days, months].some((each) => each.size > 0)) return false;
  // When a paper was written is no other day of what it says.
  const said = text.replace(OWN_DAYS, " ");
  return (
    (isOfOtherDay(days, daysIn(text)) && isOfOtherDay(days, daysIn(said))) ||
    (isOfOtherDay(months, monthsIn(text)) && isOfOtherDay(months, monthsIn(said)))
  );
}

/** `2026-03-05` as it is kept of a paper; `시행 | 총무과-12 | ( | 2026. 3. 5. | ) | 접수` at the foot of a letter. */
const OWN_DAYS =
  /^(?:\d{4}-\d\d-\d\d|\s{0,4}시\s{0,4}행[\s|]{1,6}[^\n|]{2,40}-\d{1,6}[\s|]{0,6}\(.*)$/gm;

/** `8월 일정`: a month without its day. */
const MONTH_ALONE = /(?<!\d)(\d{1,2})월(?!\s?\d{1,2}\s?일)/g;
/** `7~9월` tells three. */
const MONTHS = /(?<!\d)(?:(\d{1,2})\s?[~∼-]\s?)?(\d{1,2})\s?월/g;

/** `12월 공직기강 복무감사`: the month that names one of several. */
const MONTH_OF =
  /(?<![\d~∼-])(\d{1,2})월\s(?:중\s|말\s|초\s)?([가-힣]{3,12}?)(?:에서|에는|에|의|은|는|이|가|을|를|로)?(?=\s)/g;
const MONTH = /(?<![\d~∼-])(\d{1,2})월/g;

/** Whether the titles name the same of another month. */
export function isTitledOtherMonth(question: string, titles: readonly string[]): boolean {
  for (const [, month, noun] of question.matchAll(MONTH_OF)) {
    const single = titles.filter((title) => !/\d\s?[~∼-]\s?\d{1,2}월/.test(title));
    // In `가람축제 4월 회의 결과` the month is the meeting's: what it names stands behind it.
    const before = single.map((title) => title.slice(0, Math.max(0, title.lastIndexOf(noun!))));
    const told = before.flatMap((text) => Array.from(text.matchAll(MONTH), ([, each]) => each!));
    if (told.length > 0 && !told.includes(month!)) return true;
  }
  return false;
}

function monthsAlone(question: string): ReadonlySet<string> {
  return new Set(Array.from(question.matchAll(MONTH_ALONE), ([, month]) => month!));
}

function monthsIn(text: string): ReadonlySet<string> {
  const months = new Set<string>();
  for (const [, from, to] of text.matchAll(MONTHS))
    for (let month = Number(from ?? to); month <= Number(to); month += 1) months.add(String(month));
  for (const { month } of readDates(text)) if (month !== null) months.add(String(month));
  return months;
}

const REGION_ASKED = new RegExp(
  `(?<![가-힣])(${oneOf(REGIONS)})(?:시|도|특별시|광역시)?(?:에서는|에서|에는|에|의|은|는|지역)(?=\\s)`,
);
/** So many regions in a document are told apart by it. */
const TOLD_APART = 3;

/** The region that a question asks about, where a document tells several apart; a line of another one or of all does not answer. */
export function regionAsked(question: string, holds: (word: string) => boolean): string | null {
  const region = REGION_ASKED.exec(question)?.[1];
  if (region === undefined) return null;
  return REGIONS.filter(holds).length >= TOLD_APART || ALL_REGIONS.some(holds) ? region : null;
}

export function numberedIn(text: string): Numbered {
  const found = new Map<string, Set<string>>();
  for (const [, number, unit, time, times] of text.matchAll(NUMBERED)) {
    const of = (unit ?? times)!;
    for (const each of membersOf((number ?? time)!))
      found.set(of, (found.get(of) ?? new Set()).add(each));
  }
  // `무순위`: applied for without any.
  if (WITHOUT_RANK.test(text)) found.set("순위", (found.get("순위") ?? new Set()).add("무"));
  for (const [, number, unit] of text.matchAll(NUMBERED_TEAM))
    found.set(unit!, (found.get(unit!) ?? new Set()).add(number!));
  return found;
}

/** Whether a line says another of what the question numbers. */
export function isOfOther(asked: Numbered, line: Numbered): boolean {
  for (const [unit, numbers] of asked) {
    const said = line.get(unit);
    if (said && ![...numbers].some((number) => said.has(number))) return true;
  }
  return false;
}

/** `부서 77의`: a noun with its number, no unit behind it. */
const NOUN_AND_NUMBER = /([가-힣]{2,})\s?(\d+)(?=(?:에서|[의은는이가을를에])?(?:[\s?？]|$))/g;
const NUMBERED_CELL = /^([가-힣]{2,})\s?(\d+)$/;

/** Whether a row is that of `부서76` where `부서 77` is asked about, whatever else in it says 77. */
export function isRowOfOther(question: string, row: string): boolean {
  const cells = row.split(" | ").map((cell) => NUMBERED_CELL.exec(cell.trim()));
  for (const [, noun, number] of question.matchAll(NOUN_AND_NUMBER)) {
    const said = cells.flatMap((cell) => (cell?.[1] === noun ? [Number(cell![2])] : []));
    if (said.length > 0 && !said.includes(Number(number))) return true;
  }
  return false;
}

/** The days that a question states, as `month-day`. */
export function daysIn(text: string): ReadonlySet<string> {
  const days = new Set<string>();
  for (const { month, day } of readDates(text))
    if (month !== null && day !== null) days.add(`${month}-${day}`);
  return days;
}

/** Whether a text tells days, and none of those that are asked about. */
export function isOfOtherDay(asked: ReadonlySet<string>, said: ReadonlySet<string>): boolean {
  return asked.size > 0 && said.size > 0 && ![...asked].some((day) => said.has(day));
}

const YEAR = /(?<![\d제])(?:(19|20)(\d\d)|['‘’](\d\d))(?=\s?(?:년|학년|[.\s)」』_-]|$))/g;

/** The year of a question, where a document tells by its title which years it is about, and it is none of them; else null. */
export function yearNotOf(question: string, titles: readonly string[]): string | null {
  const asked = yearsIn(question);
  const told = yearsIn(titles.join("\n"));
  if (asked.length !== 1 || told.length === 0 || told.includes(asked[0]!)) return null;
  return asked[0]!;
}

export function yearsIn(text: string): string[] {
  return Array.from(text.matchAll(YEAR), ([, century, year, short]) =>
    short === undefined ? `${century}${year}` : `20${short}`,
  );
}

const TOWN = new RegExp(
  String.raw`(?<![가-힣])(${oneOf(TOWNS)})(?:[시군구]|${oneOf(BRANCHES)})(?=(?:에서는|에서|에는|에|의|가|는)?\s)`,
  "g",
);

/** The towns and districts that a question names, `수원시`, `부산지사`: what is said of others is none of theirs. Without their ending, as `서울` is. */
export function townsIn(question: string): string[] {
  return Array.from(question.matchAll(TOWN), ([, town]) => town!);
}

const BODY_OF_TOWN = new RegExp(
  String.raw`(?<![가-힣])(${oneOf(TOWNS)})([가-힣]{3,12}${oneOf(ENDS_OF_BODIES)})`,
  "g",
);
const BEFORE_BODY = new RegExp(`(${oneOf(TOWNS)})시?\\s?$`);
/** Letters that a town's name may take, with what stands behind it. */
const LONGEST_TOWN = 6;

/** Whether a text names the body of another town alone: `오산여성회관센터` where `수원여성회관센터` is asked about. */
export function isOfOtherTown(question: string, text: () => string): boolean {
  for (const [, town, body] of question.matchAll(BODY_OF_TOWN)) {
    const before = text().split(body!).slice(0, -1);
    const towns = before.flatMap((part) => BEFORE_BODY.exec(part.slice(-LONGEST_TOWN))?.[1] ?? []);
    if (towns.length > 0 && !towns.includes(town!)) return true;
  }
  return false;
}
