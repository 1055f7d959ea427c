/** Layout read from PDF files that the tests write themselves: columns, forms, tables with and without lines. */
import { describe, expect, it } from "vitest";
import { type FileOptions, makePdf, SamplePage } from "../../../samples/make/pdf.js";
import type { Reading } from "../reader.js";
import { readPdf } from "./reader.js";

async function reading(page: SamplePage | SamplePage[], options?: FileOptions): Promise<Reading> {
  const bytes = makePdf([page].flat(), options);
  const outcome = await readPdf({ bytes } as Parameters<typeof readPdf>[0]);
  if (!outcome.readable) throw new Error(outcome.reason);
  return outcome;
}

const texts = ({ blocks }: Reading) => blocks.map((block) => block.text);

describe("reading order", () => {
  it("reads the left column before the right", async () => {
    const left = [
      "왼쪽 단의 첫째 줄은 여기에 있고",
      "왼쪽 단의 둘째 줄은 여기에 있고",
      "왼쪽 단의 셋째 줄은 여기에 있고",
      "왼쪽 단의 넷째 줄은 여기에 있고",
      "왼쪽 단의 끝줄은 여기서 마친다.",
    ];
    const right = left.map((line) => line.replace("왼쪽", "오른"));
    const page = new SamplePage().text(70, 60, "두 단으로 된 글의 제목이 넓게 놓인다", {
      size: 16,
    });
    for (const [index, line] of left.entries()) {
      page.text(70, 120 + index * 16, line).text(310, 120 + index * 16, right[index]!);
    }
    const all = texts(await reading(page)).join("");
    expect(all.indexOf("왼쪽 단의 끝줄")).toBeLessThan(all.indexOf("오른 단의 첫째"));
  });

  it("reads a form row part by part where one part has two lines", async () => {
    const page = new SamplePage()
      .text(70, 106, "보도시점")
      .text(150, 100, "바로 보도하여")
      .text(150, 112, "주시기 바랍니다.")
      .text(300, 106, "배포 2026. 1. 30.");
    expect(texts(await reading(page))).toEqual([
      "보도시점 바로 보도하여 주시기 바랍니다. 배포 2026. 1. 30.",
    ]);
  });

  it("puts runs together that are printed over one another", async () => {
    // Some writers print Hangul with spaces where the digits go, then the digits.
    const page = new SamplePage()
      .text(70, 100, "제 조 목적")
      .text(80, 100, "1")
      .text(70, 140, "끝맺는 글");
    expect(texts(await reading(page))[0]).toBe("제1조 목적");
  });

  it("does not take a wrapped line for an item", async () => {
    const page = new SamplePage().lines(70, 100, [
      "4. 공중이용시설이란 다음 각 목의 시설 중 규모나 면적 등을 고려하여 정하는 시설을 말한",
      "다. 다만, 소상공인의 사업장은 제외한다.",
      "가. 첫째 시설",
    ]);
    expect(texts(await reading(page))).toEqual([
      "4. 공중이용시설이란 다음 각 목의 시설 중 규모나 면적 등을 고려하여 정하는 시설을 말한다. 다만, 소상공인의 사업장은 제외한다.",
      "가. 첫째 시설",
    ]);
  });

  it("goes on below a hanging indent though the line above stands as far from both edges", async () => {
    const page = new SamplePage()
      .text(70, 100, "가".repeat(48))
      .lines(82, 116, [`${"나".repeat(45)} `, "그 사업을 한다."]);
    const { blocks } = await reading(page);
    expect(blocks.map((block) => block.text.slice(-11))).toEqual(["나 그 사업을 한다."]);
  });

  it("joins a paragraph over a page end and gives lines on both pages", async () => {
    const full =
      "국가는 국민의 생명과 재산을 보호하기 위하여 필요한 시책을 마련하고 이를 시행하여야 하며 모든 ";
    const pages = [
      new SamplePage().lines(70, 700, [full, full, full]),
      new SamplePage().lines(70, 80, ["사람은 이를 따른다."]),
    ];
    const { blocks } = await reading(pages);
    expect(blocks).toHaveLength(1);
    expect(blocks[0]!.text.endsWith("모든 사람은 이를 따른다.")).toBe(true);
    expect(blocks[0]!.lines!.map((line) => line.page)).toEqual([1, 1, 1, 2]);
    expect(blocks[0]!.bbox![3]).toBeGreaterThan(730);
  });

  it("reads text that runs up the side of the page, with its box where it stands", async () => {
    const page = new SamplePage()
      .text(70, 100, "바로 선 글입니다")
      .text(40, 500, "세워 쓴 글", { angle: 90 });
    const { blocks } = await reading(page);
    const sideways = blocks.find((block) => block.text === "세워 쓴 글");
    const [x0, y0, x1, y1] = sideways!.bbox!;
    expect(x1).toBeLessThan(50);
    expect(x0).toBeGreaterThan(25);
    expect(y1).toBeGreaterThan(490);
    expect(y1 - y0).toBeGreaterThan(40);
  });
});

describe("slanted text", () => {
  it("is read as one piece beside the rest", async () => {
    const page = new SamplePage()
      .lines(70, 300, ["본문은 반듯하게 놓인다.", "둘째 줄도 그러하다."])
      .text(150, 500, "대외비 문서", { size: 40, angle: 45, grey: 0.7 });
    const { blocks } = await reading(page);
    expect(blocks.map((block) => block.text)).toEqual([
      "본문은 반듯하게 놓인다.",
      "둘째 줄도 그러하다.",
      "대외비 문서",
    ]);
  });
});

describe("tables", () => {
  it("reads columns without lines as a table, with less confidence", async () => {
    const page = new SamplePage().text(70, 80, "연도별 예산은 다음과 같다.");
    for (const [row, cells] of [
      ["구분", "예산", "결산"],
      ["2023", "1,200", "1,100"],
      ["2024", "1,350", "1,280"],
      ["2025", "1,500", "1,410"],
    ].entries()) {
      for (const [col, text] of cells.entries()) page.text(70 + col * 120, 120 + row * 18, text);
    }
    const { tables, blocks } = await reading(page);
    expect(blocks.map((block) => block.type)).toEqual(["paragraph", "table"]);
    expect(tables[0]!.grid).toEqual([
      ["구분", "예산", "결산"],
      ["2023", "1,200", "1,100"],
      ["2024", "1,350", "1,280"],
      ["2025", "1,500", "1,410"],
    ]);
    expect(tables[0]).toMatchObject({ header_rows: 1 });
    expect(tables[0]!.confidence).toBeLessThan(1);
  });

  it("does not split a cell at underlined words", async () => {
    const page = new SamplePage().table(
      [70, 250, 430],
      [100, 120, 200],
      [
        ["현 행", "개 정 안"],
        ["<신 설>", ["밑줄을 그은 첫째 줄", "밑줄을 그은 둘째 줄"]],
      ],
    );
    page.line(255, 136, 350, 136).line(255, 150, 350, 150);
    const { tables } = await reading(page);
    expect(tables[0]!.rows).toBe(2);
    expect(tables[0]!.grid[1]![1]!.replace(/\s/g, "")).toBe("밑줄을그은첫째줄밑줄을그은둘째줄");
  });

  it("closes the row that runs on over the page end", async () => {
    const page = new SamplePage().table([70, 200, 330], [700, 720], [["구분", "내용"]]);
    for (const x of [70, 200, 330]) page.line(x, 720, x, 790);
    page.text(80, 740, "첫째").text(210, 740, "이어지는 글");
    const { tables } = await reading(page);
    expect(tables[0]!.grid).toEqual([
      ["구분", "내용"],
      ["첫째", "이어지는 글"],
    ]);
  });

  it("names the cell that holds an inner table and keeps its text out of that cell", async () => {
    const page = new SamplePage().table(
      [70, 170, 470],
      [100, 120, 220],
      [
        ["항목", "내용"],
        ["첫째", "안의 표는"],
      ],
    );
    page.table(
      [200, 300, 400],
      [160, 180, 200],
      [
        ["가", "나"],
        ["다", "라"],
      ],
    );
    const { tables } = await reading(page);
    const inner = tables.find((table) => table.nested_in);
    expect(inner!.grid).toEqual([
      ["가", "나"],
      ["다", "라"],
    ]);
    expect(inner!.nested_in).toMatchObject({ row: 1, col: 1 });
    expect(tables.find((table) => !table.nested_in)!.grid[1]![1]).toBe("안의 표는");
  });

  it("says so where the lines enclose no rectangles", async () => {
    const page = new SamplePage();
    for (const [x0, y0, x1, y1] of [
      [70, 100, 370, 100],
      [70, 100, 70, 220],
      [370, 100, 370, 220],
      [70, 220, 370, 220],
      [170, 100, 170, 160],
      [70, 160, 170, 160],
      [270, 100, 270, 220],
    ] as const)
      page.line(x0, y0, x1, y1);
    page.text(80, 130, "구석").text(180, 190, "꺾인 칸").text(280, 150, "오른쪽");
    const { warnings } = await reading(page);
    expect(warnings.map((warning) => warning.code)).toContain("TABLE_GRID_UNCERTAIN");
  });
});

describe("what the file says about its text", () => {
  it("takes headings from the tagged structure", async () => {
    const page = new SamplePage()
      .text(70, 100, "개요", { mark: { id: 0, tag: "H2" } })
      .text(70, 130, "본문은 이렇게 씌어 있다.", { mark: { id: 1, tag: "P" } });
    const { blocks } = await reading(page, {
      tags: [
        { role: "H2", page: 0, marks: [0] },
        { role: "P", page: 0, marks: [1] },
      ],
    });
    expect(blocks.map(({ type, level }) => [type, level])).toEqual([
      ["heading", 2],
      ["paragraph", null],
    ]);
  });

  it("sets footnotes apart", async () => {
    const page = new SamplePage().lines(
      70,
      100,
      ["본문에는 각주가 하나 있다.", "그 다음 줄도 있다."],
      { size: 11 },
    );
    page.line(70, 700, 220, 700).text(70, 715, "1) 각주의 글이다.", { size: 9 });
    const { blocks } = await reading(page);
    expect(blocks.at(-1)).toMatchObject({ type: "footnote", text: "1) 각주의 글이다." });
  });
});
