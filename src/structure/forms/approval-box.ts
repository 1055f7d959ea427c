/** The box in which a paper is approved: its tables, and the day that its approver wrote without the year. */
import type { Cell } from "../../model/document.js";
import { findDates, isDateOnly, isWholeDay, readDate } from "../../text/dates.js";
import {
  APPROVAL_BOXES,
  APPROVED_FOR,
  APPROVERS,
  PERSONS_ROLES,
} from "../../text/lexicon/offices.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { foldSpace, squeeze } from "../../text/spacing.js";
import { type DocumentRow, filledCells } from "../document-rows.js";

/** `06/25`, `전결 06/25`, with a name run into it where cells were not told apart. */
const APPROVED_ON = new RegExp(
  String.raw`^(?:${oneOf(APPROVED_FOR)}\s*)?(\d{2})\/(\d{2})(?:\s*[가-힣]{2,4})?$`,
);
/** An approval box has few rows. */
const BOX_ROWS = 15;

/** A table with an approval's date (`06/25`, `전결 06/25`), or with its 결재 or 협조 label. */
export function isApprovalTable(row: DocumentRow): boolean {
  if (!row.table || row.table.rows > BOX_ROWS) return false;
  return row.table.cells.some(
    ({ text }) => APPROVED_ON.test(foldSpace(text)) || APPROVAL_BOXES.includes(squeeze(text)),
  );
}

/** Who approves: `전결 06/25`, a label of the box, or the titles of two and more; a table of days has none. */
function namesApprovers({ table }: DocumentRow): boolean {
  const texts = table!.cells.map(({ text }) => foldSpace(text));
  const isSure = texts.some(
    (text) => APPROVED_AS.test(text) || APPROVAL_BOXES.includes(squeeze(text)),
  );
  return isSure || texts.filter((text) => TITLED.test(text)).length > 1;
}

const APPROVED_AS = new RegExp(String.raw`^${oneOf(APPROVED_FOR)}(?=\s|\d|$)`);
const TITLED = new RegExp(String.raw`^[가-힣★\s]{0,12}${oneOf(APPROVERS, PERSONS_ROLES)}(?=\s|$)`);

/** Whether a row names offices or those who hold them in a box that has nothing else. */
export function standsInBox({ table }: DocumentRow): boolean {
  if (!table || table.rows > MOST_SIGNED) return false;
  const offices = filledCells(table).filter(isOffice);
  return offices.length >= FEWEST_OFFICES;
}

/** The last whole day on which one of them signed: `홍길동 2026. 3. 2.` */
export function signedDay(rows: readonly DocumentRow[]): string | null {
  const cells = rows
    .slice(0, HEAD_ROWS)
    .filter((row) => standsInBox(row) && isSigned(row))
    .flatMap((row) => row.cells);
  return (
    cells
      .flatMap((cell) => dayBehindName(cell) ?? [])
      .sort()
      .at(-1) ?? null
  );
}

/** Offices side by side over who signed; `구분 | 팀장 | 과장` heads other days, as does `교육일` beside them. */
function isSigned({ table, row }: DocumentRow): boolean {
  const cells = filledCells(table!);
  const at = cells.find(isOffice)!.row;
  const [first, ...others] = cells.filter((cell) => cell.row === at);
  const own = cells.find((cell) => cell.row === row)!;
  const isBox = (cell: Cell) => APPROVAL_BOXES.includes(squeeze(cell.text));
  if (!others.some(isOffice) || !(isOffice(first!) || isBox(first!))) return false;
  return isBox(own) || own.col >= first!.col;
}

const isOffice = ({ text }: Cell) => APPROVERS.includes(squeeze(text));

function dayBehindName(cell: string): string | null {
  const [day] = findDates(cell);
  if (!day || !isWholeDay(day.iso)) return null;
  const [before, after] = [cell.slice(0, day.start), cell.slice(day.end)];
  const signed = WHEN.test(after) || (before === "" && NAME.test(after));
  return WHO.test(before) && signed ? day.iso : null;
}

/** An office, a name, `전결` before the day; the weekday and the time behind it. */
const WHO = /^[가-힣★\s()（）]{0,16}$/;
const WHEN = /^\s?(?:[(（][가-힣][)）])?\s?(?:\d{1,2}:\d{2}(?::\d{2})?)?\s?$/;

/** `'26. 3. 5.` over `홍길동` in one cell. */
const NAME = /^\s[가-힣]{2,4}$/;

/** Offices, signatures, names and days. */
const MOST_SIGNED = 4;
const FEWEST_OFFICES = 2;

/** Title, first sentences and the table under the title stand in so many rows. */
const HEAD_ROWS = 20;

/** The day with its year, where the box says `06/25` alone: one that the head states and that agrees, or the month of its year. */
export function approvedDay(rows: readonly DocumentRow[]): string | null {
  const boxes = rows.filter(isApprovalTable);
  // Of all who approve the last one does so last.
  const day = boxes.filter(namesApprovers).flatMap(daysOf).sort().at(-1);
  if (!day) return null;
  const head = rows.filter((row) => !row.margin && !isApprovalTable(row)).slice(0, HEAD_ROWS);
  // `2026. 6. 25.(목)` may stand in the box itself, beside who approves.
  const boxed = rows.filter(isApprovalTable).flatMap(({ cells }) => cells);
  const texts = [...head.map(({ text }) => text), ...boxed];
  const stated = texts.flatMap((text) => findDates(text)).map(({ iso }) => iso);
  const months = head.filter(({ text }) => isDateOnly(text)).map(({ text }) => readDate(text)!);
  const whole = only(stated.filter((iso) => iso.endsWith(`-${day}`)));
  const month = only(months.filter((iso) => iso.endsWith(`-${day.slice(0, 2)}`)));
  if (whole !== undefined) return whole;
  return month ? `${month}${day.slice(2)}` : null;
}

/** `MM-DD` of those who approved on a row. */
function daysOf({ cells }: DocumentRow): string[] {
  return cells.flatMap((cell) => {
    const [, month, day] = APPROVED_ON.exec(cell) ?? [];
    return month && day ? [`${month}-${day}`] : [];
  });
}

/** The one that all values are; null where they differ, undefined where there are none. */
function only(values: readonly string[]): string | null | undefined {
  return new Set(values).size > 1 ? null : values[0];
}
