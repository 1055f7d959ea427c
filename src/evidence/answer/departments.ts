/** Departments as cells of tables name them: `디지털기획부`, `가람은행 DX가람부`. */
import { oneOf } from "../../text/lexicon/patterns.js";
import { DEPARTMENTS, LIKE_DEPARTMENTS, WHICH_WORDS } from "../../text/lexicon/questions.js";

const ASKED = new RegExp(String.raw`${oneOf(WHICH_WORDS)}\s부서`);
const CALLED = new RegExp(
  String.raw`^(?:[가-힣A-Za-z]{2,12}\s){0,2}[가-힣A-Za-z·]{2,20}(?:${oneOf(DEPARTMENTS)}|(?<=[가-힣A-Za-z]{3})부)(?<!${oneOf(LIKE_DEPARTMENTS)})$`,
);
/** Lines of a cell that its row may stand above. */
const LINES_OF_CELL = 12;

/** Whether `어느 부서` is asked. */
export function asksDepartment(question: string): boolean {
  return ASKED.test(question);
}

/** The cell of a row that is a department's name; empty where there is none. */
export function departmentIn(row: string): string {
  return row.split(" | ").find((cell) => CALLED.test(cell.trim())) ?? "";
}

/** The department of the row whose cell a line goes on with: its cells but the last stand beside all lines of that. */
export function departmentBeside(lines: readonly string[], place: number): string {
  for (let at = place - 1; at >= Math.max(0, place - LINES_OF_CELL); at -= 1) {
    const cells = lines[at]!.split(" | ");
    if (cells.length > 1) return departmentIn(cells.slice(0, -1).join(" | "));
  }
  return "";
}
