/**
 * Words of a question that no document has with their particle and some document has without: `휴가나눔제도로` ends as the noun `도로` does, and
 * `관리규정의` as `정의`. Which of both it is, a reading of one word cannot tell; the words of the documents do.
 */
import { oneOf } from "../../text/lexicon/patterns.js";

/** Particles of one letter that nouns of two end with, too: `회의`, `도로`. */
const WITH_PARTICLE = new RegExp(
  `^([가-힣A-Za-z0-9]{3,30})${oneOf(["의", "로", "도", "과", "이", "가", "은", "는", "만"])}$`,
);

/** The stem; null where a document has the word itself, or none has the stem. */
export function stemOfUnknown(word: string, isKnown: (word: string) => boolean): string | null {
  const stem = WITH_PARTICLE.exec(word)?.[1];
  return stem !== undefined && !isKnown(word) && isKnown(stem) ? stem : null;
}
