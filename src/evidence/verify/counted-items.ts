/** `바둑, 코딩, 미술의 3가지`: a number that counts what the sentence itself names. */

import { COUNTERS_OF_KINDS } from "../../text/lexicon/measures.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import type { SaidValue } from "./said-value.js";

/** What is named before the number, behind what it is said of. */
const NAMED = /^(?:.*[은는]\s)?(.*?)(?:의|등|까지|,)?\s?(?:총|모두|이렇게)?\s?$/s;
const JOINTS = /\s?[,·ㆍ]\s?(?:그리고\s)?|\s(?:및|그리고)\s|(?<=[가-힣])[와과]\s/;
const KINDS = new RegExp(`${oneOf(COUNTERS_OF_KINDS)}$`);
/** Longer lists are not counted. */
const LONGEST = 200;

/** How many things a sentence names before a number that counts them; null where it names none. */
export function itemsNamed({ text, quantities, at }: SaidValue): number | null {
  const quantity = quantities[at]!;
  if (quantity.kind !== "number" || !KINDS.test(quantity.text)) return null;
  const before = text.slice(Math.max(0, quantity.start - LONGEST), quantity.start);
  const items = (NAMED.exec(before)?.[1] ?? "").split(JOINTS).filter((item) => item.trim() !== "");
  return items.length > 1 ? items.length : null;
}
