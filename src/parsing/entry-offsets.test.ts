import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { READABLE } from "../../test/documents.js";
import { checkedFile, DamagedFile } from "../disk/checked-file.js";
import type { Chunk } from "../model/chunk.js";
import { emptyStructure } from "../model/plain.js";
import { type PieceLocator, packEntries, readPiece } from "./entry-offsets.js";
import type { DocumentEntry } from "./parsing.js";

const folder = mkdtempSync(join(tmpdir(), "pieces-"));
afterAll(() => rmSync(folder, { recursive: true }));

const chunk = (number: number, text: string): Chunk => ({
  id: `c${number}`,
  doc_id: "sha256:00",
  kind: "paragraph",
  text,
  blocks: [`b${number}`],
  anchors: [{ page: number, bbox: null, cell_range: null }],
  path: ["여비 규정"],
  outline: [],
  extractors: ["docx"],
});

const entry = (inner: string[], texts: string[]): DocumentEntry => ({
  inner,
  doc_id: "sha256:00",
  format: "docx",
  pages: 1,
  access: READABLE,
  structure: emptyStructure(),
  forms: [],
  review: [],
  chunks: texts.map((text, index) => chunk(index + 1, text)),
  tables: [{ id: "t1", block: "b1", header_rows: 1, cells: [] }],
});

const entries = [
  entry(["가.docx"], ["한글과 emoji 😀", 'quotes " and\nlines', "셋"]),
  entry(["빈 것.docx"], []),
  entry(
    ["나.docx"],
    Array.from({ length: 2000 }, (_, at) => `조각 ${at}`),
  ),
];

const MAGIC = "WONMUNP1";
const read = (file: string, locator: PieceLocator) => readPiece(file, MAGIC, locator);

function stored(pieces: unknown): string {
  const file = join(folder, `${Math.random()}`);
  const { bytes } = packEntries(entries);
  writeFileSync(file, Buffer.concat(checkedFile(MAGIC, { filename: "a.zip", pieces }, [bytes])));
  return file;
}

describe("entry offsets", () => {
  const { bytes, pieces } = packEntries(entries);
  const parsed = (piece: Buffer | null) => piece && JSON.parse(piece.toString("utf8"));

  it("are the JSON of the entries", () => {
    expect(JSON.parse(bytes.toString("utf8"))).toEqual(entries);
    expect(JSON.parse(packEntries([]).bytes.toString("utf8"))).toEqual([]);
  });

  it("give each chunk and the tables of each entry alone, however long the list of places is", () => {
    const file = stored(pieces);
    for (const [which, { chunks, tables }] of entries.entries()) {
      const asked = { entry: which, chunks: chunks.length };
      expect(parsed(read(file, { ...asked, piece: "tables" }))).toEqual(tables);
      for (const [index, one] of chunks.entries())
        expect(parsed(read(file, { ...asked, piece: index }))).toEqual(one);
      expect(read(file, { ...asked, piece: chunks.length })).toBeNull();
    }
    expect(read(file, { entry: entries.length, chunks: 0, piece: "tables" })).toBeNull();
  });

  it("are not there where the entry has more or fewer chunks than it should", () => {
    const file = stored(pieces);
    for (const chunks of [2, 4])
      for (const piece of [0, "tables"] as const)
        expect(read(file, { entry: 0, chunks, piece })).toBeNull();
  });

  it("are not there where the file is of entries without pieces", () => {
    expect(read(stored(undefined), { entry: 0, chunks: 3, piece: 0 })).toBeNull();
  });

  it("are told from damage: a file that is gone, cut off, or another's", () => {
    const asked = { entry: 0, chunks: 3, piece: 2 };
    expect(() => read(join(folder, "gone"), asked)).toThrow("ENOENT");
    expect(() => read(folder, asked)).toThrow("EISDIR");
    const file = stored(pieces);
    const whole = readFileSync(file);
    const end = whole.indexOf(JSON.stringify(entries[0]!.chunks[2]));
    for (const length of [0, 7, 20, 200, end, end + 10]) {
      writeFileSync(file, whole.subarray(0, length));
      expect(() => read(file, asked)).toThrow(DamagedFile);
    }
    // What lies behind the piece may be gone; the piece is whole.
    writeFileSync(file, whole.subarray(0, end + 1000));
    expect(parsed(read(file, asked))).toEqual(entries[0]!.chunks[2]);
  });

  it("are themselves or damaged, whichever byte of them was changed", () => {
    const file = stored(pieces);
    const whole = readFileSync(file);
    const { chunks, tables } = entries[0]!;
    for (const [piece, right] of [["tables", tables] as const, ...chunks.entries()]) {
      const text = Buffer.from(JSON.stringify(right));
      const from = whole.indexOf(text);
      for (let at = from; at < from + text.length; at++) {
        const other = Buffer.from(whole);
        other[at]! ^= 1;
        writeFileSync(file, other);
        for (const [name, one] of [["tables", tables] as const, ...chunks.entries()]) {
          const asked = { entry: 0, chunks: 3, piece: name };
          if (name === piece) expect(() => read(file, asked)).toThrow(DamagedFile);
          else expect(parsed(read(file, asked))).toEqual(one);
        }
      }
    }
  });
});
