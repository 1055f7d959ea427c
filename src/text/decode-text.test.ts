import iconv from "iconv-lite";
import { describe, expect, it } from "vitest";
import { decodeText } from "./decode-text.js";

const TEXT = '{"default": [], "비고": "뷁 ①"}';

describe("a text of unknown encoding", () => {
  it.each(["utf-8", "utf-16le", "utf-16be", "cp949"])("is read as what it is: %s", (encoding) => {
    expect(decodeText(iconv.encode(TEXT, encoding))).toBe(TEXT);
    if (encoding.startsWith("utf"))
      expect(decodeText(iconv.encode(TEXT, encoding, { addBOM: true }))).toBe(TEXT);
  });

  it("is null where it is no text in any of them", () => {
    expect(decodeText(Uint8Array.of(0x7b, 0xff, 0xff, 0x7d))).toBeNull();
    expect(decodeText(Uint8Array.of(0xff, 0xfe, 0x7b))).toBeNull();
  });

  it("may be empty", () => {
    expect(decodeText(new Uint8Array())).toBe("");
  });
});
