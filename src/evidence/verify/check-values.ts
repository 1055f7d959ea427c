/** Checks each value of a sentence: whether the evidence prints it, and whether at the place that the sentence speaks of. */
import { COMPARING_WORDS, DERIVING_WORDS } from "../../text/lexicon/measures.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { withoutDeclaredUnits } from "../../text/quantities/declared-units.js";
import type { Quantity } from "../../text/quantities/quantity.js";
import { readQuantities } from "../../text/quantities/read-quantities.js";
import { isBeyond, refusesBeyond } from "./beyond-bounds.js";
import type { Finding } from "./check-finding.js";
import { directionsClash, isForbiddenAbove } from "./check-polarity.js";
import { withoutRatios } from "./check-ratios.js";
import { itemsNamed } from "./counted-items.js";
import { ofDenied } from "./denied-values.js";
import { derivationOf } from "./derived-values.js";
import { isOtherEnd } from "./ends-of-periods.js";
import type { EvidenceIndex } from "./evidence-index.js";
import { saidWords } from "./meeting-words.js";
import { nameOfOther } from "./parallel-names.js";
import { periodBefore } from "./periods.js";
import type { PrintedValue } from "./printed-values.js";
import { valueOfNamedRow } from "./row-right-before.js";
import {
  boundsClash,
  inTurn,
  isContext,
  isNoValue,
  isSame,
  isSpoken,
  othersOf,
  type SaidValue,
} from "./said-value.js";
import {
  isOfOtherDate,
  isOfOtherToldYear,
  isOfOtherYear,
  lineOfYear,
  periodOfOther,
} from "./value-dates.js";
import { isRowAround } from "./value-in-range.js";
import {
  areEndsOfRange,
  betterPlace,
  isNamedOtherwise,
  refuting,
  rivalsOf,
  swappedWith,
} from "./value-rivals.js";
import { highest, type Standing, standingsOf } from "./value-standing.js";
import { valueThatMayBeMeant } from "./values-alike.js";
import { valueOfOtherSide } from "./values-of-sides.js";
import { valueOfOtherTopic } from "./values-of-topics.js";
import { areConditions, baseOfOther, valueOfCondition, valueOfThing } from "./values-told-apart.js";
import { VALUES } from "./verify-thresholds.js";

/** A label that opens a line (`7.2 의자석은`, `(46):`), and what is said twice (`1년 365일`). */
const NO_VALUES = /^\s*[([]?\d+(?:\.\d+)*[)\].:]*\s+(?=[가-힣])|(?<!\d)1년\s?(?=365일)/g;

export function checkValues(sentence: string, evidence: EvidenceIndex): Finding[] {
  const text = withoutDeclaredUnits(withoutRatios(sentence)).replace(NO_VALUES, (written) =>
    " ".repeat(written.length),
  );
  const quantities = readQuantities(text).filter((one) => !isPartOfName(text, one));
  const words = saidWords(text).filter(
    ({ start, end }) => !quantities.some((one) => start < one.end && one.start < end),
  );
  return quantities.flatMap((quantity, at) => {
    if (isNoValue(quantity)) return [];
    const found = checkValue(inTurn({ text, quantities, at, words }), evidence);
    const denied = ofDenied(found, text, quantity);
    return (denied === undefined ? found : denied) ?? [];
  });
}

/** `코로나19`, `KSLV-2`: digits that belong to the word before them. */
function isPartOfName(text: string, quantity: Quantity): boolean {
  return (
    quantity.kind === "number" &&
    quantity.unit === null &&
    /^-?\d/.test(quantity.text) &&
    /\p{L}-?$/u.test(text.slice(0, quantity.start))
  );
}

function checkValue(said: SaidValue, evidence: EvidenceIndex): Finding | null {
  const quantity = said.quantities[said.at]!;
  const standings = standingsOf(said, evidence);
  const best = highest(standings.filter(({ sameness }) => sameness !== null));
  const places =
    isContext(quantity) && said.quantities.some((one) => !isContext(one) && !isNoValue(one));
  const isNeverRivalled =
    places || isSpoken(quantity) || (best !== null && areConditions(said, best.printed));
  const rivals = isNeverRivalled ? [] : rivalsOf(said, standings, best);
  if (!best) return notPrinted(said, standings, highest(rivals), evidence);
  // `작년보다 5명 늘었다`: a difference is no value of the place that it is told of.
  const compared =
    isAmount(quantity) &&
    COMPARING.test(said.text.slice(0, quantity.start)) &&
    derivationOf(quantity, said.text, standings);
  if (compared) return supported(quantity, "DERIVED", compared);
  const instead =
    (places ? null : swappedWith(said, best, standings, evidence)) ??
    refuting(said, best, rivals, evidence);
  if (instead) return contradicted(quantity, "OTHER_PLACE", instead.printed);
  const better = betterPlace(said, best, rivals, evidence);
  if (better) return ofOtherPlace(said, best.printed, better.printed);
  const ofRow = places ? null : valueOfNamedRow(said, best.printed, evidence);
  if (ofRow) return contradicted(quantity, "OTHER_PLACE", ofRow);
  if (isOfOtherYear(quantity, best.printed.quantity, evidence))
    return contradicted(quantity, "OTHER_DATE", best.printed);
  const { line } = best.printed;
  if (places) return supported(quantity, "VALUE_FOUND", { line, places });
  return saidOtherwise(said, best, standings, evidence) ?? met(said, best);
}

/** What another place prints instead; where that has a name that the sentence does not say, nothing is certain. */
function ofOtherPlace(said: SaidValue, here: PrintedValue, instead: PrintedValue): Finding {
  const quantity = said.quantities[said.at]!;
  const unsure = { text: quantity.text, line: here.line, verdict: "not_checked" } as const;
  return isNamedOtherwise(said, instead, here)
    ? { ...unsure, reason: "WORDS_NOT_MET" }
    : contradicted(quantity, "OTHER_PLACE", instead);
}

/** What is to say of a value that stands nowhere in the evidence. */
function notPrinted(
  said: SaidValue,
  standings: readonly Standing[],
  rival: Standing | null,
  evidence: EvidenceIndex,
): Finding | null {
  const quantity = said.quantities[said.at]!;
  const line =
    lineOfYear(quantity, evidence) ??
    evidence.values.find(({ date }) => date && isSame(quantity, date))?.line;
  if (line) return supported(quantity, "VALUE_FOUND", { line, places: true });
  if (isTimeAgo(said) || isRate(said, evidence)) return null;
  if (quantity.kind === "number" && itemsNamed(said) === quantity.value) return null;
  const bounded = inBoundedRow(said, evidence);
  if (bounded) return bounded;
  if (isSpoken(quantity)) return null;
  const derived = derivationOf(quantity, said.text, standings);
  if (derived) return supported(quantity, "DERIVED", derived);
  if (rival && rival.score >= VALUES.sureRival)
    return contradicted(quantity, "OTHER_VALUE", rival.printed);
  // In words, it may still be a manner of speaking.
  if (quantity.kind === "number" && quantity.spoken) return null;
  const alike = valueThatMayBeMeant(quantity, evidence);
  if (alike)
    return {
      ...{ text: quantity.text, verdict: "not_checked", reason: "WORDS_NOT_MET" },
      line: alike.line,
    };
  return { text: quantity.text, verdict: "not_found", reason: "VALUE_NOT_FOUND", line: null };
}

/** `50%를 넘으면 안 된다` of `50%를 초과하는 거래` in a list of what must not be done. */
function isForbidden(line: PrintedValue["line"], evidence: EvidenceIndex): boolean {
  const forbidden =
    known.get(evidence) ??
    new Set(evidence.lines.filter((one) => isForbiddenAbove(one)).map(({ text }) => text));
  known.set(evidence, forbidden);
  return forbidden.has(line.text);
}

const known = new WeakMap<EvidenceIndex, ReadonlySet<string>>();

/** The value is printed in its place, of another date or period, with another bound, or in the other direction. */
function saidOtherwise(
  said: SaidValue,
  best: Standing,
  standings: readonly Standing[],
  evidence: EvidenceIndex,
): Finding | null {
  const quantity = said.quantities[said.at]!;
  const { line } = best.printed;
  const atLeast = (score: number) =>
    standings
      .filter((one) => one.sameness !== null && one.score >= score)
      .map(({ printed }) => printed);
  const equals = atLeast(best.score - TIED);
  // `3월 4일 14시부터 3월 11일 14시까지`: the same time of both days.
  const inLine = atLeast(0).filter((printed) => printed.line === line);
  if ([...equals, ...inLine].every((printed) => isOfOtherDate(said, printed)))
    return contradicted(quantity, "OTHER_DATE", { line, quantity: equals[0]!.date! });
  if (equals.every((printed) => isOfOtherToldYear(said, printed, evidence)))
    return contradicted(quantity, "OTHER_DATE", best.printed);
  // Where a place that meets the sentence little worse has the same bound, it is that place.
  const bounded = atLeast(best.score - VALUES.sameBound);
  const clashes = (printed: PrintedValue) =>
    boundsClash(quantity, printed.quantity) &&
    !endsRangeBelow(said, printed.quantity, evidence) &&
    !refusesBeyond(said, printed) &&
    !(isBeyond(quantity, printed.quantity) && isForbidden(printed.line, evidence));
  // `최대 15명이지만 15명을 넘을 수도 있다`: each bound may be that of another line.
  const isSaidTwice = said.quantities.some(
    (one) => one !== quantity && isSame(one, quantity) && boundsClash(one, quantity),
  );
  if ((isSaidTwice ? atLeast(0) : bounded).every(clashes))
    return contradicted(quantity, "OTHER_BOUND", best.printed);
  if (equals.every((printed) => isOtherEnd(said, printed)))
    return contradicted(quantity, "OTHER_PLACE", best.printed);
  for (const other of [...OF_OTHERS, ...TOLD_APART]) {
    const told = equals.map((printed) => other(said, printed, evidence));
    if (told.every((text) => text !== null))
      return contradicted(quantity, "OTHER_PLACE", { line, quantity: { text: told[0]! } });
  }
  if (equals.every((printed) => directionsClash(said.text, quantity, printed.quantity)))
    return contradicted(quantity, "OPPOSITE", best.printed);
  return null;
}

/** What tells that a printed value is said of something else than the sentence's. */
const OF_OTHERS = [periodOfOther, companionOfOtherBound, nameOfOther];
const TOLD_APART = [
  baseOfOther,
  valueOfThing,
  valueOfCondition,
  valueOfOtherSide,
  valueOfOtherTopic,
];

/** Whether the place of a value meets enough of the sentence, and its unit is printed. */
function met(said: SaidValue, { printed, score, sameness }: Standing): Finding {
  const quantity = said.quantities[said.at]!;
  const { text } = quantity;
  const { line } = printed;
  const dated = quantity.kind === "date" && said.quantities.some(({ kind }) => kind === "number");
  if (score < VALUES.leastStanding && said.words.length > 0 && !dated)
    return { text, verdict: "not_checked", reason: "WORDS_NOT_MET", line };
  if (sameness === "unit unknown")
    return { text, verdict: "not_checked", reason: "UNIT_NOT_PRINTED", line };
  if (sameness === "rounded")
    return supported(quantity, "DERIVED", { line, operands: [printed.quantity.text] });
  return supported(quantity, "VALUE_FOUND", { line });
}

function supported(
  { text }: Quantity,
  reason: "VALUE_FOUND" | "DERIVED",
  told: Pick<Finding, "line" | "operands" | "places">,
): Finding {
  return { text, verdict: "supported", reason, ...told };
}

/** With what is printed instead. */
function contradicted(
  { text }: Quantity,
  reason: Finding["reason"],
  { line, quantity }: { line: PrintedValue["line"]; quantity: { text: string } },
): Finding {
  return { text, verdict: "contradicted", reason, line, printed: quantity.text };
}

/** `35톤이면 33m`: the row whose label bounds the value holds the other one of the sentence, or another in its place. */
function inBoundedRow(said: SaidValue, evidence: EvidenceIndex): Finding | null {
  const quantity = said.quantities[said.at]!;
  const { text } = quantity;
  const told = evidence.values.filter(({ line }) => isRowAround(quantity, line));
  const others = othersOf(said);
  const [held, instead] = [isSame, isComparable].map((meets) =>
    told.find((printed) => others.some((other) => meets(other, printed.quantity))),
  );
  if (held) return { text, verdict: "supported", reason: "VALUE_FOUND", line: held.line };
  if (!instead) return null;
  const { line, quantity: printed } = instead;
  return { text, verdict: "contradicted", reason: "OTHER_PLACE", line, printed: printed.text };
}

function isComparable(one: Quantity, other: Quantity): boolean {
  const unit = other.kind === "number" ? other.unit : null;
  return unit !== null && one.kind === "number" && one.unit === unit;
}

/** `10톤 이하이면 21m` of the row or item of `10톤 초과 20톤 이하`: what names it bounds the same number otherwise. */
function companionOfOtherBound(said: SaidValue, { companions, line }: PrintedValue): string | null {
  if (!line.cells && !line.lead) return null;
  for (const other of othersOf(said)) {
    if (areEndsOfRange(said, said.quantities.indexOf(other))) continue;
    const same = companions.filter((one) => isSame(other, one));
    if (same.length > 0 && same.every((one) => boundsClash(other, one))) return same[0]!.text;
  }
  return null;
}

/** `20명 이상 30명 미만이면` of steps `30명 이상`, `20명 이상`: one step ends where the next begins. */
function endsRangeBelow(
  { text, quantities, at }: SaidValue,
  printed: Quantity,
  evidence: EvidenceIndex,
): boolean {
  const [from, to] = [quantities[at - 1], quantities[at]!];
  if (from?.kind !== "number" || to.kind !== "number" || from.unit !== to.unit) return false;
  const isRange = from.bound === "atLeast" && to.bound === "below" && printed.bound === "atLeast";
  return (
    isRange &&
    RANGE.test(text.slice(from.end, to.start)) &&
    evidence.values.some(({ quantity }) => quantity.bound === "atLeast" && isSame(from, quantity))
  );
}

const RANGE = /^\s?이상(?:이고)?[\s,~∼～-]*$/;

/** `1년 전 3억원에서 5억원으로 늘었다`: it says by itself what the values are compared with. */
function isTimeAgo({ text, quantities, at }: SaidValue): boolean {
  const quantity = quantities[at]!;
  if (quantity.kind !== "number" || !AGO_UNITS.includes(quantity.unit ?? "")) return false;
  const behind = text.slice(quantity.end);
  return quantity.bound === "before" && !AGO_LIMITS.test(behind) && COMPARES.test(behind);
}

/** `1년에 한 번` of a printed `연 1회`. */
function isRate({ text, quantities, at }: SaidValue, evidence: EvidenceIndex): boolean {
  const [{ text: written }, often] = [quantities[at]!, quantities[at + 1]];
  const period = often ? periodBefore(text, often.start) : null;
  if (!period?.name.startsWith(written)) return false;
  return evidence.values.some(
    ({ quantity, line }) =>
      isSame(often!, quantity) &&
      !line.cells &&
      periodBefore(line.text, quantity.start)?.row === period.row,
  );
}

const AGO_UNITS = ["년", "개월", "분기"];

/** `1년 전까지`, `7일 전에 신청`: a day that something must be done by. */
const AGO_LIMITS = /^\s?전(?:까지|부터)/;
const COMPARES = new RegExp(oneOf(DERIVING_WORDS));

/** Shares are printed as such: they are no differences. */
function isAmount(quantity: Quantity): boolean {
  return quantity.kind === "number" && quantity.unit !== "%" && quantity.unit !== "배";
}

const COMPARING = new RegExp(oneOf(COMPARING_WORDS));

/** Places that meet the sentence nearly as well. */
const TIED = 0.05;
