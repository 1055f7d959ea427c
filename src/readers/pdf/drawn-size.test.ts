/** Letters of a font with a size of its own are as large as they are drawn. */
import { expect, it } from "vitest";
import { type DrawnFont, drawnFontPdf } from "../../../test/drawn-font-pdf.js";
import { loadPdfium } from "./pdfium.js";

/** Letters 72 units high, each of one unit of the text's size: at 0.1 points they are as high as those of ten points. */
const FONT = {
  letters: [
    ["가", 100],
    ["나", 100],
  ],
  height: 72,
  unit: 1,
} as const;

async function pageOf(content: string, font: DrawnFont = FONT) {
  const file = (await loadPdfium()).open(drawnFontPdf(font, content));
  try {
    const { glyphs, hidden } = file.page(1);
    return {
      texts: glyphs.map(({ text }) => text).join(""),
      sizes: glyphs.map(({ size }) => size),
      hidden,
    };
  } finally {
    file.close();
  }
}

it.each([
  ["set level", "1 0 0 1 100 700 Tm", 10],
  ["set up the page", "0 1 -1 0 100 700 Tm", 10],
  ["twice as large", "2 0 0 2 100 700 Tm", 20],
])("are read, %s", async (_, matrix, size) => {
  const { texts, sizes, hidden } = await pageOf(`BT /F 0.1 Tf ${matrix} <0102> Tj ET`);
  expect(texts).toBe("가나");
  expect(hidden).toBe(0);
  for (const one of sizes) expect(one).toBeCloseTo(size, 1);
});

it("stay hidden where they are drawn as small as they are set", async () => {
  const { texts, hidden } = await pageOf("BT /F 0.004 Tf 1 0 0 1 100 700 Tm <0102> Tj ET");
  expect(texts).toBe("");
  expect(hidden).toBe(2);
});

it("are as large as they are set where their ink is no higher than that", async () => {
  const low = { ...FONT, height: 50, unit: 0.01 };
  const { sizes } = await pageOf("BT /F 2 Tf 1 0 0 1 100 700 Tm <0102> Tj ET", low);
  expect(sizes).toEqual([2, 2]);
});

it("stay hidden beside larger text of the same font", async () => {
  const font = { ...FONT, unit: 0.01 };
  const small = "BT /F 0.5 Tf 1 0 0 1 100 700 Tm <0102> Tj ET ";
  const { texts, hidden } = await pageOf(`${small}BT /F 10 Tf 1 0 0 1 100 600 Tm <02> Tj ET`, font);
  expect(texts).toBe("나");
  expect(hidden).toBe(2);
});
