/** Rows whose parts have different numbers of lines: which lines make one row, and in which order it is read. */
import { describe, expect, it } from "vitest";
import { line, pieceLine } from "../../../test/page-content.js";
import { pieceLine as asLine, stackedRows } from "./side-by-side-rows.js";
import type { PrintedLine } from "./text-lines.js";

const read = (...lines: PrintedLine[]) =>
  stackedRows(lines).map((row) => row.map(({ text }) => text).join("/"));

describe("one row", () => {
  it.each([
    ["lines that share more than a quarter of their height", 107.4, ["왼쪽/오른"]],
    ["lines that share less stand below one another", 107.5, ["왼쪽", "오른"]],
  ])("%s", (_, baseline, expected) => {
    expect(read(line("왼쪽", 0, 100), line("오른", 100, baseline))).toEqual(expected);
  });

  it("is measured by the lower of both lines", () => {
    // Five points high, of which more than a quarter is shared.
    const small = line("작은", 100, 105.6, { size: 5 });
    expect(read(line("왼쪽", 0, 100), small)).toHaveLength(2);
    expect(read(line("왼쪽", 0, 100), { ...small, box: [100, 100.7, 110, 105.7] })).toHaveLength(1);
  });

  it.each([
    ["lines that overlap by a point stand beside one another", 19, 1],
    ["lines that overlap by more do not", 18.9, 2],
  ])("%s", (_, x, expected) => {
    expect(read(line("왼쪽", 0, 100), line("오른", x, 104))).toHaveLength(expected);
    expect(read(line("오른", x, 100), line("왼쪽", 0, 104))).toHaveLength(expected);
  });

  it("has no line that stands under a piece of another", () => {
    const two = pieceLine(
      [
        ["하나", 0],
        ["둘", 100],
      ],
      100,
    );
    expect(read(two, line("셋", 50, 104))).toHaveLength(1);
    expect(read(two, line("셋", 100, 104))).toHaveLength(2);
  });

  it("has twelve lines at most", () => {
    const lines = Array.from({ length: 13 }, (_, index) =>
      line("칸", 20 * index, 100 + index / 10),
    );
    expect(stackedRows(lines).map((row) => row.length)).toEqual([12, 1]);
  });

  it("is left as it is where one line makes it", () => {
    const one = line("한 줄", 0, 100);
    expect(stackedRows([one])[0]![0]).toBe(one);
  });
});

describe("a row is read", () => {
  it("part by part from left to right, each from top to bottom", () => {
    const row = [
      line("바로 보도하여", 150, 100),
      pieceLine(
        [
          ["보도시점", 70],
          ["배포", 300],
        ],
        106,
      ),
      line("주시기 바랍니다.", 150, 112),
    ];
    expect(read(...row)).toEqual(["보도시점/바로 보도하여/주시기 바랍니다./배포"]);
  });

  it("with pieces that overlap by more than a point as one part", () => {
    const beside = (x: number) => [line("가나", 0, 100), line("다", 60, 105), line("라마", x, 109)];
    expect(read(...beside(18.9))).toEqual(["가나/라마/다"]);
    expect(read(...beside(19))).toEqual(["가나/라마/다"]);
    // As parts of their own the first is followed by a space, as one part only the second.
    const [joined] = stackedRows(beside(18.9));
    expect(joined!.map(({ spaceAfter }) => spaceAfter)).toEqual([false, true, true]);
    const [parted] = stackedRows(beside(19));
    expect(parted!.map(({ spaceAfter }) => spaceAfter)).toEqual([true, true, true]);
  });

  it("with the reach of the widest piece of a part", () => {
    const row = [
      line("가나다라마", 0, 100),
      line("끝", 100, 105),
      line("바", 5, 109),
      line("사", 30, 109.5),
    ];
    expect(read(...row)).toEqual(["가나다라마/바/사/끝"]);
  });
});

describe("a piece as a line of its own", () => {
  const two = pieceLine(
    [
      ["하나", 0],
      ["둘", 100],
    ],
    100,
    { size: 12, bold: true },
  );
  const [first, second] = two.pieces as [(typeof two.pieces)[0], (typeof two.pieces)[0]];

  it("keeps the look of its line", () => {
    expect(asLine(two, first, true)).toMatchObject({
      text: "하나",
      box: [0, 90.4, 24, 102.4],
      firstWord: 24,
      size: 12,
      bold: true,
      pieces: [first],
      spaceAfter: true,
      endUnknown: false,
    });
  });

  it("is followed by a space where its line is, or nothing is known", () => {
    const spaced = { ...two, spaceAfter: true };
    expect(asLine(spaced, second, false)).toMatchObject({ spaceAfter: true, endUnknown: true });
    expect(asLine(spaced, first, false)).toMatchObject({ spaceAfter: false, endUnknown: true });
    expect(asLine(two, second, false)).toMatchObject({ spaceAfter: false, endUnknown: true });
  });
});
