/**
 * The best chunks of a query without scoring them all (MaxScore, Turtle and Flood 1995). Rare terms come first; once all that is left
 * could not lift a chunk that was not met yet into the result, the frequent ones are only looked up for the chunks that still can
 * get there. Bounds are never below what a term can add, so the result is that of scoring everything.
 */

import { type QueryTerm, type Statistics, scoresOf, type VisibleSegment } from "./bm25.js";
import { Candidates } from "./candidates.js";

export interface Ranked {
  /** Which segment, and which chunk of it. */
  segment: number;
  chunk: number;
  score: number;
}

/** Orders chunks of equal score, so that the order does not depend on how the index came to be. */
type Before = (one: Ranked, other: Ranked) => boolean;

export function bestChunks(
  parts: readonly VisibleSegment[],
  statistics: Statistics,
  terms: readonly QueryTerm[],
  limit: number,
  before: Before,
): Ranked[] {
  if (limit <= 0 || terms.length === 0) return [];
  const order = [...terms].sort((one, other) => other.most - one.most);
  // What the terms from each place on can add at most.
  const left = new Float64Array(order.length + 1);
  for (let at = order.length - 1; at >= 0; at -= 1) left[at] = left[at + 1]! + order[at]!.most;

  const candidates = new Candidates(parts, statistics, limit, terms.length);
  let at = 0;
  for (; at < order.length && !candidates.closedTo(left[at]!); at += 1) candidates.meet(order[at]!);
  candidates.choose(left[at]!);
  for (; at < order.length && candidates.count > limit; at += 1) {
    candidates.lookUp(order[at]!);
    candidates.narrow(left[at + 1]!);
  }
  const best: Ranked[] = [];
  for (const { which, chunks } of candidates.take()) {
    const scores = scoresOf(terms, statistics, parts[which]!, which, chunks);
    for (const [index, chunk] of chunks.entries())
      insert(best, { segment: which, chunk, score: scores[index]! }, limit, before);
  }
  return best;
}

/** Keeps a short list sorted. */
function insert(best: Ranked[], entry: Ranked, limit: number, before: Before): void {
  if (best.length >= limit && !precedes(entry, best[limit - 1]!, before)) return;
  let at = Math.min(best.length, limit - 1);
  best[at] = entry;
  for (; at > 0 && precedes(entry, best[at - 1]!, before); at -= 1) {
    best[at] = best[at - 1]!;
    best[at - 1] = entry;
  }
}

function precedes(one: Ranked, other: Ranked, before: Before): boolean {
  return one.score !== other.score ? one.score > other.score : before(one, other);
}
