/**
 * The nouns of a question that its document must name: what a document says of other things is no answer. Verbs, kinds of answer and
 * words for documents may be said otherwise; a word that no document has at all is more likely mistyped.
 */
import {
  DOCUMENT_NOUNS,
  NAMED_VALUES,
  RELATIVE_TIMES,
  TYPED_NOUNS,
} from "../../text/lexicon/attributes.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { KINDS_OF_ANSWER, QUESTION_WORDS } from "../../text/lexicon/questions.js";
import { isAskersVerb } from "../askers-verbs.js";

/** What follows a noun and hardly a verb. */
const CASE = /^(?:의|을|를|이|가|에|에서|에게|에는|에서는|과|와|으로|로|께서|부터|까지|도|만)?$/;
/** Ends of adverbs and of verbs in the middle of a sentence: `함께`, `정확하게`, `잡기`, `살아있는`. */
const NO_NOUN =
  /(?:히|게|께|어|아|서|여|고|며|기|때|해|워|려|라|지|면|던|된|한|인|진|린|킨|든|운|친|온|준|쓴|난|끈|른|힌|룬|은|는|을|할|될|야|요)$/;
const HANGUL = /^[가-힣]{2,}$/;
const BETWEEN_WORDS = /[\s"“”‘’'「」『』《》<>()[\],·ㆍ?？.!]+/;
const SAID_OTHERWISE = new RegExp(
  `^며칠|^${oneOf(QUESTION_WORDS)}|${oneOf(TYPED_NOUNS, NAMED_VALUES.flat())}$`,
);
const NAMES_NOTHING = new Set([...KINDS_OF_ANSWER, ...DOCUMENT_NOUNS, ...RELATIVE_TIMES]);

/** Of the words of a question, those that are such nouns; `topic` is what it marks as its subject. */
export function requiredNouns(
  question: string,
  topic: string | null,
  words: Iterable<string>,
  isTelling: (word: string) => boolean,
): ReadonlySet<string> {
  const written = question.split(BETWEEN_WORDS);
  const isNoun = (word: string) =>
    word === topic
      ? !/[하되있없]$/.test(word)
      : written.some((each) => each.startsWith(word) && endsAsNoun(word, each.slice(word.length)));
  const found = new Set<string>();
  for (const word of words) {
    if (!HANGUL.test(word) || NAMES_NOTHING.has(word) || SAID_OTHERWISE.test(word)) continue;
    if (isAskersVerb(word)) continue;
    if (isTelling(word) && isNoun(word)) found.add(word);
  }
  return found;
}

/** Whether a word with what is typed behind it ends as a noun does. */
export function endsAsNoun(word: string, rest = ""): boolean {
  return CASE.test(rest) && !(rest === "" && NO_NOUN.test(word));
}
