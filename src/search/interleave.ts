/**
 * Hybrid ranking by ranks alone: the hits are half by words and half by vectors, each chunk once. The best by words comes first, then
 * what both sides have among their first, then words and vectors in turn.
 */
import type { FoundBy } from "../model/evidence.js";

export interface WordHit {
  key: string;
  /** Index in its document, from 0. */
  chunk: number;
  score: number;
}

export interface RankedChunk extends WordHit {
  found_by: FoundBy;
}

interface ChunkKey {
  key: string;
  chunk: number;
}

/**
 * What counts as among the first of each side, and what a rank is worth there: `1 / (RANK_OFFSET + rank)`, of vectors times their
 * weight. Chosen on the fitting halves of three judged sets (`bench/search/meaning.mjs`): strict turns lost up to .010 nDCG@10 on
 * narrow technical questions, this loses less than .005 on any and gains more on questions in other words.
 */
export const AGREEMENT = {
  wordRanks: 10,
  vectorRanks: 20,
  rankOffset: 3,
  vectorWeight: 0.3,
} as const;

/** Lists may be longer than `limit`: agreement looks at the first ranks of both. `scoreOf` gives the word score of any chunk: one
 * found by vector with a score above 0 was found both ways, and counts as found by words. */
export function interleave(
  words: readonly WordHit[],
  nearest: readonly ChunkKey[],
  limit: number,
  scoreOf: (place: ChunkKey) => number,
): RankedChunk[] {
  const found = [...inTurns(words, nearest, limit, scoreOf)];
  const [first, ...rest] = found;
  if (!first) return [];
  const agreement = agreementOf(words, nearest);
  const worth = ([name]: [string, RankedChunk]) => agreement.get(name) ?? 0;
  // Sorting is stable: what only one side has stays in turns.
  rest.sort((one, other) => worth(other) - worth(one));
  return [first, ...rest].map(([, hit]) => hit);
}

/** w1, v1, w2, v2 …; when one side runs out the other continues. */
function inTurns(
  words: readonly WordHit[],
  nearest: readonly ChunkKey[],
  limit: number,
  scoreOf: (place: ChunkKey) => number,
): Map<string, RankedChunk> {
  const found = new Map<string, RankedChunk>();
  const take = (place: ChunkKey | undefined, score: () => number) => {
    if (!place || found.size >= limit) return;
    const { key, chunk } = place;
    const name = nameOf(place);
    if (found.has(name)) return;
    const value = score();
    found.set(name, { key, chunk, score: value, found_by: value > 0 ? "lexical" : "semantic" });
  };
  let word = 0;
  let near = 0;
  while (found.size < limit && (word < words.length || near < nearest.length)) {
    const before = found.size;
    // A chunk that is already in the list does not use up a turn.
    for (; word < words.length && found.size === before; word += 1)
      take(words[word], () => words[word]!.score);
    const between = found.size;
    for (; near < nearest.length && found.size === between; near += 1)
      take(nearest[near], () => scoreOf(nearest[near]!));
  }
  return found;
}

/** What the chunks are worth that both sides have among their first. */
function agreementOf(
  words: readonly ChunkKey[],
  nearest: readonly ChunkKey[],
): Map<string, number> {
  const { wordRanks, vectorRanks, rankOffset, vectorWeight } = AGREEMENT;
  const ranks = new Map(
    nearest.slice(0, vectorRanks).map((place, rank) => [nameOf(place), rank] as const),
  );
  const agreement = new Map<string, number>();
  for (const [rank, place] of words.slice(0, wordRanks).entries()) {
    const name = nameOf(place);
    const near = ranks.get(name);
    if (near === undefined) continue;
    agreement.set(name, 1 / (rankOffset + rank) + vectorWeight / (rankOffset + near));
  }
  return agreement;
}

function nameOf({ key, chunk }: ChunkKey): string {
  return `${chunk}\n${key}`;
}
