/**
 * Whether a line tells the side of a time that a question asks for: its end and not its beginning, how long before, how long it takes,
 * when something was done and not when it is to be done.
 */
import { OF_OFFICE } from "./times-asked.js";
import { withoutLabels } from "./without-other-figures.js";

const UNTIL_ASKED =
  /(?:언제|며칠|몇\s?시|몇\s?월)까지|(?:언제|몇\s?시에?|며칠에?|몇\s?월에?)\s?(?:문을\s?)?(?:끝나|마치|마감|종료|닫)/;
const UNTIL_TOLD =
  /까지|마감|기한|시한|기간|즉시|지체\s?없이|당일|말일|월\s?[말초중](?![가-힣])|종료|만료|끝나|[~∼〜～]|이내|내에|[일월주년간]\s?내(?![가-힣])|이전|[일시]\s?전|\d{1,2}:\d{2}\s?[-–]|년간|개월간|일간|동안/;
const BEFORE_ASKED = /(?:며칠|몇\s?(?:일|주|달|개월|시간))\s?전/;
const WITHIN_ASKED = /(?:며칠|몇\s?(?:일|주|달|개월|시간))\s?(?:이내|안에|내에)/;
const TERMS = /\d{1,3}\s?(?:근무일|영업일|일|주|개월|시간)|즉시|지체\s?없이/g;
const TERMS_BEFORE = /\d{1,3}\s?(?:근무일|영업일|일|주|개월|시간)\s?이?전/g;
const BEFORE_TOLD =
  /(?:\d\s?(?:근무일|영업일|일|주|달|개월|시간|년)|하루|이틀|사흘|한\s?달)\s?(?:[(（][^()（）]{0,40}[)）]\s?)?이?전|전[일날]/;
const TAKING_ASKED = /며칠이?나?\s?(?:만에|걸리|걸려|걸릴)/;
const TAKING_TOLD = /\d\s?(?:일|주|개월|시간|분)(?![가-힣]{0,1}\s?\d)/;
const AT_ONCE = /(?<![가-힣])(?:즉시|당일)(?![가-힣])/;
const OPENING_ASKED =
  /언제(?:부터)?\s(?:[가-힣]{1,8}을?\s)?(?:문을\s)?(?:여나|엽니|열리|열어|열었|연\s|개장|개관|개통|개막|개소|오픈|출범)/;
/** `24개월`, `730일`: how long, and no day; the 15th is one. */
const LENGTHS = /\d{1,4}\s?(?:일간|개월|년간|주간|시간|일\s?동안|개년)|\d{3,4}\s?일/g;
const DAY_TOLD = /\d|즉시|당일|[월화수목금토일]요일|말일|상반기|하반기|연중|매[년월주일]/;
const PAST_ASKED =
  /(?:한|된|받은|낸|열린|끝난|바뀐|생긴)\s(?:날|날짜|일자|시기|때|해|연도)(?=[은는이가]?\s|[?？]|$)|(?:했|됐|되었|하였|[았었였왔냈갔겼렸졌])(?:나요?|습니까|는가요?|어요|을까요?)[?？\s]*$/;
/** What is wanted of someone: it was not done yet. */
const WISHED =
  /(?:바랍니다|바람|주십시오|하십시오|할\s?것|(?:하여야|해야)\s?(?:한다|함|합니다))[.\s]*$/;

/** `계약(2003.1.10.)에 의하여 넘겨받았으므로 …하여야 한다`: when something was, whatever is wanted. */
const DAY_IN_BRACKETS =
  /[가-힣][(（](?:19|20)\d\d\s?[.년]\s?\d{1,2}\s?[.월]\s?\d{1,2}\s?[.일]?[)）]/;

/** Whether the times of a line are none of the asked side; `over` is what stands over it: labels, headers, headings. */
export function tellsOtherSide(question: string, line: string, over: readonly string[]): boolean {
  const near = () => [line, ...over].join("\n");
  if (WITHIN_ASKED.test(question) && tellsOnlyBefore(line)) return true;
  if (BEFORE_ASKED.test(question)) return !BEFORE_TOLD.test(line);
  if (TAKING_ASKED.test(question))
    return !TAKING_TOLD.test(line) && !(OF_OFFICE.test(question) && AT_ONCE.test(line));
  if (OPENING_ASKED.test(question) && tellsOnlyLength(line)) return true;
  if (question.includes("언제") && PAST_ASKED.test(question) && tellsOnlyTerm(line)) return true;
  if (UNTIL_ASKED.test(question)) return !UNTIL_TOLD.test(near());
  return PAST_ASKED.test(question) && WISHED.test(line) && !DAY_IN_BRACKETS.test(line);
}

/** `사업기간 : 착수일로부터 24개월 (730일간)`: no day on which anything opens. */
function tellsOnlyLength(line: string): boolean {
  if (!line.includes("기간")) return false;
  const rest = line.replace(LENGTHS, " ");
  return rest !== line && !DAY_TOLD.test(rest);
}

/** `제4조는 임기를 4년으로 정한다`: not when anything was done. */
function tellsOnlyTerm(line: string): boolean {
  const rest = line.replace(YEARS_LONG, " ");
  return rest !== line && !DAY_TOLD.test(withoutLabels(rest));
}

/** `’99년에` may be a year. */
const YEARS_LONG =
  /(?<![\d'‘’`.])\d{1,2}\s?년(?=으로|간|마다|의(?![가-힣])|이[며고다]|임|을|씩|\s?(?:동안|이내|이상|단위))/g;

/** `개최일 7일 전까지`: whether its terms are all before something. */
function tellsOnlyBefore(line: string): boolean {
  const before = line.match(TERMS_BEFORE)?.length ?? 0;
  return before > 0 && before === line.match(TERMS)!.length;
}

/** Behind a day's name, what reckons from it and does not tell it: `계약일 ~`, `신청일을 기준으로`, `모집기간 종료일로부터`, `마감일 1일 전`. */
const RECKONED =
  /^(?:기간|기한)?\s?[가-힣]{0,2}일(?:을\s?기준|\s?기준|로부터|부터|에(?:는|도)?\s|\s?이[전후]|\s?현재|\s?(?:\d{1,3}\s?(?:[~∼〜～-]\s?\d{1,3}\s?)?일\s?)?이?전|\s?다음\s?날|\s?익일|\s?[~∼〜～])/;

/** Behind a deed, what makes it a condition or a beginning: `체결하지 아니한 경우 30일 이내에`, `체결 후 10일 이내에`. */
const CONDITION =
  /^(?:[하되]지\s?(?:아니|않|못)|(?:[한된할될]\s?)?경우|[한된]\s(?:자|자료|서류|것)(?:[로를을은는이가의.]|\s|$)|(?:한|된)?\s?(?:이?후|뒤)(?=\s))/;
/** Behind a deed, what is written or who does it: `예산신청서`, `신청인`. */
const PAPER = /^(?:서류?|서식|인|자|처|물|규정|증)(?![가-힣]*(?:제출|접수|신청))/;

/** Whether a line names the asked time only as a day that others are reckoned from. */
export function isOnlyReferred(names: readonly string[], line: string): boolean {
  const behind = names.flatMap((name) => line.split(name.replace(/일$/, "")).slice(1));
  const isReckoned = (rest: string) => RECKONED.test(rest) || CONDITION.test(rest);
  return behind.some(isReckoned) && behind.every((rest) => isReckoned(rest) || PAPER.test(rest));
}

/** Whether the texts name the asked deed in the names of papers and people alone. */
export function isOnlyPaper(names: readonly string[], texts: readonly string[]): boolean {
  const behind = texts.flatMap((text) =>
    names.flatMap((name) => text.split(name.replace(/일$/, "")).slice(1)),
  );
  return behind.length > 0 && behind.every((rest) => PAPER.test(rest));
}
