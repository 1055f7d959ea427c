/** Boxes beside one another that are one table set apart. */
import { describe, expect, it } from "vitest";
import { gridLines, gridWords, letters } from "../../../test/page-content.js";
import { mergeAdjacentGrids } from "./adjacent-tables.js";
import type { Glyph } from "./page-content.js";
import { gridOf, type RuledGrid } from "./ruled-grid.js";

const YS = [0, 30, 60];

/** A box of one column and the given rows, with a word in each cell. */
function box(x: number, ys: number[] = YS, width = 100): { grid: RuledGrid; glyphs: Glyph[] } {
  const xs = [x, x + width];
  return {
    grid: gridOf(gridLines(xs, ys))!,
    glyphs: gridWords(
      xs,
      ys,
      ys.slice(1).map(() => ["글"]),
    ),
  };
}
const put = (...boxes: { grid: RuledGrid; glyphs: Glyph[] }[]) =>
  mergeAdjacentGrids(
    boxes.map(({ grid }) => grid),
    boxes.flatMap(({ glyphs }) => glyphs),
  );

describe("boxes beside one another", () => {
  it("are one table with an empty column for the gap", () => {
    const [one] = put(box(0), box(120));
    expect(one).toMatchObject({ box: [0, 0, 220, 60], xs: [0, 100, 120, 220], ys: YS });
    expect(one!.cells).toEqual([
      { row: 0, col: 0, rowSpan: 1, colSpan: 1, box: [0, 0, 100, 30] },
      { row: 0, col: 1, rowSpan: 2, colSpan: 1, box: [100, 0, 120, 60] },
      { row: 0, col: 2, rowSpan: 1, colSpan: 1, box: [120, 0, 220, 30] },
      { row: 1, col: 0, rowSpan: 1, colSpan: 1, box: [0, 30, 100, 60] },
      { row: 1, col: 2, rowSpan: 1, colSpan: 1, box: [120, 30, 220, 60] },
    ]);
  });

  it("are put together whatever comes first, any number of them", () => {
    expect(put(box(240), box(0), box(120))).toMatchObject([{ xs: [0, 100, 120, 220, 240, 340] }]);
  });

  it.each([
    ["stand up to 40 points apart", 140, 1],
    ["not further", 140.1, 2],
    ["may touch", 100, 1],
    ["not overlap", 99.9, 2],
  ])("%s", (_, x, expected) => {
    expect(put(box(0), box(x))).toHaveLength(expected);
  });

  it.each([
    ["have the same rows within 2.5 points", [2.5, 32.5, 62.5], 1],
    ["not further off", [0, 32.6, 60], 2],
    ["not another number of rows", [0, 30, 60, 90], 2],
  ])("%s", (_, ys, expected) => {
    expect(put(box(0), box(120, ys))).toHaveLength(expected);
  });

  it("reach as high and as low as both", () => {
    expect(put(box(0), box(120, [-2, 31, 62]))[0]!.box).toEqual([0, -2, 220, 62]);
    expect(put(box(0, [-2, 31, 62]), box(120))[0]!.box).toEqual([0, -2, 220, 62]);
  });

  it("have two rows at least: single boxes are a diagram", () => {
    expect(put(box(0, [0, 30]), box(120, [0, 30]))).toHaveLength(2);
  });

  it("hold a word whose middle lies in them", () => {
    const word = (x: number) => {
      const right = { ...box(120), glyphs: letters("글", x, 20) };
      return put(box(0), right).length;
    };
    expect(word(115)).toBe(1);
    expect(word(114.9)).toBe(2);
  });

  it("hold words: empty boxes are no tables", () => {
    const empty = { ...box(120), glyphs: [] };
    expect(put(box(0), empty)).toHaveLength(2);
    const blank = {
      ...box(120),
      glyphs: box(120).glyphs.map((glyph) => ({ ...glyph, text: " " })),
    };
    expect(put(box(0), blank)).toHaveLength(2);
  });

  it("are uncertain where one of them is, and open where both are", () => {
    const [a, b] = [box(0), box(120)];
    const marked = (uncertain: boolean, top: boolean, bottom: boolean, of: typeof a) => ({
      ...of,
      grid: { ...of.grid, uncertain, open: { top, bottom } },
    });
    expect(put(marked(true, true, true, a), marked(false, true, false, b))[0]).toMatchObject({
      uncertain: true,
      open: { top: true, bottom: false },
    });
    expect(put(marked(false, true, false, a), marked(true, false, true, b))[0]).toMatchObject({
      uncertain: true,
      open: { top: false, bottom: false },
    });
    expect(put(marked(false, false, true, a), marked(false, true, true, b))[0]).toMatchObject({
      uncertain: false,
      open: { top: false, bottom: true },
    });
  });

  it("are left apart on a page with more than two hundred", () => {
    const many = (count: number) =>
      put(...Array.from({ length: count }, (_, index) => box(20 * index, YS, 15)));
    expect(many(200)).toHaveLength(1);
    expect(many(201)).toHaveLength(201);
  });
});
