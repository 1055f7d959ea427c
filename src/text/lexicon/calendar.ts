/** Names of days and times in official documents. */
import { words } from "./patterns.js";

/** Months as English papers write them out. */
export const MONTHS_IN_ENGLISH = words(
  "January February March April May June July August September October November December",
);

/** Weekdays by their first syllable: `(금)`, `금요일`. */
export const WEEKDAYS = "월화수목금토일";
/** The same as planners and office programs print them, in letters of either case. */
export const ENGLISH_WEEKDAYS = words(`
  monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun
`);

/** Units of a stretch of time that says a day, and of any time, behind a number. */
export const DAY_UNITS = words("일 주 개월 시간");
export const TIME_UNITS = words("년 월 일 세기 시 분기 개월 주");

/** Days on which offices work, as terms are counted in them: `7영업일 이내`. */
export const WORKING_DAYS = words("영업일 근무일 업무일");

/** Words that begin like such a unit and are none behind a number: `1주택`, `2시설`. None of them may begin `2일부터`, `5일정도` or `3주차`. */
export const LIKE_TIME_UNITS = words(`
  주택 주민 주거 주소 주차장 주차면 주식 주요 주제 주관 일반 일괄 일원 일체 일자리 시설 시스템 시군 시험 시행 시장 시도 시민 월급 월세 월액 년생
`);

/** Units of time behind `몇` by which a question asks when. */
export const TIME_UNITS_ASKED = words("년 월 일 세기");

/** Words that say a day, and words that say a time. */
export const DAY_WORDS = words(
  "매년 매월 매주 매일 매분기 당일 익일 전일 즉시 연중 말일 정오 자정",
);
export const TIME_WORDS = words(`
  매년 매월 매주 매일 매분기 당일 즉시 상반기 하반기 연중 말일 정오 자정
`);

/** Years told by the day a paper was written on, by how many years they lie from its own. */
export const YEARS_TOLD: Readonly<Record<string, readonly string[]>> = {
  "-2": words("재작년"),
  "-1": words("지난해 작년"),
  "0": words("올해 금년"),
  "1": words("내년"),
  "2": words("후년"),
};

/** How often: each row is one period in its names. */
export const PERIODS: readonly (readonly string[])[] = [
  words("연 매년 해마다 연간 1년에 한해에"),
  words("반기 반기마다 반기별 반년에 반년마다 6개월에 6개월마다"),
  words("분기 매분기 분기마다 분기별 분기당 3개월에 3개월마다 석달에 석달마다"),
  words("월 매월 매달 달마다 다달이 월별 월간 한달에 1개월에"),
  words("주 매주 주마다 1주에 주당"),
  words("매일 날마다 하루에 1일에"),
];

/** Those names of `PERIODS`, row by row as there, that say of themselves that something comes again. */
export const REPEATING_PERIODS: readonly (readonly string[])[] = [
  words("매년 해마다"),
  words("반기마다 반기별"),
  words("매분기 분기마다 분기별"),
  words("매월 매달 달마다 다달이"),
  words("매주 주마다"),
  words("매일 날마다"),
];

/** What follows a number of years, and no year of the calendar: `10년 이상`, `30년 근속`, `20년 만기`. */
export const AFTER_DURATIONS = words(`
  이상 이내 이하 미만 동안 마다 이전 이후 초과 경과 넘게 넘은 지난 지나 뒤 된 만에
  근속 근무 재직 복무 재임 일하 일한 다니 다닌 경력 거주 살았 살면 만기 상환 거치 보존 보관 장기
`);

/** Behind a day, that something begins or ends on it; stems. */
export const BEGINNING_WORDS = words("시작 개시 개강 개막 착수");
export const ENDING_WORDS = words("마감 종료 끝나 끝납 끝난 종강 폐막 만료");
