/** Words of sums: how tables call the row that adds up, and how questions ask for it. From forms, budgets and reports. */
import { words } from "./patterns.js";

/** The first cell of a row that adds up the others, without white space. */
export const TOTAL_ROWS = words("계 합계 총계 총합계 총합 전체 총");
/** The first cell of a row that adds up a part of them. */
export const PART_TOTAL_ROWS = words("소계");

/** Nouns that ask for a sum behind what is added up: `배점 합계는`. */
export const TOTALS_ASKED = words("합계 총계 총합 총액 총합계");
/** Words between what is added up and the asking: `수량은 모두 몇 권`. */
export const ALTOGETHER = words("모두 총 전부 합쳐 합하면 합해 통틀어 도합");
