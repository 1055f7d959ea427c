/**
 * How likely a space is where two signs of these kinds meet at a line's end, before the document's own habit is looked at; as logarithms
 * of odds. Fitted with `LINE_ENDS` on line ends of PDFs whose HWP, HWPX or DOCX file says what stood there.
 */

/** A syllable or ideograph, a digit, a letter, a comma, a full stop, a bracket or quotation mark that opens or closes, a middle dot, a hyphen or stroke, any other sign. */
export type Sign = "한" | "0" | "a" | "," | "." | "(" | ")" | "·" | "-" | "*";

const KINDS: readonly [Sign, RegExp][] = [
  ["한", /[가-힣\p{Script=Han}]/u],
  ["0", /\d/],
  ["a", /[A-Za-z]/],
  [",", /,/],
  [".", /\./],
  ["(", /[\p{Ps}\p{Pi}]/u],
  [")", /[\p{Pe}\p{Pf}]/u],
  ["·", /[·‧ㆍ･・]/],
  ["-", /[-‐–/~～∼@_]/],
];

export const signOf = (letter: string): Sign =>
  KINDS.find(([, pattern]) => pattern.test(letter))?.[0] ?? "*";

export const SIGN_ENDS: Partial<Record<`${Sign}${Sign}`, number>> = {
  "한(": 1.75,
  한0: 1,
  한a: 2,
  "한*": 3,
  "0한": -1,
  "0(": -1,
  "0*": 1,
  a한: 1,
  ",한": 4,
  ",(": 3,
  ",*": 3,
  ".한": 4,
  ".0": 2,
  ".(": 2,
  ".*": 3,
  ")한": 1,
  ")(": 2,
  ")0": 1,
  ")*": 2,
  "*0": 2,
  "*(": 1,
  "*a": 1,
};
