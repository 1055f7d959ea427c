/** Whether what a sentence says of two values, from one to the other, fits them: `12건에서 22건으로 줄었다` does not. */
import { oneOf } from "../../text/lexicon/patterns.js";
import { FALLING_WORDS, RISING_WORDS } from "../../text/lexicon/polarity.js";
import type { NumberQuantity, Quantity } from "../../text/quantities/quantity.js";
import { readQuantities } from "../../text/quantities/read-quantities.js";
import type { Finding } from "./check-finding.js";

/** Behind the first value, and behind the second. */
const FROM = /^(?:이었던\s?것)?\s?에서\s/;
const TO = /^\s?(?:으로|로)\s/;
const RISES = new RegExp(`^.{0,12}?${oneOf(RISING_WORDS)}`);
const FALLS = new RegExp(`^.{0,12}?${oneOf(FALLING_WORDS)}`);
/** Letters between the first value and the second: a year, or what the second is of. */
const BETWEEN = 30;

export function checkDirections(sentence: string): Finding[] {
  const numbers = readQuantities(sentence).filter(isNumber);
  return numbers.flatMap((to, at) => {
    const from = numbers.slice(0, at).findLast(({ unit }) => unit === to.unit);
    if (!from || !FROM.test(sentence.slice(from.end, from.end + 10))) return [];
    if (to.start - from.end > BETWEEN) return [];
    const behind = sentence.slice(to.end);
    const step = TO.exec(behind)?.[0];
    if (step === undefined || from.value === to.value) return [];
    const told = behind.slice(step.length);
    const [wrong, right] = to.value > from.value ? [FALLS, RISES] : [RISES, FALLS];
    if (!wrong.test(told) || right.test(told)) return [];
    return [{ text: told.trim(), verdict: "contradicted", reason: "OPPOSITE", line: null }];
  });
}

function isNumber(quantity: Quantity): quantity is NumberQuantity {
  return quantity.kind === "number";
}
