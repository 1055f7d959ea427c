/**
 * Which glyphs draw a character of a page picture. Hancom's private characters have a picture only in Hancom's fonts, the soft hyphen is
 * printed as a hyphen, and the bundled font lacks signs that official documents begin their lists with: each is drawn by what looks like
 * it. Only the drawing changes, never text.
 */
import { foldSymbols } from "./hancom-symbols.js";

const SOFT_HYPHEN = "\u00ad";
/** As `hancom-symbols.ts` writes a digit in a box, and 인 in a ring. */
const ENCLOSING_SQUARE = "\u20de";
const SEAL = "(인)";

/** Signs that the bundled font lacks, each with the glyphs that look like it; several are drawn over each other. */
export const LOOKALIKES: ReadonlyMap<string, string> = new Map([
  ...alike("․∙⋅", "·"),
  ...alike("⦁", "•"),
  ...alike("∼", "~"),
  ...alike("❍", "○"),
  ...alike("❏❐❑❒☐◻", "□"),
  ...alike("☑", "□✓"),
  ...alike("☒", "⊠"),
  ...alike("⊞", "□+"),
  ...alike("⊟", "□-"),
  ...alike("▸‣►", "▶"),
  ...alike("▴", "▲"),
  ...alike("▾", "▼"),
  ...alike("◂", "◀"),
  ...alike("⬧⧫", "◆"),
  ...alike("↳", "└"),
  ...alike("↵", "┘"),
  ...alike("⇓", "↓"),
  ...alike("⇑", "↑"),
  ...alike("➜➔➢", "→"),
  ...alike("✗", "×"),
  ...alike("✔", "✓"),
  ...alike("▹", "▷"),
  ...alike("⟷", "↔"),
  ...numbered("➀", 10, "①"),
  ...numbered("➊", 10, "❶"),
]);

function alike(signs: string, glyphs: string): [string, string][] {
  return [...signs].map((sign) => [sign, glyphs]);
}

function numbered(first: string, count: number, likeness: string): [string, string][] {
  const at = (start: string, index: number) => String.fromCodePoint(start.codePointAt(0)! + index);
  return Array.from({ length: count }, (_, index) => [at(first, index), at(likeness, index)]);
}

/**
 * All of them are drawn at the place of the character; one may be a syllable of several code points. `bundled`: in the bundled font, which has no others to fall
 * back to.
 */
export function glyphsOf(character: string, bundled: boolean): string[] {
  if (character === SOFT_HYPHEN) return ["-"];
  const folded = foldSymbols(character);
  if (folded === SEAL) return ["㊞"];
  const signs = folded.endsWith(ENCLOSING_SQUARE) ? [...folded.slice(0, -1), "□"] : [folded];
  return bundled ? signs.flatMap((sign) => [...(LOOKALIKES.get(sign) ?? [sign])]) : signs;
}
