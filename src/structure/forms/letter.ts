/** 기안문·시행문·내부결재 (official letter): letterhead, 수신, (경유), 제목, 발신명의, 수신자, 시행 번호 (일자). */

import { LETTER } from "../../text/lexicon/form-labels.js";
import { oneOf, oneOfSpaced } from "../../text/lexicon/patterns.js";
import { readLabel } from "../../text/outline-labels.js";
import { joinWhollySpaced, squeeze } from "../../text/spacing.js";
import { type DocumentRow, isCentred, sizeOf } from "../document-rows.js";
import { readsAsSentence } from "../heading-words.js";
import { fieldIn, findField, type LabelledField, unbroken } from "../labelled-fields.js";
import { organisation } from "../organisation-names.js";
import { approvedDay } from "./approval-box.js";
import { type Form, type FormFacts, headOf } from "./form.js";
import { letterFoot, letterNumber } from "./letter-number.js";
import { joined, LABEL_WIDTH, letterTitle } from "./letter-title.js";
import { splitRecipients } from "./recipients.js";

const REFERRING = new RegExp(String.raw`${oneOf(LETTER.referring)}\s*참조`);
/** 수신 and 제목 stand this close together; between them are only (경유) and 참조. */
const HEAD_SPAN = 8;

export const readLetter: Form = (rows) => {
  const head = findHead(rows);
  if (!head) return readFoot(rows);
  const { to, subject } = head;
  const { doc_number, issued_date } = letterNumber(rows, { to: to.row, subject: subject.row });
  const facts: Partial<FormFacts> = {
    title: letterTitle(subject, rows),
    issuer: issuerOf(rows, head),
    doc_number,
    // The day of 시행 may be left blank.
    issued_date: issued_date ?? approvedDay(rows),
  };
  const value = joinWhollySpaced(unbroken(to)).replace(/\s*[(（]경유[)）].*$/, "");
  if (REFERRING.test(value)) {
    return { ...facts, recipient: value, recipients: listedRecipients(rows, head) };
  }
  const recipients = splitRecipients(value);
  return { ...facts, recipient: value === "" ? null : value, recipients };
};

/** The text of a letter and its foot, without the head: they state its number, its day and who signs. */
function readFoot(rows: DocumentRow[]): Partial<FormFacts> | null {
  const end = rows.findLastIndex((row) => !row.margin && ENDS.test(row.text));
  const numbered = end < 0 ? null : letterFoot(rows, end);
  return numbered && { ...numbered, issuer: signature(rows, end - 1) };
}

interface LetterHead {
  to: LabelledField;
  subject: LabelledField;
}

function findHead(rows: DocumentRow[]): LetterHead | null {
  const own = headOf(rows).filter((row) => !row.margin || row.block.type === "header");
  const head = own.map(withoutMark);
  for (const [at, row] of head.entries()) {
    const to = fieldIn(row, LETTER.to, head[at + 1]);
    if (!to) continue;
    const subject = findField(belowIn(head, at), LETTER.subject);
    if (subject) return { to: plainTo(to), subject: plainSubject(subject) };
  }
  return null;
}

/** `1. 수신 : 가람구청장`, `○ 제목 : …`: the labels of a head as the items of a list. */
function withoutMark(row: DocumentRow): DocumentRow {
  const text = row.cells.length === 1 ? (readLabel(row.text)?.rest ?? "") : "";
  return LABELLED.test(text) ? { ...row, text, cells: [text], raw: [text] } : row;
}

const LABELLED = new RegExp(String.raw`^${oneOfSpaced(LETTER.to, LETTER.subject)}\s*[:：]`);

/** The rows from 수신 on that 제목 may stand in; a box for receipt and approval beside them is not counted. */
function belowIn(head: DocumentRow[], at: number): DocumentRow[] {
  const edge = (head[at]!.left ?? Number.POSITIVE_INFINITY) + BESIDE;
  const own = head.slice(at, at + MOST_BESIDE).filter(({ left }) => (left ?? 0) < edge);
  return own.slice(0, HEAD_SPAN);
}

/** What begins so many points right of 수신 stands beside the head, in at most so many rows with it. */
const BESIDE = 180;
const MOST_BESIDE = 30;

/** A blank form: what stands below 제목 is not the title. Beside it, a number is the title's own. */
function plainSubject(subject: LabelledField): LabelledField {
  const beside = subject.row.text.includes(subject.value);
  const next = beside
    ? /^(?:붙\s*임|수신자|발신|\(경유\))/
    : /^(?:붙\s*임|수신자|1\s*\.|발신|\(경유\))/;
  const isText = !beside && readsAsSentence(subject.value);
  return isText || next.test(subject.value) ? { ...subject, value: "" } : subject;
}

/** A 수신 that the form leaves blank must not swallow the next label, nor are the brackets to be filled in a name. */
function plainTo(to: LabelledField): LabelledField {
  return NEXT_LABEL.test(to.value) || BLANK_TO.test(to.value) ? { ...to, value: "" } : to;
}

const NEXT_LABEL = /^[(（]?\s*경\s*유\s*[)）]?|^[(（]\s*(?:참\s*조|시\s*행\s*일)\s*[)）]|^제\s*목/;

const BLANK_TO = new RegExp(
  String.raw`^(?:${oneOfSpaced(LETTER.to)}\s*)?(?:[(（][\s_]*[)）]|\{\{[^{}]*\}\}|\$\{[^{}]*\})$`,
);

function issuerOf(rows: DocumentRow[], { to, subject }: LetterHead): string | null {
  const signed = signature(rows, subject.row.index);
  const named = letterhead(rows, to.row, signed) ?? sender(rows, to.row);
  // The head of a part signs for the body that the letterhead names, though nothing tells that it is one.
  const isPart = HEADS_A_PART.test(squeeze(signed ?? "")) && hasUnknownHead(rows, to.row);
  return named ?? (isPart ? null : signed);
}

/** `총무과장`, `기획실장` */
const HEADS_A_PART = /^[가-힣]{1,8}[과팀실부]장$/;
/** `한빛도시공원`: one word. */
const ONE_WORD = /^[가-힣]{3,12}$/;
/** Letters of a letterhead are so much larger than those of the letter. */
const LARGER = 1.3;

function hasUnknownHead(rows: DocumentRow[], to: DocumentRow): boolean {
  const above = rows.slice(Math.max(0, to.index - LETTERHEAD_ROWS), to.index);
  if (sizeOf(to) === 0) return false;
  return above.some(
    (row) =>
      row.cells.length === 1 &&
      ONE_WORD.test(joinWhollySpaced(row.text)) &&
      sizeOf(row) >= sizeOf(to) * LARGER &&
      isCentred(row),
  );
}

/** The body above 수신 whose head signs, or the one named last; mottoes stand in quotes or are sentences. */
function letterhead(rows: DocumentRow[], to: DocumentRow, signed: string | null): string | null {
  const names = rows.slice(Math.max(0, to.index - LETTERHEAD_ROWS), to.index).flatMap((row) => {
    if (row.cells.length > 2) return [];
    return organisation(row.cells.at(-1)!) ?? organisation(row.text) ?? [];
  });
  const own = names.find((name) => squeeze(signed ?? "").startsWith(squeeze(name)));
  return own ?? names.at(-1) ?? null;
}

/** Motto, letterhead, address and number stand over 수신. */
const LETTERHEAD_ROWS = 12;

/** `발신 : 한빛시장` in the head. */
function sender(rows: DocumentRow[], to: DocumentRow): string | null {
  const near = rows.slice(Math.max(0, to.index - HEAD_SPAN), to.index + HEAD_SPAN);
  const from = findField(near, LETTER.from);
  return from && organisation(from.value);
}

const ENDS = /끝\s*[.。]?$/;

/** 발신명의: the line after the text's 끝 that names who signs. */
function signature(rows: DocumentRow[], from: number): string | null {
  const end = rows.slice(from + 1).find((row) => ENDS.test(row.text));
  if (!end) return null;
  for (const row of rows.slice(end.index + 1, end.index + 6)) {
    const name = row.cells.length === 1 ? organisation(row.text) : null;
    if (name) return name;
  }
  return null;
}

/** No letter lists more; each line is joined with all before it. */
const MOST_LINES = 300;

/** The names listed at 수신자: at the foot, or below 수신 in the box over the letter. */
function listedRecipients(rows: DocumentRow[], { to, subject }: LetterHead): string[] {
  const listed = listIn(rows.slice(subject.row.index + 1));
  return listed.length > 0 ? listed : listIn(rows.slice(to.row.index + 1, subject.row.index));
}

/** A list over as many lines as it takes. */
function listIn(below: DocumentRow[]): string[] {
  for (const [at, row] of below.entries()) {
    const field = fieldIn(row, LETTER.listed, below[at + 1]);
    if (!field || field.value === "" || /참\s*조$/.test(field.value)) continue;
    const start = row.text.includes(field.value) ? at : at + 1;
    let end = start + 1;
    while (end < start + MOST_LINES && listGoesOn(below[end - 1]!, below[end], row)) end += 1;
    if (end === start + 1) return splitRecipients(unbroken(field));
    const lines = below.slice(start, end);
    const counted = lines.some((line) => COUNTED_NAME.test(line.text));
    const list = lines.reduce((text, line, place) => {
      if (place === 0) return line.text;
      const broken = counted && /[가-힣]$/.test(text) && /^\d+[가-힣]/.test(line.text);
      return broken ? text + line.text : joined(text, lines[place - 1]!, line, BROKEN_NAME);
    }, "");
    return splitRecipients(list.slice(list.indexOf(field.value)));
  }
  return [];
}

/** A list goes on below a comma, and within its printed paragraph up to the next label. */
function listGoesOn(row: DocumentRow, next: DocumentRow | undefined, label: DocumentRow): boolean {
  if (!next || row.table) return false;
  if (/,\s*$/.test(row.text)) return true;
  // A list of names that hangs from its label, though it was read as a paragraph of its own.
  if (row.text.includes(",") && isHanging(next, label)) return true;
  return row.gap === "" || (isPrintedWith(row, next) && !FOOT_LABEL.test(next.text));
}

/** `가람119안전센터장`: names with a figure inside, which a line's end may break before it. */
const COUNTED_NAME = /[가-힣]\d+[가-힣]/;
/** Names have few spaces: a line's end that is likelier no space broke one. */
const BROKEN_NAME = 0;

function isHanging(next: DocumentRow, label: DocumentRow): boolean {
  if (next.table || next.page !== label.page || FOOT_LABEL.test(next.text)) return false;
  return (next.left ?? 0) > (label.left ?? Number.POSITIVE_INFINITY) + LABEL_WIDTH;
}

/** Whether two rows are lines of one printed paragraph. */
function isPrintedWith({ block }: DocumentRow, next: DocumentRow): boolean {
  return next.block.id === block.id && (block.extractor === "pdf" || block.extractor === "ocr");
}

/** What stands below the names: who drafted and approved, the number, the address. */
const FOOT_LABEL = /^(?:시\s*행|접\s*수|협\s*조|우\s*\d|주무관|기안|검토|전결|전화|끝)/;
