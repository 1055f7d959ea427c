/** `접수는 9월 12일에 시작됩니다`, `접수는 9월 12일부터입니다` of a printed `9월 1일 ~ 9월 12일`: a period begins and ends at its own ends. */

import { BEGINNING_WORDS, ENDING_WORDS } from "../../text/lexicon/calendar.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { DENYING_STEMS } from "../../text/lexicon/polarity.js";
import type { PrintedValue } from "./printed-values.js";
import type { SaidValue } from "./said-value.js";

const SAYS = (words: readonly string[]) =>
  new RegExp(String.raw`^\s?(?:에|부터|까지)?\s?(?:[가-힣]{1,6}\s)?${oneOf(words)}`);
/** `접수 마감일은` right before the day. */
const NAMES = (words: readonly string[]) =>
  new RegExp(String.raw`${oneOf(words)}(?:일자?|일시|날)?[은는]\s(?:\d{4}년\s?)?$`);
const BEGINNING = [SAYS(BEGINNING_WORDS), NAMES(BEGINNING_WORDS), /^\s?부터/] as const;
const ENDING = [SAYS(ENDING_WORDS), NAMES(ENDING_WORDS), /^\s?까지/] as const;
/** `9월 12일부터는 받지 않습니다` says when it ends. */
const DENIES = new RegExp(oneOf(DENYING_STEMS));
const WEEKDAY_OR_TIME = String.raw`(?:\.|\s|\([월화수목금토일]\)|\d{1,2}:\d{2}|(?:오전|오후)\s?\d{1,2}시){0,6}`;
const GOES_ON = new RegExp(String.raw`^${WEEKDAY_OR_TIME}(?:~|∼|～|부터|에서)`);
const WENT_ON = /(?:~|∼|～|부터|에서)\s{0,3}(?:\d{4}[년.]\s?)?(?:\d{1,2}[월.]\s?)?$/;

/** Whether a sentence says that something begins on the day that it ends on, or the other way round. */
export function isOtherEnd({ text, quantities, at }: SaidValue, printed: PrintedValue): boolean {
  const said = quantities[at]!;
  const { quantity, printedIn } = printed;
  if (said.kind !== "date" || quantity.kind !== "date") return false;
  const begins = GOES_ON.test(printedIn.slice(quantity.end));
  const ends = WENT_ON.test(printedIn.slice(0, quantity.start));
  if (begins === ends) return false;
  const [behind, before] = [text.slice(said.end), text.slice(0, said.start)];
  const [told, named, particle] = begins ? ENDING : BEGINNING;
  if (told.test(behind) || named.test(before)) return true;
  return particle.test(behind) && !DENIES.test(behind);
}
