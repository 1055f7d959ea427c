import { expect, it } from "vitest";
import { lineStarts } from "./saved-lines.js";
import type { LineSegment } from "./tree.js";

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
