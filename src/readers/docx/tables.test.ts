/** Tables keep their grid: spans, merges, gaps, nests, header rows, captions. */
import { describe, expect, it } from "vitest";
import {
  cell,
  line,
  paragraph,
  row,
  run,
  table,
  USUAL_STYLES,
} from "../../../samples/make/docx.js";
import { readParts } from "../../../test/docx.js";

const codes = (reading: { warnings: { code: string }[] }) =>
  reading.warnings.map((warning) => warning.code).filter((code) => code !== "PAGES_NOT_STATED");

describe("tables", () => {
  it("spans columns and rows; a spanning text stands at its first place only", async () => {
    const body = table([
      row([cell("구분", { vMerge: "restart" }), cell("금액", { span: 2 })]),
      row([cell("", { vMerge: "continue" }), cell("계획"), cell("집행")]),
      row([cell("합계"), cell("10"), cell("9")]),
    ]);
    const reading = await readParts({ body });
    const made = reading.tables[0]!;
    expect([made.rows, made.cols, made.header_rows]).toEqual([3, 3, 2]);
    expect(made.grid).toEqual([
      ["구분", "금액", ""],
      ["", "계획", "집행"],
      ["합계", "10", "9"],
    ]);
    const spans = made.cells.map((one) => [one.text, one.row_span, one.col_span]);
    expect(spans.slice(0, 2)).toEqual([
      ["구분", 2, 1],
      ["금액", 1, 2],
    ]);
    expect(reading.blocks[0]?.text).toBe("구분 | 금액\n계획 | 집행\n합계 | 10 | 9");
    expect(codes(reading)).toEqual([]);
  });

  it("keeps two merges in one column apart", async () => {
    const body = table([
      row([cell("가", { vMerge: "restart" }), cell("1")]),
      row([cell("", { vMerge: "continue" }), cell("2")]),
      row([cell("나", { vMerge: "restart" }), cell("3")]),
      row([cell("", { vMerge: "continue" }), cell("4")]),
      row([cell("다", { vMerge: "continue" }), cell("5")]),
    ]);
    const { tables } = await readParts({ body });
    const merged = tables[0]!.cells.filter((one) => one.col === 0);
    expect(merged.map((one) => [one.text, one.row, one.row_span])).toEqual([
      ["가", 0, 2],
      ["나", 2, 3],
    ]);
  });

  it("reads the old horizontal merge and gaps before and after a row", async () => {
    const merged = (text: string, value: string) =>
      cell(text, { properties: `<w:hMerge w:val="${value}"/>` });
    const body = table([
      row([merged("머리", "restart"), merged("", "continue"), cell("끝")]),
      row([cell("둘째"), cell("셋째")], '<w:gridBefore w:val="1"/>'),
      row([cell("첫째")], '<w:gridAfter w:val="2"/>'),
    ]);
    const reading = await readParts({ body });
    expect(reading.tables[0]?.grid).toEqual([
      ["머리", "", "끝"],
      ["", "둘째", "셋째"],
      ["첫째", "", ""],
    ]);
    expect(reading.tables[0]?.cells[0]?.col_span).toBe(2);
    expect(codes(reading)).toEqual([]);
  });

  it("warns of rows that do not add up", async () => {
    const reading = await readParts({
      body: table([row([cell("가"), cell("나")]), row([cell("다")])]),
    });
    expect(reading.tables[0]?.grid).toEqual([
      ["가", "나"],
      ["다", ""],
    ]);
    expect(codes(reading)).toEqual(["TABLE_GRID_UNCERTAIN"]);
  });

  it("counts header rows from the top only", async () => {
    const header = "<w:tblHeader/>";
    const body = table([
      row([cell("제목")], header),
      row([cell("머리")], header),
      row([cell("값")]),
      row([cell("속임")], header),
    ]);
    const { tables } = await readParts({ body });
    expect(tables[0]?.header_rows).toBe(2);
    expect(tables[0]?.cells.map((one) => one.header)).toEqual([true, true, false, false]);
  });

  it("sees the header where no row is set to repeat: shaded throughout, or by its words", async () => {
    const shade = (text: string, fill: string) =>
      cell(text, { properties: `<w:shd w:val="clear" w:fill="${fill}"/>` });
    const shaded = table([
      row([shade("여름", "D9D9D9"), shade("겨울", "D9D9D9")]),
      row([shade("바다", "auto"), shade("눈", "FFFFFF")]),
    ]);
    const worded = table([
      row([cell("지역"), cell("2023년"), cell("2024년")]),
      row([cell("강원"), cell("12"), cell("30")]),
    ]);
    const form = table([
      row([shade("성명", "D9D9D9"), cell("김하나"), shade("소속", "D9D9D9"), cell("총무과")]),
      row([shade("직급", "D9D9D9"), cell("주무관"), shade("업무", "D9D9D9"), cell("서무")]),
    ]);
    const { tables } = await readParts({ body: shaded + paragraph(run("사이")) + worded + form });
    expect(tables.map((one) => one.header_rows)).toEqual([1, 1, 0]);
    expect(tables[0]?.cells.map((one) => one.header)).toEqual([true, true, false, false]);
  });

  it("gives a nested table its own place, right after and under the outer one", async () => {
    const inner = table([row([cell("안1"), cell("안2")])]);
    const body =
      table([row([cell("왼쪽"), cell(`${line("앞")}${inner}${line("뒤")}`)])]) + line("다음");
    const { blocks, tables } = await readParts({ body });
    expect(blocks.map((block) => [block.type, block.text, block.parent])).toEqual([
      ["table", "왼쪽 | 앞\n뒤", null],
      ["table", "안1 | 안2", "b1"],
      ["paragraph", "다음", null],
    ]);
    expect(tables.map((one) => [one.id, one.block, one.nested_in])).toEqual([
      ["t1", "b1", null],
      ["t2", "b2", { table: "t1", row: 0, col: 1, at: 2 }],
    ]);
  });

  it("takes the caption above, or below where it names a table", async () => {
    const one = table([row([cell("가")])]);
    const body =
      line("표 1 예산", "Caption") +
      one +
      line("사이") +
      one +
      line("<표 2> 집행", "Caption") +
      line("그림 1 조직도", "Caption") +
      one +
      line("[표 3] 인원 현황") +
      one;
    const { blocks, tables } = await readParts({ body, styles: USUAL_STYLES });
    expect(tables.map((each) => each.caption)).toEqual([
      "표 1 예산",
      "<표 2> 집행",
      null,
      "[표 3] 인원 현황",
    ]);
    const captions = blocks.filter((block) => block.type === "caption");
    expect(captions.map((block) => block.parent)).toEqual([
      tables[0]?.block,
      tables[1]?.block,
      null,
      tables[3]?.block,
    ]);
  });

  it("drops deleted rows and cells, and keeps hidden rows out with a word", async () => {
    const body = table([
      row([cell("남음"), cell("지운 칸", { properties: '<w:cellDel w:id="1"/>' })]),
      row([cell("지운 줄")], '<w:del w:id="2"/>'),
      row([cell("숨은 줄")], "<w:hidden/>"),
      row([cell("새 줄")], '<w:ins w:id="3"/>'),
    ]);
    const reading = await readParts({ body });
    expect(reading.tables[0]?.grid).toEqual([["남음"], ["새 줄"]]);
    expect(codes(reading)).toEqual(["HIDDEN_TEXT"]);
  });

  it("sets figures and notes of cells after the table, under it", async () => {
    const note = '<w:r><w:footnoteReference w:id="2"/></w:r>';
    const picture =
      '<w:r><w:drawing><wp:inline><wp:docPr id="1" name="p" descr="직인"/><a:graphic><pic:pic/></a:graphic></wp:inline></w:drawing></w:r>';
    const body = table([row([cell(paragraph(run("합계") + note)), cell(paragraph(picture))])]);
    const footnotes =
      '<w:footnote w:id="2"><w:p><w:r><w:footnoteRef/></w:r><w:r><w:t xml:space="preserve"> 부가세 포함</w:t></w:r></w:p></w:footnote>';
    const { blocks } = await readParts({ body, footnotes });
    expect(blocks.map((block) => [block.type, block.text, block.parent])).toEqual([
      ["table", "합계", null],
      ["footnote", "1 부가세 포함", "b1"],
      ["figure", "직인", "b1"],
    ]);
  });

  it("leaves no table where nothing is left of it, and bounds a span that is out of all measure", async () => {
    const empty = table([row([cell("지움")], '<w:del w:id="1"/>')]);
    const wide = table([row([cell("넓음", { span: 1_000_000 })])]);
    const { tables } = await readParts({ body: empty + wide });
    expect(tables.map((one) => [one.rows, one.cols])).toEqual([[1, 63]]);
  });
});
