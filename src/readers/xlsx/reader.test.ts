import { describe, expect, it } from "vitest";
import { makeXlsx, type SheetSample, type WorkbookSample } from "../../../samples/make/xlsx.js";
import type { Document } from "../../model/document.js";
import { typographyOf } from "../../model/typography.js";
import { readFile } from "../read.js";
import { DEFAULT_READ_OPTIONS } from "../reader.js";

async function read(workbook: WorkbookSample | Buffer): Promise<Document> {
  const bytes = Buffer.isBuffer(workbook) ? workbook : makeXlsx(workbook);
  return readFile({ bytes, filename: "표.xlsx", options: DEFAULT_READ_OPTIONS });
}

const sheet = (rows: SheetSample["rows"], more: Partial<SheetSample> = {}): WorkbookSample => ({
  sheets: [{ name: "집행", ...more, ...(rows && { rows }) }],
});

describe("letters of a sheet", () => {
  it("are set as its first rows say", async () => {
    const title = { value: "주차장 점검표", size: 18, centred: true };
    const { blocks, tables } = await read(
      sheet({
        A1: [[title]],
        A3: [
          [{ value: "구분", size: 9 }, "결과"],
          ["가", "나"],
        ],
      }),
    );
    const line = blocks.find(({ text }) => text === title.value)!;
    expect(typographyOf(line)).toEqual([{ size: 18, centred: true }]);
    const cell = tables[0]!.cells.find(({ text }) => text === "구분")!;
    expect(typographyOf(cell)).toEqual([{ size: 9, centred: false }]);
  });

  it("are not asked for below them", async () => {
    const { tables } = await read(sheet({ A1: Array.from({ length: 50 }, () => ["가", "나"]) }));
    const [first, last] = [tables[0]!.cells[0]!, tables[0]!.cells.at(-1)!];
    expect([typographyOf(first), typographyOf(last)]).toEqual([[{ size: 0, centred: false }], []]);
  });
});

describe("sheets of a workbook", () => {
  it("stand in order under headings with their names, hidden and empty ones too", async () => {
    const document = await read({
      sheets: [
        {
          name: "본 예산",
          rows: {
            A1: [
              ["가", "나"],
              [1, 2],
            ],
          },
        },
        { name: "숨김", state: "veryHidden", rows: { B2: [["비밀"]] } },
        { name: "빈", rows: {} },
      ],
      properties: { title: "2024 예산", creator: "기획과" },
    });
    expect(document.access.readable).toBe(true);
    expect(document.source.pages).toBe(3);
    expect(document.source.properties).toEqual({ title: "2024 예산", author: "기획과" });
    expect(document.blocks.map((block) => [block.type, block.text, block.page])).toEqual([
      ["heading", "본 예산", 1],
      ["table", "가 | 나\n1 | 2", 1],
      ["heading", "숨김", 2],
      ["paragraph", "비밀", 2],
      ["heading", "빈", 3],
    ]);
    expect(document.tables[0]?.cell_range).toBe("'본 예산'!A1:B2");
    expect(document.blocks[3]?.cell_range).toBe("숨김!B2");
    expect(document.blocks[3]?.parent).toBe("b3");
  });

  it("name chart and macro sheets and give what they show", async () => {
    const anchor = `<xdr:absoluteAnchor><xdr:graphicFrame><a:graphic><c:chart r:id="rId1"/></a:graphic></xdr:graphicFrame></xdr:absoluteAnchor>`;
    const chart = `<c:chart><c:title><c:tx><c:rich><a:p><a:r><a:t>연도별 </a:t></a:r><a:r><a:t>추이</a:t></a:r></a:p></c:rich></c:tx></c:title></c:chart>`;
    const document = await read({
      sheets: [
        { name: "차트1", kind: "chartsheet", drawing: anchor, charts: [chart] },
        { name: "매크로", kind: "xlMacrosheet", rows: { A1: [["=HALT()"]] } },
      ],
    });
    expect(document.blocks.map((block) => [block.type, block.text])).toEqual([
      ["heading", "차트1"],
      ["figure", "연도별 추이"],
      ["heading", "매크로"],
      ["paragraph", "=HALT()"],
    ]);
  });

  it("share one block of a printed footer that each repeats, and keep their own", async () => {
    const printed = (footer: string) =>
      `<headerFooter><oddFooter>${footer}</oddFooter></headerFooter>`;
    const rows = { A1: [["값"]] };
    const document = await read({
      sheets: [
        { name: "가", rows, after: printed("&amp;C기획예산과&amp;R&amp;P쪽") },
        { name: "나", rows, after: printed("&amp;C기획예산과") },
        { name: "다", rows, after: printed("&amp;C총무과") },
      ],
    });
    const footers = document.blocks.filter(({ type }) => type === "footer");
    expect(footers.map(({ text, page }) => [text, page])).toEqual([
      ["기획예산과", 1],
      ["총무과", 3],
    ]);
  });

  it("without anything in them are EMPTY", async () => {
    const document = await read({ sheets: [{ name: "Sheet1" }, { name: "Sheet2" }] });
    expect(document.access.reason).toBe("EMPTY");
  });
});

describe("cells", () => {
  it("show what a person sees", async () => {
    const document = await read(
      sheet({
        A1: [
          ["금액", "비율", "날짜", "참", "오류", "서식", "수식"],
          [
            { value: -1234567, format: "#,##0;△#,##0" },
            { value: 0.1234, formatId: 10 },
            { value: 45000, format: 'yyyy"년" m"월" d"일" (aaa)' },
            true,
            { value: "#DIV/0!", type: "e" },
            { runs: ["굵은", " 글"] },
            { value: 3, formula: "1+2" },
          ],
          [
            { value: 1234, formatId: 42 },
            { value: 0.5, formatId: 9 },
            { value: 45000.75, formatId: 22 },
            false,
            { value: "#N/A", type: "e" },
            { value: "안쪽", type: "inlineStr" },
            { value: "이어_x000D_\n짐", type: "str", formula: "A1" },
          ],
        ],
      }),
    );
    expect(document.tables[0]?.grid.slice(1)).toEqual([
      ["△1,234,567", "12.34%", "2023년 3월 15일 (수)", "TRUE", "#DIV/0!", "굵은 글", "3"],
      ["₩1,234", "50%", "2023-03-15 18:00", "FALSE", "#N/A", "안쪽", "이어\n짐"],
    ]);
  });

  it("are composed, wherever their letters come from", async () => {
    const apart = "예산".normalize("NFD");
    const document = await read(
      sheet({
        A1: [
          ["공유", "안쪽", "수식", "서식", "글 서식", "오류"],
          [
            apart,
            { value: apart, type: "inlineStr" },
            { value: apart, type: "str", formula: "A1" },
            { value: 3, format: `0"${apart}"` },
            { value: "가", format: `@"${apart}"` },
            { value: apart, type: "e" },
          ],
        ],
      }),
    );
    const shown = ["예산", "예산", "예산", "3예산", "가예산", "예산"];
    expect(document.tables[0]?.grid[1]).toEqual(shown);
    expect(document.tables[0]?.cells.slice(6).map(({ text }) => text)).toEqual(shown);
  });

  it("count dates from 1904 where the workbook says so", async () => {
    const rows = { A1: [[{ value: 43538, formatId: 14 }, "끝"]] };
    const later = await read({ date1904: true, ...sheet(rows) });
    expect(later.tables[0]?.grid).toEqual([["2023-03-15", "끝"]]);
  });

  it("carry their address, and merged ones their span", async () => {
    const document = await read(
      sheet(
        {
          B2: [
            ["구분", "예산", null],
            [null, "국비", "지방비"],
            ["가", 1, 2],
            ["나", 3, 4],
          ],
        },
        { merges: ["B2:B3", "C2:D2"] },
      ),
    );
    const [table] = document.tables;
    expect(table).toMatchObject({ rows: 4, cols: 3, header_rows: 2, cell_range: "집행!B2:D5" });
    expect(table?.cells.slice(0, 4)).toMatchObject([
      { text: "구분", ref: "B2", row_span: 2, col_span: 1, header: true },
      { text: "예산", ref: "C2", row_span: 1, col_span: 2, header: true },
      { text: "국비", ref: "C3", header: true },
      { text: "지방비", ref: "D3", header: true },
    ]);
    expect(table?.grid[0]).toEqual(["구분", "예산", ""]);
  });

  it("leave out what a merge covers and what a format hides, and say the latter", async () => {
    const document = await read(
      sheet(
        {
          A1: [
            ["보임", "덮임", "끝"],
            ["가", "나", { value: 7, format: ";;;" }],
          ],
        },
        { merges: ["A1:B1"] },
      ),
    );
    expect(document.tables[0]?.grid).toEqual([
      ["보임", "", "끝"],
      ["가", "나", ""],
    ]);
    expect(document.warnings.map((warning) => warning.code)).toEqual(["HIDDEN_TEXT"]);
  });

  it("whose formulas were never calculated are not invented", async () => {
    const document = await read(sheet({ A1: [["합계", { formula: "SUM(A2:A9)" }, "원"]] }));
    expect(document.tables[0]?.grid).toEqual([["합계", "", "원"]]);
    expect(document.warnings).toMatchObject([{ code: "PARTIALLY_READ", page: 1 }]);
  });
});

describe("tables of a sheet", () => {
  it("are told apart by empty rows and columns", async () => {
    const small = (name: string) => [
      [name, "값"],
      ["가", 1],
    ];
    const document = await read(
      sheet({ A1: small("하나"), E1: small("둘"), A5: small("셋"), A9: [["끝"]] }),
    );
    expect(document.tables.map((table) => table.cell_range)).toEqual([
      "집행!A1:B2",
      "집행!E1:F2",
      "집행!A5:B6",
    ]);
    expect(document.blocks.at(-1)).toMatchObject({ type: "paragraph", text: "끝" });
  });

  it("that touch at a corner only are two", async () => {
    const document = await read(
      sheet({
        A1: [
          ["하나", "값"],
          ["가", 1],
        ],
        C3: [
          ["둘", "값"],
          ["나", 2],
        ],
      }),
    );
    expect(document.tables.map((table) => table.cell_range)).toEqual(["집행!A1:B2", "집행!C3:D4"]);
  });

  it("are told apart by definition where they touch", async () => {
    const document = await read(
      sheet(
        {
          A1: [
            ["이름", "값"],
            ["가", 1],
            ["이름", "값"],
            ["나", 2],
          ],
        },
        { tables: [{ ref: "A1:B2" }, { ref: "A3:B4" }] },
      ),
    );
    expect(document.tables.map((table) => [table.cell_range, table.header_rows])).toEqual([
      ["집행!A1:B2", 1],
      ["집행!A3:B4", 1],
    ]);
  });

  it("keep title, unit and notes around them as blocks of their own", async () => {
    const document = await read(
      sheet(
        {
          A1: [
            ["2024년 예산 집행 현황", null, null],
            [null, null, "(단위: 천원)"],
            ["부서", "예산", "집행"],
            ["총무과", 10, 9],
            ["※ 이월액 제외", null, null],
          ],
        },
        { merges: ["A1:C1"] },
      ),
    );
    expect(document.blocks.slice(1).map((block) => [block.type, block.cell_range])).toEqual([
      ["caption", "집행!A1:C1"],
      ["caption", "집행!C2"],
      ["table", "집행!A3:C4"],
      ["paragraph", "집행!A5"],
    ]);
    expect(document.tables[0]).toMatchObject({
      caption: "2024년 예산 집행 현황",
      header_rows: 1,
    });
  });

  it("hold together over bordered blanks, as forms do", async () => {
    const blank = { border: true };
    const document = await read(
      sheet({
        A1: [
          ["1. 기관명", blank, blank],
          ["2. 담당자", blank, "전화"],
          [blank, blank, blank],
          ["3. 비고", blank, blank],
        ],
      }),
    );
    expect(document.tables.map((table) => table.cell_range)).toEqual(["집행!A1:C4"]);
    expect(document.tables[0]?.header_rows).toBe(0);
  });

  it("take their header rows from frozen panes, filters and print titles", async () => {
    const rows = {
      A1: [
        ["가", "나"],
        ["다", "라"],
        ["마", "바"],
        ["사", "아"],
      ],
    };
    const headerRows = async (workbook: WorkbookSample) =>
      (await read(workbook)).tables[0]?.header_rows;
    const frozen =
      '<sheetViews><sheetView><pane ySplit="2" topLeftCell="A40" state="frozen"/></sheetView></sheetViews>';
    // The count is a decimal by the standard, and some programs write it as one.
    const decimal = frozen.replace('"2"', '"2.0"');
    expect(await headerRows(sheet(rows))).toBe(0);
    expect(await headerRows(sheet(rows, { before: frozen }))).toBe(2);
    expect(await headerRows(sheet(rows, { before: decimal }))).toBe(2);
    expect(await headerRows(sheet(rows, { after: '<autoFilter ref="A1:B4"/>' }))).toBe(1);
    const definedNames = `<definedName name="_xlnm.Print_Titles" localSheetId="0">집행!$1:$3</definedName>`;
    expect(await headerRows({ ...sheet(rows), definedNames })).toBe(3);
  });
});

describe("what lies over the cells", () => {
  it("notes and threads stand under the table they belong to, once", async () => {
    const document = await read(
      sheet(
        {
          A1: [
            ["이름", "값"],
            ["가", 1],
          ],
        },
        {
          notes: { B2: "작성자:\n확인 필요", A2: "[스레드 댓글] 이 버전의 Excel에서는 …" },
          threads: [
            { ref: "A2", text: "맞나요?" },
            { ref: "A2", text: "네" },
          ],
        },
      ),
    );
    expect(document.blocks.slice(2)).toMatchObject([
      { type: "note", text: "맞나요?", cell_range: "집행!A2", parent: "b2" },
      { type: "note", text: "네", cell_range: "집행!A2" },
      { type: "note", text: "작성자:\n확인 필요", cell_range: "집행!B2", parent: "b2" },
    ]);
  });

  it("text boxes and chart titles stand where they are anchored, fall-backs left out", async () => {
    const at = (row: number) =>
      `<xdr:from><xdr:col>1</xdr:col><xdr:row>${row}</xdr:row></xdr:from><xdr:to><xdr:col>3</xdr:col><xdr:row>${row + 2}</xdr:row></xdr:to>`;
    const box = (text: string) =>
      `<xdr:sp><xdr:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></xdr:txBody></xdr:sp>`;
    const document = await read(
      sheet(
        {
          A1: [
            ["위", "값"],
            ["가", 1],
          ],
          A10: [["아래"]],
        },
        {
          drawing:
            `<xdr:twoCellAnchor>${at(4)}<xdr:grpSp>${box("글상자")}${box("둘째")}</xdr:grpSp></xdr:twoCellAnchor>` +
            `<xdr:twoCellAnchor>${at(20)}<mc:AlternateContent><mc:Choice><xdr:graphicFrame><c:chart r:id="rId1"/></xdr:graphicFrame></mc:Choice><mc:Fallback>${box("볼 수 없는 차트")}</mc:Fallback></mc:AlternateContent></xdr:twoCellAnchor>`,
          charts: [
            `<c:chart><c:title/><c:plotArea><c:barChart><c:ser><c:tx><c:strRef><c:strCache><c:pt><c:v>집행률</c:v></c:pt></c:strCache></c:strRef></c:tx></c:ser></c:barChart><c:valAx><c:title><c:tx><c:rich><a:p><a:r><a:t>퍼센트</a:t></a:r></a:p></c:rich></c:tx></c:title></c:valAx></c:plotArea></c:chart>`,
          ],
        },
      ),
    );
    expect(
      document.blocks.slice(2).map((block) => [block.type, block.text, block.cell_range]),
    ).toEqual([
      ["paragraph", "글상자", "집행!B5:D7"],
      ["paragraph", "둘째", "집행!B5:D7"],
      ["paragraph", "아래", "집행!A10"],
      ["figure", "집행률\n퍼센트", "집행!B21:D23"],
    ]);
  });

  it("printed headers and footers are blocks, page numbers are not", async () => {
    const after =
      '<headerFooter><oddHeader>&amp;C&amp;"굴림,보통"&amp;12대외비</oddHeader><oddFooter>&amp;CPage &amp;P</oddFooter></headerFooter>';
    const document = await read(sheet({ A1: [["가", 1]] }, { after }));
    expect(document.blocks.map((block) => [block.type, block.text])).toEqual([
      ["heading", "집행"],
      ["header", "대외비"],
      ["table", "가 | 1"],
    ]);
  });
});
