/** `6일 이하는 과장, 7일 이상은 국장의 결재로`: which of the names that one line gives to its values in turn stands beside a value. */
import { readQuantities } from "../../text/quantities/read-quantities.js";
import { letters, saidWords } from "./meeting-words.js";
import type { PrintedValue } from "./printed-values.js";
import type { SaidValue } from "./said-value.js";

/** What parts one value with its name from the next. */
const PARTS = /,\s|(?<=[고며])\s/;
/** Syllables that names of one kind end with alike: `직상위자`, `차상위자`. */
const SHARED_END = 2;

/** The name beside a printed value, where the sentence gives it the name that stands beside another one. */
export function nameOfOther(said: SaidValue, { line, quantity }: PrintedValue): string | null {
  if (line.cells) return null;
  const parts = line.text.split(PARTS);
  const own = parts[partAt(parts, line.text, quantity.start)] ?? "";
  const others = parts.filter((part) => part !== own && readQuantities(part).length > 0);
  const beside = saidWords(own).map(({ word }) => word);
  const told = letters(said.text);
  for (const { word } of said.words) {
    const isOfOther = others.some((part) => saidWords(part).some((one) => one.word === word));
    if (!isOfOther || letters(own).includes(word)) continue;
    const end = word.slice(-SHARED_END);
    const instead = beside.find(
      (name) => name.length === word.length && name.endsWith(end) && !told.includes(name),
    );
    if (instead && word.length > SHARED_END) return instead;
  }
  return null;
}

function partAt(parts: readonly string[], text: string, place: number): number {
  let from = 0;
  return parts.findIndex((part) => {
    const start = text.indexOf(part, from);
    from = start + part.length;
    return start <= place && place < from;
  });
}
