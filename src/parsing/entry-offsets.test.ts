import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { READABLE } from "../../test/documents.js";
import type { Chunk } from "../model/chunk.js";
import { emptyStructure } from "../model/plain.js";
import { packEntries, readPiece } from "./entry-offsets.js";
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

function stored(pieces: unknown): string {
  const file = join(folder, `${Math.random()}`);
  const line = Buffer.from(`${JSON.stringify({ filename: "a.zip", pieces })}\n`);
  writeFileSync(file, Buffer.concat([line, packEntries(entries).bytes]));
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
      expect(parsed(readPiece(file, { ...asked, piece: "tables" }))).toEqual(tables);
      for (const [index, one] of chunks.entries())
        expect(parsed(readPiece(file, { ...asked, piece: index }))).toEqual(one);
      expect(readPiece(file, { ...asked, piece: chunks.length })).toBeNull();
    }
    expect(readPiece(file, { entry: entries.length, chunks: 0, piece: "tables" })).toBeNull();
  });

  it("are not there where the entry has more or fewer chunks than it should", () => {
    const file = stored(pieces);
    for (const chunks of [2, 4])
      for (const piece of [0, "tables"] as const)
        expect(readPiece(file, { entry: 0, chunks, piece })).toBeNull();
  });

  it("are not there where the file is gone, older, or cut off", () => {
    const asked = { entry: 0, chunks: 3, piece: 0 };
    expect(readPiece(join(folder, "gone"), asked)).toBeNull();
    expect(readPiece(folder, asked)).toBeNull();
    expect(readPiece(stored(undefined), asked)).toBeNull();
    const cut = join(folder, "cut");
    writeFileSync(cut, `${JSON.stringify({ pieces })}\n[`);
    expect(readPiece(cut, asked)).toBeNull();
    writeFileSync(cut, JSON.stringify({ pieces }));
    expect(readPiece(cut, asked)).toBeNull();
    writeFileSync(cut, "\0\0\0\n");
    expect(readPiece(cut, asked)).toBeNull();
  });
});
