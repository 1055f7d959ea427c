/** The scores, compared with results calculated by hand. */
import { describe, expect, it } from "vitest";
import {
  type Cell,
  characterRecall,
  commonLength,
  levenshtein,
  mhs,
  neighbourF1,
  nid,
  outlineOf,
  teds,
} from "./scores.mjs";

describe("NID", () => {
  it("is 1 for equal and 0 for disjoint texts", () => {
    expect(nid("가나다", "가나다")).toBe(1);
    expect(nid("가나다", "라마바")).toBe(0);
    expect(nid("", "")).toBe(1);
  });
  it("counts the longest common subsequence", () => {
    // kitten / sitting share i, t, t, n: four letters of thirteen.
    expect(commonLength("kitten", "sitting")).toBe(4);
    expect(nid("kitten", "sitting")).toBeCloseTo(8 / 13, 10);
  });
  it("holds over more than one machine word", () => {
    const long = "가나다라마바사아자차".repeat(20);
    expect(commonLength(long, long)).toBe(200);
    expect(commonLength(long, `x${long.slice(0, 150)}y${long.slice(150)}`)).toBe(200);
    expect(commonLength(long.slice(0, 100) + long.slice(100), long.slice(100))).toBe(100);
  });
  it("recalls characters as often as they stand", () => {
    expect(characterRecall("가가나", "나가")).toBeCloseTo(2 / 3, 10);
  });
});

const cell = (row: number, col: number, text: string, more: Partial<Cell> = {}): Cell => ({
  row,
  col,
  row_span: 1,
  col_span: 1,
  text,
  ...more,
});
const square = {
  rows: 2,
  cells: [cell(0, 0, "가"), cell(0, 1, "나"), cell(1, 0, "다"), cell(1, 1, "라")],
};

describe("TEDS", () => {
  it("is 1 for equal tables, whatever the blanks", () => {
    expect(
      teds(square, {
        rows: 2,
        cells: square.cells.map((one) => ({ ...one, text: ` ${one.text} ` })),
      }),
    ).toBe(1);
  });
  it("takes a share of the cell for a changed text", () => {
    // Seven nodes: table, two rows, four cells. One cell of two letters has one wrong.
    const a = { rows: 2, cells: [...square.cells.slice(0, 3), cell(1, 1, "라마")] };
    const b = { rows: 2, cells: [...square.cells.slice(0, 3), cell(1, 1, "라바")] };
    expect(teds(a, b)).toBeCloseTo(1 - 0.5 / 7, 10);
  });
  it("takes a whole cell for a missing one, and for a wrong span", () => {
    expect(teds(square, { rows: 2, cells: square.cells.slice(0, 3) })).toBeCloseTo(1 - 1 / 7, 10);
    const wide = { rows: 2, cells: [cell(0, 0, "가", { col_span: 2 }), ...square.cells.slice(1)] };
    expect(teds(square, wide)).toBeCloseTo(1 - 1 / 7, 10);
  });
  it("takes a row and its cells for a missing row", () => {
    expect(teds(square, { rows: 1, cells: square.cells.slice(0, 2) })).toBeCloseTo(1 - 3 / 7, 10);
  });
  it("can look at the structure alone", () => {
    const other = { rows: 2, cells: square.cells.map((one) => ({ ...one, text: "?" })) };
    expect(teds(square, other, { structure: true })).toBe(1);
    expect(levenshtein("kitten", "sitting")).toBe(3);
  });
});

describe("MHS", () => {
  const section = (heading: string, content: string) => ({ heading, content });
  it("is 1 for equal outlines and falls by a whole section for a missed heading", () => {
    const outline = [section("1. 목적", "글"), section("2. 범위", "더 많은 글")];
    expect(mhs(outline, outline)).toBe(1);
    expect(mhs(outline, outline.slice(0, 1))).toBeCloseTo(0.5, 10);
    expect(mhs([], [])).toBe(1);
  });
  it("weighs heading and content alike", () => {
    expect(mhs([section("가", "나")], [section("가", "다")])).toBeCloseTo(0.5, 10);
  });
  it("reads an outline from blocks", () => {
    const blocks = [
      { type: "paragraph", text: "머리글" },
      { type: "heading", text: "1. 목적" },
      { type: "paragraph", text: "글" },
      { type: "footer", text: "- 1 -" },
    ];
    expect(outlineOf(blocks)).toEqual([section("", "머리글"), section("1. 목적", "글")]);
  });
});

describe("neighbouring cells", () => {
  it("are 1 for equal tables and 0 where there is none", () => {
    expect(neighbourF1(square, square)).toBe(1);
    expect(neighbourF1(square, null)).toBe(0);
  });
  it("count pairs side by side and one below the other", () => {
    // Four pairs each; 라 → 마 breaks the two that it is part of.
    const other = { rows: 2, cells: [...square.cells.slice(0, 3), cell(1, 1, "마")] };
    expect(neighbourF1(square, other)).toBe(0.5);
  });
  it("pass over blank cells, and count a merged cell's neighbour once", () => {
    const blank = { rows: 1, cells: [cell(0, 0, "가"), cell(0, 1, " "), cell(0, 2, "나")] };
    const near = { rows: 1, cells: [cell(0, 0, "가"), cell(0, 1, "나")] };
    expect(neighbourF1(near, blank)).toBe(1);
    const merged = {
      rows: 2,
      cells: [cell(0, 0, "가", { row_span: 2 }), cell(0, 1, "나", { row_span: 2 })],
    };
    expect(neighbourF1(merged, near)).toBe(1);
  });
});
