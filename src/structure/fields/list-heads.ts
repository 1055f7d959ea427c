/**
 * Of which day a list is, and who keeps it: short lines around its title that hold nothing but a day, a name and the unit, in any order:
 * `(2026. 5. 1. 현재, 총무과)`, `작성기준일: 2026. 5. 1.`, `(단위: 건, ’26.3.31. 기준)`.
 */
import { findDates, isDateOnly } from "../../text/dates.js";
import { DATED_AMENDMENTS, LISTS } from "../../text/lexicon/document-kinds.js";
import { LIST, REPORT } from "../../text/lexicon/form-labels.js";
import { oneOf, oneOfSpaced } from "../../text/lexicon/patterns.js";
import { readLabel } from "../../text/outline-labels.js";
import { foldSpace, joinSpacedLetters } from "../../text/spacing.js";
import type { DocumentRow } from "../document-rows.js";
import { behindTag, isTagLine } from "../forms/tags.js";
import { titleFrom } from "../forms/title-lines.js";
import { standsAside } from "../forms/title-words.js";
import { fieldIn, findField } from "../labelled-fields.js";
import { body, isVenue, organisation } from "../organisation-names.js";

/** What such lines say; null where they say nothing of it. */
interface ListHead {
  date: string | null;
  keeper: string | null;
}

/** The title of a list stands among the first rows, its day and keeper among a few more. */
const TITLE_ROWS = 4;
const HEAD_ROWS = 12;
/** `기준일 | 2026. 3. 31. | 제출일 | …` over whom to ask, at the foot of a list. */
const FOOT_ROWS = 8;
/** Right below any title such a line is its own, too. */
const BELOW_ROWS = 2;
const LONGEST_LINE = 60;

export function listHead(rows: DocumentRow[]): ListHead {
  const title = titleFrom(rows, 0, { within: TITLE_ROWS });
  const [first] = rows;
  const inHeader = first?.margin ? joinSpacedLetters(first.text) : "";
  const words = title?.title ?? readLabel(first?.text ?? "")?.rest ?? inHeader;
  const isList = OF_A_LIST.test(words);
  const from = title?.end ?? 1;
  const own = rows.filter(
    ({ index, margin }) =>
      margin || (index >= from && index < (isList ? HEAD_ROWS : from + BELOW_ROWS)),
  );
  const lines = own.filter(({ margin }) => isList || !margin).map((row) => readLine(row, isList));
  const named = isList ? rows.slice(0, HEAD_ROWS) : [];
  const last = isList ? rows.filter(({ margin }) => !margin).slice(-FOOT_ROWS) : [];
  const field = findField(named, LIST.asOf)?.value ?? findField(last, LIST.asOf)?.value ?? "";
  return {
    date:
      dayInTitle(TAIL.exec(rows[from - 1]?.text ?? "")?.[1] ?? "", isList) ??
      asOf(DASHED_TAIL.exec(rows[from - 1]?.text ?? "")?.[1] ?? "", isList) ??
      lines.find((line) => line?.date)?.date ??
      (isDateOnly(field) ? findDates(field)[0]!.iso : null),
    keeper:
      lines.find((line) => line?.keeper)?.keeper ??
      named.map((row) => keeperIn(row)).find((name) => name) ??
      null,
  };
}

/** `판매 목록(2026. 6. 25.)`; a report has a number and a day of its case there. */
function dayInTitle(words: string, isList: boolean): string | null {
  return asOf(words, isList) ?? (isList && isDateOnly(words) ? findDates(words)[0]!.iso : null);
}

/** `정보목록`, `인허가 처리 현황 (2026. 3. 기준)` */
const OF_A_LIST = new RegExp(
  String.raw`${oneOf(LISTS)}(?:\s?[(（[［][^()（）[\]［］]*[)）\]］])?$`,
);
const TAIL = /[(（[［]([^()（）[\]［］]*)[)）\]］]$/;
/** `주차장 현황 – 2026. 3. 31. 현재`, in brackets of its own, too. */
const DASHED_TAIL = /\s[-–—]\s?([^-–—]{6,30}?)\s?[>〉】\]］]?$/;

/** `관리부서: 총무과 (☎ 031-000-0000)`: whom to call behind the name. */
const CALL = /\s?[(（]?\s?[☎☏].*$/;

function keeperIn(row: DocumentRow): string | null {
  const value = fieldIn(row, LIST.keeper)?.value.replace(CALL, "") ?? "";
  return body(value);
}

/** The parts of a line that is nothing else than a list's day, keeper and unit. */
function readLine({ cells, raw, text, table }: DocumentRow, ofList: boolean): ListHead | null {
  // `총무과 | 2026. 3. 31. 현재`, a table of one row: each part in a cell.
  const apart = cells.length > 1;
  if ((apart && !(ofList && table?.rows === 1)) || text.length > LONGEST_LINE) return null;
  const parts = raw
    .join(",")
    .replace(MARK, "")
    .replace(DASH_BEHIND, "")
    .replace(WEEKDAY, "")
    .split(PARTS)
    .map(foldSpace)
    .filter((part) => part !== "");
  if (parts.length === 0) return null;
  const names = parts.map((part) => body(part.replace(KEEPER, "").replace(CALL, "")));
  const keeper = names.find((name) => name && !isVenue(name)) ?? null;
  // Days alone, or of what was done to a rule, are its history; beside a name they are the paper's.
  const days = parts.map((part) => asOf(part, ofList) ?? (keeper ? dayBesideName(part) : null));
  if (parts.some((part, at) => !days[at] && !names[at] && !UNIT.test(part))) return null;
  const date = days.find((day) => day) ?? null;
  // A name alone may be whoever stands there.
  const framed = (ofList && IN_BRACKETS.test(text)) || BETWEEN_DASHES.test(text);
  const named = keeper && (KEEPER.test(parts[0]!) || framed);
  return date || named ? { date, keeper } : null;
}

/** `2026. 5. 1.`, `2026. 5. 1. 개정`. */
function dayBesideName(part: string): string | null {
  const words = part.replace(DONE, "");
  return isDateOnly(words) ? findDates(words)[0]!.iso : null;
}

const DONE = new RegExp(String.raw`\s?${oneOf(DATED_AMENDMENTS)}$`);

/** Whether a line says of which day a list is. */
export function statesListsDay(row: DocumentRow): boolean {
  return (readLine(row, true)?.date ?? null) !== null;
}

/** A line over a form's boxes or a list that is no text of it: a tag, whose it is, a list's day, keeper and unit. */
export function isAside(row: DocumentRow): boolean {
  const { text, table, box } = row;
  if (table && !box && table.rows > 1) return false;
  const words = behindTag(text) ?? text;
  if (isTagLine(text) || standsAside(words) || organisation(text) !== null) return true;
  const head = readLine(row, true) ?? keeperIn(row) ?? fieldIn(row, LIST.asOf);
  return head !== null || ONLY_UNIT.test(text);
}

const ONLY_UNIT = new RegExp(String.raw`^[(（[［]?\s?${oneOfSpaced(LIST.unit)}\s*[:：].{1,20}$`);

/** `- 한빛시 교통정책과 -`: who writes, below the title. */
const BETWEEN_DASHES = /^[-–—]\s.*\s[-–—]$/;
const DASH_BEHIND = /\s[-–—]\s*$/;
const IN_BRACKETS = /^[(（[<〈].*[)）\]>〉]$/;

const MARK = /^[\s※○ㅇ*·□■▪●◦-]+/;
/** `/` parts days as well: only with a space beside it is it between two parts. */
const PARTS = /\s*[,|;()（）[\]［］<>〈〉]\s*|\s+\/\s*|\/\s+|(?<=\S)\s{3,}/;
const UNIT = new RegExp(String.raw`^${oneOfSpaced(LIST.unit)}\s*[:：]`);
const KEEPER = new RegExp(String.raw`^${oneOfSpaced(LIST.keeper)}\s*[:：]\s*`);

const labelOf = (...names: (readonly string[])[]) =>
  new RegExp(String.raw`^${oneOfSpaced(...names, REPORT.written)}(?:일?자|일)?\s*[:：]?\s*`);
const LABEL = labelOf(LIST.asOf);
const LIST_LABEL = labelOf(LIST.asOf, LIST.drawnUp);
const BEHIND = /^[\s.]*(?:일?자|말일?)?\s*(?:\d{1,2}:\d{2}\s*)?(?:기준|현재|현행)$/;

/** `’26. 3월말 현재`, `기준일: 2026. 3. 31.`; null where the words say more, or do not say that it is such a day. */
function asOf(part: string, ofList: boolean): string | null {
  const label = ofList ? LIST_LABEL : LABEL;
  const labelled = label.test(part);
  const words = part.replace(label, "").replace(MONTH, "$1.");
  const [day, ...others] = findDates(words);
  if (!day || day.start > 0 || others.length > 0) return null;
  const behind = words.slice(day.end);
  const told = labelled ? TIME.test(behind) || BEHIND.test(behind) : BEHIND.test(behind);
  return told ? day.iso : null;
}

/** `2026. 3월`, `’26. 3월말`: a month that is written out behind dots. */
const MONTH = /(['’]?\d{2,4}\s?\.\s?\d{1,2})\s?월(?=\s?(?:말|현재|기준|$))/;
const WEEKDAY = /\s?[(（][월화수목금토일][)）]/g;
const TIME = /^[\s.]*(?:말일?)?(?:\d{1,2}:\d{2})?\s*$/;
