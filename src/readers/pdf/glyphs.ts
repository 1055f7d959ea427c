/** Collects the glyphs of a page: text, box, size, font and paint. */
import type { Tag } from "../layout/page-content.js";
import { drawnSign } from "../symbol-fonts.js";
import { isLead, isUnmapped, pairOf, UNKNOWN } from "./char-codes.js";
import type { DrawnShapes } from "./drawn-shapes.js";
import { restoreSpaces } from "./dropped-spaces.js";
import { IDENTITY } from "./matrix.js";
import type { OpenText } from "./open-text.js";
import type { Pdfium } from "./pdfium-module.js";
import { type CollectedGlyph, type Extent, placeGlyph } from "./place-glyph.js";
import { printedText } from "./private-letters.js";
import { loadApart, type Moved, suppressedTexts } from "./suppressed-text.js";
import { type TextStyle, TextStyles } from "./text-styles.js";
import { narrowUnstated } from "./unstated-advances.js";
import type { UprightPage } from "./upright-page.js";

/** A page with more characters than this is not a page for people; the rest is left out with a warning. */
const MAX_GLYPHS = 200_000;

/** A glyph whose character is not known is one that is seen from this many points of ink on. */
const MIN_INK = 0.5;

const SPACE = 0x20;
/** Stands for the code of a character whose width is its own. */
const NOT_KEPT = 0;
/** Points: a space that a file prints is wider. */
const MIN_SPACE = 0.01;

export interface CollectedGlyphs {
  glyphs: CollectedGlyph[];
  cut: boolean;
}

export function collectGlyphs(
  pdfium: Pdfium,
  page: number,
  upright: UprightPage,
  { texts, formTexts }: Pick<DrawnShapes, "texts" | "formTexts">,
  tags: ReadonlyMap<number, Tag>,
): CollectedGlyphs {
  let text = pdfium.FPDFText_LoadPage(page);
  if (text === 0) return { glyphs: [], cut: true };
  const scratch = pdfium.pdfium.wasmExports.malloc(64);
  try {
    let open: OpenText = { pdfium, text, scratch, upright };
    let styles = new TextStyles(open, tags);
    let collected = collect(open, styles);
    const hasText = (object: number) => (styles.known(object)?.lastGlyph ?? -1) >= 0;
    const lists = [{ texts, matrix: IDENTITY }, ...formTexts];
    const suppressed = collected.cut ? [] : suppressedTexts(pdfium, lists, hasText, scratch);
    if (suppressed.length > 0) {
      const apart = loadApart(pdfium, page, suppressed);
      if (apart.text === 0) return { ...collected, cut: true };
      pdfium.FPDFText_ClosePage(text);
      text = apart.text;
      open = { ...open, text };
      styles = new TextStyles(open, tags);
      collected = collect(open, styles, apart.moved);
      if (!apart.all) collected.cut = true;
    }
    const { glyphs } = collected;
    narrowUnstated(glyphs);
    if (upright.turn !== 0) return collected;
    return { ...collected, glyphs: restoreSpaces(open, glyphs, texts, styles) };
  } finally {
    pdfium.pdfium.wasmExports.free(scratch);
    pdfium.FPDFText_ClosePage(text);
  }
}

function collect(open: OpenText, styles: TextStyles, moved?: Moved): CollectedGlyphs {
  const { pdfium, text, scratch, upright } = open;
  // Looked up once: the engine has hundreds of functions, and these are called for every character.
  const {
    FPDFText_GetTextObject,
    FPDFText_GetUnicode,
    FPDFText_HasUnicodeMapError,
    FPDFText_GetCharOrigin,
  } = pdfium;
  const glyphs: CollectedGlyph[] = [];
  const count = pdfium.FPDFText_CountChars(text);
  const origin = (scratch >> 3) + 4;
  const extent: Extent = { left: 0, right: 0, bottom: 0, top: 0, originX: 0, originY: 0 };
  let memory = pdfium.pdfium.HEAPF64;
  let style: TextStyle | undefined;
  let styled = 0;
  let paired = -1;
  let [lastObject, lastCode, lastX, lastY] = [0, 0, Number.NaN, Number.NaN];
  for (let index = 0; index < count; index++) {
    if (glyphs.length >= MAX_GLYPHS) return { glyphs, cut: true };
    const object = FPDFText_GetTextObject(text, index);
    // Characters that the engine made up itself (line ends, spaces in gaps) belong to no object.
    if (object === 0) continue;
    let code = FPDFText_GetUnicode(text, index);
    if (isLead(code)) {
      const pair = pairOf(code, index + 1 < count ? FPDFText_GetUnicode(text, index + 1) : 0);
      if (pair !== 0) {
        code = pair;
        paired = index + 1;
      }
    } else if (paired === index) continue;
    if (style === undefined || styled !== object) {
      style = styles.of(object, index);
      styled = object;
    }
    let printed = printedText(code, style.privateLetters);
    const unmapped = FPDFText_HasUnicodeMapError(text, index) === 1;
    if (printed === "") {
      // Without a map to text the engine gives the font's own code, which may look like a control.
      if (!unmapped) continue;
      printed = UNKNOWN;
    }
    if (style.pictures !== undefined) printed = drawnSign(style.pictures, printed);
    FPDFText_GetCharOrigin(text, index, scratch + 32, scratch + 40);
    // A view is emptied when the engine's memory grows.
    if (memory.length === 0) memory = pdfium.pdfium.HEAPF64;
    extent.originX = memory[origin]!;
    extent.originY = memory[origin + 1]!;
    const { originX, originY } = extent;
    const level = style.turn === 0 && upright.turn === 0;
    const ligature = lastObject === object && lastX === originX && lastY === originY;
    // Each letter of a ligature has the width of the whole, which says nothing of that letter elsewhere.
    if (ligature) style.advances.delete(lastCode);
    const kept = ligature ? NOT_KEPT : code;
    if (!level || !setAdvance(open, index, style, kept, extent)) setInk(open, index, extent);
    const by = moved?.get(object);
    if (by) moveBack(extent, by.x, by.y);
    // The engine's own guess at a gap inside a run; what the gap means is told by the whole line.
    if (level && code === SPACE && extent.right - extent.left < MIN_SPACE) continue;
    if (printed === UNKNOWN && extent.right - extent.left < MIN_INK) continue;
    style.lastGlyph = glyphs.length;
    style.lastCharacter = index;
    const glyph = placeGlyph(printed, style, upright, extent);
    glyph.ligature = ligature;
    if (ligature && level) widenLigature(glyphs.at(-1)!, glyph);
    glyph.garbled = unmapped || isUnmapped(printed);
    lastObject = object;
    lastCode = code;
    lastX = originX;
    lastY = originY;
    glyphs.push(glyph);
  }
  return { glyphs, cut: false };
}

/**
 * The advance width, not the ink, is what tells spaces; the engine knows it for unturned text only. It is the same
 * wherever a character of one face and size stands, and costs more to ask for than all the rest. False where there is none.
 * The engine's box is the one around the letter's own, which leans in italics: to the right above the baseline, to the left below.
 */
function setAdvance(
  { pdfium, text, scratch }: OpenText,
  index: number,
  { advances, lean }: TextStyle,
  code: number,
  extent: Extent,
): boolean {
  let advance = advances.get(code);
  if (advance === undefined) {
    pdfium.FPDFText_GetLooseCharBox(text, index, scratch);
    const loose = pdfium.pdfium.HEAPF32;
    const [sideLeft, top, sideRight, bottom] = loose.subarray(scratch >> 2, (scratch >> 2) + 4);
    const left = sideLeft! - lean * ((lean > 0 ? bottom! : top!) - extent.originY);
    const right = sideRight! - lean * ((lean > 0 ? top! : bottom!) - extent.originY);
    if (right <= left) return false;
    advance = { left: left - extent.originX, right: right - extent.originX };
    // Characters without text differ although their code is the same.
    if (code > SPACE) advances.set(code, advance);
  }
  extent.left = extent.originX + advance.left;
  extent.right = extent.originX + advance.right;
  return true;
}

/** The letter before, which was taken for one that stands alone, reaches as far as the ligature that it begins. */
function widenLigature(head: CollectedGlyph, { box }: CollectedGlyph): void {
  head.box[0] = Math.min(head.box[0], box[0]);
  head.box[2] = Math.max(head.box[2], box[2]);
}

function setInk({ pdfium, text, scratch }: OpenText, index: number, extent: Extent): void {
  pdfium.FPDFText_GetCharBox(text, index, scratch, scratch + 8, scratch + 16, scratch + 24);
  const memory = pdfium.pdfium.HEAPF64;
  extent.left = memory[scratch >> 3]!;
  extent.right = memory[(scratch >> 3) + 1]!;
  extent.bottom = memory[(scratch >> 3) + 2]!;
  extent.top = memory[(scratch >> 3) + 3]!;
}

function moveBack(extent: Extent, x: number, y: number): void {
  extent.originX -= x;
  extent.left -= x;
  extent.right -= x;
  extent.originY -= y;
  extent.bottom -= y;
  extent.top -= y;
}
