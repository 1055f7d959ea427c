/** Checks each value of a sentence: whether the evidence prints it, and whether at the place that the sentence speaks of. */
import { COMPARING_WORDS, DERIVING_WORDS } from "../text/lexicon/measures.js";
import { oneOf } from "../text/lexicon/patterns.js";
import { ADMITTING_WORDS, EXCLUDING_WORDS } from "../text/lexicon/polarity.js";
import { withoutDeclaredUnits } from "../text/quantities/declared-units.js";
import type { Bound, Quantity } from "../text/quantities/quantity.js";
import { readQuantities } from "../text/quantities/read-quantities.js";
import type { Finding } from "./check-finding.js";
import { directionsClash } from "./check-polarity.js";
import { derivationOf } from "./derived-values.js";
import { type EvidenceIndex, wordsMet } from "./evidence-index.js";
import { meets, type SaidWord, saidWords } from "./meeting-words.js";
import { periodBefore } from "./periods.js";
import { lastDate, nearText, type PrintedValue } from "./printed-values.js";
import { comparable, datesClash, sameQuantity } from "./same-quantity.js";
import { yearsFromNow, yearsNamed } from "./told-years.js";
import { isRowAround } from "./value-in-range.js";
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
  const quantities = readQuantities(text).filter((one) => !isPartOfName(text, one));
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

/** `코로나19`, `KSLV-2`: digits that belong to the word before them. */
function isPartOfName(text: string, quantity: Quantity): boolean {
  return (
    quantity.kind === "number" &&
    quantity.unit === null &&
    /^-?\d/.test(quantity.text) &&
    /\p{L}-?$/u.test(text.slice(0, quantity.start))
  );
}

/** A bare digit is the label of a list, not a value. */
function isNoValue(quantity: Quantity): boolean {
  return /^\d$/.test(quantity.text);
}

/** Years, months and articles place other values, and are looked for as values only where a sentence has no other. */
function isContext(quantity: Quantity): boolean {
  if (quantity.kind === "label") return true;
  if (quantity.kind === "number")
    return PLACING_UNITS.includes(quantity.unit ?? "") || isSpoken(quantity);
  return quantity.kind === "date" && quantity.day === null;
}

/** A manner of speaking; `한 차례`, `두 번` and `두 달 이내` are values, however they are written. */
function isSpoken(quantity: Quantity): boolean {
  if (quantity.kind !== "number" || !quantity.spoken) return false;
  return quantity.unit !== "회" && !isLimit(quantity);
}

/** A limit that is written in words. */
function isLimit(quantity: Quantity): boolean {
  if (quantity.kind !== "number" || !quantity.spoken || quantity.bound === null) return false;
  return quantity.bound !== "before" && quantity.bound !== "after";
}

const PLACING_UNITS = ["분기", "차", "위", "학년", "학기", "단계", "일차"];

function checkValue(said: SaidValue, evidence: EvidenceIndex): Finding | null {
  const quantity = said.quantities[said.at]!;
  const standings = standingsOf(said, evidence);
  const matching = standings.filter(({ sameness }) => sameness !== null);
  const best = highest(matching);
  const places =
    isContext(quantity) && said.quantities.some((one) => !isContext(one) && !isNoValue(one));
  const rivals = places
    ? []
    : standings.filter((one) => isRival(said, one) && !isBareBeside(one, best));
  const rival = highest(rivals);
  const { text } = quantity;
  const instead = ({ printed }: Standing) => ({
    line: printed.line,
    printed: printed.quantity.text,
  });
  if (!best) {
    const told = lineOfYear(quantity, evidence);
    if (told)
      return { text, verdict: "supported", reason: "VALUE_FOUND", line: told, places: true };
    const column = evidence.values.find(({ date }) => date && isSame(quantity, date));
    if (column)
      return { text, verdict: "supported", reason: "VALUE_FOUND", line: column.line, places: true };
    if (isTimeAgo(said)) return null;
    const bounded = inBoundedRow(said, evidence);
    if (bounded) return bounded;
    if (isSpoken(quantity)) return null;
    const derived = derivationOf(quantity, said.text, standings);
    if (derived) return { text, verdict: "supported", reason: "DERIVED", ...derived };
    if (rival && rival.score >= VALUES.sureRival)
      return { text, verdict: "contradicted", reason: "OTHER_VALUE", ...instead(rival) };
    // In words, it may still be a manner of speaking.
    if (quantity.kind === "number" && quantity.spoken) return null;
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
    rivals.find(
      ({ printed }) =>
        printed.line === best.printed.line && standsNearer(printed, best.printed, said, evidence),
    ) ??
    highest(
      rivals.filter((one) => one.score >= VALUES.leastRival && isBetter(one, best, said, evidence)),
    );
  if (refuting)
    return { text, verdict: "contradicted", reason: "OTHER_PLACE", ...instead(refuting) };
  if (isOfOtherYear(quantity, best.printed.quantity, evidence))
    return { text, verdict: "contradicted", reason: "OTHER_DATE", ...instead(best) };
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
  if (equals.every((printed) => isOfOtherToldYear(said, printed, evidence)))
    return { text, verdict: "contradicted", reason: "OTHER_DATE", ...instead(best) };
  // Where a place that meets the sentence little worse has the same bound, it is that place.
  const bounded = matching.filter(({ score }) => score >= best.score - VALUES.sameBound);
  if (bounded.every(({ printed }) => boundsClash(quantity, printed.quantity)))
    return { text, verdict: "contradicted", reason: "OTHER_BOUND", ...instead(best) };
  const otherPeriod = equals.map((printed) => periodOfOther(said, printed));
  if (otherPeriod.every((period) => period !== null))
    return { text, verdict: "contradicted", reason: "OTHER_PLACE", line, printed: otherPeriod[0]! };
  const otherBound = equals.map((printed) => companionOfOtherBound(said, printed));
  if (otherBound.every((companion) => companion !== null))
    return { text, verdict: "contradicted", reason: "OTHER_PLACE", line, printed: otherBound[0]! };
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

/** `1년 전 3억원에서 5억원으로 늘었다`: it says by itself what the values are compared with. */
function isTimeAgo({ text, quantities, at }: SaidValue): boolean {
  const quantity = quantities[at]!;
  if (quantity.kind !== "number" || !AGO_UNITS.includes(quantity.unit ?? "")) return false;
  const behind = text.slice(quantity.end);
  return quantity.bound === "before" && !AGO_LIMITS.test(behind) && COMPARES.test(behind);
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

/** A value that could stand in the said one's place, and that the sentence says of nothing else. */
function isRival(said: SaidValue, { printed, sameness }: Standing): boolean {
  const quantity = said.quantities[said.at]!;
  if (sameness !== null || !comparable(quantity, printed.quantity, printed.readings)) return false;
  // A bare number of running text counts nothing that has a unit.
  if (printed.quantity.kind === "number" && printed.quantity.unit === null && !printed.line.cells)
    return false;
  // `2024년 예산` of the column of 2023: whatever stands there is not what the sentence tells.
  return otherSaid(said, printed) < 0 && !isOfOtherDate(said, printed);
}

/** The number of a row (`6 | 견적서 1부`) is no rival of a value that is printed with its unit. */
function isBareBeside({ printed: { quantity } }: Standing, best: Standing | null): boolean {
  const own = best?.printed.quantity;
  return (
    own?.kind === "number" &&
    own.unit !== null &&
    quantity.kind === "number" &&
    quantity.unit === null
  );
}

/** Whether a place meets the sentence better. What a line is about at its beginning is said of all its values, not of the first alone. */
function isBetter(
  rival: Standing,
  best: Standing,
  said: SaidValue,
  evidence: EvidenceIndex,
): boolean {
  const label = nearText(said.text, said.quantities, said.at).label;
  const [own, other] = [best, rival].map(({ printed }) => sharedEnd(label, printed.label));
  const inOneLine = rival.printed.line === best.printed.line;
  // An exception speaks of what it names alone.
  if (
    EXCEPTION.test(rival.printed.line.text) &&
    !inOneLine &&
    !meetsMore(rival, best, said, evidence)
  )
    return false;
  // Named as it is said, a value stands in its place, whatever else another place meets.
  if (own! >= VALUES.ownLabel && own! > other!) return false;
  if (other! >= VALUES.ownLabel && own === 0) return rival.score > best.score;
  if (rival.score <= best.score + VALUES.margin)
    return rival.score > best.score && meetsMore(rival, best, said, evidence);
  const { near, topic } = best.printed;
  if (!inOneLine || topic === "") return true;
  const [meant] = standingsOf(said, evidence, [{ ...best.printed, near: `${near} ${topic}` }]);
  return rival.score > meant!.score + VALUES.margin;
}

const EXCEPTION = /^(?:다만|단)\s?,?\s/;

/** Whether a place meets every word that the other does, and one beside its value that the other's line does not hold. */
function meetsMore(
  rival: Standing,
  best: Standing,
  said: SaidValue,
  evidence: EvidenceIndex,
): boolean {
  let more = false;
  for (const word of evidence.weigh(said.words, () => 1)) {
    const [there, here] = [rival, best].map(
      ({ printed }) => wordsMet([word], { ...printed, chunk: "" }).met,
    );
    if (there! < here!) return false;
    if (here === 0 && there! >= word.weight) more = true;
  }
  for (const other of othersOf(said)) {
    const [there, here] = [rival, best].map(({ printed }) => companionMet(other, printed));
    if (there! < here!) return false;
    if (there! > here!) more = true;
  }
  return more;
}

/**
 * `국유재산은 100%, 공유재산은 50%`: of two values of one line, whether a place has beside it every word of the sentence that the other
 * has, and one more that names the value.
 */
function standsNearer(
  there: PrintedValue,
  here: PrintedValue,
  said: SaidValue,
  evidence: EvidenceIndex,
): boolean {
  const { before, label } = nearText(said.text, said.quantities, said.at);
  if (sharedEnd(label, here.label) > sharedEnd(label, there.label)) return false;
  const own = said.words.filter(({ start }) => !isNameOfOther(said, start));
  let nearer = false;
  for (const { word } of evidence.weigh(own, () => 1)) {
    const [one, other] = [there, here].map(({ near, topic }) => meets(word, `${near} ${topic}`));
    if (one! < other!) return false;
    const names = before.includes(word.written) && !TAKES_SIDE.test(word.written);
    if (one === 1 && other === 0 && names) nearer = true;
  }
  return nearer;
}

/** `비교견적 2부를 포함해 3부`: it names no value. */
const TAKES_SIDE = new RegExp(oneOf(EXCLUDING_WORDS, ADMITTING_WORDS));

/** `발표 15분, 질의응답 20분`: a word before another value names that one. */
function isNameOfOther({ text, quantities, at }: SaidValue, start: number): boolean {
  const next = quantities.findIndex((one) => one.start > start);
  return next >= 0 && next !== at && !text.slice(start, quantities[next]!.start).includes(",");
}

/** The values of a sentence beside the one that is looked at; one that it says again (`1년이 안 된 …, 한 해 150시간`) places nothing. */
function othersOf({ quantities, at }: SaidValue): Quantity[] {
  return quantities.filter((one, place) => {
    const isAgain = one.kind === "number" && isSame(quantities[at]!, one);
    return place !== at && !isNoValue(one) && !isAgain;
  });
}

/** How near to a printed value another one of the sentence stands. */
function companionMet(other: Quantity, { companions, distant }: PrintedValue): number {
  const stands = (one: Quantity) => isSame(other, one) && !boundsClash(other, one);
  return companions.some(stands) ? 1 : distant.some(stands) ? 0.5 : 0;
}

/** How many letters two labels share at their ends. */
function sharedEnd(one: string, other: string): number {
  let count = 0;
  while (count < one.length && count < other.length && one.at(-1 - count) === other.at(-1 - count))
    count += 1;
  return count;
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
    const turned = { ...said, at: other };
    const [here, theirs] = standingsOf(turned, evidence, [best.printed, printed], pair);
    if (
      printed.line === best.printed.line &&
      standsNearer(printed, best.printed, said, evidence) &&
      standsNearer(best.printed, printed, turned, evidence)
    )
      return standing;
    if (
      there!.score >= VALUES.leastRival &&
      there!.score > own!.score + VALUES.margin &&
      here!.score > theirs!.score + VALUES.margin
    )
      return standing;
  }
  return null;
}

/** `10톤 이하이면 21m` of the row of `10톤 초과 20톤 이하`: what names the row bounds the same number otherwise. */
function companionOfOtherBound(said: SaidValue, { companions, line }: PrintedValue): string | null {
  if (!line.cells) return null;
  for (const other of othersOf(said)) {
    const same = companions.filter((one) => isSame(other, one));
    if (same.length > 0 && same.every((one) => boundsClash(other, one))) return same[0]!.text;
  }
  return null;
}

/** `분기마다 한 번` of a printed `연 1회`: the printed value with its period, where that is another. */
function periodOfOther({ text, quantities, at }: SaidValue, { line, quantity }: PrintedValue) {
  if (line.cells) return null;
  const said = periodBefore(text, quantities[at]!.start);
  const printed = periodBefore(line.text, quantity.start);
  if (!said || !printed || said.row === printed.row) return null;
  return `${printed.name} ${quantity.text}`;
}

/** The date that a value is said of is not the one that it is printed of. */
function isOfOtherDate({ quantities, at }: SaidValue, { date, quantity }: PrintedValue): boolean {
  if (quantity.kind === "date") return false;
  const said = lastDate(quantities, at);
  return said !== null && date !== null && datesClash(said, date);
}

/** `2021년 10월` of a printed `올해 10월` in a paper of 2018. */
function isOfOtherYear(said: Quantity, printed: Quantity, evidence: EvidenceIndex): boolean {
  if (said.kind !== "date" || printed.kind !== "date") return false;
  return said.year !== null && printed.year === null && !evidence.mayBeOf(said.year);
}

/** `2018년 예산` of a printed `지난해 예산` in a paper of 2018. */
function isOfOtherToldYear(
  { quantities, at }: SaidValue,
  { quantity, line }: PrintedValue,
  evidence: EvidenceIndex,
): boolean {
  const said = lastDate(quantities, at)?.year ?? null;
  const away = quantity.kind === "date" || line.cells ? null : yearsFromNow(line.text, quantity);
  const years = [...evidence.yearsOfDates()];
  return said !== null && away !== null && !years.some((year) => year + away === said);
}

/** The line that tells a year by a word: `지난해` of 2017 in a paper of 2018. */
function lineOfYear(said: Quantity, evidence: EvidenceIndex) {
  if (said.kind !== "date" || said.year === null || said.month !== null) return null;
  const years = [...evidence.yearsOfDates()];
  return evidence.lines.find(({ text }) =>
    yearsNamed(text).some((away) => years.some((year) => year + away === said.year)),
  );
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
    ({ word, start }) => {
      if (isCountedByOther(said, start)) return VALUES.otherPart;
      if (near.before.includes(word)) return near.counted === "" ? 1 : VALUES.wordBehind;
      if (near.behind.includes(word)) return VALUES.wordBehind;
      return isOfOtherPart(said, start) ? VALUES.otherPart : VALUES.farWord;
    },
  );
  const others = othersOf(said).filter((one) => !left.includes(one));
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

/** `156개 기관이 118개 콜센터를`: what another value counts says nothing of this one. */
function isCountedByOther({ text, quantities, at }: SaidValue, start: number): boolean {
  const other = quantities.findIndex(
    (one) => one.end < start && text.slice(one.end, start).trim() === "",
  );
  if (other < 0 || other === at) return false;
  const [one, own] = [quantities[other]!, quantities[at]!];
  // Behind a bound stands the bound itself, and behind a year or an amount whatever is told of it.
  if (one.kind !== "number" || own.kind !== "number" || one.unit !== own.unit) return false;
  return one.bound === null && !isContext(one);
}

/** `POS는 17대, 발권기는 6대`: a part of the sentence that names its own subject and value says nothing of others. */
function isOfOtherPart({ text, quantities, at }: SaidValue, place: number): boolean {
  const own = partAround(text, quantities[at]!.start);
  const part = partAround(text, place);
  if (part.start === own.start) return false;
  const values = quantities.filter(
    (one) => !isContext(one) && part.start <= one.start && one.start < part.end,
  );
  // Behind the value, what stands before another one is said of that.
  if (part.start > own.start) return values.some((one) => place < one.start);
  return values.length > 0 && [part, own].every(({ words }) => /[은는]\s/.test(words));
}

/** From one comma to the next. */
function partAround(text: string, place: number) {
  const start = text.lastIndexOf(", ", place - 1) + 1;
  const comma = text.indexOf(", ", place);
  const end = comma < 0 ? text.length : comma;
  return { start, end, words: text.slice(start, end) };
}

function isSame(one: Quantity, other: Quantity): boolean {
  const readings = other.kind === "number" ? [{ value: other.value, unit: other.unit }] : [];
  return sameQuantity(one, other, readings) !== null;
}

function boundsClash(said: Quantity, printed: Quantity): boolean {
  const [one, other] = [said.bound, printed.bound];
  if (one === null || other === null || one === other) return false;
  const isOver = (bound: Bound) => bound === "over" || bound === "above" || bound === "atLeast";
  // `7년 넘게` is said of `7년 이상` as well.
  return !((one === "over" || other === "over") && isOver(one) && isOver(other));
}
