/** What a question asks: its words with their weight, and the kind of thing that answers it. */
import { tokenizeQuery } from "../text/tokens.js";

/** How rare a token is among the chunks that may be seen; `Engine.rarity` with its view. */
export type Rarity = (field: "words" | "pairs", token: string) => number;

export const ASKED = ["time", "number", "article", "anything"] as const;
export type Asked = (typeof ASKED)[number];

export interface Question {
  text: string;
  asked: Asked;
  /** Words with their weight; the weights add up to 1. */
  words: ReadonlyMap<string, number>;
  /** Its topic as typed, without the particle; null where none is marked. */
  topic: string | null;
  /** White-space separated words as typed: long questions are seldom met in full. */
  length: number;
}

/** Nouns that only name the kind of answer (`…한 곳은?`): the line that answers need not hold them. */
const KINDS_OF_ANSWER = new Set(
  (
    "사람 인물 이름 명칭 제목 곳 장소 위치 지역 나라 국가 도시 해 연도 년도 날 날짜 일자 시기 때 기간 이유 원인 방법 절차 수 것 " +
    "내용 사항 말 단어 용어 의미 단체 회사 기관 부서 작품 노래 책 숫자 정도 역할 직책 금액 얼마 규정 조항 조문 모두 전부 총"
  ).split(" "),
);
const KIND_WEIGHT = 0.3;
/** The verb of the question (`…되었는가?`) is often another one in the answer. */
const ASKING_VERB = /(?:[는은던인한]가|나요|가요|까요?|[는은인]지|냐|니|나)$/;
const VERB_WEIGHT = 0.5;
/** What the question is about: its last word before the asking that carries the topic's particle. */
const TOPIC = /([가-힣A-Za-z0-9]{2,}?)[은는](?=\s|[?？]|$)/g;

/** What is counted belongs to the asking: `몇 조에`, `몇 명인가`, `어느 조항`. */
const COUNTED =
  /(?:제\s?)?몇\s?(?:조|항|호|명|개|권|회|번|년|월|일|시|분|층|배|곳|세기|가지|차례|시간|사람|살|대|장|건|원|퍼센트|%)[가-힣]*|(?:어느|어떤|무슨)\s?(?:조|항|호|조항|조문)(?![가-힣]*[을를])[가-힣]*/g;
/** Words that say nothing by themselves: `해야 하나요`, `수 있나요`, `되는가`, `…에 관한`. */
const EMPTY_WORD =
  /^(?:관한|대한|관하여|대하여|따른|위한|하|되|있|없|해야|하여야|돼야|되어야|[하되있없](?:나|나요|는가|는지|을까요?|습니까))$/;

const ARTICLE_ASKED = /(?:제\s?)?몇\s?(?:조|항|호)|(?:어느|어떤|무슨)\s?(?:조|항|조항|조문|규정)/;
const TIME_ASKED =
  /언제|며칠|몇\s?(?:년|월|일|시|세기)|무슨\s?요일|(?:연도|년도|날짜|일자|시기|기한|기간|일정|생일|마감일?|시행일|해|날|때)(?:은|는|이|가|을|를)?\s*(?:[?？]|$)/;
const NUMBER_ASKED =
  /몇|얼마|(?:수|수량|금액|비용|요금|액수|예산|단가|면적|인구|거리|길이|높이|고도|크기|비율|율|점수|나이|무게|속도|온도|횟수|가격|규모|순위|한도|정원)(?:은|는|이|가)?\s*(?:[?？]|$)/;

const TIMES =
  /\d{1,4}\s*(?:년|월|일|세기|시|분기)|\d{4}\s*[.\-~/]|(?<![\d.])\d{1,2}[.]\s?\d{1,2}[.](?!\d)|기원전|\d+\s*(?:대|년대)|[월화수목금토일]요일|(?<![가-힣])(?:매(?:년|월|주|일|분기)|상반기|하반기|연중|정오|자정)/g;
const NUMBERS =
  /\d[\d,.]*|(?<![가-힣])(?:한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|스무|수십|수백|수천|여러)\s?(?:명|개|권|회|번|차례|가지|곳|군데|사람|배|살|달|해|주|시간|쌍|대|장|건|분|종|마리|채|그루|벌|척|층|줄|칸|통|자루|송이|척|편|곡|팀|나라|도시)|[일이삼사오육칠팔구십백천만억]+\s?(?:원|명|개|배|번|회|년|일)|절반|번째/g;
const ARTICLES = /제\s?\d+\s?[조항호]/g;

export function readQuestion(text: string, rarity: Rarity): Question {
  const normal = text.normalize("NFC").trim();
  const raw = normal.replace(/[?？.!\s]+$/, "").split(/\s+/);
  const asking = tokenizeQuery(normal.replace(COUNTED, " ")).words.filter(
    (word) => !EMPTY_WORD.test(word),
  );
  const words = asking.length > 0 ? asking : tokenizeQuery(normal).words;
  const last = ASKING_VERB.test(raw.at(-1) ?? "") ? words.at(-1) : undefined;
  const asked = askedIn(normal);
  const weights = new Map<string, number>();
  for (const [place, word] of words.entries()) {
    if (isPartOfNumber(words, place)) continue;
    // `3` and `3조` stand for the same: of an article the label counts, of anything else the number.
    if (/^\d+[조항호]/.test(word)) weights.delete(/^\d+/.exec(word)![0]);
    else if (/^\d+[가-힣]/.test(word)) continue;
    const weight = Math.sqrt(
      Math.max(0.01, (rarity("words", word) + pairRarity(word, rarity)) / 2),
    );
    weights.set(word, KINDS_OF_ANSWER.has(word) ? weight * KIND_WEIGHT : weight);
  }
  if (last !== undefined && weights.size > 1) lighten(weights, last, asked);
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  for (const [word, weight] of weights) weights.set(word, weight / total);
  const topic = [...normal.matchAll(TOPIC)].at(-1)?.[1] ?? null;
  return { text: normal, asked, words: weights, topic, length: raw.length };
}

/** The verb weighs less, little where its stem is one changing syllable, nothing in `몇 조에 나오나요`. */
function lighten(weights: Map<string, number>, verb: string, asked: Asked): void {
  const own = weights.get(verb);
  if (own === undefined || KINDS_OF_ANSWER.has(verb)) return;
  weights.delete(verb);
  if (asked === "article") return;
  weights.set(verb, own * (verb.length > 1 ? VERB_WEIGHT : KIND_WEIGHT));
}

/** `제` before a number, and the run of letters that its unit was taken from (`조의`): no words of their own. */
function isPartOfNumber(words: readonly string[], place: number): boolean {
  const word = words[place]!;
  if (word === "제") return /^\d/.test(words[place + 1] ?? "");
  const unit = /^\d+([조항호])/.exec(words[place - 1] ?? "")?.[1];
  return unit !== undefined && word.startsWith(unit);
}

function askedIn(question: string): Asked {
  if (ARTICLE_ASKED.test(question)) return "article";
  if (TIME_ASKED.test(question)) return "time";
  return NUMBER_ASKED.test(question) ? "number" : "anything";
}

/** Whether a line holds the kind of thing that is asked, and not only what the question itself says; null where any line may. */
export function fits(question: Question, line: string): boolean | null {
  if (question.asked === "anything") return null;
  const pattern = { time: TIMES, number: NUMBERS, article: ARTICLES }[question.asked];
  const stated = question.asked === "article" ? line : withoutLabels(line);
  for (const [found] of stated.matchAll(pattern)) {
    const given = /\d[\d,.]*\d|\d/.exec(found)?.[0] ?? found;
    if (!question.text.includes(given)) return true;
  }
  return false;
}

/** The line that a label stands at the head of: what it heads is in that article, wherever in the chunk it says so. */
export function isHead(line: string): boolean {
  return /^\s*제\s?\d+\s?조(?:의\s?\d+)?\s?[(（]/.test(line);
}

/** Whether the line says something about the question's topic: it is its subject, or a label before its value. */
export function isAbout({ topic }: Question, line: string): boolean {
  if (!topic) return false;
  const at = line.indexOf(topic);
  return at >= 0 && /^(?:[은는이가]|께서|\s*[:：|])/.test(line.slice(at + topic.length));
}

/** `3.`, `제40조제2항` and `①` count things off and answer no question for a number or a date. */
function withoutLabels(line: string): string {
  return line
    .replace(/^[\s□○◦·\-*]*(?:\(?\d{1,2}(?:\.\d{1,2})*[.)]+)(?=\s|[^\d\s.])/, " ")
    .replace(/제\s?\d+(?:의\s?\d+)?(?!\s?[,.]?\d)/g, " ");
}

/** Two neighbouring syllables each; a short or foreign word is its own pair. */
export function pairsOf(word: string): string[] {
  if (word.length < 2 || !/^[가-힣]+$/.test(word)) return [word];
  return Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));
}

function pairRarity(word: string, rarity: Rarity): number {
  const pairs = pairsOf(word);
  return pairs.reduce((sum, pair) => sum + rarity("pairs", pair), 0) / pairs.length;
}
