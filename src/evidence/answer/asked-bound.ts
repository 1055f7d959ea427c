/** Which bound a question asks for: `최대 지분율` is not told by `최소 지분율은 10%`. */
import { oneOf } from "../../text/lexicon/patterns.js";
import { HIGHEST, LOWEST } from "../../text/lexicon/told-apart.js";
import { tellsOnlyOthers, toldOf } from "./told-apart.js";

const BOUND = new RegExp(
  String.raw`(${oneOf(HIGHEST)}|${oneOf(LOWEST)})\s?([가-힣]{2,10}?)(?=[은는이가을를의]?(?:[\s?？:：|]|$))`,
  "g",
);
const IS_HIGH = new RegExp(`^${oneOf(HIGHEST)}`);

/** Whether a line tells the other bound of what the question asks the highest or the lowest of, and not that one. */
export function isOtherBound(question: string, line: string): boolean {
  return tellsOnlyOthers(boundsIn(question), boundsIn(line));
}

function boundsIn(text: string) {
  return toldOf(text, BOUND, (bound) => (IS_HIGH.test(bound) ? "high" : "low"));
}
