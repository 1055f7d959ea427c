/** Words and meaning take turns by rank, words first, each chunk once. */
import type { FoundBy } from "../model/evidence.js";

export interface WordHit {
  key: string;
  /** From 0 in its document. */
  chunk: number;
  score: number;
}

export interface RankedChunk extends WordHit {
  found_by: FoundBy;
}

interface Place {
  key: string;
  chunk: number;
}

/**
 * w1, s1, w2, s2 …; where one side runs out the other goes on. `scoreOf` gives the score by words of a chunk that meaning found:
 * above 0 it was found both ways, and counts as found by words.
 */
export function takeTurns(
  words: readonly WordHit[],
  meaning: readonly Place[],
  limit: number,
  scoreOf: (place: Place) => number,
): RankedChunk[] {
  const found = new Map<string, RankedChunk>();
  const take = (place: Place | undefined, score: () => number) => {
    if (!place || found.size >= limit) return;
    const { key, chunk } = place;
    const name = `${chunk}\n${key}`;
    if (found.has(name)) return;
    const value = score();
    found.set(name, { key, chunk, score: value, found_by: value > 0 ? "lexical" : "semantic" });
  };
  let word = 0;
  let near = 0;
  while (found.size < limit && (word < words.length || near < meaning.length)) {
    const before = found.size;
    // A turn is not lost on a chunk that is already there.
    for (; word < words.length && found.size === before; word += 1)
      take(words[word], () => words[word]!.score);
    const between = found.size;
    for (; near < meaning.length && found.size === between; near += 1)
      take(meaning[near], () => scoreOf(meaning[near]!));
  }
  return [...found.values()];
}
