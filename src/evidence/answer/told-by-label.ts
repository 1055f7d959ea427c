/**
 * What stands behind a label answers for it, though it is no value of the kind that the noun names: `제출기한 : 입찰공고문 참조` tells
 * where the day stands, and who asks `인건비는?` and nothing more asks for what the label says.
 */
import { oneOf } from "../../text/lexicon/patterns.js";
import { QUESTION_WORDS } from "../../text/lexicon/questions.js";
import { REFERRALS, SIGNED } from "../../text/lexicon/telling.js";
import { squeeze } from "../../text/spacing.js";
import { withoutBlanks } from "./blank-forms.js";
import { withoutMasked } from "./without-other-figures.js";

const BEHIND_LABEL = /^[^:：]{1,40}[:：](.+)$/;
const REFERS = new RegExp(`${oneOf(REFERRALS)}[.)\\]]?\\s*$`);
/** What is left of a form that is not filled in: `(인)`, `금      원정`, `(상호)`. */
const UNFILLED = new RegExp(
  String.raw`[(（]\s*(?:${oneOf(SIGNED)})?\s*[)）]|(?<![가-힣])(?:일?금|원정?|[년월일시분](?:부터|까지)?|부터|까지|${oneOf(SIGNED)})(?![가-힣])`,
  "g",
);
const ASKS = new RegExp(
  String.raw`${oneOf(QUESTION_WORDS.filter((word) => word.length > 1))}|며칠|(?<![가-힣])몇`,
);
const WORDS = /[\p{L}\p{N}]{2,}/u;

/** Whether the line says something of its label that answers a question for the label. */
export function isToldByLabel(line: string, question: string): boolean {
  const value = BEHIND_LABEL.exec(line)?.[1];
  if (value === undefined) return false;
  if (REFERS.test(squeeze(value))) return true;
  return (
    !ASKS.test(question) && WORDS.test(withoutMasked(withoutBlanks(value)).replace(UNFILLED, " "))
  );
}
