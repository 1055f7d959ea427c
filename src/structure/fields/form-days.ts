/** Days of a form that stand elsewhere than beside their label in its head: in the cell below it, or at the very end. */
import { findDates, isDateOnly, readDate } from "../../text/dates.js";
import { LISTING_COLUMNS, REPORT } from "../../text/lexicon/form-labels.js";
import { squeeze } from "../../text/spacing.js";
import { type DocumentRow, filledCells } from "../document-rows.js";
import { findField } from "../labelled-fields.js";

const BELOW = [...REPORT.written, ...REPORT.billed];
/** A notice is of the day above its annexes. */
const AT_END = REPORT.written.filter((label) => label.includes("작성"));
/** The head of a form. */
const HEAD_ROWS = 4;
/** Who wrote a paper and when stand in its last rows. */
const END_ROWS = 6;

/** `거래일자 | 거래명세표` over `2026년 3월 2일`: below its label, and nothing of the kind below that. */
export function dayBelowLabel(rows: readonly DocumentRow[]): string | null {
  for (const { table, row, margin } of rows.slice(0, HEAD_ROWS)) {
    if (!table || margin) continue;
    const cells = filledCells(table);
    const label = cells.find((cell) => cell.row === row && BELOW.includes(squeeze(cell.text)));
    if (
      !label ||
      cells.some((cell) => cell.row === row && LISTING_COLUMNS.includes(squeeze(cell.text)))
    )
      continue;
    const [value, next] = cells.filter(({ col, row: at }) => col === label.col && at > row);
    const isNext = value?.row === row + label.row_span && isDateOnly(value.text.trim());
    // A column of days: those of what a list lists.
    if (isNext && findDates(next?.text ?? "").length === 0) return readDate(value.text);
  }
  return null;
}

/** `작성일: 2026. 3. 2.` among the last lines, once in the paper. */
export function dayAtEnd(rows: readonly DocumentRow[]): string | null {
  const own = rows.filter(({ margin, cells }) => !margin && cells.length === 1);
  const field = findField(own.slice(-END_ROWS), AT_END);
  return field && isDateOnly(field.value) ? readDate(field.value) : null;
}
