/** A text that is made from another by small changes, and still knows which characters of the other each of its own stands for. */

export class TrackedText {
  private constructor(
    readonly source: string,
    readonly text: string,
    /** For each character of the text, where what it stands for begins and ends in the source. */
    private readonly starts: readonly number[],
    private readonly ends: readonly number[],
  ) {}

  static of(source: string): TrackedText {
    const starts = Array.from({ length: source.length }, (_, at) => at);
    return new TrackedText(
      source,
      source,
      starts,
      starts.map((at) => at + 1),
    );
  }

  /** Every place where a pattern (with `g`) fits, written otherwise; null leaves a place alone. */
  replace(pattern: RegExp, write: (match: RegExpMatchArray) => string | null): TrackedText {
    let text = "";
    const starts: number[] = [];
    const ends: number[] = [];
    let from = 0;
    const keep = (to: number) => {
      text += this.text.slice(from, to);
      for (; from < to; from += 1) {
        starts.push(this.starts[from]!);
        ends.push(this.ends[from]!);
      }
    };
    for (const match of this.text.matchAll(pattern)) {
      const end = match.index + match[0].length;
      const written = match[0] === "" ? null : write(match);
      if (written === null) continue;
      keep(match.index);
      text += written;
      const inside = match[0].indexOf(written);
      const alike = inside < 0 ? lettersAlike(match[0], written) : written.length;
      for (let added = 0; added < written.length; added += 1) {
        // What is left of a place stands for itself.
        const own = match.index + Math.max(inside, 0) + added;
        const [first, last] = added < alike ? [own, own] : [match.index + alike, end - 1];
        starts.push(this.starts[Math.min(first, last)]!);
        ends.push(this.ends[last]!);
      }
      from = end;
    }
    if (from === 0) return this;
    keep(this.text.length);
    return new TrackedText(this.source, text, starts, ends);
  }

  /** The text from `start` to `end` written otherwise; letters that both begin with stand for themselves. */
  splice(from: number, end: number, instead: string): TrackedText {
    const alike = lettersAlike(this.text.slice(from, end), instead);
    return this.put(from + alike, end, instead.slice(alike));
  }

  private put(start: number, end: number, written: string): TrackedText {
    const from = this.starts[start] ?? this.source.length;
    const to = this.ends[end - 1] ?? from;
    const put = (places: readonly number[], place: number) => [
      ...places.slice(0, start),
      ...Array.from({ length: written.length }, () => place),
      ...places.slice(end),
    ];
    return new TrackedText(
      this.source,
      this.text.slice(0, start) + written + this.text.slice(end),
      put(this.starts, from),
      put(this.ends, to),
    );
  }

  /** A part of the text, of the same source. */
  slice(start: number, end: number): TrackedText {
    return new TrackedText(
      this.source,
      this.text.slice(start, end),
      this.starts.slice(start, end),
      this.ends.slice(start, end),
    );
  }

  /** What the source writes for a part of the text; the part itself where it does not stand there. */
  verbatim(part: string): string {
    const at = this.text.indexOf(part);
    if (at < 0 || part === "") return part;
    return this.source.slice(this.starts[at], this.ends[at + part.length - 1]);
  }
}

/** How many letters two texts both begin with. */
function lettersAlike(one: string, other: string): number {
  let alike = 0;
  while (alike < one.length && one[alike] === other[alike]) alike += 1;
  return alike;
}
