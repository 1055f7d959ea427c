/** White space: joins letter-spaced text (`서 울 특 별 시 장`), collapses or removes white space. */

/** White space other than single spaces; most cells of a large sheet have none. */
const TO_FOLD = /[^\S ]|\u200b| {2}/;

/** Collapses runs of white space (including no-break and ideographic spaces) to one space. */
export function foldSpace(text: string): string {
  if (!TO_FOLD.test(text)) return text.trim();
  return text.replace(/[\s\u00a0\u2000-\u200b\u3000\ufeff]+/g, " ").trim();
}

/** Removes all white space, for comparing text that is spaced differently. */
export function squeeze(text: string): string {
  return text.replace(/[\s\u00a0\u2000-\u200b\u3000\ufeff]+/g, "");
}

/** What is left for comparing rows of a table: no white space, no `|` between cells, in NFC. */
export function squeezeRow(text: string): string {
  return text.normalize("NFC").replace(/[\s|]+/g, "");
}

/** Letters by which a row is known again. */
const LETTERS_OF_ROW = 80;

/** How a row of a table, or the line of a chunk that prints it, is known again. */
export function rowKey(row: string): string {
  return squeezeRow(row).slice(0, LETTERS_OF_ROW);
}

/** `서 울 특 별 시 장(인사과장)`; `각 실 과(소)장` are words. */
const SPACED_BEFORE_BRACKET = /^(?!각 )(?:[가-힣·ㆍ] ){2,}[가-힣](?=\s?[(（[［])/;

/** Joins letters only if the whole text before a bracket is letter-spaced: `각 과 및 안전센터` is not. */
export function joinWhollySpaced(text: string): string {
  const folded = foldSpace(text);
  const joined = folded.replace(SPACED_BEFORE_BRACKET, (name) => name.replaceAll(" ", ""));
  return /^(?:[가-힣·ㆍ] )+[가-힣]$/.test(folded) ? folded.replaceAll(" ", "") : joined;
}

/** `재 무 제 표 에 대 한`, over the rest of a title: where the spread letters end a word is known from its particle. */
const BEFORE_NEXT_LINE = /(?<=에)(?:대한|관한|따른)$|(?<=[을를])위한$/;

/**
 * Joins letter-spaced runs. Prose has single-syllable words too (`그 중 한 명`), so this is for headings and field values;
 * a run must have three letters, or be the whole text.
 */
export function joinSpacedLetters(text: string): string {
  const folded = foldSpace(text);
  if (/^(?:[가-힣·ㆍ] )+[가-힣]$/.test(folded))
    return folded.replaceAll(" ", "").replace(BEFORE_NEXT_LINE, " $&");
  // `4월 한 달`: a letter behind a figure ends a word, and begins no run.
  return folded.replace(/(?<![가-힣A-Za-z\d])[가-힣](?: [가-힣·ㆍ]){2,}(?![가-힣])/g, (run) =>
    run.replaceAll(" ", ""),
  );
}
