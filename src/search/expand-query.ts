/**
 * The terms of a query with the official terms for its everyday words beside them (`text/everyday-language.ts`), the other names that
 * visible documents and the tenant's own file give, and what its mistyped
 * words may mean (`query-corrections.ts`). Expansions weigh less than the asker's own words, count once, and are words of visible chunks
 * like all others: an expansion that no visible chunk has changes nothing.
 */
import { askedWords } from "../text/asked-words.js";
import { type Synonym, synonymsOf } from "../text/everyday-language.js";
import { type Tokens, tokenize, tokenizeQuery } from "../text/tokens.js";
import { type QueryTerm, queryTerms, wordFrequency } from "./bm25.js";
import type { IndexView } from "./index-view.js";
import { correctionsOf } from "./query-corrections.js";
import type { VisibleSegment } from "./segment.js";

/**
 * What an official term weighs that the asker did not use, over the square root of how many stand for one everyday word. Chosen on the
 * fitting halves of the judged sets (`bench/search`).
 */
export const EXPANSION_SHARE = 0.5;
/** A word that no visible chunk has is found by its official terms alone: they weigh more. */
export const SHARE_OF_UNKNOWN = 0.75;
/** What a word weighs that the asker probably meant. */
export const CORRECTION_SHARE = 0.7;

export function expandedTerms(view: IndexView, query: string): QueryTerm[] {
  const parts = view.visible();
  const { statistics } = view;
  const own = tokenizeQuery(askedWords(query));
  const meant = freshTokens(correctionsIn(parts, query), own);
  const terms = [
    ...queryTerms(parts, statistics, own),
    ...queryTerms(parts, statistics, meant, CORRECTION_SHARE),
  ];
  const known = [own, meant];
  for (const synonym of synonymsOf(query, view.synonyms())) {
    const official = freshTokens([synonym], ...known);
    known.push(official);
    terms.push(...queryTerms(parts, statistics, official, shareOf(synonym, parts)));
  }
  return terms;
}

/** More terms for one word are more ways to say it, not more of it. */
function shareOf({ said, terms }: Synonym, parts: readonly VisibleSegment[]): number {
  const isKnown = tokenize(said).words.every((word) => wordFrequency(parts, word) > 0);
  return (isKnown ? EXPANSION_SHARE : SHARE_OF_UNKNOWN) / Math.sqrt(terms.length);
}

/** Words that a query is searched by beside its own, with the word of the query that each stands for. */
export function otherWords(view: IndexView, query: string): Synonym[] {
  return [...correctionsIn(view.visible(), query), ...synonymsOf(query, view.synonyms())];
}

function correctionsIn(parts: readonly VisibleSegment[], query: string): Synonym[] {
  return correctionsOf(askedWords(query), (word) => wordFrequency(parts, word));
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
