/**
 * Words that mix Latin and Hangul: UNESCO와, 메시지(SMS)와. The Korean model reads the Latin as digits, the second reader
 * sees only the Latin. So the Latin is taken from the second reader, and the rest of the picture is read again by the
 * Korean model.
 */
import type { Grey } from "./grey-picture.js";
import type { SecondReading, SeenCharacter } from "./second-reader.js";
import { hasInk, type Ink } from "./shape-symbols.js";
import type { LineReader, ReadWord } from "./tesseract.js";
import { usualWidth } from "./word-places.js";

/** The second reader is this sure of a Latin character; what it makes of Hangul it is not. */
const SURE_CHARACTER = 0.95;
/** Enough for one between two of those, for the last one, and for a point behind it. */
const SURE_BETWEEN = 0.6;
const SURE_LAST = 0.8;
const SURE_POINT = 0.5;
/** Half of the widest letter, in line heights: from there on ink that goes on is that of a touching neighbour. */
const HALF_LETTER = 0.45;
/** Characters of one run stand no further apart, in line heights; a syllable between them does. */
const MAX_STEP = 0.95;
/** Less ink than this beside a run, in line heights, is no syllable. */
const MIN_REST = 0.25;
/** What is left must be read this surely. */
const SURE_REST = 0.6;
/** The em of a line in its own heights, and how far the word's width may be off what its characters usually take. */
const EM = 0.9;
const MIN_FILL = 0.5;
const MAX_FILL = 1.35;
/** Words read more surely are not looked at again. */
const SURE_WORD = 0.85;

/** `picture` is the word alone, `ink` its ink. Undefined where the two readings do not make one word. */
export function composeWord(
  picture: Grey,
  ink: Ink,
  opinion: SecondReading,
  main: Pick<LineReader, "read">,
): { text: string; confidence: number } | undefined {
  const runs = latinRuns(opinion.characters, picture.height).map((run) => {
    const from = edge(ink, run[0]!.x, -1);
    const confidence = run.reduce((sum, one) => sum + one.confidence, 0) / run.length;
    return { from, to: edge(ink, run.at(-1)!.x, 1) + 1, text: textOf(run), confidence };
  });
  if (runs.length === 0) return undefined;
  const parts: { text: string; confidence: number }[] = [];
  let done = 0;
  for (const run of [...runs, undefined]) {
    const rest = trimmed(ink, done, run ? run.from : ink.width);
    if (rest && rest[1] - rest[0] >= picture.height * MIN_REST) {
      const read = main.read(cutOut(picture, rest));
      const text = read.map((word) => word.text).join("");
      const confidence = Math.min(...read.map((word) => word.confidence));
      if (text === "" || confidence < SURE_REST) return undefined;
      parts.push({ text, confidence });
    }
    if (run) {
      parts.push({ text: run.text, confidence: run.confidence });
      done = run.to;
    }
  }
  const text = parts.map((part) => part.text).join("");
  const whole = trimmed(ink, 0, ink.width);
  if (!whole) return undefined;
  const fill = (whole[1] - whole[0]) / (usualWidth(text) * picture.height * EM);
  if (fill < MIN_FILL || fill > MAX_FILL) return undefined;
  const sum = parts.reduce((total, part) => total + part.confidence * part.text.length, 0);
  return { text, confidence: sum / text.length };
}

/** Runs of sure characters with at least two Latin letters in each. */
function latinRuns(characters: SeenCharacter[], height: number): SeenCharacter[][] {
  const runs: SeenCharacter[][] = [[]];
  let last: SeenCharacter | undefined;
  for (const [at, one] of characters.entries()) {
    if (last && one.x - last.x > height * MAX_STEP) runs.push([]);
    const isLatin = /^[\x21-\x7e]$/.test(one.text) && one.confidence >= needed(characters, at);
    if (isLatin) runs.at(-1)!.push(one);
    else runs.push([]);
    last = one;
  }
  return runs.filter((run) => (textOf(run).match(/[A-Za-z]/g)?.length ?? 0) >= 2);
}

function needed(characters: SeenCharacter[], at: number): number {
  const isSure = (one?: SeenCharacter) => one !== undefined && one.confidence >= SURE_CHARACTER;
  if (!isSure(characters[at - 1])) return SURE_CHARACTER;
  if (isSure(characters[at + 1])) return SURE_BETWEEN;
  return /[.,:;)]/.test(characters[at]!.text) ? SURE_POINT : SURE_LAST;
}

function textOf(run: SeenCharacter[]): string {
  return run.map((one) => one.text).join("");
}

/** Where the ink at a place ends in one direction: at a gap, else where it is thinnest within a letter's reach. */
function edge(ink: Ink, place: number, direction: 1 | -1): number {
  let x = Math.max(0, Math.min(ink.width - 1, Math.round(place)));
  const reach = ink.height * HALF_LETTER;
  let [thinnest, least] = [x, Number.POSITIVE_INFINITY];
  let [inside, gone] = [hasInk(ink, x), 0];
  for (; x + direction >= 0 && x + direction < ink.width; x += direction, gone++) {
    const next = inkAt(ink, x + direction);
    if (inside && next === 0) return x;
    if (next > 0) inside = true;
    if (gone > reach) return thinnest;
    if (gone > reach / 4 && next < least) [thinnest, least] = [x, next];
  }
  return x;
}

function inkAt(ink: Ink, x: number): number {
  let count = 0;
  for (let y = 0; y < ink.height; y++) count += ink.dark[y * ink.width + x]!;
  return count;
}

function trimmed(ink: Ink, from: number, to: number): [number, number] | undefined {
  let [x0, x1] = [from, to];
  while (x0 < x1 && !hasInk(ink, x0)) x0++;
  while (x1 > x0 && !hasInk(ink, x1 - 1)) x1--;
  return x1 > x0 ? [x0, x1] : undefined;
}

/** The columns alone on white: what stands next to them is not to be read with them. */
function cutOut(picture: Grey, [from, to]: [number, number]): Grey {
  const beside = 4;
  const width = to - from + 2 * beside;
  const pixels = new Uint8Array(width * picture.height).fill(255);
  for (let y = 0; y < picture.height; y++) {
    const row = picture.pixels.subarray(y * picture.width + from, y * picture.width + to);
    pixels.set(row, y * width + beside);
  }
  return { width, height: picture.height, pixels };
}

/** A doubtful word of few syllables among many other characters is Latin taken for Hangul and figures: a web address. */
export function isMixedUp({ text, confidence }: Pick<ReadWord, "text" | "confidence">): boolean {
  const syllables = text.match(/[가-힣]/gu)?.length ?? 0;
  return syllables > 0 && confidence < 0.75 && text.length >= 4 && syllables <= text.length / 3;
}

/** Whether the second reader saw characters from end to end of the picture, and so none that it cannot know. */
export function coversWholeWord({ characters }: SecondReading, picture: Grey): boolean {
  const reach = picture.height * MAX_STEP;
  const places = [0, ...characters.map((one) => one.x), picture.width];
  return places.every((x, at) => at === 0 || x - places[at - 1]! <= reach);
}

/** Whether a word of the first reader may be one: syllables and other characters, and not sure. */
export function mayBeMixed({ text, confidence }: Pick<ReadWord, "text" | "confidence">): boolean {
  const syllables = text.match(/[가-힣]/gu)?.length ?? 0;
  const others = text.replace(/[가-힣.,:;·'"\s]/gu, "").length;
  return syllables > 0 && others > 0 && confidence < SURE_WORD;
}
