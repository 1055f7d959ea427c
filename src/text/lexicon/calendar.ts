/** Names of days and times in official documents. */
import { words } from "./patterns.js";

/** Weekdays by their first syllable: `(금)`, `금요일`. */
export const WEEKDAYS = "월화수목금토일";

/** Units of a stretch of time that says a day, and of any time, behind a number. */
export const DAY_UNITS = words("일 주 개월 시간");
export const TIME_UNITS = words("년 월 일 세기 시 분기 개월 주");

/** Units of time behind `몇` by which a question asks when. */
export const TIME_UNITS_ASKED = words("년 월 일 세기");

/** Words that say a day, and words that say a time. */
export const DAY_WORDS = words("매년 매월 매주 매일 매분기 당일 즉시 연중 말일 정오 자정");
export const TIME_WORDS = words(`
  매년 매월 매주 매일 매분기 당일 즉시 상반기 하반기 연중 정오 자정
`);

/** Years told by the day a paper was written on, by how many years they lie from its own. */
export const YEARS_TOLD: Readonly<Record<string, readonly string[]>> = {
  "-2": words("재작년"),
  "-1": words("지난해 작년"),
  "0": words("올해 금년"),
  "1": words("내년"),
  "2": words("후년"),
};
