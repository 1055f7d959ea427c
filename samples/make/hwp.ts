/** Writes small HWP 5 files (records in OLE2 streams), for samples and tests. */
import { createCipheriv } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import {
  CHARACTERS,
  COLUMN_WIDTH,
  fieldCommand,
  fillOf,
  LINE_HEIGHT,
  NARROW_COLUMN,
  type SampleDocument,
  type SampleFloat,
  type SampleItem,
  type SampleParagraph,
  type SampleTable,
} from "./hangul.js";
import { makeOle } from "./ole.js";

export interface HwpOptions {
  compressed?: boolean;
  /** 배포용 문서: the body scrambled in `ViewText`. */
  distribution?: boolean;
  /** Locks it with a password in the way of Hangul 2007 and later. */
  key?: Buffer;
  /** Further bits of the file header's properties. */
  properties?: number;
  /** Puts other bytes in place of a stream, or takes it away. */
  replace?: Record<string, Buffer | null>;
}

const VERSION = 0x05010001;

export function makeHwp(document: SampleDocument, options: HwpOptions = {}): Buffer {
  const { compressed = true, distribution = false } = options;
  const { key } = options;
  const lock = (bytes: Buffer) =>
    key ? createCipheriv("aes-128-cfb1", key, Buffer.alloc(16)).update(bytes) : bytes;
  const pack = (bytes: Buffer) => lock(compressed ? deflateRawSync(bytes) : bytes);
  const header = Buffer.alloc(256);
  header.write("HWP Document File", "latin1");
  header.writeUInt32LE(VERSION, 32);
  const further = (options.properties ?? 0) | (key ? 2 : 0);
  const bits = (compressed ? 1 : 0) | (distribution ? 4 : 0) | further;
  if (key) header.writeUInt32LE(4, 44);
  header.writeUInt32LE(bits, 36);
  const streams: Record<string, Buffer | null> = {
    FileHeader: header,
    DocInfo: pack(docInfo(document.sections.length)),
  };
  for (const [index, paragraphs] of document.sections.entries()) {
    const body = sectionRecords(paragraphs);
    if (distribution) streams[`ViewText/Section${index}`] = scramble(pack(body));
    else streams[`BodyText/Section${index}`] = pack(body);
  }
  const kept = Object.entries({ ...streams, ...options.replace }).filter(
    (stream): stream is [string, Buffer] => stream[1] !== null,
  );
  return makeOle(Object.fromEntries(kept));
}

/** A section's records, not packed. */
export function sectionRecords(paragraphs: SampleParagraph[]): Buffer {
  const last = paragraphs.length - 1;
  return Buffer.concat(
    paragraphs.map((one, at) => write(one, 0, { first: at === 0, last: at === last })),
  );
}

/** One record: tag, level, size, data. */
export function record(tag: number, level: number, data: Buffer): Buffer {
  const long = data.length >= 0xfff;
  const head = Buffer.alloc(long ? 8 : 4);
  head.writeUInt32LE(((long ? 0xfff : data.length) * 0x100000 + (level << 10) + tag) >>> 0, 0);
  if (long) head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data]);
}

/** Numbers of a given width, one after the other: `[2, 7]` is 7 in two bytes. */
function fields(...values: [1 | 2 | 4, number][]): Buffer {
  const bytes = Buffer.alloc(values.reduce((sum, [width]) => sum + width, 0));
  let at = 0;
  for (const [width, value] of values) {
    bytes.writeUIntLE(value < 0 ? value + 2 ** (8 * width) : value, at, width);
    at += width;
  }
  return bytes;
}

function text(value: string): Buffer {
  return Buffer.concat([fields([2, value.length]), Buffer.from(value, "utf16le")]);
}

function id(letters: string): Buffer {
  return Buffer.from([...letters].reverse().join(""), "latin1");
}

const FORMATS = ["^1.", "^2.", "^3)", "^4)", "(^5)", "(^6)", "^7"];
const NUMBERS = [0, 8, 0, 8, 0, 8, 1];

function docInfo(sections: number): Buffer {
  const numbering = Buffer.concat([
    ...FORMATS.map((format, at) =>
      Buffer.concat([
        fields([4, NUMBERS[at]! << 5], [2, 0], [2, 0], [4, 0xffffffff]),
        text(format),
      ]),
    ),
    fields([2, 0]),
    ...FORMATS.map(() => fields([4, 1])),
  ]);
  const bullet = fields([4, 0], [2, 0], [2, 0], [4, 0xffffffff], [2, 0x25cb]);
  const shape = (head: number, level: number, list: number) =>
    Buffer.concat([
      fields([4, (head << 23) | (level << 25)]),
      Buffer.alloc(26),
      fields([2, list], [2, 0]),
    ]);
  const style = Buffer.concat([
    text("바탕글"),
    text("Normal"),
    fields([1, 0], [1, 0], [2, 1042], [2, 0], [2, 0]),
  ]);
  /** `line`: kind of the lines on all four sides; 0 is none, 1 solid. */
  const borderFill = (colour: number, line = 0) => {
    const side = fields([1, line], [1, 1], [4, 0]);
    const lines = line === 0 ? Buffer.alloc(24) : Buffer.concat([side, side, side, side]);
    const paint = fields([4, 1], [4, colour], [4, 0], [4, 0]);
    return Buffer.concat([Buffer.alloc(2), lines, Buffer.alloc(6), paint]);
  };
  const characters = (size: number, colour: number) =>
    Buffer.concat([
      Buffer.alloc(42),
      fields([4, size], [4, 0], [2, 0], [4, colour], [4, 0], [4, 0xffffffff], [4, 0]),
    ]);
  return Buffer.concat([
    record(0x10, 0, Buffer.concat([fields([2, sections]), Buffer.alloc(24)])),
    record(0x14, 1, borderFill(0xffffffff)),
    record(0x14, 1, borderFill(0x802000)),
    record(0x14, 1, borderFill(0xffffffff, 1)),
    record(0x15, 1, characters(1000, 0)),
    record(0x15, 1, characters(100, 0)),
    record(0x15, 1, characters(1000, 0xffffff)),
    record(0x17, 1, numbering),
    record(0x18, 1, bullet),
    ...[shape(0, 0, 0), shape(1, 0, 0), shape(1, 1, 0), shape(2, 0, 1), shape(3, 0, 1)].map(
      (data) => record(0x19, 1, data),
    ),
    record(0x1a, 1, style),
  ]);
}

/** A control's place in the text: eight units with its code at both ends and its id inside. */
function mark(code: number, letters: string): Buffer {
  return Buffer.concat([fields([2, code]), id(letters), Buffer.alloc(8), fields([2, code])]);
}

interface Written {
  inText: Buffer;
  /** Control records, one level below the paragraph. */
  control?: Buffer;
  /** Memo texts stand after the paragraph's controls. */
  after?: Buffer;
}

/** `first` in its section, `last` of its list. */
function write(
  paragraph: SampleParagraph,
  level: number,
  { first = false, last = false } = {},
): Buffer {
  const parts: Written[] = [];
  if (first) parts.push(section(level + 1, paragraph.facing), columns(level + 1));
  for (const one of paragraph.content) parts.push(item(one, level + 1));
  const units = Buffer.concat([...parts.map((part) => part.inText), fields([2, 13])]);
  const lines = paragraph.lines ?? [];
  const marks = marksOf(paragraph, parts, units.length / 2);
  const header = fields(
    [4, units.length / 2 + (last ? 0x80000000 : 0)],
    [4, 0],
    [2, paragraph.shape ?? 0],
    [1, 0],
    [1, paragraph.pageBreak ? 4 : 0],
    [2, 0],
    [2, 0],
    [2, lines.length],
    [4, 0],
    [2, 0],
  );
  const segments = Buffer.concat(
    lines.map(({ at, y, height = LINE_HEIGHT, x = 0, width = COLUMN_WIDTH }) =>
      fields(
        [4, at],
        [4, y],
        [4, height],
        [4, height],
        [4, 850],
        [4, 600],
        [4, x],
        [4, width],
        [4, 393216],
      ),
    ),
  );
  return Buffer.concat([
    record(0x42, level, header),
    record(0x43, level + 1, units),
    record(0x44, level + 1, marks.characters),
    ...(lines.length > 0 ? [record(0x45, level + 1, segments)] : []),
    ...(marks.ranges.length > 0 ? [record(0x46, level + 1, marks.ranges)] : []),
    ...parts.map((part) => part.control ?? Buffer.alloc(0)),
    ...parts.map((part) => part.after ?? Buffer.alloc(0)),
  ]);
}

/** PARA_CHAR_SHAPE and PARA_RANGE_TAG: which units have which character shape, and which are tracked changes. */
function marksOf(paragraph: SampleParagraph, parts: Written[], units: number) {
  const characters: Buffer[] = [fields([4, 0], [4, CHARACTERS.plain])];
  const ranges: Buffer[] = [];
  const before = parts.length - paragraph.content.length;
  let at = 0;
  for (const [index, part] of parts.entries()) {
    const one = paragraph.content[index - before];
    const end = at + part.inText.length / 2;
    if (typeof one === "object" && one.kind === "run") {
      if (one.as === "tiny" || one.as === "white") {
        characters.push(fields([4, at], [4, CHARACTERS[one.as]], [4, end], [4, 0]));
      } else ranges.push(range(at, end, one.as));
    }
    at = end;
  }
  if (paragraph.endDeleted) ranges.push(range(units - 1, units, "deleted"));
  return { characters: Buffer.concat(characters), ranges: Buffer.concat(ranges) };
}

function range(from: number, to: number, as: "inserted" | "deleted"): Buffer {
  return fields([4, from], [4, to], [2, 1], [1, 0], [1, as === "deleted" ? 0x11 : 0x10]);
}

/** Bits 1–2 of the page's last field tell how it is bound. */
function section(level: number, facing = false): Written {
  const page = fields(
    [4, 59528],
    [4, 84188],
    [4, 8504],
    [4, 8504],
    [4, 5668],
    [4, 4252],
    [4, 4252],
    [4, 4252],
    [4, 0],
    [4, facing ? 1 << 1 : 0],
  );
  const data = Buffer.concat([
    id("secd"),
    fields([4, 0], [2, 0], [2, 0], [2, 0], [4, 8000], [2, 1]),
    Buffer.alloc(8),
  ]);
  return {
    inText: mark(2, "secd"),
    control: Buffer.concat([record(0x47, level, data), record(0x49, level + 1, page)]),
  };
}

function columns(level: number): Written {
  const data = Buffer.concat([id("cold"), fields([2, 1 << 2], [2, 0], [2, 0])]);
  return { inText: mark(2, "cold"), control: record(0x47, level, data) };
}

/** LIST_HEADER and its paragraphs. */
function list(
  paragraphs: SampleParagraph[],
  level: number,
  more: Buffer = Buffer.alloc(0),
  attributes = 0,
): Buffer {
  const head = Buffer.concat([fields([4, paragraphs.length], [4, attributes]), more]);
  const end = paragraphs.length - 1;
  return Buffer.concat([
    record(0x48, level, head),
    ...paragraphs.map((one, at) => write(one, level, { last: at === end })),
  ]);
}

function item(one: SampleItem, level: number): Written {
  if (typeof one === "string") return { inText: Buffer.from(one, "utf16le") };
  switch (one.kind) {
    case "run":
      return { inText: Buffer.from(one.text, "utf16le") };
    case "tab":
      return { inText: Buffer.concat([fields([2, 9]), Buffer.alloc(12), fields([2, 9])]) };
    case "lineBreak":
      return { inText: fields([2, 10]) };
    case "table":
      return { inText: mark(11, "tbl "), control: table(one, level) };
    case "box":
      return {
        inText: mark(11, "gso "),
        control: Buffer.concat([
          record(0x47, level, object("gso ", "", one.floating)),
          record(
            0x4c,
            level + 1,
            Buffer.concat([
              id("$rec"),
              id("$rec"),
              Buffer.alloc(32),
              fields([2, one.floating?.angle ?? 0]),
              Buffer.alloc(6),
            ]),
          ),
          list(one.paragraphs, level + 2),
          record(0x4f, level + 2, Buffer.alloc(33)),
        ]),
      };
    case "picture":
      return {
        inText: mark(11, "gso "),
        control: Buffer.concat([
          record(0x47, level, object("gso ", one.description ?? "그림입니다.")),
          record(0x4c, level + 1, Buffer.concat([id("$pic"), id("$pic"), Buffer.alloc(40)])),
          record(0x55, level + 2, Buffer.alloc(78)),
        ]),
      };
    case "equation":
      return {
        inText: mark(11, "eqed"),
        control: Buffer.concat([
          record(0x47, level, object("eqed")),
          record(0x58, level + 1, Buffer.concat([fields([4, 0]), text(one.script)])),
        ]),
      };
    case "footnote":
    case "endnote": {
      const letters = one.kind === "footnote" ? "fn  " : "en  ";
      const data = Buffer.concat([
        id(letters),
        fields([4, one.number], [2, 0], [2, 41], [4, 0], [4, 0]),
      ]);
      return withList(17, letters, data, one.paragraphs, level);
    }
    case "header":
    case "footer": {
      const letters = one.kind === "header" ? "head" : "foot";
      return withList(
        16,
        letters,
        Buffer.concat([id(letters), fields([4, 0], [4, 1])]),
        one.paragraphs,
        level,
      );
    }
    case "comment":
      return withList(15, "tcmt", id("tcmt"), one.paragraphs, level);
    case "memo": {
      const field = Buffer.concat([
        id("%%me"),
        fields([4, 0], [1, 0]),
        text("MEMO"),
        fields([4, 1], [4, 1]),
      ]);
      const end = Buffer.concat([fields([2, 4]), Buffer.alloc(12), fields([2, 4])]);
      return {
        inText: Buffer.concat([mark(3, "%%me"), end]),
        control: record(0x47, level, field),
        after: Buffer.concat([
          record(0x5d, level, fields([4, 1])),
          list(one.paragraphs, level + 1),
        ]),
      };
    }
    case "field": {
      const field = Buffer.concat([
        id("%clk"),
        fields([4, one.isChanged ? 1 << 15 : 0], [1, 0]),
        text(fieldCommand(one.guide)),
        fields([4, 1], [4, 0]),
      ]);
      const end = Buffer.concat([fields([2, 4]), Buffer.alloc(12), fields([2, 4])]);
      return {
        inText: Buffer.concat([mark(3, "%clk"), Buffer.from(one.text, "utf16le"), end]),
        control: record(0x47, level, field),
      };
    }
    case "ruby": {
      const data = Buffer.concat([id("tdut"), text(one.main), text(one.ruby), Buffer.alloc(20)]);
      return { inText: mark(23, "tdut"), control: record(0x47, level, data) };
    }
  }
}

function withList(
  code: number,
  letters: string,
  data: Buffer,
  paragraphs: SampleParagraph[],
  level: number,
): Written {
  return {
    inText: mark(code, letters),
    control: Buffer.concat([record(0x47, level, data), list(paragraphs, level + 1)]),
  };
}

/** The common start of objects; bit 0 is "treat as character", bits 3–4 and 8–9 what its place counts from, 21–23 the wrap. */
function object(
  letters: string,
  description = "",
  floating?: SampleFloat,
  height = floating?.height ?? 2000,
  wide = floating?.width ?? 10000,
): Buffer {
  const [to, across] = { paper: [0, 0], page: [1, 1], paragraph: [2, 3] }[
    floating?.to ?? "paragraph"
  ] as [number, number];
  const attributes = (floating ? 0 : 1) | (to << 3) | (across << 8) | (1 << 21);
  const { offset = 0, left = 0 } = floating ?? {};
  return Buffer.concat([
    id(letters),
    fields([4, attributes], [4, offset], [4, left], [4, wide], [4, height], [4, 0]),
    fields([2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, 0]),
    text(description),
  ]);
}

function table(one: SampleTable, level: number): Buffer {
  const rows = Array.from(
    { length: one.rows },
    (_, row) => one.cells.filter((cell) => cell.row === row).length,
  );
  const head = Buffer.concat([
    fields(
      [4, 1 | 4],
      [2, one.rows],
      [2, one.cols],
      [2, 0],
      [2, 510],
      [2, 510],
      [2, 141],
      [2, 141],
    ),
    ...rows.map((count) => fields([2, count])),
    fields([2, 1], [2, 0]),
  ]);
  const caption = one.caption
    ? list(one.caption, level + 1, fields([4, 2], [4, 8504], [2, 850], [4, 42520]))
    : Buffer.alloc(0);
  const cells = one.cells.map((cell) =>
    list(
      cell.paragraphs,
      level + 1,
      fields(
        [2, cell.col],
        [2, cell.row],
        [2, cell.colSpan ?? 1],
        [2, cell.rowSpan ?? 1],
        [4, one.columnWidth ?? NARROW_COLUMN],
        [4, one.rowHeight ?? 1000],
        [2, 0],
        [2, 0],
        [2, 0],
        [2, 0],
        [2, fillOf(one, cell)],
      ),
      cell.header ? 1 << 18 : 0,
    ),
  );
  return Buffer.concat([
    record(
      0x47,
      level,
      object("tbl ", "", one.floating, one.height, one.columnWidth && one.columnWidth * one.cols),
    ),
    caption,
    record(0x4d, level + 1, head),
    ...cells,
  ]);
}

/** The inverse of reading a distribution document: 256 bytes with the key inside, then the body under AES-128. */
function scramble(body: Buffer): Buffer {
  const key = Buffer.from("0123456789abcdef", "latin1");
  const seed = 0x2a;
  const plain = Buffer.alloc(256);
  plain.writeUInt32LE(seed, 0);
  key.copy(plain, 4 + (seed & 0xf));
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 214013) + 2531011) >>> 0;
    return (state >>> 16) & 0x7fff;
  };
  let value = 0;
  let repeat = 0;
  for (let at = 0; at < plain.length; at++) {
    if (repeat === 0) {
      value = random() & 0xff;
      repeat = (random() & 0xf) + 1;
    }
    if (at >= 4) plain[at] = plain[at]! ^ value;
    repeat--;
  }
  const cipher = createCipheriv("aes-128-ecb", key, null);
  cipher.setAutoPadding(false);
  const padded = Buffer.concat([body, Buffer.alloc((16 - (body.length % 16)) % 16)]);
  return Buffer.concat([record(0x1c, 0, plain), cipher.update(padded), cipher.final()]);
}
