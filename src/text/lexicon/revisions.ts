/** Words of the 신·구조문대비표 (old and new text side by side). From 법령 입안·심사 기준 and published bills. */
import { words } from "./patterns.js";

/** Headings of the column that holds the text in force, without white space. */
export const CURRENT_COLUMNS = words("현행 현행규정 현행법 현행조문 현행법률 종전 기존 개정전 구");

/** Headings of the column that holds the text to come. */
export const REVISED_COLUMNS = words(`
  개정안 개정(안) 개정 개정후 개정법률안 개정조례안 개정규칙안 변경안 변경(안) 변경후 수정안 신 제정안
`);

/** What such a table is called, behind `신구조문` or `신구`. */
export const COMPARISONS = words("대비표 대조표 비교표");

/** What stands in place of a provision's text; forms space the letters. */
export const ADDED = words("신설");
export const DELETED = words("삭제");
export const OMITTED = words("생략 생략한다 현행생략");
export const UNCHANGED = words("현행과같음 현행같음 현행과동일 종전과같음 좌동 같음");
