/** Corrects single words of an English line with the second reader. */

import { chooseReading, type WordReading } from "./choose-reading.js";
import { crop, type Grey } from "./grey-picture.js";
import type { SecondReader, SecondReading, SeenCharacter } from "./second-reader.js";
import type { ReadWord } from "./tesseract.js";

/** Words of the English model below this confidence are read again. */
const SURE = 0.75;
/** Signs that letters are taken for: c) becomes ©). */
const LOOKALIKE = /[©®¢£¥§°€™]/u;
/** What the English model has for one of those is worth little, however sure it is. */
const LOOKALIKE_CONFIDENCE = 0.5;

/** The second reader sees the whole line, which it reads better than a word alone, unless it sees other words in it. */
export async function correctWords(
  words: ReadWord[],
  line: Grey,
  second: Pick<SecondReader, "read">,
): Promise<ReadWord[]> {
  const isOdd = (word: ReadWord) => word.confidence < SURE || LOOKALIKE.test(word.text);
  if (!words.some(isOdd)) return words;
  const cutOut = (from: number, to: number) =>
    crop(line, [Math.max(0, from - 2), 0, to + 2, line.height]);
  const start = words[0]!.x0;
  const seen = wordsOf(await second.read(cutOut(start, words.at(-1)!.x1)), Math.max(0, start - 2));
  const out: ReadWord[] = [];
  for (const [at, word] of words.entries()) {
    if (!isOdd(word)) {
      out.push(word);
      continue;
    }
    const same = seen.length === words.length ? seen[at]! : undefined;
    const opinion =
      same && same.x > word.x0 && same.x < word.x1
        ? same
        : await second.read(cutOut(word.x0, word.x1));
    const confidence = LOOKALIKE.test(word.text) ? LOOKALIKE_CONFIDENCE : word.confidence;
    out.push({ ...word, ...chooseReading({ text: word.text, confidence }, opinion) });
  }
  return out;
}

/** The words that the second reader saw, each with its middle in the line; `left` is where its picture began. */
function wordsOf({ characters }: SecondReading, left: number): (WordReading & { x: number })[] {
  const words: SeenCharacter[][] = [[]];
  for (const one of characters) {
    if (one.text === " ") words.push([]);
    else words.at(-1)!.push(one);
  }
  return words
    .filter((word) => word.length > 0)
    .map((word) => ({
      text: word.map(({ text }) => text).join(""),
      confidence: word.reduce((sum, { confidence }) => sum + confidence, 0) / word.length,
      x: left + (word[0]!.x + word.at(-1)!.x) / 2,
    }));
}
