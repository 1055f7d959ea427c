/** `얼마`, `몇 퍼센트`: what money and shares look like, and a share that is paid as money is. */

import { oneOf } from "../../text/lexicon/patterns.js";
import {
  ADDING,
  COSTS,
  FEES,
  MEANS,
  MONEY_NOUNS,
  NO_COSTS,
  NO_SHARE_NOUNS,
  PAID_STEMS,
  PAYING,
  REDUCING,
  SHARE_NOUNS,
  SPENDING,
} from "../../text/lexicon/questions.js";
import {
  BEHIND_SHARES,
  CURRENCIES,
  DIGITS,
  NO_AMOUNTS,
  NO_SHARES,
  PLACES,
  SHARE_UNITS,
  TIMES_UNITS,
  WAIVED_ENDS,
} from "../../text/lexicon/units.js";
import { END } from "./question-end.js";

interface AmountAsked {
  name: "money" | "share";
  pattern: RegExp;
}

/** `삼십`, `이백만`; one syllable alone may be anything (`구분`, `이원`). */
export const SPELT = `(?<![가-힣])[${DIGITS}]?[${PLACES}][${DIGITS}${PLACES}]*`;

const HOW_MUCH = String.raw`(?:(?:총|최대|최소|월|연|매월|하루에?|[가-힣\d]{1,4}당|한\s?(?:달|장|건|번|명|사람|부|시간|개|회|해|곳|팀)에)\s?)?(?:얼마[가-힣]*(?:\s[가-힣]+)*)?`;

/** `이전비는 얼마나 주나요`: by an amount or a share. */
const PAID_HOW_MUCH = String.raw`(?:${oneOf(MONEY_NOUNS)}|[가-힣]{2}(?:수당|[비료](?<!${oneOf(NO_COSTS)})))[은는을를]?\s얼마나\s?(?:더\s)?(?:주|받|내|지급|지원|보조)`;

const MONEY_ASKED = new RegExp(
  String.raw`몇\s?[천만억백]*\s?원|얼마짜리|(?<![가-힣])돈[이을은]?\s(?:\S{1,6}\s)?얼마|얼마(?:를|까지)?\s?${oneOf(PAYING)}|얼마나\s?${oneOf(SPENDING)}|(?:${oneOf(MONEY_NOUNS)}|(?<![가-힣])값|${oneOf(FEES)}료|${oneOf(COSTS)}비|[가-힣]액)[은는이가을를]?\s*${HOW_MUCH}${END}|[가-힣]{1,2}[비료][은는이가]\s(?:\S{1,6}\s)?얼마(?!나)|${PAID_HOW_MUCH}|${oneOf(MEANS)}[이가은는]\s얼마(?:를|보다)?\s?(?:이하|미만|이상|초과|넘|적|많)`,
);
/** A multiple or a share of an amount told before: `여비의 2배액`, `3분의 1에 상당하는 금액`. */
const OF_AMOUNT = String.raw`(?:\d{1,3}\s?|[두세네]\s?)배액|반액(?![가-힣]{0,2}\s?(?:면제|감면))|\d{1,3}\s?분의\s?\d{1,3}(?:에|의)\s?(?:상당|해당)하는\s?(?:금)?액`;
/** `\851,957,050` has the won sign as Korean keyboards write it. `2만 명` is no money, `2만` may be; nor is `없음` behind a box to tick, of persons (`수상자 없음`) or of what may not be done (`할 수 없음`). */
const MONEY = new RegExp(
  String.raw`\d[\d,.]{0,30}[천백십만억조\s]{0,12}(?:${oneOf(CURRENCIES)}|(?<=[천만억조])(?!\s*(?:(?!VAT)[A-Za-z]|[가-힣㎞㎡㎏%])))|(?:[￦₩$\\]|USD)\s?\d[\d,]{2,30}|일금\s{0,3}[${DIGITS}${PLACES}\s]{2,40}원|${SPELT}\s?원|${OF_AMOUNT}|없\s+음|(?<![\]□☐■☑]\s{0,3}|자\s?|(?:\s|[할될을])수\s?|해당\s?)${oneOf(NO_AMOUNTS)}(?!\s?[되하]지|\s?제한|\s?사유|\s?대상|[을를의])|면제(?=\s*$|\s?[|),.(（]|${oneOf(WAIVED_ENDS)})`,
  "g",
);

/** `얼마를 지급하나요`: a share that is paid is an amount too, `예산의 3분의 1을 지급`. */
const PAID_ASKED = new RegExp(String.raw`얼마(?:를|나|까지)?\s(깎|${oneOf(PAID_STEMS)})`);

/** `사업비의 2/3`, `보조율 : 1/2`, `1/3 이상`; days look alike (`3/5 회의`, `3/2~3/9`). */
const SLASHED = String.raw`(?<![\d./])\d{1,2}\/(?:[2-9]|10|100)(?![\d./월일(]|\s?(?:[~∼〜～]|분기))`;
const FRACTION = String.raw`(?:(?<=의\s?|[:：|]\s?)${SLASHED}|${SLASHED}(?=[을를]|\s?${oneOf(BEHIND_SHARES, REDUCING)}))`;

/** `선금은 얼마인가요`: a share behind the very label, `선금 : 계약금액의 100분의 50`. */
const AMOUNT_ASKED = /([가-힣]{2,})[은는]\s얼마인가요?[?？\s]*$/;
const SHARE_OF_AMOUNT = String.raw`(?:\d{1,3}\s?분의\s?\d{1,3}|\d{1,3}(?:\.\d{1,2})?\s?(?:%|퍼센트)|${FRACTION})`;

/** `얼마나 더 받나요`: a share that is added to what is paid is an amount too. */
const PAID_MORE = /얼마나?\s더\s/;

const IS_PAID_HOW_MUCH = new RegExp(PAID_HOW_MUCH);

function moneyAsked(question: string): RegExp {
  const paid = PAID_ASKED.exec(question)?.[1];
  const told = paid === "깎" ? oneOf(REDUCING) : paid;
  if (told)
    return new RegExp(
      `${MONEY.source}|${SHARE_OF_AMOUNT}[을를]?\\s?${told}(?!하지|되지|\\s?안)`,
      "g",
    );
  if (PAID_MORE.test(question))
    return new RegExp(
      `${MONEY.source}|${SHARE_OF_AMOUNT}(?:\\s?이상)?[을를]?\\s?${oneOf(ADDING)}`,
      "g",
    );
  if (IS_PAID_HOW_MUCH.test(question)) return new RegExp(`${MONEY.source}|${SHARE_OF_AMOUNT}`, "g");
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

/** What an amount that the question asks for looks like; null where it asks for none. */
export function amountAsked(question: string): AmountAsked | null {
  if (SHARE_ASKED.test(question)) return { name: "share", pattern: SHARES };
  return MONEY_ASKED.test(question) ? { name: "money", pattern: moneyAsked(question) } : null;
}
