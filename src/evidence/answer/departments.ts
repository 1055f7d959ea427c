/** Departments as cells of tables name them: `디지털기획부`, `가람은행 DX가람부`. */
import { oneOf } from "../../text/lexicon/patterns.js";
import {
  DEPARTMENTS,
  IN_CHARGE,
  LIKE_DEPARTMENTS,
  WHICH_WORDS,
} from "../../text/lexicon/questions.js";

/** `어느 부서가`, `어느 팀에서`. */
const ASKED = new RegExp(
  String.raw`(?<![가-힣])${oneOf(WHICH_WORDS)}\s(부서|${oneOf(DEPARTMENTS)})(?:에서|에게|으로|로|에|이|가)?(?=\s|[?？]|$)`,
);
/** `어디서 맡고 있나요`. */
const CHARGE_ASKED = new RegExp(String.raw`(?<![가-힣])어디(?:에서|서)?\s${oneOf(IN_CHARGE)}`);
const CALLED = new RegExp(
  String.raw`^(?:[가-힣A-Za-z]{2,12}\s){0,2}[가-힣A-Za-z·]{2,20}(?:${oneOf(DEPARTMENTS)}|(?<=[가-힣A-Za-z]{3})부)(?<!${oneOf(LIKE_DEPARTMENTS)})$`,
);
const ANY = "부서";
/** Lines of a cell that its row may stand above. */
const LINES_OF_CELL = 30;

/** The kind of department that is asked for: `부서` for any, `팀`; null where none is. */
export function departmentAsked(question: string): string | null {
  const kind = ASKED.exec(question)?.[1];
  if (kind !== undefined) return kind;
  return CHARGE_ASKED.test(question) ? ANY : null;
}

/** The cell of a row that is the name of a department of a kind; empty where there is none. */
export function departmentIn(row: string, kind = ANY): string {
  const isOfKind = (cell: string) => CALLED.test(cell) && (kind === ANY || cell.endsWith(kind));
  return row.split(" | ").find((cell) => isOfKind(cell.trim())) ?? "";
}

/** The department of the row whose cell a line goes on with: its cells but the last stand beside all lines of that. */
export function departmentBeside(lines: readonly string[], place: number, kind = ANY): string {
  for (let at = place - 1; at >= Math.max(0, place - LINES_OF_CELL); at -= 1) {
    const cells = lines[at]!.split(" | ");
    // The innermost cell is the one in charge: `운영부 | 총무팀 | 1. …`.
    if (cells.length > 1) return departmentIn(cells.slice(0, -1).reverse().join(" | "), kind);
  }
  return "";
}
