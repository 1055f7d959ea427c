import iconv from "iconv-lite";
import { describe, expect, it } from "vitest";
import { decodeBytes, encodingNamed, looksLikeText } from "./text-encoding.js";

const TEXT = "한빛시 공고 제2026-1호: 뷁, 똠방각하\r\n1. 접수 기간";

describe("the encoding of a text", () => {
  it.each([
    ["utf-8", Buffer.from(TEXT)],
    ["utf-8", Buffer.from(`\ufeff${TEXT}`)],
    ["cp949", iconv.encode(TEXT, "cp949")],
    ["utf-16le", Buffer.from(`\ufeff${TEXT}`, "utf16le")],
    ["utf-16le", Buffer.from(TEXT, "utf16le")],
    ["utf-16be", iconv.encode(TEXT, "utf16-be", { addBOM: true })],
    ["utf-16be", iconv.encode(TEXT, "utf16-be")],
  ])("is %s, and the text is whole", (encoding, bytes) => {
    expect(decodeBytes(bytes)).toEqual({ text: TEXT, encoding, cut: false, certain: true });
    expect(looksLikeText(bytes)).toBe(true);
  });

  it("is what the bytes are, whatever was declared, where they are valid UTF-8", () => {
    expect(decodeBytes(Buffer.from(TEXT), "iso-8859-1").encoding).toBe("utf-8");
    expect(decodeBytes(Buffer.from(TEXT), "euc-kr").text).toBe(TEXT);
    const french = iconv.encode("Éléphant à l'été", "windows-1252");
    expect(decodeBytes(french, "windows-1252").text).toBe("Éléphant à l'été");
  });

  it("tells a last character that is cut off, and damage in the middle", () => {
    const utf8 = Buffer.from(TEXT);
    expect(decodeBytes(utf8.subarray(0, 4))).toMatchObject({ text: "한", cut: true });
    const old = iconv.encode("한빛시", "cp949");
    expect(decodeBytes(old.subarray(0, 5))).toMatchObject({ text: "한빛", cut: true });
    const damaged = Buffer.concat([utf8, Buffer.from([0xff, 0xff]), utf8]);
    expect(decodeBytes(damaged)).toMatchObject({ encoding: "utf-8", certain: false });
  });

  it("goes by many names in Korean", () => {
    for (const name of ["EUC-KR", "ks_c_5601-1987", "CP949", "ms949", "uhc", "KSC5601"])
      expect(encodingNamed(name)).toBe("cp949");
    expect(encodingNamed("us-ascii")).toBe("utf-8");
    expect(encodingNamed("no-such-thing")).toBeUndefined();
  });

  it("is none where there are control characters or bytes that nothing fits", () => {
    expect(looksLikeText(Buffer.from([1, 2, 3, 0, 5, 6]))).toBe(false);
    expect(looksLikeText(Buffer.from([0xff, 0xc0, 0xfd, 0xff, 0xc1, 0xff, 0x41, 0xff]))).toBe(
      false,
    );
  });
});
