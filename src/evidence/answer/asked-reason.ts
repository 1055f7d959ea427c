/** Why something is so: asked by `왜` or by a noun, and told by a word for the ground, the aim or the consequence. */
import { oneOf } from "../../text/lexicon/patterns.js";
import { REASON_HEADINGS, REASON_NOUNS, REASONS_SAID } from "../../text/lexicon/reasons.js";
import { squeeze } from "../../text/spacing.js";

const ASKS_WHY = new RegExp(
  String.raw`(?<![가-힣])왜\s|(?<![가-힣])${oneOf(REASON_NOUNS)}(?:[은는이가]|[을를]\s|\s?[?？]|$)`,
);
/** `분량이 커서`, `대용량이라 난항`; not `“위원”이라 한다`. */
const SAYS_WHY = new RegExp(
  String.raw`${oneOf(REASONS_SAID)}|[가-힣](?:므로|[아어여해]서|이라(?!\s?(?:[한하함고는칭]|[부이][르른]|불[러리]|약칭|통칭|명명)))[\s,]`,
);

const HEADS_REASON = new RegExp(
  `^[^가-힣]{0,8}[가-힣·]{0,12}${oneOf(REASON_NOUNS, REASON_HEADINGS)}[^가-힣]{0,4}$`,
);

export function asksWhy(question: string): boolean {
  return ASKS_WHY.test(question);
}

/** `1. 개정이유`, `추진 배경 및 필요성`: under it stands why. */
export function headsReason(heading: string): boolean {
  return HEADS_REASON.test(squeeze(heading));
}

/** Whether a line, or a heading over it, tells a reason. */
export function saysWhy(texts: readonly string[]): boolean {
  return texts.some((text) => SAYS_WHY.test(text));
}
