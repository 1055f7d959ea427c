/** What a private character stands for: each maker of fonts has signs of its own at the same places, so the font's name decides. */
import { characters } from "./char-codes.js";
import { equationSign } from "./equation-font.js";

/** Old Hangul stands at private characters in fonts of Hancom and Hanyang, and in those of Windows that Hanyang drew. */
const OLD_HANGUL_FONT =
  /^(?:[A-Z]{6}\+)?(?:HCR|HY|Haan|Hancom|Hanyang|New ?(?:Batang|Dotum|Gulim|Gungsuh)|함초롬|한컴|한양)/i;
/** Private characters of the first plane (Unicode 23.5). */
const FIRST_PRIVATE = 0xe000;
const LAST_PRIVATE = 0xf8ff;

/** Which signs a font has at private characters; one without a name may be drawn after any. */
export type PrivateLetters = "equations" | "old Hangul" | "its own";

export function privateLettersOf(font: string): PrivateLetters {
  if (/^(?:[A-Z]{6}\+)?HY?hwpEQ$/i.test(font)) return "equations";
  return font === "" || OLD_HANGUL_FONT.test(font) ? "old Hangul" : "its own";
}

/** The text of a character code in a font; empty where nothing is printed. */
export function printedText(code: number, letters: PrivateLetters): string {
  if (code < FIRST_PRIVATE || code > LAST_PRIVATE) return characters(code);
  if (letters === "equations") return equationSign(code) ?? String.fromCharCode(code);
  return letters === "old Hangul" ? characters(code) : String.fromCharCode(code);
}
