/** Every printed character of a page with its box, size, face and how it is painted. */
import type { Box } from "../../model/format.js";
import { foldSymbols } from "../hangul/symbols.js";
import type { Glyph, Tag, Turn } from "../layout/page.js";
import type { Upright } from "./page.js";
import type { Pdfium } from "./pdfium.js";

/** A page with more characters than this is not a page for people; the rest is left out with a warning. */
const MAX_GLYPHS = 200_000;

/** How far, in ems, a glyph reaches above and below its baseline; Korean faces fill the em square. */
const ASCENT = 0.86;
const DESCENT = 0.2;

/** Bounds that reach further than the ink by this many ems end in a space. */
const BEARING = 0.012;

/** What stands for a glyph whose character is not known, and how many points of ink make it one that is seen. */
const UNKNOWN = "\ufffd";
const MIN_INK = 0.5;

/** Text slanted more than this from the page's axes is not set in lines: a stamp or a watermark. */
const MAX_SLANT = Math.sin((10 * Math.PI) / 180);

/** UTF-16 surrogates (Unicode 3.9). */
const LEAD_SURROGATE = 0xd800;
const TRAIL_SURROGATE = 0xdc00;
const LAST_SURROGATE = 0xdfff;

/** Text rendering modes (ISO 32000-1, table 106). */
const MODE_STROKED = 2;
const MODE_INVISIBLE = 3;
const MODE_CLIP = 7;

/** How a text object is painted; the same for all its characters. */
interface Style {
  size: number;
  /** Of the characters of its face and size that were met so far. */
  advances: Map<number, Advance>;
  bold: boolean;
  font: number;
  turn: Turn;
  slanted: boolean;
  mark: number;
  invisible: boolean;
  white: boolean;
  tag?: Tag;
  artifact?: boolean;
}

export interface CollectedGlyph extends Glyph {
  /** Never painted: rendering mode 3 or fully transparent. */
  invisible: boolean;
  white: boolean;
  slanted: boolean;
  /** A further letter of the ligature that the glyph before it shows: the same place, and no overprint. */
  ligature: boolean;
}

export interface Collected {
  glyphs: CollectedGlyph[];
  cut: boolean;
}

/** Where a text object's last glyph stands in the list, and in the engine's own. */
interface LastGlyph {
  glyph: number;
  character: number;
}

/** From a glyph's origin to where it begins and to where the next would stand. */
interface Advance {
  left: number;
  right: number;
}

interface CollectedObjects extends Collected {
  objects: Map<number, LastGlyph>;
}

export function collectGlyphs(
  pdfium: Pdfium,
  page: number,
  upright: Upright,
  texts: readonly number[],
  tags: ReadonlyMap<number, Tag>,
): Collected {
  const text = pdfium.FPDFText_LoadPage(page);
  if (text === 0) return { glyphs: [], cut: true };
  const scratch = pdfium.pdfium.wasmExports.malloc(64);
  try {
    const collected = collect(pdfium, text, scratch, upright, tags);
    if (upright.turn === 0) restoreSpaces(pdfium, text, collected, texts, scratch, upright);
    return { glyphs: collected.glyphs, cut: collected.cut };
  } finally {
    pdfium.pdfium.wasmExports.free(scratch);
    pdfium.FPDFText_ClosePage(text);
  }
}

function collect(
  pdfium: Pdfium,
  text: number,
  scratch: number,
  upright: Upright,
  tags: ReadonlyMap<number, Tag>,
): CollectedObjects {
  const objects = new Map<number, LastGlyph>();
  const styles = new Map<number, Style>();
  const faces = new Map<string, number>();
  const glyphs: CollectedGlyph[] = [];
  const count = pdfium.FPDFText_CountChars(text);
  const doubles = scratch >> 3;
  const extent: Extent = { left: 0, right: 0, bottom: 0, top: 0, originX: 0, originY: 0 };
  const advances = new Map<string, Map<number, Advance>>();
  let paired = -1;
  let [lastObject, lastX, lastY] = [0, Number.NaN, Number.NaN];
  for (let index = 0; index < count; index++) {
    if (glyphs.length >= MAX_GLYPHS) return { glyphs, objects, cut: true };
    const object = pdfium.FPDFText_GetTextObject(text, index);
    // Characters that the engine made up itself (line ends, spaces in gaps) belong to no object.
    if (object === 0) continue;
    let code = pdfium.FPDFText_GetUnicode(text, index);
    if (code >= LEAD_SURROGATE && code < TRAIL_SURROGATE) {
      // What lies beyond the first plane comes in two halves, one character after the other.
      const trail = index + 1 < count ? pdfium.FPDFText_GetUnicode(text, index + 1) : 0;
      if (trail >= TRAIL_SURROGATE && trail <= LAST_SURROGATE) {
        code = 0x10000 + ((code - LEAD_SURROGATE) << 10) + (trail - TRAIL_SURROGATE);
        paired = index + 1;
      }
    } else if (paired === index) continue;
    let printed = characters(code);
    if (printed === "") {
      // Without a map to text the engine gives the font's own code, which may look like a control.
      if (pdfium.FPDFText_HasUnicodeMapError(text, index) !== 1) continue;
      printed = UNKNOWN;
    }
    let style = styles.get(object);
    if (!style) {
      style = styleOf(pdfium, text, index, object, scratch, upright, faces, advances);
      if (tags.size > 0) {
        const tag = tags.get(style.mark);
        if (tag) style.tag = tag;
        else style.artifact = isArtifact(pdfium, object);
      }
      styles.set(object, style);
    }
    pdfium.FPDFText_GetCharOrigin(text, index, scratch + 32, scratch + 40);
    extent.originX = pdfium.pdfium.HEAPF64[doubles + 4]!;
    extent.originY = pdfium.pdfium.HEAPF64[doubles + 5]!;
    const level = style.turn === 0 && upright.turn === 0;
    if (!level || !setAdvance(pdfium, text, index, scratch, style.advances, code, extent))
      setInk(pdfium, text, index, scratch, extent);
    const { originX, originY } = extent;
    if (printed === UNKNOWN && extent.right - extent.left < MIN_INK) continue;
    const known = objects.get(object);
    if (known) {
      known.glyph = glyphs.length;
      known.character = index;
    } else {
      objects.set(object, { glyph: glyphs.length, character: index });
    }
    const ligature = lastObject === object && lastX === originX && lastY === originY;
    lastObject = object;
    lastX = originX;
    lastY = originY;
    const glyph = placed(printed, style, upright, extent);
    glyph.ligature = ligature;
    if (pdfium.FPDFText_HasUnicodeMapError(text, index) === 1 || isUnmapped(printed))
      glyph.garbled = true;
    glyphs.push(glyph);
  }
  return { glyphs, objects, cut: false };
}

/**
 * The advance width, not the ink, is what tells spaces; the engine knows it for unturned text only. It is the same
 * wherever a character of one face and size stands, and costs more to ask for than all the rest. False where there is none.
 */
function setAdvance(
  pdfium: Pdfium,
  text: number,
  index: number,
  scratch: number,
  advances: Map<number, Advance>,
  code: number,
  extent: Extent,
): boolean {
  let advance = advances.get(code);
  if (!advance) {
    pdfium.FPDFText_GetLooseCharBox(text, index, scratch);
    const loose = pdfium.pdfium.HEAPF32;
    const left = loose[scratch >> 2]!;
    const right = loose[(scratch >> 2) + 2]!;
    if (right <= left) return false;
    advance = { left: left - extent.originX, right: right - extent.originX };
    // Characters without text differ although their code is the same.
    if (code > 0x20) advances.set(code, advance);
  }
  extent.left = extent.originX + advance.left;
  extent.right = extent.originX + advance.right;
  return true;
}

function setInk(
  pdfium: Pdfium,
  text: number,
  index: number,
  scratch: number,
  extent: Extent,
): void {
  pdfium.FPDFText_GetCharBox(text, index, scratch, scratch + 8, scratch + 16, scratch + 24);
  const memory = pdfium.pdfium.HEAPF64;
  extent.left = memory[scratch >> 3]!;
  extent.right = memory[(scratch >> 3) + 1]!;
  extent.bottom = memory[(scratch >> 3) + 2]!;
  extent.top = memory[(scratch >> 3) + 3]!;
}

/**
 * The engine drops spaces at the end of a line, but they tell a broken word from two words. An object's bounds reach to
 * where the next character would start only when a space follows its last ink; objects with no character left are spaces.
 */
function restoreSpaces(
  pdfium: Pdfium,
  text: number,
  collected: CollectedObjects,
  texts: readonly number[],
  scratch: number,
  upright: Upright,
): void {
  const after = new Map<number, CollectedGlyph>();
  let last: number | undefined;
  for (const object of texts) {
    const known = collected.objects.get(object);
    const at: number | undefined = known?.glyph ?? last;
    last = at;
    if (at === undefined || collected.glyphs[at]!.text === " ") continue;
    if (collected.glyphs[at + 1]?.text === " ") continue;
    const glyph = collected.glyphs[at]!;
    if (glyph.turn !== 0) continue;
    pdfium.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12);
    const memory = pdfium.pdfium.HEAPF32;
    const [left] = upright.point(memory[scratch >> 2]!, 0);
    const [right, baseline] = upright.point(
      memory[(scratch >> 2) + 2]!,
      memory[(scratch >> 2) + 1]!,
    );
    let inkRight = 0;
    if (known) {
      pdfium.FPDFText_GetCharBox(
        text,
        known.character,
        scratch,
        scratch + 8,
        scratch + 16,
        scratch + 24,
      );
      [inkRight] = upright.point(pdfium.pdfium.HEAPF64[(scratch >> 3) + 1]!, 0);
    }
    const isSpace = known
      ? right - inkRight > BEARING * glyph.size && right - glyph.box[2] < glyph.size
      : Math.abs(baseline - glyph.baseline) < 0.2 * glyph.size && left >= glyph.box[2] - 0.5;
    if (!isSpace) {
      if (known && isCondensed(collected.glyphs, at, inkRight)) glyph.endUnknown = true;
      continue;
    }
    const start = known ? glyph.box[2] : left;
    after.set(at, { ...glyph, text: " ", box: [start, glyph.box[1], start, glyph.box[3]] });
  }
  if (after.size === 0) return;
  collected.glyphs = collected.glyphs.flatMap((glyph, index) => {
    const space = after.get(index);
    return space ? [glyph, space] : [glyph];
  });
}

/** Whether letters are set so close that the place after the last one lies within its ink: a space there leaves no trace. */
function isCondensed(glyphs: readonly CollectedGlyph[], at: number, inkRight: number): boolean {
  const glyph = glyphs[at]!;
  const before = glyphs[at - 1];
  const onLine = before && before.turn === 0 && Math.abs(before.baseline - glyph.baseline) < 1;
  const spacing = onLine ? Math.min(glyph.box[0] - before.box[2], 0) : 0;
  return glyph.box[2] + spacing - inkRight <= BEARING * glyph.size;
}

interface Extent {
  left: number;
  right: number;
  bottom: number;
  top: number;
  originX: number;
  originY: number;
}

function placed(printed: string, style: Style, upright: Upright, extent: Extent): CollectedGlyph {
  const { turn, size } = style;
  let box: Box;
  let baseline: number;
  if (turn === 0 && upright.turn === 0) {
    // By far the most glyphs: nothing is turned.
    baseline = upright.top - extent.originY;
    box = [
      extent.left - upright.left,
      baseline - ASCENT * size,
      extent.right - upright.left,
      baseline + DESCENT * size,
    ];
  } else {
    [box, baseline] = turnedBox(style, upright, extent);
  }
  clampTo(box, upright);
  const glyph: CollectedGlyph = {
    text: printed,
    box,
    baseline,
    size,
    bold: style.bold,
    font: style.font,
    turn,
    mark: style.mark,
    invisible: style.invisible,
    white: style.white,
    slanted: style.slanted,
    ligature: false,
  };
  if (style.tag) glyph.tag = style.tag;
  if (style.artifact) glyph.artifact = true;
  return glyph;
}

function turnedBox({ turn, size }: Style, upright: Upright, extent: Extent): [Box, number] {
  const [ax, ay] = upright.point(extent.left, extent.bottom);
  const [bx, by] = upright.point(extent.right, extent.top);
  const [ox, oy] = upright.point(extent.originX, extent.originY);
  const box: Box = [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)];
  // Across the text, the em square around the baseline is the same for every glyph of a line; ink is not.
  if (turn === 0) {
    box[1] = oy - ASCENT * size;
    box[3] = oy + DESCENT * size;
  } else if (turn === 2) {
    box[1] = oy - DESCENT * size;
    box[3] = oy + ASCENT * size;
  } else if (turn === 1) {
    box[0] = ox - DESCENT * size;
    box[2] = ox + ASCENT * size;
  } else {
    box[0] = ox - ASCENT * size;
    box[2] = ox + DESCENT * size;
  }
  const baseline =
    turn === 0 ? oy : turn === 1 ? upright.width - ox : turn === 2 ? upright.height - oy : ox;
  return [box, baseline];
}

/** Descenders and ascents may reach over the page's edge; boxes do not. What lies outside altogether stays outside. */
function clampTo(box: Box, upright: Upright): void {
  if (box[2] <= 0 || box[3] <= 0 || box[0] >= upright.width || box[1] >= upright.height) return;
  box[0] = Math.max(box[0], 0);
  box[1] = Math.max(box[1], 0);
  box[2] = Math.min(box[2], upright.width);
  box[3] = Math.min(box[3], upright.height);
}

function styleOf(
  pdfium: Pdfium,
  text: number,
  index: number,
  object: number,
  scratch: number,
  upright: Upright,
  faces: Map<string, number>,
  advances: Map<string, Map<number, Advance>>,
): Style {
  pdfium.FPDFText_GetMatrix(text, index, scratch);
  const at = scratch >> 2;
  const [a, b, c, d] = pdfium.pdfium.HEAPF32.slice(at, at + 4) as unknown as number[];
  const fontSize = pdfium.FPDFText_GetFontSize(text, index);
  const size = Math.max(Math.abs(fontSize) * Math.hypot(c!, d!), 0.01);
  const [zeroX, zeroY] = upright.point(0, 0);
  const [alongX, alongY] = upright.point(a!, b!);
  const length = Math.hypot(alongX - zeroX, alongY - zeroY) || 1;
  const dx = (alongX - zeroX) / length;
  const dy = (alongY - zeroY) / length;
  const turn: Turn = Math.abs(dx) >= Math.abs(dy) ? (dx >= 0 ? 0 : 2) : dy >= 0 ? 1 : 3;
  const font = pdfium.FPDFTextObj_GetFont(object);
  const name = fontName(pdfium, font);
  if (!faces.has(name)) faces.set(name, faces.size);
  const mode = pdfium.FPDFTextObj_GetTextRenderMode(object);
  const face = `${font} ${fontSize} ${a} ${b}`;
  let known = advances.get(face);
  if (!known) {
    known = new Map();
    advances.set(face, known);
  }
  pdfium.FPDFText_GetFillColor(text, index, scratch, scratch + 4, scratch + 8, scratch + 12);
  const [red, green, blue, alpha] = pdfium.pdfium.HEAPU32.slice(at, at + 4) as unknown as number[];
  return {
    size,
    advances: known,
    bold: isBold(name, pdfium.FPDFFont_GetWeight(font), mode),
    font: faces.get(name)!,
    turn,
    slanted: Math.min(Math.abs(dx), Math.abs(dy)) > MAX_SLANT,
    mark: pdfium.FPDFPageObj_GetMarkedContentID(object),
    invisible: mode === MODE_INVISIBLE || mode === MODE_CLIP || alpha === 0,
    white: mode === 0 && red! > 250 && green! > 250 && blue! > 250,
  };
}

/** Whether the file marks the object as no part of the text (ISO 32000-1, 14.8.2.2). */
function isArtifact(pdfium: Pdfium, object: number): boolean {
  const count = pdfium.FPDFPageObj_CountMarks(object);
  for (let index = 0; index < count; index++) {
    const mark = pdfium.FPDFPageObj_GetMark(object, index);
    if (markName(pdfium, mark) === "Artifact") return true;
  }
  return false;
}

/** Names of marks are short; the engine writes them as UTF-16 and says their length in bytes. */
function markName(pdfium: Pdfium, mark: number): string {
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const size = 64;
  const buffer = malloc(size + 4);
  const written = pdfium.FPDFPageObjMark_GetName(mark, buffer, size, buffer + size);
  const name = written ? pdfium.pdfium.UTF16ToString(buffer) : "";
  free(buffer);
  return name;
}

function fontName(pdfium: Pdfium, font: number): string {
  const size = pdfium.FPDFFont_GetBaseFontName(font, 0, 0);
  if (size <= 1 || size > 1024) return "";
  const buffer = pdfium.pdfium.wasmExports.malloc(size);
  pdfium.FPDFFont_GetBaseFontName(font, buffer, size);
  const name = pdfium.pdfium.UTF8ToString(buffer);
  pdfium.pdfium.wasmExports.free(buffer);
  return name;
}

/** Heavy Korean faces do not say so in their weight: 견고딕, 헤드라인, 태고딕 and the like. */
function isBold(name: string, weight: number, mode: number): boolean {
  return (
    mode === MODE_STROKED ||
    weight >= 600 ||
    /bold|black|heavy|headline|HYHead|HYgtrE|gothic-?extra|HDRA|HDRB|,B/i.test(name)
  );
}

/** The text of one character code: controls dropped, ligatures and compatibility radicals as plain letters. */
function characters(code: number): string {
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
const isUnmapped = (text: string): boolean =>
  text === UNKNOWN || text === "\uffff" || (text >= "\ud800" && /^\p{Co}$/u.test(text));
