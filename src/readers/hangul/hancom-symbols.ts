/**
 * Maps Hancom's private characters to Unicode. HWP 5 writes Hancom symbols at U+A000…, HWPX in plane 15 at the same
 * offset; a symbol without a Unicode equivalent is kept as it is.
 */

import { symbol } from "../symbol-fonts.js";
import { OLD_HANGUL_RUNS } from "./old-hangul.js";

/** Symbols of the "한글(HNC) 문자표" that Unicode can write, by their offset. */
const KNOWN = new Map<number, string>([
  [0x03b, "↓"],
  // 인 in a ring, where a seal goes.
  [0x12b, "(인)"],
  [0x288, "⓪"],
  [0x2ec, "◇"],
  [0x2ef, "·"],
  [0x2fb, "▸"],
  [0x2fc, "►"],
  [0x31c, "■"],
  [0x3a0, "↵"],
  [0x3a7, "⊟"],
  [0x3a8, "⊞"],
  [0x3c5, "□"],
  // A short line, which documents use as a bullet.
  [0x800, "-"],
  [0x806, "┌"],
  [0x807, "┬"],
  [0x808, "┐"],
  [0x80c, "└"],
  [0x80e, "┘"],
  [0x80f, "━"],
  [0x810, "│"],
  [0x811, "┌"],
  [0x817, "└"],
  [0x81a, "─"],
  [0x81c, "┈"],
  [0x832, "═"],
  [0x848, "━"],
  [0x850, "‘"],
  [0x851, "’"],
  [0x854, "『"],
  [0x855, "』"],
]);

/** 1 in a box is the digit with U+20DE, the enclosing square. */
const BOX = "\u20de";

interface SymbolRun {
  from: number;
  count: number;
  sign(index: number): string;
}

const RUNS: SymbolRun[] = [
  // ① … ⑳
  { from: 0x289, count: 20, sign: (index) => String.fromCodePoint(0x2460 + index) },
  { from: 0x3ef, count: 6, sign: (index) => "한글과컴퓨터"[index]! },
  // 1 … 9 in a box
  { from: 0x2b1, count: 9, sign: (index) => `${index + 1}${BOX}` },
  // The left and right halves of two-digit numbers in a box, which are set over each other.
  { from: 0x2ba, count: 9, sign: (index) => `${index + 1}` },
  { from: 0x2c3, count: 10, sign: (index) => `${index}` },
];

/**
 * Symbol fonts put their 256 characters at U+F000; word processors use Wingdings for bullets, check boxes and arrows.
 * These are its characters that are printed otherwise than the general table says.
 */
const WINGDINGS: Record<number, string> = {
  34: "✂",
  69: "☜",
  70: "☞",
  71: "☝",
  72: "☟",
  108: "●",
  109: "❍",
  110: "■",
  111: "□",
  113: "❑",
  114: "❒",
  117: "◆",
  118: "❖",
  158: "·",
  159: "•",
  160: "·",
  161: "○",
  167: "▪",
  168: "◻",
  171: "★",
  216: "➢",
  224: "→",
  232: "➔",
  239: "⇦",
  240: "⇨",
  241: "⇧",
  242: "⇩",
  251: "✗",
  252: "✓",
  253: "☒",
  254: "☑",
};

/** Codes of a symbol font that print something. */
const FIRST_SIGN = 0x21;
const LAST_SIGN = 0xfe;

let privateUse: Map<string, string> | undefined;

/** Made when the first such character is met: most documents have none. */
function privateUseSigns(): Map<string, string> {
  if (privateUse) return privateUse;
  privateUse = new Map();
  for (const [from, syllables] of OLD_HANGUL_RUNS) {
    for (const [index, syllable] of syllables.split(" ").entries()) {
      privateUse.set(String.fromCharCode(from + index), syllable);
    }
  }
  for (let code = FIRST_SIGN; code <= LAST_SIGN; code++) {
    const place = String.fromCharCode(0xf000 + code);
    const sign = WINGDINGS[code] ?? privateUse.get(place) ?? symbol("Wingdings", code);
    if (sign !== "\u{FFFD}") privateUse.set(place, sign);
  }
  return privateUse;
}

const PLANE_15 = 0xf0000;

export function foldSymbols(text: string): string {
  // Plane 15 is written with the lead surrogates U+DB80…U+DBBF.
  if (!/[\uDB80-\uDBBF\uE000-\uF8FF]/.test(text)) return text;
  return text
    .replace(/[\uE000-\uF8FF]/g, (sign) => privateUseSigns().get(sign) ?? sign)
    .replace(
      /[\u{F0000}-\u{FFFFD}]/gu,
      (sign) => symbolAt(sign.codePointAt(0)! - PLANE_15) ?? sign,
    );
}

function symbolAt(offset: number): string | undefined {
  const known = KNOWN.get(offset);
  if (known) return known;
  const run = RUNS.find(({ from, count }) => offset >= from && offset < from + count);
  return run?.sign(offset - run.from);
}
