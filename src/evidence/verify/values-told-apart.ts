/**
 * Values that one line tells apart by what stands around them: what a share is of (`평균임금의 100분의 70`), what is bounded (`10만원 이내의 식음료,
 * 5만원 이내의 기념품`), and under which condition (`4시간인 경우에는 30분, 8시간인 경우에는 1시간`).
 */
import { ANY_BASES } from "../../text/lexicon/polarity.js";
import type { Quantity } from "../../text/quantities/quantity.js";
import { readQuantities } from "../../text/quantities/read-quantities.js";
import type { EvidenceIndex } from "./evidence-index.js";
import { letters } from "./meeting-words.js";
import { isSameName } from "./names-of-people.js";
import type { PrintedValue } from "./printed-values.js";
import { boundsClash, isSame, type SaidValue } from "./said-value.js";

/** That a line says what a word means. */
const DEFINES = /(?:란|라\s?함은)\s.+(?:말한다|뜻한다|한다)|이하\s?[“"'‘]/;

const BASE = /(?<![가-힣])([가-힣]{2,20})의\s?$/;

/** What the printed share is of, where the sentence takes it of something else that the evidence names. */
export function baseOfOther(
  { text, quantities, at }: SaidValue,
  { quantity, printedIn }: PrintedValue,
  { lines }: EvidenceIndex,
): string | null {
  const own = quantities[at]!;
  if (own.kind !== "number" || own.unit !== "%") return null;
  const said = BASE.exec(text.slice(0, own.start))?.[1];
  const printed = BASE.exec(printedIn.slice(0, quantity.start))?.[1];
  if (said === undefined || printed === undefined || isSameName(said, printed)) return null;
  // `이익의` of a printed `이익금의`
  if (printed.startsWith(said) || said.startsWith(printed)) return null;
  if (text.includes(printed) || [said, printed].some((base) => ANY_BASES.includes(base)))
    return null;
  const saying = lines.filter((line) => line.letters.includes(said));
  // `봉급이란 기본급을 말한다`: both are called one.
  const isOne = saying.some((line) => line.letters.includes(printed) && DEFINES.test(line.text));
  return saying.length > 0 && !isOne ? printed : null;
}

const BOUNDED =
  /^\s?(?:이내|이하|이상|미만|초과)의\s([가-힣]{2,12}?)(?=[을를이가은는과와]?(?:[\s,.)]|$))/;

/** The value of the thing that the sentence names, where the printed one is that of another. */
export function valueOfThing(
  said: SaidValue,
  { quantity, printedIn, line }: PrintedValue,
): string | null {
  if (line.cells || quantity.kind !== "number") return null;
  const things = boundedThings(printedIn);
  const own = things.find((one) => one.quantity.start === quantity.start);
  const told = letters(said.text);
  if (own === undefined || told.includes(own.thing)) return null;
  const named = things.filter(({ thing }) => told.includes(thing));
  const [other] = named;
  if (other === undefined || named.some((one) => isSame(said.quantities[said.at]!, one.quantity)))
    return null;
  return other.quantity.unit === quantity.unit ? other.quantity.text : null;
}

function boundedThings(text: string) {
  return readQuantities(text).flatMap((quantity) => {
    const thing =
      quantity.kind === "number" ? BOUNDED.exec(text.slice(quantity.end))?.[1] : undefined;
    return quantity.kind === "number" && thing !== undefined ? [{ quantity, thing }] : [];
  });
}

const CONDITION = /^\s?(?:이상|이하|미만|초과)?\s?(?:인|일|이)?\s?(?:경우|때|면)/;

/** The value that a line tells under the condition of the sentence, where it tells the sentence's own under another. */
export function valueOfCondition(
  { text, quantities, at }: SaidValue,
  { quantity, printedIn, line }: PrintedValue,
): string | null {
  if (line.cells) return null;
  const own = quantities[at]!;
  const said = conditionBefore(text, quantities, own);
  const printed = conditionedValues(printedIn);
  const here = printed.find(({ value }) => value.start === quantity.start);
  if (said === null || here === undefined || isMet(said, here.condition)) return null;
  const instead = printed.find(({ condition }) => isMet(said, condition));
  return instead === undefined || isSame(own, instead.value) ? null : instead.value.text;
}

/** `6시간인 경우에는 50분`: both are conditions of what follows them, whatever stands before others of the line. */
export function areConditions(
  { text, quantities, at }: SaidValue,
  { quantity, printedIn }: PrintedValue,
): boolean {
  const own = quantities[at]!;
  return (
    quantities.some((one) => conditionBefore(text, quantities, one) === own) &&
    conditionedValues(printedIn).some(({ condition }) => condition.start === quantity.start)
  );
}

const isMet = (one: Quantity, other: Quantity) => isSame(one, other) && !boundsClash(one, other);

function conditionedValues(text: string) {
  const quantities = readQuantities(text);
  return quantities.flatMap((value) => {
    const condition = conditionBefore(text, quantities, value);
    return condition === null ? [] : [{ condition, value }];
  });
}

/** The condition right before a value; null where the value is one itself. */
function conditionBefore(
  text: string,
  quantities: readonly Quantity[],
  value: Quantity,
): Quantity | null {
  const before = quantities[quantities.indexOf(value) - 1];
  if (before?.kind !== "number" || value.kind !== "number") return null;
  const states = (one: Quantity) => CONDITION.test(text.slice(one.end));
  return states(before) && !states(value) ? before : null;
}
