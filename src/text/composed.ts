/** NFC without asking ICU where the code units alone say that nothing changes; that is nearly all text of documents. */

/** NFC, and whole characters: half of a surrogate pair is no text. */
export function composed(text: string): string {
  return isComposed(text) ? text : text.toWellFormed().normalize("NFC");
}

/**
 * Whether every unit is a character of its own that NFC leaves alone whatever stands beside it. False only means that it is not certain:
 * surrogates, private characters, marks that combine and scripts that nobody writes here are not looked up.
 */
export function isComposed(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit >= 0x300 && (unit < 0xac00 || unit > 0xd7a3) && !isStable(unit)) return false;
  }
  return true;
}

/** Punctuation, arrows, signs, boxes; CJK signs, compatibility jamo, units; ideographs; full-width forms. */
function isStable(unit: number): boolean {
  if (unit < 0x3000)
    return (
      (unit >= 0x2010 && unit <= 0x205e) ||
      (unit >= 0x2190 && unit <= 0x2328) ||
      (unit >= 0x232b && unit <= 0x2adb)
    );
  return (
    unit <= 0x3029 ||
    (unit >= 0x3131 && unit <= 0x318e) ||
    (unit >= 0x3200 && unit <= 0x33ff) ||
    (unit >= 0x4e00 && unit <= 0x9fff) ||
    (unit >= 0xff01 && unit <= 0xffee)
  );
}
