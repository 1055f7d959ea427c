/** A damaged PDF is told from a whole one by its own table of objects. */
import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { damageOf } from "./lost-objects.js";

const OBJECTS = ["<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [] /Count 0 >>"];

function body(): { text: string; places: number[] } {
  let text = "%PDF-1.7\n";
  const places = OBJECTS.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  return { text, places };
}

function withPlainTable(): Buffer {
  const { text, places } = body();
  const rows = places.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`).join("");
  const table = `xref\n0 3\n0000000000 65535 f \n${rows}trailer\n<< /Size 3 /Root 1 0 R >>\n`;
  return Buffer.from(`${text}${table}startxref\n${text.length}\n%%EOF\n`, "latin1");
}

/** Rows of one byte for the kind and two for the place, each as the difference from the row above. */
function withStreamTable(): Buffer {
  const { text, places } = body();
  const rows = [[0, 0, 0], ...places.map((at) => [1, at >> 8, at & 0xff])];
  rows.push([1, text.length >> 8, text.length & 0xff]);
  const coded = rows.map((row, at) => [
    2,
    ...row.map((byte, col) => (byte - (rows[at - 1]?.[col] ?? 0)) & 0xff),
  ]);
  const packed = deflateSync(Buffer.from(coded.flat()));
  const parameters = "/Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 3 >>";
  const head = `3 0 obj\n<< /Type /XRef /Size 4 /W [1 2 0] ${parameters} /Length ${packed.length} >>\nstream\n`;
  return Buffer.concat([
    Buffer.from(text + head, "latin1"),
    packed,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${text.length}\n%%EOF\n`, "latin1"),
  ]);
}

/** An object overwritten with blanks. */
function blanked(bytes: Buffer, object: string): Buffer {
  const damaged = Buffer.from(bytes);
  const from = damaged.indexOf(object);
  damaged.fill(0x20, from, damaged.indexOf("endobj", from));
  return damaged;
}

describe.each([
  ["a plain table", withPlainTable()],
  ["a stream table", withStreamTable()],
])("a PDF with %s", (_, bytes) => {
  it("is whole where all objects are in their place, behind junk too", () => {
    expect(damageOf(bytes)).toBeUndefined();
    expect(damageOf(Buffer.concat([Buffer.from("junk\r\n"), bytes]))).toBeUndefined();
  });

  it("lacks an object that is not where the table says", () => {
    expect(damageOf(blanked(bytes, "2 0 obj"))).toBe("개체 1개를 찾을 수 없음");
  });

  it("is cut where its end mark or its table is gone", () => {
    expect(damageOf(bytes.subarray(0, bytes.length - 8))).toBe("파일의 끝이 잘림");
    const moved = Buffer.from(
      bytes.toString("latin1").replace(/startxref\n\d+/, "startxref\n7"),
      "latin1",
    );
    expect(damageOf(moved)).toBe("개체 목록이 손상됨");
  });
});
