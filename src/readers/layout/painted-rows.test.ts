/** Painted rows without lines above a ruled grid. */
import { describe, expect, it } from "vitest";
import { gridLines, gridWords, page } from "../../../test/page-content.js";
import type { Box } from "../../model/format.js";
import { separateTables } from "./ruled-tables.js";

const XS = [100, 200, 300, 400];
const ROWS = [
  ["구분", "예산", "집행"],
  ["합계", "1,200", "900"],
  ["인건비", "700", "600"],
];
const YS = [100, 130, 160, 190];
/** Lines below the first row alone. */
const RULINGS = gridLines(XS, YS.slice(1));

function read(fills: Box[], rows = ROWS) {
  const { tables, rest } = separateTables(
    page({
      glyphs: gridWords(XS, YS, rows),
      rulings: RULINGS,
      fills: fills.map((box) => ({ box })),
    }),
  );
  return { table: tables[0]!, rest: rest.map(({ text }) => text).join("") };
}

describe("a painted row above a grid", () => {
  it("is its first row, painted as one or cell by cell", () => {
    for (const fills of [
      [[100, 100, 400, 130]],
      XS.slice(1).map((x) => [x - 100, 100, x, 130]),
    ] as Box[][]) {
      const { table, rest } = read(fills);
      expect(rest).toBe("");
      expect(table).toMatchObject({ rows: 3, cols: 3, headerRows: 1, box: [100, 100, 400, 190] });
      expect(table.cells.slice(0, 3).map(({ box }) => box)).toEqual([
        [100, 100, 200, 130],
        [200, 100, 300, 130],
        [300, 100, 400, 130],
      ]);
    }
  });

  it("has a merged cell where a word reaches over a border", () => {
    const { table } = read(
      [[100, 100, 400, 130]],
      [["구분", "", "예산과집행액의합계표이다"], ...ROWS.slice(1)],
    );
    expect(table.cells.slice(0, 2).map(({ col, colSpan }) => [col, colSpan])).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  it("is as wide as the grid, touches it and names columns", () => {
    expect(read([[100, 100, 350, 130]]).table.rows).toBe(2);
    expect(read([[90, 100, 410, 130]]).table.rows).toBe(2);
    expect(read([[100, 100, 400, 126]]).table.rows).toBe(2);
    expect(
      read([
        [100, 100, 190, 130],
        [210, 100, 400, 130],
      ]).table.rows,
    ).toBe(2);
    expect(read([[100, 100, 400, 130]], [["", "예산", ""], ...ROWS.slice(1)]).table.rows).toBe(2);
    expect(read([]).rest).toBe("구분예산집행");
  });
});
