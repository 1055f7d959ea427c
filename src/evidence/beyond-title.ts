/**
 * What a question says beyond the name of its document. `새빛군 재난관리시스템 사업은 하청을 줘도 되나요` names the document by all but two of its
 * words; in a long document every chunk has those words, and only the others tell where to look.
 */

import { stem } from "../text/particles-and-endings.js";
import { squeeze } from "../text/spacing.js";

/** One syllable stands in any title by chance. */
const SHORTEST = 2;
const WORD = /[가-힣A-Za-z0-9]+/g;

/** The question without the words that these titles and names hold; null where no other is left, or none is held. */
export function beyondTitle(question: string, titles: readonly string[]): string | null {
  const closed = titles.map((title) => closedOf(title));
  let held = 0;
  const rest = question.normalize("NFC").replace(WORD, (written) => {
    const word = closedOf(stem(written));
    if (word.length < SHORTEST || !closed.some((title) => title.includes(word))) return written;
    held += 1;
    return " ";
  });
  return held > 0 && /[\p{L}\p{N}]/u.test(rest) ? rest : null;
}

function closedOf(text: string): string {
  return squeeze(text.normalize("NFC").toLowerCase()).replace(/[^\p{L}\p{N}]+/gu, "");
}
