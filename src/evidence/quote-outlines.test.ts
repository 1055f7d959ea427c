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
