/** The record streams of HWP 5 ("데이터 레코드"): a flat list of tagged, levelled records, given back as a tree. */

export const TAG = {
  DOCUMENT_PROPERTIES: 0x10,
  BORDER_FILL: 0x14,
  NUMBERING: 0x17,
  BULLET: 0x18,
  PARA_SHAPE: 0x19,
  STYLE: 0x1a,
  DISTRIBUTE_DOC_DATA: 0x1c,
  BIN_DATA: 0x12,
  PARA_HEADER: 0x42,
  PARA_TEXT: 0x43,
  PARA_LINE_SEG: 0x45,
  PARA_RANGE_TAG: 0x46,
  CTRL_HEADER: 0x47,
  LIST_HEADER: 0x48,
  PAGE_DEF: 0x49,
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

export interface HwpRecord {
  tag: number;
  level: number;
  data: Buffer;
  children: HwpRecord[];
}

/** A size of 0xFFF in the header means that the real size follows in four more bytes. */
const LONG_SIZE = 0xfff;
/** Levels go one deeper per nested list; a stack this deep is no document. */
const MAX_LEVEL = 200;

export interface RecordForest {
  roots: HwpRecord[];
  /** Bytes were left over or a record ran past the end. */
  broken: boolean;
}

/** A record that runs past the end is kept with what there is of it; the reading stops there. */
export function readRecords(bytes: Buffer): RecordForest {
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
    const data = bytes.subarray(at, at + size);
    if (data.length < size) broken = true;
    at += size;
    if (level > MAX_LEVEL) {
      broken = true;
      continue;
    }
    const record: HwpRecord = { tag: head & 0x3ff, level, data, children: [] };
    while (open.length > 0 && open.at(-1)!.level >= level) open.pop();
    const parent = open.at(-1);
    if (parent) parent.children.push(record);
    else roots.push(record);
    open.push(record);
  }
  return { roots, broken };
}

/** Reads past the end as zeros, so that a short record of an older version gives its defaults. */
export class Fields {
  at = 0;
  constructor(readonly data: Buffer) {}

  get left(): number {
    return this.data.length - this.at;
  }
  u8(): number {
    const value = this.at + 1 <= this.data.length ? this.data.readUInt8(this.at) : 0;
    this.at += 1;
    return value;
  }
  u16(): number {
    const value = this.at + 2 <= this.data.length ? this.data.readUInt16LE(this.at) : 0;
    this.at += 2;
    return value;
  }
  i16(): number {
    const value = this.u16();
    return value > 0x7fff ? value - 0x10000 : value;
  }
  u32(): number {
    const value = this.at + 4 <= this.data.length ? this.data.readUInt32LE(this.at) : 0;
    this.at += 4;
    return value;
  }
  i32(): number {
    return this.u32() | 0;
  }
  skip(bytes: number): this {
    this.at += bytes;
    return this;
  }
  /** A string with its length in characters before it. */
  string(): string {
    const length = this.u16() * 2;
    const text = this.data.subarray(this.at, this.at + length).toString("utf16le");
    this.at += length;
    return text;
  }
}
