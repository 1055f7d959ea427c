/** The cells that a group of touching lines encloses. */
import { describe, expect, it } from "vitest";
import { gridLines, level, upright } from "../../../test/page-content.js";
import type { Ruling } from "./page-content.js";
import { gridOf } from "./ruled-grid.js";

/** Cells as `row,col` with their spans where they have any. */
function cells(lines: readonly Ruling[], scanned = false): string[] {
  return (gridOf(lines, scanned)?.cells ?? []).map(
    ({ row, col, rowSpan, colSpan }) =>
      `${row},${col}${rowSpan * colSpan > 1 ? ` ${rowSpan}x${colSpan}` : ""}`,
  );
}

const XS = [0, 100, 200];
const YS = [0, 50, 100];
const FRAME = gridLines([0, 200], [0, 100]);

describe("a grid", () => {
  it("has a cell between all its lines", () => {
    expect(gridOf(gridLines(XS, YS))).toEqual({
      box: [0, 0, 200, 100],
      xs: XS,
      ys: YS,
      cells: [
        { row: 0, col: 0, rowSpan: 1, colSpan: 1, box: [0, 0, 100, 50] },
        { row: 0, col: 1, rowSpan: 1, colSpan: 1, box: [100, 0, 200, 50] },
        { row: 1, col: 0, rowSpan: 1, colSpan: 1, box: [0, 50, 100, 100] },
        { row: 1, col: 1, rowSpan: 1, colSpan: 1, box: [100, 50, 200, 100] },
      ],
      uncertain: false,
      open: { top: false, bottom: false },
    });
  });

  it("has cells that reach over rows and columns", () => {
    expect(cells([...FRAME, upright(100, 0, 100), level(50, 0, 100)])).toEqual([
      "0,0",
      "0,1 2x1",
      "1,0",
    ]);
    expect(cells([...FRAME, upright(100, 50, 100), level(50, 0, 200)])).toEqual([
      "0,0 1x2",
      "1,0",
      "1,1",
    ]);
    const [wide] = gridOf([...FRAME, upright(100, 50, 100), level(50, 0, 200)])!.cells;
    expect(wide!.box).toEqual([0, 0, 200, 50]);
    const tall = gridOf([...FRAME, upright(100, 0, 100), level(50, 0, 100)])!.cells[1];
    expect(tall!.box).toEqual([100, 0, 200, 100]);
  });

  it("has a shape that is no rectangle as the nearest ones, and says so", () => {
    // An L around a small cell.
    const lines = [...FRAME, upright(100, 50, 100), level(50, 100, 200)];
    expect(gridOf(lines)).toMatchObject({ uncertain: true });
    expect(cells(lines)).toEqual(["0,0 1x2", "1,0", "1,1"]);
    expect(gridOf(FRAME)).toMatchObject({ uncertain: false });
  });

  it("has a shape that turns back as one too", () => {
    const wide = gridLines([0, 300], [0, 100]);
    // A line between two columns that does not reach down: one region, down and up again.
    const u = [...wide, upright(100, 0, 50), upright(200, 0, 100)];
    expect(cells([...u, level(50, 200, 300)])).toEqual(["0,0 2x2", "0,2", "1,2"]);
    // A hook: down the second column and back along the second row.
    const hook = [...FRAME, upright(100, 0, 50), level(50, 0, 100)];
    expect(cells(hook)).toEqual(["0,0", "0,1", "1,0 1x2"]);
    expect(gridOf(hook)!.uncertain).toBe(true);
  });

  it("has a cell over three columns or rows", () => {
    const three = [
      ...gridLines([0, 300], [0, 50, 150]),
      upright(100, 50, 150),
      upright(200, 50, 150),
    ];
    expect(cells(three)[0]).toBe("0,0 1x3");
    const tall = [...gridLines([0, 100, 200], [0, 150]), level(50, 100, 200), level(100, 100, 200)];
    expect(cells(tall)[0]).toBe("0,0 3x1");
  });

  it("keeps parts of a shape apart that do not lie under one another", () => {
    // A C: the first and the third row reach as far, the second does not.
    const lines = [
      ...gridLines([0, 200], [0, 150]),
      upright(100, 50, 100),
      level(50, 100, 200),
      level(100, 100, 200),
    ];
    expect(cells(lines)).toEqual(["0,0 1x2", "1,0", "1,1", "2,0 1x2"]);
  });

  it("is none where nothing is enclosed", () => {
    expect(gridOf([level(0, 0, 100)])).toBeNull();
    expect(gridOf([level(0, 0, 100), upright(0, 0, 50)])).toBeNull();
    expect(gridOf([level(0, 0, 100), level(2, 0, 100)])).toBeNull();
    expect(gridOf([upright(0, 0, 100)])).toBeNull();
    expect(gridOf([])).toBeNull();
  });

  it("has no cell that is open to the outside", () => {
    // The lower right corner has no line below.
    const lines = [level(0, 0, 200), level(50, 0, 200), level(100, 0, 100), upright(100, 0, 100)];
    expect(cells([...lines, upright(0, 0, 100), upright(200, 0, 50)])).toEqual([
      "0,0",
      "0,1",
      "1,0",
    ]);
  });

  it("is none with more than twenty thousand places", () => {
    const borders = (count: number) => Array.from({ length: count }, (_, index) => 10 * index);
    expect(gridOf(gridLines(borders(100), borders(200)))).not.toBeNull();
    expect(gridOf(gridLines(borders(101), borders(200)))).toBeNull();
  });
});

describe("an edge", () => {
  it.each([
    ["a line over 0.6 of a row parts it", 59.2, ["0,0", "0,1"]],
    ["a shorter one does not", 59.1, ["0,0 1x2"]],
  ])("%s", (_, length, expected) => {
    expect(cells([...FRAME, upright(100, 0, length)])).toEqual(expected);
  });

  it("reaches a little beyond both ends of its line", () => {
    expect(cells([...FRAME, upright(100, 40.8, 100)])).toEqual(["0,0", "0,1"]);
    expect(cells([...FRAME, upright(100, 40.9, 100)])).toEqual(["0,0 1x2"]);
  });

  it("may be drawn in pieces, which count once", () => {
    const pieces = (...spans: [number, number][]) => [
      ...FRAME,
      ...spans.map(([from, to]) => upright(100, from, to)),
    ];
    expect(cells(pieces([0, 30], [60, 90]))).toHaveLength(2);
    expect(cells(pieces([60, 90], [0, 30]))).toHaveLength(2);
    expect(cells(pieces([0, 30], [5, 30], [10, 35]))).toHaveLength(1);
    expect(cells(pieces([0, 20], [40, 60], [80, 90]))).toHaveLength(1);
  });

  it.each([
    ["level lines within 3 points are one, in their middle", 53, [0, 51.5, 100]],
    ["further apart two", 53.1, [0, 50, 53.1, 100]],
  ])("%s", (_, second, expected) => {
    const lines = [...gridLines(XS, YS), level(second, 0, 200)];
    expect(gridOf(lines)!.ys).toEqual(expected);
  });

  it("is measured from the first of its lines", () => {
    const lines = [...gridLines(XS, YS), level(52, 0, 200), level(54, 0, 200)];
    expect(gridOf(lines)!.ys).toEqual([0, 51, 54, 100]);
  });

  it.each([
    ["upright lines beside one another within 3 points are one", upright(103, 0, 100), 3],
    ["further apart two", upright(103.1, 0, 100), 4],
  ])("%s", (_, line, expected) => {
    expect(gridOf([...gridLines(XS, YS), line])!.xs).toHaveLength(expected);
  });

  it.each([
    ["beside different rows they are one only within 1.2 points", 1.2, 3],
    ["else two: forms have narrow columns", 1.3, 4],
  ])("%s", (_, x, expected) => {
    const rows = [...gridLines([-100, 100], [0, 100]), level(50, -100, 100)];
    expect(gridOf([...rows, upright(0, 0, 50), upright(x, 50, 100)])!.xs).toHaveLength(expected);
  });

  it("in a scan, whose lines waver, they are one within 3 points", () => {
    const rows = [...FRAME, level(50, 0, 200), upright(100, 0, 50), upright(103, 50, 100)];
    expect(gridOf(rows, true)!.xs).toEqual([0, 101.5, 200]);
    expect(gridOf(rows)!.xs).toEqual([0, 100, 103, 200]);
  });

  it("lines that only touch at their ends stand beside different rows", () => {
    const meeting = (overlap: number) => [
      ...FRAME,
      level(50, 0, 200),
      upright(100, 0, 50 + overlap),
      upright(102, 50, 100),
    ];
    expect(gridOf(meeting(1.6))!.xs).toHaveLength(4);
    expect(gridOf(meeting(1.7))!.xs).toHaveLength(3);
    const swapped = (overlap: number) => [
      ...FRAME,
      level(50, 0, 200),
      upright(100, 50 - overlap, 100),
      upright(102, 0, 50),
    ];
    expect(gridOf(swapped(1.6))!.xs).toHaveLength(4);
    expect(gridOf(swapped(1.7))!.xs).toHaveLength(3);
  });

  it("stands in the middle of its lines", () => {
    expect(gridOf([...gridLines(XS, YS), upright(102, 0, 100)])!.xs).toEqual([0, 101, 200]);
  });
});

describe("open sides", () => {
  /** Level lines and one upright line between the columns: Korean tables leave the outer sides open. */
  const open = (from: number, to: number) => [
    ...YS.map((y) => level(y, from, to)),
    upright(100, 0, 100),
  ];

  it("are closed where rows have lines above and below", () => {
    expect(cells(open(0, 200))).toEqual(["0,0", "0,1", "1,0", "1,1"]);
    expect(gridOf(open(0, 200))!.box).toEqual([0, 0, 200, 100]);
  });

  it.each([
    ["a side within 3 points of a line is that line", 97, 2],
    ["further away a side of its own", 96.9, 3],
  ])("%s", (_, from, expected) => {
    expect(gridOf(open(from, 200))!.xs).toHaveLength(expected);
  });

  it("are closed between the outer lines only", () => {
    const lines = [level(0, 0, 200), level(50, 0, 200), level(100, 100, 200), upright(100, 0, 100)];
    expect(cells(lines)).toEqual(["0,0", "0,1", "1,1"]);
    const right = [level(0, 0, 100), level(50, 0, 200), level(100, 0, 200), upright(100, 0, 100)];
    expect(cells(right)).toEqual(["0,0", "1,0", "1,1"]);
  });

  it("are those of the widest level line", () => {
    const lines = [level(0, 5, 150), level(50, 20, 200), level(100, 5, 200), upright(100, 0, 100)];
    expect(gridOf(lines)!.box).toEqual([5, 0, 200, 100]);
  });
});

describe("a row that runs on over the page's end", () => {
  /** Level lines at 20 and 60, sides from `from` to `to`. */
  const running = (from: number, to: number) => [
    level(20, 0, 200),
    level(60, 0, 200),
    ...XS.map((x) => upright(x, from, to)),
  ];

  it.each([
    [
      "has sides that reach more than 8 points below its last line",
      20,
      68.1,
      [20, 60, 68.1],
      false,
      true,
    ],
    ["not less", 20, 68, [20, 60], false, false],
    ["or above its first", 11.9, 60, [11.9, 20, 60], true, false],
    ["not less on that side", 12, 60, [20, 60], false, false],
    ["or both", 0, 100, [0, 20, 60, 100], true, true],
  ])("%s", (_, from, to, ys, top, bottom) => {
    expect(gridOf(running(from, to))).toMatchObject({ ys, open: { top, bottom } });
  });

  it("has cells like the others", () => {
    expect(cells(running(20, 100))).toEqual(["0,0", "0,1", "1,0", "1,1"]);
    expect(cells(running(0, 60))).toEqual(["0,0", "0,1", "1,0", "1,1"]);
  });

  it.each([
    ["sides that end within 3 points of each other run on", 97, true],
    ["not those that end before", 96.9, false],
  ])("%s", (_, to, expected) => {
    const lines = [level(20, 0, 200), level(60, 0, 200), upright(0, 20, 100), upright(200, 20, to)];
    expect(gridOf(lines)!.open.bottom).toBe(expected);
    const above = lines.map((line) =>
      line.level
        ? { ...line, at: 120 - line.at }
        : { ...line, from: 120 - line.to, to: 120 - line.from },
    );
    expect(gridOf(above)!.open.top).toBe(expected);
  });

  it.each([
    ["the sides that run on span 0.8 of the table", 160, true],
    ["less is a part of it", 159, false],
  ])("%s", (_, x, expected) => {
    const lines = [...gridLines([0, 200], [20, 60]), upright(0, 20, 100), upright(x, 20, 100)];
    expect(gridOf(lines)!.open.bottom).toBe(expected);
  });

  it("needs two sides", () => {
    expect(gridOf([...gridLines([0, 200], [20, 60]), upright(100, 20, 100)])!.open.bottom).toBe(
      false,
    );
  });

  it("may fill the page, without a level line", () => {
    const sides = XS.map((x) => upright(x, 0, 300));
    expect(gridOf(sides)).toMatchObject({
      ys: [0, 300],
      xs: XS,
      open: { top: true, bottom: true },
    });
    expect(cells(sides)).toEqual(["0,0", "0,1"]);
    expect(gridOf(sides.slice(0, 1))).toBeNull();
  });
});
