/**
 * What documents call the everyday words of a question (`월급` is `임금` there): a text that has the official term says what was asked.
 * What a line must name itself, the attribute that is asked for, is still looked for as it was typed.
 */
import { everydayPhrasesIn } from "../text/everyday-language.js";
import { ASKED_DENIALS } from "../text/lexicon/everyday-verbs.js";
import { officialForVerb } from "./askers-verbs.js";
import type { HeldWords } from "./held-words.js";
import type { Question } from "./parse-question.js";
import { LINE } from "./weights.js";

/** The official terms for those words of a question that are everyday ones, or part of an everyday phrase. */
export function officialTerms(
  question: string,
  words: Iterable<string>,
): ReadonlyMap<string, readonly string[]> {
  const phrases = everydayPhrasesIn(question);
  const found = new Map<string, readonly string[]>();
  for (const word of words) {
    const said = phrases.filter((phrase) => phrase.words.some((typed) => typed.startsWith(word)));
    const terms = [...said.flatMap((phrase) => phrase.terms.map(closed)), ...officialForVerb(word)];
    if (terms.length > 0) found.set(word, [...new Set(terms)]);
  }
  return found;
}

/**
 * How much of a word of the question a text holds, by itself or by an official term for it; of a term nothing less than all. `안` and
 * `못` are held by whatever denies: `찾아가지 않는` for `안 찾아가면`.
 */
export function shareMet(
  held: HeldWords,
  word: string,
  { fullNames, official }: Pick<Question, "fullNames" | "official">,
): number {
  const own = held.share(word, fullNames);
  if (own >= LINE.official) return own;
  const isMet = ASKED_DENIALS.includes(word)
    ? held.denies()
    : official.get(word)?.some((term) => held.share(term) === 1);
  return isMet ? LINE.official : own;
}

function closed(term: string): string {
  return term
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}
