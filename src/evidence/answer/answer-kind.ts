/**
 * Classifies what a question asks for (a date, an amount, a definition …), and whether a line contains one that the
 * question does not state itself.
 */

import {
  BEING_SOMEWHERE,
  NO_PLACES,
  PLACE_PARTICLES,
  PLACE_WORDS,
  PLACES_LIKE_WORDS,
} from "../../text/lexicon/attributes.js";
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
import { NOUNS_LIKE_PARTICLES } from "../../text/lexicon/particles.js";
import { letterOf, oneOf } from "../../text/lexicon/patterns.js";
import {
  AGREEING,
  ARTICLE_NOUNS,
  ARTICLE_UNITS,
  CHANGE_MARKS,
  CHANGE_STEMS,
  CHANGED,
  CHANGED_OF,
  CHANGED_THINGS,
  CONTACTING,
  COSTS,
  DAY_NOUNS,
  DAY_QUESTIONS,
  DEPARTMENTS,
  FEES,
  HOW_CHANGED,
  LASTING,
  LASTING_DAYS,
  LASTING_NOUNS,
  MAIL_NOUNS,
  MONEY_NOUNS,
  NO_NUMBER_NOUNS,
  NO_SHARE_NOUNS,
  NUMBER_NOUNS,
  PAID_STEMS,
  PAYING,
  PHONE_NOUNS,
  PLACE_NOUNS,
  REDUCING,
  SHARE_NOUNS,
  SHORT_TIME_NOUNS,
  SPENDING,
  TIME_NOUNS,
  WHICH_BODIES,
  WHICH_PLACES,
  WHICH_WORDS,
} from "../../text/lexicon/questions.js";
import {
  BEHIND_SHARES,
  COUNTED_THINGS,
  COUNTERS_ASKED,
  CURRENCIES,
  DIGITS,
  LIKE_COUNTED,
  LIKE_COUNTERS,
  NATIVE_DAYS,
  NO_AMOUNTS,
  NO_COUNTERS,
  NO_SHARES,
  PERSONS_CELLS,
  PERSONS_COUNTED,
  PLACES,
  RATE_UNITS,
  SHARE_UNITS,
  SPELT_UNITS,
  SPOKEN_NUMBERS,
  TIMES_UNITS,
  WAIVED_ENDS,
} from "../../text/lexicon/units.js";
import { defines, definesPlainly, wordToDefine } from "./asked-definition.js";
import { withoutBlanks } from "./blank-forms.js";
import { measureAsked } from "./measures-asked.js";
import { withoutOthersBrackets } from "./others-brackets.js";
import { partAsked } from "./told-apart.js";
import { withoutConditions } from "./told-conditions.js";
import {
  withoutCopies,
  withoutDates,
  withoutLabels,
  withoutLengths,
  withoutLetters,
  withoutLimits,
  withoutMasked,
  withoutOrigin,
  withoutParts,
  withoutRowNumber,
  withoutTurns,
} from "./without-other-figures.js";

export interface AnswerKind {
  name:
    | "article"
    | "definition"
    | "change"
    | "day"
    | "time"
    | "clock"
    | "money"
    | "share"
    | "count"
    | "number"
    | "often"
    | "phone"
    | "mail"
    | "place"
    | "which"
    | "anything";
  /** What such a thing looks like; null where anything may answer. */
  pattern: RegExp | null;
  /** The word whose meaning is asked. */
  word?: string;
  /** A line that leaves no doubt that it defines that word. */
  plainly?: RegExp;
}

/** `어느 조에`, but not `어떤 조건이`. */
const ARTICLE_ASKED = new RegExp(
  String.raw`(?:몇|${oneOf(WHICH_WORDS)})\s?(?:${oneOf(ARTICLE_UNITS)}(?=[에인이가은는을를로]|[^가-힣]|$)|${oneOf(ARTICLE_NOUNS)})`,
);
/** `몇 호` also counts homes. */
const HOUSES_ASKED = /(?:공급|주택|임대|물량|세대|가구).*몇\s?호/;
const ARTICLES = new RegExp(String.raw`제\s?\d+\s?${oneOf(ARTICLE_UNITS)}`, "g");

const CHANGE_ASKED = new RegExp(
  String.raw`${oneOf(HOW_CHANGED)}\s?${oneOf(CHANGED)}|${oneOf(CHANGED_OF)}\s?${oneOf(CHANGED_THINGS)}`,
);
const CHANGES = new RegExp(oneOf(CHANGE_STEMS, CHANGE_MARKS), "g");

/** The end of a question, behind the noun that it asks for. */
const END = String.raw`\s*(?:[?？]|$)`;
const HOW_MUCH = String.raw`(?:(?:총|최대|최소|월|연|매월|하루에?|[가-힣\d]{1,4}당|한\s?달에)\s?)?(?:얼마[가-힣]*(?:\s[가-힣]+)*)?`;

/** Asked to the day: a year alone does not say it. */
const DAY_ASKED = new RegExp(
  String.raw`${oneOf(DAY_QUESTIONS)}|무슨\s?요일|(?<![가-힣])${oneOf(WHICH_WORDS)}\s?날(?=[에이은의]|\s|[?？]|$)|${oneOf(DAY_NOUNS)}[은는이가]?\s*(?:언제[가-힣]*|무엇[가-힣]*)?${END}`,
);
const TIME_ASKED = new RegExp(
  String.raw`언제|몇\s?${oneOf(TIME_UNITS_ASKED)}|(?:${oneOf(TIME_NOUNS)}|(?<![가-힣])${oneOf(SHORT_TIME_NOUNS)})[은는]?${END}`,
);
const WEEKDAY = `${letterOf(WEEKDAYS)}요일`;
/** `몇 시에` asks for a time of day; `몇 시간` for a length, `몇 시도` for places. */
const CLOCK_ASKED = /몇\s?시(?=[에까부인이가로죠쯤경]|\s|[?？]|$)/;
const CLOCKS = /\d{1,2}\s*시(?!간)|\d{1,2}:\d{2}|정오|자정/g;
/** `가결된 해는`, `몇 년도`: a day of the week does not say it. `한 해 몇 명` asks for no year. */
const YEAR_ASKED = new RegExp(
  String.raw`(?<![가-힣])해[는가]${END}|(?<![가-힣]|한\s)해[는가]?\s?(?:언제|몇)|몇\s?년도|몇\s?년에(?!\s?(?:걸쳐|한|몇|번))|연도[는가]?\s*(?:언제[가-힣]*)?${END}`,
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
  String.raw`몇\s?년(?:이|을|간|까지|마다|씩|\s?동안|\s?안에|\s?이내|\s?뒤|\s?후|\s?만에)|${oneOf(LASTING_NOUNS)}[은는이가]?\s몇\s?년`,
);
const YEARS_LASTING =
  /(?<![\d.,'‘’])\d{1,3}(?:\.\d)?\s?[여몇]?\s?년(?!\s?\d{1,2}\s?[월.]|도|[생대])|\d{1,3}\s?(?:개월|학기)|(?<![가-힣])(?:한|두|세|네|다섯|열)\s?해|[일이삼사오]년|영구|반영구/g;
/** `임기는 몇 년`: what is so long before or after something is no length. */
const TERM_ASKED = new RegExp(String.raw`${oneOf(LASTING_NOUNS)}[은는이가]?\s몇\s?년`);
const TERMS = new RegExp(String.raw`(?:${YEARS_LASTING.source})(?!\s?(?:이전|전|후|뒤))`, "g");
/** `얼마나 자주`, `몇 년마다`. */
const OFTEN_ASKED = /얼마나\s?자주|(?:며칠|몇\s?(?:년|달|개월|주|일|시간))마다/;
const OFTEN =
  /매\s?(?:년|월|주|일|분기|반기|학기|회)|(?:연|월|주|반기|분기)\s?\d{1,3}\s?회|\d{1,3}\s?(?:회|번)(?![가-힣]*차)|\d{1,3}\s?(?:년|개월|주|일|시간)(?:마다|\s?주기)|마다|수시|상시|정기적|(?<!발)주기(?!관)|격[년월주]|(?:분기|반기|[월연])별(?=로|\s?\d|\s?(?:한|두|세)\s?[번차회]|\s?(?:실시|시행|개최|점검|보고|제출|통보|납부|정산)|\s*(?:[,.)|]|$))/g;
/** `며칠 만에`, `며칠 걸리나요`: a day of the calendar is no answer. */
const DAYS_LASTING_ASKED = /며칠이?나?\s?(?:만에|걸리|걸려|걸릴)/;
const LASTS =
  /(?<![\d.월]|월\s{1,3})\d{1,3}\s*(?:년|개월|달|주|일|시간|분(?![가-힣]))|(?<![가-힣])(?:한|두|세|네|여섯)\s?(?:달|해|시간)|영구/g;
/** `몇 분 동안`; `몇 분` alone may be persons. */
const LENGTH_ASKED = /몇\s?시간|몇\s?분\s?(?:동안|간|이내|안에|만에|걸리)/;
const LENGTHS =
  /\d[\d,.]*\s*(?:시간|분(?![가-힣]|\s?의)|분(?=간|동안|이내|까지|씩|을|으로))|(?<![가-힣])(?:한|두|세|네)\s?시간/g;
const NO_UNIT = `(?!${oneOf(LIKE_TIME_UNITS)})`;
const DAY = String.raw`\d{1,2}\s*${NO_UNIT}${oneOf(DAY_UNITS)}|\d월\s?\d{1,2}(?=까지)|\d{1,4}\s*[.\-/]\s?\d{1,2}(?:[.\-/]|(?=\s*[(（]))|[가-힣]기념일|(?<![가-힣])${oneOf(DAY_WORDS)}`;
const DAYS = new RegExp(`${DAY}|${WEEKDAY}`, "g");
/** `언제까지 갚아야`: a term from some day on says it too; on which days of the week something is done does not. */
const UNTIL_ASKED = /언제까지/;
const UNTIL = new RegExp(
  String.raw`${DAY}|${WEEKDAY}(?=까지)|(?<!\d)\d{1,2}\s?월\s?[말초]?(?=까지)|(?<!\d)\d{1,3}\s?(?:년|개월|주|시간|${oneOf(WORKING_DAYS)})\s?(?:이내|안에|내에|까지|전(?:까지|에|\s?[|),.]|$))|지체\s?없이|다음\s?날`,
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
  if (asksLengthInDays(question)) return question.includes("기간") ? LASTS_OR_RANGE : LASTS;
  return WITHIN_ASKED.test(question) || DAYS_BEFORE.test(question) ? WITHIN : DAYS;
}

/** `며칠 전까지`: in working days too. */
const DAYS_BEFORE = /며칠\s?이?전/;

const TIMES = new RegExp(
  String.raw`(?<![A-Za-z]\d{0,3})\d{1,4}\s*${NO_UNIT}${oneOf(TIME_UNITS)}|(?<![\d-])\d{4}\s*[.\-~/](?!\d{3})|(?<![\d.])\d{1,2}[.]\s?\d{1,2}[.](?!\d)|(?<![\d.])\d\d[.]\s?\d{1,2}[.]\s?\d{1,2}(?![\d,])|기원전|${WEEKDAY}|(?<![가-힣])${oneOf(TIME_WORDS)}`,
  "g",
);

/** `삼십`, `이백만`; one syllable alone may be anything (`구분`, `이원`). */
const SPELT = `(?<![가-힣])[${DIGITS}]?[${PLACES}][${DIGITS}${PLACES}]*`;

const MONEY_ASKED = new RegExp(
  String.raw`몇\s?[천만억백]*\s?원|얼마짜리|(?<![가-힣])돈[이을은]?\s(?:\S{1,6}\s)?얼마|얼마(?:를|까지)?\s?${oneOf(PAYING)}|얼마나\s?${oneOf(SPENDING)}|(?:${oneOf(MONEY_NOUNS)}|(?<![가-힣])값|${oneOf(FEES)}료|${oneOf(COSTS)}비|[가-힣]액)[은는이가을를]?\s*${HOW_MUCH}${END}|[가-힣]{1,2}[비료][은는이가]\s(?:\S{1,6}\s)?얼마(?!나)`,
);
/** `2만 명` is no money, `2만` may be; nor is `없음` behind a box to tick, of persons (`수상자 없음`) or of what may not be done (`할 수 없음`). */
const MONEY = new RegExp(
  String.raw`\d[\d,.]{0,30}[천백십만억조\s]{0,12}(?:${oneOf(CURRENCIES)}|(?<=[천만억조])(?!\s*(?:(?!VAT)[A-Za-z]|[가-힣㎞㎡㎏%])))|[￦₩]\s?\d[\d,]{2,30}|${SPELT}\s?원|없\s+음|(?<![\]□☐■☑]\s{0,3}|자\s?|(?:\s|[할될을])수\s?|해당\s?)${oneOf(NO_AMOUNTS)}(?!\s?[되하]지|\s?제한|\s?사유|\s?대상|[을를의])|면제(?=\s*$|\s?[|),.(（]|${oneOf(WAIVED_ENDS)})`,
  "g",
);

/** `얼마를 지급하나요`: a share that is paid is an amount too, `예산의 3분의 1을 지급`. */
const PAID_ASKED = new RegExp(String.raw`얼마(?:를|나|까지)?\s(깎|${oneOf(PAID_STEMS)})`);

/** `사업비의 2/3`, `보조율 : 1/2`, `1/3 이상`; days look alike (`3/5 회의`, `3/2~3/9`). */
const SLASHED = String.raw`(?<![\d./])\d{1,2}\/(?:[2-9]|10|100)(?![\d./월일(]|\s?(?:[~∼〜～]|분기))`;
const FRACTION = String.raw`(?:(?<=의\s?|[:：|]\s?)${SLASHED}|${SLASHED}(?=[을를]|\s?${oneOf(BEHIND_SHARES, REDUCING)}))`;

/** `선금은 얼마인가요`: a share behind the very label, `선금 : 계약금액의 100분의 50`. */
const AMOUNT_ASKED = /([가-힣]{2,})[은는]\s얼마인가요?[?？\s]*$/;
const SHARE_OF_AMOUNT = String.raw`(?:\d{1,3}\s?분의\s?\d{1,3}|\d{1,3}(?:\.\d{1,2})?\s?%|${FRACTION})`;

function moneyAsked(question: string): RegExp {
  const paid = PAID_ASKED.exec(question)?.[1];
  const told = paid === "깎" ? oneOf(REDUCING) : paid;
  if (told)
    return new RegExp(
      `${MONEY.source}|${SHARE_OF_AMOUNT}[을를]?\\s?${told}(?!하지|되지|\\s?안)`,
      "g",
    );
  const noun = AMOUNT_ASKED.exec(question)?.[1];
  if (noun === undefined) return MONEY;
  return new RegExp(
    String.raw`${MONEY.source}|(?<=(?<![가-힣])${noun}\s?[:：|]\s?[가-힣\s]{0,12})${SHARE_OF_AMOUNT}`,
    "g",
  );
}

const SHARE_ASKED = new RegExp(
  String.raw`몇\s?${oneOf(SHARE_UNITS)}|[가-힣]{2}의\s얼마|(?:${oneOf(SHARE_NOUNS)}|[가-힣][율률](?<!${oneOf(NO_SHARE_NOUNS)}(?<!이자율)))[은는이가을를]?\s*${HOW_MUCH}${END}`,
);
const SHARES = new RegExp(
  String.raw`\d[\d,.]{0,30}\s*(?:${oneOf(SHARE_UNITS, TIMES_UNITS)}|대\s?\d)|${FRACTION}|${oneOf(NO_SHARES)}`,
  "g",
);

const COUNT_ASKED = new RegExp(
  String.raw`몇\s?(?!${oneOf(NO_COUNTERS)})(${oneOf(COUNTERS_ASKED)})(?![가-힣]*째)`,
);
const NUMBER_ASKED = new RegExp(
  `몇|얼마|${oneOf(NUMBER_NOUNS)}(?<!${oneOf(NO_NUMBER_NOUNS)})[은는]?${END}`,
);
const SPOKEN = oneOf(SPOKEN_NUMBERS);
const NUMBERS = new RegExp(
  String.raw`\d[\d,.]{0,30}|(?<![가-힣])${SPOKEN}\s?${oneOf(COUNTED_THINGS)}|${SPELT}\s?${oneOf(SPELT_UNITS)}|절반|과반|번째`,
  "g",
);

const WHAT_END = String.raw`[은는이가]?\s*(?:(?:무엇|뭐|뭔)[가-힣]*|어디[가-힣]*|몇\s?번[가-힣]*|어떻게\s되[가-힣]*)?${END}`;
/** `몇 번으로 전화하나요`, `전화는 어디로 하나요`. */
const CALLING = String.raw`(?:몇\s?번|어디)(?:으로|로|에)\s?전화|(?:전화|팩스)[는를]?\s(?:\S{1,8}\s)?(?:몇\s?번|어디)(?:으로|로|에)|팩스로\s(?:\S{1,8}\s)?몇\s?번|문의[는를]?\s(?:\S{1,8}\s)?몇\s?번(?:으로|로)|(?:전화|팩스)(?:\S{0,3}\s\S{1,8})?\s번호[가는]\s(?:무엇|뭐|뭔|몇)[가-힣]*|누구(?:에게|한테|께)\s?${oneOf(CONTACTING)}`;
const PHONE_ASKED = new RegExp(`${oneOf(PHONE_NOUNS)}${WHAT_END}|${CALLING}`);
const PHONES =
  /(?<!\d|제\s?)(?:\d{2,4}[-)]\s?)?\d{3,4}-\d{4}(?!\d|\s?호)|(?<![\w.])1\d{3}(?=[^\w@,.%원년명호]|$)|[☎☏]\s?\d/g;
const MAIL_ASKED = new RegExp(`${oneOf(MAIL_NOUNS)}(?:주소|\\s주소)?(?:${WHAT_END}|로\\s)`);
/** From the beginning of a word only: else a long run of letters would be tried from each of them. */
const MAILS = /(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.]+/g;
const PLACE_NOUN_ASKED = new RegExp(
  String.raw`${oneOf(PLACE_NOUNS)}[은는이가]?\s*(?:무엇[가-힣]*|어디[가-힣]*|어딘[가-힣]*)?${END}`,
);
const PLACE_ASKED = new RegExp(
  String.raw`(?<![가-힣])(?:어디|${oneOf(WHICH_WORDS)}\s${oneOf(WHICH_PLACES)}(?:에서|으로|로|에)(?=\s|[?？]|$))`,
);
const NAMED_PLACE = String.raw`${oneOf(PLACE_WORDS)}|(?<![가-힣])${oneOf(PLACES_LIKE_WORDS)}(?![가-힣])|[가-힣](?:특별시|광역시|자치시|자치도)|(?<![가-힣])[가-힣]{2,3}[시군구도](?<!${oneOf(NO_PLACES)})(?:(?![가-힣])|(?=${oneOf(BEING_SOMEWHERE)}))|[가-힣](?:읍|면|동|로|길)\s?\d|\d층`;
const PLACES_NAMED = new RegExp(NAMED_PLACE, "g");
const PLACES_SAID = new RegExp(`${oneOf(PLACE_PARTICLES)}|${NAMED_PLACE}`, "g");

/** `어느 과에서`, `무슨 센터로`: a body of a kind, by its name. */
const WHICH_ASKED = new RegExp(
  String.raw`${oneOf(WHICH_WORDS)}\s([가-힣]{0,6}${oneOf(WHICH_BODIES)})(?:에서|에게|으로|로|에|이|가)?(?=\s|[?？]|$)`,
);

/** A name of two syllables and more that ends with the kind; `결과` is no `과`. */
function namesOf(kind: string): RegExp {
  return new RegExp(
    String.raw`[가-힣]{2,}${kind}(?<!${oneOf(NOUNS_LIKE_PARTICLES)})(?![가-힣])`,
    "g",
  );
}

/** `어느 부서`: whatever ends its name, where its telephone stands beside it; `사람과`, `결과` end so too. */
const DEPARTMENTS_CALLED = new RegExp(
  String.raw`[가-힣]{2,20}(?:부서(?![가-힣])|${oneOf(DEPARTMENTS)}실?[\s(（,]{0,3}(?:[☎☏]|전화\s?:?)?\s{0,2}0\d{1,2}\s?-)`,
  "g",
);

const ANYTHING: AnswerKind = { name: "anything", pattern: null };

export function kindAsked(asked: string): AnswerKind {
  const question = asked.normalize("NFC").trim();
  if (HOUSES_ASKED.test(question)) return { name: "count", pattern: countsBy("호", question) };
  if (ARTICLE_ASKED.test(question)) return { name: "article", pattern: ARTICLES };
  if (CHANGE_ASKED.test(question)) return { name: "change", pattern: CHANGES };
  if (PHONE_ASKED.test(question)) return { name: "phone", pattern: PHONES };
  if (MAIL_ASKED.test(question)) return { name: "mail", pattern: MAILS };
  if (OFTEN_ASKED.test(question)) return { name: "often", pattern: OFTEN };
  if (TERM_ASKED.test(question)) return { name: "time", pattern: TERMS };
  if (YEARS_LASTING_ASKED.test(question)) return { name: "time", pattern: YEARS_LASTING };
  if (DAYS_LASTING_ASKED.test(question)) return { name: "time", pattern: LASTS };
  if (DAY_ASKED.test(question)) return { name: "day", pattern: daysAsked(question) };
  if (CLOCK_ASKED.test(question)) return { name: "clock", pattern: CLOCKS };
  if (YEAR_ASKED.test(question)) return { name: "time", pattern: YEARS };
  if (LASTING_ASKED.test(question)) return { name: "time", pattern: LASTS };
  if (LENGTH_ASKED.test(question)) return { name: "time", pattern: LENGTHS };
  if (TIME_ASKED.test(question)) return { name: "time", pattern: TIMES };
  if (SHARE_ASKED.test(question)) return { name: "share", pattern: SHARES };
  if (MONEY_ASKED.test(question)) return { name: "money", pattern: moneyAsked(question) };
  const word = wordToDefine(question);
  if (word)
    return { name: "definition", word, pattern: defines(word), plainly: definesPlainly(word) };
  const counter = COUNT_ASKED.exec(question)?.[1];
  if (counter) return { name: "count", pattern: countsBy(counter, question) };
  if (NUMBER_ASKED.test(question))
    return { name: "number", pattern: measureAsked(question) ?? NUMBERS };
  const body = WHICH_ASKED.exec(question)?.[1];
  if (body)
    return { name: "which", pattern: body.endsWith("부서") ? DEPARTMENTS_CALLED : namesOf(body) };
  // `장소는 어디인가요` asks for a place itself, `어디에서 하나요` for whatever is done there.
  if (PLACE_NOUN_ASKED.test(question)) return { name: "place", pattern: PLACES_NAMED };
  return PLACE_ASKED.test(question) ? { name: "place", pattern: PLACES_SAID } : ANYTHING;
}

/** What a line does not say itself. */
interface ToldOfLine {
  /** Whether a heading, a caption or a label tells that its numbers are money, or persons. */
  isUnitTold?: boolean;
  /** Whether it is a cell, or cells side by side. */
  isCell?: boolean;
}

/** Whether a line contains the kind of answer asked for; null if any line may answer. */
export function holdsAnswer(
  { name, pattern }: AnswerKind,
  written: string,
  question: string,
  { isUnitTold = true, isCell = written.includes(" | ") }: ToldOfLine = {},
): boolean | null {
  if (pattern === null) return null;
  const filled = withoutMasked(withoutBlanks(withoutOrigin(written, question)));
  const line = withoutConditions(filled, question);
  // What a word means, and where something is, may be said in any way; a line that defines it or names a place says it best.
  if (name === "definition") return line.search(pattern) >= 0 || null;
  if (name === "place" || name === "which") return isNew(line, pattern, question) || null;
  if (["phone", "mail", "often"].includes(name)) return line.search(pattern) >= 0;
  if (name === "change") return line.search(pattern) >= 0;
  if (name === "article") return isNew(line, pattern, question);
  if (["day", "time", "clock"].includes(name)) {
    const times = withoutLetters(withoutLabels(withoutOthersBrackets(line, question)));
    const isWhen = question.includes("언제") || WITHIN_ASKED.test(question);
    const told = SCHEDULE_ASKED.test(question) ? withoutLimits(times) : times;
    return isNew(isWhen ? withoutLengths(told) : told, pattern, question);
  }
  const stated = withoutDates(withoutLabels(withoutCopies(line, question)));
  if (name === "count" && isNewCount(stated, pattern, question)) return true;
  if (name !== "count" && isNew(stated, pattern, question)) return true;
  // A cell of a table leaves its unit to the heading; where none is of money, or of persons, a number is none of it.
  const isOtherNumber = (name === "money" || PERSONS_ASKED.test(question)) && !isUnitTold;
  if (isOtherNumber || !isCell) return false;
  const cells = withoutRowNumber(stated);
  return isNew(cells, CELLS, question) || (name === "money" && isNew(cells, RATES, question));
}

/** Whether a row, its header or a caption (`단위 : 천원`) tells that its numbers are money. */
export function isMoneyTold(told: readonly string[]): boolean {
  return told.some((text) => MONEY_TOLD.test(text));
}

/** The same of persons: `정원`, `학생 수`, `(단위 : 명)`. */
export function arePersonsTold(told: readonly string[]): boolean {
  return told.some((text) => PERSONS_TOLD.test(text));
}

const PERSONS_TOLD = new RegExp(
  String.raw`${oneOf(PERSONS_COUNTED)}|(?:^|\|)\s*${oneOf(PERSONS_CELLS)}\s*(?=\||$)|(?<![가-힣])[천만]?[명인](?![가-힣])|\d\s?[명인](?![가-힣]{2})|[자인원생민]\s?수(?![가-힣])`,
);
const PERSONS_ASKED = /(?<![가-힣])몇\s?(?:명|분(?!\s?[전뒤안이간])|사람|인(?![가-힣]))/;

/** Whether a header tells that the numbers under it are points: `평가항목 | 배점`. */
export function arePointsTold(header: readonly string[]): boolean {
  return header.some((row) => POINTS_TOLD.test(row)) && !isMoneyTold(header);
}

const POINTS_TOLD = /배\s?점|점\s?수|평\s?점/;

const MONEY_TOLD = new RegExp(
  `${oneOf(MONEY_NOUNS)}|(?<![가-힣])[천백십만억조]*원(?![가-힣])|달러|[가-힣](?<!대)[비액료금](?![가-힣])|결산|지원`,
);

/** Whether a line counts what the question does not: `1년에 몇 번` states no `1회`. */
function isNewCount(line: string, pattern: RegExp, question: string): boolean {
  const isPart = question.includes("포함") || partAsked(question) !== null;
  const whole = withoutTurns(isPart ? line : withoutParts(line), question);
  const counted = WITHIN_ASKED.test(question) ? withoutLengths(whole) : whole;
  return isNew(counted, pattern, (question.match(pattern) ?? []).join(" "));
}

/** `점검 일정은`: no length, but a day. */
const SCHEDULE_ASKED = /일정[은는이가]?\s*(?:언제|어떻게|[?？]|$)/;

/** `며칠 안에`: a bound of something else (`30일 이하`) is no answer. */
const WITHIN_ASKED = /(?:며칠|몇\s?(?:일|달|개월|주|년))\s?(?:안에|이내|내에)/;

/** `05205` is a code; `40,000(20,000)` has another case in brackets, `1,600(+α)` a remark. */
const CELLS =
  /(?<=^|\|)\s*[+\-△▲(]*(?!0\d)\d[\d,.]{0,30}\)?(?:\s?\((?:\d[\d,.]{0,30}|[^)|]{1,10})\))?\s*(?=\||$)/g;

/** `300/건`, `600/1회`: what one of them costs, in the unit of the table. */
const RATES = new RegExp(
  String.raw`(?<![\d.,/])(?!(?:19|20)\d\d\s?\/\s?\d?\s?[월년])\d[\d,.]{0,20}\s?\/\s?\d?\s?${oneOf(RATE_UNITS)}(?![가-힣])`,
  "g",
);

function isNew(line: string, pattern: RegExp, question: string): boolean {
  const given = new Set(question.match(FIGURE));
  for (const [found] of line.matchAll(pattern)) {
    const figures = found.match(FIGURE);
    // `2026. 3. 5.` is new where only its year is asked about.
    const isSaid = figures ? figures.every((each) => given.has(each)) : question.includes(found);
    if (!isSaid) return true;
  }
  return false;
}

/** `1천` is no `1`. */
const FIGURE = /(?:\d[\d,.]{0,30}\d|\d)[십백천만억]*/g;

/** What may follow `7인`: particles and bounds. `4인승`, `1인당`, `1분기`, `100분의` count no persons. */
const AFTER_PERSONS = "[이을를으은는까의과에도만씩]|가(?![가-힣])|내외|안팎|미만|초과|정도|가량|중";

/** How many must agree is said by a share of all, `재적이사 3분의 1 이상`; and points so, `70% 이상의 점수`. */
const AGREEING_ASKED = new RegExp(`몇\\s?[명인].*${oneOf(AGREEING)}`);
const SHARE_OF_ALL = String.raw`(?<!\d)\d{1,3}\s?분의\s?\d{1,3}|과반수`;
const SHARE_OF_POINTS = String.raw`\d{1,3}\s?%(?=\s?(?:이상|초과|이하|미만)?의?\s?(?:점수|득점))`;

function shareCounted(counter: string, question: string): string {
  if (counter === "점") return `|${SHARE_OF_POINTS}`;
  return AGREEING_ASKED.test(question) ? `|${SHARE_OF_ALL}` : "";
}

function countsBy(counter: string, question: string): RegExp {
  const counters = LIKE_COUNTERS.find((each) => each.includes(counter)) ?? [counter];
  const alike = `(?:${oneOf(counters)}(?<!인(?=[가-힣])(?!${AFTER_PERSONS})|분(?=[가-힣])(?![이을를으가은는까])|기(?=[가-힣])(?![이를의로])|개(?=[월년])))`;
  return new RegExp(
    String.raw`\d[\d,.]{0,30}[여천만억백십수\s]{0,12}${alike}|(?<![가-힣])(?!${oneOf(LIKE_COUNTED)})(?:${SPOKEN}|${SPELT})\s?${alike}${shareCounted(counter, question)}`,
    "g",
  );
}
