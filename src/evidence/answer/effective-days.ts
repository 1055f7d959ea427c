/** From when a rule is in force: the latest of the days that it tells, in its heading, its history or its supplements. */

import { RULE_TITLES } from "../../text/lexicon/document-kinds.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { latestDay } from "./latest-day.js";

/** `[시행 2025. 10. 1.]`, `개정 2025. 2. 21 시행 2025. 3. 1`, `시행일 : 2025년 3월 1일`; no `사업시행 2025. 3. 1.` */
const FROM =
  /(?<![가-힣])시행(?:일자?)?\s{0,3}[:：]?\s{0,3}((?:19|20)\d\d)\s?[.년]\s{0,3}(\d{1,2})\s?[.월]\s{0,3}(\d{1,2})/g;
/** `2025년 3월 1일부터 시행한다`. */
const SAID =
  /((?:19|20)\d\d)\s?[.년]\s{0,3}(\d{1,2})\s?[.월]\s{0,3}(\d{1,2})\s?[.일]?\s{0,3}부터\s{0,3}(?:시행|적용)/g;
/** What is in force later is a part of it: `다만, 제5조의 개정규정은 …`. */
const OF_PART = /다만|개정규정|제\s?\d{1,3}조(?:제\d+항)?의|경우에는/;
/** Asked of a rule: fares and plans have a day each, and the latest may be another's. */
const RULE = String.raw`(?:${oneOf(RULE_TITLES)}(?:\s?[(（]?\s?안\s?[)）]?)?["”’'」』]?)`;
const ASKED = new RegExp(
  String.raw`${RULE}[은는이가]?\s(?:[가-힣]{1,8}\s)?언제부터\s?(?:시행|적용)|(?:^|${RULE}의?\s)시행일(?:자)?[은는이]?\s?(?:언제|[?？]|$)`,
);
const NAMES_A_TIME = /(?:19|20)\d\d|부칙|개정\s?당시|처음|최초/;

/** Whether it is asked from when a rule as it stands is in force. */
export function asksEffective(question: string): boolean {
  return ASKED.test(question) && !NAMES_A_TIME.test(question);
}

/** The latest of the days in a text, as a number that grows with time; 0 where it tells none. */
export function effectiveFrom(text: string): number {
  if (OF_PART.test(text.replace(/^\s*제\s?\d{1,3}\s?조\s?\(시행일\)/, ""))) return 0;
  return latestDay(text, FROM, SAID);
}
