/** Chooses between two OCR readings of one word. */
import { halfWidth } from "../../text/full-width.js";

export interface WordReading {
  text: string;
  confidence: number;
}

const HANGUL = /\p{Script=Hangul}/u;
const SYLLABLE = /[가-힣]/u;
/** Characters accepted from the second reader: digits, Latin and symbols of official documents, no Chinese. */
const ALLOWED = /^[\x21-\x7e·°℃㎡%‰①-⑳□■○●△▲▽▼◇◆☆★※→「」『』【】《》〈〉“”‘’…–~]+$/u;
/** A word of another Latin language: über, cão. */
const ACCENTED = /^[("'«]?[A-Za-zÀ-ÖØ-öø-ÿ]{3,}[)"'».,:;!?]*$/u;
/** Below this confidence the second reader is guessing. */
const SURE = 0.85;
/** The first reader is believed against a merely different sign or figure from here on. */
const FIRST_SURE = 0.93;

/** A triangle before a figure is read as a letter that looks like it. */
const TRIANGLE_LIKE = /^[스소시사수]\d[\d.,]*%?$/u;

/** Whether a word should be read again: it has no syllable that only the Korean model knows. */
export function needsSecondReading(word: WordReading): boolean {
  if (TRIANGLE_LIKE.test(word.text)) return true;
  return !SYLLABLE.test(word.text) && word.confidence < FIRST_SURE;
}

export function chooseReading(first: WordReading, second: WordReading): WordReading {
  const text = foldLookalikes(second.text);
  if (text === first.text) {
    return { text, confidence: Math.max(first.confidence, second.confidence) };
  }
  const isAllowed = ALLOWED.test(text) || ACCENTED.test(text);
  if (!isAllowed || second.confidence < SURE) return first;
  if (second.confidence <= first.confidence) return first;
  if (SYLLABLE.test(first.text) && !/^[A-Za-z]{2}/.test(text)) return first;
  // A point or bracket lost at the end is the second reader's weakness; a jamo is never right beside figures.
  if (!HANGUL.test(first.text) && first.confidence >= 0.6 && isTrimmed(first.text, text))
    return first;
  return { text, confidence: second.confidence };
}

/** One form for what looks alike: full-width Latin, and the two middle dots. */
export function foldLookalikes(text: string): string {
  return halfWidth(text)
    .replace(/[ㆍ･•]/gu, "·")
    .replace(/\s+/gu, "");
}

/** Whether one is the other without punctuation at its ends. */
function isTrimmed(longer: string, shorter: string): boolean {
  const bare = (text: string) => text.replace(/^[("'[.,]+|[)"'\].,:;]+$/gu, "");
  return longer.length > shorter.length && bare(longer) === bare(shorter);
}
