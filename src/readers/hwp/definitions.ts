/**
 * Decodes `DocInfo`: paragraph shapes, styles, numberings and bullets. Ids count from 0, numberings and bullets from 1.
 */
import { faintOf } from "../hangul/hidden-text.js";
import { numberFormatOfCode } from "../hangul/number-formats.js";
import type { Definitions, Faint, NumberingLevel, ParagraphShape } from "../hangul/tree.js";
import { inSymbolFont, isSymbolFont } from "../symbol-fonts.js";
import { type HwpRecord, RecordFields, readRecords, TAG } from "./records.js";

const HEADS: ParagraphShape["head"][] = ["none", "outline", "number", "bullet"];
/** Versions from which later fields are there (HWP 5.0 format, 4.2.8). */
const NO_COLOUR = 0xffffffff;
const LEVEL_STARTS_FROM = 0x05000205;

export interface PictureData {
  /** Storage id, as in `BinData/BIN0001.png`. */
  id: number;
  extension: string;
}

export interface DocInfo {
  /** By their number in the list, from 1, as pictures refer to them. */
  pictures: Map<number, PictureData>;
  /** How many sections the document states to have; 0 where it does not say. */
  sections: number;
  broken: boolean;
}

export function readDocInfo(bytes: Buffer, version: number, definitions: Definitions): DocInfo {
  const { roots, broken } = readRecords(bytes);
  const pictures = new Map<number, PictureData>();
  /** Names of the fonts, those for Hangul first, then those for Latin letters; of symbol fonts only. */
  const fonts: (string | undefined)[] = [];
  let hangulFonts = 0;
  let binData = 0;
  let sections = 0;
  let characterShapes = 0;
  const visit = (record: HwpRecord) => {
    switch (record.tag) {
      case TAG.ID_MAPPINGS:
        hangulFonts = new RecordFields(record).skip(4).u32();
        break;
      case TAG.FACE_NAME:
        fonts.push(symbolFont(new RecordFields(record).skip(1).string()));
        break;
      case TAG.DOCUMENT_PROPERTIES:
        sections = new RecordFields(record).u16();
        break;
      case TAG.CHAR_SHAPE: {
        const faint = readFaint(record);
        if (faint) definitions.faint.set(characterShapes, faint);
        // Faces of Hangul, Latin, Hanja …: numbers in the list of each.
        const font = fonts[hangulFonts + new RecordFields(record).skip(2).u16()];
        if (font) definitions.symbolFonts.set(characterShapes, font);
        characterShapes++;
        break;
      }
      case TAG.PARA_SHAPE:
        definitions.shapes.set(definitions.shapes.size, readParagraphShape(record));
        break;
      case TAG.STYLE:
        definitions.styles.set(definitions.styles.size, readStyle(record));
        break;
      case TAG.NUMBERING:
        definitions.numberings.set(definitions.numberings.size + 1, {
          levels: readNumbering(record, version),
        });
        break;
      case TAG.BULLET:
        definitions.bullets.set(definitions.bullets.size + 1, readBullet(record, definitions));
        break;
      case TAG.BORDER_FILL:
        borderFills++;
        if (paintsBackground(record)) definitions.filled.add(borderFills);
        break;
      case TAG.BIN_DATA: {
        binData++;
        const picture = readBinData(record);
        if (picture) pictures.set(binData, picture);
        break;
      }
    }
    for (const child of record.children) visit(child);
  };
  let borderFills = 0;
  for (const root of roots) visit(root);
  return { pictures, sections, broken };
}

function symbolFont(name: string): string | undefined {
  return isSymbolFont(name) ? name : undefined;
}

/** CHAR_SHAPE: faces, ratios and spacings (42 bytes), size, attributes, shadow, then the colours of text, underline, shade. */
function readFaint(record: HwpRecord): Faint | undefined {
  const fields = new RecordFields(record).skip(42);
  const size = fields.i32();
  const colour = fields.skip(6).u32();
  const shade = fields.skip(4).u32();
  return faintOf(size, isWhite(colour) && !isPainted(shade));
}

function isWhite(colour: number): boolean {
  return (colour & 0xffffff) === 0xffffff && colour !== NO_COLOUR;
}

function isPainted(colour: number): boolean {
  return colour !== NO_COLOUR && !isWhite(colour);
}

/** PARA_SHAPE, attribute 1, bits 2 to 4: the alignment (정렬 방식). */
const CENTRED = 3;

function readParagraphShape(data: HwpRecord): ParagraphShape {
  const fields = new RecordFields(data);
  const attributes = fields.u32();
  const list = fields.skip(26).u16();
  const borderFill = fields.u16();
  return {
    head: HEADS[(attributes >>> 23) & 3]!,
    level: (attributes >>> 25) & 7,
    list,
    pageBreakBefore: (attributes & (1 << 19)) !== 0,
    centred: ((attributes >>> 2) & 7) === CENTRED,
    borderFill,
  };
}

function readStyle(
  data: HwpRecord,
): Definitions["styles"] extends Map<number, infer S> ? S : never {
  const fields = new RecordFields(data);
  const name = fields.string();
  const englishName = fields.string();
  return { name, englishName, shape: fields.skip(4).u16() };
}

function readNumbering(data: HwpRecord, version: number): NumberingLevel[] {
  const fields = new RecordFields(data);
  const levels: NumberingLevel[] = [];
  const readLevels = (count: number) => {
    for (let i = 0; i < count && fields.left > 0; i++) {
      const attributes = fields.u32();
      const format = fields.skip(8).string();
      levels.push({
        format,
        numberFormat: numberFormatOfCode((attributes >>> 5) & 0xff),
        start: 1,
      });
    }
  };
  readLevels(7);
  fields.u16();
  const readStarts = (from: number, count: number) => {
    for (let i = from; i < from + count && fields.left >= 4; i++) {
      const start = fields.u32();
      if (levels[i]) levels[i]!.start = start;
    }
  };
  if (version >= LEVEL_STARTS_FROM) readStarts(0, 7);
  // Levels 8 to 10, written by newer versions after everything else.
  if (fields.left > 0) {
    const before = levels.length;
    readLevels(3);
    readStarts(before, levels.length - before);
  }
  return levels;
}

/** BULLET: attributes, widths, the character shape of the sign, the sign. */
function readBullet(record: HwpRecord, { symbolFonts }: Definitions): string {
  const fields = new RecordFields(record).skip(8);
  const font = symbolFonts.get(fields.u32());
  const sign = fields.u16();
  return sign === 0 || sign === 0xffff ? "" : inSymbolFont(font, String.fromCharCode(sign));
}

/** BORDER_FILL: after the five lines, the fill kind; a single-colour brush of "none" or white paints nothing. */
function paintsBackground(data: HwpRecord): boolean {
  const fields = new RecordFields(data).skip(2 + 4 * 6 + 6);
  const kind = fields.u32();
  if (kind & 1) {
    const colour = fields.u32();
    return isPainted(colour);
  }
  return kind !== 0;
}

function readBinData(data: HwpRecord): PictureData | null {
  const fields = new RecordFields(data);
  const kind = fields.u16() & 0xf;
  // 0: a link to a file outside, which is never followed.
  if (kind === 0) return null;
  const id = fields.u16();
  return { id, extension: kind === 1 ? fields.string() : "ole" };
}
