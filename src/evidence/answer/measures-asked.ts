/** `몇 제곱미터`, `몇 킬로그램`: a number in that unit, however it is spelled, and in no other. */
import { LENGTHS_AND_WEIGHTS } from "../../text/lexicon/measures.js";
import { oneOf } from "../../text/lexicon/patterns.js";

/** A letter alone is no unit that people ask by. */
const isSpelt = (unit: string) => !/^[A-Za-z]$/.test(unit);
export const MEASURES_ASKED = LENGTHS_AND_WEIGHTS.flat().filter(isSpelt);
const ASKED = new RegExp(
  String.raw`몇\s?(?!평가)(${oneOf(MEASURES_ASKED)})(?=[은는이가을를까인로]|\s|[?？]|$)`,
);

/** What such a number looks like; null where the question asks for none. */
export function measureAsked(question: string): RegExp | null {
  const asked = ASKED.exec(question)?.[1];
  if (asked === undefined) return null;
  const spellings = LENGTHS_AND_WEIGHTS.find((each) => each.includes(asked))!;
  return new RegExp(
    String.raw`\d[\d,.]{0,30}[천만억백십여\s]{0,6}${oneOf(spellings)}(?![A-Za-z²³]|제곱|포인트)`,
    "g",
  );
}
