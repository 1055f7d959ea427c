/** 64-bit term hashes, used in a segment's dictionary instead of strings so that it opens without building a map. */

/** Words and syllable pairs are separate fields; the same spelling is a different term in each. */
export const TOKEN_FIELDS = ["words", "pairs"] as const;
export type TokenField = (typeof TOKEN_FIELDS)[number];

const SEEDS: Record<TokenField, readonly [number, number]> = {
  words: [0x9e3779b9, 0x85ebca6b],
  pairs: [0xc2b2ae35, 0x27d4eb2f],
};

export interface Term {
  field: TokenField;
  high: number;
  low: number;
}

/**
 * Two independent 32-bit multiplicative hashes over the code units. Among a million terms the chance of a collision is
 * about 3 in 10⁸; the two would then count as one word, nothing worse.
 */
export function termOf(field: TokenField, token: string): Term {
  let [high, low] = SEEDS[field];
  for (let at = 0; at < token.length; at += 1) {
    const unit = token.charCodeAt(at);
    high = Math.imul(high ^ unit, 0x01000193);
    high ^= high >>> 15;
    low = Math.imul(low + unit, 0x5bd1e995);
    low ^= low >>> 13;
  }
  return { field, high: mix(high), low: mix(low ^ token.length) };
}

function mix(value: number): number {
  let mixed = value;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** Sort order of the dictionary. */
export function compareTerms(
  high: number,
  low: number,
  otherHigh: number,
  otherLow: number,
): number {
  return high !== otherHigh ? high - otherHigh : low - otherLow;
}
