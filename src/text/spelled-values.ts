/**
 * Values as documents print them: `30 일`, `50 퍼센트`, `600–800km`, `5조 2항` are `30일`, `50%`, `600~800km`, `제5조 제2항`. What reads quantities
 * knows most of these, but the checks around them tell a value's place by what stands beside it.
 */
import { MEASURES } from "./lexicon/measures.js";
import { oneOf } from "./lexicon/patterns.js";
import { LAW_ENDINGS, SPACED_UNITS } from "./lexicon/telling.js";
import { COUNTED_THINGS } from "./lexicon/units.js";
import type { TrackedText } from "./tracked-text.js";

const longestFirst = (words: readonly string[]) =>
  [...new Set(words)].sort((one, other) => other.length - one.length);
const UNIT = oneOf(longestFirst([...MEASURES.flat(), ...COUNTED_THINGS, ...SPACED_UNITS]));
const SCALES = "[십백천만억조]{1,3}";
/** Behind a unit: `3 일부` and `2 조각` hold none. */
const UNIT_ENDS = String.raw`(?=$|[^가-힣A-Za-z]|[은는이가을를의에로와과씩간]|으로|까지|부터|이상|이하|이내|미만|초과|동안|입니다|이다|다|였)`;
const SPACED = new RegExp(
  String.raw`(?<=\d) (?=${SCALES}(?:${UNIT})?${UNIT_ENDS}|${UNIT}${UNIT_ENDS})`,
  "g",
);
const SPACED_SIGN = /(?<=\d) (?=[%℃])/g;
const PERCENT_POINTS = /(?<=\d)\s?(?:퍼센트|프로)\s?포인트/g;
const PERCENT = /(?<=\d)\s?(?:퍼센트|프로)(?![가-힣]*(?:그램|젝트))/g;

/** `2-4%`; numbers and codes (`제2024-11호`, `02-123-4567번`) are no ranges. */
const RANGE = new RegExp(
  String.raw`(?<![\d.,–—-]|제\s?)(\d[\d,.]{0,14})\s?[–—-]\s?(?=\d[\d,.]{0,14}\s?(?!호)(?:${UNIT}${UNIT_ENDS}|%))`,
  "g",
);
/** `고도 600부터 800km`. */
const FROM = new RegExp(
  String.raw`(?<=\d)부터 (?=\d[\d,.]{0,14}\s?${UNIT}(?!\s?까지)${UNIT_ENDS})`,
  "g",
);
/** `거주기간 - 10년`: a dash between a label and its value is no sign. */
const LABEL_DASH = /(?<=[가-힣)\]」]) [-–—] (?=\d)/g;

/** `「…법」 5조`, `5조 2항`, `5조의2`, `5조에 따라`: of no money. */
const BARE_ARTICLE = new RegExp(
  String.raw`(?<=^|[^\d제.,\p{L}]|${oneOf(LAW_ENDINGS)})(\d{1,3})조(?=의\d|\s?제?\d{1,2}[항호]|\s?(?:에도? (?:따|의하|의한|의거|근거|불구|규정)|\((?!\d|[억만]?원)))|(?<=${oneOf(LAW_ENDINGS)}\s)(\d{1,3})조(?!\s?\d|\s?원|\s?달러)`,
  "gu",
);
/** Behind an article, or by itself before a particle. */
const BARE_PARAGRAPH =
  /(?<=조(?:의\d{1,2})?\s?)(\d{1,2})(?=항)|(?<=[조항](?:의\d{1,2})?\s?)(\d{1,2})(?=호)|(?<=^|\s)(\d{1,2})(?=항\s?(?:에|의|과|와|또는|및|이나)(?:\s|$))/g;

export function spelledAsPrinted(given: TrackedText): TrackedText {
  return given
    .replace(SPACED, () => "")
    .replace(SPACED_SIGN, () => "")
    .replace(PERCENT_POINTS, () => "%p")
    .replace(PERCENT, () => "%")
    .replace(LABEL_DASH, () => ": ")
    .replace(RANGE, ([, from]) => `${from}~`)
    .replace(FROM, () => "~")
    .replace(BARE_ARTICLE, ([, one, other]) => `제${one ?? other}조`)
    .replace(BARE_PARAGRAPH, ([digits]) => `제${digits}`);
}
