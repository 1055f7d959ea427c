/** A page whose letters cannot be what it shows is read from its picture, and says so. */
import { describe, expect, it } from "vitest";
import { makePdf, SamplePage } from "../../../samples/make/pdf.js";
import { letters, page as pageContent } from "../../../test/page-content.js";
import type { Ocr } from "../ocr/recognition.js";
import { DEFAULT_READ_OPTIONS, type Outcome } from "../reader.js";
import { readPdf } from "./reader.js";
import { isSoundText, standsOnInk } from "./sound-text.js";

/** Syllables of no use, one after the other; `common` of them are the most used one. */
const syllables = (count: number, common: number) =>
  letters("이".repeat(common) + "뷁쀎퓔".repeat(count).slice(0, count - common), 0, 100);

describe("letters", () => {
  it("are sound where a quarter of sixty syllables is common, or fewer are there", () => {
    expect(isSoundText(syllables(60, 15))).toBe(true);
    expect(isSoundText(syllables(60, 14))).toBe(false);
    expect(isSoundText(syllables(59, 0))).toBe(true);
  });

  it("are not sound where three in ten of a hundred are bytes of another encoding", () => {
    const mixed = (bytes: number, all: number) =>
      letters("ÇÑ±¹".repeat(all).slice(0, bytes) + "a".repeat(all - bytes), 0, 100);
    expect(isSoundText(mixed(29, 100))).toBe(true);
    expect(isSoundText(mixed(30, 100))).toBe(false);
    expect(isSoundText(mixed(99, 99))).toBe(true);
    expect(isSoundText(letters("가·".repeat(59), 0, 100))).toBe(true);
  });
});

describe("the text layer of a scan", () => {
  /** A white picture, one pixel to the point, with a grey dot in the box of each of the first `inked` letters. */
  const picture = (inked: number, grey = 207) => {
    const [width, height] = [1000, 20];
    const rgba = new Uint8Array(width * height * 4).fill(255);
    for (let at = 0; at < inked; at++) rgba[(15 * width + 10 * at + 5) * 4 + 1] = grey;
    return { picture: { rgba, width, height }, scale: 1 };
  };
  const layer = letters("가 ".repeat(50).replaceAll(" ", "나"), 0, 18);

  it("belongs to the picture where three in five letters stand on ink", () => {
    expect(standsOnInk(layer, picture(60))).toBe(true);
    expect(standsOnInk(layer, picture(59))).toBe(false);
    expect(standsOnInk(layer, picture(100, 208))).toBe(false);
  });

  it("is looked at here and there where it is long", () => {
    const long = Array.from({ length: 9 }, () => layer).flat();
    // Every second letter: half of those without ink are passed over.
    expect(standsOnInk(long, picture(60))).toBe(true);
  });
});

const recognised: Ocr = {
  ready: true,
  recogniseAll: async (tasks) =>
    tasks.map(({ page }) => ({
      content: pageContent({
        number: page,
        glyphs: letters("그림에서 읽은 글", 50, 100),
        scanLayer: true,
      }),
      back: (box) => box,
      confidence: 0.9,
      characters: 8,
    })),
};
const read = (page: SamplePage, ocr?: Ocr): Promise<Outcome> =>
  readPdf({
    bytes: makePdf([page, new SamplePage().text(70, 100, "둘째 쪽")]),
    filename: "a.pdf",
    options: DEFAULT_READ_OPTIONS,
    ...(ocr && { ocr: async () => ocr }),
    readConverted: () => Promise.reject(new Error("not converted")),
    readInner: () => Promise.reject(new Error("no inner files")),
    refuseInner: () => {
      throw new Error("no inner files");
    },
  });
const seen = async (outcome: Promise<Outcome>) => {
  const found = await outcome;
  if (!found.readable) return found.reason;
  return {
    texts: found.blocks.map(({ text }) => text),
    warnings: found.warnings.map(({ code, page }) => `${code} ${page}`),
  };
};

describe("a page whose text is bad", () => {
  const garbled = () =>
    new SamplePage().lines(
      50,
      100,
      ["뷁쀎퓔쭯뼯뎻꿻쎯쨟뮯", "틟뉅뾲휇쪎뗅쒓뺣쫴챓"].flatMap((line) => [line, line, line]),
    );
  const otherPage = () =>
    new SamplePage().picture(0, 0, 595, 842).text(70, 100, "다른 쪽의 글", { mode: 3 });

  it.each([
    ["a damaged map to text", garbled],
    ["the text layer of another page", otherPage],
  ])("%s: it is read from its picture, with a warning", async (_, page) => {
    expect(await seen(read(page(), recognised))).toEqual({
      texts: ["그림에서 읽은 글", "둘째 쪽"],
      warnings: ["TEXT_ENCODING_UNCERTAIN 1"],
    });
    expect(await seen(read(page()))).toEqual({
      texts: ["둘째 쪽"],
      warnings: ["OCR_UNAVAILABLE 1"],
    });
  });
});

it("one letter that is not known is said among a thousand", async () => {
  const page = new SamplePage().lines(
    50,
    60,
    Array(40).fill("모든 국민은 법률이 정하는 바에 따라 권리를 가진다."),
    { size: 10 },
  );
  page.codes(300, 60, [3]);
  const outcome = await read(page);
  expect(outcome).toMatchObject({
    readable: true,
    warnings: [{ code: "TEXT_ENCODING_UNCERTAIN", page: 1 }],
  });
});
