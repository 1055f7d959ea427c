import { describe, expect, it } from "vitest";
import { placeCells } from "./place-cells.js";

const cell = (rowSpan = 1, colSpan = 1) => ({ rowSpan, colSpan });
const places = (rows: ReturnType<typeof cell>[][]) =>
  placeCells(rows).cells.map(({ row, col, rowSpan, colSpan }) => [row, col, rowSpan, colSpan]);

describe("cells on a grid", () => {
  it("stand beside those that span down from above", () => {
    expect(
      places([
        [cell(2), cell(1, 2)],
        [cell(), cell()],
      ]),
    ).toEqual([
      [0, 0, 2, 1],
      [0, 1, 1, 2],
      [1, 1, 1, 1],
      [1, 2, 1, 1],
    ]);
  });

  it("never reach past the grid, nor over one another", () => {
    const placed = placeCells([
      [cell(9), cell()],
      [cell(), cell(1, 5)],
      [cell(1, 3), cell()],
    ]);
    for (const { row, rowSpan, col, colSpan } of placed.cells) {
      expect(row + rowSpan).toBeLessThanOrEqual(placed.rows);
      expect(col + colSpan).toBeLessThanOrEqual(placed.cols);
    }
    expect(placeCells([[cell(), cell(2)], [cell(1, 2)]]).overlapping).toBe(true);
  });

  it("make no columns where none begins, so that a wide span costs nothing", () => {
    const rows = Array.from({ length: 5000 }, () => [cell(1, 1_000_000)]);
    expect(placeCells(rows)).toMatchObject({ rows: 5000, cols: 1, rowsLeftOut: 0 });
  });

  it("are left out at the end of a grid that would not fit", () => {
    const wide = Array.from({ length: 1000 }, () => cell());
    const rows = [wide, ...Array.from({ length: 5000 }, () => [cell()])];
    expect(placeCells(rows)).toMatchObject({ rows: 3000, rowsLeftOut: 2001 });
  });
});
