/**
 * Positions of the words in a line. Tesseract's boxes overlap in raw-line mode, so word breaks are aligned to gaps in
 * the ink: wide ones near the expected position win.
 */
import { hasInk, type Ink } from "./shape-symbols.js";
import type { ReadWord } from "./tesseract.js";

/** What a wide gap is worth against standing where it is expected, both in line heights. */
const WIDTH_WORTH = 3;

export function placeWords(words: ReadWord[], ink: Ink, start: number): ReadWord[] {
  const gaps = inkGaps(ink, start);
  if (words.length === 0 || gaps === undefined) return words;
  const { from, to, inner } = gaps;
  const chosen = choose(inner, expectedBreaks(words, from, to), ink.height);
  if (chosen === undefined) return words;
  return words.map((word, index) => {
    const x0 = index === 0 ? from : chosen[index - 1]!.to;
    const x1 = index === words.length - 1 ? to : chosen[index]!.from;
    return { ...word, x0, x1, ...inkRows(ink, x0, x1) };
  });
}

interface InkGap {
  from: number;
  to: number;
}

function inkGaps(
  ink: Ink,
  start: number,
): { from: number; to: number; inner: InkGap[] } | undefined {
  const inner: InkGap[] = [];
  let [from, last] = [-1, -1];
  for (let x = Math.max(0, Math.floor(start)); x < ink.width; x++) {
    if (!hasInk(ink, x)) continue;
    if (from < 0) from = x;
    else if (x - last > 1) inner.push({ from: last + 1, to: x });
    last = x;
  }
  return from < 0 ? undefined : { from, to: last + 1, inner };
}

/** Where each space would lie if every character had its usual width. */
function expectedBreaks(words: ReadWord[], from: number, to: number): number[] {
  const lengths = words.map((word) => usualWidth(word.text));
  const space = 0.35;
  const total = lengths.reduce((sum, length) => sum + length, 0) + space * (words.length - 1);
  const breaks: number[] = [];
  let done = 0;
  for (const length of lengths.slice(0, -1)) {
    done += length + space;
    breaks.push(from + ((done - space / 2) / total) * (to - from));
  }
  return breaks;
}

/** Of a text, in ems. */
export function usualWidth(text: string): number {
  let width = 0;
  for (const character of text) {
    if (/[\p{Script=Hangul}\p{Script=Han}]/u.test(character)) width += 0.92;
    else if (/[.,:;'·!|ilj\-()[\]]/.test(character)) width += 0.3;
    else if (/[mwMW@]/.test(character)) width += 0.85;
    else width += 0.56;
  }
  return width;
}

/** One gap per break, in order, at minimum cost (dynamic programming); undefined if there are too few. */
function choose(gaps: InkGap[], breaks: number[], height: number): InkGap[] | undefined {
  if (breaks.length === 0) return [];
  if (gaps.length < breaks.length) return undefined;
  const cost = (gap: InkGap, expected: number) => {
    const off = ((gap.from + gap.to) / 2 - expected) / height;
    return off * off - (WIDTH_WORTH * Math.min(gap.to - gap.from, height)) / height;
  };
  // best[b][g]: the first b + 1 breaks placed, the last of them at gap g.
  const best = breaks.map(() => new Float64Array(gaps.length).fill(Number.POSITIVE_INFINITY));
  const from = breaks.map(() => new Int32Array(gaps.length).fill(-1));
  for (const [number, expected] of breaks.entries()) {
    let [least, leastAt] = [number === 0 ? 0 : Number.POSITIVE_INFINITY, -1];
    for (const [at, gap] of gaps.entries()) {
      best[number]![at] = least + cost(gap, expected);
      from[number]![at] = leastAt;
      const before = number === 0 ? 0 : best[number - 1]![at]!;
      if (number > 0 && before < least) [least, leastAt] = [before, at];
    }
  }
  let at = best.at(-1)!.indexOf(Math.min(...best.at(-1)!));
  const chosen: InkGap[] = [];
  for (let number = breaks.length - 1; number >= 0; number--) {
    chosen.unshift(gaps[at]!);
    at = from[number]![at]!;
  }
  return chosen;
}

function inkRows(ink: Ink, x0: number, x1: number): { y0: number; y1: number } {
  let [y0, y1] = [ink.height, 0];
  for (let y = 0; y < ink.height; y++) {
    for (let x = x0; x < x1; x++) {
      if (ink.dark[y * ink.width + x] === 0) continue;
      y0 = Math.min(y0, y);
      y1 = y + 1;
    }
  }
  return y1 > y0 ? { y0, y1 } : { y0: 0, y1: ink.height };
}
