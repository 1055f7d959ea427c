/** Full-width forms (`９`, `，`, `［`) as their ASCII ones, so that a rule for digits and marks cannot be passed by them. */

/** The block of full-width ASCII (U+FF01–U+FF5E) stands this far from ASCII itself. */
const DISTANCE = 0xfee0;

/** Character for character: offsets stay. */
export function halfWidth(text: string): string {
  return text.replace(/[\uff01-\uff5e]/g, (letter) =>
    String.fromCharCode(letter.charCodeAt(0) - DISTANCE),
  );
}
