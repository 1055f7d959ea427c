/** Dates in brackets behind a noun are that noun's: `공고일(4월 9일) 기준`, `지침의 시행(2016. 12. 30.)에 따라`. */
import { TIME_ENDS, TIME_LABELS } from "../../text/lexicon/attributes.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { squeeze } from "../../text/spacing.js";

const DATED =
  /([가-힣]{2,20})\s?[(（]\s?(?:['‘’]?(?:(?:19|20)?\d\d)\s?[.년]\s{0,2}\d{1,2}|\d{1,2}\s?월\s?\d{1,2}\s?일|\d{1,2}\s?[.]\s?\d{1,2}\s?[.])[^()（）]{0,40}[)）]/g;
/** `기간(3. 1. ~ 3. 5.)`, `당일(3. 1.)`: a name for the time alone. */
const TIME_ALONE = new RegExp(`^(?:${oneOf(TIME_LABELS, TIME_ENDS)}|당일|이날|동안)$`);

/** `(시설총괄과-7726, 2024. 8. 26.)`: the day of a letter or a rule that a line refers to. */
const REFERENCE = /[(（][가-힣\s·]{2,20}-\d{1,6}\s?호?\s?[,(（][^()（）]{4,30}[)）]/g;

/** A line without the dates of nouns that the question does not name. */
export function withoutOthersBrackets(line: string, question: string): string {
  const asked = squeeze(question);
  return line
    .replace(REFERENCE, " ")
    .replace(DATED, (written, noun: string) =>
      TIME_ALONE.test(noun) ||
      isNamed(noun, asked) ||
      isMaking(noun, question) ||
      namesInside(written, asked)
        ? written
        : noun,
    );
}

/** `시행(’31.5~’31.12월 신청·접수)`: the bracket says of what its dates are. */
function namesInside(written: string, asked: string): boolean {
  const inside = written.slice(written.search(/[(（]/));
  return (inside.match(NOUNS) ?? []).some((noun) => asked.includes(noun));
}

const NOUNS = /[가-힣]{2,}(?=[^가-힣])/g;

/** `법의 제정('31. 2. 6.)` where it is asked when the law was made. */
function isMaking(noun: string, question: string): boolean {
  return noun.endsWith("제정") && MADE.test(question);
}

const MADE = /만들|생겼|생긴|생겨/;

/** Whether two syllables of the noun stand in the question: `신청기간` where it is asked when to apply. */
function isNamed(noun: string, asked: string): boolean {
  for (let at = 0; at + 2 <= noun.length; at += 1)
    if (asked.includes(noun.slice(at, at + 2))) return true;
  return false;
}
