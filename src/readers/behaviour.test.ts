/** What every reader must do, whatever its format: held against a sample of each. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Value } from "typebox/value";
import { describe, expect, it } from "vitest";
import { FURTHER_SAMPLES } from "../../samples/make/further-samples.js";
import type { Document } from "../model/document.js";
import type { Format } from "../model/format.js";
import { detect } from "./detect.js";
import { readFile } from "./read.js";
import { DEFAULT_READ_OPTIONS } from "./reader.js";
import { REGISTRY } from "./registry.js";

const folder = fileURLToPath(new URL("../../samples/corpus/demo/", import.meta.url));
/** Pictures need the OCR engine, which has its own tests; here they are only cut, flipped and misnamed. */
const options = { ...DEFAULT_READ_OPTIONS, ocr: false };
const PICTURES: readonly Format[] = ["png", "jpeg", "tiff", "bmp", "gif", "webp"];

const files = [
  ...readdirSync(folder).map((name) => ({ name, bytes: readFileSync(folder + name) })),
  ...(await Promise.all(
    FURTHER_SAMPLES.map(async ({ name, make }) => ({ name, bytes: await make() })),
  )),
];
const samples = await Promise.all(
  files.map(async ({ name, bytes }) => {
    const { format, refusal } = await detect(bytes, name);
    return { name, bytes, format, sound: !refusal };
  }),
);
const sound = samples.filter((sample) => sample.sound);
const written = sound.filter(({ format }) => !PICTURES.includes(format));
const read = (bytes: Buffer, filename: string) => readFile({ bytes, filename, options });
const withInner = (document: Document): Document[] => [
  document,
  ...(document.documents ?? []).flatMap(withInner),
];

/** What no Document may break, readable or not. */
function expectSound(document: Document): void {
  for (const one of withInner(document)) {
    const { blocks, tables, source, access } = one;
    expect(access.readable).toBe(access.reason === null);
    expect(blocks.map(({ id }) => id)).toEqual(blocks.map((_, index) => `b${index + 1}`));
    expect(tables.map(({ id }) => id)).toEqual(tables.map((_, index) => `t${index + 1}`));
    const ids = new Set(blocks.map(({ id }) => id));
    for (const block of blocks) {
      expect(block.text).toBe(block.text.normalize("NFC"));
      if (block.parent !== null) expect(ids.has(block.parent)).toBe(true);
      if (source.pages > 0) expect(block.page).toBeLessThanOrEqual(source.pages);
      for (const box of [block.bbox, ...(block.lines ?? []).map((line) => line.bbox)]) {
        if (box) expect(box[0] <= box[2] && box[1] <= box[3] && Math.min(...box) >= -1).toBe(true);
      }
      const length = [...block.text].length;
      for (const line of block.lines ?? []) {
        expect(line.start <= line.end && line.end <= length).toBe(true);
      }
    }
    for (const table of tables) {
      expect(table.grid).toHaveLength(table.rows);
      expect(table.grid.every((row) => row.length === table.cols)).toBe(true);
      for (const cell of table.cells) {
        expect(cell.row + cell.row_span).toBeLessThanOrEqual(table.rows);
        expect(cell.col + cell.col_span).toBeLessThanOrEqual(table.cols);
      }
    }
  }
}

describe("the registry", () => {
  it("has a sample for every format but the lesser kinds of picture", () => {
    const covered = new Set(sound.map(({ format }) => format));
    const missing = REGISTRY.map(({ format }) => format).filter(
      (format) => !covered.has(format) && !PICTURES.includes(format),
    );
    expect(missing).toEqual([]);
    expect(covered.has("png")).toBe(true);
  });
});

describe.each(written)("$name", ({ name, bytes, format }) => {
  it("reads to a sound Document", async () => {
    const document = await read(bytes, name);
    expect(document.access).toMatchObject({ readable: true, reason: null });
    expect(document.source.format).toBe(format);
    expect(withInner(document).some(({ blocks }) => blocks.length > 0)).toBe(true);
    expectSound(document);
  });

  it("reads the same under a wrong extension, and says so", async () => {
    const honest = await read(bytes, name);
    const misnamed = await read(bytes, "이름이 다름.xyz");
    expect(misnamed.warnings.map(({ code }) => code)).toContain("EXTENSION_MISMATCH");
    expect(honest.warnings.map(({ code }) => code)).not.toContain("EXTENSION_MISMATCH");
    expect(misnamed.blocks).toEqual(honest.blocks);
  });
});

describe.each(sound)("$name damaged", ({ name, bytes }) => {
  it("cut anywhere ends in a sound Document", async () => {
    for (let part = 0; part < 12; part++) {
      expectSound(await read(bytes.subarray(0, Math.floor((bytes.length * part) / 12)), name));
    }
  });

  it("with bytes flipped ends in a sound Document", async () => {
    for (let seed = 1; seed <= 12; seed++) {
      const damaged = Buffer.from(bytes);
      for (let i = 1; i <= 6; i++) {
        const at = (seed * 7919 * i * 104_729) % damaged.length;
        damaged[at] = damaged[at]! ^ (1 << ((seed * i) % 8));
      }
      expectSound(await read(damaged, name));
    }
  });
});

describe("every sample", () => {
  it("that cannot be read says why and what to do", async () => {
    for (const { name, bytes } of samples.filter((sample) => !sample.sound)) {
      const { access } = await read(bytes, name);
      expect(access.readable).toBe(false);
      expect(access.reason_text).toMatch(/ \/ /);
    }
  });

  it("never holds a value that JSON would lose", async () => {
    for (const { name, bytes } of written) {
      const document = await read(bytes, name);
      expect(Value.Equal(JSON.parse(JSON.stringify(document)), document)).toBe(true);
    }
  });
});
