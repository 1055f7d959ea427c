/** Questions for the meaning of a word, and the lines that define it. */

import { ASKED_TOGETHER } from "../../text/lexicon/asked-loosely.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import {
  KINDS_OF_ANSWER,
  MEANING,
  RULES_DEFINING,
  WHAT_WORDS,
} from "../../text/lexicon/questions.js";
import { stem } from "../../text/particles-and-endings.js";
import { fieldCalled } from "./told-fields.js";

/**
 * `중대재해란 무엇인가`, `중대재해의 뜻은`, and `중대재해는 무엇인가` where nothing but a rule stands before it (`안전 규정에서 중대재해가
 * 무엇인가`): `신청 서류는 무엇인가` asks which.
 * The asking stands at the end, so no more of a long question is looked at.
 */
const WHAT = oneOf(WHAT_WORDS);
const DEFINITION_ASKED = [
  new RegExp(
    String.raw`(\S{1,40}?)["”’'」』]?\s?(?:이?란\s?${WHAT}[가-힣\s]{0,20}[?？]*|이란\s?[?？]*|란\s?[?？]+)$`,
  ),
  /^["“‘'「『]?(\S{1,40}?)["”’'」』]?[은는]\s?(?:무엇|무슨\s?뜻|뭐|뭔)[가-힣\s]{0,20}[?？]*$/,
  new RegExp(
    String.raw`${oneOf(RULES_DEFINING)}(?:에서|상)\s(?!${oneOf(ASKED_TOGETHER, KINDS_OF_ANSWER)}[이가은는]\s)(\S{2,40}?)[이가은는]\s?${WHAT}[가-힣\s]{0,20}[?？]*$`,
  ),
  new RegExp(String.raw`(\S{1,40})\s${oneOf(MEANING)}[은는이가]?\s?[가-힣]{0,8}\s?[?？]*$`),
];
const IN_RULE = 2;
const OF_MEANING = DEFINITION_ASKED.length - 1;
const LONGEST_ASKING = 100;

export function wordToDefine(question: string): string | undefined {
  const end = question.slice(-LONGEST_ASKING);
  for (const [which, pattern] of DEFINITION_ASKED.entries()) {
    const found = pattern.exec(end)?.[1];
    const word = found?.replace(/^["“‘'「『]+|["”’'」』]+의?$/g, "");
    // `규정에서 제출서류는 무엇인가`: which they are.
    if (which === IN_RULE && word && fieldCalled(word) !== null) continue;
    if (word && /^[가-힣A-Za-z0-9·]+$/.test(word))
      return which === OF_MEANING ? withoutOf(word) : word;
  }
  return undefined;
}

/** `중대재해의 뜻` is that of `중대재해`; `회의의 뜻` that of `회의`, and so is `회의 뜻`. */
function withoutOf(word: string): string {
  const isOf = /.의의$/.test(word) || (word.endsWith("의") && stem(word) !== word);
  return isOf ? word.slice(0, -1) : word;
}

const OPEN = `["“‘'「『]?`;
const CLOSE = String.raw`["”’'」』]?(?:\s?[(（][^)）]*[)）])*["”’'」』]?`;
const MEANS = "(?:이?란|이?라\\s?함은)(?![가-힣])";

/** `소정(所定)근로시간` is the word `소정근로시간`. */
const spacedOut = (word: string) => [...word].join(String.raw`(?:\s?[(（][^)）]{1,30}[)）])?\s?`);

/**
 * `“중대재해”란 …`, `소정(所定)근로시간이란`, a line that begins with the word as its topic (`중대재해(重大災害)는 …`) or its label
 * (`순융자 : …`), the word set for something longer (`… (이하 “공단”이라 한다)`), and a word with its meaning in brackets.
 */
export function defines(word: string): RegExp {
  const spaced = spacedOut(word);
  return new RegExp(
    String.raw`${spaced}${CLOSE}\s?${MEANS}|^[^가-힣A-Za-z]*${OPEN}${spaced}${CLOSE}(?:[은는]\s|\s?[:：]\s*\S)|이하\s?["“‘'「『]\s?${spaced}\s?["”’'」』]|(?<![가-힣A-Za-z])${word}[(（][^)）]{4,}[)）]`,
  );
}

/** `“중대재해”란 …`, `중대재해는 …을 말한다`: not `중대재해는 지체 없이 보고한다`, which says something of it. */
export function definesPlainly(word: string): RegExp {
  const spaced = spacedOut(word);
  return new RegExp(
    String.raw`(?<![가-힣A-Za-z])${spaced}${CLOSE}\s?${MEANS}|^[^가-힣A-Za-z]*${OPEN}${spaced}${CLOSE}[은는]\s.{1,400}(?:말|뜻|의미)(?:하는 것으로서 |한다|함|합니다)`,
  );
}
