import { expect, it } from "vitest";
import { hasSavedLines, lineStarts } from "./saved-lines.js";
import { A4, type HangulDocument, type LineSegment } from "./tree.js";

it("takes what stands on both sides of a picture for one line, as wide as both", () => {
  const [start, end] = [1 << 17, 1 << 18];
  const segment = (
    at: number,
    y: number,
    x: number,
    width: number,
    flags: number,
  ): LineSegment => ({
    ...{ at, y, x, width, flags },
    ...{ height: 1000, textHeight: 1000, baseline: 850, spacing: 600 },
  });
  const paragraph = {
    ...{ shape: 0, style: 0, pageBreak: false, columnBreak: false, items: [] },
    segments: [
      segment(0, 0, 0, 10000, start),
      segment(9, 0, 30000, 12000, end),
      segment(20, 1600, 0, 42000, start | end),
    ],
  };
  expect(lineStarts(paragraph).map(({ at, x, width }) => [at, x, width])).toEqual([
    [0, 0, 42000],
    [20, 0, 42000],
  ]);
});

it("takes no line for one that was not laid out yet", () => {
  const blank = { at: 0, y: 0, x: 0, width: 0, flags: 0x80070000, height: 0 };
  const segments = [{ ...blank, textHeight: 0, baseline: 0, spacing: 0 }];
  const none = { shape: 0, style: 0, pageBreak: false, columnBreak: false, items: [], segments };
  expect(lineStarts(none)).toEqual([]);
});

/** A document whose paragraphs have one line at these heights; none where null. */
function documentOf(heights: (number | null)[]): HangulDocument {
  const size = { at: 0, x: 0, width: 40000, height: 1000, textHeight: 1000, baseline: 850 };
  const line = (y: number) => ({ ...size, y, spacing: 600, flags: 393216 });
  const paragraphs = heights.map((y) => ({
    ...{ shape: 0, style: 0, pageBreak: false, columnBreak: false, items: [] },
    segments: y === null ? [] : [line(y)],
  }));
  const setup = { page: A4, outlineNumbering: 0, pageFills: [] };
  return { sections: [{ paragraphs, setup, masterPages: [] }] } as unknown as HangulDocument;
}

it.each([
  ["half of the paragraphs", [0, 1600, null, null], true],
  ["fewer", [0, 1600, null, null, null], false],
  ["heights that are all 0", [0, 0, 0], false],
  ["the one line of a document", [0], true],
  ["a fiftieth below the page's end", [...Array.from({ length: 49 }, () => 1600), 70_000], true],
  ["more", [...Array.from({ length: 48 }, () => 1600), 70_000], false],
])("counts lines as saved by their share: %s", (_, heights, saved) => {
  expect(hasSavedLines(documentOf(heights))).toBe(saved);
});
