/** Rows of text between upright lines alone. */
import { describe, expect, it } from "vitest";
import { gridLines, letters, level, page, upright } from "../../../test/page-content.js";
import type { Glyph } from "./page-content.js";
import { separateTables } from "./ruled-tables.js";

const XS = [100, 200, 300];
/** A head and one drawn row below it. */
const YS = [100, 120, 200];
const words = (rows: readonly (readonly string[])[]) => [
  ...letters("구분", 105, 113),
  ...letters("금액", 205, 113),
  ...rows.flatMap((row, index) =>
    row.flatMap((word, col) => letters(word, 105 + 100 * col, 135 + 20 * index)),
  ),
];
const sizeOf = (rows: readonly (readonly string[])[]) => {
  const { tables } = separateTables(page({ glyphs: words(rows), rulings: gridLines(XS, YS) }));
  return tables[0] && [tables[0].rows, tables[0].cols];
};

describe("a drawn row", () => {
  it("with a line of figures to each label is as many rows", () => {
    expect(
      sizeOf([
        ["가나", "1,200"],
        ["다라", "300"],
        ["마바", "45"],
      ]),
    ).toEqual([4, 2]);
  });

  it("with two lines is one: a cell may have two", () => {
    expect(
      sizeOf([
        ["가나", "1,200"],
        ["다라", "300"],
      ]),
    ).toEqual([2, 2]);
  });

  it("with lines of words is one", () => {
    expect(
      sizeOf([
        ["가나", "길을 넓힌다"],
        ["다라", "길을 닦는다"],
        ["마바", "다 했다"],
      ]),
    ).toEqual([2, 2]);
  });
});

describe("a drawn row without lines between its columns", () => {
  const xs = [100, 200, 300, 400];
  const head = ["이름", "날짜", "금액"].flatMap((word, col) => letters(word, 105 + 100 * col, 113));
  const rulings = [
    ...gridLines(xs, [100, 120]),
    level(200, 100, 400),
    upright(100, 120, 200),
    upright(400, 120, 200),
  ];
  const tableOf = (glyphs: Glyph[]) =>
    separateTables(page({ glyphs: [...head, ...glyphs], rulings })).tables[0]!;

  it("has a row for each line that keeps to the columns of the head", () => {
    const glyphs = [0, 1, 2].flatMap((row) =>
      ["홍길동", "1. 2.", "300"].flatMap((word, col) =>
        letters(word, 105 + 100 * col, 135 + 20 * row),
      ),
    );
    expect(tableOf(glyphs)).toMatchObject({ rows: 4, cols: 3 });
  });

  it("is one cell where text runs over the columns", () => {
    const glyphs = [0, 1, 2].flatMap((row) =>
      letters("국가는 국민의 생명과 재산을 지킨다", 105, 135 + 20 * row),
    );
    expect(tableOf(glyphs).rows).toBe(2);
  });
});
