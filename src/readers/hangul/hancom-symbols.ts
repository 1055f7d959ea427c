/**
 * Maps Hancom's private characters to Unicode. HWP 5 writes Hancom symbols at U+A000…, HWPX in plane 15 at the same
 * offset; a symbol without a Unicode equivalent is kept as it is.
 */

import { OLD_HANGUL_RUNS } from "./old-hangul.js";

/** Symbols of the "한글(HNC) 문자표" that Unicode can write, by their offset. */
const KNOWN = new Map<number, string>([
  // 인 in a ring, where a seal goes.
  [0x12b, "(인)"],
  [0x2ef, "·"],
  [0x2fb, "▸"],
  [0x2fc, "►"],
  [0x3a0, "↵"],
  [0x80c, "└"],
  [0x81a, "─"],
  [0x81c, "┈"],
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
 * These are its characters that Unicode has.
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
  for (const [code, sign] of Object.entries(WINGDINGS)) {
    privateUse.set(String.fromCharCode(0xf000 + Number(code)), sign);
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
