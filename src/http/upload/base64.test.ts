import { describe, expect, test } from "vitest";
import { Base64Decoder } from "./base64.js";

function decode(...pieces: string[]): Buffer {
  const decoder = new Base64Decoder();
  const out = Buffer.alloc(3 * pieces.join("").length + 3);
  let at = 0;
  for (const piece of pieces) {
    const bytes = Buffer.from(piece, "utf8");
    at = decoder.decode(bytes, 0, bytes.length, out, at);
  }
  decoder.finish();
  return out.subarray(0, at);
}

test("decodes every length, however it is cut", () => {
  for (let length = 0; length < 40; length++) {
    const bytes = Buffer.from(Array.from({ length }, (_, n) => (n * 37 + length) & 0xff));
    const text = bytes.toString("base64");
    expect(decode(text)).toEqual(bytes);
    expect(decode(...text)).toEqual(bytes);
  }
});

test("passes over line breaks", () => {
  expect(decode("SGVs\r\nbG8", " =\n")).toEqual(Buffer.from("Hello"));
});

describe("refuses", () => {
  test.each([
    "SGVsbG8",
    "SGVsb",
    "S",
    "=",
    "S===",
    "SG==SGVs",
    "SGVs=",
    "SGVsbG8==",
    "SGV_",
    "SG-s",
    "안녕==",
    "not base64!",
  ])("%s", (text) => {
    expect(() => decode(text)).toThrow(
      expect.objectContaining({ reason: "INVALID_BASE64", info: { field: "data_base64" } }),
    );
  });
});
