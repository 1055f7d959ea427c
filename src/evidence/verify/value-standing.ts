/** How well the place of each printed value meets the sentence around a value. */
import type { Quantity } from "../../text/quantities/quantity.js";
import { type EvidenceIndex, wordsMet } from "./evidence-index.js";
import type { SaidWord } from "./meeting-words.js";
import { nearText, type PrintedValue } from "./printed-values.js";
import {
  boundsClash,
  isContext,
  isCountedByOther,
  isOfOtherPart,
  isOfParallelPart,
  isSame,
  othersOf,
  type SaidValue,
} from "./said-value.js";
import { sameQuantity } from "./same-quantity.js";
import { VALUES } from "./verify-thresholds.js";

export interface Standing {
  printed: PrintedValue;
  /** 0 to 1: how well the place meets the sentence. */
  score: number;
  sameness: ReturnType<typeof sameQuantity>;
}

/** How well each printed value's place meets the sentence around a value; `left`: values that count for nothing. */
export function standingsOf(
  said: SaidValue,
  evidence: EvidenceIndex,
  among: readonly PrintedValue[] = evidence.values,
  left: readonly Quantity[] = [],
): Standing[] {
  const { quantities, at, words, text } = said;
  const quantity = quantities[at]!;
  const near = nearText(text, quantities, at);
  const isCounted = ({ word }: SaidWord) => near.counted.startsWith(word);
  const counted = evidence.weigh(words.filter(isCounted), () => 1);
  const weighed = evidence.weigh(
    words.filter((word) => !isCounted(word)),
    ({ word, start }) => {
      if (isCountedByOther(said, start)) return VALUES.otherPart;
      if (near.before.includes(word)) return near.counted === "" ? 1 : VALUES.wordBehind;
      if (near.behind.includes(word)) return VALUES.wordBehind;
      return isOfOtherPart(said, start) ? VALUES.otherPart : VALUES.farWord;
    },
  );
  const others = othersOf(said).filter(
    (one) => !left.includes(one) && !isOfParallelPart(said, one),
  );
  return among.map((printed) => {
    let { met, whole } = wordsMet(weighed, printed);
    const things = wordsMet(counted, { ...printed, near: printed.counted || printed.near });
    met += things.met;
    whole += things.whole;
    // `남 12명, 여 13명`: a syllable alone is no word, but the label of a value.
    if (near.before.length === 1) {
      whole += 1;
      if (printed.column === near.before || printed.near.startsWith(`${near.before} `)) met += 1;
    }
    for (const other of others) {
      const weight =
        isContext(other) || other.kind === "date" ? VALUES.companion : VALUES.companionNumber;
      whole += weight;
      met += weight * companionMet(other, printed);
    }
    const sameness = sameQuantity(quantity, printed.quantity, printed.readings);
    return { printed, score: whole === 0 ? 1 : met / whole, sameness };
  });
}

/** How near to a printed value another one of the sentence stands. */
export function companionMet(other: Quantity, { companions, distant }: PrintedValue): number {
  const stands = (one: Quantity) => isSame(other, one) && !boundsClash(other, one);
  return companions.some(stands) ? 1 : distant.some(stands) ? 0.5 : 0;
}

export function highest(standings: readonly Standing[]): Standing | null {
  let best: Standing | null = null;
  for (const one of standings) {
    const better = !best || one.score > best.score;
    if (
      better ||
      (one.score === best!.score && best!.sameness !== "same" && one.sameness === "same")
    )
      best = one;
  }
  return best;
}
