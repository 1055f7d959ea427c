/** 계획서·보고서·회의록·계약서·서식: a title at the top, a date and an organisation on the cover or at the end. */

import { isDateOnly, isWholeDay, readDate } from "../../text/dates.js";
import { CONTENTS } from "../../text/lexicon/attachments.js";
import { CERTIFICATES, CONTRACTS } from "../../text/lexicon/document-kinds.js";
import { LETTER } from "../../text/lexicon/form-labels.js";
import { HONORIFICS, OFFICE_ENDINGS } from "../../text/lexicon/offices.js";
import { oneOf, oneOfSpaced } from "../../text/lexicon/patterns.js";
import { SPOKEN_ENDINGS } from "../../text/lexicon/sentence-ends.js";
import { joinSpacedLetters, squeeze } from "../../text/spacing.js";
import { type DocumentRow, sizeOf } from "../document-rows.js";
import { findField } from "../labelled-fields.js";
import { isSignatory, organisation, withoutSeal } from "../organisation-names.js";
import { author, subject, writtenDate } from "./author-fields.js";
import { headsAPart, isPlainList } from "./beside-titles.js";
import {
  type DateAndSigner,
  findSignature,
  isOfItsOwn,
  joinNames,
  namesFrom,
  rowBelow,
} from "./cover-date.js";
import { isDiary, isLogOfDays } from "./diaries.js";
import { readFiling } from "./filing.js";
import type { Form, FormFacts } from "./form.js";
import { largerBelow } from "./larger-titles.js";
import { saysOnlyWords } from "./plain-papers.js";
import { readSignedForm } from "./signed-form.js";
import { titleFrom } from "./title-lines.js";
import { endsAsTitle } from "./title-words.js";

/** A cover's date and body stand this many paragraphs below its title at most. */
const COVER_ROWS = 5;
/** Who signs a certificate issues it; on other forms it is who hands them in. */
const CERTIFICATE = new RegExp(`${oneOf(CERTIFICATES)}$`);
const CONTRACT = new RegExp(String.raw`${oneOf(CONTRACTS)}(?:\s?\(.*\))?$`);

export const readReport: Form = (rows) => {
  const top = topTitle(rows);
  const cover = top ? findSignature(rows, top.end, rowBelow(rows, top.end, COVER_ROWS)) : null;
  const filed = cover ? null : readFiling(rows);
  const certifies = CERTIFICATE.test(squeeze(top?.title ?? ""));
  const foot = cover || filed ? null : footSignature(rows, certifies);
  const signed = cover || filed || foot ? null : readSignedForm(rows);
  const title = top?.title ?? subject(rows);
  const facts: Partial<FormFacts> = {
    title,
    issued_date:
      cover?.date ??
      filed?.date ??
      foot?.date ??
      signed?.date ??
      coverDate(rows, top) ??
      contractDate(rows, title) ??
      writtenDate(rows, title),
    issuer:
      (cover && coverIssuer(cover, author(rows, title))) ??
      filed?.issuer ??
      foot?.issuer ??
      (CERTIFICATE.test(squeeze(title ?? "")) ? signed?.body : null) ??
      author(rows, title),
  };
  if (filed)
    return { ...facts, recipient: filed.recipients.join(", "), recipients: filed.recipients };
  const recipient =
    (cover ? addressee(rows.slice(cover.end)) : (foot?.recipient ?? signed?.recipient ?? null)) ??
    headAddressee(rows);
  return recipient ? { ...facts, recipient, recipients: [recipient] } : facts;
};

/** `수신: 한빛시장` in the head of a form that is handed in. */
function headAddressee(rows: DocumentRow[]): string | null {
  const { value = "" } = findField(rows.slice(0, HEAD_ROWS), LETTER.to) ?? {};
  return isSignatory(value) ? value : null;
}

/** Rows of a form's head. */
const HEAD_ROWS = 6;

/** A spoken sentence (`안내입니다`) heads what follows, not the document. */
const SPOKEN = new RegExp(`${oneOf(SPOKEN_ENDINGS)}$`);

type Title = NonNullable<ReturnType<typeof titleFrom>>;

/** The reader's own word for the title, where the page's make shows it; else the first words that could be one. */
function topTitle(rows: DocumentRow[]): Title | null {
  if (rows[0]?.block.extractor === "xlsx") return sheetTitle(rows);
  if (isPlainList(rows) || saysOnlyWords(rows) || isDiary(rows)) return null;
  const isContents = CONTENTS.includes(squeeze(rows[0]?.text ?? "").toLowerCase());
  const found = isContents ? null : titleFrom(rows, 0, { within: 4 });
  const first = found && (headsAPart(rows, found.start) || SPOKEN.test(found.title)) ? null : found;
  const larger = first && largerBelow(rows, first);
  if (larger) return larger;
  const marked = rows.find((row) => row.block.type === "title" && row.page === rows[0]!.page);
  if (!marked || (first && isAsLarge(rows[first.start]!, marked) && endsAsTitle(first.title)))
    return first;
  const named = titleFrom(rows, marked.index, { within: 1 });
  return named && !first?.title.includes(named.title) ? named : first;
}

/** A whole title stands over what the reader marked as one: that heads the first part of the paper. */
function isAsLarge(row: DocumentRow, marked: DocumentRow): boolean {
  return row !== marked && sizeOf(row) > 0 && sizeOf(row) >= sizeOf(marked) * SAME_SIZE;
}

/** Printed letters of one size differ by so much at most. */
const SAME_SIZE = 0.95;

/** Lines over the first row of several cells: below it stands what the sheet lists. */
function sheetTitle(rows: DocumentRow[]): Title | null {
  const listed = rows.findIndex((row) => row.cells.length > 1);
  const head = listed < 0 ? rows : rows.slice(0, listed);
  const found = titleFrom(head, 0, { within: SHEET_HEAD });
  return found && headsAPart(rows, found.start) ? null : found;
}

/** The rows over what a sheet lists: a title, whose it is, of which day, the unit. */
const SHEET_HEAD = 4;

/** A part of a body alone (`안전건설과`) does not say whose it is, where a label names the body. */
function coverIssuer(cover: DateAndSigner, labelled: string | null): string {
  const name = joinNames(cover.names);
  return labelled && PART.test(name) && !labelled.endsWith(name) ? labelled : name;
}

const PART = /^\S+[과팀실]$/;

/** A date alone below the title, without a body. */
function coverDate(rows: DocumentRow[], top: Title | null): string | null {
  if (!top || isLogOfDays(rows)) return null;
  const dated = rows.slice(top.end, top.end + COVER_ROWS).find((row) => isDateOnly(row.text));
  return dated ? readDate(dated.text) : null;
}

export function isContract(title: string): boolean {
  return CONTRACT.test(title);
}

/** The day a contract was made: the last date that stands alone in it. */
function contractDate(rows: DocumentRow[], title: string | null): string | null {
  if (!isContract(title ?? "")) return null;
  const dates = rows.filter((row) => isDateOnly(row.text)).map((row) => readDate(row.text));
  const last = dates.at(-1);
  return last && isWholeDay(last) ? last : null;
}

interface Foot {
  date: string;
  issuer: string | null;
  recipient: string | null;
}

/** A signature at the foot is looked for among this many last rows. */
const FOOT_ROWS = 8;

/** The date, who signs, and `… 귀하` at the very end. Who signs a certificate does so by office and name, sealed or not. */
function footSignature(rows: DocumentRow[], certifies: boolean): Foot | null {
  const body = rows.filter((row) => !row.margin && !/^-?\s*\d+\s*-?$/.test(row.text));
  for (let at = Math.max(0, body.length - FOOT_ROWS); at < body.length - 1; at += 1) {
    const day = dayAtEnd(body[at]!.text);
    if (!day) continue;
    const date = readDate(day)!;
    const signed = body[at + 1]!;
    const together = joinBodies(namesFrom(body, at + 1));
    const issuer = together ?? (isOneName(signed) ? signer(signed.text, certifies) : null);
    // Who signs may be a seal or not legible; a date right above the last line is the document's all the same.
    if (!isWholeDay(date) || (!issuer && at < body.length - 2)) return null;
    return { date, issuer, recipient: addressee(body.slice(at + 2)) };
  }
  return null;
}

/** A date alone, or behind the sentence that certifies: `… 확인합니다. 2026년 2월 17일`. */
function dayAtEnd(text: string): string | null {
  const day = isDateOnly(text) ? text : (CERTIFIED_ON.exec(text)?.[1] ?? "");
  return isDateOnly(day) ? day : null;
}

const CERTIFIED_ON =
  /(?:확인|증명|인증)(?:합니다|함)\s?[.。]\s*((?:19|20)\d\d\s?[년.][\d\s.월일]{3,12})$/;

/** A body and its part may stand in two cells; two bodies of their own are two names. */
function isOneName({ cells }: DocumentRow): boolean {
  return cells.length === 1 || (cells.length === 2 && !cells.every(isOfItsOwn));
}

/** Two bodies sign together; null where only one does. */
function joinBodies(names: string[]): string | null {
  return names.length > 1 && names.every(isOfItsOwn) ? names.join(", ") : null;
}

const OFFICE_AND_NAME = new RegExp(String.raw`${oneOf(OFFICE_ENDINGS)}\s+[가-힣]{2,4}$`);
const ADDRESSED = new RegExp(String.raw`^(.{2,40}?)\s*${oneOfSpaced(HONORIFICS)}$`);

/** `디지털혁신센터 정보팀 팀장 홍길동(인)` or a body alone. */
function signer(text: string, certifies: boolean): string | null {
  const name = withoutSeal(text);
  if (organisation(name)) return name;
  const sealed = name !== joinSpacedLetters(text);
  const office = OFFICE_AND_NAME.test(name);
  const signs = sealed || (certifies && !OFFICE_WITHIN.test(name));
  return signs && office && name.length <= 40 ? name : null;
}

/** `현장소장 홍길동`: whose office it is, is not said. */
const OFFICE_WITHIN = /^\S*[과팀실부국소반단]장\s[가-힣]{2,4}$/;

function addressee(rows: DocumentRow[]): string | null {
  for (const row of rows.slice(0, 3)) {
    const match = ADDRESSED.exec(row.text);
    if (match) return joinSpacedLetters(match[1]!);
  }
  return null;
}
