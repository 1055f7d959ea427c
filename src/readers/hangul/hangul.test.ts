/** HWP 5 and HWPX through the whole reading: every case runs on both, written from the same sample. */
import { describe, expect, it } from "vitest";
import {
  paragraph,
  type SampleDocument,
  type SampleParagraph,
  SHAPES,
  tableOf,
} from "../../../samples/make/hangul.js";
import { makeHwp } from "../../../samples/make/hwp.js";
import { makeHwpx } from "../../../samples/make/hwpx.js";
import type { Document } from "../../model/document.js";
import { readFile } from "../read.js";

const options = { layout: "stored", ocr: false } as const;

async function readBytes(bytes: Buffer, filename: string): Promise<Document> {
  return readFile({ bytes, filename, options });
}

const FORMATS = [
  ["hwp", (document: SampleDocument) => readBytes(makeHwp(document), "a.hwp")],
  ["hwpx", (document: SampleDocument) => readBytes(makeHwpx(document), "a.hwpx")],
] as const;

const one = (...paragraphs: SampleParagraph[]): SampleDocument => ({ sections: [paragraphs] });
const shown = (document: Document) =>
  document.blocks.map((block) => `${block.type}: ${block.text}`);

describe.each(FORMATS)("%s", (format, read) => {
  it("reads paragraphs with tabs and line breaks, and says what the file is", async () => {
    const document = await read(
      one(
        { content: ["가", { kind: "tab" }, "나", { kind: "lineBreak" }, "다"] },
        paragraph("둘째"),
      ),
    );
    expect(document.access.readable).toBe(true);
    expect(document.source.format).toBe(format);
    expect(shown(document)).toEqual(["paragraph: 가\t나\n다", "paragraph: 둘째"]);
    expect(document.blocks.every((block) => block.extractor === format)).toBe(true);
  });

  it("prints the labels of outlines, numbers and bullets, and counts on after a deeper level", async () => {
    const document = await read(
      one(
        paragraph("총칙", { shape: SHAPES.outline1 }),
        paragraph("목적", { shape: SHAPES.outline2 }),
        paragraph("정의", { shape: SHAPES.outline2 }),
        paragraph("보칙", { shape: SHAPES.outline1 }),
        paragraph("시행", { shape: SHAPES.outline2 }),
        paragraph("첫째", { shape: SHAPES.number1 }),
        paragraph("둘째", { shape: SHAPES.number1 }),
        paragraph("점", { shape: SHAPES.bullet }),
      ),
    );
    expect(shown(document)).toEqual([
      "heading: 1. 총칙",
      "heading: 가. 목적",
      "heading: 나. 정의",
      "heading: 2. 보칙",
      "heading: 가. 시행",
      "list_item: 1. 첫째",
      "list_item: 2. 둘째",
      "list_item: ○ 점",
    ]);
    expect(document.blocks.map((block) => block.level)).toEqual([1, 2, 2, 1, 2, 1, 1, 1]);
    expect(document.blocks[1]!.parent).toBe(document.blocks[0]!.id);
  });

  it("gives tracked changes as accepted: without the deleted, with the inserted", async () => {
    const document = await read(
      one(
        {
          content: [
            "수당은 ",
            { kind: "run", text: "월 3만원", as: "deleted" },
            { kind: "run", text: "월 5만원", as: "inserted" },
            "으로 한다.",
          ],
        },
        { content: ["앞 문단은"], endDeleted: true },
        paragraph(" 이어진다."),
        { content: [{ kind: "run", text: "지운 항목", as: "deleted" }], endDeleted: true },
        paragraph("첫째", { shape: SHAPES.number1 }),
        paragraph("둘째", { shape: SHAPES.number1 }),
      ),
    );
    expect(shown(document)).toEqual([
      "paragraph: 수당은 월 5만원으로 한다.",
      "paragraph: 앞 문단은 이어진다.",
      "list_item: 1. 첫째",
      "list_item: 2. 둘째",
    ]);
  });

  it("leaves out text that the page does not show, and says so", async () => {
    const document = await read(
      one(
        { content: ["보이는 글", { kind: "run", text: " 작은 글", as: "tiny" }, " 끝"] },
        { content: [{ kind: "run", text: "흰 글", as: "white" }] },
        {
          content: [
            {
              kind: "table",
              rows: 1,
              cols: 2,
              cells: [
                {
                  row: 0,
                  col: 0,
                  painted: true,
                  paragraphs: [{ content: [{ kind: "run", text: "구분", as: "white" }] }],
                },
                {
                  row: 0,
                  col: 1,
                  paragraphs: [{ content: [{ kind: "run", text: "숨김", as: "white" }, "값"] }],
                },
              ],
            },
          ],
        },
      ),
    );
    expect(document.blocks[0]!.text).toBe("보이는 글 끝");
    expect(document.blocks).toHaveLength(2);
    expect(document.tables[0]!.grid).toEqual([["구분", "값"]]);
    expect(document.warnings.map(({ code }) => code)).toContain("HIDDEN_TEXT");
    const plain = await read(one(paragraph("보이는 글")));
    expect(plain.warnings.map(({ code }) => code)).not.toContain("HIDDEN_TEXT");
  });

  it("finds the pages of a floating table that is split, and says so where no line below confirms them", async () => {
    const line = (y: number) => ({ lines: [{ at: 0, y }] });
    const long = tableOf(
      Array.from({ length: 10 }, (_, row) => [`${row + 1}행`]),
      { floating: { to: "paragraph", offset: 0 }, height: 100_000, rowHeight: 10_000 },
    );
    // The body is 65,764 high: six rows below the first line, four on the next page, and the text after them.
    const document = await read(
      one(
        paragraph("앞", line(0)),
        { content: [long], ...line(1600) },
        paragraph("뒤", line(41_600)),
        paragraph("끝", line(43_200)),
      ),
    );
    expect(document.source.pages).toBe(2);
    expect(document.tables[0]!.cells.map(({ page }) => page)).toEqual([
      1, 1, 1, 1, 1, 1, 2, 2, 2, 2,
    ]);
    expect(document.blocks.map(({ page }) => page)).toEqual([1, 1, 2, 2]);
    expect(document.warnings).toEqual([]);
    const alone = await read(one({ content: [long], ...line(0) }));
    expect(alone.source.pages).toBe(2);
    expect(alone.warnings.map(({ code }) => code)).toEqual(["PAGES_COMPUTED"]);
  });

  it("gives a cell that goes over a page end the page of each of its lines", async () => {
    const line = (...heights: number[]) => ({ lines: heights.map((y, at) => ({ at: at * 3, y })) });
    const long = tableOf([["첫 칸"]], {
      floating: { to: "paragraph", offset: 0 },
      height: 60_000,
      rowHeight: 80_000,
    });
    long.cells[0]!.paragraphs = [
      paragraph("앞쪽", line(0)),
      paragraph("끝줄 다음 쪽", line(58_000, 0)),
      paragraph("뒤쪽", line(1600)),
    ];
    long.cells.push({ row: 0, col: 1, paragraphs: [paragraph("옆", line(0))] });
    const document = await read(
      one(
        paragraph("앞", line(0)),
        { content: [{ ...long, cols: 2 }], ...line(1600) },
        paragraph("뒤", line(20_000)),
      ),
    );
    const [cell, beside] = document.tables[0]!.cells;
    expect(cell!.text).toBe("앞쪽\n끝줄 다음 쪽\n뒤쪽");
    expect(
      cell!.lines?.map(({ start, end, page }) => [cell!.text.slice(start, end).trim(), page]),
    ).toEqual([
      ["앞쪽", 1],
      ["끝줄", 1],
      ["다음 쪽", 2],
      ["뒤쪽", 2],
    ]);
    expect(beside!.lines).toBeUndefined();
    expect(document.warnings).toEqual([]);
  });

  it("names the pages and blocks that are in doubt, and no others", async () => {
    const line = (y: number) => ({ lines: [{ at: 0, y }] });
    const odd = tableOf([["표"]], {
      floating: { to: "paragraph", offset: 0 },
      height: 20_000,
      rowHeight: 20_000,
    });
    const document = await read(
      one(
        paragraph("한 쪽", line(63_000)),
        paragraph("두 쪽", line(0)),
        { content: [odd], ...line(1600) },
        paragraph("어디인지 모름", line(50_000)),
        paragraph("여기도", line(51_600)),
      ),
    );
    expect(document.warnings.map(({ code, page, block }) => [code, page, block])).toEqual([
      ["PAGES_COMPUTED", 2, "b3"],
    ]);
    expect(document.warnings[0]!.text).toContain("(2쪽: b3–b5)");
  });

  it("keeps spans, header cells, captions and paragraphs in cells", async () => {
    const document = await read(
      one({
        content: [
          {
            kind: "table",
            rows: 3,
            cols: 2,
            caption: [paragraph("표 1. 예산")],
            cells: [
              { row: 0, col: 0, colSpan: 2, header: true, paragraphs: [paragraph("구분")] },
              { row: 1, col: 0, rowSpan: 2, paragraphs: [paragraph("가"), paragraph("나")] },
              { row: 1, col: 1, paragraphs: [paragraph("1")] },
              { row: 2, col: 1, paragraphs: [paragraph("2")] },
            ],
          },
        ],
      }),
    );
    expect(shown(document)[0]).toBe("caption: 표 1. 예산");
    const table = document.tables[0]!;
    expect(table).toMatchObject({ rows: 3, cols: 2, header_rows: 1, caption: "표 1. 예산" });
    expect(table.grid).toEqual([
      ["구분", ""],
      ["가\n나", "1"],
      ["", "2"],
    ]);
    expect(table.cells[1]).toMatchObject({ row_span: 2, col_span: 1, header: false });
  });

  it("gives a table in a cell its own entry, right after the outer one", async () => {
    const inner = tableOf([["안1", "안2"]]);
    const document = await read(
      one({
        content: [
          {
            kind: "table",
            rows: 1,
            cols: 2,
            cells: [
              { row: 0, col: 0, paragraphs: [paragraph("밖")] },
              { row: 0, col: 1, paragraphs: [{ content: [inner] }] },
            ],
          },
        ],
      }),
    );
    expect(document.tables).toHaveLength(2);
    const [outer, nested] = document.tables;
    expect(outer!.grid).toEqual([["밖", ""]]);
    expect(nested!.nested_in).toEqual({ table: outer!.id, row: 0, col: 1, at: 0 });
    expect(document.blocks[1]).toMatchObject({ id: nested!.block, parent: outer!.block });
  });

  it("reads the content of a one-column frame around tables in its order", async () => {
    const frame = tableOf([[""]]);
    frame.cells[0]!.paragraphs = [
      { content: [tableOf([["수신", "기관장"]])] },
      paragraph("본문"),
      { content: [tableOf([["끝", "표"]])] },
    ];
    const document = await read(one({ content: [frame] }));
    expect(shown(document)).toEqual(["table: 수신 | 기관장", "paragraph: 본문", "table: 끝 | 표"]);
  });

  it("places a floating table above or below its paragraph as the page shows it", async () => {
    const lines = [{ at: 0, y: 5000 }];
    const above = tableOf([["수신"]], { floating: { to: "paragraph", offset: 0 } });
    const below = tableOf([["시행"]], { floating: { to: "paragraph", offset: 3000 } });
    const document = await read(one({ content: ["본문", below, above], lines }));
    expect(shown(document)).toEqual(["table: 수신", "paragraph: 본문", "table: 시행"]);
  });

  it("places an object that hangs on the paper by its height among the page's paragraphs", async () => {
    const foot = tableOf([["발신명의"]], { floating: { to: "paper", offset: 70000 } });
    const head = tableOf([["기관명"]], { floating: { to: "paper", offset: 2000 } });
    const document = await read(
      one(
        { content: ["첫 문단", foot, head], lines: [{ at: 0, y: 9000 }] },
        paragraph("둘째 문단", { lines: [{ at: 0, y: 12000 }] }),
      ),
    );
    expect(shown(document)).toEqual([
      "table: 기관명",
      "paragraph: 첫 문단",
      "paragraph: 둘째 문단",
      "table: 발신명의",
    ]);
  });

  it("places what hangs in the upper half of the paper before its paragraph, where no heights are saved", async () => {
    const foot = tableOf([["발신명의"]], { floating: { to: "paper", offset: 70000 } });
    const head = tableOf([["기관명"]], { floating: { to: "paper", offset: 2000 } });
    const date = tableOf([["2026. 3. 2."]], { floating: { to: "page", offset: 6000 } });
    const document = await read(
      one(paragraph("머리"), { content: ["첫 문단", foot, date, head] }, paragraph("둘째 문단")),
    );
    expect(shown(document)).toEqual([
      "paragraph: 머리",
      "table: 기관명",
      "table: 2026. 3. 2.",
      "paragraph: 첫 문단",
      "paragraph: 둘째 문단",
      "table: 발신명의",
    ]);
  });

  it("leaves out the guide of a field that no one filled in, which is not printed", async () => {
    const field = (text: string, isChanged: boolean) =>
      ({ kind: "field", guide: "소속관서", text, isChanged }) as const;
    const document = await read(
      one(
        { content: ["기관: ", field("소속관서", false), " 귀하"] },
        { content: ["기관: ", field("소속관서", true)] },
        { content: ["기관: ", field("서울관서", false)] },
      ),
    );
    expect(document.blocks.map(({ text }) => text)).toEqual([
      "기관:  귀하",
      "기관: 소속관서",
      "기관: 서울관서",
    ]);
    expect(document.warnings.map(({ code }) => code)).toEqual(["PAGES_NOT_STATED"]);
  });

  it("puts notes after the paragraph that refers to them, under their mark, which stands in it too", async () => {
    const document = await read(
      one(
        {
          content: [
            "본문",
            { kind: "footnote", number: 1, paragraphs: [paragraph("각주 글")] },
            " 계속",
            { kind: "comment", paragraphs: [paragraph("숨은 설명")] },
            { kind: "memo", paragraphs: [paragraph("메모 글")] },
          ],
        },
        paragraph("다음"),
      ),
    );
    expect(shown(document)).toEqual([
      "paragraph: 본문1) 계속",
      "footnote: 1) 각주 글",
      "note: 숨은 설명",
      "note: 메모 글",
      "paragraph: 다음",
    ]);
  });

  it("leaves a note's mark out of the sentence where it would read as part of a number or a word", async () => {
    const note = (number: number) => ({
      kind: "footnote" as const,
      number,
      paragraphs: [paragraph("각주 글")],
    });
    const document = await read(
      one({ content: ["예산 300", note(1), "만원, 비율 20%", note(2), ", CO", note(3), " 배출"] }),
    );
    expect(shown(document)).toEqual([
      "paragraph: 예산 300만원, 비율 20%2), CO 배출",
      "footnote: 1) 각주 글",
      "footnote: 2) 각주 글",
      "footnote: 3) 각주 글",
    ]);
    const dated = await read(one({ content: [note(1), "기한은 2024. 5. 3.", note(2), "이다."] }));
    expect(shown(dated)[0]).toBe("paragraph: 기한은 2024. 5. 3.이다.");
  });

  it("gives headers and footers once, boxes, pictures, equations and ruby in their place", async () => {
    const running = (kind: "header" | "footer", text: string) => ({
      kind,
      paragraphs: [paragraph(text)],
    });
    const document = await read({
      sections: [
        [
          { content: [running("header", "머리말"), running("footer", "꼬리말"), "첫 구역"] },
          { content: [{ kind: "box", paragraphs: [paragraph("글상자")] }] },
          { content: [{ kind: "picture", description: "그림입니다.\n조직도" }] },
          { content: [{ kind: "equation", script: "a over b" }] },
          { content: [{ kind: "ruby", main: "본말", ruby: "덧말" }] },
        ],
        [{ content: [running("header", "머리말"), "둘째 구역"] }],
      ],
    });
    expect(shown(document)).toEqual([
      "header: 머리말",
      "paragraph: 첫 구역",
      "paragraph: 글상자",
      "figure: 조직도",
      "equation: a/b",
      "paragraph: 본말 덧말",
      "footer: 꼬리말",
      "paragraph: 둘째 구역",
    ]);
  });

  it("counts pages by saved lines that begin again, by page breaks and by sections", async () => {
    const at = (y: number) => ({ lines: [{ at: 0, y }] });
    const document = await read({
      sections: [
        [
          paragraph("한 쪽", at(0)),
          paragraph("같은 쪽", at(1600)),
          {
            content: ["이어지는 긴 문단"],
            lines: [
              { at: 0, y: 60000 },
              { at: 5, y: 0 },
            ],
          },
          paragraph("나눔", { ...at(0), pageBreak: true }),
        ],
        [paragraph("새 구역", at(0))],
      ],
    });
    expect(document.blocks.map((block) => block.page)).toEqual([1, 1, 1, 3, 4]);
    expect(document.source.pages).toBe(4);
    expect(document.blocks[2]!.lines).toEqual([
      { start: 0, end: 5, page: 1, bbox: null },
      { start: 5, end: 9, page: 2, bbox: null },
    ]);
  });

  it("says that pages are not stated when no line is saved", async () => {
    const document = await read(one(paragraph("가"), paragraph("나"), paragraph("다")));
    expect(document.warnings.map(({ code }) => code)).toEqual(["PAGES_NOT_STATED"]);
    expect(document.source.pages).toBe(0);
    expect(document.blocks.every((block) => block.page === 1 && block.bbox === null)).toBe(true);
  });
});

describe("a pair of twins", () => {
  it("gives the same blocks and tables from both formats", async () => {
    const sample: SampleDocument = {
      sections: [
        [
          paragraph("제목", { shape: SHAPES.outline1, lines: [{ at: 0, y: 0 }] }),
          {
            content: [
              tableOf([
                ["가", "나"],
                ["다", "라"],
              ]),
            ],
            lines: [{ at: 0, y: 1600 }],
          },
          paragraph("끝.", { lines: [{ at: 0, y: 4000 }] }),
        ],
      ],
    };
    const [hwp, hwpx] = [await FORMATS[0][1](sample), await FORMATS[1][1](sample)];
    const bare = ({ blocks, tables }: Document) =>
      JSON.stringify({ blocks, tables }).replaceAll('"hwpx"', '"hwp"');
    expect(bare(hwpx)).toBe(bare(hwp));
  });
});
