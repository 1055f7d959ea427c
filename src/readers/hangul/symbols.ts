/**
 * Hancom's own characters in Unicode terms. HWP 5 writes Hancom symbols into U+A000…, HWPX into plane 15 at the
 * same offset; what has a Unicode character becomes it, the rest is kept as it stands and never dropped.
 */

/** Symbols of the "한글(HNC) 문자표" that Unicode has too, by their offset. */
const KNOWN = new Map<number, string>([[0x12b, "㊞"]]);

/** Runs of symbols: first offset, first Unicode character, how many. */
const RUNS: [number, number, number][] = [
  // ① … ⑳
  [0x289, 0x2460, 20],
];

const PLANE_15 = 0xf0000;

export function foldSymbols(text: string): string {
  // Plane 15 is written with the lead surrogates U+DB80…U+DBBF.
  if (!/[\uDB80-\uDBBF]/.test(text)) return text;
  return text.replace(/[\u{F0000}-\u{FFFFD}]/gu, (sign) => {
    const offset = sign.codePointAt(0)! - PLANE_15;
    return symbolAt(offset) ?? sign;
  });
}

export function symbolAt(offset: number): string | undefined {
  const known = KNOWN.get(offset);
  if (known) return known;
  for (const [from, unicode, count] of RUNS) {
    if (offset >= from && offset < from + count)
      return String.fromCodePoint(unicode + offset - from);
  }
  return undefined;
}
