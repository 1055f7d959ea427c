/** Styles of the text objects of a page; cached per object, and per font where possible. */
import type { Tag, Turn } from "../layout/page-content.js";
import { pictureFont } from "../symbol-fonts.js";
import { drawnSize, SUSPECT_SIZE } from "./drawn-size.js";
import type { OpenText } from "./open-text.js";
import type { Pdfium } from "./pdfium-module.js";
import { type PrivateLetters, privateLettersOf } from "./private-letters.js";

/** Text slanted more than this from the page's axes is not set in lines: a stamp or a watermark. */
const MAX_SLANT = Math.sin((10 * Math.PI) / 180);

/** Text rendering modes (ISO 32000-1, table 106). */
const MODE_STROKED = 2;
const MODE_INVISIBLE = 3;
const MODE_CLIP = 7;

/** Letters that lean less than this share of their height stand upright, on paper that a scanner turned a little. */
const MIN_LEAN = 0.05;

/** A face in more sizes than this is not set by a person; what is known of further ones is not kept. */
const MAX_SETTINGS = 64;

/** From its origin to where a character begins and to where the next would stand. */
interface Advance {
  left: number;
  right: number;
}

/** How a text object is painted; the same for all its characters. */
export interface TextStyle {
  size: number;
  /** Width of the em over its height: 1 unless letters are set narrow or wide. */
  stretch: number;
  /** How far letters lean to the right, as a share of their height: italics that a program makes of upright letters. */
  lean: number;
  /** Of the characters of its face and size that were met so far. */
  advances: Map<number, Advance>;
  bold: boolean;
  /** Its letters have a line around them. */
  stroked: boolean;
  font: number;
  /** Its letters are pictures of this font (`wingdings`). */
  pictures: string | undefined;
  privateLetters: PrivateLetters;
  turn: Turn;
  slanted: boolean;
  mark: number;
  invisible: boolean;
  white: boolean;
  tag: Tag | undefined;
  artifact: boolean;
  /** Where its last glyph stands in the list, and in the engine's own; -1 while it has none. */
  lastGlyph: number;
  lastCharacter: number;
}

interface Face {
  /** Equal for equal names. */
  number: number;
  heavy: boolean;
  pictures: string | undefined;
  privateLetters: PrivateLetters;
  /** One for each size and direction that it is set in; a page has few. */
  settings: Setting[];
}

interface Setting {
  fontSize: number;
  a: number;
  b: number;
  advances: Map<number, Advance>;
  /** In points, where the stated one was in doubt and is looked at. */
  drawnSize: number | undefined;
}

/** The styles of one page. Handles of fonts and objects mean nothing on the next. */
export class TextStyles {
  private readonly styles = new Map<number, TextStyle>();
  private readonly faces = new Map<number, Face>();
  private readonly names = new Map<string, number>();

  constructor(
    private readonly open: OpenText,
    private readonly tags: ReadonlyMap<number, Tag>,
  ) {}

  /** The style of an object that was asked for before. */
  known(object: number): TextStyle | undefined {
    return this.styles.get(object);
  }

  /** The style of the object that the character at `index` belongs to. */
  of(object: number, index: number): TextStyle {
    let style = this.styles.get(object);
    if (style === undefined) {
      style = this.read(object, index);
      this.styles.set(object, style);
    }
    return style;
  }

  private read(object: number, index: number): TextStyle {
    const { pdfium, text, scratch, upright } = this.open;
    const at = scratch >> 2;
    pdfium.FPDFText_GetMatrix(text, index, scratch);
    const matrix = pdfium.pdfium.HEAPF32;
    const a = matrix[at]!;
    const b = matrix[at + 1]!;
    const c = matrix[at + 2]!;
    const d = matrix[at + 3]!;
    const fontSize = pdfium.FPDFText_GetFontSize(text, index);
    const [zeroX, zeroY] = upright.point(0, 0);
    const [alongX, alongY] = upright.point(a, b);
    const length = Math.hypot(alongX - zeroX, alongY - zeroY) || 1;
    const dx = (alongX - zeroX) / length;
    const dy = (alongY - zeroY) / length;
    const face = this.face(pdfium.FPDFTextObj_GetFont(object));
    const mode = pdfium.FPDFTextObj_GetTextRenderMode(object);
    pdfium.FPDFText_GetFillColor(text, index, scratch, scratch + 4, scratch + 8, scratch + 12);
    const colour = pdfium.pdfium.HEAPU32;
    const white = colour[at]! > 250 && colour[at + 1]! > 250 && colour[at + 2]! > 250;
    const mark = pdfium.FPDFPageObj_GetMarkedContentID(object);
    const tag = this.tags.get(mark);
    const width = Math.hypot(a, b);
    // Across the text: letters that lean are no higher for it.
    const area = Math.abs(a * d - b * c);
    const height = width > 0 ? area / width : Math.hypot(c, d);
    const lean = area > 0 ? (a * c + b * d) / area : 0;
    const turn: Turn = Math.abs(dx) >= Math.abs(dy) ? (dx >= 0 ? 0 : 2) : dy >= 0 ? 1 : 3;
    const setting = settingOf(face, fontSize, a, b);
    let size = Math.max(Math.abs(fontSize) * height, 0.01);
    if (setting !== undefined && size < SUSPECT_SIZE) {
      // In the engine's own coordinates, which a turned page is not yet turned in.
      const across = Math.abs(a) >= Math.abs(b) ? 0 : 1;
      setting.drawnSize ??= drawnSize(this.open, index, size, across);
      size = setting.drawnSize;
    }
    return {
      size,
      stretch: height > 0 ? width / height : 1,
      lean: Math.abs(lean) >= MIN_LEAN ? lean : 0,
      advances: setting?.advances ?? new Map(),
      stroked: mode === MODE_STROKED,
      bold: face.heavy || mode === MODE_STROKED,
      font: face.number,
      pictures: face.pictures,
      privateLetters: face.privateLetters,
      turn,
      slanted: Math.min(Math.abs(dx), Math.abs(dy)) > MAX_SLANT,
      mark,
      invisible: mode === MODE_INVISIBLE || mode === MODE_CLIP || colour[at + 3] === 0,
      white: mode === 0 && white,
      tag,
      artifact: this.tags.size > 0 && !tag && isArtifact(pdfium, object),
      lastGlyph: -1,
      lastCharacter: -1,
    };
  }

  private face(font: number): Face {
    let face = this.faces.get(font);
    if (face === undefined) {
      const name = fontName(this.open.pdfium, font);
      let number = this.names.get(name);
      if (number === undefined) {
        number = this.names.size;
        this.names.set(name, number);
      }
      const heavy = isHeavy(name, this.open.pdfium.FPDFFont_GetWeight(font));
      face = {
        number,
        heavy,
        pictures: pictureFont(name),
        privateLetters: privateLettersOf(name),
        settings: [],
      };
      this.faces.set(font, face);
    }
    return face;
  }
}

/** What is known of a face in one size and direction; undefined where it has more than are kept. */
function settingOf({ settings }: Face, fontSize: number, a: number, b: number) {
  for (const setting of settings) {
    if (setting.fontSize === fontSize && setting.a === a && setting.b === b) return setting;
  }
  if (settings.length >= MAX_SETTINGS) return undefined;
  const setting: Setting = { fontSize, a, b, advances: new Map(), drawnSize: undefined };
  settings.push(setting);
  return setting;
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
const isHeavy = (name: string, weight: number): boolean =>
  weight >= 600 || /bold|black|heavy|headline|HYHead|HYgtrE|gothic-?extra|HDRA|HDRB|,B/i.test(name);
