/** The letters of a ligature take up its width, and tell nothing of the same letters elsewhere. */
import { expect, it } from "vitest";
import { drawnFontPdf } from "../../../test/drawn-font-pdf.js";
import { loadPdfium } from "./pdfium.js";

/** By code: 1 and 4 are its letters alone, 2 is the ligature, 3 is another letter. */
const FONT = {
  letters: [
    ["f", 300],
    ["fi", 600],
    ["n", 500],
    ["i", 200],
  ],
  height: 700,
  unit: 0.001,
} as const;

async function boxesOf(codes: string) {
  const file = (await loadPdfium()).open(
    drawnFontPdf(FONT, `BT /F 10 Tf 1 0 0 1 100 700 Tm <${codes}> Tj ET`),
  );
  try {
    return file
      .page(1)
      .glyphs.map(({ text, box }) => [text, Math.round(box[0]), Math.round(box[2])]);
  } finally {
    file.close();
  }
}

it.each([
  [
    "after the letter alone",
    "010203",
    [
      ["f", 100, 103],
      ["f", 103, 109],
      ["i", 103, 109],
      ["n", 109, 114],
    ],
  ],
  [
    "before the letter alone",
    "020103",
    [
      ["f", 100, 106],
      ["i", 100, 106],
      ["f", 106, 109],
      ["n", 109, 114],
    ],
  ],
  [
    "after its last letter alone",
    "0402",
    [
      ["i", 100, 102],
      ["f", 102, 108],
      ["i", 102, 108],
    ],
  ],
])("a ligature %s", async (_, codes, expected) => {
  expect(await boxesOf(codes)).toEqual(expected);
});
