import { describe, expect, it } from "vitest";
import type { Box } from "../../model/format.js";
import { joinLines } from "./join-regions.js";

const upright = (at: number) =>
  ({ direction: "vertical", at, from: 0, to: 100, thickness: 2 }) as const;

describe("regions of one line", () => {
  it("are joined where they overlap or nearly touch, with what was found between them", () => {
    const parts: Box[] = [
      [100, 10, 500, 50],
      [505, 12, 700, 48],
      [495, 22, 515, 40],
      [690, 9, 900, 51],
    ];
    for (const order of [parts, parts.toReversed(), [2, 0, 3, 1].map((at) => parts[at]!)])
      expect(joinLines(order, [])).toEqual([[100, 9, 900, 51]]);
  });

  it("stay apart over a ruling, a wide gap, and on the next line", () => {
    const cells: Box[] = [
      [100, 10, 200, 50],
      [204, 10, 300, 50],
    ];
    expect(joinLines(cells, [upright(202)])).toEqual(cells);
    const columns: Box[] = [
      [100, 10, 200, 50],
      [230, 10, 300, 50],
    ];
    expect(joinLines(columns, [])).toEqual(columns);
    const lines: Box[] = [
      [100, 10, 200, 50],
      [100, 44, 200, 84],
    ];
    expect(joinLines(lines, [])).toEqual(lines);
  });

  it("are joined over a letter that is half in each of two sizes", () => {
    const parts: Box[] = [
      [194, 224, 359, 244],
      [357, 229, 380, 240],
      [371, 222, 671, 246],
    ];
    expect(joinLines(parts, [])).toEqual([[194, 222, 671, 246]]);
  });

  it("stay apart under a seal that is set over their ends", () => {
    const sealed: Box[] = [
      [100, 20, 400, 60],
      [100, 70, 390, 110],
      [370, 5, 490, 125],
    ];
    expect(joinLines(sealed, [])).toEqual(sealed);
  });

  it("keep a large letter beside small print to itself", () => {
    const sizes: Box[] = [
      [100, 10, 200, 90],
      [202, 30, 300, 60],
    ];
    expect(joinLines(sizes, [])).toEqual(sizes);
  });
});
