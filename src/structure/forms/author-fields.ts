/** Fields of a report or form that state its author, date and subject. */

import { findDates, readDate } from "../../text/dates.js";
import { MINUTES, ORDERS } from "../../text/lexicon/document-kinds.js";
import { COLUMN_HEADS, CONTACT_COLUMNS, REPORT } from "../../text/lexicon/form-labels.js";
import { COMPANY_MARKS } from "../../text/lexicon/organisations.js";
import { oneOf, oneOfSpaced } from "../../text/lexicon/patterns.js";
import { foldSpace, squeeze } from "../../text/spacing.js";
import type { DocumentRow } from "../document-rows.js";
import { findField, findItemField } from "../labelled-fields.js";
import { organisation } from "../organisation-names.js";

const ORDER = new RegExp(oneOfSpaced(ORDERS));
const OF_A_MEETING = new RegExp(String.raw`${oneOfSpaced(MINUTES)}(?:\s?\(.*\))?$`);
const WRITTEN_IN_LINE = new RegExp(
  String.raw`${oneOfSpaced(REPORT.writtenInLine)}\s*[(（:：]\s*([^)）]*)`,
);
const COLUMN_HEAD = new RegExp(`${oneOf(COLUMN_HEADS)}$`);

/** These fields stand among the first rows, a few pages in at most. */
const FIELD_ROWS = 100;
/** Dates of writing stand on the first page. */
const DATE_ROWS = 30;

/** What it is about, where no title stands at the top. */
export function subject(rows: DocumentRow[]): string | null {
  const head = rows.slice(0, FIELD_ROWS);
  for (const at of head.keys()) {
    const value = findItemField(head.slice(at, at + 2), REPORT.subject)?.value ?? "";
    // The head of a column is no value: `규제 사무명 | 현행 규제내용 | 변경 규제내용`.
    if (value.length >= 4 && !COLUMN_HEAD.test(value)) return foldSpace(value);
  }
  return null;
}

/** `2024. 10. 25. 작성`, a field that says when it was written, or when the meeting was that minutes are of. */
export function writtenDate(rows: DocumentRow[], title: string | null): string | null {
  const head = rows.slice(0, DATE_ROWS);
  for (const row of head) {
    if (/작\s*성\s*$/.test(row.text) && row.text.length < 30) return readDate(row.text);
    const said = WRITTEN_IN_LINE.exec(row.text);
    const date = said ? readDate(said[1]!) : null;
    if (date) return date;
  }
  const field =
    findField(head, REPORT.written) ??
    (OF_A_MEETING.test(title ?? "") ? findField(head, REPORT.met) : null);
  return field ? (findDates(field.value)[0]?.iso ?? null) : null;
}

/** Before the name of a company or foundation, where its parts are named without it. */
const MARK = new RegExp(String.raw`^${oneOf(COMPANY_MARKS)}\s?`);
const ANNOUNCER = ["공고기관"];
const WITH_ORDERER = [...REPORT.body, ...REPORT.orderer];

/** 소관부처 and 담당부서 as one name; or the cells behind 작성자 that name a body and its part. */
export function author(rows: DocumentRow[], title: string | null): string | null {
  const head = rows.slice(0, FIELD_ROWS);
  const orders = ORDER.test(title ?? "");
  // Who announces an order may do so for another.
  const announced = orders ? (findItemField(head, ANNOUNCER)?.value ?? "") : "";
  const names = orders ? WITH_ORDERER : REPORT.body;
  const body = organisation(announced) ? announced : (findItemField(head, names)?.value ?? "");
  const division = findField(head, REPORT.division)?.value ?? "";
  if (organisation(body)) {
    if (organisation(division) && division.includes(body.replace(MARK, ""))) return division;
    return foldSpace(
      organisation(division) && !body.includes(division) ? `${body} ${division}` : body,
    );
  }
  const row = head.find((each) => REPORT.author.includes(squeeze(each.cells[0] ?? "")));
  if (!row || listsContacts(head, row)) return null;
  const cells = row.cells.slice(1, 3).filter((cell) => organisation(cell));
  return cells.length > 0 ? foldSpace(cells.join(" ")) : null;
}

/** `구분 | 담당자명 | 부서명 | 전화번호` over `작성자 | 홍길동 | 인사팀 | 02-000-0000`: whom to ask, and no author. */
function listsContacts(rows: DocumentRow[], { table, row }: DocumentRow): boolean {
  return rows.some(
    (each) =>
      table !== null &&
      each.table === table &&
      each.row < row &&
      each.cells.some((cell) => CONTACT_COLUMNS.includes(squeeze(cell))),
  );
}
