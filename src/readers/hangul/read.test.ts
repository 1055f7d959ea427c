/** Which of the two layouts is believed, by how many pages they differ. */
import { describe, expect, it } from "vitest";
import { paragraph } from "../../../samples/make/hangul.js";
import { makeHwpx } from "../../../samples/make/hwpx.js";
import { readFile } from "../read.js";

/**
 * Pages that begin with a break, then short paragraphs whose saved lines begin a page each, which the engine sets below each other:
 * it has `more` pages less.
 */
async function pagesOf(breaks: number, more: number): Promise<number> {
  const lines = (...heights: number[]) => ({ lines: heights.map((y, at) => ({ at, y })) });
  const turned = Array.from({ length: breaks }, (_, at) =>
    paragraph(`${at + 1}쪽의 글`, { ...lines(0, 1600), pageBreak: at > 0 }),
  );
  const further = Array.from({ length: more }, () => paragraph("다음 쪽의 글", lines(0, 1600)));
  const bytes = makeHwpx({ sections: [[...turned, ...further]] });
  const options = { layout: "checked", ocr: false } as const;
  const { source } = await readFile({ bytes, filename: "a.hwpx", options });
  return source.pages;
}

describe("the pages of saved lines", () => {
  it("are believed where the engine has two pages less, not three", async () => {
    expect(await pagesOf(1, 0)).toBe(1);
    expect(await pagesOf(1, 2)).toBe(3);
    expect(await pagesOf(1, 3)).toBe(1);
  });

  it("are believed in long documents up to one page in twenty", async () => {
    expect(await pagesOf(60, 3)).toBe(63);
    expect(await pagesOf(60, 4)).toBe(60);
  });
});
