/**
 * The sentences of a question that ask, and what else is said beside them: `저는 학생입니다. 회비는 얼마인가요?` asks for the fee. What is said
 * beside may name the document that is meant, and nothing else.
 */
import { withoutAsides } from "./asides.js";
import {
  ANNOUNCING,
  JOINING_WORDS,
  MANNERS_OF_ANSWER,
  TALKING_CLAUSES,
} from "./lexicon/asked-loosely.js";
import { oneOf } from "./lexicon/patterns.js";
import { QUESTION_WORDS } from "./lexicon/questions.js";
import { topicParticle } from "./noun-particles.js";
import { isRequest, requested } from "./requests.js";
import { sentences } from "./sentences.js";
import { tidied } from "./tidy-question.js";

interface Asked {
  /** At least one. */
  asks: string[];
  /** Sentences, names in brackets. */
  beside: string[];
}

const ASKING_WORD = new RegExp(`(?<![가-힣])(?:${oneOf(QUESTION_WORDS)}|며칠)`);
/** How a question ends without a mark. */
const ASKING_END = /(?:나요|가요|까요?|[는은인]지요?|죠|냐|[은는]요)[?.!]?$/;
/** How a sentence ends that says something. */
const SAYING_END = /(?:다|요|죠|네|오|데|서)[.!,]*$/;
/** `…인가요? (○○ 공고)`, `…인가요 - ○○ 공고`. */
const NAME_BEHIND =
  /^(.*(?:[?]|[요까죠]|[가-힣]{2}[은는]))\s*(?:[(（[［<〈「『]\s?([^()[\]]{4,200})[)）\]］>〉」』]|\s[-–—:]\s(.{4,200}))[.?!]?$/s;
const IN_BRACKETS = /^[(（[［<〈「『]\s?([^()[\]]{4,200})[)）\]］>〉」』][.]?$/;
const JOINED = new RegExp(String.raw`^(?:${oneOf(JOINING_WORDS)}\s?,?\s+)+`);
const TALK = new RegExp(
  String.raw`^((?:[^\s,?.!]{1,20} ){0,5}${oneOf(TALKING_CLAUSES)}),?\s+(?=\S)`,
);
const ANNOUNCES = new RegExp(String.raw`(?<![가-힣])${oneOf(ANNOUNCING)}[가-힣]*[.!]?$`);
/** An asking word alone. */
const NOTHING_NAMED =
  /^(?:무엇|뭐|언제|어디|누구|얼마|며칠|몇\s?[가-힣%]{1,3})(?:까지|부터)?[가-힣]{1,4}[?.!]*$/;
/** `시간 되실 때`; `시간 알려 주세요` asks for it. */
const HAVING_TIME = /(?<!\S)시간 (?=되|될)/;
/** `장소도요.`, `회비는요.` behind a question. */
const ALSO = /^((?:[가-힣A-Za-z0-9]{1,15} ){0,2}[가-힣A-Za-z0-9]{2,15})(?:도|은|는)요[.!]?$/;
const MANNER = new Set(MANNERS_OF_ANSWER);
/** Longer texts are no questions of a few sentences. */
const LONGEST = 600;

export function sentencesAsked(question: string): Asked {
  const said = withoutAsides(tidied(question));
  if (said.length > LONGEST) return { asks: [said], beside: [] };
  const asks: string[] = [];
  const beside: string[] = [];
  const all = withNamesApart(said);
  const isAskedElsewhere = all.some((each) => ASKING_WORD.test(each) || /\?$/.test(each));
  for (const each of all) {
    const sentence = alsoAsked(each.replace(JOINED, ""), asks.length > 0);
    const talk = TALK.exec(sentence)?.[1];
    const rest = talk === undefined ? sentence : sentence.slice(TALK.exec(sentence)![0].length);
    if (talk !== undefined && isAsking(rest)) beside.push(talk);
    const asked = talk !== undefined && isAsking(rest) ? rest : sentence;
    const isBeside = isAskedElsewhere && (isManner(asked) || announces(asked));
    (isAsking(asked) && !isBeside ? asks : beside).push(asked);
  }
  if (asks.length === 1 && NOTHING_NAMED.test(asks[0]!)) return withName(asks[0]!, beside);
  if (asks.length > 0) return { asks, beside };
  return { asks: [said], beside: [] };
}

/** `언제인가요? 접수기간` */
function withName(ask: string, beside: readonly string[]): Asked {
  const name = beside.find((each) => !isStatement(each));
  if (name === undefined) return { asks: [ask], beside: [...beside] };
  return { asks: [`${ask} ${name}`], beside: beside.filter((each) => each !== name) };
}

/** Sentences, and the name of a document that stands behind one. */
function withNamesApart(text: string): string[] {
  // A single syllable before a point is a label's elsewhere.
  const ended = text.replace(/(?<=\s[줘요죠])\.\s/g, ".\n");
  return sentences(ended).flatMap((each) => {
    const sentence = IN_BRACKETS.exec(each)?.[1] ?? each;
    const found = NAME_BEHIND.exec(sentence);
    return found ? [asking(found[1]!), found[2] ?? found[3]!] : [sentence];
  });
}

/** What is named alone behind a question is asked for as well. */
function alsoAsked(sentence: string, isAsked: boolean): string {
  const noun = isAsked ? ALSO.exec(sentence)?.[1] : undefined;
  return noun === undefined ? sentence : `${noun}${topicParticle(noun)}?`;
}

/** `접수기간은 - ○○ 공고` */
function asking(sentence: string): string {
  return /[은는]$/.test(sentence) ? `${sentence}?` : sentence;
}

function isAsking(sentence: string): boolean {
  if (/\?$/.test(sentence) || isRequest(sentence)) return true;
  if (ASKING_WORD.test(sentence)) return !SAYING_END.test(sentence) || ASKING_END.test(sentence);
  return false;
}

/** `짧게 답해 주세요` */
function isManner(sentence: string): boolean {
  const named = (requested(sentence) ?? "").replace(HAVING_TIME, "");
  return named !== "" && named.split(/\s+/).every((word) => MANNER.has(word));
}

/** `○○ 공고 보고 문의드립니다.`; with an asking word it is the question itself. */
function announces(sentence: string): boolean {
  return ANNOUNCES.test(sentence) && !ASKING_WORD.test(sentence);
}

export function isStatement(sentence: string): boolean {
  return SAYING_END.test(sentence);
}
