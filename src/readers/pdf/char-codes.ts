/** Text of a PDFium character code: control characters dropped, ligatures split, Hancom symbols mapped to Unicode. */
import { foldSymbols } from "../hangul/hancom-symbols.js";

/** What stands for a glyph whose character is not known. */
export const UNKNOWN = "\ufffd";

/** UTF-16 surrogates (Unicode 3.9). */
const LEAD_SURROGATE = 0xd800;
const TRAIL_SURROGATE = 0xdc00;
const LAST_SURROGATE = 0xdfff;

/** Texts by code within the first plane: a page asks for the same few hundred again and again. */
const FIRST_PLANE = 0x10000;
const known = new Array<string | undefined>(FIRST_PLANE);

/** The text of one character code; empty where nothing is printed. */
export function characters(code: number): string {
  if (code >= FIRST_PLANE) return read(code);
  let text = known[code];
  if (text === undefined) {
    text = read(code);
    known[code] = text;
  }
  return text;
}

function read(code: number): string {
  // A glyph that the font gives no character for is still seen on the page.
  if (code === 0) return UNKNOWN;
  // PDFium marks a hyphen at a line's end with U+0002.
  if (code === 0x02 || code === 0xad) return "-";
  if (code === 0x09 || code === 0xa0) return " ";
  if (code < 0x20 || (code >= 0x7f && code < 0xa0) || code === 0xfeff || code > 0x10ffff) return "";
  if (code >= 0x200b && code <= 0x200f) return "";
  if (code >= LEAD_SURROGATE && code <= LAST_SURROGATE) return UNKNOWN;
  const text = String.fromCodePoint(code);
  const folded = (code >= 0xfb00 && code <= 0xfb06) || (code >= 0x2f00 && code <= 0x2fd5);
  if (folded) return text.normalize("NFKC");
  return isHancomSign(code) ? foldSymbols(text) : text;
}

/** Hancom's own signs and old Hangul; U+F000–U+F0FF is left to symbol fonts, whose signs only the font knows. */
const isHancomSign = (code: number): boolean =>
  code >= 0xf0000 || (code >= 0xe000 && code <= 0xf8ff && (code < 0xf000 || code > 0xf0ff));

/** Private-use values mean something only in the font that is not told. */
export const isUnmapped = (text: string): boolean =>
  text >= "\ud800" && (text === UNKNOWN || text === "\uffff" || /^\p{Co}$/u.test(text));

export const isLead = (code: number): boolean => code >= LEAD_SURROGATE && code < TRAIL_SURROGATE;

/** What lies beyond the first plane comes in two halves, one character after the other; 0 where they make no pair. */
export const pairOf = (lead: number, trail: number): number =>
  trail >= TRAIL_SURROGATE && trail <= LAST_SURROGATE
    ? 0x10000 + ((lead - LEAD_SURROGATE) << 10) + (trail - TRAIL_SURROGATE)
    : 0;
