/** `공고 번호는`, `고시 몇 호인가요`: the number that a paper of that kind is issued under, as it stands at the head of it. */
import { ISSUED_BY_NUMBER, PROMULGATED } from "../../text/lexicon/document-kinds.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { END } from "./question-end.js";

const NUMBER_ASKED = new RegExp(
  String.raw`(${oneOf(PROMULGATED)})\s?번호[은는이가]?\s*(?:(?:무엇|뭐|뭔|몇|어떻게\s되)[가-힣]*)?${END}`,
);
const WHICH_ASKED = new RegExp(String.raw`(${oneOf(ISSUED_BY_NUMBER)})\s?(?:제\s?)?몇\s?호`);

/** What such a number looks like; null where none is asked for. */
export function paperNumberAsked(question: string): RegExp | null {
  const [, kind] = NUMBER_ASKED.exec(question) ?? WHICH_ASKED.exec(question) ?? [];
  if (kind === undefined) return null;
  return new RegExp(String.raw`${kind}\s?제?\s?\d{1,5}(?:\s?[-–－—]\s?\d{1,5})?\s?호`, "g");
}
