/** Hybrid ranking: interleaves word hits and vector hits by rank, words first, each chunk once. */
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
 * w1, v1, w2, v2 …; when one side runs out the other continues. `scoreOf` gives the word score of a chunk found by
 * vector: above 0 it was found both ways, and counts as found by words.
 */
export function interleave(
  words: readonly WordHit[],
  nearest: readonly ChunkKey[],
  limit: number,
  scoreOf: (place: ChunkKey) => number,
): RankedChunk[] {
  const found = new Map<string, RankedChunk>();
  const take = (place: ChunkKey | undefined, score: () => number) => {
    if (!place || found.size >= limit) return;
    const { key, chunk } = place;
    const name = `${chunk}\n${key}`;
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
  return [...found.values()];
}
