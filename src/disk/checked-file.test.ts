import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import {
  checkedFile,
  checksum,
  DamagedFile,
  openChecked,
  readDescription,
} from "./checked-file.js";

const MAGIC = "TESTING1";
const folder = mkdtempSync(join(tmpdir(), "checked-"));
afterAll(() => rmSync(folder, { recursive: true }));

const bytesOf = (description: unknown, ...body: string[]) =>
  Buffer.concat(
    checkedFile(
      MAGIC,
      description,
      body.map((text) => Buffer.from(text)),
    ),
  );

/** As a reader of pieces sees it. */
function described(bytes: Buffer) {
  const path = join(folder, "file");
  writeFileSync(path, bytes);
  const file = openSync(path, "r");
  try {
    return readDescription(MAGIC, file);
  } finally {
    closeSync(file);
  }
}

describe("a checked file", () => {
  const description = { 이름: "여비 규정", pieces: [1, 2, 3] };
  const bytes = bytesOf(description, "일비는 ", "", "25,000원");

  it("gives back what was written, whole or the description alone", () => {
    const found = openChecked(MAGIC, bytes)!;
    expect(found.description).toEqual(description);
    expect(found.body.toString()).toBe("일비는 25,000원");
    expect(described(bytes)).toEqual({ description, end: bytes.length - found.body.length });
    const long = { list: Array.from({ length: 5000 }, (_, at) => at) };
    expect(described(bytesOf(long, "글"))?.description).toEqual(long);
    expect(openChecked(MAGIC, bytesOf(null))!.body).toHaveLength(0);
  });

  it("begins its body where 32-bit numbers can stand", () => {
    for (const text of ["", "a", "ab", "abc", "abcd"]) {
      const file = bytesOf(text, "x");
      expect((file.length - 1) % 4).toBe(0);
      expect(openChecked(MAGIC, file)!.description).toBe(text);
    }
  });

  it("tells every changed bit", () => {
    const end = described(bytes)!.end;
    for (let at = 0; at < bytes.length; at++)
      for (const bit of [0x01, 0x10, 0x80]) {
        const other = Buffer.from(bytes);
        other[at]! ^= bit;
        if (at < MAGIC.length) {
          expect(openChecked(MAGIC, other)).toBeNull();
          expect(described(other)).toBeNull();
          continue;
        }
        expect(() => openChecked(MAGIC, other)).toThrow(DamagedFile);
        if (at < end) expect(() => described(other)).toThrow(DamagedFile);
        else expect(described(other)?.description).toEqual(description);
      }
  });

  it("tells where it was cut off or added to", () => {
    for (let length = 0; length < bytes.length; length++) {
      const cut = bytes.subarray(0, length);
      if (length < MAGIC.length) expect(openChecked(MAGIC, cut)).toBeNull();
      else expect(() => openChecked(MAGIC, cut)).toThrow(DamagedFile);
    }
    expect(() => openChecked(MAGIC, Buffer.concat([bytes, bytes]))).toThrow(DamagedFile);
    const long = bytesOf({ list: Array.from({ length: 5000 }, (_, at) => at) });
    expect(() => described(long.subarray(0, 9000))).toThrow(DamagedFile);
  });

  it("is another's where the magic is", () => {
    expect(openChecked("TESTING2", bytes)).toBeNull();
  });

  it("sums pieces as if they were one", () => {
    const parts = ["가", "", "나다"].map((text) => Buffer.from(text));
    expect(checksum(parts)).toBe(checksum([Buffer.concat(parts)]));
    expect(checksum([])).toBe(0);
  });
});
