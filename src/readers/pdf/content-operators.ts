/**
 * Finds the few operators of a content stream (ISO 32000-1, 7.8.2) that tell where a page is clipped. Pages hold tens of thousands of
 * tokens of which few matter: the runtime's own search goes from one that does to the next, and what it is given is read backwards
 * from there. pdf.js makes an object of every token.
 */

/** Operators, and before them what hides any: strings, comments, inline pictures. Only names and hex strings need no care. */
const SIGNS = ["(", "%", "ID", "q", "Q", "cm", "W"] as const;
type Sign = (typeof SIGNS)[number];
type ClipOperator = "q" | "Q" | "cm" | "W";

export class OperatorSearch {
  /** Where the operator last given starts. */
  start = 0;
  /** Behind the string, comment or picture last met; what was found before it is part of it. */
  resume = 0;
  /** The signs that are still to come, and where each stands next. */
  private readonly signs: Sign[] = [];
  private readonly places: number[] = [];

  constructor(private readonly text: string) {
    for (const sign of SIGNS) {
      const at = place(text, sign, 0);
      if (at === NOWHERE) continue;
      this.signs.push(sign);
      this.places.push(at);
    }
  }

  /** The next operator, `W*` as `W`; null behind the last. */
  next(): ClipOperator | null {
    const { text, signs, places } = this;
    while (signs.length > 0) {
      let first = 0;
      for (let index = 1; index < places.length; index++)
        if (places[index]! < places[first]!) first = index;
      const from = places[first]!;
      const sign = signs[first]!;
      const to = from + sign.length;
      const next = place(text, sign, Math.max(to, this.resume));
      if (next === NOWHERE) {
        signs.splice(first, 1);
        places.splice(first, 1);
      } else places[first] = next;
      if (from < this.resume) continue;
      if (sign === "(") this.resume = endOfString(text, from);
      else if (sign === "%") this.resume = place(text, "\n", to);
      else if (!isAlone(text, from, sign === "W" && text.charCodeAt(to) === STAR ? to + 1 : to))
        continue;
      else if (sign === "ID") this.resume = place(text, "EI", to);
      else {
        this.start = from;
        return sign;
      }
    }
    return null;
  }
}

/** Behind the last character of any text. */
const NOWHERE = Number.MAX_SAFE_INTEGER;

function place(text: string, sign: string, from: number): number {
  const at = text.indexOf(sign, from);
  return at === -1 ? NOWHERE : at;
}

const SPACE = 0x20;
const OPEN = 0x28;
const CLOSE = 0x29;
const STAR = 0x2a;
const PLUS = 0x2b;
const MINUS = 0x2d;
const POINT = 0x2e;
const NAME = 0x2f;
const ZERO = 0x30;
const BACKSLASH = 0x5c;

/** 1 for the characters that words are made of (7.2.2). */
const REGULAR = new Uint8Array(256).fill(1, SPACE + 1);
for (const sign of "()<>[]{}/%") REGULAR[sign.charCodeAt(0)] = 0;

/** Whether what stands there is a word of its own, and no name. */
function isAlone(text: string, from: number, to: number): boolean {
  if (to < text.length && REGULAR[text.charCodeAt(to)] === 1) return false;
  if (from === 0) return true;
  const before = text.charCodeAt(from - 1);
  return REGULAR[before] === 0 && before !== NAME;
}

/** Behind the closing bracket of a string; brackets inside come in pairs or behind a backslash. */
function endOfString(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at++;
    else if (code === OPEN) depth++;
    else if (code === CLOSE && --depth === 0) return at + 1;
  }
  return NOWHERE;
}

/** Goes backwards from word to word, as far as `floor`. */
export class WordsBefore {
  /** Where the word starts that was last gone to. */
  start: number;

  constructor(
    private readonly text: string,
    end: number,
    private readonly floor = 0,
  ) {
    this.start = end;
  }

  /** Goes to the word before: its only letter or the first and second as a number, as {@link word} gives them. 0 where none is left. */
  back(): number {
    const { text, floor } = this;
    let to = this.start;
    while (to > floor && text.charCodeAt(to - 1) <= SPACE) to--;
    let from = to;
    while (from > floor && REGULAR[text.charCodeAt(from - 1)] === 1) from--;
    this.start = from;
    if (to === from) return 0;
    const code = text.charCodeAt(from);
    if (isNumberStart(code)) return NUMBER;
    if (to - from > 2) return LONG;
    return to - from === 1 ? code : code | (text.charCodeAt(from + 1) << 8);
  }
}

/** What {@link WordsBefore.back} gives for a word of one or two letters. */
export const word = (letters: string): number =>
  letters.charCodeAt(0) | ((letters.charCodeAt(1) || 0) << 8);
export const NUMBER = 1;
const LONG = 2;

const isDigit = (code: number): boolean => code >= ZERO && code <= ZERO + 9;
const isNumberStart = (code: number): boolean =>
  isDigit(code) || code === MINUS || code === POINT || code === PLUS;

/** The number that starts there. */
export function numberAt(text: string, from: number): number {
  let at = from;
  let code = text.charCodeAt(at);
  const minus = code === MINUS;
  if (minus || code === PLUS) code = text.charCodeAt(++at);
  let [digits, scale] = [0, 1];
  // Behind the end stands no number (NaN), which is no digit.
  for (; isDigit(code); code = text.charCodeAt(++at)) digits = digits * 10 + code - ZERO;
  if (code === POINT)
    for (code = text.charCodeAt(++at); isDigit(code); code = text.charCodeAt(++at)) {
      digits = digits * 10 + code - ZERO;
      scale *= 10;
    }
  return (minus ? -digits : digits) / scale;
}
