/** The words of a question, and of which kind each is: read once for all lines that are asked what they hold of it. */
import { oneOf } from "../../text/lexicon/patterns.js";
import {
  CHANGE_STEMS,
  CONTACTING,
  MAIL_NOUNS,
  MOST_ASKED,
  PHONE_NOUNS,
} from "../../text/lexicon/questions.js";
import { NAMED_NUMBER } from "./asked-of-lines.js";
import type { Question } from "./parse-question.js";

interface WordToCover {
  word: string;
  weight: number;
  isChange: boolean;
  isContact: boolean;
  isSuperlative: boolean;
  isNumber: boolean;
}

/** `바뀌었나요`, `달라진`, `변경되었나`, `개정된`. */
const CHANGE = new RegExp(`^${oneOf(CHANGE_STEMS)}`);
/** A telephone is seen to be one: neither these nor the asker's verbs (`물어보려면`) need stand beside it. */
const CONTACT = new RegExp(`^${oneOf(MAIL_NOUNS, PHONE_NOUNS, CONTACTING)}`);
/** `가장 많은` is met by what tells an order: `북미(25억), 유럽(13억), 아시아(12억) 순이며`. */
const SUPERLATIVE = new RegExp(`^${oneOf(MOST_ASKED)}`);

const READ = new WeakMap<Question, readonly WordToCover[]>();

export function wordsToCover(question: Question): readonly WordToCover[] {
  const known = READ.get(question);
  if (known) return known;
  const words = Array.from(question.words, ([word, weight]) => ({
    ...{ word, weight },
    isChange: CHANGE.test(word),
    isContact: CONTACT.test(word),
    isSuperlative: SUPERLATIVE.test(word),
    isNumber: NAMED_NUMBER.test(word),
  }));
  READ.set(question, words);
  return words;
}
