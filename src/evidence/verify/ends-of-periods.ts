/** `접수는 9월 12일에 시작됩니다` of a printed `9월 1일 ~ 9월 12일`: a period begins and ends at its own ends. */

import { BEGINNING_WORDS, ENDING_WORDS } from "../../text/lexicon/calendar.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import type { PrintedValue } from "./printed-values.js";
import type { SaidValue } from "./said-value.js";

const SAYS = (words: readonly string[]) =>
  new RegExp(String.raw`^\s?(?:에|부터|까지)?\s?(?:[가-힣]{1,6}\s)?${oneOf(words)}`);
const SAYS_BEGINNING = SAYS(BEGINNING_WORDS);
const SAYS_ENDING = SAYS(ENDING_WORDS);
const WEEKDAY_OR_TIME = String.raw`(?:\.|\s|\([월화수목금토일]\)|\d{1,2}:\d{2}|(?:오전|오후)\s?\d{1,2}시){0,6}`;
const GOES_ON = new RegExp(String.raw`^${WEEKDAY_OR_TIME}(?:~|∼|～|부터|에서)`);
const WENT_ON = /(?:~|∼|～|부터|에서)\s{0,3}(?:\d{4}[년.]\s?)?(?:\d{1,2}[월.]\s?)?$/;

/** Whether a sentence says that something begins on the day that it ends on, or the other way round. */
export function isOtherEnd({ text, quantities, at }: SaidValue, printed: PrintedValue): boolean {
  const said = quantities[at]!;
  const { quantity, line } = printed;
  if (said.kind !== "date" || quantity.kind !== "date") return false;
  const behind = text.slice(said.end);
  const begins = GOES_ON.test(line.text.slice(quantity.end));
  const ends = WENT_ON.test(line.text.slice(0, quantity.start));
  if (begins === ends) return false;
  return begins ? SAYS_ENDING.test(behind) : SAYS_BEGINNING.test(behind);
}
