/** `언제`, `며칠 안에`, `몇 년 동안`, `얼마나 자주`: what a time of the asked kind looks like, and only of that kind. */

import {
  DAY_UNITS,
  DAY_WORDS,
  LIKE_TIME_UNITS,
  TIME_UNITS,
  TIME_UNITS_ASKED,
  TIME_WORDS,
  WEEKDAYS,
  WORKING_DAYS,
} from "../../text/lexicon/calendar.js";
import { letterOf, oneOf } from "../../text/lexicon/patterns.js";
import {
  DAY_NOUNS,
  DAY_QUESTIONS,
  LASTING,
  LASTING_DAYS,
  LASTING_NOUNS,
  PASSING,
  SHORT_TIME_NOUNS,
  TIME_NOUNS,
  WHICH_WORDS,
} from "../../text/lexicon/questions.js";
import { NATIVE_DAYS } from "../../text/lexicon/units.js";
import { END } from "./question-end.js";

interface TimeAsked {
  name: "day" | "time" | "clock" | "often";
  pattern: RegExp;
}

const WEEKDAY_ASKED = new RegExp(String.raw`(?:무슨|${oneOf(WHICH_WORDS)})\s?요일`);
/** Asked to the day: a year alone does not say it. */
const DAY_ASKED = new RegExp(
  String.raw`${oneOf(DAY_QUESTIONS)}|${WEEKDAY_ASKED.source}|(?<![가-힣])${oneOf(WHICH_WORDS)}\s?날(?=[에이은의]|\s|[?？]|$)|${oneOf(DAY_NOUNS)}[은는이가]?\s*(?:언제[가-힣]*|무엇[가-힣]*)?${END}`,
);
const TIME_ASKED = new RegExp(
  String.raw`언제|몇\s?${oneOf(TIME_UNITS_ASKED)}|(?:${oneOf(TIME_NOUNS)}|(?<![가-힣])${oneOf(SHORT_TIME_NOUNS)})[은는]?${END}`,
);
const WEEKDAY = `${letterOf(WEEKDAYS)}요일`;
/** `몇 시에` asks for a time of day; `몇 시간` for a length, `몇 시도` for places. */
const CLOCK_ASKED = new RegExp(
  String.raw`몇\s?시(?=[에까부인이가로죠쯤경]|\s|[?？]|$)|(?<=[가-힣])\s?시각[은이]?${END}`,
);
const CLOCKS = /\d{1,2}\s*시(?!간)|\d{1,2}:\d{2}|정오|자정/g;
/** `가결된 해는`, `몇 년도`: a day of the week does not say it. `한 해 몇 명` asks for no year. */
const YEAR_ASKED = new RegExp(
  String.raw`(?<![가-힣])해[는가]${END}|(?<![가-힣]|한\s)해[는가]?\s?(?:언제|몇)|몇\s?년도|몇\s?년에(?!\s?(?:걸쳐|한|몇|번))|연도[는가]?\s*(?:언제[가-힣]*)?${END}|어느\s?해(?=에|부터|까지|인가)`,
);
/** A year has its century: `5년` is as likely a length. */
const YEARS =
  /\d{3,4}\s*년(?!간)|(?<!\d)(?:1\d|20)\d\d(?!\d|,)|['‘’]\d\d|(?<!\d)\d{1,2}\s?세기|기원전/g;
/** `얼마 동안`, `얼마나 걸리나요`, `몇 년에 걸쳐`: in whatever unit. */
const LASTING_ASKED = new RegExp(
  String.raw`얼마나?\s?${oneOf(LASTING)}|얼마간|몇\s?[년일]\s?(?:동안|간|에\s?걸쳐)`,
);
/** `몇 년이 지나야`, `임기는 몇 년`: a year of the calendar is no answer. */
const YEARS_LASTING_ASKED = new RegExp(
  String.raw`몇\s?년(?:이|을|간|치|\s치|까지|마다|씩|\s?동안|\s?안에|\s?이내|\s?뒤|\s?후|\s?만에)|${oneOf(LASTING_NOUNS)}[은는이가]?\s몇\s?년`,
);
const YEARS_LASTING =
  /(?<![\d.,'‘’])\d{1,3}(?:\.\d)?\s?[여몇]?\s?년(?!\s?\d{1,2}\s?[월.]|도|[생대])|\d{1,3}\s?(?:개월|개년|학기)|(?<![가-힣])(?:한|두|세|네|다섯|열)\s?해|[일이삼사오]년|영구|반영구/g;
/** `임기는 몇 년`: what is so long before or after something is no length. */
const TERM_ASKED = new RegExp(String.raw`${oneOf(LASTING_NOUNS)}[은는이가]?\s몇\s?년`);
const TERMS = new RegExp(String.raw`(?:${YEARS_LASTING.source})(?!\s?(?:이전|전|후|뒤))`, "g");
/** `얼마나 자주`, `몇 년마다`, `몇 년에 한 번`. */
const OFTEN_ASKED = /얼마나\s?자주|(?:며칠|몇\s?(?:년|달|개월|주|일|시간))(?:마다|에\s?한\s?번)/;
const OFTEN =
  /매\s?(?:년|월|주|일|분기|반기|학기|회)|(?:연|월|주|반기|분기)\s?\d{1,3}\s?회|\d{1,3}\s?(?:회|번)(?![가-힣]*차)|\d{1,3}\s?(?:년|개월|주|일|시간)(?:마다|\s?주기)|마다|수시|상시|정기적|(?<!발)주기(?!관)|격[년월주]|(?:분기|반기|[월연])별(?=로|\s?\d|\s?(?:한|두|세)\s?[번차회]|\s?(?:실시|시행|개최|점검|보고|제출|통보|납부|정산)|\s*(?:[,.)|]|$))/g;
/** `며칠 만에`, `며칠 걸리나요`: a day of the calendar is no answer. */
const DAYS_LASTING_ASKED = /며칠이?나?\s?(?:만에|걸리|걸려|걸릴)/;
const LASTS =
  /(?<![\d.월]|월\s{1,3})\d{1,3}\s*(?:년|개월|달|주|일|시간|분(?![가-힣]))|(?<![가-힣])(?:한|두|세|네|여섯)\s?(?:달|해|시간)|영구/g;
/** `신고를 처리하는 데 며칠 걸리나요` is answered by `즉시` too. */
export const OF_OFFICE = /처리|신고|민원|허가|신청/;
const LASTS_OR_AT_ONCE = new RegExp(
  String.raw`${LASTS.source}|(?<![가-힣])(?:즉시|당일)(?![가-힣])`,
  "g",
);
/** `몇 분 동안`; `몇 분` alone may be persons. */
const LENGTH_ASKED = /몇\s?시간|몇\s?분\s?(?:동안|간|이내|안에|만에|걸리)/;
const LENGTHS =
  /\d[\d,.]*\s*(?:시간|분(?![가-힣]|\s?의)|분(?=간|동안|이내|까지|씩|을|으로))|(?<![가-힣])(?:한|두|세|네)\s?시간/g;
const NO_UNIT = `(?!${oneOf(LIKE_TIME_UNITS)})`;
const DAY = String.raw`\d{1,2}\s*${NO_UNIT}${oneOf(DAY_UNITS)}|\d월\s?\d{1,2}(?=까지)|\d{1,4}\s*[.\-/]\s?\d{1,2}(?:[.\-/]|(?=\s*[(（]))|[가-힣]기념일|(?<![가-힣])${oneOf(DAY_WORDS)}`;
const DAYS = new RegExp(`${DAY}|${WEEKDAY}`, "g");
/** In a cell or behind a day a syllable says it: `월·수`, `5. 20.(화)`. */
const ONE_WEEKDAY = String.raw`${letterOf(WEEKDAYS)}(?:요일)?`;
const WEEKDAYS_TOLD = new RegExp(
  String.raw`${WEEKDAY}|(?<=(?:^|\||[(（]|매주)\s?)${ONE_WEEKDAY}(?:\s?[·ㆍ,~∼〜～\-]\s?${ONE_WEEKDAY})*(?=\s?(?:\||$|[)）]))|평일|주말|매일`,
  "g",
);
/** `’21.5`, `’23.2월`: a month of a year written short. */
const SHORT_MONTH = String.raw`['‘’]\d\d\s?[.]\s?(?:1[0-2]|0?[1-9])(?!\d)`;
/** `~’24.4월`, `~ 2024.11월`, `~ 11월 말`: a span ends in a month, too. `매년 1.25까지` has its day. */
const SPAN_END = String.raw`[~∼〜～]\s?(?:${SHORT_MONTH}|(?:19|20)\d\d\s?[.년]\s?\d{1,2}\s?월|\d{1,2}\s?월\s?[말초중])|(?<![\d.])\d{1,2}[.]\s?\d{1,2}(?=까지)`;
/** `언제까지 갚아야`: a term from some day on says it too; on which days of the week something is done does not. */
const UNTIL_ASKED = /언제까지/;
const UNTIL = new RegExp(
  String.raw`${DAY}|${SPAN_END}|${WEEKDAY}(?=까지)|(?<!\d)\d{1,2}\s?월\s?[말초]?(?=까지)|(?<!\d)\d{1,3}\s?(?:년|개월|주|시간|${oneOf(WORKING_DAYS)})\s?(?:이내|안에|내에|까지|전(?:까지|에|\s?[|),.]|$))|지체\s?없이|다음\s?날`,
  "g",
);
/** `며칠 안에`: at once is an answer too, and so is `열흘 이내`. */
const WITHIN = new RegExp(
  String.raw`${DAYS.source}|\d{1,3}\s?${oneOf(WORKING_DAYS)}|지체\s?없이|(?<![가-힣])${oneOf(NATIVE_DAYS)}`,
  "g",
);

/** `휴가는 며칠인가요`: neither `매년` nor a day of the calendar is an answer. */
const HOW_MANY_DAYS = new RegExp(
  String.raw`${oneOf(LASTING_DAYS)}[은는이가]?\s(?:모두\s|최대\s)?며칠(?!부터)[가-힣]{0,4}[?？\s]*$`,
);
/** Whether the days of something that lasts are asked for. */
export function asksLengthInDays(question: string): boolean {
  return HOW_MANY_DAYS.test(question);
}

/** `접수 기간은 며칠인가요` may ask from when until when. */
const LASTS_OR_RANGE = new RegExp(
  String.raw`${LASTS.source}|(?<=\d[일.)\s]{0,3}(?:\([월화수목금토일]\)\s?)?[~∼〜～]\s?['’]?)\d{1,4}\s?[.월]`,
  "g",
);

function daysAsked(question: string): RegExp {
  if (UNTIL_ASKED.test(question)) return UNTIL;
  if (WEEKDAY_ASKED.test(question)) return WEEKDAYS_TOLD;
  if (asksLengthInDays(question)) return question.includes("기간") ? LASTS_OR_RANGE : LASTS;
  return WITHIN_ASKED.test(question) || DAYS_OFF.test(question) ? WITHIN : DAYS;
}

/** `며칠 전까지`, `며칠 지나면`: in working days too. */
const DAYS_OFF = new RegExp(`며칠\\s?(?:이?전|이?나?\\s?${oneOf(PASSING)})`);

/** `'19~'23`. */
const SPAN_OF_YEARS = String.raw`['‘’]\d\d\s?[~∼〜～]\s?['‘’]?\d\d(?!\d)`;
/** `16:00~16:15 모여 앉기 | …`: a schedule tells when by the clock. */
const CLOCK_CELL = String.raw`(?<=^|\|\s?)\d{1,2}:\d{2}\s?[~∼〜～-]\s?\d{1,2}:\d{2}`;
const TIMES = new RegExp(
  String.raw`(?<![A-Za-z]\d{0,3})\d{1,4}\s*${NO_UNIT}${oneOf(TIME_UNITS)}|(?<![\d-])\d{4}\s*[.\-~/](?!\d{3})|(?<![\d.])\d{1,2}[.]\s?\d{1,2}[.](?!\d)|(?<![\d.])\d\d[.]\s?\d{1,2}[.]\s?\d{1,2}(?![\d,])|(?<![\d.])\d{1,2}[.]\s?\d{1,2}(?=\s?\([월화수목금토일]\))|${SHORT_MONTH}|${SPAN_OF_YEARS}|${CLOCK_CELL}|기원전|${WEEKDAY}|지체\s?없이|(?<![가-힣])${oneOf(TIME_WORDS)}`,
  "g",
);

/** `작업시간은 언제인가요`: by the clock as well. */
const HOURS_ASKED = /시간[은이]\s언제/;
const TIMES_OR_CLOCKS = new RegExp(`${TIMES.source}|${CLOCKS.source}`, "g");

/** `며칠 안에`: a bound of something else (`30일 이하`) is no answer. */
export const WITHIN_ASKED = /(?:며칠|몇\s?(?:일|달|개월|주|년))\s?(?:안에|이내|내에)/;

/** `처리기간은 얼마나 되나요`: in whatever unit, from when until when, or at once; `지연 1일당` tells none. */
const PERIOD_ASKED = new RegExp(String.raw`${oneOf(LASTING_NOUNS)}[은는이가]?\s얼마(?!를|큼)`);
const PERIODS = new RegExp(
  String.raw`(?:${LASTS_OR_RANGE.source})(?!당|마다|째|차)|(?<![가-힣])(?:즉시|당일)(?![가-힣])`,
  "g",
);

/** What a time that the question asks for looks like; null where it asks for none. */
export function timeAsked(question: string): TimeAsked | null {
  if (OFTEN_ASKED.test(question)) return { name: "often", pattern: OFTEN };
  if (TERM_ASKED.test(question)) return { name: "time", pattern: TERMS };
  if (YEARS_LASTING_ASKED.test(question)) return { name: "time", pattern: YEARS_LASTING };
  if (DAYS_LASTING_ASKED.test(question))
    return { name: "time", pattern: OF_OFFICE.test(question) ? LASTS_OR_AT_ONCE : LASTS };
  if (DAY_ASKED.test(question)) return { name: "day", pattern: daysAsked(question) };
  if (CLOCK_ASKED.test(question)) return { name: "clock", pattern: CLOCKS };
  if (YEAR_ASKED.test(question)) return { name: "time", pattern: YEARS };
  if (PERIOD_ASKED.test(question)) return { name: "time", pattern: PERIODS };
  if (LASTING_ASKED.test(question)) return { name: "time", pattern: LASTS };
  if (LENGTH_ASKED.test(question)) return { name: "time", pattern: LENGTHS };
  if (HOURS_ASKED.test(question)) return { name: "time", pattern: TIMES_OR_CLOCKS };
  return TIME_ASKED.test(question) ? { name: "time", pattern: TIMES } : null;
}
