/** Pages and boxes of whole files, with the layout engine at work. */
import { describe, expect, it } from "vitest";
import { paragraph, type SampleDocument, tableOf } from "../../../samples/make/hangul.js";
import { makeHwpx } from "../../../samples/make/hwpx.js";
import { readFile } from "../read.js";

/** Lines of the sample are 1,600 apart. */
const STEP = 1600;

describe("with the engine", () => {
  const checked = { layout: "checked", ocr: false } as const;
  const lines = (y: number) => ({ lines: [{ at: 0, y }] });

  it("gives boxes inside the page to paragraphs, tables and cells", async () => {
    const sample: SampleDocument = {
      sections: [
        [
          paragraph("첫 문단입니다", { lines: [{ at: 0, y: 0 }] }),
          { content: [tableOf([["가", "나"]])], lines: [{ at: 0, y: STEP, height: 2000 }] },
          paragraph("끝.", lines(STEP + 2600)),
        ],
      ],
    };
    const document = await readFile({
      bytes: makeHwpx(sample),
      filename: "a.hwpx",
      options: checked,
    });
    expect(document.source.pages).toBe(1);
    expect(document.warnings).toEqual([]);
    const [first, table] = document.blocks;
    expect(first!.bbox).toEqual([85.04, 99.2, 510.24, 109.2]);
    const { bbox, cells } = document.tables[0]!;
    expect(table!.bbox).toEqual(bbox);
    expect(bbox![1]).toBeCloseTo(99.2 + 16, 1);
    for (const cell of cells) {
      expect(cell.bbox![0]).toBeGreaterThanOrEqual(bbox![0] - 0.5);
      expect(cell.bbox![2]).toBeLessThanOrEqual(595.28);
    }
  });

  it("says that pages were computed where no line is saved", async () => {
    const sample: SampleDocument = {
      sections: [[paragraph("가"), paragraph("나", { pageBreak: true }), paragraph("다")]],
    };
    const document = await readFile({
      bytes: makeHwpx(sample),
      filename: "a.hwpx",
      options: checked,
    });
    expect(document.warnings.map(({ code }) => code)).toEqual(["PAGES_COMPUTED"]);
    expect(document.blocks.map((block) => block.page)).toEqual([1, 2, 2]);
    expect(document.blocks.every((block) => block.bbox === null)).toBe(true);
  });

  it("reads without a second opinion what the engine cannot open", async () => {
    const sample: SampleDocument = {
      sections: [[paragraph("가", lines(0)), paragraph("나", lines(STEP))]],
    };
    const bytes = makeHwpx(sample, {
      mimetype: null,
      "version.xml": null,
      "META-INF/container.xml": null,
    });
    const document = await readFile({ bytes, filename: "a.hwpx", options: checked });
    expect(document.blocks.map((block) => block.text)).toEqual(["가", "나"]);
  });
});
