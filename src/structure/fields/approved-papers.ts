/**
 * Papers that are brought before those who approve (품의서, 기안서, 결의서, or any with their box) and whose head no form reader knows:
 * the number and the day that its labels state, in a table, a text box or on lines.
 */
import { isDateOnly, readDate } from "../../text/dates.js";
import { APPROVAL_PAPERS } from "../../text/lexicon/document-kinds.js";
import { APPROVAL } from "../../text/lexicon/form-labels.js";
import { APPROVERS } from "../../text/lexicon/offices.js";
import { oneOf, oneOfSpaced } from "../../text/lexicon/patterns.js";
import { squeeze } from "../../text/spacing.js";
import type { DocumentRow } from "../document-rows.js";
import { numberIn } from "../forms/approval.js";
import { approvedDay, signedDay } from "../forms/approval-box.js";
import { isDailyRecord } from "../forms/diaries.js";
import { unwrapped } from "../forms/title-words.js";
import { fieldIn, unbroken, unbrokenNumber } from "../labelled-fields.js";
import type { Candidate } from "./candidate.js";
import { citesAnother } from "./cited-numbers.js";

/** Title, box and labels stand in so many rows. */
const HEAD_ROWS = 20;
const TITLE_ROWS = 8;
const KIND = new RegExp(String.raw`^.{0,10}${oneOf(APPROVAL_PAPERS)}(?:[(（][^()（）]*[)）])?$`);
const FEWEST_APPROVERS = 2;

export function approvedFields(rows: DocumentRow[]): Candidate[] {
  const head = rows.slice(0, HEAD_ROWS);
  const lines = head.flatMap(eachField);
  const days = [...valuesOf(lines, APPROVAL.approved), ...valuesOf(lines, APPROVAL.registered)];
  const number = numberOf(lines, firstDay(days));
  // `결재일` beside a number is a register's, though its day is still blank.
  const registered = number && valuesOf(lines, APPROVAL.decided).length > 0;
  // A record of a day is of that one, whenever it is approved.
  const signed = isDailyRecord(rows) ? null : (signedDay(rows) ?? approvedDay(rows));
  if (!registered && !isBroughtBefore(head)) return signed ? [dayOf(signed)] : [];
  const acts = valuesOf(lines, APPROVAL.acts).filter(isDateOnly);
  const stated = firstDay([...days, ...acts]);
  const day = stated ?? signed ?? firstDay(valuesOf(lines, APPROVAL.asked));
  const found: Candidate[] = [];
  // Stated beside each other they are what a form's box states, though it is drawn otherwise.
  const evidence: Candidate["evidence"] = number && stated ? ["approval"] : ["labelled"];
  if (number) found.push({ field: "doc_number", value: number, evidence });
  if (day) found.push(dayOf(day, evidence));
  return found;
}

/** By a label of its own; else by `번호` beside its day, or as the decision of a head. */
function numberOf(lines: DocumentRow[], day: string | null): string | null {
  const inOrder = [
    ...valuesOf(lines, APPROVAL.number, unbrokenNumber),
    ...(day ? valuesOf(lines, APPROVAL.bareNumber) : []),
  ].filter((value) => !citesAnother(value));
  const counted = inOrder.map((value) => numberIn(value, day)).find((each) => each !== null);
  const decided = valuesOf(lines, APPROVAL.decisionNumber).find((value) => DECISION.test(value));
  return counted ?? decided ?? null;
}

/** `시장방침 제12호`, `행정1부시장 방침 제150호` */
const DECISION = /^(?:[가-힣\d]{2,12}\s?방침\s?)?제\s?\d{1,4}\s?호$/;

function dayOf(value: string, evidence: Candidate["evidence"] = ["labelled"]): Candidate {
  return { field: "issued_date", value, evidence };
}

function firstDay(values: readonly string[]): string | null {
  return values.map(readDate).find((each) => each !== null) ?? null;
}

/** Whether a paper is called one that others approve, or has the box in which they do. */
function isBroughtBefore(head: readonly DocumentRow[]): boolean {
  const named = head
    .slice(0, TITLE_ROWS)
    .some(({ cells }) => cells.some((cell) => KIND.test(squeeze(unwrapped(cell)))));
  return named || head.some(holdsApprovers);
}

function holdsApprovers({ table, cells }: DocumentRow): boolean {
  const offices = cells.filter((cell) => APPROVERS.includes(squeeze(cell)));
  return table !== null && new Set(offices).size >= FEWEST_APPROVERS;
}

function valuesOf(
  rows: readonly DocumentRow[],
  labels: readonly string[],
  read = unbroken,
): string[] {
  return rows.flatMap((row, at) => {
    const field = fieldIn(row, labels, rows[at + 1]);
    return field ? read(field) : [];
  });
}

/** `품의번호 : 총무과-12        품의일자 : 2024. 5. 3.`: fields on one line. */
const NEXT_FIELD = new RegExp(
  String.raw`\s(?:[/|,·]\s?)?(?=${oneOfSpaced(APPROVAL.number, APPROVAL.approved, APPROVAL.registered)}\s?[:：])`,
);

function eachField(row: DocumentRow): DocumentRow[] {
  const fields = row.cells.length === 1 ? row.text.split(NEXT_FIELD) : [];
  if (fields.length < 2) return [row];
  return fields.map((text) => ({ ...row, text, cells: [text], raw: [text] }));
}
