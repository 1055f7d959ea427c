/** Character error rate: edit distance over the length of the true text. */

/** Spaces are left out: Korean spacing is judged apart, and cells have none between them. */
export function errorRate(written: string, read: string): number {
  const [a, b] = [letters(written), letters(read)];
  return a.length === 0 ? 0 : distance(a, b) / a.length;
}

/** The same for whole runs of digits alone: amounts, dates and numbers. */
export function digitErrorRate(written: string, read: string): number {
  const digits = (text: string) => text.replace(/[^0-9]+/g, "");
  return errorRate(digits(written), digits(read));
}

/** Pairs of letters missing or too many, the order of lines and columns left aside: 0 is all found and nothing besides. */
export function pairErrorRate(written: string, read: string): number {
  const [a, b] = [pairs(written), pairs(read)];
  let [shared, inA, inB] = [0, 0, 0];
  for (const [pair, count] of a) {
    inA += count;
    shared += Math.min(count, b.get(pair) ?? 0);
  }
  for (const count of b.values()) inB += count;
  return inA + inB === 0 ? 0 : 1 - (2 * shared) / (inA + inB);
}

function pairs(text: string): Map<string, number> {
  const all = letters(text.replace(/[^\p{L}\p{N}]/gu, ""));
  const counts = new Map<string, number>();
  for (let at = 1; at < all.length; at++) {
    const pair = all[at - 1]! + all[at]!;
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return counts;
}

function letters(text: string): string[] {
  return [...text.normalize("NFC").replace(/\s+/g, "")];
}

export function distance(a: string[], b: string[]): number {
  let row = Uint32Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = new Uint32Array(b.length + 1);
    next[0] = i;
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(
        row[j]! + 1,
        next[j - 1]! + 1,
        row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
    }
    row = next;
  }
  return row[b.length]!;
}
