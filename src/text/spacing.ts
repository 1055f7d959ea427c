/** Letter-spaced headings (`서 울 특 별 시 장`) closed up, and runs of white space made one. */

/** White space that is more than single spaces; most cells of a large sheet have none. */
const TO_FOLD = /[^\S ]|\u200b| {2}/;

/** Runs of white space (no-break and ideographic spaces too) become one space. */
export function foldSpace(text: string): string {
  if (!TO_FOLD.test(text)) return text.trim();
  return text.replace(/[\s\u00a0\u2000-\u200b\u3000\ufeff]+/g, " ").trim();
}

/** Every white space gone: for comparing what people space differently. */
export function squeeze(text: string): string {
  return text.replace(/[\s\u00a0\u2000-\u200b\u3000\ufeff]+/g, "");
}

/** Closes up only what is letter-spaced as a whole: `각 과 및 안전센터` is not. */
export function closeWhole(text: string): string {
  const folded = foldSpace(text);
  return /^(?:[가-힣·ㆍ] )+[가-힣]$/.test(folded) ? folded.replaceAll(" ", "") : folded;
}

/**
 * Closes up text that is spaced letter by letter. Prose has single-syllable words too (`그 중 한 명`), so this is for
 * headings and field values; a run must have three letters, or be the whole text.
 */
export function closeUp(text: string): string {
  const folded = foldSpace(text);
  if (/^(?:[가-힣·ㆍ] )+[가-힣]$/.test(folded)) return folded.replaceAll(" ", "");
  return folded.replace(/(?<![가-힣])[가-힣](?: [가-힣·ㆍ]){2,}(?![가-힣])/g, (run) =>
    run.replaceAll(" ", ""),
  );
}
