/** What is to be done within the asked days, and what a line says is done within its own: `즉시 시행한다` tells no term for telling others. */
import { oneOf } from "../../text/lexicon/patterns.js";
import { ALIKE_DEEDS } from "../../text/lexicon/told-apart.js";

const ALIKE = Object.values(ALIKE_DEEDS);
const DEED = `(${oneOf(ALIKE.flat())})`;
const ASKED = new RegExp(
  String.raw`(?:며칠|몇\s?(?:일|주|개월|시간))\s?(?:이내|안|내)에?\s(?:[가-힣·]{1,15}\s){0,3}[가-힣]{0,6}?${DEED}[하해되할될한받]`,
);
/** A term and what is done within it, in one clause, and what the sentence says behind that: `7일 이내에 심사하여 그 결과를 통보한다`. */
const TOLD = new RegExp(
  String.raw`(?:\d{1,3}\s?(?:일|주|개월|시간)(?:\s?이?내|\s?안)에?|즉시|지체\s?없이)((?:(?!\d)[^.,|]){0,60}?)${DEED}[하해되할될한함받토]((?:(?!\d)[^.,|]){0,60})`,
  "g",
);
const TERM = /\d{1,3}\s?(?:일|주|개월|시간)(?:\s?이?내|\s?안)|즉시|지체\s?없이/g;

/** `통보` of `며칠 이내에 통보해야 하나`; null where no deed is named that documents tell apart. */
export function deedWithin(question: string): string | null {
  return ASKED.exec(question)?.[1] ?? null;
}

/** Whether each term of a line is one for other deeds. */
export function isTermOfOtherDeed(deed: string, line: string): boolean {
  const told = [...line.matchAll(TOLD)];
  if (told.length === 0 || told.length < (line.match(TERM) ?? []).length) return false;
  // `신고서를 제출한다` is a way to do it.
  return told.every(
    ([, before, each, behind]) => !areAlike(each!, deed) && !`${before}${behind}`.includes(deed),
  );
}

function areAlike(one: string, other: string): boolean {
  return ALIKE.some((deeds) => deeds.includes(one) && deeds.includes(other));
}
