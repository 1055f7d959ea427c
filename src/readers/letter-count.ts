/**
 * Letters and digits of a file, counted from what the file stores and not from what its reader made of it. `coverage.ts`
 * compares them with the blocks.
 */
import { composed, MAY_CHANGE } from "../text/composed.js";

const LETTER = /[\p{L}\p{N}]/u;
/** Code points in a row of counts. */
const ROW = 256;

/** How often each letter occurs, by code point: rows of counts, made where the first sign of theirs is met. */
export class Letters {
  /** Of all signs: which of them are letters is asked once for each, not at every place. Small typed arrays cost more to make. */
  private readonly rows: (number[] | undefined)[] = [];

  get total(): number {
    let total = 0;
    this.each((_, times) => {
      total += times;
    });
    return total;
  }

  of(code: number): number {
    return this.rows[code >>> 8]?.[code & (ROW - 1)] ?? 0;
  }

  /** Calls with every letter that occurs and how often. */
  each(visit: (code: number, times: number) => void): void {
    for (let at = 0; at < this.rows.length; at++) {
      const row = this.rows[at];
      if (!row) continue;
      for (let i = 0; i < ROW; i++) {
        const times = row[i]!;
        if (times > 0 && isLetter(at * ROW + i)) visit(at * ROW + i, times);
      }
    }
  }

  add(text: string): void {
    let changes = 0;
    // Digits and Latin letters stand in the first row, nearly all that a sheet shows.
    const first = this.row(0);
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      if (unit < ROW) first[unit]! += 1;
      else {
        this.row(unit)[unit & (ROW - 1)]! += 1;
        changes |= MAY_CHANGE[unit]!;
      }
    }
    if (changes !== 0) this.addComposed(text);
  }

  /** Takes back what was counted by units, and counts the characters that they compose. */
  private addComposed(text: string): void {
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      this.row(unit)[unit & (ROW - 1)]! -= 1;
    }
    for (const sign of composed(text)) {
      const code = sign.codePointAt(0)!;
      this.row(code)[code & (ROW - 1)]! += 1;
    }
  }

  private row(code: number): number[] {
    let row = this.rows[code >>> 8];
    if (!row) {
      row = new Array<number>(ROW).fill(0);
      while (this.rows.length < code >>> 8) this.rows.push(undefined);
      this.rows[code >>> 8] = row;
    }
    return row;
  }
}

function isLetter(code: number): boolean {
  if (code >= 0xac00 && code <= 0xd7a3) return true;
  if (code >= 0x80) return LETTER.test(String.fromCodePoint(code));
  const small = code | 0x20;
  return (small >= 0x61 && small <= 0x7a) || (code >= 0x30 && code <= 0x39);
}

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
    let letters = this.pages.get(page);
    if (!letters) {
      letters = new Letters();
      this.pages.set(page, letters);
    }
    letters.add(text);
  }

  /** Letters that only stand for signs, as `l` for a disc in Wingdings. */
  leaveOut(text: string): void {
    const letters = new Letters();
    letters.add(text);
    this.leftOut += letters.total;
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
