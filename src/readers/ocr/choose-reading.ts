/** Which of two readings of a word to believe. */
import { halfWidth } from "../../text/full-width.js";

export interface Opinion {
  text: string;
  confidence: number;
}

const HANGUL = /\p{Script=Hangul}/u;
const SYLLABLE = /[가-힣]/u;
/** What the second reader may say: figures, Latin and the signs of official documents. Its Chinese is not asked for. */
const ALLOWED = /^[\x21-\x7e·°℃㎡%‰①-⑳□■○●△▲▽▼◇◆☆★※→「」『』【】《》〈〉“”‘’…–~]+$/u;
/** A word of another Latin language: über, cão. */
const ACCENTED = /^[("'«]?[A-Za-zÀ-ÖØ-öø-ÿ]{3,}[)"'».,:;!?]*$/u;
/** Below this the second reader is guessing. */
const SURE = 0.85;
/** The first reader is believed against a merely different sign or figure from here on. */
const FIRST_SURE = 0.93;

/** A triangle before a figure is read as a letter that looks like it. */
const TRIANGLE_LIKE = /^[스소시사수]\d[\d.,]*%?$/u;

/** Whether a word is worth a second opinion: no syllable in it that only the Korean model can know. */
export function isDisputable(word: Opinion): boolean {
  if (TRIANGLE_LIKE.test(word.text)) return true;
  return !SYLLABLE.test(word.text) && word.confidence < FIRST_SURE;
}

export function decide(first: Opinion, second: Opinion): Opinion {
  const text = plain(second.text);
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
export function plain(text: string): string {
  return halfWidth(text)
    .replace(/[ㆍ･•]/gu, "·")
    .replace(/\s+/gu, "");
}

/** Whether one is the other without punctuation at its ends. */
function isTrimmed(longer: string, shorter: string): boolean {
  const bare = (text: string) => text.replace(/^[("'[.,]+|[)"'\].,:;]+$/gu, "");
  return longer.length > shorter.length && bare(longer) === bare(shorter);
}
