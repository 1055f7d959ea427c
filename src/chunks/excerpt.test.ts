/** What is shown around a quote where no page can be drawn. */
import { describe, expect, it } from "vitest";
import type { Block, Document, Table } from "../model/document.js";
import { excerptOf } from "./excerpt.js";

const block = (id: string, text: string, type: Block["type"] = "paragraph"): Block =>
  ({ id, type, text, page: 1, bbox: null, parent: null, level: null, extractor: "docx" }) as Block;

/** A sheet from B3 on: a header row, then rows of a name and a number. */
function sheet(rows: number): Pick<Document, "blocks" | "tables"> {
  const cell = (row: number, col: number, text: string, row_span = 1) => ({
    row,
    col,
    row_span,
    col_span: 1,
    text,
    header: row === 0,
    page: 1,
    bbox: null,
    ref: null,
  });
  const cells = [cell(0, 0, "이름"), cell(0, 1, "금액")];
  for (let row = 1; row < rows; row++)
    cells.push(cell(row, 0, `부서${row}`), cell(row, 1, `${row}00원`));
  const table = {
    ...{ id: "t1", block: "b1", page: 1, bbox: null, rows, cols: 2, header_rows: 1, caption: null },
    ...{ cells, grid: [], cell_range: "예산!B3:C30", nested_in: null, continues: null },
  } as unknown as Table;
  return { blocks: [block("b1", "", "table")], tables: [table] };
}

describe("a quote of a sheet", () => {
  const excerpt = excerptOf(sheet(20), { blocks: ["b1"], quote: "부서9 | 900원" });

  it("is a row under its header, with the addresses of the sheet", () => {
    expect(excerpt).toMatchObject({
      kind: "sheet",
      sheet: "예산",
      range: "예산!B12:C12",
      columns: ["B", "C"],
    });
    const rows = excerpt?.kind === "sheet" ? excerpt.rows : [];
    expect(rows.map(({ number }) => number)).toEqual([
      ...["3", "8", "9", "10", "11", "12", "13", "14", "15", "16"],
    ]);
    expect(rows.filter(({ quoted }) => quoted).map(({ number }) => number)).toEqual(["12"]);
    expect(rows[5]!.cells.map(({ text }) => text)).toEqual(["부서9", "900원"]);
    expect(rows[0]!.cells.every(({ header }) => header)).toBe(true);
  });

  it("keeps a cell that began in a row left out, as high as its rows shown", () => {
    const given = sheet(20);
    given.tables[0]!.cells.find(({ row, col }) => row === 2 && col === 0)!.row_span = 12;
    const table = given.tables[0]!;
    table.cells = table.cells.filter(({ row, col }) => !(col === 0 && row > 2 && row < 14));
    const shown = excerptOf(given, { blocks: ["b1"], quote: "900원" });
    const rows = shown?.kind === "sheet" ? shown.rows : [];
    expect(rows[1]!.cells.map(({ text, row_span }) => [text, row_span])).toEqual([
      ["부서2", 9],
      ["500원", 1],
    ]);
    expect(rows[2]!.cells.map(({ text }) => text)).toEqual(["600원"]);
  });

  it("is nothing where the sheet does not have it", () => {
    expect(excerptOf(sheet(5), { blocks: ["b1"], quote: "없는 글" })).toBeNull();
    expect(excerptOf(sheet(5), { blocks: ["b2"], quote: "부서1" })).toBeNull();
  });
});

describe("a quote of running text", () => {
  const blocks = Array.from({ length: 10 }, (_, at) => block(`b${at}`, `문단 ${at}의 글이다. 끝.`));

  it("stands between the paragraphs before and after it, marked verbatim", () => {
    const excerpt = excerptOf({ blocks, tables: [] }, { blocks: ["b5"], quote: "5의  글이다." });
    expect(excerpt).toEqual({
      kind: "flow",
      blocks: [2, 3, 4, 5, 6, 7, 8].map((at) => ({
        type: "paragraph",
        before: at === 5 ? "문단 " : `문단 ${at}의 글이다. 끝.`,
        quoted: at === 5 ? "5의 글이다." : "",
        after: at === 5 ? " 끝." : "",
      })),
    });
  });

  it("shows the tables beside it by rows, and the quoted row of its own", () => {
    const { blocks: tableBlocks, tables } = sheet(30);
    tables[0]!.cell_range = null;
    const document = { blocks: [blocks[0]!, ...tableBlocks, blocks[2]!], tables };
    document.blocks[1]!.text = "이름 | 금액\n부서1 | 100원\n부서20 | 2000원";
    const quoted = excerptOf(document, { blocks: ["b1"], quote: "부서20 | 2000원" });
    const shown = quoted?.kind === "flow" ? quoted.blocks : [];
    expect(shown.map(({ type }) => type)).toEqual(["paragraph", "table", "paragraph"]);
    const rows = shown[1] && "rows" in shown[1] ? shown[1].rows : [];
    expect(rows.filter((row) => row.quoted).map(({ cells }) => cells[0]!.text)).toEqual(["부서20"]);
    expect(rows.map(({ number }) => number)).toEqual(rows.map(() => null));
    expect(rows[0]!.cells.map(({ text }) => text)).toEqual(["이름", "금액"]);

    const beside = excerptOf(document, { blocks: ["b2"], quote: "2의 글이다." });
    const table = beside?.kind === "flow" ? beside.blocks[1] : undefined;
    expect(table).toMatchObject({ type: "table" });
    expect(table && "rows" in table && table.rows.some((row) => row.quoted)).toBe(false);
  });
});
