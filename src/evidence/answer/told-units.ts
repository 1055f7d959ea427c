/** What the numbers of a table are, where its header, a label or a caption tells it. */

import { oneOf } from "../../text/lexicon/patterns.js";
import { MONEY_NOUNS } from "../../text/lexicon/questions.js";
import { PERSONS_CELLS, PERSONS_COUNTED } from "../../text/lexicon/units.js";

/** Whether a row, its header or a caption (`단위 : 천원`) tells that its numbers are money. */
export function isMoneyTold(told: readonly string[]): boolean {
  return told.some((text) => MONEY_TOLD.test(text));
}

/** The same of persons: `정원`, `학생 수`, `(단위 : 명)`. */
export function arePersonsTold(told: readonly string[]): boolean {
  return told.some((text) => PERSONS_TOLD.test(text));
}

const PERSONS_TOLD = new RegExp(
  String.raw`${oneOf(PERSONS_COUNTED)}|(?:^|\|)\s*${oneOf(PERSONS_CELLS)}\s*(?=\||$)|(?<![가-힣])[천만]?[명인](?![가-힣])|\d\s?[명인](?![가-힣]{2})|[자인원생민]\s?수(?![가-힣])`,
);

/** Whether a header tells that the numbers under it are points: `평가항목 | 배점`. */
export function arePointsTold(header: readonly string[]): boolean {
  return header.some((row) => POINTS_TOLD.test(row)) && !isMoneyTold(header);
}

const POINTS_TOLD = /배\s?점|점\s?수|평\s?점/;

const MONEY_TOLD = new RegExp(
  `${oneOf(MONEY_NOUNS)}|(?<![가-힣])[천백십만억조]*원(?![가-힣])|달러|[가-힣](?<!대)[비액료금](?![가-힣])|결산|지원`,
);
