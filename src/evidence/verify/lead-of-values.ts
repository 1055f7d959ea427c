/**
 * What a bare value is said of: in `**접수기간**` over `- 3일`, and in `정원은 몇 명인가요? 15명입니다.`, the words stand in the sentence before. Without them
 * any place that prints the value would do.
 */
import { oneOf } from "../../text/lexicon/patterns.js";
import { QUESTION_WORDS } from "../../text/lexicon/questions.js";
import { ANNOUNCING } from "../../text/lexicon/telling.js";
import { readQuantities } from "../../text/quantities/read-quantities.js";
import { inOnePlainForm } from "../../text/ways-of-telling.js";
import { saidWords } from "./meeting-words.js";

/** Longer sentences name more than a value's label. */
const LONGEST_LEAD = 80;
/** From what only asks or announces on: `…은 얼마인가요?`, `…에 대해 말씀드리겠습니다`. */
const TAIL = new RegExp(
  String.raw`(?:[은는이가]?\s(?:총\s)?${oneOf(QUESTION_WORDS, ["며칠"])}[^\s]{0,12}(?:\s[^\s]{1,8}){0,3}|${oneOf(ANNOUNCING)}[^:]{0,40})?[\s:：?？.!]*$`,
);

/** For each sentence the label that it hangs on, empty where it says itself what it is about. */
export function leadsOf(sentences: readonly string[]): string[] {
  let label = "";
  return sentences.map((sentence) => {
    if (sentence.length > LONGEST_LEAD) {
      label = "";
      return "";
    }
    const { text } = inOnePlainForm(sentence);
    const values = readQuantities(text);
    const words = saidWords(text).filter(
      ({ start, end }) => !values.some((one) => start < one.end && one.start < end),
    );
    if (values.length > 0 && words.length === 0) return label;
    label = values.length === 0 ? text.replace(TAIL, "").trim() : "";
    return "";
  });
}
