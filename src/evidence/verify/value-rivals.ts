/** Values that the evidence prints where a sentence says another: which of them stands in the place that the sentence speaks of. */
import { LONG_TIMES, SHORT_TIMES } from "../../text/lexicon/measures.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { ADMITTING_WORDS, EXCLUDING_WORDS } from "../../text/lexicon/polarity.js";
import { readQuantities } from "../../text/quantities/read-quantities.js";
import { type EvidenceIndex, wordsMet } from "./evidence-index.js";
import { letters, meets } from "./meeting-words.js";
import { periodBefore, tellsPeriod } from "./periods.js";
import { nearText, type PrintedValue } from "./printed-values.js";
import { isNameOfOther, othersOf, type SaidValue } from "./said-value.js";
import { comparable, sameQuantity } from "./same-quantity.js";
import { isOfOtherDate } from "./value-dates.js";
import { companionMet, highest, type Standing, standingsOf } from "./value-standing.js";
import { VALUES } from "./verify-thresholds.js";

/** Those that could stand in the place of a value; `best` is where it is printed itself. */
export function rivalsOf(
  said: SaidValue,
  standings: readonly Standing[],
  best: Standing | null,
): Standing[] {
  // `85점 이상 90점 미만`: the end of a step is where the next one begins.
  if (said.at > 0 && areEndsOfRange(said, said.at - 1)) return [];
  return standings.filter(
    (one) => isRival(said, one) && !isBareBeside(one, best) && !isOfOtherScale(one, best),
  );
}

/** What stands where the sentence speaks of, though its value is printed elsewhere; null where nothing does. */
export function refuting(
  said: SaidValue,
  best: Standing,
  rivals: readonly Standing[],
  evidence: EvidenceIndex,
): Standing | null {
  const here = rivals.find(
    ({ printed }) =>
      printed.line === best.printed.line && standsNearer(printed, best.printed, said, evidence),
  );
  if (here) return here;
  const ofPeriod = rivals.filter(({ printed }) => isOfPeriodAlone(said, printed, best.printed));
  if (ofPeriod.length > 0) return highest(ofPeriod);
  const named =
    isNamedRow(said, best.printed) === false
      ? rivals.filter(
          ({ printed }) => isNamedRow(said, printed) && printed.column === best.printed.column,
        )
      : [];
  if (named.length > 0) return highest(named);
  const own = rivals.filter(({ printed }) => isOfTopic(said, printed));
  return own.length > 0 && best.printed.topic !== "" && !isOfTopic(said, best.printed)
    ? highest(own)
    : null;
}

/** The same by its words alone. */
export function betterPlace(
  said: SaidValue,
  best: Standing,
  rivals: readonly Standing[],
  evidence: EvidenceIndex,
): Standing | null {
  return highest(
    rivals.filter(
      (one) =>
        one.score >= VALUES.leastRival &&
        !isOfPeriodAlone(said, best.printed, one.printed) &&
        isBetter(one, best, said, evidence),
    ),
  );
}

/** `간사 1명` beside a sentence that tells of `15명` and of no 간사: the word right before a value of another line names it otherwise. */
export function isNamedOtherwise(
  { text }: SaidValue,
  { printedIn, quantity, line }: PrintedValue,
  here: PrintedValue,
): boolean {
  if (line.cells || line === here.line) return false;
  const before = printedIn.slice(Math.max(0, quantity.start - NAME_REACH), quantity.start);
  const name = NAME_BEFORE.exec(before)?.[1];
  return name !== undefined && !letters(text).includes(name.slice(-SHORTEST_LABEL));
}

const NAME_BEFORE = /(?<![가-힣])([가-힣]{2,16}?)(?:은|는|이|가|의)?\s?$/;
const NAME_REACH = 20;

/** `한 달에 1천만원` of items `총액은 1천만원`, `월별 한도는 200만원`: one of them is told of the period, the other is not. */
function isOfPeriodAlone(
  { text, quantities, at }: SaidValue,
  there: PrintedValue,
  here: PrintedValue,
): boolean {
  const period = periodBefore(text, quantities[at]!.start);
  if (!period || there.line.cells || there.line.lead !== here.line.lead) return false;
  const isOfOneList = there.line.chunk === here.line.chunk && there.line.lead !== "";
  return (
    isOfOneList && tellsPeriod(there.line.text, period) && !tellsPeriod(here.line.text, period)
  );
}

/** Whether the sentence names the row of a value by one of its labels; null outside of tables, and where a word of the sentence is of one. */
function isNamedRow({ text, words }: SaidValue, { line, quantity }: PrintedValue): boolean | null {
  if (!line.cells) return null;
  const cells = line.cells.filter((cell) => !cell.isValue && !cell.text.includes(quantity.text));
  const labels = [...cells.map((cell) => cell.text), ...line.inherited.split("\n")]
    .map(letters)
    .filter(({ length }) => length >= SHORTEST_LABEL);
  if (labels.length === 0) return null;
  const told = letters(text);
  if (labels.some((label) => told.includes(label))) return true;
  return labels.some((label) => words.some(({ word }) => label.includes(word))) ? null : false;
}

const SHORTEST_LABEL = 2;

/** `중간 보고회는 …` of a line `※ 중간 보고회 : …`: it is labelled with what the sentence is about. */
function isOfTopic({ text }: SaidValue, { topic }: PrintedValue): boolean {
  const about = letters(ABOUT.exec(text)?.[1] ?? "");
  return about !== "" && topic.replace(/[은는]$/, "") === about;
}

const ABOUT = /^(\P{N}{2,24}?)[은는]\s/u;

/** The place of another value of the sentence, where the two are taken for one another: each stands better in the other's place. */
export function swappedWith(
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
    if (areEndsOfRange(said, other)) continue;
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

/** `85점 이상 90점 미만`: both are of one step, whichever steps print them. */
export function areEndsOfRange({ text, quantities, at }: SaidValue, other: number): boolean {
  const [from, to] = [quantities[Math.min(at, other)]!, quantities[Math.max(at, other)]!];
  return Math.abs(at - other) === 1 && RANGE.test(text.slice(from.end, to.start));
}

const RANGE = /^\s?(?:이상|초과)(?:이고|\s?~)?[\s,]*$/;

/** A value that could stand in the said one's place, and that the sentence says of nothing else. */
function isRival(said: SaidValue, { printed, sameness }: Standing): boolean {
  const quantity = said.quantities[said.at]!;
  if (sameness !== null || !comparable(quantity, printed.quantity, printed.readings)) return false;
  // A bare number of running text counts nothing that has a unit.
  if (printed.quantity.kind === "number" && printed.quantity.unit === null && !printed.line.cells)
    return false;
  if (isOfOtherEnd(said, printed) || isRate(printed)) return false;
  // `2024년 예산` of the column of 2023: whatever stands there is not what the sentence tells.
  return otherSaid(said, printed) < 0 && !isOfOtherDate(said, printed);
}

/** `1일 최대 2시간`, `1인당 3만원`: it says how the value behind it is counted. */
function isRate({ quantity, printedIn }: PrintedValue): boolean {
  const behind = printedIn.slice(quantity.end, quantity.end + RATE_REACH);
  return quantity.kind === "number" && quantity.value === 1 && RATE.test(behind);
}

const RATE = /^(?:당|에)?\s?(?:(?:최대|최소|평균|총|약|각)\s?)?\d/;
const RATE_REACH = 8;

/** `16일째부터는` of a printed `15일까지는 …, 16일째부터는 …`: where one begins is not where the other ends. */
function isOfOtherEnd({ text, quantities, at }: SaidValue, printed: PrintedValue): boolean {
  const said = FROM_OR_TO.exec(text.slice(quantities[at]!.end))?.[1];
  const there = FROM_OR_TO.exec(printed.printedIn.slice(printed.quantity.end))?.[1];
  return said !== undefined && there !== undefined && said !== there;
}

const FROM_OR_TO = /^째?(부터|까지)/;

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

/** `하루 2시간` beside `36개월의 범위에서`: what is printed in hours is no months. */
function isOfOtherScale({ printed }: Standing, best: Standing | null): boolean {
  const units = [printed.quantity, best?.printed.quantity].map((one) =>
    one?.kind === "number" ? (one.unit ?? "") : "",
  );
  const isOne = (scale: readonly string[]) => units.some((unit) => scale.includes(unit));
  return isOne(SHORT_TIMES) && isOne(LONG_TIMES);
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
  const isParallel = sharedEnd(there.label, here.label) >= VALUES.parallelLabel;
  const tail = isParallel ? behindValues(there) : "";
  let nearer = false;
  for (const [at, { word }] of evidence.weigh(own, () => 1).entries()) {
    const [one, other] = [there, here].map(({ near, topic }) =>
      meets(word, `${near} ${topic} ${tail}`),
    );
    if (one! < other!) return false;
    const names = before.includes(word.written) && !isTaken(said.text.slice(own[at]!.start));
    if (one === 1 && other === 0 && names) nearer = true;
  }
  return nearer;
}

/** `국유재산은 100%, 공유재산은 50%를 감면한다`: what stands behind the last value of a sentence is said of all of them. */
function behindValues({ line }: PrintedValue): string {
  if (line.cells) return "";
  return letters(line.text.slice(readQuantities(line.text).at(-1)?.end ?? line.text.length));
}

/** `부가가치세를 포함해 3억원`: what is taken in or left out names no value. */
function isTaken(text: string): boolean {
  return TAKES_SIDE.test(text);
}

const TAKES_SIDE = new RegExp(
  String.raw`^\S*(?:\s(?:\S*\s)?)?${oneOf(EXCLUDING_WORDS, ADMITTING_WORDS)}`,
);

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
