import { expect, it } from "vitest";
import { CellStore } from "./cells.js";

it("keeps how cells are set when they are put in order", () => {
  const cells = new CellStore();
  for (const [row, size] of [
    [3, 10],
    [1, 18],
  ] as const) {
    cells.setAs(row, 0, size, row === 1);
    cells.add(row, 0, "가\n나", 0);
  }
  const look = { size: 18, centred: true };
  expect(cells.ordered().rows[0]).toBe(1);
  expect(cells.ordered().typographyOf(1, 0, "가\n나")).toEqual([look, look]);
  expect(cells.typographyOf(2, 0, "가")).toEqual([]);
});
