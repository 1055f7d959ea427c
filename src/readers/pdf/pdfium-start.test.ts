/** The engine starts wherever the program is installed. */
import { afterEach, expect, it } from "vitest";
import { drawnFontPdf } from "../../../test/drawn-font-pdf.js";
import { loadPdfium } from "./pdfium.js";

const script = process.argv[1]!;
afterEach(() => {
  process.argv[1] = script;
});

it("reads a file where a folder of the running script has a Korean name", async () => {
  process.argv[1] = "/home/사용자/문서/main.js";
  const font = { letters: [["가", 1000]], height: 800, unit: 0.001 } as const;
  const file = (await loadPdfium()).open(
    drawnFontPdf(font, "BT /F 10 Tf 1 0 0 1 100 700 Tm <01> Tj ET"),
  );
  expect(file.page(1).glyphs.map(({ text }) => text)).toEqual(["가"]);
  file.close();
});
