/**
 * The size of letters whose font keeps it to itself. A font of drawn letters has a matrix of its own (ISO 32000-1, 9.6.5): TeX writes
 * bitmap fonts that are set at a tenth of a point and drawn as high as any other. What tells is the ink.
 */
import type { Turn } from "../layout/page-content.js";
import type { OpenText } from "./open-text.js";

/** Below this many points the stated size is looked at; few people set anything so small. */
export const SUSPECT_SIZE = 3;
/** Letters that are looked at, from the first one on. */
const MOST_SAMPLED = 200;
/** Letters stand this many ems above the baseline; those of an ordinary font never stand much higher than their em. */
const LETTER_HEIGHT = 0.72;
const TOO_HIGH = 2;

/** The size in points: the stated one, or where the ink is far higher, the one that the highest letter has. */
export function drawnSize(open: OpenText, index: number, stated: number, turn: Turn): number {
  const { pdfium, text } = open;
  const font = (at: number): number => {
    const object = pdfium.FPDFText_GetTextObject(text, at);
    return object === 0 ? 0 : pdfium.FPDFTextObj_GetFont(object);
  };
  const own = font(index);
  const object = pdfium.FPDFText_GetTextObject(text, index);
  const end = Math.min(pdfium.FPDFText_CountChars(text), index + MOST_SAMPLED);
  let highest = 0;
  for (let at = index; at < end; at++) {
    const isOfObject = pdfium.FPDFText_GetTextObject(text, at) === object;
    // Other text of the font may be set larger: that the ink is higher must show here.
    if (!isOfObject && highest <= TOO_HIGH * stated) return stated;
    if (font(at) === own) highest = Math.max(highest, heightOf(open, at, turn));
  }
  return highest > TOO_HIGH * stated ? highest / LETTER_HEIGHT : stated;
}

/** How far the ink of a character reaches from its baseline. */
function heightOf({ pdfium, text, scratch }: OpenText, at: number, turn: Turn): number {
  pdfium.FPDFText_GetCharBox(text, at, scratch, scratch + 8, scratch + 16, scratch + 24);
  pdfium.FPDFText_GetCharOrigin(text, at, scratch + 32, scratch + 40);
  const values = pdfium.pdfium.HEAPF64.subarray(scratch >> 3, (scratch >> 3) + 6);
  const [left, right, bottom, top, x, y] = values as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return turn % 2 === 0
    ? Math.max(Math.abs(top - y), Math.abs(bottom - y))
    : Math.max(Math.abs(right - x), Math.abs(left - x));
}
