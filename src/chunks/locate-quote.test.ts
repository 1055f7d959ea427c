import { describe, expect, it } from "vitest";
import type { Block, Table } from "../model/document.js";
import type { Box } from "../model/format.js";
import { locateQuote } from "./locate-quote.js";

const block = (id: string, text: string, lines: [number, number, Box][]): Block => ({
  id,
  type: "paragraph",
  text,
  page: 1,
  bbox: [10, 10, 200, 40],
  parent: null,
  level: null,
  extractor: "pdf",
  confidence: 1,
  lines: lines.map(([start, end, bbox]) => ({ start, end, page: 1, bbox })),
});

const first: Box = [10, 10, 200, 20];
const second: Box = [10, 25, 120, 35];

describe("the places of a quote", () => {
  const paragraph = block("b1", "여비는 실비로 지급한다.\n숙박비는 8만원이다.", [
    [0, 13, first],
    [14, 26, second],
  ]);

  it("are the lines that carry it, however white space is set", () => {
    const document = { blocks: [paragraph], tables: [] };
    expect(locateQuote(document, ["b1"], "숙박비는  8만원이다.")).toEqual([
      { page: 1, bbox: second },
    ]);
    expect(locateQuote(document, ["b1"], "지급한다. 숙박비는").map(({ bbox }) => bbox)).toEqual([
      first,
      second,
    ]);
  });

  it("count characters as code points", () => {
    const rare = block("b1", "𠀀𠀀 가\n나", [
      [0, 4, first],
      [5, 6, second],
    ]);
    expect(locateQuote({ blocks: [rare], tables: [] }, ["b1"], "나")).toEqual([
      { page: 1, bbox: second },
    ]);
  });

  it("are none outside the chunk, for other words, and where the file has no coordinates", () => {
    const document = { blocks: [paragraph], tables: [] };
    expect(locateQuote(document, ["b2"], "숙박비")).toEqual([]);
    expect(locateQuote(document, ["b1"], "교통비")).toEqual([]);
    expect(locateQuote(document, ["b1"], " ")).toEqual([]);
    const unplaced = { ...paragraph, bbox: null, lines: [] };
    expect(locateQuote({ blocks: [unplaced], tables: [] }, ["b1"], "숙박비")).toEqual([]);
  });

  it("are the cells of a table's row, or the one cell that says it", () => {
    const cell = (row: number, col: number, text: string, bbox: Box) => ({
      ...{ row, col, row_span: 1, col_span: 1, text, header: false, page: 2, bbox, ref: null },
    });
    const table = {
      id: "t1",
      block: "b1",
      rows: 2,
      cells: [
        cell(0, 0, "항목", [0, 0, 50, 10]),
        cell(0, 1, "금액", [50, 0, 99, 10]),
        cell(1, 1, "8만원", [50, 10, 99, 20]),
        cell(1, 0, "숙박비", [0, 10, 50, 20]),
      ],
    } as Table;
    const document = { blocks: [{ ...paragraph, type: "table" as const }], tables: [table] };
    expect(locateQuote(document, ["b1"], "숙박비 | 8만원")).toEqual([
      { page: 2, bbox: [0, 10, 50, 20] },
      { page: 2, bbox: [50, 10, 99, 20] },
    ]);
    expect(locateQuote(document, ["b1"], "8만원")).toEqual([{ page: 2, bbox: [50, 10, 99, 20] }]);
  });

  it("are the lines of a cell that goes over pages", () => {
    const lines = [
      { start: 0, end: 3, page: 2, bbox: [50, 700, 99, 710] as Box },
      { start: 4, end: 7, page: 3, bbox: [50, 90, 99, 100] as Box },
    ];
    const place = { row: 0, col: 0, row_span: 1, col_span: 1, header: false, ref: null };
    const cell = {
      ...place,
      text: "앞 줄\n뒷 줄",
      page: 2,
      bbox: [50, 700, 99, 720] as Box,
      lines,
    };
    const table = { id: "t1", block: "b1", rows: 1, cells: [cell] } as Table;
    const document = { blocks: [{ ...paragraph, type: "table" as const }], tables: [table] };
    expect(locateQuote(document, ["b1"], "뒷 줄")).toEqual([{ page: 3, bbox: [50, 90, 99, 100] }]);
  });
});
