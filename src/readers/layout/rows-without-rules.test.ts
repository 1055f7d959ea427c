/** Rows of text between upright lines alone. */
import { describe, expect, it } from "vitest";
import { gridLines, letters, page } from "../../../test/page-content.js";
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
