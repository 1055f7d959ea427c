/**
 * Whether a space stood at a line's end where two syllables meet: what stands on both sides of it, weighed. Libraries that put spaces
 * into Korean text come as models of many megabytes for other languages than this one, or change what is written.
 */
import { ANY_GAP, WORD_END_WEIGHTS } from "./word-end-weights.js";

/** Syllables of a word that are looked at, and what stands for its beginning or end beyond them. */
const LONGEST = 3;
const BEGINNING = "^";
const END = "$";
/** From so many letters on, words are equally long. */
const LONG = 6;

const SYLLABLE = /[가-힣]/;
const OTHER_SIGNS = /[^가-힣A-Za-z0-9]/;

/** What speaks for or against a space between two texts; null where not two syllables meet. */
export function gramsOf(before: string, after: string): string[] | null {
  const head = lastRun(before);
  const tail = firstRun(after);
  if (!SYLLABLE.test(head.at(-1) ?? "") || !SYLLABLE.test(tail.at(0) ?? "")) return null;
  const ending = (BEGINNING + head).slice(-LONGEST);
  const start = (tail + END).slice(0, LONGEST);
  const [last, first] = [head.at(-1)!, tail.at(0)!];
  return [
    `a${last}`,
    `b${ending.slice(-2)}`,
    `c${ending}`,
    `d${first}`,
    `e${start.slice(0, 2)}`,
    `f${start}`,
    `g${last}${first}`,
    `h${ending.slice(-2)}${first}`,
    `i${last}${start.slice(0, 2)}`,
    `j${"+".repeat(Math.min(head.length, LONG))}`,
    `k${"+".repeat(Math.min(tail.length, LONG))}`,
  ];
}

let weights: Map<string, number> | null = null;

/** Above nought a space is likelier, below it a broken word; null where not two syllables meet. */
export function spaceScore(before: string, after: string): number | null {
  const grams = gramsOf(before, after);
  if (!grams) return null;
  weights ??= readWeights();
  let tenths = ANY_GAP;
  for (const gram of grams) tenths += weights.get(gram) ?? 0;
  return tenths / 10;
}

function readWeights(): Map<string, number> {
  const read = new Map<string, number>();
  for (const entry of WORD_END_WEIGHTS.split(" ")) {
    const at = entry.search(/-?\d+$/);
    read.set(entry.slice(0, at), Number(entry.slice(at)));
  }
  return read;
}

/** The letters up to the end of a text. */
function lastRun(text: string): string {
  return text.split(/\s/).at(-1)!.split(OTHER_SIGNS).at(-1)!;
}

function firstRun(text: string): string {
  return text.split(/\s/, 1)[0]!.split(OTHER_SIGNS, 1)[0]!;
}
