/** Which bound a question asks for: `최대 지분율` is not told by `최소 지분율은 10%`. */
import { oneOf } from "../../text/lexicon/patterns.js";
import { HIGHEST, LOWEST } from "../../text/lexicon/told-apart.js";

const BOUND = new RegExp(
  String.raw`(${oneOf(HIGHEST)}|${oneOf(LOWEST)})\s?([가-힣]{2,10}?)(?=[은는이가을를의]?(?:[\s?？:：|]|$))`,
  "g",
);
const IS_HIGH = new RegExp(`^${oneOf(HIGHEST)}`);

/** Whether a line tells the other bound of what the question asks the highest or the lowest of, and not that one. */
export function isOtherBound(question: string, line: string): boolean {
  const told = boundsIn(line);
  for (const [noun, asked] of boundsIn(question)) {
    const said = told.get(noun);
    if (said && ![...asked].some((isHigh) => said.has(isHigh))) return true;
  }
  return false;
}

function boundsIn(text: string): ReadonlyMap<string, ReadonlySet<boolean>> {
  const found = new Map<string, Set<boolean>>();
  for (const [, bound, noun] of text.matchAll(BOUND))
    found.set(noun!, (found.get(noun!) ?? new Set()).add(IS_HIGH.test(bound!)));
  return found;
}
