/**
 * Scans a cell in the form that nearly all cells have, `<c r="B3" s="1" t="s"><v>12</v></c>` or `<c r="B3" s="1"/>`, straight
 * from the sheet's text: no attributes, names and texts are made that the cell does not keep. A sheet has millions of cells.
 */
import { MAX_COLUMNS } from "./address.js";

const QUOTE = 34;
const AMPERSAND = 38;
const SLASH = 47;
const ZERO = 48;
const NINE = 57;
const LESS = 60;
const EQUALS = 61;
const GREATER = 62;
const LETTER_A = 65;
const LETTER_Z = 90;
const SPACE = 32;
const SMALL_C = 99;
const SMALL_R = 114;
const SMALL_S = 115;
const SMALL_T = 116;
const SMALL_V = 118;

/** Digits of a style's or a string's number that are read here: a longer one is none. */
const MAX_DIGITS = 9;

/** What a `t` attribute may say here beside `s`, the most frequent, with the quote that ends it; its other words are rare. */
const TYPES = ['n"', 'str"', 'b"', 'e"'];

/** Compared letter by letter: `startsWith` is a call of the runtime, which costs more than all the letters. */
const AFTER_VALUE_LETTERS = Array.from("</v></c>", (letter) => letter.charCodeAt(0));

export class PlainCell {
  /** -1 where the cell does not say it. */
  column = -1;
  style = 0;
  type = "n";
  /** Where the value stands; the same place twice where there is none. */
  from = 0;
  to = 0;

  /** The place after the cell; -1 where it has another form, or is not all there: the XML reader reads it then. */
  scan(text: string, at: number): number {
    if (text.charCodeAt(at + 1) !== SMALL_C) return -1;
    this.column = -1;
    this.style = -1;
    this.type = "";
    let here = at + 2;
    while (text.charCodeAt(here) === SPACE) {
      here = this.attribute(text, here + 1);
      if (here < 0) return -1;
    }
    if (this.style < 0) this.style = 0;
    if (this.type === "") this.type = "n";
    if (text.charCodeAt(here) === SLASH) {
      this.from = this.to = here;
      return text.charCodeAt(here + 1) === GREATER ? here + 2 : -1;
    }
    if (
      text.charCodeAt(here) !== GREATER ||
      text.charCodeAt(here + 1) !== LESS ||
      text.charCodeAt(here + 2) !== SMALL_V ||
      text.charCodeAt(here + 3) !== GREATER
    )
      return -1;
    here += 4;
    this.from = here;
    for (let code = text.charCodeAt(here); code !== LESS; code = text.charCodeAt(++here)) {
      // Also NaN, past the end.
      if (!(code >= SPACE) || code === AMPERSAND) return -1;
    }
    this.to = here;
    return here > this.from ? afterValue(text, here) : -1;
  }

  /** Reads `r="B3"`, `s="1"` or `t="s"`; the place after it, or -1. */
  private attribute(text: string, at: number): number {
    if (text.charCodeAt(at + 1) !== EQUALS || text.charCodeAt(at + 2) !== QUOTE) return -1;
    const from = at + 3;
    let here = from;
    switch (text.charCodeAt(at)) {
      case SMALL_R: {
        if (this.column >= 0) return -1;
        let column = 0;
        let code = text.charCodeAt(here);
        for (; code >= LETTER_A && code <= LETTER_Z; code = text.charCodeAt(++here)) {
          column = column * 26 + code - LETTER_A + 1;
          if (column > MAX_COLUMNS) return -1;
        }
        if (column === 0) return -1;
        this.column = column - 1;
        while (code >= ZERO && code <= NINE) code = text.charCodeAt(++here);
        return code === QUOTE ? here + 1 : -1;
      }
      case SMALL_S: {
        if (this.style >= 0) return -1;
        let style = 0;
        let code = text.charCodeAt(here);
        for (; code >= ZERO && code <= NINE; code = text.charCodeAt(++here)) {
          style = style * 10 + code - ZERO;
        }
        this.style = style;
        const digits = here - from;
        return code === QUOTE && digits > 0 && digits <= MAX_DIGITS ? here + 1 : -1;
      }
      case SMALL_T: {
        if (this.type !== "") return -1;
        if (text.charCodeAt(from) === SMALL_S && text.charCodeAt(from + 1) === QUOTE) {
          this.type = "s";
          return from + 2;
        }
        const type = TYPES.find((each) => text.startsWith(each, from));
        if (type === undefined) return -1;
        this.type = type.slice(0, -1);
        return from + type.length;
      }
      default:
        return -1;
    }
  }
}

/** The place after the tags that end a value and its cell; -1 where others stand there. */
function afterValue(text: string, at: number): number {
  for (let n = 0; n < AFTER_VALUE_LETTERS.length; n++)
    if (text.charCodeAt(at + n) !== AFTER_VALUE_LETTERS[n]) return -1;
  return at + AFTER_VALUE_LETTERS.length;
}

/** The number that stands there, where it is a short row of digits; -1 otherwise. */
export function digitsAt(text: string, from: number, to: number): number {
  if (to - from > MAX_DIGITS || from === to) return -1;
  let number = 0;
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (code < ZERO || code > NINE) return -1;
    number = number * 10 + code - ZERO;
  }
  return number;
}
