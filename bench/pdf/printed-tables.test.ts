/** What a print shows of a document's tables is what its reading is held to. */
import { describe, expect, it } from "vitest";
import { printedTables } from "./printed-tables.mjs";

const cell = (row: number, col: number, text: string) => ({ row, col, text });
const outer = {
  id: "t1",
  nested_in: null,
  cells: [cell(0, 0, "안건명을 여기에 입력하세요"), cell(0, 1, "가 나 뒤"), cell(1, 0, "미인쇄")],
};
const box = (at?: number) => ({
  id: "t2",
  nested_in: { table: "t1", row: 0, col: 1, ...(at !== undefined && { at }) },
  cells: [cell(0, 0, "상자 안의 글자들")],
});
const textsOf = (tables: Parameters<typeof printedTables>[0], print: string) =>
  printedTables(tables, print).map(({ cells }) => cells.map(({ text }) => text));

describe("tables as they are printed", () => {
  it("are blank where nothing of a long text is printed", () => {
    expect(textsOf([outer], "가나뒤")).toEqual([["", "가 나 뒤", "미인쇄"]]);
    expect(textsOf([outer], "기에 입력")[0]![0]).toBe("안건명을 여기에 입력하세요");
  });

  it("have the text of a box in the cell that it stands in", () => {
    expect(textsOf([outer, box(4)], "상자 안의")).toEqual([
      ["", "가 나 \n상자 안의 글자들\n뒤", "미인쇄"],
    ]);
    expect(textsOf([outer, box()], "상자 안의")[0]![1]).toBe("가 나 뒤\n상자 안의 글자들\n");
  });

  it("have the text of a box inside a box too", () => {
    const inner = {
      id: "t3",
      nested_in: { table: "t2", row: 0, col: 0, at: 2 },
      cells: [cell(0, 0, "속의 속")],
    };
    expect(textsOf([outer, box(4), inner], "상자 속의 속")[0]![1]).toBe(
      "가 나 \n상자\n속의 속\n 안의 글자들\n뒤",
    );
  });

  it("say which cells differ from the document's", () => {
    const changes = printedTables([outer, box(4)], "상자 안의")[0]!.cells;
    expect(changes.map(({ changed }) => changed)).toEqual(["blanked", "folded", undefined]);
  });

  it("are still told apart where an inner one has several cells", () => {
    const inner = { ...box(), cells: [cell(0, 0, "갑"), cell(0, 1, "을")] };
    expect(textsOf([outer, inner], "가나뒤")[1]).toEqual(["갑", "을"]);
  });
});
