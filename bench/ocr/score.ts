/** Character error rate: the edits that turn what was read into what was written, over what was written. */

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
