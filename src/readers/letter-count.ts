/**
 * Letters and digits of a file, counted from what the file stores and not from what its reader made of it. `coverage.ts`
 * compares them with the blocks.
 */

/** How often each letter occurs, by code point. */
export type Letters = Map<number, number>;

const LETTER = /[\p{L}\p{N}]/u;

export class LetterCount {
  /** By page; 0 where the format's own stream does not say the page. */
  readonly pages = new Map<number, Letters>();
  /** Letters that are left out of the blocks on purpose and said to be: hidden text, signs of symbol fonts. */
  leftOut = 0;
  /** Pages of the file, and pictures on them, where the format says so; 0 pages where it does not. */
  pagesInFile = 0;
  pictures = 0;
  private dropped = 0;

  add(text: string, page = 0): void {
    const letters: Letters = this.pages.get(page) ?? new Map();
    this.pages.set(page, letters);
    countLetters(letters, text);
  }

  /** Letters that only stand for signs, as `l` for a disc in Wingdings. */
  leaveOut(text: string): void {
    const letters: Letters = new Map();
    countLetters(letters, text);
    this.leftOut += lettersIn(letters);
  }

  /** The page is read from its picture: its own letters do not count. */
  drop(page: number): void {
    this.pages.delete(page);
    this.dropped++;
  }

  /** Whether all pages are read from their pictures, and nothing is left to compare with. */
  get isEmpty(): boolean {
    return this.dropped > 0 && this.pages.size === 0;
  }
}

export function countLetters(into: Letters, text: string): void {
  for (const sign of text.toWellFormed().normalize("NFC")) {
    const code = sign.codePointAt(0)!;
    // Hangul syllables and plain letters are told without the pattern, which is slow.
    const letter = (code >= 0xac00 && code <= 0xd7a3) || (code > 0x40 && LETTER.test(sign));
    if (letter || (code >= 0x30 && code <= 0x39)) into.set(code, (into.get(code) ?? 0) + 1);
  }
}

export function lettersIn(letters: Letters): number {
  let sum = 0;
  for (const count of letters.values()) sum += count;
  return sum;
}
