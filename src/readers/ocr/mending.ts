/** Mends single words of a line that was read as English, by the second reader's opinion. */
import { crop, type Grey } from "./grey.js";
import { decide, type Opinion } from "./opinions.js";
import type { SecondOpinion, SecondReader } from "./second-reader.js";
import type { ReadWord } from "./tesseract.js";

/** English is asked about words that it is less sure of. */
const SURE = 0.75;
/** Signs that letters are taken for: c) becomes ©). */
const LOOKALIKE = /[©®¢£¥§°€™]/u;
/** What the English model has for one of those is worth little, however sure it is. */
const LITTLE = 0.5;

/** The second reader sees the whole line, which it reads better than a word alone, unless it counts other words in it. */
export async function mended(
  words: ReadWord[],
  line: Grey,
  second: Pick<SecondReader, "read">,
): Promise<ReadWord[]> {
  const isOdd = (word: ReadWord) => word.confidence < SURE || LOOKALIKE.test(word.text);
  if (!words.some(isOdd)) return words;
  const cutOut = (from: number, to: number) => crop(line, [from - 2, 0, to + 2, line.height]);
  const seen = wordsOf(await second.read(cutOut(words[0]!.x0, words.at(-1)!.x1)));
  const out: ReadWord[] = [];
  for (const [at, word] of words.entries()) {
    if (!isOdd(word)) {
      out.push(word);
      continue;
    }
    const opinion =
      seen.length === words.length ? seen[at]! : await second.read(cutOut(word.x0, word.x1));
    const confidence = LOOKALIKE.test(word.text) ? LITTLE : word.confidence;
    out.push({ ...word, ...decide({ text: word.text, confidence }, opinion) });
  }
  return out;
}

function wordsOf({ characters }: SecondOpinion): Opinion[] {
  const words: { text: string; sum: number }[] = [{ text: "", sum: 0 }];
  for (const { text, confidence } of characters) {
    if (text === " ") words.push({ text: "", sum: 0 });
    else {
      words.at(-1)!.text += text;
      words.at(-1)!.sum += confidence;
    }
  }
  return words
    .filter(({ text }) => text !== "")
    .map(({ text, sum }) => ({ text, confidence: sum / [...text].length }));
}
