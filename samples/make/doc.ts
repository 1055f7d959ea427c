/** Writes small Word 97 documents (.doc), for samples and tests: paragraphs, tables, footnotes, headers, lists, hidden text. */
import { makeOle } from "./ole.js";

export interface DocParagraph {
  text: string;
  /** Ends a cell instead of a paragraph; the text of a row's end is empty. */
  cell?: boolean;
  /** Changes of the paragraph, from `change`. */
  changes?: Buffer[];
  /** Changes of its characters. */
  characters?: Buffer[];
}

export interface DocOptions {
  /** Texts of the marks `\x02`, in order. */
  footnotes?: string[];
  header?: string;
  /** Formats and texts of one list's levels; `\0` stands for the first level's number. */
  list?: { format: number; text: string }[];
  encrypted?: boolean;
  /** Locks it, from `docLock`: the header before the tables, and how a stream is encrypted behind its open bytes. */
  lock?: { header: Buffer; encrypt(stream: Buffer, open: number): Buffer };
  version?: number;
  /** Streams of embedded equations (`Equation Native`), by the number of their object. */
  equations?: Record<number, Buffer>;
  /** The `Data` stream, where pictures in the text stand. */
  data?: Buffer;
  /** Shapes anchored at the marks `\x08`, in order: records of [MS-ODRAW], from `wordArt` and `shapeGroup`. */
  shapes?: DocShape[];
}

export interface DocShape {
  id: number;
  records: Buffer;
}

function record(type: number, content: Buffer, head = 15): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt16LE(head, 0);
  bytes.writeUInt16LE(type, 2);
  bytes.writeUInt32LE(content.length, 4);
  return Buffer.concat([bytes, content]);
}

/** A shape whose text stands among its properties. */
export function wordArt(id: number, text: string): DocShape {
  const value = Buffer.from(`${text}\0`, "utf16le");
  const property = Buffer.alloc(6);
  property.writeUInt16LE(0x80c0, 0);
  property.writeUInt32LE(value.length, 2);
  const properties = record(0xf00b, Buffer.concat([property, value]), 0x13);
  return { id, records: record(0xf004, Buffer.concat([shapeNumber(id), properties])) };
}

/** Shapes as one; the group alone is anchored. */
export function shapeGroup(id: number, shapes: readonly DocShape[]): DocShape {
  const own = record(0xf004, shapeNumber(id));
  return { id, records: record(0xf003, Buffer.concat([own, ...shapes.map((one) => one.records)])) };
}

function shapeNumber(id: number): Buffer {
  return record(0xf00a, words([id, 0]), 2);
}

const FIRST_CHARACTER = 0x800;
const PAGE = 512;
const PER_PAGE = 5;

/** An operation with its operand, as bytes of a fixed number or a whole operand. */
export function change(operation: number, operand: number | Buffer): Buffer {
  const head = Buffer.alloc(2);
  head.writeUInt16LE(operation);
  const bytes = [1, 1, 2, 4, 2, 2, 0, 3][operation >> 13]!;
  if (typeof operand !== "number") return Buffer.concat([head, operand]);
  const value = Buffer.alloc(bytes);
  value.writeUIntLE(operand, 0, bytes);
  return Buffer.concat([head, value]);
}

const IN_TABLE = change(0x2416, 1);

export interface DocCell {
  text: string;
  merge?: "first" | "continued";
  vertical?: "first" | "continued";
}

/** The paragraphs of one row; every cell is 1000 twips wide. */
export function docRow(cells: readonly (string | DocCell)[], header = false): DocParagraph[] {
  const shaped = cells.map((cell): DocCell => (typeof cell === "string" ? { text: cell } : cell));
  const definition = Buffer.alloc(1 + (shaped.length + 1) * 2 + shaped.length * 20);
  definition[0] = shaped.length;
  for (let i = 0; i <= shaped.length; i++) definition.writeInt16LE(i * 1000, 1 + i * 2);
  for (const [at, { merge, vertical }] of shaped.entries()) {
    const flags =
      (merge ? { first: 1, continued: 2 }[merge] : 0) |
      (vertical ? { first: 0x60, continued: 0x20 }[vertical] : 0);
    definition.writeUInt16LE(flags, 1 + (shaped.length + 1) * 2 + at * 20);
  }
  const length = Buffer.alloc(2);
  length.writeUInt16LE(definition.length + 1);
  const row = change(0xd608, Buffer.concat([length, definition]));
  const marks = [IN_TABLE, change(0x2417, 1), row, ...(header ? [change(0x3404, 1)] : [])];
  return [
    ...shaped.map(({ text }) => ({ text, cell: true, changes: [IN_TABLE] })),
    { text: "", cell: true, changes: marks },
  ];
}

export function makeDoc(body: readonly DocParagraph[], options: DocOptions = {}): Buffer {
  const notes = (options.footnotes ?? []).map((text) => ({ text: `\x02 ${text}` }));
  const heads = options.header === undefined ? [] : [{ text: options.header }];
  const all: DocParagraph[] = [...body, ...notes, ...heads];
  const written = all.map(({ text, cell }) => `${text}${cell ? "\x07" : "\r"}`);
  const lengthOf = (from: number, count: number) =>
    written.slice(from, from + count).join("").length;
  const text = Buffer.from(written.join(""), "utf16le");
  const ends: number[] = [FIRST_CHARACTER];
  for (const one of written) ends.push(ends.at(-1)! + one.length * 2);

  const stream: Buffer[] = [Buffer.alloc(FIRST_CHARACTER), text];
  stream.push(Buffer.alloc((PAGE - ((FIRST_CHARACTER + text.length) % PAGE)) % PAGE));
  let page = (FIRST_CHARACTER + text.length + stream[2]!.length) / PAGE;
  const pages = (of: (one: DocParagraph) => Buffer, entry: number): Buffer => {
    const firsts: number[] = [];
    const numbers: number[] = [];
    for (let from = 0; from < all.length; from += PER_PAGE) {
      const part = all.slice(from, from + PER_PAGE);
      stream.push(propertyPage(ends.slice(from, from + part.length + 1), part.map(of), entry));
      firsts.push(ends[from]!);
      numbers.push(page++);
    }
    return words([...firsts, ends.at(-1)!, ...numbers]);
  };
  const paragraphs = pages(({ changes = [] }) => {
    const bytes = Buffer.concat([Buffer.alloc(2), ...changes]);
    const even = Buffer.concat([bytes, Buffer.alloc(bytes.length % 2)]);
    return Buffer.concat([Buffer.from([0, even.length / 2]), even]);
  }, 13);
  const characters = pages(({ characters: own = [] }) => {
    const bytes = Buffer.concat(own);
    return bytes.length === 0 ? bytes : Buffer.concat([Buffer.from([bytes.length]), bytes]);
  }, 1);

  const tables: [number, Buffer][] = [
    [33, pieceTable(written.join("").length)],
    [13, paragraphs],
    [12, characters],
  ];
  const main = written.slice(0, body.length).join("");
  if (notes.length > 0) {
    const marks = [...main.matchAll(/\x02/g)].map(({ index }) => index);
    tables.push([
      2,
      Buffer.concat([words([...marks, main.length]), Buffer.alloc(marks.length * 2)]),
    ]);
    const bounds = notes.map((_, index) => lengthOf(body.length, index));
    tables.push([3, words([...bounds, lengthOf(body.length, notes.length), 0])]);
  }
  const headLength = lengthOf(body.length + notes.length, heads.length);
  if (heads.length > 0) {
    // Six separators, then the six kinds of the one section: an odd page's header is the second.
    tables.push([11, words([0, 0, 0, 0, 0, 0, 0, 0, ...Array(6).fill(headLength)])]);
  }
  if (options.list) {
    tables.push([74, Buffer.concat([words([1, 7, 0, 0, 0])])]);
    tables.push([73, listTable(options.list)]);
  }
  if (options.shapes) {
    const marks = [...main.matchAll(/\x08/g)].map(({ index }) => index);
    const anchors = options.shapes.map(({ id }) => words([id, 0, 0, 0, 0, 0, 0]).subarray(0, 26));
    tables.push([40, Buffer.concat([words([...marks, main.length]), ...anchors])]);
    const all = Buffer.concat(options.shapes.map(({ records }) => records));
    const drawing = record(0xf002, record(0xf003, all));
    tables.push([50, Buffer.concat([record(0xf000, Buffer.alloc(0)), Buffer.alloc(1), drawing])]);
  }
  const information = stream[0]!;
  information.writeUInt16LE(0xa5ec, 0);
  information.writeUInt16LE(options.version ?? 0xc1, 2);
  const { lock } = options;
  information.writeUInt16LE(0x0200 | (options.encrypted || lock ? 0x0100 : 0), 0x0a);
  const header = lock?.header ?? Buffer.alloc(0);
  information.writeUInt32LE(header.length, 0x0e);
  const lengths = [main.length, lengthOf(body.length, notes.length), headLength];
  for (const [at, length] of lengths.entries()) information.writeInt32LE(length, 0x4c + at * 4);
  let at = header.length;
  for (const [index, bytes] of tables) {
    information.writeUInt32LE(at, 0x9a + index * 8);
    // The levels of lists stand behind the stated end of their table.
    information.writeUInt32LE(index === 73 ? 30 : bytes.length, 0x9a + index * 8 + 4);
    at += bytes.length;
  }
  const table = Buffer.concat([header, ...tables.map(([, bytes]) => bytes)]);
  const locked = (bytes: Buffer, open: number) => lock?.encrypt(bytes, open) ?? bytes;
  const objects = Object.entries(options.equations ?? {}).map(([object, bytes]) => [
    `ObjectPool/_${object}/Equation Native`,
    bytes,
  ]);
  return makeOle({
    WordDocument: locked(Buffer.concat(stream), 32),
    "1Table": locked(table, header.length),
    ...(options.data && { Data: locked(options.data, 0) }),
    ...Object.fromEntries(objects),
  });
}

function propertyPage(ends: readonly number[], entries: readonly Buffer[], size: number): Buffer {
  const page = Buffer.alloc(PAGE);
  for (const [at, end] of ends.entries()) page.writeUInt32LE(end, at * 4);
  let free = PAGE - 2;
  for (const [index, bytes] of entries.entries()) {
    if (bytes.length === 0) continue;
    free = Math.floor((free - bytes.length) / 2) * 2;
    bytes.copy(page, free);
    page[ends.length * 4 + index * size] = free / 2;
  }
  page[PAGE - 1] = entries.length;
  return page;
}

function pieceTable(characters: number): Buffer {
  const piece = Buffer.alloc(8);
  piece.writeUInt32LE(FIRST_CHARACTER, 2);
  const list = Buffer.concat([words([0, characters]), piece]);
  return Buffer.concat([Buffer.from([2]), words([list.length]), list]);
}

function listTable(levels: readonly { format: number; text: string }[]): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt16LE(1, 0);
  head.writeInt32LE(7, 2);
  const all = Array.from({ length: 9 }, (_, at) => levels[at] ?? { format: 0, text: "" });
  const bytes = all.map(({ format, text }) => {
    const level = Buffer.alloc(30);
    level.writeInt32LE(1, 0);
    level[4] = format;
    level.writeUInt16LE(text.length, 28);
    return Buffer.concat([level, Buffer.from(text, "utf16le")]);
  });
  return Buffer.concat([head, ...bytes]);
}

function words(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeUInt32LE(value, at * 4);
  return bytes;
}
