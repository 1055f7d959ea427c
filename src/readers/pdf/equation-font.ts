/**
 * Letters of the font that Hangul sets equations in. A PDF names them by private characters, at the places where other fonts of
 * Hancom have old Hangul; no table of them is published, so each is what the font is seen to draw.
 */

const LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const GREEK = "αβγδεζηθικλμνξοπρστυφχψω";

/** By the first private character of a stretch. */
const STRETCHES: readonly (readonly [first: number, signs: string])[] = [
  [0xe000, LATIN],
  [0xe034, "1234567890!"],
  [0xe042, "%*()-=+[]{}|"],
  [0xe04f, ":"],
  [0xe052, ",.≠<>"],
  [0xe05b, "∫√"],
  [0xe063, "^"],
  [0xe067, "∑"],
  [0xe06e, "→"],
  [0xe078, "⎧⎨⎩⎪⎛⎜⎝⎞⎟⎠"],
  [0xe09d, GREEK],
  [0xe0c8, "°"],
  [0xe0e5, LATIN.toLowerCase()],
  [0xe100, "⎡⎢⎤⎣⎦⎥"],
];

/** The line of a fraction: a rule, and no sign. */
const FRACTION_LINE = 0xe06d;

const SIGNS = new Map<number, string>([
  [FRACTION_LINE, ""],
  ...STRETCHES.flatMap(([first, signs]) =>
    [...signs].map((sign, index): [number, string] => [first + index, sign]),
  ),
]);

/** What the font draws for a private character; undefined where that is not known. */
export const equationSign = (code: number): string | undefined => SIGNS.get(code);
