/**
 * Finds text that PDFium leaves out. It takes a text object for the overprint of one before it where both have the same codes and
 * overlap, whatever their fonts: where each letter is an object and fonts state no widths, as Hancom's writer prints, `제7조` of two fonts
 * loses a letter. Objects that stand apart are never left out, so those without a character are moved apart while the text is loaded.
 * What was an overprint after all is told by its letters (`overprint.ts`).
 */
import type { FormTexts } from "./drawn-shapes.js";
import type { Pdfium } from "./pdfium-module.js";

/** PDFium compares an object with so many before it. */
const LOOKS_BACK = 5;
/** It asks for more than half of the object's width; bounds are rounded. */
const MIN_OVERLAP = 0.45;
/** Points between the lines that objects are moved to, and above the page: more than letters are high. */
const APART = 1_000;
/** More are not moved: the engine's numbers tell places so far off no longer apart. */
export const MAX_MOVED = 1_000;

/** How far each object was moved on the page, in points. */
export type Moved = ReadonlyMap<number, { x: number; y: number }>;

interface Bounds {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

/** Of the text objects of the page and of each form, those that have no character and lie over one painted before them. */
export function suppressedTexts(
  pdfium: Pdfium,
  lists: readonly FormTexts[],
  hasText: (object: number) => boolean,
  scratch: number,
): FormTexts[] {
  return lists
    .map(({ texts, matrix }) => ({
      texts: leftOut(pdfium, texts, hasText, scratch),
      matrix,
    }))
    .filter(({ texts }) => texts.length > 0);
}

function leftOut(
  pdfium: Pdfium,
  texts: readonly number[],
  hasText: (object: number) => boolean,
  scratch: number,
): number[] {
  return texts.filter((object, place) => {
    if (hasText(object)) return false;
    const own = boundsOf(pdfium, object, scratch);
    const width = own.right - own.left;
    if (width <= 0 || own.top <= own.bottom) return false;
    return texts.slice(Math.max(0, place - LOOKS_BACK), place).some((before) => {
      const other = boundsOf(pdfium, before, scratch);
      const shared = Math.min(own.right, other.right) - Math.max(own.left, other.left);
      return shared >= MIN_OVERLAP * width && own.bottom < other.top && other.bottom < own.top;
    });
  });
}

/** The page's text, loaded with these objects apart; they are back in their places afterwards. */
export function loadApart(
  pdfium: Pdfium,
  page: number,
  lists: readonly FormTexts[],
): { text: number; moved: Moved; all: boolean } {
  const steps = lists.flatMap(({ texts, matrix }) => texts.map((object) => ({ object, matrix })));
  const some = steps.slice(0, MAX_MOVED).map(({ object, matrix: [, , c, d] }, place) => {
    // Objects of a form are moved in its own units.
    const unit = Math.hypot(c, d) || 1;
    const up = (APART * (place + 2)) / unit;
    return { object, up, by: { x: c * up, y: d * up } };
  });
  for (const { object, up } of some) pdfium.FPDFPageObj_Transform(object, 1, 0, 0, 1, 0, up);
  const text = pdfium.FPDFText_LoadPage(page);
  for (const { object, up } of some) pdfium.FPDFPageObj_Transform(object, 1, 0, 0, 1, 0, -up);
  const moved = new Map(some.map(({ object, by }) => [object, by]));
  return { text, moved, all: some.length === steps.length };
}

function boundsOf(pdfium: Pdfium, object: number, scratch: number): Bounds {
  pdfium.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  const [left, bottom, right, top] = pdfium.pdfium.HEAPF32.subarray(
    scratch >> 2,
    (scratch >> 2) + 4,
  ) as unknown as [number, number, number, number];
  return { left, bottom, right, top };
}
