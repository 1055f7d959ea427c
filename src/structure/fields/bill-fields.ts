/** Quotations, orders and bills: `견적번호` is the number of a 견적서 and no other paper's, and `공급자` who makes it out. */
import { BILLS, ORDERED } from "../../text/lexicon/document-kinds.js";
import { REPORT } from "../../text/lexicon/form-labels.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { squeeze } from "../../text/spacing.js";
import type { DocumentRow } from "../document-rows.js";
import { findItemField } from "../labelled-fields.js";
import { body } from "../organisation-names.js";
import type { Candidate } from "./candidate.js";

/** What the paper is stands among its first rows, the rest of its head among a few more. */
const TITLE_ROWS = 4;
const HEAD_ROWS = 12;
/** A paper may enclose a bill, or claim what no register numbers: `붙임 견적서`, `정보공개 청구서`. */
const BILL = new RegExp(
  String.raw`^(?!붙임|첨부|별첨|정보공개|심판)[가-힣]{0,8}?(${oneOf(BILLS)})(?:명세)?[서표]$`,
);
/** `(공급받는자 보관용)` */
const COPY = /[(（][^()（）]{1,20}[)）]$/;
const NUMBERED = /\d/;

export function billFields(rows: readonly DocumentRow[]): Candidate[] {
  const titles = rows.slice(0, TITLE_ROWS).flatMap(({ cells }) => cells);
  const act = titles
    .map((cell) => BILL.exec(squeeze(cell).replace(COPY, ""))?.[1])
    .find((found) => found);
  if (!act) return [];
  const head = rows.slice(0, HEAD_ROWS);
  const found: Candidate[] = [];
  const number = findItemField(head, [`${act}번호`])?.value ?? "";
  if (NUMBERED.test(number))
    found.push({ field: "doc_number", value: number, evidence: ["labelled"] });
  const supplier = body(findItemField(head, REPORT.supplier)?.value ?? "");
  if (supplier && !ORDERED.includes(act))
    found.push({ field: "issuer", value: supplier, evidence: ["labelled"] });
  return found;
}
