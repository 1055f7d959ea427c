/** Values of written numbers: digits mixed with scales (`4조 1천억`, `2천5백`), Sino-Korean letters (`삼만`), native ones (`두`). */
import { NATIVE_NUMBERS } from "../lexicon/measures.js";
import { DIGITS } from "../lexicon/units.js";

const SMALL: Record<string, number> = { 십: 10, 백: 100, 천: 1000 };
const LARGE: Record<string, number> = { 만: 1e4, 억: 1e8, 조: 1e12 };

interface Numeral {
  value: number;
  mantissa: number;
  precision: number;
}

/** Digits and scales, spaces ignored; null where scales do not descend. */
export function mixedNumeral(written: string): Numeral | null {
  let total = 0;
  let section = 0;
  let pending: number | null = null;
  let last = { value: 0, decimals: 0, scale: 1 };
  let smallest = Number.POSITIVE_INFINITY;
  for (const [token] of written.matchAll(/\d[\d,]*(?:\.\d+)?|[십백천만억조]/g)) {
    const small = SMALL[token];
    const large = LARGE[token];
    if (small !== undefined) {
      section += (pending ?? 1) * small;
      pending = null;
      last = { ...last, scale: small };
    } else if (large !== undefined) {
      if (large >= smallest) return null;
      smallest = large;
      total += (section + (pending ?? (section === 0 ? 1 : 0))) * large;
      section = 0;
      pending = null;
      last = { ...last, scale: last.scale * large };
    } else {
      const digits = token.replaceAll(",", "");
      pending = Number(digits);
      last = { value: pending, decimals: digits.split(".")[1]?.length ?? 0, scale: 1 };
    }
  }
  const value = round(total + section + (pending ?? 0));
  const scale = pending === null ? last.scale : 1;
  return { value, mantissa: last.value || value, precision: scale * 10 ** -last.decimals };
}

/** `삼만오천`, `이억팔천칠백만`: letters alone. */
export function spelledNumeral(letters: string): Numeral | null {
  const written = [...letters]
    .map((letter) => {
      const digit = DIGITS.indexOf(letter);
      return digit >= 0 ? String(digit + 1) : letter;
    })
    .join("");
  return mixedNumeral(written);
}

/** `두` is 2. */
export function nativeNumeral(word: string): number {
  return NATIVE_NUMBERS.indexOf(word) + 1;
}

/** Sums of decimals times scales carry binary noise. */
function round(value: number): number {
  return Number(value.toPrecision(12));
}
