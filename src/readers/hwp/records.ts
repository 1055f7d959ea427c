/** Parses the record streams of HWP 5 ("데이터 레코드"): a flat list of tagged records with levels, turned into a tree. */

import { readText, type TextToken } from "./text.js";

export const TAG = {
  DOCUMENT_PROPERTIES: 0x10,
  ID_MAPPINGS: 0x11,
  FACE_NAME: 0x13,
  BORDER_FILL: 0x14,
  CHAR_SHAPE: 0x15,
  NUMBERING: 0x17,
  BULLET: 0x18,
  PARA_SHAPE: 0x19,
  STYLE: 0x1a,
  DISTRIBUTE_DOC_DATA: 0x1c,
  BIN_DATA: 0x12,
  PARA_HEADER: 0x42,
  PARA_TEXT: 0x43,
  PARA_CHAR_SHAPE: 0x44,
  PARA_LINE_SEG: 0x45,
  PARA_RANGE_TAG: 0x46,
  CTRL_HEADER: 0x47,
  LIST_HEADER: 0x48,
  PAGE_DEF: 0x49,
  PAGE_BORDER_FILL: 0x4b,
  SHAPE_COMPONENT: 0x4c,
  TABLE: 0x4d,
  SHAPE_OLE: 0x54,
  SHAPE_PICTURE: 0x55,
  SHAPE_CONTAINER: 0x56,
  CTRL_DATA: 0x57,
  EQEDIT: 0x58,
  SHAPE_TEXTART: 0x5a,
  FORM_OBJECT: 0x5b,
  MEMO_LIST: 0x5d,
  CHART_DATA: 0x5f,
  VIDEO_DATA: 0x62,
} as const;

const NO_CHILDREN: HwpRecord[] = [];

/**
 * One record, stored as offsets into its stream: a document has tens of thousands, and a Buffer for each would dominate
 * the cost.
 */
export class HwpRecord {
  private below: HwpRecord[] | undefined;
  private tokens: TextToken[] | undefined;

  constructor(
    readonly tag: number,
    readonly level: number,
    readonly stream: Buffer,
    readonly start: number,
    readonly end: number,
  ) {}

  get children(): readonly HwpRecord[] {
    return this.below ?? NO_CHILDREN;
  }

  get data(): Buffer {
    return this.stream.subarray(this.start, this.end);
  }

  /** Of PARA_TEXT: read once, though letters, contradictions and paragraphs each go over it. */
  get text(): TextToken[] {
    this.tokens ??= readText(this.stream, this.start, this.end);
    return this.tokens;
  }

  add(child: HwpRecord): void {
    if (this.below) this.below.push(child);
    else this.below = [child];
  }
}

/** Records that nothing reads: note shapes; and character shapes, unless some of them may hide text. */
const NOTE_SHAPE = 0x4a;

/** A size of 0xFFF in the header means that the real size follows in four more bytes. */
const LONG_SIZE = 0xfff;
/** Levels go one deeper per nested list; a stack this deep is no document. */
const MAX_LEVEL = 200;

interface RecordForest {
  roots: HwpRecord[];
  /** Bytes were left over or a record ran past the end. */
  broken: boolean;
}

/** A record that exceeds the stream is kept truncated, and reading stops there. */
export function readRecords(bytes: Buffer, withCharacterShapes = false): RecordForest {
  const roots: HwpRecord[] = [];
  const open: HwpRecord[] = [];
  let at = 0;
  let broken = false;
  while (at + 4 <= bytes.length) {
    const head = bytes.readUInt32LE(at);
    at += 4;
    let size = head >>> 20;
    if (size === LONG_SIZE) {
      if (at + 4 > bytes.length) {
        broken = true;
        break;
      }
      size = bytes.readUInt32LE(at);
      at += 4;
    }
    const level = (head >>> 10) & 0x3ff;
    const start = at;
    at += size;
    if (at > bytes.length) broken = true;
    const tag = head & 0x3ff;
    if (tag === NOTE_SHAPE || (tag === TAG.PARA_CHAR_SHAPE && !withCharacterShapes)) continue;
    if (level > MAX_LEVEL) {
      broken = true;
      continue;
    }
    const record = new HwpRecord(tag, level, bytes, start, Math.min(at, bytes.length));
    while (open.length > 0 && open[open.length - 1]!.level >= level) open.pop();
    const parent = open[open.length - 1];
    if (parent) parent.add(record);
    else roots.push(record);
    open.push(record);
  }
  return { roots, broken };
}

/** Reads beyond the end as zeros, so that short records of older versions give defaults. */
export class RecordFields {
  private readonly stream: Buffer;
  private readonly end: number;
  private at: number;

  constructor(source: Buffer | HwpRecord) {
    if (source instanceof HwpRecord) {
      this.stream = source.stream;
      this.at = source.start;
      this.end = source.end;
    } else {
      this.stream = source;
      this.at = 0;
      this.end = source.length;
    }
  }

  get left(): number {
    return this.end - this.at;
  }
  u8(): number {
    const { at } = this;
    this.at += 1;
    return this.at <= this.end ? this.stream[at]! : 0;
  }
  u16(): number {
    const { at, stream } = this;
    this.at += 2;
    return this.at <= this.end ? stream[at]! | (stream[at + 1]! << 8) : 0;
  }
  u32(): number {
    return this.i32() >>> 0;
  }
  i32(): number {
    const { at, stream } = this;
    this.at += 4;
    if (this.at > this.end) return 0;
    return stream[at]! | (stream[at + 1]! << 8) | (stream[at + 2]! << 16) | (stream[at + 3]! << 24);
  }
  skip(bytes: number): this {
    this.at += bytes;
    return this;
  }
  /** A string with its length in characters before it. */
  string(): string {
    const length = this.u16() * 2;
    const from = Math.min(this.at, this.end);
    this.at += length;
    return this.stream.toString("utf16le", from, Math.min(this.at, this.end));
  }
}

/** The id as written in Hancom's paper: `MAKE_4CHID('t','b','l',' ')` is the number's bytes from the top. */
export function controlId(source: Buffer | HwpRecord): string {
  const id = new RecordFields(source).u32();
  return String.fromCharCode(id >>> 24, (id >>> 16) & 0xff, (id >>> 8) & 0xff, id & 0xff);
}
