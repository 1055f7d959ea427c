/** Checks each value of a sentence: whether the evidence prints it, and whether at the place that the sentence speaks of. */
import { COMPARING_WORDS } from "../text/lexicon/measures.js";
import { oneOf } from "../text/lexicon/patterns.js";
import { withoutDeclaredUnits } from "../text/quantities/declared-units.js";
import type { Quantity } from "../text/quantities/quantity.js";
import { readQuantities } from "../text/quantities/read-quantities.js";
import type { Finding } from "./check-finding.js";
import { directionsClash } from "./check-polarity.js";
import { derivationOf } from "./derived-values.js";
import { type EvidenceIndex, wordsMet } from "./evidence-index.js";
import { type SaidWord, saidWords } from "./meeting-words.js";
import { lastDate, nearText, type PrintedValue } from "./printed-values.js";
import { comparable, datesClash, sameQuantity } from "./same-quantity.js";
import { ofOtherTurns, overlaps, withoutStretches } from "./values-in-turn.js";
import { VALUES } from "./verify-thresholds.js";

interface Standing {
  printed: PrintedValue;
  /** 0 to 1: how well the place meets the sentence. */
  score: number;
  sameness: ReturnType<typeof sameQuantity>;
}

/** A label that opens a line: `7.2 의자석은`, `(46):`. */
const OPENING_LABEL = /^\s*[([]?\d+(?:\.\d+)*[)\].:]*\s+(?=[가-힣])/;

export function checkValues(sentence: string, evidence: EvidenceIndex): Finding[] {
  const text = withoutDeclaredUnits(sentence).replace(OPENING_LABEL, (label) =>
    " ".repeat(label.length),
  );
  const quantities = readQuantities(text);
  const words = saidWords(text).filter(
    ({ start, end }) => !quantities.some((one) => start < one.end && one.start < end),
  );
  return quantities.flatMap((quantity, at) => {
    if (isNoValue(quantity)) return [];
    return checkValue(inTurn({ text, quantities, at, words }), evidence) ?? [];
  });
}

interface SaidValue {
  text: string;
  quantities: readonly Quantity[];
  at: number;
  words: readonly SaidWord[];
}

/** A value that is told in turn with others, as if it stood alone with what it is said of. */
function inTurn(said: SaidValue): SaidValue {
  const quantity = said.quantities[said.at]!;
  const others = ofOtherTurns(said.text, said.quantities, quantity);
  if (others.length === 0) return said;
  const quantities = said.quantities.filter((one) => !overlaps(one, others));
  return {
    text: withoutStretches(said.text, others),
    quantities,
    at: quantities.indexOf(quantity),
    words: said.words.filter((word) => !overlaps(word, others)),
  };
}

/** A bare digit is the label of a list, not a value. */
function isNoValue(quantity: Quantity): boolean {
  return /^\d$/.test(quantity.text);
}

/** Years, months and articles place other values, and are looked for as values only where a sentence has no other. */
function isContext(quantity: Quantity): boolean {
  if (quantity.kind === "label") return true;
  if (quantity.kind === "number")
    return PLACING_UNITS.includes(quantity.unit ?? "") || quantity.spoken;
  return quantity.kind === "date" && quantity.day === null;
}

const PLACING_UNITS = ["분기", "차", "위", "학년", "학기", "단계"];

function checkValue(said: SaidValue, evidence: EvidenceIndex): Finding | null {
  const quantity = said.quantities[said.at]!;
  const standings = standingsOf(said, evidence);
  const matching = standings.filter(({ sameness }) => sameness !== null);
  const best = highest(matching);
  const places =
    isContext(quantity) && said.quantities.some((one) => !isContext(one) && !isNoValue(one));
  const rival = places ? null : highest(standings.filter((one) => isRival(said, one)));
  const { text } = quantity;
  const instead = ({ printed }: Standing) => ({
    line: printed.line,
    printed: printed.quantity.text,
  });
  if (!best) {
    if (quantity.kind === "number" && quantity.spoken) return null;
    const derived = derivationOf(quantity, said.text, standings);
    if (derived) return { text, verdict: "supported", reason: "DERIVED", ...derived };
    if (rival && rival.score >= VALUES.sureRival)
      return { text, verdict: "contradicted", reason: "OTHER_VALUE", ...instead(rival) };
    return { text, verdict: "not_found", reason: "VALUE_NOT_FOUND", line: null };
  }
  const { line } = best.printed;
  // `작년보다 5명 늘었다`: a difference is no value of the place that it is told of.
  const compared =
    isAmount(quantity) &&
    COMPARING.test(said.text.slice(0, quantity.start)) &&
    derivationOf(quantity, said.text, standings);
  if (compared) return { text, verdict: "supported", reason: "DERIVED", ...compared };
  const refuting =
    (places ? null : swappedWith(said, best, standings, evidence)) ??
    (rival && rival.score >= VALUES.leastRival && isBetter(rival, best, said, evidence)
      ? rival
      : null);
  if (refuting)
    return { text, verdict: "contradicted", reason: "OTHER_PLACE", ...instead(refuting) };
  if (places) return { text, verdict: "supported", reason: "VALUE_FOUND", line, places };
  const equals = matching
    .filter(({ score }) => score >= best.score - TIED)
    .map(({ printed }) => printed);
  if (equals.every((printed) => isOfOtherDate(said, printed)))
    return {
      text,
      verdict: "contradicted",
      reason: "OTHER_DATE",
      line,
      printed: equals[0]!.date!.text,
    };
  if (equals.every((printed) => boundsClash(quantity, printed.quantity)))
    return { text, verdict: "contradicted", reason: "OTHER_BOUND", ...instead(best) };
  if (equals.every((printed) => directionsClash(said.text, quantity, printed.quantity)))
    return { text, verdict: "contradicted", reason: "OPPOSITE", ...instead(best) };
  const dated = quantity.kind === "date" && said.quantities.some(({ kind }) => kind === "number");
  if (best.score < VALUES.leastStanding && said.words.length > 0 && !dated)
    return { text, verdict: "not_checked", reason: "WORDS_NOT_MET", line };
  if (best.sameness === "unit unknown")
    return { text, verdict: "not_checked", reason: "UNIT_NOT_PRINTED", line };
  if (best.sameness === "rounded")
    return {
      text,
      verdict: "supported",
      reason: "DERIVED",
      line,
      operands: [best.printed.quantity.text],
    };
  return { text, verdict: "supported", reason: "VALUE_FOUND", line };
}

/** Shares are printed as such: they are no differences. */
function isAmount(quantity: Quantity): boolean {
  return quantity.kind === "number" && quantity.unit !== "%" && quantity.unit !== "배";
}

const COMPARING = new RegExp(oneOf(COMPARING_WORDS));

/** Places that meet the sentence nearly as well. */
const TIED = 0.05;

/** A value that could stand in the said one's place, and that the sentence says of nothing else. */
function isRival(said: SaidValue, { printed, sameness }: Standing): boolean {
  const quantity = said.quantities[said.at]!;
  if (sameness !== null || !comparable(quantity, printed.quantity, printed.readings)) return false;
  // A bare number of running text counts nothing that has a unit.
  if (printed.quantity.kind === "number" && printed.quantity.unit === null && !printed.line.cells)
    return false;
  return otherSaid(said, printed) < 0;
}

/** Whether a place meets the sentence better. What a line is about at its beginning is said of all its values, not of the first alone. */
function isBetter(
  rival: Standing,
  best: Standing,
  said: SaidValue,
  evidence: EvidenceIndex,
): boolean {
  if (rival.score <= best.score + VALUES.margin) return false;
  const { line, near, topic } = best.printed;
  if (rival.printed.line !== line || topic === "") return true;
  const [own] = standingsOf(said, evidence, [{ ...best.printed, near: `${near} ${topic}` }]);
  return rival.score > own!.score + VALUES.margin;
}

/** Which other value of the sentence is the printed one. */
function otherSaid({ quantities, at }: SaidValue, { quantity, readings }: PrintedValue): number {
  return quantities.findIndex(
    (one, place) => place !== at && sameQuantity(one, quantity, readings) !== null,
  );
}

/** The place of another value of the sentence, where the two are taken for one another: each stands better in the other's place. */
function swappedWith(
  said: SaidValue,
  best: Standing,
  standings: readonly Standing[],
  evidence: EvidenceIndex,
): Standing | null {
  const quantity = said.quantities[said.at]!;
  for (const standing of standings) {
    const { printed, sameness } = standing;
    const other = sameness === null ? otherSaid(said, printed) : -1;
    if (other < 0 || !comparable(quantity, printed.quantity, printed.readings)) continue;
    // Neither speaks for the place of the other.
    const pair = [quantity, said.quantities[other]!];
    const [own, there] = standingsOf(said, evidence, [best.printed, printed], pair);
    const [here, theirs] = standingsOf(
      { ...said, at: other },
      evidence,
      [best.printed, printed],
      pair,
    );
    if (
      there!.score >= VALUES.leastRival &&
      there!.score > own!.score + VALUES.margin &&
      here!.score > theirs!.score + VALUES.margin
    )
      return standing;
  }
  return null;
}

/** The date that a value is said of is not the one that it is printed of. */
function isOfOtherDate({ quantities, at }: SaidValue, { date, quantity }: PrintedValue): boolean {
  if (quantity.kind === "date") return false;
  const said = lastDate(quantities, at);
  return said !== null && date !== null && datesClash(said, date);
}

function highest(standings: readonly Standing[]): Standing | null {
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

/** How well each printed value's place meets the sentence around a value; `left`: values that count for nothing. */
function standingsOf(
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
    ({ word }) => {
      if (near.before.includes(word)) return near.counted === "" ? 1 : VALUES.wordBehind;
      return near.behind.includes(word) ? VALUES.wordBehind : VALUES.farWord;
    },
  );
  const others = quantities.filter(
    (one) => one !== quantity && !left.includes(one) && !isNoValue(one),
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
      if (printed.companions.some((one) => isSame(other, one))) met += weight;
      else if (printed.distant.some((one) => isSame(other, one))) met += weight / 2;
    }
    const sameness = sameQuantity(quantity, printed.quantity, printed.readings);
    return { printed, score: whole === 0 ? 1 : met / whole, sameness };
  });
}

function isSame(one: Quantity, other: Quantity): boolean {
  const readings = other.kind === "number" ? [{ value: other.value, unit: other.unit }] : [];
  return sameQuantity(one, other, readings) !== null;
}

function boundsClash(said: Quantity, printed: Quantity): boolean {
  return said.bound !== null && printed.bound !== null && said.bound !== printed.bound;
}
