/** A line in brackets within a title: `2026년도 주차 기술개발` / `(가람형·하늘형)` / `신규 과제 공고`. */
import { type DocumentRow, isCentred, sizeOf } from "../document-rows.js";
import { organisation } from "../organisation-names.js";
import { titleWords } from "./title-row.js";
import { endsAsTitle } from "./title-words.js";

const IN_BRACKETS = /^[(（][^()（）]{2,60}[)）]$/;

/** Whether the line below one stands in brackets and the title ends on the next: all three set alike, in the middle or in one box. */
export function bracketsWithin(rows: readonly DocumentRow[], at: number): boolean {
  const [first, within, last] = [rows[at]!, rows[at + 1], rows[at + 2]];
  if (!within || !last || !IN_BRACKETS.test(within.text)) return false;
  if (![within, last].every((row) => isSetLike(first, row)) || endsAsTitle(first.text))
    return false;
  return endsAsTitle(last.text) && titleWords(last) !== null && !organisation(last.text);
}

function isSetLike(first: DocumentRow, row: DocumentRow): boolean {
  const sameBox = first.table ? first.box && row.block.id === first.block.id : !row.table;
  if (!sameBox || row.page !== first.page || row.cells.length > 1) return false;
  return sizeOf(first) > 0 && sizeOf(row) === sizeOf(first) && isCentred(first) && isCentred(row);
}
