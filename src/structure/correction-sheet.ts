/** The sheet over a corrected paper that lists what was corrected (`수정공시`, `정정신고(보고)`): the paper itself begins below it. */
import { isDateOnly } from "../text/dates.js";
import { AFTER_CORRECTION, BEFORE_CORRECTION } from "../text/lexicon/document-kinds.js";
import { squeeze } from "../text/spacing.js";
import { type DocumentRow, sizeOf } from "./document-rows.js";
import { bodySize } from "./fields/body-size.js";
import { MAKE } from "./fields/make-thresholds.js";
import { isCorrection } from "./forms/title-lines.js";
import { organisation } from "./organisation-names.js";

/** Between the sheet's name and its table stand the day and a few numbered lines. */
const ROWS_ABOVE_TABLE = 8;
/** The corrected paper's title stands this many rows below the table at most. */
const ROWS_BELOW_TABLE = 3;

/** The rows of the paper itself, counted anew; all rows where there is no such sheet, or no paper below it. */
export function belowCorrections(rows: DocumentRow[]): DocumentRow[] {
  const start = rows.findIndex((row) => !row.margin);
  if (start < 0 || !isCorrection(rows[start]!.text)) return rows;
  const head = rows.slice(start, start + ROWS_ABOVE_TABLE).find(headsCorrections);
  if (!head) return rows;
  const end = rows.findLastIndex((row) => row.table === head.table) + 1;
  const text = bodySize(rows);
  const titled = rows.slice(end, end + ROWS_BELOW_TABLE).some((row) => isSetApart(row, text));
  return titled ? rows.slice(end).map((row, index) => ({ ...row, index })) : rows;
}

/** `항목 | 수정 전 | 수정 후 | 수정사유`. */
function headsCorrections({ table, cells }: DocumentRow): boolean {
  const heads = cells.map(squeeze);
  const has = (names: readonly string[]) => heads.some((each) => names.includes(each));
  return table !== null && has(BEFORE_CORRECTION) && has(AFTER_CORRECTION);
}

/** Larger than the text, and neither the day nor who signs the correction. */
function isSetApart(row: DocumentRow, text: number): boolean {
  if (row.table || isDateOnly(row.text) || organisation(row.text)) return false;
  return text > 0 && sizeOf(row) >= text * MAKE.large;
}
