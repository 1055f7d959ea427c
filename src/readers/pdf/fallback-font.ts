/** Gives PDFium a Korean font for text whose font is not embedded; without one it draws nothing. */
import { koreanFont } from "../korean-font.js";
import type { Pdfium } from "./pdfium-module.js";

/** Character sets of the Windows font mapper, which PDFium's font info speaks (fpdf_sysfontinfo.h). */
const EAST_ASIAN = new Set([
  128 /* Shift JIS */, 129 /* Hangul */, 134 /* GB2312 */, 136 /* Big5 */,
]);
const HANGUL = 129;
const BOLD_FROM = 600;
const REGULAR = 1;
const BOLD = 2;
/** Korean faces are asked for by name with no character set when the font is a simple one. */
const KOREAN_FACE =
  /batang|gulim|dotum|gungsuh|malgun|nanum|HY|hyhwp|haansoft|hanyang|KoPub|Noto ?Sans ?(?:CJK ?)?KR|한컴|바탕|굴림|돋움|궁서|맑은|나눔|휴먼|함초롬/i;

/** Registers the callbacks of FPDF_SYSFONTINFO, version 2: faces are asked for when needed, none are listed. */
export function installFonts(pdfium: Pdfium): void {
  const { pdfium: runtime } = pdfium;
  const font = (handle: number): Buffer | undefined =>
    handle === REGULAR || handle === BOLD
      ? koreanFont(handle === BOLD ? "bold" : "regular")
      : undefined;
  // biome-ignore lint/complexity/useMaxParams: the engine calls it so (fpdf_sysfontinfo.h)
  const mapFont = (
    _info: number,
    weight: number,
    _italic: number,
    charset: number,
    _pitch: number,
    face: number,
  ): number => {
    const name = face === 0 ? "" : runtime.UTF8ToString(face);
    if (!EAST_ASIAN.has(charset) && !KOREAN_FACE.test(name)) return 0;
    return weight >= BOLD_FROM ? BOLD : REGULAR;
  };
  const getFontData = (
    _info: number,
    handle: number,
    table: number,
    buffer: number,
    size: number,
  ): number => {
    const bytes = font(handle);
    if (!bytes) return 0;
    const part = table === 0 ? bytes : fontTable(bytes, table >>> 0);
    if (!part) return 0;
    if (buffer !== 0 && size >= part.length) runtime.HEAPU8.set(part, buffer);
    return part.length;
  };
  // One function object per callback: the engine's table keeps one signature for each.
  const callbacks = [
    runtime.addFunction(() => undefined, "vi"), // Release
    runtime.addFunction(() => undefined, "vii"), // EnumFonts
    runtime.addFunction(mapFont, "iiiiiiii"), // MapFont
    runtime.addFunction(() => 0, "iii"), // GetFont
    runtime.addFunction(getFontData, "iiiiii"), // GetFontData
    runtime.addFunction(() => 0, "iiiii"), // GetFaceName
    runtime.addFunction(() => HANGUL, "iii"), // GetFontCharset
    runtime.addFunction(() => undefined, "vii"), // DeleteFont
  ];
  const info = runtime.wasmExports.malloc(4 * (callbacks.length + 1));
  runtime.HEAPU32.set([2, ...callbacks], info >> 2);
  pdfium.FPDF_SetSystemFontInfo(info);
}

/** One table of an OpenType file by its four-letter tag (OpenType specification, table directory). */
function fontTable(bytes: Buffer, tag: number): Buffer | undefined {
  const count = bytes.readUInt16BE(4);
  for (let index = 0; index < count; index++) {
    const entry = 12 + index * 16;
    if (bytes.readUInt32BE(entry) !== tag) continue;
    const offset = bytes.readUInt32BE(entry + 8);
    return bytes.subarray(offset, offset + bytes.readUInt32BE(entry + 12));
  }
  return undefined;
}
