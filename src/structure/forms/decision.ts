/** 의결서·결정문·판결: who decides, the case with its number and name, and the day of the decision, above 주문 and 이유. */
import { readDate } from "../../text/dates.js";
import { DECISION } from "../../text/lexicon/form-labels.js";
import { oneOfSpaced } from "../../text/lexicon/patterns.js";
import { foldSpace, joinSpacedLetters, squeeze } from "../../text/spacing.js";
import type { DocumentRow } from "../document-rows.js";
import { findField } from "../labelled-fields.js";
import { organisation } from "../organisation-names.js";
import { type Form, headOf } from "./form.js";

/** 주문 is the heading that every decision has; a board's is 의결주문. */
const ORDER = /^(?:\d+\.\s*)?(?:의\s*결\s*)?주\s*문(?:\s|$|[:：])/;
/** `2020가합1234`, `2019 헌마 123`, `제2023-008-048호`, `중앙2024부해12`; cases decided together follow the first. */
const CASE =
  /^((?:[가-힣]{2}\s?)?\d{4}\s?[가-힣]{1,4}\s?\d+|제?\s?\d{2,4}(?:-\d+)+\s?호?)(?:\s*[,·]\s*(?:\d{4}\s?[가-힣]{1,4}\s?)?\d+)*(?:\s*[(（]병합[)）])?\s*(.*)$/;

export const readDecision: Form = (rows) => {
  const head = headOf(rows, 60);
  const order = head.findIndex((row) => ORDER.test(row.text));
  const above = order < 0 ? [] : head.slice(0, order);
  const number = findField(above, DECISION.number);
  const subject = findField(above, DECISION.subject);
  const decided = findField(head, DECISION.decided) ?? findField(rows, DECISION.decided);
  const party = findField(above, DECISION.parties);
  if (!number && !subject) return null;
  if (!party && !decided) return null;
  const stated = CASE.exec(foldSpace(number?.value ?? ""));
  return {
    title: subject?.value || stated?.[2] || kindOf(above),
    doc_number: stated ? foldSpace(stated[1]!) : null,
    issued_date: readDate(decided?.value ?? ""),
    issuer: bodyIn(above),
    recipient: null,
    recipients: [],
  };
};

/** `판   결` alone on its line. */
function kindOf(rows: DocumentRow[]): string | null {
  const row = rows.find(({ text }) => DECISION.kinds.includes(squeeze(text)));
  return row ? joinSpacedLetters(row.text) : null;
}

const KIND = new RegExp(String.raw`\s${oneOfSpaced(DECISION.kinds)}$`);

/** `한빛위원회`, or with what it gives: `한빛위원회 결정`. */
function bodyIn(rows: DocumentRow[]): string | null {
  const names = rows
    .filter((each) => each.cells.length === 1)
    .map(({ text }) => organisation(text) ?? organisation(text.replace(KIND, "")));
  return names.find((name) => name !== null) ?? null;
}
