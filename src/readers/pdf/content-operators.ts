/**
 * Walks the operators of a content stream (ISO 32000-1, 7.8.2) with the numbers before each. Pages hold tens of thousands of
 * tokens of which few matter, so nothing is made of a token until it is asked for; pdf.js makes all of them.
 */

const NAMES = [
  ...["q", "Q", "cm", "re", "m", "l", "c", "v", "y", "W", "W*", "BT", "ID"],
  ...["n", "S", "s", "f", "F", "f*", "B", "B*", "b", "b*"],
] as const;

/** The operators that are told apart, by their letters: the second in the high byte. */
export const OPERATOR = Object.fromEntries(
  NAMES.map((name) => [name, name.charCodeAt(0) | ((name.charCodeAt(1) || 0) << 8)]),
) as Record<(typeof NAMES)[number], number>;

/** No operator that matters takes more numbers. */
const MAX_OPERANDS = 6;

/** The numbers before an operator: how many, and where the first of them start. */
export interface Operands {
  count: number;
  readonly starts: Int32Array;
}

/**
 * Gives each operator until `take` says stop, longer ones as 0. Strings, names, dictionaries, inline pictures and what stands in a
 * text object, where no path is drawn (8.2, figure 9), are passed over.
 */
export function forOperators(
  stream: Buffer,
  take: (operator: number, operands: Operands) => boolean,
): void {
  const { length } = stream;
  const operands: Operands = { count: 0, starts: new Int32Array(MAX_OPERANDS) };
  for (let at = 0; at < length; ) {
    const code = stream[at]!;
    if (code <= SPACE) at++;
    else if (code === OPEN_STRING) at = endOfString(stream, at);
    else if (code === COMMENT) at = behind(stream, LINE_FEED, at);
    else if (code === OPEN_HEX && stream[at + 1] !== OPEN_HEX) at = behind(stream, CLOSE_HEX, at);
    else if (DELIMITERS[code] === 1 && code !== NAME) at++;
    else {
      const from = at++;
      while (at < length && stream[at]! > SPACE && DELIMITERS[stream[at]!] === 0) at++;
      if (code === NAME) continue;
      if (startsNumber(code)) {
        if (operands.count < MAX_OPERANDS) operands.starts[operands.count] = from;
        operands.count++;
        continue;
      }
      const operator = at - from > 2 ? 0 : code | (at - from === 2 ? stream[from + 1]! << 8 : 0);
      if (!take(operator, operands)) return;
      operands.count = 0;
      if (operator === OPERATOR.BT) at = endOfText(stream, at);
      else if (operator === OPERATOR.ID) {
        const end = stream.indexOf("EI", at);
        at = end === -1 ? length : end + 2;
      }
    }
  }
}

const SPACE = 0x20;
const LINE_FEED = 0x0a;
const OPEN_STRING = 0x28;
const CLOSE_STRING = 0x29;
const BACKSLASH = 0x5c;
const COMMENT = 0x25;
const NAME = 0x2f;
const OPEN_HEX = 0x3c;
const CLOSE_HEX = 0x3e;
const MINUS = 0x2d;
const POINT = 0x2e;
const PLUS = 0x2b;
const ZERO = 0x30;
const LETTER_E = 0x45;
const LETTER_T = 0x54;

const DELIMITERS = new Uint8Array(256);
for (const sign of "()<>[]{}/%") DELIMITERS[sign.charCodeAt(0)] = 1;

const isDigit = (code: number): boolean => code >= ZERO && code <= ZERO + 9;
const startsNumber = (code: number): boolean =>
  isDigit(code) || code === MINUS || code === POINT || code === PLUS;

/** The number that starts there. */
export function numberAt(stream: Buffer, from: number): number {
  let at = from;
  const minus = stream[at] === MINUS;
  if (minus || stream[at] === PLUS) at++;
  let [digits, scale] = [0, 1];
  for (; at < stream.length && isDigit(stream[at]!); at++)
    digits = digits * 10 + stream[at]! - ZERO;
  if (stream[at] === POINT)
    for (at++; at < stream.length && isDigit(stream[at]!); at++) {
      digits = digits * 10 + stream[at]! - ZERO;
      scale *= 10;
    }
  return (minus ? -digits : digits) / scale;
}

/** Behind the next such sign; most strings are short, and a loop costs less than a call into the runtime. */
function behind(stream: Buffer, code: number, from: number): number {
  let at = from;
  while (at < stream.length && stream[at] !== code) at++;
  return at + 1;
}

/** Behind the `ET` that ends a text object. */
function endOfText(stream: Buffer, from: number): number {
  for (let at = from; at < stream.length; at++) {
    const code = stream[at]!;
    if (code === OPEN_STRING) at = endOfString(stream, at) - 1;
    else if (code === OPEN_HEX) at = behind(stream, CLOSE_HEX, at) - 1;
    else if (code === LETTER_T && stream[at - 1] === LETTER_E && isAlone(stream, at - 1, at + 1))
      return at + 1;
  }
  return stream.length;
}

/** Whether what stands there is a word of its own, and no name. */
function isAlone(stream: Buffer, from: number, to: number): boolean {
  const before = stream[from - 1]!;
  const ends = before <= SPACE || (DELIMITERS[before] === 1 && before !== NAME);
  return ends && (to >= stream.length || stream[to]! <= SPACE || DELIMITERS[stream[to]!] === 1);
}

/** Behind the closing bracket of a string; brackets inside come in pairs or behind a backslash. */
function endOfString(stream: Buffer, from: number): number {
  let depth = 0;
  for (let at = from; at < stream.length; at++) {
    const code = stream[at]!;
    if (code === BACKSLASH) at++;
    else if (code === OPEN_STRING) depth++;
    else if (code === CLOSE_STRING && --depth === 0) return at + 1;
  }
  return stream.length;
}
