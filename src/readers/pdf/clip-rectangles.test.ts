/** Which rectangles a content stream clips to. */
import { describe, expect, it } from "vitest";
import { clipRectangles } from "./clip-rectangles.js";

const clips = clipRectangles;

describe("clipping rectangles", () => {
  it("are those that a path of one rectangle clips to, each once", () => {
    expect(clips("q 10 20 100 30 re W n BT (a) Tj ET Q q 10 20 100 30 re W* n Q")).toEqual([
      [10, 20, 110, 50],
    ]);
  });

  it("may be drawn side by side, with the first corner said again", () => {
    expect(clips("10 20 m 110 20 l 110 50 l 10 50 l h W n")).toEqual([[10, 20, 110, 50]]);
    expect(clips("10 20 m 110 20 l 110 50 l 10 50 l 10 20 l W n")).toEqual([[10, 20, 110, 50]]);
  });

  it("are moved and scaled with the state that they are set in", () => {
    expect(
      clips(
        "q 2 0 0 2 5 5 cm q 1 0 0 1 1 1 cm 0 0 10 10 re W n Q 0 0 10 10 re W n Q 0 0 1 1 re W n",
      ),
    ).toEqual([
      [7, 7, 27, 27],
      [5, 5, 25, 25],
      [0, 0, 1, 1],
    ]);
  });

  it("are no paths that are filled or stroked, and no other shapes", () => {
    expect(clips("0 0 10 10 re f 0 0 10 10 re n")).toEqual([]);
    expect(clips("0 0 10 10 re 20 20 10 10 re W n")).toEqual([]);
    expect(clips("0 0 m 10 0 l 5 8 l 2 9 l W n")).toEqual([]);
    expect(clips("0 0 m 10 0 l 10 10 l W n")).toEqual([]);
    expect(clips("0 0 m 10 0 l 10 0 10 5 10 10 c 0 10 l W n")).toEqual([]);
    expect(clips("0.7 0.7 -0.7 0.7 0 0 cm 0 0 10 10 re W n")).toEqual([]);
  });

  it("are not looked for in strings, names, comments and inline pictures", () => {
    expect(clips("(0 0 9 9 re W n \\) (x) ) Tj 1 1 8 8 re W n")).toEqual([[1, 1, 9, 9]]);
    expect(clips("% 0 0 9 9 re W n\n1 1 8 8 re W n")).toEqual([[1, 1, 9, 9]]);
    expect(clips("/W n /re <</K 3>> BDC 1 1 8 8 re W n")).toEqual([[1, 1, 9, 9]]);
    expect(clips("BI /W 2 ID 0 0 9 9 re W n EI 1 1 8 8 re W n")).toEqual([[1, 1, 9, 9]]);
    expect(clips("<3020> Tj [<30> 5 (0 0 re)] TJ 1 1 8 8 re W n")).toEqual([[1, 1, 9, 9]]);
    expect(clips("BT /ET 1 Tf (ET 0 0 9 9 re W n) Tj <45> Tj ET 1 1 8 8 re W n")).toEqual([
      [1, 1, 9, 9],
    ]);
    expect(clips("BT [(a)]TJ ET\n1 1 8 8 re W n BT (b)")).toEqual([[1, 1, 9, 9]]);
    expect(clips("0 0 9 9 re (never closed W n")).toEqual([]);
  });

  it("are found behind brackets in comments, comments in strings and operators with other numbers", () => {
    expect(clips("% (\n1 1 8 8 re W n")).toEqual([[1, 1, 9, 9]]);
    expect(clips("(%) Tj 1 1 8 8 re W n")).toEqual([[1, 1, 9, 9]]);
    expect(clips("2 0 0 2 cm 9 2 0 0 2 5 5 cm 1 1 8 8 re W n")).toEqual([[1, 1, 9, 9]]);
    expect(clips("1 1 8 re W n 9 1 1 8 8 re W n 1 m 2 2 l 3 3 l 4 4 l W n")).toEqual([]);
    expect(clips("1 1 8 8 re W* n 2 2 8 8 re W# n")).toEqual([[1, 1, 9, 9]]);
    expect(clips("% 2 2 8 8 re\nW n 1 1 8 8 re W n")).toEqual([[1, 1, 9, 9]]);
    expect(clips("q* 1 0 0 1 9 9 cm* 1 1 8 8 re W n")).toEqual([[1, 1, 9, 9]]);
    expect(clips("re W n 1 1 8 8 re W n")).toEqual([[1, 1, 9, 9]]);
  });

  it("stand under any number of changes of the placement", () => {
    expect(clips(`${"1 0 0 1 1 0 cm ".repeat(20_000)}0 0 1 1 re W n`)).toEqual([
      [20_000, 0, 20_001, 1],
    ]);
  });

  it("of a curve that goes on, and of a longer path, are none", () => {
    expect(clips("1 1 2 2 3 3 c 0 0 10 10 re W n")).toEqual([]);
    expect(clips("0 0 m 9 0 l 9 9 l 0 9 l 0 0 l 9 0 l W n")).toEqual([]);
    expect(clips("0 0 m 5 5 l 0 0 m 9 0 l 9 9 l 0 9 l h W n")).toEqual([]);
  });
});
