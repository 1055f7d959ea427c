/** The second opinion: pages and boxes where the saved lines and the layout engine agree, and what is said where not. */
import { describe, expect, it } from "vitest";
import { paragraph, type SampleDocument, tableOf } from "../../../samples/make/hangul.js";
import { makeHwpx } from "../../../samples/make/hwpx.js";
import { LetterCount } from "../letter-count.js";
import { readFile } from "../read.js";
import { compareLayouts } from "./compare-layouts.js";
import { EngineLayout } from "./engine-layout.js";
import { A4, emptyDefinitions, type HangulDocument, paragraphOf } from "./tree.js";

/** A page of the sample holds 70,016 units; lines are 1,600 apart. */
const STEP = 1600;

function tree(heights: number[]): HangulDocument {
  const paragraphs = heights.map((y, at) => ({
    ...paragraphOf(`문단 ${at + 1}`),
    segments: [
      {
        at: 0,
        y,
        height: 1000,
        textHeight: 1000,
        baseline: 850,
        spacing: 600,
        x: 500,
        width: 40000,
        flags: 393216,
      },
    ],
  }));
  return {
    sections: [
      { paragraphs, setup: { page: A4, outlineNumbering: 0, pageFills: [] }, masterPages: [] },
    ],
    definitions: emptyDefinitions(),
    properties: {},
    faults: [],
    hiddenCharacters: 0,
    letters: new LetterCount(),
    charts: new Map(),
  };
}

/** What the engine would say: each paragraph's page and height from the body's top, in points. */
function engineSays(document: HangulDocument, places: [page: number, y: number][]): EngineLayout {
  const laid = new EngineLayout(Math.max(...places.map(([page]) => page)));
  const bodyTop = 99.2;
  for (const [at, [page, y]] of places.entries()) {
    const top = bodyTop + y;
    laid.lines.set(document.sections[0]!.paragraphs[at]!, [
      { page, bbox: [90, top, 480, top + 10], columnLeft: 85.04, bodyTop, text: "글" },
    ]);
  }
  return laid;
}

describe("compareLayouts", () => {
  it("takes the page from the engine and the box from the saved line where both agree", () => {
    const document = tree([0, STEP, 0]);
    const laid = engineSays(document, [
      [1, 2],
      [1, 18],
      [2, 1],
    ]);
    const { verdict, positions } = compareLayouts(document, laid, 2);
    expect(verdict).toBe("agree");
    const [first, , third] = document.sections[0]!.paragraphs;
    expect(positions.lines.get(first!)).toEqual([
      { at: 0, page: 1, y: 0, bbox: [90.04, 99.2, 490.04, 109.2] },
    ]);
    expect(positions.lines.get(third!)![0]).toMatchObject({ page: 2, y: 0 });
  });

  it("gives no box where most lines stand elsewhere", () => {
    const document = tree([0, STEP, 2 * STEP]);
    const laid = engineSays(document, [
      [1, 0],
      [1, 300],
      [1, 400],
    ]);
    const { verdict, positions } = compareLayouts(document, laid, 1);
    expect(verdict).toBe("differ");
    expect([...positions.lines.values()].flat().every(({ bbox }) => bbox === null)).toBe(true);
  });

  it("puts a line that the engine leaves at a page's foot on the page where the file has it", () => {
    const heights = Array.from({ length: 30 }, (_, at) => (at < 20 ? at * STEP : (at - 20) * STEP));
    const document = tree(heights);
    const places = heights.map((y, at): [number, number] => [at < 20 ? 1 : 2, y / 100]);
    places[20] = [1, 695];
    const { verdict, positions } = compareLayouts(document, engineSays(document, places), 2);
    expect(verdict).toBe("agree");
    const line = positions.lines.get(document.sections[0]!.paragraphs[20]!)![0]!;
    expect(line.page).toBe(2);
    expect(line.bbox).not.toBeNull();
  });

  it("does not use an engine whose addresses are not ours", () => {
    const document = tree([0]);
    const laid = engineSays(document, [[1, 0]]);
    laid.strays = 10;
    expect(compareLayouts(document, laid, 1).verdict).toBe("unusable");
  });
});

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
