/** What the line over a list says of one of its items: `다음 각 호의 경우 취소할 수 있다. 다만, 제1호의 경우에는 취소하여야 한다.` */
import { sentences } from "../../text/sentences.js";
import type { IndexedLine } from "./evidence-index.js";
import { letters } from "./meeting-words.js";

/** An exception for items that it names by number. */
const EXCEPTION = /^(?:다만|단)\s?,?\s/;
const NAMED_ITEMS = /제\s?(\d{1,2})\s?호/g;
/** `제1호부터 제3호까지`. */
const RANGE = /제\s?(\d{1,2})\s?호(?:부터|\s?내지)\s?제\s?(\d{1,2})\s?호/g;
const ITEM = /^\s*(\d{1,2})\s?[.)]/;

const known = new WeakMap<IndexedLine, readonly string[]>();

/** Read once for each item, however many verbs are sought in it. */
export function saidOver(line: IndexedLine): readonly string[] {
  const said = known.get(line) ?? readOver(line);
  known.set(line, said);
  return said;
}

/** Letters of each sentence over an item that is said of it, with the item; the exception alone where one names it. */
function readOver({ text, lead, item }: IndexedLine): string[] {
  const number = Number(ITEM.exec(text)?.[1] ?? 0);
  if (!item || number === 0) return [];
  const over = sentences(lead.split("\n").at(-1) ?? "");
  const named = over.map((sentence) => (EXCEPTION.test(sentence) ? itemsNamed(sentence) : null));
  const own = over.filter((_, at) => named[at]?.has(number));
  const said = own.length > 0 ? own : over.filter((_, at) => !named[at]?.size);
  return said.map((sentence) => letters(text) + letters(sentence));
}

function itemsNamed(sentence: string): Set<number> {
  const named = new Set(Array.from(sentence.matchAll(NAMED_ITEMS), ([, number]) => Number(number)));
  for (const [, from, to] of sentence.matchAll(RANGE))
    for (let number = Number(from); number <= Number(to); number += 1) named.add(number);
  return named;
}
