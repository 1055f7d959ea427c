/** A question without the sentences around it that only greet, thank or announce it: `안녕하세요.`, `문의드립니다.`, `감사합니다.` */
import { oneOf } from "./lexicon/patterns.js";
import { ASIDE_ENDINGS, ASIDE_NOUNS, ASIDE_VERBS } from "./lexicon/requests.js";

/** Up to the mark that ends a sentence, or the comma of a call: `저기요, …`. A point inside a number or a date ends none. */
const SENTENCE = /[^.!?？~,]*(?:[.,](?=\S)[^.!?？~,]*)*[.!?？~,]*\s*/g;
/** `감사위원회` and `저작권법` only begin so. */
const ASIDE_WORD = new RegExp(`^${oneOf(ASIDE_NOUNS, ASIDE_VERBS)}${oneOf(ASIDE_ENDINGS)}?$`);
/** A noun alone names what is asked about: `감사, 언제 하나요?` */
const GREETS = new RegExp(`${oneOf(ASIDE_ENDINGS)}$|요$|다$`);
/** Longer texts are no questions of one sentence or two. */
const LONGEST = 500;

/** The same string where nothing else would be left. */
export function withoutAsides(question: string): string {
  if (question.length > LONGEST) return question;
  const sentences = question.normalize("NFC").match(SENTENCE) ?? [];
  const kept = sentences.filter((each) => each !== "" && !isAside(each));
  if (kept.length === 0 || kept.join("").length === question.length) return question;
  return kept.join("").trim();
}

function isAside(sentence: string): boolean {
  const said = sentence.match(/[\p{L}\p{N}]+/gu) ?? [];
  return (
    said.length > 0 && said.every((word) => ASIDE_WORD.test(word)) && GREETS.test(said.at(-1)!)
  );
}
