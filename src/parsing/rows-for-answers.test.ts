/** Which rows stand beside merged cells, as answers know it. */
import { expect, it } from "vitest";
import type { Cell, Document, Table } from "../model/document.js";
import { rowsForAnswers } from "./rows-for-answers.js";

const cell = (row: number, col: number, text: string, row_span = 1): Cell => ({
  ...{ row, col, row_span, col_span: 1, text },
  ...{ header: false, page: 1, bbox: null, ref: null },
});
const document = { structure: { revisions: [] } } as unknown as Document;
const named = (cells: Cell[], header_rows = 1) =>
  rowsForAnswers(document, { id: "t1", block: "b1", header_rows, cells } as unknown as Table).named;

const HEADER = [cell(0, 0, "구분"), cell(0, 1, "대상"), cell(0, 2, "금액")];

it("names the rows behind a merged cell by it", () => {
  const cells = [
    ...HEADER,
    ...[cell(1, 0, "가족수당", 3), cell(1, 1, "배우자"), cell(1, 2, "월 4만원")],
    ...[cell(2, 1, "첫째 자녀"), cell(2, 2, "월 3만원")],
    ...[cell(3, 2, "월 7만원"), cell(3, 1, "둘째 자녀")],
    ...[cell(4, 0, "야근수당"), cell(4, 1, "직원"), cell(4, 2, "월 2만원")],
  ];
  expect(named(cells)).toEqual([
    { key: "첫째자녀월3만원", cells: ["가족수당"] },
    { key: "둘째자녀월7만원", cells: ["가족수당"] },
  ]);
});

it("gives several from left to right", () => {
  const cells = [
    ...[cell(1, 1, "야간", 2), cell(1, 0, "수당", 2), cell(1, 2, "평일")],
    cell(2, 2, "휴일"),
  ];
  expect(named(cells)).toEqual([{ key: "휴일", cells: ["수당", "야간"] }]);
});

it("knows nothing of a row that stands beside two", () => {
  const cells = [
    ...[cell(1, 0, "평일", 2), cell(1, 1, "주간"), cell(2, 1, "야간")],
    ...[cell(3, 0, "휴일", 2), cell(3, 1, "주간"), cell(4, 1, "야간")],
  ];
  expect(named(cells)).toBeUndefined();
});

it("takes no remark behind a row and no header for a name", () => {
  const cells = [
    ...[cell(0, 0, "구분", 2), cell(0, 1, "금액"), cell(1, 1, "천원")],
    ...[cell(2, 0, "첫째"), cell(2, 1, "3"), cell(2, 2, "비고", 2)],
    ...[cell(3, 0, "둘째"), cell(3, 1, "7")],
    ...[cell(4, 0, "가".repeat(61), 2), cell(4, 1, "1"), cell(5, 1, "2")],
  ];
  expect(named(cells, 2)).toBeUndefined();
});

it("keeps few names of a row, however many cells are merged before it", () => {
  const merged = Array.from({ length: 20_000 }, (_, col) => cell(1, col, `칸${col}`, 3));
  const rows = named([...merged, cell(2, 20_000, "가"), cell(3, 20_000, "나")]);
  expect(rows?.map(({ cells }) => cells.length)).toEqual([8, 8]);
  expect(rows?.[0]?.cells[0]).toBe("칸0");
});
