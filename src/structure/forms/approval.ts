/** 결재문서 with a cover: 문서번호·결재일자 in the approval box, then the title, the date and the organisation. */

import { findDates, isDateOnly, readDate } from "../../text/dates.js";
import { APPROVAL, LETTER, TITLE_LABELS } from "../../text/lexicon/form-labels.js";
import { foldSpace, squeeze } from "../../text/spacing.js";
import { type DocumentRow, filledCells } from "../document-rows.js";
import { fieldIn, findField, type LabelledField, unbrokenNumber } from "../labelled-fields.js";
import { body } from "../organisation-names.js";
import { approvedDay, isApprovalTable } from "./approval-box.js";
import { readPrintedBox } from "./approval-printed.js";
import { bodyAfterEnd, findSignature } from "./cover-date.js";
import { type Form, headOf } from "./form.js";
import { splitRecipients } from "./recipients.js";
import { titleFrom } from "./title-lines.js";
import { titleWords } from "./title-row.js";

/**
 * What is printed right behind the figures is part of the number: `경영부-123호`, `기획-2024-12-가`, `총무과-12A`, `총무과-12(2)`,
 * `총무과-12~14`, `총무과-12,13`.
 */
export const BEHIND_FIGURES = String.raw`(?:[호차]|-[가-하]|[A-Z]|[(（]\d{1,2}차?[)）]|[~∼～,·/]\d{1,8})(?![가-힣A-Za-z\d]|\.\d)`;
/** `현장대응단-5131`, `총무-2024-12`, `질의-2024-법령해석-0175`. */
const NUMBERED = new RegExp(
  String.raw`^(\S.{0,40}?)\s?-\s?(\d+(?:-(?:[가-힣]{1,12}-)?\d+){0,4}(?:${BEHIND_FIGURES})?)`,
);

export const readApproval: Form = (rows) => {
  const head = headOf(rows);
  const number = findField(head, APPROVAL.number);
  const date = dated(head, APPROVAL.approved) ?? dated(head, APPROVAL.registered);
  const counted = number && numberIn(unbrokenNumber(number), readDate(date?.value ?? ""));
  if (!counted || number.row.table === null) return readPrintedBox(head);
  const below = belowBox(rows, date?.row ?? number.row);
  const beside = rowsBeside(head, number.row);
  const own = findField(beside, TITLE_LABELS)?.value ?? "";
  const above = own === "" ? titleAbove(rows, number.row) : own;
  const named = above ? null : titleFrom(rows, below, { within: 4 });
  const title = above ?? named?.title ?? null;
  const signature = named && findSignature(rows, named.end, named.end + 8);
  const stated = readDate(date?.value ?? "") ?? readDate(number.value) ?? footDate(rows);
  const to = findField(beside, LETTER.to)?.value ?? "";
  return {
    doc_number: counted,
    issued_date: stated ?? approvedDay(rows),
    title,
    issuer: signature?.names.join(" ") ?? bodyAfterEnd(rows) ?? bodyOverPart(rows, counted),
    recipient: to === "" ? null : to,
    recipients: splitRecipients(to),
  };
};

/** The first of the fields that says a day: a draft leaves that of its approval blank. */
function dated(head: DocumentRow[], labels: readonly string[]): LabelledField | null {
  const own = head.flatMap((row, at) => fieldIn(row, labels, head[at + 1]) ?? []);
  const stated = own.find(({ value }) => readDate(value) !== null);
  return stated ?? head.map((row) => dayBelow(row, labels)).find((day) => day !== null) ?? null;
}

/** `결재일자` over `2024. 5. 3.(금)` in the cell below it. */
function dayBelow(row: DocumentRow, labels: readonly string[]): LabelledField | null {
  if (!row.table) return null;
  const cells = filledCells(row.table);
  const label = cells.find(
    (cell) => cell.row === row.row && labels.includes(squeeze(cell.text).replace(/[:：]$/, "")),
  );
  const below = cells.find(
    (cell) => label && cell.row === label.row + label.row_span && cell.col === label.col,
  );
  const value = foldSpace(below?.text ?? "");
  return findDates(value)[0]?.start === 0 ? { value, row, raw: value } : null;
}

/** The rows of the table that states the number. */
function rowsBeside(rows: DocumentRow[], { table }: DocumentRow): DocumentRow[] {
  return rows.filter((row) => row.table === table);
}

/** `한빛소방서` over `[현장대응단]` at the foot of `현장대응단-5131`: whose part it is that counts the papers. */
function bodyOverPart(rows: DocumentRow[], counted: string): string | null {
  const part = counted.replace(/-.*$/, "");
  const foot = rows.slice(-FOOT_ROWS);
  const at = foot.findIndex(({ text }) => squeeze(text).replace(/^[[(（]|[\])）]$/g, "") === part);
  return at > 0 && foot[at - 1]!.cells.length === 1 ? body(foot[at - 1]!.text) : null;
}

/** Who signs stands among the last rows. */
const FOOT_ROWS = 4;

/** `제 2024 - 12 호` */
const COUNTED = /^제\s?\d{2,4}\s?-\s?\d{1,6}\s?호$/;

/** `조심2024부1296 (2024. 12. 21.)`: the case that a tribunal counts, beside the same label. */
const CASE = /^[가-힣]{2,4}\d{4}[가-힣]{1,2}\d{1,6}(?=\s|[(（]|$)/;

/**
 * `123 - 45 - 67890`, `110111-1234567`: what a tax office counts a business by, and a court a company; `12-345678`, `11-12-345678-90`,
 * `10-2026-0012345`: a trade's, a licence's, a patent's; `02-123-4567`: a telephone.
 */
const BUSINESS =
  /^(?:\d{3}\s?-\s?\d{2}\s?-\s?\d{5}|\d{6}\s?-\s?\d{7}|\d{2}\s?-\s?\d{6,8}|\d{2}\s?-\s?\d{2}\s?-\s?\d{6}\s?-\s?\d{2}|\d{2}\s?-\s?\d{4}\s?-\s?\d{7}|0\d{1,2}\s?-\s?\d{3,4}\s?-\s?\d{4})(?!\d)/;

/** `24-001234` of a register that counts by the year: what `12-345678` of a trade looks like, too. */
const OF_YEAR = /^(\d{2})-\d{6}$/;

/** The number at the start of what a label states; null where it is no paper's. `day`: that of the paper. */
export function numberIn(value: string, day: string | null = null): string | null {
  const year = OF_YEAR.exec(value)?.[1];
  if (year && day?.startsWith(`20${year}`)) return value;
  if (BUSINESS.test(value)) return null;
  if (COUNTED.test(value)) return foldSpace(value);
  const match = NUMBERED.exec(value);
  return match ? `${foldSpace(match[1]!)}-${match[2]}` : (CASE.exec(value)?.[0] ?? null);
}

/** The first row below the approval box: tables that hold offices, names and dates of approval. */
function belowBox(rows: DocumentRow[], from: DocumentRow): number {
  let at = from.index + 1;
  while (rows[at] && (rows[at]!.table === from.table || isApprovalTable(rows[at]!))) at += 1;
  return at;
}

/** Forms that print their title above the number. */
function titleAbove(rows: DocumentRow[], number: DocumentRow): string | null {
  for (let at = Math.max(0, number.index - 4); at < number.index; at += 1) {
    const row = rows[at]!;
    const words = row.box ? titleWords(row) : null;
    if (words) return words;
  }
  return null;
}

/** `위와 같이 검사하였음` and the date below it. */
function footDate(rows: DocumentRow[]): string | null {
  const said = rows.find((row) => /^위\s?와\s?같이|^상기와\s?같이/.test(row.text));
  const dated = said && rows.slice(said.index, said.index + 4).find((row) => isDateOnly(row.text));
  return dated ? readDate(dated.text) : null;
}
