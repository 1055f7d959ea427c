/** Letters of Hangul's equation font are read as what it draws; the same private characters of another font are not. */
import { expect, it } from "vitest";
import { pdfOf, toUnicode } from "../../../test/drawn-font-pdf.js";
import { equationSign } from "./equation-font.js";
import { loadPdfium } from "./pdfium.js";

/** The text of a page in one font that is not in the file; codes from 1 on have these shapes and stand for these characters. */
async function textOf(font: string, shapes: string, printed: string, content: string) {
  const file = (await loadPdfium()).open(
    pdfOf([
      "<</Type/Catalog/Pages 2 0 R>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 5 0 R/Resources<</Font<</F 4 0 R>>>>>>",
      `<</Type/Font/Subtype/TrueType/BaseFont/${font}/FirstChar 1/LastChar 9/Widths[${"500 ".repeat(9)}]/ToUnicode 6 0 R/Encoding<</Type/Encoding/Differences[1${shapes}]>>>>`,
      `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
      toUnicode([...printed]),
    ]),
  );
  try {
    return file
      .page(1)
      .glyphs.map(({ text }) => text)
      .join("");
  } finally {
    file.close();
  }
}

const put = (codes: string, y: number) => `BT /F 10 Tf 1 0 0 1 100 ${y} Tm <${codes}> Tj ET `;
const textIn = (font: string, printed: string) => {
  const codes = [...printed].map((_, index) => `0${index + 1}`).join("");
  return textOf(font, "/x".repeat(printed.length), printed, put(codes, 700));
};

it("gives the letters that are drawn, without the lines of fractions", async () => {
  expect(await textIn("ABCDEF+HyhwpEQ", "\ue0fd\ue047\ue035\ue0fc\ue06d\ue048\ue034")).toBe(
    "y=2x+1",
  );
});

it("leaves the parts of a fraction where they are printed", async () => {
  const content = put("01", 704) + put("03", 697) + put("02", 690);
  expect(await textOf("HyhwpEQ", "/x/y/emdash", "\ue0fc\ue0fd\ue06d", content)).not.toContain("/");
});

it("leaves old Hangul of other fonts as it is", async () => {
  expect(await textIn("ABCDEF+HCRBatang", "\ue0fd")).not.toBe("y");
});

it.each([
  [0xe000, "A"],
  [0xe019, "Z"],
  [0xe034, "1"],
  [0xe03d, "0"],
  [0xe042, "%"],
  [0xe04d, "|"],
  [0xe056, ">"],
  [0xe05c, "√"],
  [0xe081, "⎠"],
  [0xe0a4, "θ"],
  [0xe0ac, "π"],
  [0xe0ae, "σ"],
  [0xe0e5, "a"],
  [0xe0fe, "z"],
  [0xe105, "⎥"],
  [0xe01a, undefined],
])("%s is %s", (code, sign) => {
  expect(equationSign(code)).toBe(sign);
});
