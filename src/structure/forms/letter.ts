/** 기안문·시행문·내부결재 (official letter): letterhead, 수신, (경유), 제목, 발신명의, 수신자, 시행 번호 (일자). */

import { findDates, readDate } from "../../text/dates.js";
import { LETTER } from "../../text/lexicon/form-labels.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { foldSpace, joinWhollySpaced } from "../../text/spacing.js";
import { type DocumentRow, joinRows } from "../document-rows.js";
import { citesAnother } from "../fields/number-lines.js";
import { fieldIn, findField, type LabelledField, unbroken } from "../labelled-fields.js";
import { organisation } from "../organisation-names.js";
import { type Form, type FormFacts, headOf } from "./form.js";
import { splitRecipients } from "./recipients.js";

const REFERRING = new RegExp(String.raw`${oneOf(LETTER.referring)}\s*참조`);
/** `제목` is at least this wide, in points. */
const LABEL_WIDTH = 18;
/** 수신 and 제목 stand this close together; between them are only (경유) and 참조. */
const HEAD_SPAN = 8;

export const readLetter: Form = (rows) => {
  const head = findHead(rows);
  if (!head) return null;
  const { to, subject } = head;
  const facts: Partial<FormFacts> = {
    title: titleOf(subject, rows),
    issuer: letterhead(rows, to.row) ?? signature(rows, subject.row),
    ...enforcement(rows, subject.row),
  };
  const value = joinWhollySpaced(unbroken(to)).replace(/\s*[(（]경유[)）].*$/, "");
  if (REFERRING.test(value)) {
    return { ...facts, recipient: value, recipients: listedRecipients(rows, subject.row) };
  }
  const recipients = splitRecipients(value);
  return { ...facts, recipient: value === "" ? null : value, recipients };
};

interface LetterHead {
  to: LabelledField;
  subject: LabelledField;
}

function findHead(rows: DocumentRow[]): LetterHead | null {
  const head = headOf(rows).filter((row) => !row.margin || row.block.type === "header");
  for (const [at, row] of head.entries()) {
    const to = fieldIn(row, LETTER.to, head[at + 1]);
    if (!to) continue;
    const close = head.slice(at, at + HEAD_SPAN);
    const subject = findField(close, LETTER.subject);
    if (subject) return { to: plainTo(to), subject: plainSubject(subject) };
  }
  return null;
}

/** A blank form: what stands below 제목 is not the title. Beside it, a number is the title's own. */
function plainSubject(subject: LabelledField): LabelledField {
  const beside = subject.row.text.includes(subject.value);
  const next = beside
    ? /^(?:붙\s*임|수신자|발신|\(경유\))/
    : /^(?:붙\s*임|수신자|1\s*\.|발신|\(경유\))/;
  return next.test(subject.value) ? { ...subject, value: "" } : subject;
}

/** A 수신 that the form leaves blank must not swallow the next label. */
function plainTo(to: LabelledField): LabelledField {
  return NEXT_LABEL.test(to.value) ? { ...to, value: "" } : to;
}

const NEXT_LABEL = /^[(（]?\s*경\s*유\s*[)）]?|^[(（]\s*(?:참\s*조|시\s*행\s*일)\s*[)）]|^제\s*목/;

/** 제목, with the line it wraps onto where the reader kept lines apart. */
function titleOf(subject: LabelledField, rows: DocumentRow[]): string | null {
  const title = foldSpace(subject.value);
  if (title === "") return null;
  const label = subject.row;
  // On a printed page the title may stand on a line of its own below its label.
  const row = label.text.includes(subject.value) ? label : (rows[label.index + 1] ?? label);
  const next = rows[row.index + 1];
  if (!next || next.table || next.block.id !== row.block.id) return title;
  const open =
    (title.match(/[(（「『[]/g) ?? []).length - (title.match(/[)）」』\]]/g) ?? []).length;
  // A second line of the title stands below its first, indented past the label; the text begins at the margin.
  const indented = (next.left ?? 0) > (label.left ?? Number.POSITIVE_INFINITY) + LABEL_WIDTH;
  return open > 0 || indented ? foldSpace(`${title}${row.gap}${next.text}`) : title;
}

/** The body named last above 수신; mottoes stand in quotes or are sentences. */
function letterhead(rows: DocumentRow[], to: DocumentRow): string | null {
  for (let at = to.index - 1; at >= Math.max(0, to.index - 12); at -= 1) {
    const row = rows[at]!;
    if (row.cells.length > 2) continue;
    const name = organisation(row.cells.at(-1)!) ?? organisation(row.text);
    if (name) return name;
  }
  return null;
}

/** 발신명의: the line after the text's 끝 that names who signs. */
function signature(rows: DocumentRow[], subject: DocumentRow): string | null {
  const end = rows.slice(subject.index + 1).find((row) => /끝\s*[.。]?$/.test(row.text));
  if (!end) return null;
  for (const row of rows.slice(end.index + 1, end.index + 6)) {
    const name = row.cells.length === 1 ? organisation(row.text) : null;
    if (name) return name;
  }
  return null;
}

/** The names listed at 수신자, at the foot, over as many lines as they take. */
function listedRecipients(rows: DocumentRow[], subject: DocumentRow): string[] {
  const below = rows.slice(subject.index + 1);
  for (const [at, row] of below.entries()) {
    const field = fieldIn(row, LETTER.listed, below[at + 1]);
    if (!field || field.value === "" || /참\s*조$/.test(field.value)) continue;
    const start = row.text.includes(field.value) ? at : at + 1;
    let end = start + 1;
    while (listGoesOn(below[end - 1]!, below[end])) end += 1;
    if (end === start + 1) return splitRecipients(unbroken(field));
    const list = joinRows(below.slice(start, end));
    return splitRecipients(list.slice(list.indexOf(field.value)));
  }
  return [];
}

/** A list goes on below a comma, and within its printed paragraph up to the next label. */
function listGoesOn(row: DocumentRow, next: DocumentRow | undefined): boolean {
  if (!next || row.table) return false;
  if (/,\s*$/.test(row.text)) return true;
  return row.gap === "" || (isPrintedWith(row, next) && !FOOT_LABEL.test(next.text));
}

/** Whether two rows are lines of one printed paragraph. */
function isPrintedWith({ block }: DocumentRow, next: DocumentRow): boolean {
  return next.block.id === block.id && (block.extractor === "pdf" || block.extractor === "ocr");
}

/** What stands below the names: who drafted and approved, the number, the address. */
const FOOT_LABEL = /^(?:시\s*행|접\s*수|협\s*조|우\s*\d|주무관|기안|검토|전결|전화|끝)/;

const ENFORCED =
  /^시\s*행\s*[:：]?\s*((?:\S.{0,40}?)?\S\s?-\s?\d+(?:-\d+)*)(?![\d-])(\s*호)?(?![가-힣])\s*(?:[(（]\s*([^)）]*)[)）])?/;

/** Columns of the line that stand before the number: how it was handled. */
const HANDLED = /^(?:(?:처리|비?전자|전자결재)\s+)+/;

/** `한빛협회 제2024-12` before `호`; behind `총무과-12` a `호` says nothing. */
const COUNTED = /(?:^|\s)제\s?\d[\d\s-]*$/;

/** `시행 기획예산과-1234 (2024. 5. 3.)`; or 문서번호 and 시행일자 as fields of their own. */
function enforcement(rows: DocumentRow[], subject: DocumentRow): Partial<FormFacts> {
  for (const row of rows.slice(subject.index + 1)) {
    const at = row.cells.findIndex((cell) => /^시\s*행(?:$|\s|[:：])/.test(cell));
    if (at < 0) continue;
    const after = joinRows(rows.slice(row.index + 1, row.index + 8));
    const match = ENFORCED.exec(foldSpace(`${row.cells.slice(at).join(" ")}${row.gap}${after}`));
    if (!match || /접\s*수/.test(match[1]!) || citesAnother(match[1]!)) continue;
    const [, number, counted = "", date = ""] = match;
    return {
      doc_number: closeNumber(
        `${number!.replace(HANDLED, "")}${COUNTED.test(number!) ? counted : ""}`,
      ),
      issued_date: readDate(date),
    };
  }
  const stated = findField(rows, LETTER.number);
  const number = stated ? unbroken(stated) : "";
  const date = findField(rows, LETTER.date)?.value ?? "";
  return {
    doc_number: /\d/.test(number) && !citesAnother(number) ? numberOnly(number) : null,
    issued_date: findDates(date)[0]?.iso ?? null,
  };
}

function closeNumber(number: string): string {
  return foldSpace(number).replace(/\s*-\s*/g, "-");
}

/** Without a date in brackets behind it. */
function numberOnly(number: string): string {
  return foldSpace(number.replace(/\s*[(（]\s*\d{4}\s*[.년-].*$/, ""));
}
