/** One form for the many ways to tell a thing: without Markdown, openings, notes of a source and reported speech, in half-width characters. */

import { asRulesSayIt } from "./demanded-or-forbidden.js";
import { halfWidth } from "./full-width.js";
import { inTheWordsOfRules } from "./same-in-other-words.js";
import { spelledAsPrinted } from "./spelled-values.js";
import { toldPlainly } from "./told-plainly.js";
import { TrackedText } from "./tracked-text.js";
import { withoutMarkup } from "./without-markup.js";

/** The text is what is told; what it stands for are characters of the sentence that was given. */
export function inOnePlainForm(sentence: string): TrackedText {
  const given = TrackedText.of(sentence);
  const half = given.replace(/[\uff01-\uff5e]/g, ([letter]) => halfWidth(letter));
  const told = inTheWordsOfRules(asRulesSayIt(spelledAsPrinted(toldPlainly(withoutMarkup(half)))));
  return told.text.trim() === "" ? given : told;
}
