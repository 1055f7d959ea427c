/** The engine's time: what it does not begin, and what is left when it runs out. */
import { describe, expect, it } from "vitest";
import { paragraph, type SampleDocument } from "../../../samples/make/hangul.js";
import { makeHwpx } from "../../../samples/make/hwpx.js";
import { readFile } from "../read.js";
import { fitsEngineBudget, layOut } from "./layout-engine.js";
import { paragraphOf } from "./tree.js";

const line = (y: number) => ({ lines: [{ at: 0, y }] });
const sample: SampleDocument = {
  sections: [[paragraph("첫 쪽", line(0)), paragraph("둘째 쪽", { ...line(0), pageBreak: true })]],
};

describe("the time of the layout engine", () => {
  it("leaves the pages that were laid out before it ran out, and how many there are", async () => {
    const bytes = makeHwpx(sample);
    expect(await layOut(bytes)).toMatchObject({
      count: 2,
      pages: [{ section: 0 }, { section: 0 }],
    });
    expect(await layOut(bytes, -1)).toEqual({ count: 2, pages: [] });
  });

  it("never costs the text or the saved pages", async () => {
    const options = { layout: "checked", ocr: false } as const;
    const request = { bytes: makeHwpx(sample), filename: "a.hwpx", options };
    for (const layoutBudget of [0, 1]) {
      const document = await readFile({ ...request, layoutBudget });
      expect(document.blocks.map(({ text, page }) => [text, page])).toEqual([
        ["첫 쪽", 1],
        ["둘째 쪽", 2],
      ]);
    }
  });

  it("is not begun where opening alone would take two thirds of it", () => {
    const many = (count: number) => Array.from({ length: count }, () => paragraphOf("가"));
    // 0.66 ms a paragraph, of 10 s in 15.
    expect(fitsEngineBudget(many(15_151))).toBe(true);
    expect(fitsEngineBudget(many(15_152))).toBe(false);
    expect(fitsEngineBudget(many(1_010), 1000)).toBe(true);
    expect(fitsEngineBudget(many(1_011), 1000)).toBe(false);
    // A cell's text costs the square of its length: 20,000 characters 8 s.
    expect(fitsEngineBudget([paragraphOf("가".repeat(20_000))])).toBe(true);
    expect(fitsEngineBudget([paragraphOf("가".repeat(23_000))])).toBe(false);
  });
});
