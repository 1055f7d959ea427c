/** Where lines stand in two columns: a gutter that stays free, and prose on both sides. The page is 400 points wide. */
import { describe, expect, it } from "vitest";
import { letters, pieceLine } from "../../../test/page-content.js";
import type { PrintedLine } from "./text-lines.js";
import { findColumns, splitAt } from "./two-columns.js";

const WIDTH = 400;

/** A line with a piece from each `x0` to `x1`. */
const row = (baseline: number, ...spans: [number, number][]): PrintedLine => {
  const made = pieceLine(
    spans.map(([x0]) => ["글", x0] as const),
    baseline,
  );
  return {
    ...made,
    pieces: made.pieces.map((piece, index) => ({
      ...piece,
      box: [spans[index]![0], piece.box[1], spans[index]![1], piece.box[3]],
    })),
  };
};
const rows = (count: number, ...spans: [number, number][]): PrintedLine[] =>
  Array.from({ length: count }, (_, index) => row(100 + 16 * index, ...spans));
const LEFT: [number, number] = [0, 190];
const RIGHT: [number, number] = [210, 400];

const found = (lines: PrintedLine[]) => findColumns(lines, 0, WIDTH);

describe("a sidebar", () => {
  const BODY: [number, number] = [0, 320];
  const SIDE: [number, number] = [340, 400];
  /** Lines of the body every 16 points, of the sidebar every 13, six of each. */
  const beside = (
    side: [number, number] = SIDE,
    { step = 13, words = "글자다섯개" }: { step?: number; words?: string } = {},
  ) =>
    [
      ...Array.from({ length: 6 }, (_, at) => row(100 + 16 * at, BODY)),
      ...Array.from({ length: 6 }, (_, at) => row(103 + step * at, side)).map((line) => ({
        ...line,
        pieces: line.pieces.map((piece) => ({ ...piece, text: words })),
      })),
    ].sort((a, b) => a.baseline - b.baseline);

  it("is a column of its own, however its lines stand", () => {
    expect(found(beside())).toEqual([{ from: 0, to: 12, gutter: 330 }]);
    expect(found(rows(6, BODY, SIDE))).toEqual([]);
  });

  it("may begin above the text beside it", () => {
    const above = (baseline: number, span: [number, number]) =>
      found([row(baseline, span), ...beside()]);
    expect(above(90, SIDE)).toEqual([{ from: 0, to: 13, gutter: 330 }]);
    expect(above(80, SIDE)[0]).toMatchObject({ from: 1 });
    expect(above(90, BODY)[0]).toMatchObject({ from: 1 });
    // The sidebar's second line stands on a baseline of the body.
    const [, ...rest] = beside(SIDE, { words: "글자여섯개다" });
    expect(found([row(87, SIDE), row(100, BODY, SIDE), ...rest])[0]).toMatchObject({ from: 0 });
    const larger = { ...row(90, SIDE), size: 12 };
    expect(found([larger, ...beside()])[0]).toMatchObject({ from: 1 });
  });

  it.each([
    ["stands at the page's edge", beside([386, 400]), 0],
    ["stands off it", beside([384, 400]), 1],
    ["has short words, as labels are", beside(SIDE, { words: "글자넷개" }), 0],
    ["has labels far apart", beside(SIDE, { step: 22.1 }), 0],
    ["has lines that follow", beside(SIDE, { step: 21.9 }), 1],
  ])("where it %s", (_, lines, count) => {
    expect(found(lines)).toHaveLength(count);
  });
});

describe("two columns", () => {
  it("are told from five lines on", () => {
    expect(found(rows(5, LEFT, RIGHT))).toEqual([{ from: 0, to: 5, gutter: 200 }]);
    expect(found(rows(4, LEFT, RIGHT))).toEqual([]);
  });

  it("are told where they begin and end", () => {
    const wide = row(10, [0, 400]);
    expect(found([wide, ...rows(6, LEFT, RIGHT), wide, ...rows(5, LEFT, RIGHT)])).toEqual([
      { from: 1, to: 7, gutter: 200 },
      { from: 8, to: 13, gutter: 200 },
    ]);
  });

  it("may have lines on one side only", () => {
    const lines = [...rows(4, LEFT, RIGHT), row(200, LEFT), row(216, RIGHT)];
    expect(found(lines)).toEqual([{ from: 0, to: 6, gutter: 200 }]);
  });

  it("have four lines of one piece on each side at least", () => {
    const first = row(100, LEFT, RIGHT);
    const left = row(116, LEFT);
    const right = row(132, RIGHT);
    expect(found([first, left, left, left, right, right])).toEqual([]);
    expect(found([first, left, left, left, right, right, right])).toHaveLength(1);
    expect(found([first, right, right, right, left, left])).toEqual([]);
  });

  it.each([
    ["a gutter of one em is free", 10, 5],
    ["a narrower one is not", 9.9, 0],
  ])("%s", (_, width, expected) => {
    const narrow: [number, number] = [200 + width - 5, 400];
    const lines = [row(84, LEFT, RIGHT), ...rows(4, [0, 195], narrow)];
    expect(found(lines)[0]?.to ?? 0).toBe(expected);
  });

  it("keep the gutter that all lines leave free", () => {
    const lines = [
      row(84, [0, 180], [230, 400]),
      ...rows(2, [0, 190], [220, 400]),
      ...rows(2, [0, 170], [215, 400]),
    ];
    expect(found(lines)).toEqual([{ from: 0, to: 5, gutter: 202.5 }]);
  });

  it("end where a line crosses the gutter", () => {
    const crossing = row(300, [0, 250]);
    expect(found([...rows(5, LEFT, RIGHT), crossing])).toEqual([{ from: 0, to: 5, gutter: 200 }]);
    expect(found([...rows(4, LEFT, RIGHT), crossing])).toEqual([]);
  });

  it.each([
    ["stand on both sides of the page's middle half", 100, 5],
    ["a gutter further left is a tab stop", 99, 0],
    ["one at the right end of the half is one", 300, 5],
    ["one further right is not", 301, 0],
  ])("%s", (_, middle, expected) => {
    const lines = rows(5, [0, middle - 10], [middle + 10, WIDTH]);
    expect(found(lines)[0]?.to ?? 0).toBe(expected);
  });

  it("are prose: most lines fill 0.75 of their column", () => {
    const side = (filled: number, end: number): PrintedLine[] => [
      ...rows(filled, LEFT, RIGHT),
      ...rows(6 - filled, [0, end], RIGHT),
    ];
    // The column is 190 points wide: 142.5 fill it.
    expect(found(side(3, 100))).toHaveLength(1);
    expect(found(side(2, 100))).toEqual([]);
    expect(found(side(2, 142.5))).toHaveLength(1);
    expect(found(side(2, 142))).toEqual([]);
    // Five of eleven lines are fewer than half.
    const short = [100, 60, 60, 30, 30, 30].flatMap((end) => rows(1, [0, end], RIGHT));
    expect(found([...rows(5, LEFT, RIGHT), ...short])).toEqual([]);
    expect(found([...rows(6, LEFT, RIGHT), ...short])).toHaveLength(1);
    const right = [...rows(2, LEFT, RIGHT), ...rows(4, LEFT, [210, 300])];
    expect(found(right)).toEqual([]);
  });

  it("do not count lines of several pieces on one side", () => {
    const parted = rows(5, [0, 50], [80, 190], RIGHT);
    expect(found([...parted, ...rows(3, LEFT, RIGHT)])).toEqual([]);
    expect(found([...parted, ...rows(4, LEFT, RIGHT)])[0]).toMatchObject({ from: 0, to: 9 });
    const right = rows(5, LEFT, [210, 300], [330, 400]);
    expect(found([...right, ...rows(3, LEFT, RIGHT)])).toEqual([]);
  });

  it("take the gutter that reaches furthest down", () => {
    const first = row(84, [0, 140], [160, 190], [210, 400]);
    expect(found([first, ...rows(5, LEFT, RIGHT)])).toEqual([{ from: 0, to: 6, gutter: 200 }]);
    const last = row(84, [0, 190], [210, 250], [270, 400]);
    expect(found([last, ...rows(5, LEFT, RIGHT)])).toEqual([{ from: 0, to: 6, gutter: 200 }]);
  });

  it("keep the first of two gutters that reach as far", () => {
    const first = row(84, [0, 140], [160, 240], [260, 400]);
    const both = rows(5, [0, 140], [260, 400]);
    expect(found([first, ...both])).toEqual([{ from: 0, to: 6, gutter: 150 }]);
    expect(found([first, ...both, row(300, [0, 160], [260, 400])])).toEqual([
      { from: 0, to: 7, gutter: 250 },
    ]);
    expect(found([first, ...both, row(300, [0, 140], [240, 400])])).toEqual([
      { from: 0, to: 7, gutter: 150 },
    ]);
  });

  it("share letters by where their middle stands", () => {
    const glyphs = [
      ...letters("가", 189, 100),
      ...letters("나", 195, 100),
      ...letters("다", 196, 100),
    ];
    const [before, after] = splitAt(glyphs, 200);
    expect(before.map(({ text }) => text)).toEqual(["가"]);
    expect(after.map(({ text }) => text)).toEqual(["나", "다"]);
  });
});
