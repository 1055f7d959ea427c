/** Restores spaces that PDFium drops: at a line end they tell a broken word from two words. */

import type { OpenText } from "./open-text.js";
import type { CollectedGlyph } from "./place-glyph.js";
import type { TextStyle, TextStyles } from "./text-styles.js";

/** Bounds that reach further than the ink by this many ems end in a space. */
const BEARING = 0.012;

/**
 * The glyphs with the spaces put back. An object's bounds reach to where the next character would start only when a space
 * follows its last ink; objects with no character left are spaces. Only for pages that are not turned.
 */
export function restoreSpaces(
  open: OpenText,
  glyphs: CollectedGlyph[],
  texts: readonly number[],
  styles: TextStyles,
): CollectedGlyph[] {
  const { pdfium, scratch, upright } = open;
  const { FPDFPageObj_GetBounds } = pdfium;
  /** By the glyph that the space follows. */
  const after = new Map<number, CollectedGlyph>();
  let last = -1;
  for (const object of texts) {
    const style = styles.known(object);
    const own = style !== undefined && style.lastGlyph >= 0;
    const at = own ? style.lastGlyph : last;
    last = at;
    if (at < 0) continue;
    const glyph = glyphs[at]!;
    if (glyph.text === " " || glyph.turn !== 0 || glyphs[at + 1]?.text === " ") continue;
    FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12);
    const bounds = pdfium.pdfium.HEAPF32;
    const left = bounds[scratch >> 2]! - upright.left;
    const baseline = upright.top - bounds[(scratch >> 2) + 1]!;
    const right = bounds[(scratch >> 2) + 2]! - upright.left;
    if (own && style.lean !== 0) {
      // Bounds and ink lean, and neither tells where the last letter ends.
      glyph.endUnknown = true;
    } else if (own) {
      const inkRight = endOfInk(open, style) + outline(open, object, style);
      if (right - inkRight > BEARING * glyph.size && right - glyph.box[2] < glyph.size)
        after.set(at, spaceAfter(glyph, glyph.box[2]));
      else if (isCondensed(glyphs, at, inkRight)) glyph.endUnknown = true;
    } else if (
      Math.abs(baseline - glyph.baseline) < 0.2 * glyph.size &&
      left >= glyph.box[2] - 0.5
    ) {
      after.set(at, spaceAfter(glyph, left));
    }
  }
  if (after.size === 0) return glyphs;
  const out: CollectedGlyph[] = [];
  for (let index = 0; index < glyphs.length; index++) {
    out.push(glyphs[index]!);
    const space = after.get(index);
    if (space) out.push(space);
  }
  return out;
}

const spaceAfter = (glyph: CollectedGlyph, start: number): CollectedGlyph => ({
  ...glyph,
  text: " ",
  box: [start, glyph.box[1], start, glyph.box[3]],
});

/** How far the line around stroked letters reaches over their ink: the engine's bounds have it, whatever the scale of the page. */
function outline({ pdfium, scratch }: OpenText, object: number, { stroked }: TextStyle): number {
  if (!stroked) return 0;
  pdfium.FPDFPageObj_GetStrokeWidth(object, scratch + 16);
  return pdfium.pdfium.HEAPF32[(scratch >> 2) + 4]! / 2;
}

function endOfInk(
  { pdfium, text, scratch, upright }: OpenText,
  { lastCharacter }: TextStyle,
): number {
  pdfium.FPDFText_GetCharBox(text, lastCharacter, scratch, scratch + 8, scratch + 16, scratch + 24);
  return pdfium.pdfium.HEAPF64[(scratch >> 3) + 1]! - upright.left;
}

/** Whether letters are set so close that the place after the last one lies within its ink: a space there leaves no trace. */
function isCondensed(glyphs: readonly CollectedGlyph[], at: number, inkRight: number): boolean {
  const glyph = glyphs[at]!;
  const before = glyphs[at - 1];
  const onLine = before && before.turn === 0 && Math.abs(before.baseline - glyph.baseline) < 1;
  const spacing = onLine ? Math.min(glyph.box[0] - before.box[2], 0) : 0;
  return glyph.box[2] + spacing - inkRight <= BEARING * glyph.size;
}
