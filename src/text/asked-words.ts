/**
 * A question without the words that every question has: polite endings (`있나요`), verbs that say nothing (`받을 수 있는`), wishes
 * (`알고 싶은데`). Documents have them by chance, and being rare there they would weigh more than what is asked.
 */
import { withoutAsides } from "./asides.js";
import { oneOf } from "./lexicon/patterns.js";
import {
  COPULA_ENDINGS,
  EMPTY_ADJECTIVES,
  EMPTY_VERB_ENDINGS,
  EMPTY_VERB_FORMS,
  EMPTY_VERBS,
  POLITE_ENDINGS,
  QUESTION_WORDS,
  WISHES,
} from "./lexicon/questions.js";
import { politely } from "./plain-speech.js";
import { asQuestion } from "./requests.js";

/**
 * What asks at the end (`있나요`, `필요한가요`, `무엇인가요`); a longer word before the ending, or a noun before the copula, is what is
 * asked about (`신청하나요`, `무료인가요`).
 */
const POLITE = new RegExp(
  `(?<![가-힣])(?:[가-힣]{0,2}?${oneOf(POLITE_ENDINGS)}|${oneOf(EMPTY_ADJECTIVES, QUESTION_WORDS)}?${oneOf(COPULA_ENDINGS)})(?![가-힣])`,
  "g",
);
const EMPTY = new RegExp(
  `(?<![가-힣])(?:${oneOf(EMPTY_VERBS)}${oneOf(EMPTY_VERB_ENDINGS)}?|${oneOf(WISHES)}[가-힣]*|${oneOf(EMPTY_VERB_FORMS)}|수(?=\\s+[있없]))(?![가-힣])`,
  "g",
);

/** What a question is about; the whole question where it has nothing else. */
export function askedWords(question: string): string {
  const bare = politely(asQuestion(withoutAsides(question)))
    .normalize("NFC")
    .replace(EMPTY, " ")
    .replace(POLITE, " ")
    .replace(EMPTY, " ");
  return /[\p{L}\p{N}]/u.test(bare) ? bare : question;
}
