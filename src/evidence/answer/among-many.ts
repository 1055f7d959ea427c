/**
 * How rare words would be among many chunks. In a tenant of a few documents their subject stands everywhere: by its rarity there it would
 * weigh next to nothing, and the asker's own words, which no document has, all of the question.
 */
import type { TermRarity } from "../../search/bm25.js";
import { QUESTION } from "../weights.js";

/** As if there were `QUESTION.leastChunks`, the further ones without any of the words; one of so many is as it is. */
export function amongMany<R extends TermRarity>(rarity: R): R {
  // A word's rarity is ln((chunks + 1) / (those that have it + 0.5)).
  const more = Math.log((QUESTION.leastChunks + 1) / (rarity.chunks + 1));
  if (more <= 0) return rarity;
  return {
    ...rarity,
    ofOne: rarity.ofOne + more,
    of: (field, token) => rarity.of(field, token) + more,
  };
}
