/** Reading PDF files that the tests write themselves: text, layout, tables, refusals. */
import { describe, expect, it } from "vitest";
import { makePdf, SamplePage } from "../../../samples/make/pdf.js";
import { lockPdf } from "../../../samples/make/pdf-lock.js";
import { layout } from "../../../test/page-content.js";
import type { Document } from "../../model/document.js";
import { Draft } from "../document-draft.js";
import type { PageLayout } from "../layout/page-flow.js";
import { DEFAULT_READ_OPTIONS, type Outcome, type Reading, UnreadableFile } from "../reader.js";
import { readPdf, warnOf } from "./reader.js";

const read = (bytes: Buffer): Promise<Outcome> =>
  readPdf({
    bytes,
    filename: "sample.pdf",
    options: DEFAULT_READ_OPTIONS,
    readConverted: () => Promise.reject(new Error("not converted")),
    readInner: () => Promise.reject<Document>(new Error("no bundles in PDF")),
    refuseInner: () => {
      throw new Error("no bundles in PDF");
    },
  });

async function reading(...pages: SamplePage[]): Promise<Reading> {
  const outcome = await read(makePdf(pages));
  if (!outcome.readable) throw new Error(outcome.reason);
  return outcome;
}

const body = (texts: string[], y = 100) => new SamplePage().lines(70, y, texts, { size: 10 });

describe("text", () => {
  it("joins a wrapped paragraph and places each printed line", async () => {
    const full =
      "국가는 국민의 생명과 재산을 보호하기 위하여 필요한 시책을 마련하고 이를 시행하여야 한다는 원칙에";
    const { blocks, pages } = await reading(body([`${full} `, "따라 다음과 같이 정한다."]));
    expect(pages).toBe(1);
    expect(blocks).toHaveLength(1);
    const [block] = blocks;
    expect(block).toMatchObject({ type: "paragraph", page: 1, extractor: "pdf", confidence: 1 });
    expect(block!.text).toBe(`${full} 따라 다음과 같이 정한다.`);
    const points = [...block!.text];
    expect(block!.lines!.map((line) => points.slice(line.start, line.end).join(""))).toEqual([
      full,
      "따라 다음과 같이 정한다.",
    ]);
    const [x0, y0, x1, y1] = block!.bbox!;
    expect(x0).toBeCloseTo(70, 0);
    expect(y0).toBeLessThan(93);
    expect(y1).toBeGreaterThan(116);
    expect(x1).toBeGreaterThan(480);
  });

  it("keeps short lines apart and reads labels as list items with their depth", async () => {
    const { blocks } = await reading(
      body([
        "다음과 같이 알려 드립니다.",
        "1. 일시: 2024. 3. 1.",
        "가. 장소는 추후 알림",
        "나. 대상은 전 직원",
        "2. 문의처",
      ]),
    );
    expect(blocks.map(({ type, level }) => [type, level])).toEqual([
      ["paragraph", null],
      ["list_item", 1],
      ["list_item", 2],
      ["list_item", 2],
      ["list_item", 1],
    ]);
    expect(blocks[2]!.parent).toBe(blocks[1]!.id);
  });

  it("prints a text once that is drawn twice for weight", async () => {
    const page = body(["첫째 줄의 글"]).text(70.3, 100, "첫째 줄의 글");
    const { blocks } = await reading(page);
    expect(blocks.map((block) => block.text)).toEqual(["첫째 줄의 글"]);
  });

  it("keeps narrow letters that stand close, and both letters of a ligature", async () => {
    const page = new SamplePage()
      .text(72, 100, "Well... full bill", { font: "latin", size: 12 })
      .text(72, 200, "a", { font: "latin", size: 12 })
      .codes(78.7, 200, [1], 12)
      .text(85.9, 200, "end", { font: "latin", size: 12 });
    const found = await reading(page);
    expect(found.blocks.map((block) => block.text)).toEqual(["Well... full bill", "attend"]);
  });

  it("keeps every letter of a line that runs up the page", async () => {
    const page = new SamplePage().text(100, 600, "banana", { font: "latin", size: 12, angle: 90 });
    const found = await reading(page);
    expect(found.blocks[0]!.text).toBe("banana");
  });

  it("writes Hancom's signs in Unicode and shows where a glyph has no text", async () => {
    const page = new SamplePage()
      .text(72, 100, "‘본교", { size: 12 })
      .codes(108, 100, [2], 12)
      .text(72, 140, "이름", { size: 12 })
      .codes(96, 140, [3], 12);
    const found = await reading(page);
    expect(found.blocks.map((block) => block.text)).toEqual(["‘본교’", "이름\ufffd"]);
    expect(found.warnings.map((warning) => warning.code)).toEqual(["TEXT_ENCODING_UNCERTAIN"]);
  });

  it("keeps invisible, white and off-page text out and says so", async () => {
    const page = body(["보이는 글"])
      .text(70, 200, "안 보이는 글", { mode: 3 })
      .text(70, 300, "하얀 글", { grey: 1 })
      .text(70, 2000, "종이 밖의 글");
    const { blocks, warnings } = await reading(page);
    expect(blocks.map((block) => block.text)).toEqual(["보이는 글"]);
    expect(warnings.map(({ code, page: at }) => [code, at])).toEqual([["HIDDEN_TEXT", 1]]);
  });

  it("reads letters without colour over their own outlines, as browsers print bold ones", async () => {
    const title = (size: number) =>
      body(["보이는 글"])
        .outlines(70, 200, 4, size)
        .text(70, 200, "주차 규정", { size: 10, mode: 3 });
    const { blocks, warnings } = await reading(title(10));
    expect(blocks.map((block) => block.text)).toEqual(["보이는 글", "주차 규정"]);
    expect(warnings).toEqual([]);
    // A shape much higher than the letters is a drawing, and they are hidden on it.
    const hidden = await reading(title(13));
    expect(hidden.blocks.map((block) => block.text)).toEqual(["보이는 글"]);
    expect(hidden.warnings.map(({ code }) => code)).toEqual(["HIDDEN_TEXT"]);
    // Shapes in another line show nothing of these.
    const apart = body(["보이는 글"]).outlines(70, 230, 4, 10);
    const unseen = await reading(apart.text(70, 200, "주차 규정", { size: 10, mode: 3 }));
    expect(unseen.blocks.map((block) => block.text)).toEqual(["보이는 글"]);
  });

  it("does not take the outlines of letters that are written over them for drawn text", async () => {
    const page = body(["글"]);
    for (const y of [200, 230, 260])
      page
        .outlines(70, y, 20, 10)
        .text(70, y, "주차장을 함께 쓰는 시민의 약속 하나", { size: 10, mode: 3 });
    const { warnings } = await reading(page);
    expect(warnings).toEqual([]);
  });

  it("knows letters that are drawn as outlines, and does not take what is written between them for the text", async () => {
    const drawn = (written: string) =>
      body(Array.from({ length: 10 }, () => written))
        .outlines(70, 400, 40)
        .outlines(70, 420, 40);
    const warned = ({ warnings }: Reading) => warnings.map(({ code, page }) => [code, page]);
    expect(await read(makePdf([drawn("2.2")]))).toMatchObject({
      readable: false,
      reason: "OCR_UNAVAILABLE",
    });
    const half = await reading(drawn("글자와 2.2 그리고 6.5"));
    expect(half.blocks[0]!.text).toContain("글자와 2.2");
    expect(warned(half)).toEqual([["OCR_UNAVAILABLE", 1]]);
    const logo = await reading(drawn("로고 하나가 붙어 있을 뿐 나머지는 모두 글자로 쓴 쪽이다"));
    expect(warned(logo)).toEqual([]);
  });

  it("reads a sentence through a marker's colour: a painted area has no lines around it", async () => {
    const page = new SamplePage().fill(100, 88, 160, 106, 0.8).fill(200, 88, 260, 106, 0.8);
    page.text(70, 102, "거주자가 외국법인이 발행한 증권을 취득하는 행위를 말한다");
    const { blocks, tables } = await reading(page);
    expect(tables).toEqual([]);
    expect(blocks.map((block) => [block.type, block.text])).toEqual([
      ["paragraph", "거주자가 외국법인이 발행한 증권을 취득하는 행위를 말한다"],
    ]);
  });

  it("reads white text on a dark ground", async () => {
    const page = new SamplePage().fill(60, 80, 300, 120, 0.2).text(70, 105, "흰 제목", { grey: 1 });
    const { blocks, warnings } = await reading(page);
    expect(blocks.map((block) => block.text)).toEqual(["흰 제목"]);
    expect(warnings).toEqual([]);
  });
});

describe("pages that are not plain", () => {
  it("gives boxes on the page that a person sees when it is turned", async () => {
    // Written sideways on the paper, so that it stands upright once the viewer turns the page.
    const page = new SamplePage({ rotate: 90 }).text(300, 700, "가로로 선 글", {
      size: 10,
      angle: 90,
    });
    const { blocks } = await reading(page);
    expect(blocks[0]!.text).toBe("가로로 선 글");
    const [x0, y0, x1, y1] = blocks[0]!.bbox!;
    // The page is 842 × 595 now; the text starts 142 from the left and stands 300 from the top.
    expect(x0).toBeCloseTo(142, -0.5);
    expect(x1 - x0).toBeGreaterThan(50);
    expect(y1 - y0).toBeLessThan(15);
    expect((y0 + y1) / 2).toBeCloseTo(297, -1);
  });

  it("counts from the crop box", async () => {
    const page = new SamplePage({ crop: [50, 100, 500, 800] }).text(70, 100, "잘린 쪽");
    const { blocks } = await reading(page);
    expect(blocks[0]!.bbox![0]).toBeCloseTo(20, 0);
    expect(blocks[0]!.bbox![3]).toBeCloseTo(60, -0.5);
  });

  it("marks a page that is only a picture, and refuses a file of nothing else", async () => {
    const scan = () => new SamplePage().picture(0, 0, 595, 842);
    const { warnings } = await reading(body(["첫 쪽의 글"]), scan());
    expect(warnings.map(({ code, page }) => [code, page])).toEqual([["OCR_UNAVAILABLE", 2]]);
    expect(await read(makePdf([scan()]))).toMatchObject({
      readable: false,
      reason: "OCR_UNAVAILABLE",
    });
  });

  it("reads the text layer of a scan as recognised text", async () => {
    const page = new SamplePage()
      .picture(0, 0, 595, 842)
      .outlines(70, 100, 5, 10)
      .text(70, 100, "인식된 글", { mode: 3 });
    const { blocks } = await reading(page);
    expect(blocks.map(({ text, extractor }) => [text, extractor])).toEqual([["인식된 글", "ocr"]]);
  });
});

describe("running lines", () => {
  it("gives a header, a footer and the page number once", async () => {
    const pages = ["하나", "둘", "셋"].map((word, index) =>
      body([`${word}째 쪽의 본문입니다.`], 200)
        .text(70, 40, "기획예산과")
        .text(290, 820, `- ${index + 1} -`),
    );
    const { blocks } = await reading(...pages);
    expect(blocks.map(({ type, text, page }) => [type, text, page])).toEqual([
      ["header", "기획예산과", 1],
      ["paragraph", "하나째 쪽의 본문입니다.", 1],
      ["footer", "- 1 -", 1],
      ["paragraph", "둘째 쪽의 본문입니다.", 2],
      ["paragraph", "셋째 쪽의 본문입니다.", 3],
    ]);
  });
});

describe("tables", () => {
  it("reads a ruled table with its cells' boxes, and none of it as loose text", async () => {
    const page = body(["표는 다음과 같다."], 80).table(
      [70, 170, 270],
      [100, 120, 140],
      [
        ["구분", "금액"],
        ["인건비", "1,000"],
      ],
    );
    const { blocks, tables } = await reading(page);
    expect(blocks.map(({ type }) => type)).toEqual(["paragraph", "table"]);
    expect(tables[0]!.grid).toEqual([
      ["구분", "금액"],
      ["인건비", "1,000"],
    ]);
    expect(tables[0]!.header_rows).toBe(1);
    expect(tables[0]!.cells[3]!.bbox).toEqual([170, 120, 270, 140]);
  });

  it("reads merged cells", async () => {
    const page = new SamplePage();
    for (const x of [70, 270]) page.line(x, 100, x, 160);
    page.line(170, 120, 170, 160);
    for (const y of [100, 120, 160]) page.line(70, y, 270, y);
    page.line(170, 140, 270, 140);
    page
      .text(80, 115, "합친 제목")
      .text(80, 145, "왼쪽")
      .text(180, 134, "위")
      .text(180, 154, "아래");
    const { tables } = await reading(page);
    expect(
      tables[0]!.cells.map(({ row, col, row_span, col_span, text }) => [
        row,
        col,
        row_span,
        col_span,
        text,
      ]),
    ).toEqual([
      [0, 0, 1, 2, "합친 제목"],
      [1, 0, 2, 1, "왼쪽"],
      [1, 1, 1, 1, "위"],
      [2, 1, 1, 1, "아래"],
    ]);
  });

  it("ties a table that goes on over a page end and drops the header printed again", async () => {
    const rows = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => [
        `항목 ${from + index}`,
        String((from + index) * 100),
      ]);
    const first = new SamplePage()
      .fill(70, 600, 270, 620, 0.8)
      .table(
        [70, 170, 270],
        [600, 620, 640, 660, 680, 700, 720, 740, 760],
        [["구분", "금액"], ...rows(1, 7)],
      );
    const second = new SamplePage()
      .fill(70, 60, 270, 80, 0.8)
      .table([70, 170, 270], [60, 80, 100], [["구분", "금액"], ...rows(8, 1)]);
    const { tables } = await reading(first, second);
    expect(tables).toHaveLength(2);
    expect(tables[0]).toMatchObject({ header_rows: 1, rows: 8, continues: null });
    expect(tables[1]).toMatchObject({ header_rows: 0, rows: 1, continues: "t1", page: 2 });
    expect(tables[1]!.grid).toEqual([["항목 8", "800"]]);
  });
});

describe("refusals", () => {
  it("refuses a broken file and reads one whose cross-reference table is broken", async () => {
    await expect(read(Buffer.from("%PDF-1.7\nnothing here"))).rejects.toThrowError(UnreadableFile);
    const good = makePdf([body(["표가 깨진 파일"])]).toString("latin1");
    const broken = Buffer.from(good.replace(/startxref\n\d+/, "startxref\n7"), "latin1");
    const outcome = await read(broken);
    expect(outcome.readable && outcome.blocks[0]!.text).toBe("표가 깨진 파일");
  });

  it("asks for the password where one is needed, and opens a file with an empty one", async () => {
    const open = makePdf([body(["잠근 파일의 글"])]);
    const locked = await lockPdf(open, { user: "secret", owner: "owner" });
    await expect(read(locked)).rejects.toMatchObject({ reason: "PASSWORD_PROTECTED" });
    const restricted = await lockPdf(open, { user: "", owner: "owner" });
    const outcome = await read(restricted);
    expect(outcome.readable && outcome.blocks[0]!.text).toBe("잠근 파일의 글");
  });

  it("says that a page without anything is empty", async () => {
    expect(await read(makePdf([new SamplePage()]))).toMatchObject({
      readable: false,
      reason: "EMPTY",
    });
  });
});

it("takes title and dates from the file, and headings from its bookmarks", async () => {
  const page = body(["업무 보고", "보고 드립니다."]);
  const outcome = await read(
    makePdf([page], { title: "파일 제목", bookmarks: [{ title: "업무 보고", page: 1 }] }),
  );
  if (!outcome.readable) throw new Error(outcome.reason);
  expect(outcome.properties).toMatchObject({ title: "파일 제목" });
  expect(outcome.blocks.map(({ type, level }) => [type, level])).toEqual([
    ["heading", 1],
    ["paragraph", null],
  ]);
});

describe("cells that text is clipped to", () => {
  const xs = [70, 200, 330, 460];
  const ys = [100, 130, 160];
  const words = [
    ["구분", "예산", "집행"],
    ["합계", "1,200", "900"],
  ];
  const drawn = (clip: boolean) => {
    const page = new SamplePage();
    for (const [row, texts] of words.entries()) {
      for (const [col, text] of texts.entries()) {
        const draw = (on: SamplePage) => on.text(xs[col]! + 5, ys[row]! + 15, text);
        if (clip) page.clip(xs[col]!, ys[row]!, xs[col + 1]!, ys[row + 1]!, draw);
        else draw(page);
      }
    }
    return page;
  };

  it("are a table without a line", async () => {
    const { tables } = await reading(drawn(true));
    expect(tables.map(({ grid }) => grid)).toEqual([words]);
    expect(tables[0]!.cells[4]!.bbox).toEqual([200, 130, 330, 160]);
    expect((await reading(drawn(false))).tables).toEqual([]);
  });
});

it("says where so many lines are drawn that tables could not be told", () => {
  const warned = (more: Partial<PageLayout>) => {
    const draft = new Draft("pdf");
    warnOf(draft, layout([], { number: 3, ...more }));
    return draft.warnings.map(({ code, page }) => `${code} ${page}`);
  };
  expect(warned({ linesCut: true })).toEqual(["LAYOUT_ANALYSIS_SKIPPED 3"]);
  expect(warned({ cut: true })).toEqual(["LIMIT_REACHED 3"]);
  expect(warned({})).toEqual([]);
});

describe("pages that show something but no text", () => {
  const drawn = () => new SamplePage().line(100, 100, 300, 100).fill(100, 200, 200, 300, 0.5);
  const warned = ({ warnings }: Reading) =>
    warnings.filter(({ code }) => code === "PAGE_WITHOUT_TEXT");

  it("are named in one warning", async () => {
    const [warning, ...more] = warned(await reading(body(["글이 있는 쪽"]), drawn(), drawn()));
    expect(more).toEqual([]);
    expect(warning).toMatchObject({ page: 2 });
    expect(warning!.text).toContain("2, 3쪽");
  });

  it("are not pages with text, nor blank ones", async () => {
    const written = body(["글이 있는 쪽"]).line(100, 300, 300, 300);
    expect(warned(await reading(written, new SamplePage()))).toEqual([]);
  });
});
