/** Reads one line: symbols by shape, words by Tesseract, digits and Latin by the second reader. */

import { chooseReading, foldLookalikes, needsSecondReading } from "./choose-reading.js";
import { correctWords } from "./correct-english.js";
import { crop, type Grey } from "./grey-picture.js";
import { withLostHyphen } from "./lost-hyphen.js";
import { composeWord, coversWholeWord, isMixedUp, mayBeMixed } from "./mixed-words.js";
import type { SecondReader } from "./second-reader.js";
import {
  type Component,
  firstComponent,
  hasInk,
  type Ink,
  inkOf,
  symbolOf,
} from "./shape-symbols.js";
import type { LineReader, ReadWord } from "./tesseract.js";
import { placeWords } from "./word-places.js";

/** A bullet stands this far from its text, as a share of the line's height; the ㅇ of 이 and the ㅁ of 미 do not. */
const BULLET_GAP = 0.26;
/** Signs nearer than this belong to the word behind them: △6.6. */
const SAME_WORD = 0.22;
/** The figure inside a ring, without the ring. */
const INSIDE_RING = 0.2;
const CIRCLED_ONE = 0x2460;
const LAST_CIRCLED = 20;
/** Points, commas and quotes are lower than this share of the line. */
const POINT_HEIGHT = 0.4;
/** What a shape is worth when the measure fits. */
const SIGN_CONFIDENCE = 0.9;
/** From this share of Latin letters on, the line is read as English, which knows its spaces and words. */
const LATIN_LINE = 0.6;
const LATIN_LETTERS = 8;
/** English is taken where it is sure by itself, even if a little less so than the patched Korean reading. */
const LATIN_SURE = 0.75;
const LATIN_FAVOUR = 0.15;
/** From this share of a page's longest lines on, English is tried first in the others. */
const ENGLISH_PAGE = 0.8;
/** Words of at least two syllables read so surely are Korean: such a line is never read as English. */
const KOREAN_SURE = 0.8;
/** Of several words without one of those, a reading less sure than this is Latin taken for figures and Hangul. */
const FOREIGN = 0.7;

type Reads<T extends { read: unknown }> = Pick<T, "read">;

export interface LineReaders {
  main: Reads<LineReader>;
  /** English alone, for lines without Hangul. */
  latin(): Promise<Reads<LineReader>>;
  second: Reads<SecondReader>;
}

/** `expectsEnglish`: other lines of the page are English, which is then tried first. */
export async function readLine(
  line: Grey,
  readers: LineReaders,
  expectsEnglish = false,
): Promise<ReadWord[]> {
  const ink = inkOf(line);
  const sign = await leadingSymbol(line, ink, readers.second);
  const start = sign ? sign.end : 0;
  const rest = start === 0 ? line : crop(line, [start, 0, line.width, line.height]);
  if (rest.width < 4 || !anyInk(ink, start)) return sign ? withSymbol(sign, [], line.height) : [];
  const place = (words: ReadWord[]) => placeWords(words, ink, start);
  let english: ReadWord[] | undefined;
  const inEnglish = async () => {
    english ??= await correctWords(place((await readers.latin()).read(rest)), line, readers.second);
    return english;
  };
  if (expectsEnglish && isSurelyEnglish(await inEnglish())) return finished(await inEnglish());
  const first = place(readers.main.read(rest));
  const foreign = !first.some(isKorean);
  const mustBeLatin = foreign && first.length > 1 && meanConfidence(first) < FOREIGN;
  if (mustBeLatin && isReadable(await inEnglish())) return finished(await inEnglish());
  let judged: ReadWord[] = [];
  for (const word of first) judged.push(...(await judgeWord(word, line, ink, readers)));
  if (foreign && isLatin(judged)) {
    const other = await inEnglish();
    if (meanConfidence(other) > Math.max(LATIN_SURE, meanConfidence(judged) - LATIN_FAVOUR))
      judged = other;
  }
  return finished(judged);

  function finished(words: ReadWord[]): ReadWord[] {
    const whole = words.map((word) => withLostHyphen(word, ink));
    const real = withoutPhantom(whole, ink, start);
    return sign ? withSymbol(sign, real, line.height) : real;
  }
}

function isKorean({ text, confidence }: ReadWord): boolean {
  return confidence >= KOREAN_SURE && (text.match(/[가-힣]/gu)?.length ?? 0) >= 2;
}

/** Hangul and rows of figures that the English model reads as letters are never so sure from end to end. */
function isSurelyEnglish(words: ReadWord[]): boolean {
  return isLatin(words) && words.every(({ confidence }) => confidence >= LATIN_SURE);
}

function isReadable(english: ReadWord[]): boolean {
  return (
    meanConfidence(english) >= LATIN_SURE && /[A-Za-z]{2}/.test(english.map((w) => w.text).join(""))
  );
}

interface LeadingSymbol {
  text: string;
  at: Component;
  /** Where the text behind it begins. */
  end: number;
}

async function leadingSymbol(
  line: Grey,
  ink: Ink,
  second: Reads<SecondReader>,
): Promise<LeadingSymbol | undefined> {
  const at = firstComponent(ink, 0, ink.width);
  const text = at && (await symbolText(line, ink, at, second));
  return text ? { text, at, end: at.x1 } : undefined;
}

/** The sign that a component is, or undefined where it is a letter or may be a part of one. */
async function symbolText(
  line: Grey,
  ink: Ink,
  at: Component,
  second: Reads<SecondReader>,
): Promise<string | undefined> {
  const sign = symbolOf(ink, at);
  if (sign === undefined) return undefined;
  if (sign === "ring") return circled(line, at, second);
  if (sign === "△" || sign === "▲") return sign;
  let next = at.x1;
  while (next < ink.width && !hasInk(ink, next)) next++;
  const ends = next === ink.width;
  return !ends && next - at.x1 >= ink.height * BULLET_GAP ? sign : undefined;
}

async function circled(
  line: Grey,
  at: Component,
  second: Reads<SecondReader>,
): Promise<string | undefined> {
  const [dx, dy] = [(at.x1 - at.x0) * INSIDE_RING, (at.y1 - at.y0) * INSIDE_RING];
  const inside = crop(line, [at.x0 + dx, at.y0 + dy, at.x1 - dx, at.y1 - dy]);
  const { text, confidence } = await second.read(inside);
  // A lone upright stroke is not much to go by, but inside a ring it can be nothing else.
  const number = /^[1iIl|!丨]$/u.test(text) ? 1 : confidence >= 0.5 ? Number(text) : Number.NaN;
  if (!Number.isInteger(number) || number < 1 || number > LAST_CIRCLED) return undefined;
  return String.fromCodePoint(CIRCLED_ONE + number - 1);
}

async function judgeWord(
  word: ReadWord,
  line: Grey,
  ink: Ink,
  { main, second }: LineReaders,
): Promise<ReadWord[]> {
  const text = foldLookalikes(word.text);
  if (mayBeMixed({ ...word, text })) {
    const picture = crop(line, [word.x0, 0, word.x1, line.height]);
    const composed = composeWord(picture, inkOf(picture), await second.read(picture), main);
    if (composed) return [{ ...word, ...composed }];
  }
  const mixedUp = isMixedUp({ ...word, text });
  if (!mixedUp && !needsSecondReading({ text, confidence: word.confidence }))
    return [{ ...word, text }];
  const at = firstComponent(ink, word.x0, word.x1);
  const sign = at && (await symbolText(line, ink, at, second));
  const after = sign ? at.x1 : word.x0;
  if (sign && after >= word.x1 - 2) return [{ ...word, text: sign, confidence: SIGN_CONFIDENCE }];
  const picture = crop(line, [after - 2, 0, word.x1 + 2, line.height]);
  const opinion = await second.read(picture);
  if (mixedUp && !coversWholeWord(opinion, picture)) return [{ ...word, text }];
  if (sign)
    return [{ ...word, text: sign + foldLookalikes(opinion.text), confidence: opinion.confidence }];
  return [{ ...word, ...chooseReading({ text, confidence: word.confidence }, opinion) }];
}

/** The models see a point before the first letter where the picture has none: a real one is small and stands apart. */
function withoutPhantom(words: ReadWord[], ink: Ink, start: number): ReadWord[] {
  const [first, ...others] = words;
  const at = firstComponent(ink, start, ink.width);
  if (!first || !at || !/^[.,'‘`][가-힣\d]/u.test(first.text)) return words;
  if (at.y1 - at.y0 < ink.height * POINT_HEIGHT) return words;
  return [{ ...first, text: first.text.slice(1) }, ...others];
}

function withSymbol(sign: LeadingSymbol, words: ReadWord[], height: number): ReadWord[] {
  const { at } = sign;
  const first = words[0];
  if (first && first.x0 - at.x1 < height * SAME_WORD) {
    const joined = {
      ...first,
      text: sign.text + first.text,
      x0: at.x0,
      y0: Math.min(at.y0, first.y0),
    };
    return [joined, ...words.slice(1)];
  }
  return [{ text: sign.text, ...at, confidence: SIGN_CONFIDENCE }, ...words];
}

function anyInk(ink: Ink, from: number): boolean {
  for (let x = Math.max(0, Math.floor(from)); x < ink.width; x++) if (hasInk(ink, x)) return true;
  return false;
}

/** Whether English is to be tried first in the other lines of a page whose longest lines are these. */
export function isEnglishPage(sample: readonly ReadWord[][]): boolean {
  return sample.length > 0 && sample.filter(isLatin).length >= sample.length * ENGLISH_PAGE;
}

/** Whether a line is English for the most part, and long enough to tell. */
function isLatin(words: ReadWord[]): boolean {
  const text = words.map((word) => word.text).join("");
  const latin = text.match(/[A-Za-z]/g)?.length ?? 0;
  const hangul = text.match(/[가-힣]/gu)?.length ?? 0;
  return latin >= LATIN_LETTERS && latin >= (latin + hangul) * LATIN_LINE;
}

export function meanConfidence(words: { text: string; confidence: number }[]): number {
  const length = words.reduce((sum, word) => sum + word.text.length, 0);
  return words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / (length || 1);
}
