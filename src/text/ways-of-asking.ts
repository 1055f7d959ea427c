/** One form for the many ways to ask a thing: without greetings, as a question, in polite speech, with the particle of its topic. */
import { withoutAsides } from "./asides.js";
import { politely } from "./plain-speech.js";
import { asQuestion } from "./requests.js";
import { topicAsked } from "./topic-asked.js";

export function inOneForm(question: string): string {
  return topicAsked(politely(asQuestion(withoutAsides(question))));
}
