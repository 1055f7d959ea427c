/**
 * Numbers that people say in native words (`두 번`, `열여덟 살`) as documents print them (`2회`, `18세`). Libraries that spell numbers out do
 * the opposite, and none knows which counters stand for one another.
 */
import { oneOf } from "../../text/lexicon/patterns.js";
import {
  LIKE_COUNTERS,
  NATIVE_ONES,
  NATIVE_TENS,
  NATIVE_TWENTY,
} from "../../text/lexicon/units.js";

interface SpokenNumber {
  /** The words that say it, as typed. */
  words: string[];
  /** What documents print instead. */
  terms: string[];
}

const COUNTERS = LIKE_COUNTERS.flat();
const SPOKEN = new RegExp(
  String.raw`(?<![가-힣])(?=[가-힣])(${oneOf(NATIVE_TENS, [NATIVE_TWENTY])})?(${oneOf(NATIVE_ONES)})?(\s?)(${oneOf(COUNTERS)})(?!째)[가-힣]{0,3}(?![가-힣])`,
  "g",
);
/** `한` counts nothing where documents say nothing: `한 번`, `한 사람`. */
const LEAST = 2;

export function spokenNumbers(question: string): SpokenNumber[] {
  const found: SpokenNumber[] = [];
  for (const [typed, tens, ones, , counter] of question.matchAll(SPOKEN)) {
    const number = 10 * placeOf(NATIVE_TENS, tens) + placeOf(NATIVE_ONES, ones);
    if (number < LEAST) continue;
    const counters = LIKE_COUNTERS.find((each) => each.includes(counter!)) ?? [counter!];
    found.push({ words: typed.split(/\s/), terms: counters.map((each) => `${number}${each}`) });
  }
  return found;
}

/** The number that a word is in its list, from one on; none where it is not said. */
function placeOf(all: readonly string[], word: string | undefined): number {
  if (word === NATIVE_TWENTY) return 2;
  return word === undefined ? 0 : all.indexOf(word) + 1;
}
