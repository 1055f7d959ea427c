import { describe, expect, it } from "vitest";
import type { Box } from "../model/format.js";
import { outlines } from "./quote-outlines.js";

const first: Box = [10, 10, 200, 20];
const second: Box = [10, 25, 120, 35];

describe("outlines", () => {
  it("merge lines that follow each other into one polygon that meets half-way", () => {
    expect(outlines([second, first])).toEqual([
      [
        [200, 10],
        [200, 22.5],
        [120, 22.5],
        [120, 35],
        [10, 35],
        [10, 22.5],
        [10, 22.5],
        [10, 10],
      ],
    ]);
  });

  it("keep columns and distant passages apart", () => {
    const column: Box = [300, 10, 400, 20];
    const distant: Box = [10, 300, 200, 310];
    expect(outlines([first, column, distant]).length).toBe(3);
  });
});

/** How many passages a line of the height 10 and another box make. */
const passages = (other: Box) => outlines([[100, 100, 200, 110], other]).length;

describe("two lines are one passage", () => {
  it.each<[string, Box, number]>([
    ["a little less than 1.2 of its height apart", [100, 121.9, 200, 132], 1],
    ["so far apart", [100, 122, 200, 132], 2],
    ["half overlapping", [100, 105, 200, 115], 1],
    ["more than half overlapping", [100, 104.9, 200, 115], 2],
    ["a little under the other's end", [199, 112, 300, 122], 1],
    ["past the other's end", [200, 112, 300, 122], 2],
    ["before its start", [0, 112, 100, 122], 2],
  ])("%s", (_, box, expected) => {
    expect(passages(box)).toBe(expected);
  });

  it("also where the first has no height", () => {
    expect(
      outlines([
        [0, 10, 50, 10],
        [0, 11.1, 50, 12],
      ]),
    ).toHaveLength(1);
    expect(
      outlines([
        [0, 10, 50, 10],
        [0, 11.3, 50, 12],
      ]),
    ).toHaveLength(2);
  });

  it("from the left where they begin at one height", () => {
    expect(outlines([[300, 10, 400, 20], first]).map((points) => points[0])).toEqual([
      [200, 10],
      [400, 10],
    ]);
  });

  it("and three, each meeting its neighbours half-way", () => {
    const [outline] = outlines([first, second, [10, 40, 80, 50]]);
    expect(outline).toEqual([
      ...[
        [200, 10],
        [200, 22.5],
        [120, 22.5],
        [120, 37.5],
        [80, 37.5],
        [80, 50],
      ],
      ...[
        [10, 50],
        [10, 37.5],
        [10, 37.5],
        [10, 22.5],
        [10, 22.5],
        [10, 10],
      ],
    ]);
  });
});
