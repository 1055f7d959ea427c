/** Units and counting words, as official documents write them behind a number. */
import { words } from "./patterns.js";

/** Copies of an enclosure: `계획서 1부`. */
export const COPY_UNITS = words("부 식 매 통 권 종 개 건 장 EA 면");

/** Numbers of copies in letters: `각 일부`. */
export const SPELT_COPIES = words("일 이 삼");
