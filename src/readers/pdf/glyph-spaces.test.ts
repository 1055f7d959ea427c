/** Spaces are those that the file prints; where letters end tells the rest. */
import { expect, it } from "vitest";
import { makePdf, SamplePage } from "../../../samples/make/pdf.js";
import { buildLines } from "../layout/text-lines.js";
import { loadPdfium } from "./pdfium.js";

async function glyphsOf(page: SamplePage) {
  const file = (await loadPdfium()).open(makePdf([page]));
  try {
    return file.page(1).glyphs;
  } finally {
    file.close();
  }
}
const textOf = async (page: SamplePage) =>
  (await glyphsOf(page)).map((glyph) => glyph.text).join("");

it("letters with a line around them end without a space, unless one is printed", async () => {
  expect(await textOf(new SamplePage().text(50, 100, "제출", { mode: 2 }))).toBe("제출");
  expect(await textOf(new SamplePage().text(50, 100, "제출 ", { mode: 2 }))).toBe("제출 ");
});

it("a run of letters that stand apart has no spaces of the engine's own", async () => {
  expect(await textOf(new SamplePage().spread(50, 100, "캐나다", 0.9))).toBe("캐나다");
});

it("italics that lean are as wide as upright letters, and their line reaches to where they lean", async () => {
  const draw = (lean: number) =>
    new SamplePage().text(50, 100, "원문", { lean }).text(75, 100, "읽기", { lean });
  const places = async (lean: number) =>
    (await glyphsOf(draw(lean))).map(({ box }) => box.map((side) => Math.round(side * 10) / 10));
  expect(await places(0.3)).toEqual(await places(0));
  expect(await places(-0.3)).toEqual(await places(0));
  const [line] = buildLines(await glyphsOf(draw(0.3)), 1);
  expect(line).toMatchObject({ text: "원문 읽기" });
  expect(line!.box[0]).toBeCloseTo(50);
  expect(line!.box[2]).toBeCloseTo(95 + 0.3 * 8.6);
});

it.each([90, 180, 270] as const)(
  "Korean letters on a page turned by %i degrees are one em wide",
  async (rotate) => {
    const glyphs = await glyphsOf(new SamplePage({ rotate }).text(50, 100, "원문", { size: 12 }));
    for (const { box } of glyphs) {
      const sides = [box[2] - box[0], box[3] - box[1]].map((side) => Math.round(side * 100) / 100);
      expect(sides.sort()).toEqual([12, 12.72]);
    }
    const along = glyphs.map(({ box }) => (rotate === 180 ? box[0] : box[1]));
    expect(Math.abs(along[1]! - along[0]!)).toBeCloseTo(12);
  },
);
