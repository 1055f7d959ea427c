/** `80%를 넘으면 받을 수 없다`, `80%를 넘는 사람은 받을 수 없다` of a printed `80% 이하인 사람은 받을 수 있다`: what lies beyond a bound is refused. */
import { oneOf } from "../../text/lexicon/patterns.js";
import { DENYING_STEMS } from "../../text/lexicon/polarity.js";
import type { Bound, Quantity } from "../../text/quantities/quantity.js";
import { readQuantities } from "../../text/quantities/read-quantities.js";
import type { PrintedValue } from "./printed-values.js";
import { isSame, type SaidValue } from "./said-value.js";

const BEYOND: Partial<Record<Bound, Bound>> = {
  ...{ above: "atMost", over: "atMost", below: "atLeast", atMost: "above", atLeast: "below" },
};
/** Right behind a bound. */
const CONDITION =
  /^\s?[을를이가]?\s?[가-힣]{1,4}?(?:이?면|[인한할된될]\s?(?:경우|때)|[인한는]\s[가-힣]{1,8}[은는]\s)|^\s?(?:이상|이하|초과|미만)[은는]\s|^보다\s(?:더\s)?[가-힣]{1,2}[은운]\s[가-힣]{1,8}[은는]\s/;
const REFUSES = new RegExp(`${oneOf(DENYING_STEMS)}[^,]{0,6}$`);
const DENIES = new RegExp(oneOf(DENYING_STEMS));

type Printed = Pick<PrintedValue, "quantity" | "printedIn">;

export function isBeyond(one: Quantity, other: Quantity): boolean {
  return one.bound !== null && other.bound !== null && BEYOND[other.bound] === one.bound;
}

export function refusesBeyond(
  { text, quantities, at }: Pick<SaidValue, "text" | "quantities" | "at">,
  { quantity, printedIn }: Printed,
): boolean {
  const { bound, end } = quantities[at]!;
  if (bound === null || BEYOND[bound] !== quantity.bound) return false;
  const behind = text.slice(end);
  // `80% 이하는 제외` refuses itself what lies within the bound.
  const [told = ""] = printedIn.slice(quantity.end).split(/[,.]/);
  return CONDITION.test(behind) && REFUSES.test(behind.replaceAll(" ", "")) && !DENIES.test(told);
}

/** The same of any value of a sentence and of a line. */
export function refusesBeyondLine(text: string, { text: printedIn }: { text: string }): boolean {
  const quantities = readQuantities(text);
  const printed = readQuantities(printedIn);
  return quantities.some((said, at) =>
    printed.some(
      (quantity) =>
        isSame(said, quantity) && refusesBeyond({ text, quantities, at }, { quantity, printedIn }),
    ),
  );
}
