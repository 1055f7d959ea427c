/** A value of a sentence among the others that it says, and which of its words are said of which. */
import type { Bound, Quantity } from "../../text/quantities/quantity.js";
import type { SaidWord } from "./meeting-words.js";
import { sameQuantity } from "./same-quantity.js";
import { ofOtherTurns, overlaps, withoutStretches } from "./values-in-turn.js";

export interface SaidValue {
  text: string;
  quantities: readonly Quantity[];
  at: number;
  words: readonly SaidWord[];
}

/** A value that is told in turn with others, as if it stood alone with what it is said of. */
export function inTurn(said: SaidValue): SaidValue {
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
export function isNoValue(quantity: Quantity): boolean {
  return /^\d$/.test(quantity.text);
}

/** Years, months and articles place other values, and are looked for as values only where a sentence has no other. */
export function isContext(quantity: Quantity): boolean {
  if (quantity.kind === "label") return true;
  if (quantity.kind === "number")
    return PLACING_UNITS.includes(quantity.unit ?? "") || isSpoken(quantity);
  return quantity.kind === "date" && quantity.day === null;
}

const PLACING_UNITS = ["분기", "차", "위", "학년", "학기", "단계", "일차"];

/** A manner of speaking; `한 차례`, `두 번` and `두 달 이내` are values, however they are written. */
export function isSpoken(quantity: Quantity): boolean {
  if (quantity.kind !== "number" || !quantity.spoken) return false;
  return quantity.unit !== "회" && !isLimit(quantity);
}

/** A limit that is written in words. */
function isLimit(quantity: Quantity): boolean {
  if (quantity.kind !== "number" || !quantity.spoken || quantity.bound === null) return false;
  return quantity.bound !== "before" && quantity.bound !== "after";
}

/** The values of a sentence beside the one that is looked at; one that it says again (`1년이 안 된 …, 한 해 150시간`) places nothing. */
export function othersOf({ quantities, at }: SaidValue): Quantity[] {
  return quantities.filter((one, place) => {
    const isAgain = one.kind === "number" && isSame(quantities[at]!, one);
    return place !== at && !isNoValue(one) && !isAgain;
  });
}

/** `발표 15분, 질의응답 20분`: a word before another value names that one. */
export function isNameOfOther({ text, quantities, at }: SaidValue, start: number): boolean {
  const next = quantities.findIndex((one) => one.start > start);
  return next >= 0 && next !== at && !text.slice(start, quantities[next]!.start).includes(",");
}

/** `156개 기관이 118개 콜센터를`: what another value counts says nothing of this one. */
export function isCountedByOther({ text, quantities, at }: SaidValue, start: number): boolean {
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
export function isOfOtherPart({ text, quantities, at }: SaidValue, place: number): boolean {
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

/** `5건 이상이면 4점, 3건 이상이면 2점`: numbers of another part that has its own as well are said of nothing here. */
export function isOfParallelPart(
  { text, quantities, at }: SaidValue,
  { start, kind }: Quantity,
): boolean {
  const [own, part] = [quantities[at]!.start, start].map((place) => partAround(text, place));
  if (kind !== "number" || own!.start === part!.start) return false;
  return [own!, part!].every(({ start: from, end, words }) => {
    const values = quantities.filter((one) => from <= one.start && one.start < end);
    return values.length >= LEAST_PARALLEL && NAMES_SUBJECT.test(words);
  });
}

/** What a value is told by, and the value. */
const LEAST_PARALLEL = 2;
const NAMES_SUBJECT = /[은는면]\s/;

/** From one comma to the next. */
function partAround(text: string, place: number) {
  const start = text.lastIndexOf(", ", place - 1) + 1;
  const comma = text.indexOf(", ", place);
  const end = comma < 0 ? text.length : comma;
  return { start, end, words: text.slice(start, end) };
}

export function isSame(one: Quantity, other: Quantity): boolean {
  const readings = other.kind === "number" ? [{ value: other.value, unit: other.unit }] : [];
  return sameQuantity(one, other, readings) !== null;
}

export function boundsClash(said: Quantity, printed: Quantity): boolean {
  const [one, other] = [said.bound, printed.bound];
  if (one === null || other === null || one === other) return false;
  const isOver = (bound: Bound) => bound === "over" || bound === "above" || bound === "atLeast";
  // `7년 넘게` is said of `7년 이상` as well.
  return !((one === "over" || other === "over") && isOver(one) && isOver(other));
}
