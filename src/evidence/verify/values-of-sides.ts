/** A value that a line tells of those that are not so, where the sentence says it of those that are: `채택된 제안은 3년간, 채택되지 아니한 제안은 2년간`. */
import type { Quantity } from "../../text/quantities/quantity.js";
import { readQuantities } from "../../text/quantities/read-quantities.js";
import { clausesOf } from "../../text/sentences.js";
import type { PrintedValue } from "./printed-values.js";
import { isSame, type SaidValue } from "./said-value.js";

/** What is or is not so: `채택된`, `채택되지 아니한`, `채택하지 않은`. */
const SIDE =
  /(?<![가-힣])(미)?([가-힣]{2,6}?)(?:[하되]지\s?(아니|않)[하한은는을]|[한된하되]는?)(?=\s[가-힣])/g;

/** The value of the other side of the line, which is the sentence's. */
export function valueOfOtherSide(
  { text, quantities, at }: SaidValue,
  { quantity, printedIn, line }: PrintedValue,
): string | null {
  if (line.cells) return null;
  const own = quantities[at]!;
  const said = sidesIn(partAround(text, own.start));
  if (said.size === 0) return null;
  const here = sidesIn(partAround(printedIn, quantity.start));
  for (const [verb, side] of said) {
    if (here.get(verb) !== (side === "so" ? "not" : "so")) continue;
    const instead = readQuantities(printedIn).find(
      (one) =>
        isComparable(one, own) && sidesIn(partAround(printedIn, one.start)).get(verb) === side,
    );
    if (instead && !isSame(own, instead)) return instead.text;
  }
  return null;
}

function isComparable(one: Quantity, other: Quantity): boolean {
  return one.kind === "number" && other.kind === "number" && one.unit === other.unit;
}

/** By each verb whether what is told of is so; one that a part says both ways says neither. */
function sidesIn(part: string): Map<string, "so" | "not"> {
  const sides = new Map<string, "so" | "not">();
  for (const [, prefix, verb, denial] of part.matchAll(SIDE)) {
    const side = prefix || denial ? "not" : "so";
    if (!sides.has(verb!)) sides.set(verb!, side);
  }
  return sides;
}

function partAround(text: string, place: number): string {
  let from = 0;
  for (const clause of clausesOf(text)) {
    const start = text.indexOf(clause, from);
    from = start + clause.length;
    if (place < from) return clause;
  }
  return text;
}
