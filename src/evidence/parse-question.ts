/** What a question asks: its words with their weight, and the kind of thing that answers it. */
import type { TermRarity } from "../search/bm25.js";
import { syllableBefore } from "../text/particles-and-endings.js";
import { tokenizeQuery } from "../text/tokens.js";
import { type Kind, kindAsked } from "./answer-kind.js";
import { QUESTION } from "./weights.js";

export interface Question {
  text: string;
  asked: Kind;
  /** Words with their weight; the weights add up to 1. */
  words: ReadonlyMap<string, number>;
  /** Its topic as typed, without the particle; null where none is marked. */
  topic: string | null;
}

/** Nouns that only name the kind of answer (`…한 곳은?`): the line that answers need not hold them. */
const KINDS_OF_ANSWER = new Set(
  (
    "사람 인물 이름 명칭 제목 곳 장소 위치 지역 나라 국가 도시 해 연도 년도 날 날짜 일자 시기 때 기간 이유 원인 방법 절차 수 것 " +
    "내용 사항 말 단어 용어 의미 단체 회사 기관 부서 작품 노래 책 숫자 정도 역할 직책 금액 규정 조항 조문 모두 전부 총"
  ).split(" "),
);
/** The verb of the question (`…되었는가?`) is often another one in the answer. */
const ASKING_VERB = /(?:[는은던인한]가|나요|가요|까요?|[는은인]지|냐|니|나)$/;
/** What the question is about: its last word before the asking that carries the topic's particle. */
const TOPIC = /([가-힣A-Za-z0-9]{2,}?)[은는](?=\s|[?？]|$)/g;

/** What is counted belongs to the asking: `몇 조에`, `몇 명인가`, `어느 조항`. */
const COUNTED =
  /(?:제\s?)?몇\s?(?:조|항|호|명|개|권|회|번|년|월|일|시|분|층|배|곳|세기|가지|차례|사람|살|대|장|건|원|퍼센트)[가-힣]*|(?:어느|어떤|무슨)\s?(?:[조항호]|조항|조문)(?:[에인][가-힣]*|[이가은는로]?(?![가-힣]))/g;
/** Words that say nothing by themselves: `해야 하나요`, `수 있나요`, `되는가`, `…에 관한`. */
const EMPTY_WORD =
  /^(?:관한|대한|관하여|대하여|따른|위한|해야|하여야|돼야|되어야|[하되있없](?:나|나요|는지|을까요?|습니까))$/;

export function readQuestion(text: string, rarity: TermRarity): Question {
  const normal = text.normalize("NFC").trim();
  const raw = normal.replace(/[?？.!\s]+$/, "").split(/\s+/);
  const asking = wordsOf(normal.replace(COUNTED, " ")).filter((word) => !EMPTY_WORD.test(word));
  const words = asking.length > 0 ? asking : wordsOf(normal);
  const last = ASKING_VERB.test(raw.at(-1) ?? "") ? words.at(-1) : undefined;
  const asked = kindAsked(normal);
  const weights = new Map<string, number>();
  for (const [place, word] of words.entries()) {
    if (isPartOfNumber(words, place)) continue;
    // `3` and `3조` stand for the same: of an article the label counts, of anything else the number.
    if (/^\d+[조항호]/.test(word)) weights.delete(/^\d+/.exec(word)![0]);
    else if (/^\d+[가-힣]/.test(word)) continue;
    const weight = Math.sqrt(
      Math.max(QUESTION.leastRarity, (rarity.of("words", word) + pairRarity(word, rarity)) / 2),
    );
    weights.set(word, KINDS_OF_ANSWER.has(word) ? weight * QUESTION.kindOfAnswer : weight);
  }
  if (last !== undefined && weights.size > 1) {
    const isSaid = rarity.of("words", last) <= rarity.ofOne;
    lighten(weights, last, asked, isSaid);
  }
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  for (const [word, weight] of weights) weights.set(word, weight / total);
  const topic = [...normal.matchAll(TOPIC)].at(-1)?.[1] ?? null;
  return { text: normal, asked, words: weights, topic };
}

/** Each word once: the noun of one syllable beside its word (`쌀을`, `쌀`) is looked for with it. */
function wordsOf(text: string): string[] {
  const { words } = tokenizeQuery(text);
  return words.filter((word, place) => word !== syllableBefore(words[place - 1] ?? ""));
}

/**
 * The verb weighs less, little where its stem is one changing syllable or no document says it so, nothing in
 * `몇 조에 나오나요`.
 */
function lighten(weights: Map<string, number>, verb: string, asked: Kind, isSaid: boolean): void {
  const own = weights.get(verb);
  if (own === undefined || KINDS_OF_ANSWER.has(verb)) return;
  weights.delete(verb);
  if (asked.name === "article") return;
  weights.set(verb, own * (verb.length > 1 && isSaid ? QUESTION.verb : QUESTION.kindOfAnswer));
}

/** `제` before a number, and the run of letters that its unit was taken from (`조의`, `년에`): no words of their own. */
function isPartOfNumber(words: readonly string[], place: number): boolean {
  const word = words[place]!;
  if (word === "제") return /^\d/.test(words[place + 1] ?? "");
  return /^\d+[가-힣]/.test(words[place - 1] ?? "");
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

/** Two neighbouring syllables each; a short or foreign word is its own pair. */
export function pairsOf(word: string): string[] {
  if (!/^[가-힣]{2,}$/.test(word)) return [word];
  return Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));
}

function pairRarity(word: string, rarity: TermRarity): number {
  const pairs = pairsOf(word);
  return pairs.reduce((sum, pair) => sum + rarity.of("pairs", pair), 0) / pairs.length;
}
