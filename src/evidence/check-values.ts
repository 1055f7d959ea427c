/** Checks each value of a sentence: whether the evidence prints it, and whether at the place that the sentence speaks of. */
import { withoutDeclaredUnits } from "../text/quantities/declared-units.js";
import type { Quantity } from "../text/quantities/quantity.js";
import { readQuantities } from "../text/quantities/read-quantities.js";
import type { Finding } from "./check-finding.js";
import { directionsClash } from "./check-polarity.js";
import { derivationOf } from "./derived-values.js";
import { type EvidenceIndex, wordsMet } from "./evidence-index.js";
import { type SaidWord, saidWords } from "./meeting-words.js";
import { nearText, type PrintedValue } from "./printed-values.js";
import { comparable, sameQuantity } from "./same-quantity.js";
import { VALUES } from "./verify-thresholds.js";

interface Standing {
  printed: PrintedValue;
  /** 0 to 1: how well the place meets the sentence. */
  score: number;
  rounded: boolean;
}

export function checkValues(sentence: string, evidence: EvidenceIndex): Finding[] {
  const text = withoutDeclaredUnits(sentence);
  const quantities = readQuantities(text);
  const words = saidWords(text).filter(
    ({ start, end }) => !quantities.some((one) => start < one.end && one.start < end),
  );
  return quantities.flatMap((quantity, at) => {
    if (isNoValue(quantity)) return [];
    return checkValue({ text, quantities, at, words }, evidence) ?? [];
  });
}

interface SaidValue {
  text: string;
  quantities: readonly Quantity[];
  at: number;
  words: readonly SaidWord[];
}

/** A bare digit is the label of a list, not a value. */
function isNoValue(quantity: Quantity): boolean {
  return quantity.kind === "number" && quantity.unit === null && /^\d$/.test(quantity.text);
}

/** Years, months and articles place other values, and are looked for as values only where a sentence has no other. */
function isContext(quantity: Quantity): boolean {
  if (quantity.kind === "label") return true;
  if (quantity.kind === "number")
    return quantity.unit === "분기" || quantity.unit === "차" || quantity.spoken;
  return quantity.kind === "date" && quantity.day === null;
}

function checkValue(said: SaidValue, evidence: EvidenceIndex): Finding | null {
  const quantity = said.quantities[said.at]!;
  const standings = evidence.values.map((printed) => standing(said, printed, evidence));
  const matching = standings.filter(({ printed }) => samenessOf(quantity, printed) !== null);
  const best = highest(matching);
  const placing =
    isContext(quantity) && said.quantities.some((one) => !isContext(one) && !isNoValue(one));
  const rival = placing
    ? null
    : highest(standings.filter(({ printed }) => isRival(quantity, printed)));
  const base = { text: quantity.text };
  if (!best) {
    if (quantity.kind === "number" && quantity.spoken) return null;
    const derived = derivationOf(quantity, said.text, standings);
    if (derived)
      return {
        ...base,
        verdict: "supported",
        reason: "DERIVED",
        line: derived.line,
        operands: derived.operands,
      };
    if (rival && rival.score >= VALUES.sureRival)
      return {
        ...base,
        verdict: "contradicted",
        reason: "OTHER_VALUE",
        line: rival.printed.line,
        printed: rival.printed.quantity.text,
      };
    return { ...base, verdict: "not_found", reason: "VALUE_NOT_FOUND", line: null };
  }
  const { line } = best.printed;
  if (rival && rival.score >= VALUES.leastRival && rival.score > best.score + VALUES.margin)
    return {
      ...base,
      verdict: "contradicted",
      reason: "OTHER_PLACE",
      line: rival.printed.line,
      printed: rival.printed.quantity.text,
    };
  const equals = matching.filter(({ score }) => score >= best.score - TIED);
  if (equals.every(({ printed }) => boundsClash(quantity, printed.quantity)))
    return {
      ...base,
      verdict: "contradicted",
      reason: "OTHER_BOUND",
      line,
      printed: best.printed.quantity.text,
    };
  if (equals.every(({ printed }) => directionsClash(said.text, quantity, printed.quantity)))
    return {
      ...base,
      verdict: "contradicted",
      reason: "OPPOSITE",
      line,
      printed: best.printed.quantity.text,
    };
  if (best.score < VALUES.leastStanding && said.words.length > 0)
    return { ...base, verdict: "not_checked", reason: "WORDS_NOT_MET", line };
  if (best.rounded)
    return {
      ...base,
      verdict: "supported",
      reason: "DERIVED",
      line,
      operands: [best.printed.quantity.text],
    };
  return { ...base, verdict: "supported", reason: "VALUE_FOUND", line };
}

/** Places that meet the sentence nearly as well. */
const TIED = 0.05;

function samenessOf(quantity: Quantity, printed: PrintedValue) {
  return sameQuantity(quantity, printed.quantity, printed.readings);
}

function isRival(quantity: Quantity, printed: PrintedValue): boolean {
  return (
    comparable(quantity, printed.quantity, printed.readings) &&
    samenessOf(quantity, printed) === null
  );
}

function highest(standings: readonly Standing[]): Standing | null {
  return standings.reduce<Standing | null>(
    (best, one) =>
      !best || one.score > best.score || (one.score === best.score && best.rounded && !one.rounded)
        ? one
        : best,
    null,
  );
}

function standing(said: SaidValue, printed: PrintedValue, evidence: EvidenceIndex): Standing {
  const { quantities, at, words, text } = said;
  const quantity = quantities[at]!;
  const near = nearText(text, quantities, at);
  const weighed = evidence.weigh(words, ({ word }) =>
    near.before.includes(word) || near.behind.includes(word) ? 1 : VALUES.farWord,
  );
  let { met, whole } = wordsMet(weighed, printed);
  for (const other of quantities) {
    if (other === quantity || isNoValue(other)) continue;
    const weight =
      isContext(other) || other.kind === "date" ? VALUES.companion : VALUES.companionNumber;
    whole += weight;
    if (printed.companions.some((one) => isSame(other, one))) met += weight;
    else if (printed.distant.some((one) => isSame(other, one))) met += weight / 2;
  }
  const rounded = samenessOf(quantity, printed) === "rounded";
  return { printed, score: whole === 0 ? 1 : met / whole, rounded };
}

function isSame(one: Quantity, other: Quantity): boolean {
  const readings = other.kind === "number" ? [{ value: other.value, unit: other.unit }] : [];
  return sameQuantity(one, other, readings) !== null;
}

function boundsClash(said: Quantity, printed: Quantity): boolean {
  return said.bound !== null && printed.bound !== null && said.bound !== printed.bound;
}
