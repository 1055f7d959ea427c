/** The approval box of a printed page whose lines were not told apart: labels and values run together in a line or a cell. */
import { findDates } from "../../text/dates.js";
import { APPROVAL } from "../../text/lexicon/form-labels.js";
import { oneOfSpaced } from "../../text/lexicon/patterns.js";
import type { DocumentRow } from "../document-rows.js";
import type { FormFacts } from "./form.js";

/** `문서번호 재무과-20417 주무관 …`: the value goes to the next space. */
const NUMBER = new RegExp(
  String.raw`^${oneOfSpaced(APPROVAL.number)}\s{0,3}[:：]?\s{0,3}([가-힣A-Za-z\d]{2,30}-\d{1,8}(?:-\d{1,8})?)(?=\s|$)`,
);
/** `결재일자 2026. 6. 3.` in the same line, or in one right below. */
const APPROVED = new RegExp(
  String.raw`${oneOfSpaced(APPROVAL.decided)}\s{0,3}[:：]?\s{0,3}(?=['’\d])`,
);
/** The box is at the head of the page, and the day stands this close to the number. */
const HEAD_ROWS = 12;
const SPAN = 5;

export function readPrintedBox(head: DocumentRow[]): Partial<FormFacts> | null {
  const printed = head.slice(0, HEAD_ROWS).filter(({ block }) => block.extractor === "pdf");
  for (const [at, row] of printed.entries()) {
    const number = row.cells.map((cell) => NUMBER.exec(cell)?.[1]).find((each) => each);
    if (!number) continue;
    const issued_date = dayIn(printed.slice(at, at + SPAN));
    // A letter states its number and day in lines, too; only a box says when it was approved.
    return issued_date ? { doc_number: number, issued_date } : null;
  }
  return null;
}

function dayIn(rows: DocumentRow[]): string | null {
  for (const text of rows.flatMap(({ cells }) => cells)) {
    const label = APPROVED.exec(text);
    const [date] = label ? findDates(text.slice(label.index + label[0].length)) : [];
    if (date?.start === 0) return date.iso;
  }
  return null;
}
