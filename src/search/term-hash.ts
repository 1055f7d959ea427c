/** Terms as 64-bit hashes: what a segment's dictionary holds in place of strings, so that it opens without building a map. */

/** The two kinds of tokens are counted apart; the same spelling is a different term in each. */
export const FIELDS = ["words", "pairs"] as const;
export type Field = (typeof FIELDS)[number];

const SEEDS: Record<Field, readonly [number, number]> = {
  words: [0x9e3779b9, 0x85ebca6b],
  pairs: [0xc2b2ae35, 0x27d4eb2f],
};

export interface Term {
  field: Field;
  high: number;
  low: number;
}

/**
 * Two independent 32-bit multiplicative hashes over the code units. Among a million terms two share all 64 bits with a chance
 * of about 3 in 10⁸; then both would count as one word, nothing worse.
 */
export function termOf(field: Field, token: string): Term {
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

/** The order in which a dictionary stands. */
export function compareTerms(
  high: number,
  low: number,
  otherHigh: number,
  otherLow: number,
): number {
  return high !== otherHigh ? high - otherHigh : low - otherLow;
}
