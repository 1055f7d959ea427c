/**
 * Top-k retrieval with MaxScore (Turtle and Flood 1995). Rare terms are processed first; once the remaining terms
 * cannot lift an unseen chunk into the top k, frequent terms are only looked up for the candidates left. Upper bounds
 * are never too low, so the result equals exhaustive scoring.
 */

import { type QueryTerm, type Statistics, scoresOf } from "./bm25.js";
import { Candidates } from "./candidates.js";
import type { VisibleSegment } from "./segment.js";

export interface ScoredChunk {
  /** Segment index, and chunk within it. */
  segment: number;
  chunk: number;
  score: number;
}

/** Orders chunks of equal score, so that the order does not depend on how the index was built. */
type TieBreak = (one: ScoredChunk, other: ScoredChunk) => boolean;

export function bestChunks(
  parts: readonly VisibleSegment[],
  statistics: Statistics,
  terms: readonly QueryTerm[],
  limit: number,
  before: TieBreak,
): ScoredChunk[] {
  if (limit <= 0 || terms.length === 0) return [];
  const order = [...terms].sort((one, other) => other.maxScore - one.maxScore);
  // Upper bound of what the terms from each position on can add.
  const left = new Float64Array(order.length + 1);
  for (let at = order.length - 1; at >= 0; at -= 1) left[at] = left[at + 1]! + order[at]!.maxScore;

  const candidates = new Candidates(parts, statistics, limit, terms.length);
  let at = 0;
  for (; at < order.length && !candidates.excludesUnseen(left[at]!); at += 1)
    candidates.addToAll(order[at]!);
  candidates.selectCandidates(left[at]!);
  for (; at < order.length && candidates.count > limit; at += 1) {
    candidates.addToCandidates(order[at]!);
    candidates.prune(left[at + 1]!);
  }
  const best: ScoredChunk[] = [];
  for (const { which, chunks } of candidates.takeBySegment()) {
    const scores = scoresOf(terms, statistics, parts[which]!, which, chunks);
    for (const [index, chunk] of chunks.entries())
      insert(best, { segment: which, chunk, score: scores[index]! }, limit, before);
  }
  return best;
}

/** Inserts into a short sorted list. */
function insert(best: ScoredChunk[], entry: ScoredChunk, limit: number, before: TieBreak): void {
  if (best.length >= limit && !precedes(entry, best[limit - 1]!, before)) return;
  let at = Math.min(best.length, limit - 1);
  best[at] = entry;
  for (; at > 0 && precedes(entry, best[at - 1]!, before); at -= 1) {
    best[at] = best[at - 1]!;
    best[at - 1] = entry;
  }
}

function precedes(one: ScoredChunk, other: ScoredChunk, before: TieBreak): boolean {
  return one.score !== other.score ? one.score > other.score : before(one, other);
}
