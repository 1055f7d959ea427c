/** One form for the many ways to ask a thing: without greetings, as a question, in polite speech, with its topic and what is asked of it. */

import { withoutAsides } from "./asides.js";
import { askedByNoun } from "./asked-by-noun.js";
import { politely } from "./plain-speech.js";
import { asQuestion } from "./requests.js";
import { topicAsked } from "./topic-asked.js";

export function inOneForm(question: string): string {
  return askedByNoun(topicAsked(politely(asQuestion(withoutAsides(question)))));
}
