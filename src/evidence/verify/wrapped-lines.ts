/** The lines of an answer, those that only break off within a sentence put together again: text from mails and printed pages is wrapped. */
import { isTopic } from "../../text/joined-statements.js";
import { LINE_GOES_ON } from "../../text/lexicon/joining.js";
import { NOUNS_LIKE_PARTICLES } from "../../text/lexicon/particles.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { SENTENCE_ENDINGS } from "../../text/lexicon/sentence-ends.js";

/** Labels are shorter. */
const SHORTEST_WRAPPED = 10;
/** A line that tells something of a topic or an object, and has no verb at its end, breaks off behind whatever word. */
const TELLS = /[가-힣)\]」』][은는을를]\s/;
const BREAKS_OFF = new RegExp(`[가-힣A-Za-z\\d%)\\]」』](?<!${oneOf(SENTENCE_ENDINGS)})$`);
/** More lines than a wrapped sentence has are something else. */
const MOST_WRAPPED = 12;
const LONGEST_END = 40;
const GOES_ON = new RegExp(
  `(?:[가-힣%)\\]」』\\d.]${oneOf(LINE_GOES_ON)}|\\s${oneOf(LINE_GOES_ON)}|,)$`,
);
/** Before a line with a topic of its own: `접수기간은 3월 2일부터 3월 9일까지`. */
const SPAN_END = /\d[가-힣.\s]{0,4}(?:까지|부터|등|만)$/;
/** `결과`, `공고`: nouns that only look so. */
const NOUN = new RegExp(`${oneOf(NOUNS_LIKE_PARTICLES)}$`);
/** What no sentence goes on with: a mark of a list, a heading, a row of a table, a fence. */
const OPENS_ITEM =
  /^\s*(?:[^\p{L}\p{N}\s"'“‘「『(<[*`_]|\d{1,3}[.)]\s|[가-힣a-zA-Z][.)]\s|[*_`]{1,3}[^*_`]{0,80}[*_`]{1,3}\s*:|```|\*\s|$)/u;
/** A heading, a row of a table or a label. */
const NO_SENTENCE = /^\s*(?:#{1,6}\s|\||```)|[|:：]\s*$/;

export function unwrappedLines(answer: string): string[] {
  const made: string[] = [];
  let wrapped = 0;
  for (const line of answer.split("\n")) {
    const before = made.at(-1);
    if (before !== undefined && wrapped < MOST_WRAPPED && goesOn(before, line)) {
      made[made.length - 1] = `${before}\n${line}`;
      wrapped += 1;
    } else {
      made.push(line);
      wrapped = 0;
    }
  }
  return made;
}

function goesOn(before: string, next: string): boolean {
  const last = before.slice(before.lastIndexOf("\n") + 1).trimEnd();
  if (last.length < SHORTEST_WRAPPED || NO_SENTENCE.test(last) || OPENS_ITEM.test(next))
    return false;
  const end = last.slice(-LONGEST_END);
  const isNew = TELLS.test(last) && isTopic(next.trim().split(/\s/, 1)[0]!);
  if (GOES_ON.test(end) && !NOUN.test(end)) return !(isNew && SPAN_END.test(end));
  return TELLS.test(last) && BREAKS_OFF.test(end) && !isNew;
}
