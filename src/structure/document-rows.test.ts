/** A document as rows: lines, table rows, boxes, tables in cells, and what is left aside. */
import { expect, it } from "vitest";
import { documentFrom, documentOf, type Part, tableOf } from "../../test/documents.js";
import { Draft } from "../readers/document-draft.js";
import { isCentred, rowsOf, sizeOf } from "./document-rows.js";

const rows = (parts: Part[], options?: { printed?: boolean }) =>
  rowsOf(documentFrom(parts), options).map(({ cells }) => cells.join(" | "));

it("gives lines of a paragraph, rows of a table and lines of a box", () => {
  expect(
    rows([
      "첫째 줄\n\n둘째   줄",
      tableOf([
        ["", "나"],
        ["가", " "],
      ]),
      [["상자 첫 줄\n상자 둘째 줄"]],
    ]),
  ).toEqual(["첫째 줄", "둘째 줄", "나", "가", "상자 첫 줄", "상자 둘째 줄"]);
});

it("puts cells in their order, however the file lists them", () => {
  const cells = [
    { row: 1, col: 0, text: "다" },
    { row: 0, col: 1, text: "나" },
    { row: 0, col: 0, text: "가" },
  ];
  expect(rows([{ rows: 2, cols: 2, cells, page: 1 }])).toEqual(["가 | 나", "다"]);
});

it("leaves footnotes, notes and formulas aside, but not what a printed page only seems to have as one", () => {
  const asides = (["footnote", "note", "equation"] as const).map((type) => ({ type, text: type }));
  expect(rows(["본문", ...asides])).toEqual(["본문"]);
  expect(rows(["본문", { type: "footnote", text: "시행", extractor: "pdf" }])).toEqual([
    "본문",
    "시행",
  ]);
  expect(rows([{ type: "note", text: "메모", extractor: "pdf" }])).toEqual([]);
});

it("marks running headers and footers", () => {
  const margins = rowsOf(
    documentFrom([{ type: "header", text: "머리" }, "본문", { type: "footer", text: "- 1 -" }]),
  ).map(({ margin }) => margin);
  expect(margins).toEqual([true, false, true]);
});

it("takes printed paragraphs apart into their lines, with where they begin", () => {
  const line = (start: number, x: number) => ({
    ...{ start, end: start + 2, page: 1 },
    bbox: [x, 0, 100, 10] as [number, number, number, number],
  });
  const part = (extractor: "pdf" | "ocr" | "hwpx") => ({
    ...{ text: "가나 다라", extractor, bbox: [5, 0, 100, 20] as [number, number, number, number] },
    lines: [line(0, 40), line(3, 60)],
  });
  for (const extractor of ["pdf", "ocr"] as const) {
    expect(rows([part(extractor)], { printed: true })).toEqual(["가나", "다라"]);
    expect(rows([part(extractor)])).toEqual(["가나 다라"]);
  }
  expect(rows([part("hwpx")], { printed: true })).toEqual(["가나 다라"]);
  const printed = rowsOf(documentFrom([part("pdf")]), { printed: true });
  expect(printed.map(({ left }) => left)).toEqual([40, 60]);
  expect(rowsOf(documentFrom([part("pdf")]))[0]!.left).toBe(5);
  const alone = { ...part("pdf"), lines: [{ ...line(0, 40), end: 5 }] };
  expect(rowsOf(documentFrom([alone]), { printed: true })[0]!.left).toBe(5);
});

it("puts a table in a cell below the row of its cell", () => {
  const draft = new Draft("hwpx");
  const outer = draft.addTable(
    tableOf([
      ["가", "1"],
      ["나", "2"],
      ["다", "3"],
    ]),
  );
  const inner = (row: number, text: string) =>
    draft.addTable(tableOf([[text]], { nested_in: { table: outer.id, row, col: 1 } }));
  inner(0, "안 가");
  inner(2, "안 다");
  expect(rowsOf(documentOf(draft)).map(({ text }) => text)).toEqual([
    ...["가 1", "안 가", "나 2", "다 3", "안 다"],
  ]);
});

it("goes ten tables deep into a table, and no deeper", () => {
  const draft = new Draft("hwpx");
  let outer = draft.addTable(tableOf([["0"]]));
  for (let depth = 1; depth <= 16; depth += 1)
    outer = draft.addTable(
      tableOf([[String(depth)]], { nested_in: { table: outer.id, row: 0, col: 0 } }),
    );
  expect(rowsOf(documentOf(draft)).at(-1)!.text).toBe("10");
});

it("looks at the start of a long text only", () => {
  const [row] = rowsOf(documentFrom(["가".repeat(5000)]));
  expect(row!.text).toHaveLength(3000);
});

it("says how the lines of paragraphs and cells are set", () => {
  const large = { size: 20, centred: true };
  const small = { size: 10, centred: false };
  const rows = rowsOf(
    documentFrom([
      { text: "제목\n부제", typography: [large, small] },
      "모른다",
      {
        rows: 1,
        cols: 1,
        page: 1,
        cells: [{ row: 0, col: 0, text: "가\n나", typography: [small, large] }],
      },
      {
        rows: 1,
        cols: 3,
        page: 1,
        cells: [
          { row: 0, col: 0, text: "" },
          { row: 0, col: 1, text: "다\n라", typography: [large, small] },
          { row: 0, col: 2, text: "마", typography: [small] },
        ],
      },
    ]),
  );
  expect(rows.map((row) => [sizeOf(row), isCentred(row)])).toEqual([
    [20, true],
    [10, false],
    [0, false],
    [10, false],
    [20, true],
    [20, true],
  ]);
  expect(rows.at(-1)!.set).toEqual([[large, small], [small]]);
});

it("takes letters without meaning for spaces where they stand at their places", () => {
  const texts = rowsOf(documentFrom(["2026년\ufffd3월\ufffd2일", "한빛\ufffd시 주차 보고"]));
  expect(texts.map(({ text }) => text)).toEqual(["2026년 3월 2일", "한빛\ufffd시 주차 보고"]);
});
