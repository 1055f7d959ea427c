/** Whether words read like a heading: short, no sentence, no date, no amount. */
import { isDateOnly } from "../text/dates.js";

/** Longer than this, a line is text. */
const LONGEST_HEADING = 60;

/** Endings of Korean sentences and of the clipped sentences of reports (`…함`, `…임`), with their dot. */
const SENTENCE = /(?:다|요|까|오|음|함|임|됨|것|바람)\s*[.?!]["”’』」)]*$|[.;]$/;
const CLIPPED =
  /(?:였음|있음|없음|하고자 함|하기로 함|예정임|것임|필요함|바람|습니다|한다|이다|된다|했다|였다|있다|없다)$/;

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
