/** Why something is so: asked by `왜` or by a noun, and told by a word for the ground, the aim or the consequence. */
import { oneOf } from "../../text/lexicon/patterns.js";
import { REASON_NOUNS, REASONS_SAID } from "../../text/lexicon/reasons.js";

const ASKS_WHY = new RegExp(
  String.raw`(?<![가-힣])왜\s|(?<![가-힣])${oneOf(REASON_NOUNS)}(?:[은는이가]|[을를]\s|\s?[?？]|$)`,
);
/** `분량이 커서`, `대용량이라 난항`; not `“위원”이라 한다`. */
const SAYS_WHY = new RegExp(
  String.raw`${oneOf(REASONS_SAID)}|[가-힣](?:므로|[아어여해]서|이라(?!\s?(?:[한하함고는칭]|[부이][르른]|불[러리]|약칭|통칭|명명)))[\s,]`,
);

export function asksWhy(question: string): boolean {
  return ASKS_WHY.test(question);
}

/** Whether a line, or a heading over it, tells a reason. */
export function saysWhy(texts: readonly string[]): boolean {
  return texts.some((text) => SAYS_WHY.test(text));
}
