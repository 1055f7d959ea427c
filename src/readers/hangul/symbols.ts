/**
 * Hancom's own characters in Unicode terms. HWP 5 writes Hancom symbols into U+A000…, HWPX into plane 15 at the
 * same offset; what has a Unicode character becomes it, the rest is kept as it stands and never dropped.
 */

/** Symbols of the "한글(HNC) 문자표" that Unicode can write, by their offset. */
const KNOWN = new Map<number, string>([
  // 인 in a ring, where a seal goes.
  [0x12b, "(인)"],
  [0x854, "『"],
  [0x855, "』"],
]);

/** 1 in a box is the digit with U+20DE, the enclosing square. */
const BOX = "\u20de";

interface Run {
  from: number;
  count: number;
  sign(index: number): string;
}

const RUNS: Run[] = [
  // ① … ⑳
  { from: 0x289, count: 20, sign: (index) => String.fromCodePoint(0x2460 + index) },
  // 1 … 9 in a box
  { from: 0x2b1, count: 9, sign: (index) => `${index + 1}${BOX}` },
  // The left and right halves of two-digit numbers in a box, which are set over each other.
  { from: 0x2ba, count: 9, sign: (index) => `${index + 1}` },
  { from: 0x2c3, count: 10, sign: (index) => `${index}` },
];

/** Old Hangul in the private use area (한양 PUA): only the syllable of the word processor's own name is common. */
const OLD_HANGUL = new Map<string, string>([["\uf53a", "\u1112\u119e\u11ab"]]);

const PLANE_15 = 0xf0000;

export function foldSymbols(text: string): string {
  // Plane 15 is written with the lead surrogates U+DB80…U+DBBF.
  if (!/[\uDB80-\uDBBF\uE000-\uF8FF]/.test(text)) return text;
  return text
    .replace(/[\uE000-\uF8FF]/g, (sign) => OLD_HANGUL.get(sign) ?? sign)
    .replace(/[\u{F0000}-\u{FFFFD}]/gu, (sign) => {
      const offset = sign.codePointAt(0)! - PLANE_15;
      return symbolAt(offset) ?? sign;
    });
}

export function symbolAt(offset: number): string | undefined {
  const known = KNOWN.get(offset);
  if (known) return known;
  const run = RUNS.find(({ from, count }) => offset >= from && offset < from + count);
  return run?.sign(offset - run.from);
}
