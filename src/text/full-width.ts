/** Folds full-width forms (`９`, `，`, `［`) to ASCII, so that rules for digits and punctuation apply to them. */

/** Offset of the full-width ASCII block (U+FF01–U+FF5E) from ASCII. */
const FULL_WIDTH_OFFSET = 0xfee0;

/** Character by character, so offsets stay valid. */
export function halfWidth(text: string): string {
  return text.replace(/[\uff01-\uff5e]/g, (letter) =>
    String.fromCharCode(letter.charCodeAt(0) - FULL_WIDTH_OFFSET),
  );
}
