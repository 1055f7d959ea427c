/** Of what a share is asked for: `임금의 몇 퍼센트` asks for none of attendance. */
import { oneOf } from "../../text/lexicon/patterns.js";
import { SHARE_UNITS } from "../../text/lexicon/units.js";

const BASE = new RegExp(
  String.raw`(?<![가-힣])([가-힣]{2,12})의\s(?:최대\s|약\s)?몇\s?${oneOf(SHARE_UNITS)}`,
);

/** What the asked share is one of; null where it is not said. */
export function baseAsked(question: string): string | null {
  return BASE.exec(question)?.[1] ?? null;
}
