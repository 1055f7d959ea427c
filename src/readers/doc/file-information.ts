/** The file information block of a Word 97–2003 document ([MS-DOC] 2.5): where the tables are and how long the parts of the text. */

export interface FileInformation {
  /** Version: 193 is Word 97; older ones have other tables. */
  version: number;
  encrypted: boolean;
  tableStream: "0Table" | "1Table";
  /** Characters of each part of the text, in the order in which they stand. */
  lengths: Record<TextPart, number>;
  /** The bytes of a table in the table stream. */
  table(index: number): { at: number; length: number };
}

type TextPart = (typeof PARTS)[number];
const PARTS = [
  "main",
  "footnotes",
  "headers",
  "macros",
  "comments",
  "endnotes",
  "textBoxes",
  "headerTextBoxes",
] as const;

/** Places of tables among the pairs of FibRgFcLcb97 ([MS-DOC] 2.5.6). */
export const TABLE = {
  styles: 1,
  footnoteMarks: 2,
  footnoteTexts: 3,
  commentMarks: 4,
  commentTexts: 5,
  headers: 11,
  characterPages: 12,
  paragraphPages: 13,
  fonts: 15,
  pieces: 33,
  shapes: 40,
  endnoteMarks: 46,
  endnoteTexts: 47,
  drawings: 50,
  textBoxes: 56,
  lists: 73,
  listOverrides: 74,
} as const;

/** Word 97 and later, and the versions before it, of East Asia too. */
const SIGNATURES = [0xa5ec, 0xa5dc, 0xa5db, 0xa697, 0xa698, 0xa699];
const ENCRYPTED = 0x0100;
const SECOND_TABLE = 0x0200;
const LENGTHS_AT = 0x4c;
const TABLES_AT = 0x9a;
const LEAST_BYTES = TABLES_AT + 75 * 8;

/** Undefined where the stream has no such block. */
export function readFileInformation(stream: Buffer): FileInformation | undefined {
  if (stream.length < 32 || !SIGNATURES.includes(stream.readUInt16LE(0))) return undefined;
  const flags = stream.readUInt16LE(0x0a);
  const whole = stream.length >= LEAST_BYTES ? stream : Buffer.concat([stream, Buffer.alloc(1024)]);
  const lengths = Object.fromEntries(
    PARTS.map((part, index) => [part, Math.max(0, whole.readInt32LE(LENGTHS_AT + index * 4))]),
  ) as Record<TextPart, number>;
  return {
    version: stream.readUInt16LE(2),
    encrypted: (flags & ENCRYPTED) !== 0,
    tableStream: flags & SECOND_TABLE ? "1Table" : "0Table",
    lengths,
    table(index) {
      const at = TABLES_AT + index * 8;
      return { at: whole.readUInt32LE(at), length: whole.readUInt32LE(at + 4) };
    },
  };
}

/** Where each part begins, counted in characters from the start of the text. */
export function partStarts(lengths: Record<TextPart, number>): Record<TextPart, number> {
  let at = 0;
  const starts = PARTS.map((part) => {
    const start = at;
    at += lengths[part];
    return [part, start];
  });
  return Object.fromEntries(starts) as Record<TextPart, number>;
}
