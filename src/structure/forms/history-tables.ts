/** The table of what was done to a rule, each with its day: `차수 | 개정일자 | 개정내용` over `1차 | 2026. 3. 2. | 전부 개정`. */
import type { Table } from "../../model/document.js";
import { findDates } from "../../text/dates.js";
import { squeeze } from "../../text/spacing.js";
import { filledCells } from "../document-rows.js";

/** What heads the column of days, and a column beside it. */
const DAYS = /^(?:제[·.ㆍ]?개정|제정|개정)?(?:\([^()]*\))?(?:일자?|년월일|연월일|날짜)$/;
const DONE = /^(?:제[·.ㆍ]?개정|제정|개정|차수)/;

/** Its days; null where a table is no such list. */
export function daysOfHistory(table: Table): string[] | null {
  const cells = filledCells(table);
  const heads = cells
    .filter(({ row }) => row === 0)
    .map((cell) => ({ ...cell, text: squeeze(cell.text) }));
  const column = heads.find(({ text }) => DAYS.test(text));
  const others = heads.filter((head) => head !== column && DONE.test(head.text));
  if (!column || others.length === 0) return null;
  const own = cells.filter(({ row, col }) => row > 0 && col === column.col);
  const days = own.flatMap(({ text }) =>
    findDates(text)
      .slice(0, 1)
      .map(({ iso }) => iso),
  );
  return days.length > 0 ? days : null;
}
