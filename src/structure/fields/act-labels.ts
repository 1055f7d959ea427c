/** The day and the body of what a title says is done: `의뢰일 : …`, `의뢰기관 : …` of a `판매 의뢰 목록`. */
import { isDateOnly, readDate } from "../../text/dates.js";
import { ACTS_OF_PAPERS } from "../../text/lexicon/document-kinds.js";
import { squeeze } from "../../text/spacing.js";
import type { DocumentRow } from "../document-rows.js";
import { titleFrom } from "../forms/title-lines.js";
import { endsAsTitle } from "../forms/title-words.js";
import { findItemField } from "../labelled-fields.js";
import { body } from "../organisation-names.js";

/** The title stands among the first rows, and what is said of its act among a few more. */
const TITLE_ROWS = 4;
const HEAD_ROWS = 12;

export function dayOfAct(rows: DocumentRow[]): string | null {
  const value = valueOfAct(rows, ["일", "일자", "연월일"]);
  return isDateOnly(value) ? readDate(value) : null;
}

export function bodyOfAct(rows: DocumentRow[]): string | null {
  return body(valueOfAct(rows, ["기관", "부서"]));
}

function valueOfAct(rows: DocumentRow[], endings: readonly string[]): string {
  const title = titleFrom(rows, 0, { within: TITLE_ROWS })?.title ?? "";
  const words = squeeze(title);
  const acts = ACTS_OF_PAPERS.filter((act) => words.includes(act));
  // A `검사 의뢰 결과 통보` notifies.
  const own = acts.sort((a, b) => words.lastIndexOf(b) - words.lastIndexOf(a))[0];
  if (own === undefined || !endsAsTitle(title)) return "";
  const labels = endings.map((ending) => own + ending);
  return findItemField(rows.slice(0, HEAD_ROWS), labels)?.value ?? "";
}
