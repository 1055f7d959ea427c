/** Whether a text reads like a heading: short, no sentence, no date, no amount. */

import { isDateOnly } from "../text/dates.js";
import { oneOf } from "../text/lexicon/patterns.js";
import {
  CLIPPED_PHRASES,
  CLIPPED_SENTENCES,
  SENTENCE_ENDINGS,
} from "../text/lexicon/sentence-ends.js";

/** Longer than this, a line is text. */
const LONGEST_HEADING = 60;

/** Endings of Korean sentences and of the clipped sentences of reports (`…함`, `…임`), with their dot. */
const SENTENCE = new RegExp(String.raw`${oneOf(SENTENCE_ENDINGS)}\s*[.?!]["”’』」)]*$|[.;]$`);
const CLIPPED = new RegExp(`${oneOf(CLIPPED_SENTENCES, CLIPPED_PHRASES)}$`);

export function readsAsHeading(text: string, longest = LONGEST_HEADING): boolean {
  if (text.length > longest) return false;
  if (SENTENCE.test(text) || CLIPPED.test(text)) return false;
  if (!/[가-힣A-Za-z一-龥]/.test(text)) return false;
  return !isDateOnly(text);
}

/** A sentence of running text. */
export function readsAsSentence(text: string): boolean {
  return (SENTENCE.test(text) && text.length > 15) || CLIPPED.test(text);
}
