import { describe, expect, it } from "vitest";
import type { CellRange } from "./address.js";
import { CellStore, KIND } from "./cells.js";
import { ReadLimits } from "./limits.js";
import { Merges } from "./merged-cells.js";
import { tableContent } from "./table-content.js";

const ROWS = 60;
const region = { top: 3, left: 1, bottom: 3 + ROWS - 1, right: 4 };

/** Row 5 is missing, and every third row lacks its second cell. */
function sheet(merged: CellRange[]) {
  const cells = new CellStore();
  for (let row = region.top; row <= region.bottom; row++) {
    if (row === 5) continue;
    for (let column = region.left; column <= region.right; column++) {
      if (column === 2 && row % 3 === 0) continue;
      cells.add(row, column, `${row}.${column}`, KIND.text);
    }
  }
  const merges = new Merges(merged, cells);
  return { page: 1, cells, merges, limits: new ReadLimits() };
}

describe("cells made on demand", () => {
  it.each<[string, CellRange[]]>([
    ["without merges", []],
    [
      "below merged headers that overlap",
      [
        { top: 3, left: 1, bottom: 4, right: 2 },
        { top: 4, left: 2, bottom: 6, right: 3 },
      ],
    ],
    ["beside merges outside of the table", [{ top: 3, left: 8, bottom: 40, right: 9 }]],
  ])("are those that would be made at once: %s", (_what, merged) => {
    const count = ROWS * 4;
    const made = (onDemandFrom: number) => {
      const source = sheet(merged);
      const found = { ...region, cells: count - 4 - ROWS / 3 };
      return tableContent(source, found, 2, onDemandFrom);
    };
    const [atOnce, onDemand] = [made(count + 1), made(100)];
    expect(atOnce.grid).toBeUndefined();
    expect(Array.from(onDemand.cells)).toEqual(atOnce.cells);
    expect(onDemand.text).toBe(atOnce.text);
    const grid = Array.from({ length: ROWS }, () => ["", "", "", ""]);
    for (const { row, col, text } of atOnce.cells) grid[row]![col] = text;
    expect(Array.from(onDemand.grid!)).toEqual(grid);
    // Out of order, too.
    for (const at of [200, 7, 120, 8]) expect(onDemand.cells[at]).toEqual(atOnce.cells[at]);
  });

  it("are not used for a table that merges go through", () => {
    const through = [{ top: 50, left: 1, bottom: 50, right: 2 }];
    const found = { ...region, cells: 200 };
    expect(tableContent(sheet(through), found, 1, 100).grid).toBeUndefined();
  });
});
