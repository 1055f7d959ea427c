/** The kind of thing that a question asks for, and whether a line holds one that the question does not itself say. */
import { stem } from "../text/particles-and-endings.js";

export interface Kind {
  name:
    | "article"
    | "definition"
    | "change"
    | "day"
    | "time"
    | "money"
    | "share"
    | "count"
    | "number"
    | "anything";
  /** What such a thing looks like; null where anything may answer. */
  pattern: RegExp | null;
  /** The word whose meaning is asked. */
  word?: string;
}

/** `어느 조에`, but not `어떤 조건이`. */
const ARTICLE_ASKED =
  /(?:몇|어느|어떤|무슨)\s?(?:[조항호](?=[에인이가은는을를로]|[^가-힣]|$)|조항|조문|규정)/;
const ARTICLES = /제\s?\d+\s?[조항호]/g;

/**
 * `중대재해란 무엇인가`, `중대재해의 뜻은`, and `중대재해는 무엇인가` where nothing stands before it: `신청 서류는 무엇인가` asks which.
 * The asking stands at the end, so no more of a long question is looked at.
 */
const DEFINITION_ASKED = [
  /(\S{1,40}?)["”’'」』]?\s?(?:이?란\s?(?:무엇|무슨|뭐|뭔)[가-힣\s]{0,20}[?？]*|이란\s?[?？]*|란\s?[?？]+)$/,
  /^["“‘'「『]?(\S{1,40}?)["”’'」』]?[은는]\s?(?:무엇|무슨\s?뜻|뭐|뭔)[가-힣\s]{0,20}[?？]*$/,
  /(\S{1,40})\s(?:뜻|정의|의미)[은는이가]?\s?[가-힣]{0,8}\s?[?？]*$/,
];
const LONGEST_ASKING = 100;

function wordToDefine(question: string): string | undefined {
  const end = question.slice(-LONGEST_ASKING);
  for (const [which, pattern] of DEFINITION_ASKED.entries()) {
    const found = pattern.exec(which === 1 ? question.slice(0, LONGEST_ASKING + 1) : end)?.[1];
    const word = found?.replace(/^["“‘'「『]+|["”’'」』]+의?$/g, "");
    if (word && /^[가-힣A-Za-z0-9·]+$/.test(word)) return which === 2 ? withoutOf(word) : word;
  }
  return undefined;
}

/** `중대재해의 뜻` is that of `중대재해`; `회의의 뜻` that of `회의`, and so is `회의 뜻`. */
function withoutOf(word: string): string {
  const isOf = /.의의$/.test(word) || (word.endsWith("의") && stem(word) !== word);
  return isOf ? word.slice(0, -1) : word;
}

const CHANGE_ASKED =
  /(?:어떻게|무엇이|뭐가|뭘)\s?(?:바뀌|바뀐|달라|변경|개정)|(?:바뀐|바뀌는|달라진|달라지는|변경된|개정된)\s?(?:내용|점|것|사항|부분)/;
const CHANGES = /바뀌|바뀐|바꾸|바꾼|달라|변경|개정|신설|삭제|폐지|조정|→/g;

/** Asked to the day: a year alone does not say it. */
const DAY_ASKED =
  /며칠|무슨\s?요일|언제까지|(?:날짜|일자|일시|기한|생일|마감일?|시행일)[은는이가]?\s*(?:언제[가-힣]*|무엇[가-힣]*)?\s*(?:[?？]|$)/;
const TIME_ASKED =
  /언제|몇\s?(?:년|월|일|시|세기)|(?:연도|년도|시기|기간|일정|(?<![가-힣])[해날때])[은는]?\s*(?:[?？]|$)/;
const DAYS =
  /\d{1,2}\s*(?:일|주|개월|시간)|\d{1,4}\s*[.\-/]\s?\d{1,2}(?:[.\-/]|(?=\s*[(（]))|[월화수목금토일]요일|(?<![가-힣])(?:매(?:년|월|주|일|분기)|당일|즉시|연중|말일|정오|자정)/g;
const TIMES =
  /\d{1,4}\s*(?:년|월|일|세기|시|분기|개월|주)|(?<![\d-])\d{4}\s*[.\-~/](?!\d{3})|(?<![\d.])\d{1,2}[.]\s?\d{1,2}[.](?!\d)|기원전|[월화수목금토일]요일|(?<![가-힣])(?:매(?:년|월|주|일|분기)|당일|즉시|상반기|하반기|연중|정오|자정)/g;

const MONEY_ASKED = new RegExp(
  `몇\\s?[천만억백]*\\s?원|얼마를?\\s?(?:지원|지급|보조|부과|환급|납부|내야|받)|(?:${[
    "금액|비용|요금|예산|단가|가격|값|벌금|과징금|보수|급여|월급|연봉|수당|대금|지원금|보조금|장학금|등록금|재원",
    "(?:수수|과태|이용|사용|연체|임대|대관|보험|수업|관람|입장|주차|통행)료",
    "(?:사업|인건|관리|활동|숙박|교통|운영|공사|용역|경|식|연구|연구개발|학|진료|의료|생활|생계|여|수선)비",
    "[가-힣]액",
  ].join("|")})[은는이가을를]?\\s*(?:총\\s?)?(?:얼마[가-힣]*(?:\\s[가-힣]+)*)?\\s*(?:[?？]|$)`,
);
/** `삼십`, `이백만`; one syllable alone may be anything (`구분`, `이원`). */
const SPELT = "(?<![가-힣])[일이삼사오육칠팔구]?[십백천만억][일이삼사오육칠팔구십백천만억]*";
/** `2만 명` is no money, `2만` may be. */
const MONEY = new RegExp(
  `\\d[\\d,.]{0,30}[천백십만억조\\s]{0,12}(?:원|불|달러|엔|위안|유로|(?<=[천만억조])(?!\\s*[가-힣]))|${SPELT}\\s?원|무료|실비|전액|면제`,
  "g",
);

const SHARE_ASKED =
  /몇\s?(?:%|％|퍼센트|프로|할)|(?:비중|[가-힣](?<![규조자])율|[가-힣](?<!법)률|금리|지분)[은는이가을를]?\s*(?:얼마[가-힣]*(?:\s[가-힣]+)*)?\s*(?:[?？]|$)/;
const SHARES = /\d[\d,.]{0,30}\s*(?:%|％|퍼센트|프로|할|배|분의|대\s?\d)|절반|전액/g;

/** Counting words that stand for one another. */
const COUNTERS = [
  "명 인 사람 분",
  "개 곳 가지 종 군데 건",
  "회 번 차례",
  "대 량",
  "권 책 부",
  "살 세",
].map((line) => line.split(" "));
const COUNT_ASKED =
  /몇\s?(명|사람|분|개|곳|가지|종|군데|건|회|번|차례|대|량|권|살|세|점|층|배)(?![가-힣]*째)/;
const NUMBER_ASKED =
  /몇|얼마|(?:수|수량|면적|인구|인원|거리|길이|높이|깊이|고도|크기|나이|무게|속도|온도|규모|순위|한도|정원)[은는]?\s*(?:[?？]|$)/;
const SPOKEN = "한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|스무|수십|수백|수천|여러";
const NUMBERS = new RegExp(
  `\\d[\\d,.]{0,30}|(?<![가-힣])(?:${SPOKEN})\\s?(?:명|개|권|회|번|차례|가지|곳|군데|사람|배|살|달|해|주|시간|쌍|대|장|건|분|종|마리|채|그루|벌|척|층|줄|칸|통|자루|송이|편|곡|팀|나라|도시)|${SPELT}\\s?(?:원|명|개|배|번|회|년|일)|절반|번째`,
  "g",
);

const ANYTHING: Kind = { name: "anything", pattern: null };

export function kindAsked(asked: string): Kind {
  const question = asked.normalize("NFC").trim();
  if (ARTICLE_ASKED.test(question)) return { name: "article", pattern: ARTICLES };
  if (CHANGE_ASKED.test(question)) return { name: "change", pattern: CHANGES };
  if (DAY_ASKED.test(question)) return { name: "day", pattern: DAYS };
  if (TIME_ASKED.test(question)) return { name: "time", pattern: TIMES };
  if (SHARE_ASKED.test(question)) return { name: "share", pattern: SHARES };
  if (MONEY_ASKED.test(question)) return { name: "money", pattern: MONEY };
  const word = wordToDefine(question);
  if (word) return { name: "definition", pattern: defines(word), word };
  const counter = COUNT_ASKED.exec(question)?.[1];
  if (counter) return { name: "count", pattern: countsBy(counter) };
  return NUMBER_ASKED.test(question) ? { name: "number", pattern: NUMBERS } : ANYTHING;
}

/** Whether a line holds what is asked for; null where any line may. */
export function holds({ name, pattern }: Kind, line: string, question: string): boolean | null {
  if (pattern === null) return null;
  // What a word means may be said in any way; a line that defines it says it best.
  if (name === "definition") return line.search(pattern) >= 0 || null;
  if (name === "change") return line.search(pattern) >= 0;
  if (name === "article") return isNew(line, pattern, question);
  if (name === "day" || name === "time") return isNew(withoutLabels(line), pattern, question);
  const stated = withoutDates(withoutLabels(line));
  // A cell of a table leaves its unit to the heading.
  return (
    isNew(stated, pattern, question) || (line.includes(" | ") && isNew(stated, CELLS, question))
  );
}

const CELLS = /(?<=^|\|)\s*[+\-△▲(]*\d[\d,.]{0,30}\)?\s*(?=\||$)/g;

function isNew(line: string, pattern: RegExp, question: string): boolean {
  const given = new Set(question.match(FIGURE));
  for (const [found] of line.matchAll(pattern)) {
    const figure = found.match(FIGURE)?.[0];
    if (figure === undefined ? !question.includes(found) : !given.has(figure)) return true;
  }
  return false;
}

const FIGURE = /\d[\d,.]{0,30}\d|\d/g;

/** `“중대재해”란 …`, and a line that begins with the word as its topic: `중대재해(重大災害)는 …`. */
function defines(word: string): RegExp {
  const open = `["“‘'「『]?`;
  const close = `["”’'」』]?(?:\\s?[(（][^)）]*[)）])*`;
  return new RegExp(
    `${word}${close}\\s?(?:이?란|이?라\\s?함은)(?![가-힣])|^[^가-힣A-Za-z]*${open}${word}${close}[은는]\\s`,
  );
}

function countsBy(counter: string): RegExp {
  const alike = (COUNTERS.find((each) => each.includes(counter)) ?? [counter]).join("|");
  return new RegExp(
    `\\d[\\d,.]{0,30}\\s*[여천만억백십수\\s]{0,12}(?:${alike})|(?<![가-힣])(?:${SPOKEN}|${SPELT})\\s?(?:${alike})`,
    "g",
  );
}

/** `3.`, `제40조제2항` and `①` count things off and answer no question for a number or a date. */
function withoutLabels(line: string): string {
  return line
    .replace(/^[\s□○◦·\-*]*(?:\(?\d{1,2}(?:\.\d{1,2})*[.)]+)(?=\s|[^\d\s.])/, " ")
    .replace(/제\s?\d+(?:의\s?\d+)?(?!\s?[,.]?\d)/g, " ");
}

/** Dates, telephone and document numbers and note marks say no amount. */
function withoutDates(line: string): string {
  return line
    .replace(/\[\d+\]/g, " ")
    .replace(
      /(?:\d{4}\s*년|['‘’]\d{2}\s*[년.]|\d{4}\s?[.\-/]\s?\d{1,2}\s?[.\-/])(?:\s*\d{1,2}\s*[월.]?)?(?:\s*\d{1,2}\s*[일.]?)?/g,
      " ",
    )
    .replace(/\d{1,2}\s*월(?:\s*\d{1,2}\s*일)?/g, " ")
    .replace(/\d{2,4}-\d{3,4}(?:-\d{4})?|(?<=[가-힣])-\d+/g, " ");
}
