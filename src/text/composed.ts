/** NFC without asking ICU where the code units alone say that nothing changes; that is nearly all text of documents. */

/** Latin, Hangul; punctuation, arrows, signs, boxes; CJK signs, compatibility jamo, units; ideographs; full-width forms. */
const STABLE: [from: number, to: number][] = [
  [0, 0x2ff],
  [0xac00, 0xd7a3],
  [0x2010, 0x205e],
  [0x2190, 0x2328],
  [0x232b, 0x2adb],
  [0x3000, 0x3029],
  [0x3131, 0x318e],
  [0x3200, 0x33ff],
  [0x4e00, 0x9fff],
  [0xff01, 0xffee],
];

/**
 * For each code unit, 0 where it is a character of its own that NFC leaves alone whatever stands beside it. 1 only means that this is not
 * certain: surrogates, private characters, marks that combine and scripts that nobody writes here are not looked up.
 */
export const MAY_CHANGE = new Uint8Array(0x10000).fill(1);
for (const [from, to] of STABLE) MAY_CHANGE.fill(0, from, to + 1);

/** NFC, and whole characters: half of a surrogate pair is no text. */
export function composed(text: string): string {
  return isComposed(text) ? text : text.toWellFormed().normalize("NFC");
}

/** Whether NFC surely leaves the text as it is, and every unit is one character. */
export function isComposed(text: string): boolean {
  let changes = 0;
  for (let at = 0; at < text.length; at++) changes |= MAY_CHANGE[text.charCodeAt(at)]!;
  return changes === 0;
}
