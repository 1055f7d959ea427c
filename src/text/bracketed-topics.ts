/** What a noun has in brackets behind it stands before it: `항목명(국문)은` asks for the `국문 항목명`; a unit or a letter in brackets names nothing. */
import { oneOf } from "./lexicon/patterns.js";
import { CURRENCIES, SHARE_UNITS, UNITS_ASKED } from "./lexicon/units.js";

const BRACKETED =
  /(?<![가-힣A-Za-z0-9])([가-힣A-Za-z0-9·ㆍ]{1,20})\s?[(（]([^()（）?？\n]{1,20})[)）]([은는이가을를])(?=[\s?？]|$)/g;
const ARTICLE = /^제?\d+[조항호]/;
const NAME = /^(?=.*[가-힣]{2})[가-힣A-Za-z0-9·ㆍ\s]+$/;
/** `회의(제3차)`: which of several. */
const ORDINAL = /^제?\d{1,4}(?:차|회|부|기|급|종|월|년|호|반)$/;
const UNIT = new RegExp(
  String.raw`^(?:단위\s?[:：]?\s?)?[십백천만억조]{0,3}\s?${oneOf(UNITS_ASKED, CURRENCIES, SHARE_UNITS)}$`,
);

export function withoutBrackets(question: string): string {
  return question.replace(BRACKETED, (said, noun: string, inside: string, particle: string) => {
    if (ARTICLE.test(noun)) return said;
    const which = inside.trim();
    const names = ORDINAL.test(which) || (NAME.test(which) && !UNIT.test(which));
    return (names ? `${which} ` : "") + noun + particle;
  });
}
