/** Years that evidence tells by the day it was written on (`올해`, `지난해`), as years of its full dates. */
import { YEARS_TOLD } from "../../text/lexicon/calendar.js";
import { COMPARING_WORDS } from "../../text/lexicon/measures.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import type { Quantity } from "../../text/quantities/quantity.js";
import { readQuantities } from "../../text/quantities/read-quantities.js";

const YEARS_AWAY = new Map(
  Object.entries(YEARS_TOLD).flatMap(([away, names]) =>
    names.map((name) => [name, Number(away)] as const),
  ),
);
const TOLD = new RegExp(`(?<![가-힣])${oneOf([...YEARS_AWAY.keys()])}`, "g");
/** `지난해 같은 기간보다`: a value behind is of another year. */
const COMPARED = new RegExp(oneOf(COMPARING_WORDS));

/** Years from the one of the paper that a value is told of; null where its line tells it by no such word. */
export function yearsFromNow(line: string, { text }: Quantity): number | null {
  const value = line.indexOf(text);
  const word = [...line.slice(0, Math.max(0, value)).matchAll(TOLD)].at(-1);
  if (!word) return null;
  const between = line.slice(word.index + word[0].length, value);
  // Another value stands nearer to the word, or a year is named behind it.
  if (COMPARED.test(between) || readQuantities(between).length > 0) return null;
  return YEARS_AWAY.get(word[0])!;
}

/** Years from the one of the paper that a line names by words. */
export function yearsNamed(line: string): number[] {
  return Array.from(line.matchAll(TOLD), ([word]) => YEARS_AWAY.get(word)!);
}
