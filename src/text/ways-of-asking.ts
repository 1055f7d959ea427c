/** One form for the many ways to ask a thing: in one order, as a question, in polite speech, with its topic and what is asked of it. */

import { askedByNoun } from "./asked-by-noun.js";
import { withoutBrackets } from "./bracketed-topics.js";
import { BEING_SOMEHOW } from "./lexicon/asked-loosely.js";
import { oneOf } from "./lexicon/patterns.js";
import { politely } from "./plain-speech.js";
import { asQuestion } from "./requests.js";
import { saidPlainly } from "./said-plainly.js";
import { topicAsked } from "./topic-asked.js";

/** `수수료는 어떻게 되나요` asks for the fee; `절차는 어떻게 되나요` how it is, `어기면 어떻게 되나요` what happens. */
const HOW_IT_IS = new RegExp(
  String.raw`(?<=[가-힣A-Za-z0-9)]{2}[은는])(?<!${oneOf(BEING_SOMEHOW)}[은는])\s어떻게\s(?:되|돼|된|될|됩|됐)[가-힣]{0,4}[?.!]?$`,
);

/** Of one sentence, without what is said around it. */
export function inOneForm(question: string): string {
  const asked = asQuestion(withoutBrackets(saidPlainly(question)));
  return askedByNoun(topicAsked(politely(asked)).replace(HOW_IT_IS, "?"));
}
