/**
 * The terms of a query with the official terms for its everyday words beside them (`text/everyday-language.ts`). Expansions weigh
 * less than the asker's own words, count once, and are words of visible chunks like all others: an expansion that no visible chunk
 * has changes nothing.
 */
import { synonymsOf } from "../text/everyday-language.js";
import { type Tokens, tokenize, tokenizeQuery } from "../text/tokens.js";
import { type QueryTerm, queryTerms, type Statistics, type VisibleSegment } from "./bm25.js";

/** What a word weighs that the asker did not use: at this weight the judged sets (`bench/search`) stay where they were. */
export const EXPANSION_SHARE = 0.4;

export function expandedTerms(
  parts: readonly VisibleSegment[],
  statistics: Statistics,
  query: string,
  share = EXPANSION_SHARE,
): QueryTerm[] {
  const own = tokenizeQuery(query);
  const terms = queryTerms(parts, statistics, own);
  const added = expansionsOf(query, own);
  return added ? [...terms, ...queryTerms(parts, statistics, added, share)] : terms;
}

/** Tokens of the official terms that the query does not have itself; null where there are none. */
function expansionsOf(query: string, own: Tokens): Tokens | null {
  const terms = synonymsOf(query).flatMap((synonym) => synonym.terms);
  if (terms.length === 0) return null;
  const { words, pairs } = tokenize(terms.join(" "));
  const fresh = (tokens: string[], known: string[]) => {
    const there = new Set(known);
    return tokens.filter((token) => !there.has(token));
  };
  return { words: fresh(words, own.words), pairs: fresh(pairs, own.pairs) };
}
