/**
 * The terms of a query with the official terms for its everyday words beside them (`text/everyday-language.ts`), and what its mistyped
 * words may mean (`query-corrections.ts`). Expansions weigh less than the asker's own words, count once, and are words of visible chunks
 * like all others: an expansion that no visible chunk has changes nothing.
 */
import { synonymsOf } from "../text/everyday-language.js";
import { type Tokens, tokenize, tokenizeQuery } from "../text/tokens.js";
import {
  type QueryTerm,
  queryTerms,
  type Statistics,
  type VisibleSegment,
  wordFrequency,
} from "./bm25.js";
import { type Correction, correctionsOf } from "./query-corrections.js";

/** What a word weighs that the asker did not use: at this weight the judged sets (`bench/search`) stay where they were. */
export const EXPANSION_SHARE = 0.4;
/** What a word weighs that the asker probably meant. */
export const CORRECTION_SHARE = 0.7;

export function expandedTerms(
  parts: readonly VisibleSegment[],
  statistics: Statistics,
  query: string,
): QueryTerm[] {
  const own = tokenizeQuery(query);
  const terms = queryTerms(parts, statistics, own);
  const meant = freshTokens(correctionsIn(parts, query), own);
  const official = freshTokens(synonymsOf(query), own, meant);
  return [
    ...terms,
    ...queryTerms(parts, statistics, meant, CORRECTION_SHARE),
    ...queryTerms(parts, statistics, official, EXPANSION_SHARE),
  ];
}

/** Words that a query is searched by beside its own, with the word of the query that each stands for. */
export function otherWords(parts: readonly VisibleSegment[], query: string): Correction[] {
  return [...correctionsIn(parts, query), ...synonymsOf(query)];
}

function correctionsIn(parts: readonly VisibleSegment[], query: string): Correction[] {
  return correctionsOf(query, (word) => wordFrequency(parts, word));
}

/** Tokens of these terms that the query does not have already. */
function freshTokens(found: readonly { terms: string[] }[], ...known: Tokens[]): Tokens {
  if (found.length === 0) return { words: [], pairs: [] };
  const { words, pairs } = tokenize(found.flatMap(({ terms }) => terms).join(" "));
  const fresh = (tokens: string[], field: keyof Tokens) => {
    const there = new Set(known.flatMap((one) => one[field]));
    return tokens.filter((token) => !there.has(token));
  };
  return { words: fresh(words, "words"), pairs: fresh(pairs, "pairs") };
}
