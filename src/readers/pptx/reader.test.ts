import { describe, expect, it } from "vitest";
import {
  graphicFrame,
  group,
  makePptx,
  type SlideSample,
  shape,
  slideTable,
} from "../../../samples/make/pptx.js";
import { typographyOf } from "../../model/typography.js";
import { readFile } from "../read.js";
import { DEFAULT_READ_OPTIONS } from "../reader.js";

const options = { ...DEFAULT_READ_OPTIONS, ocr: false };
const read = (...slides: SlideSample[]) =>
  readFile({ bytes: makePptx(slides, { title: "보고" }), filename: "a.pptx", options });
const lines = async (...slides: SlideSample[]) =>
  (await read(...slides)).blocks.map(({ type, page, text }) => `${page} ${type}: ${text}`);
const box = (x: number, y: number, width = 100, height = 40) => ({ x, y, width, height });

describe("PPTX", () => {
  it("gives slides in the order of the show, titles first, as pages with boxes from file or layout", async () => {
    const { blocks, source } = await read(
      {
        shapes:
          shape(["뒤에 적힌 글"], { place: box(40, 300) }) +
          shape(["첫 슬라이드"], { placeholder: "title" }),
      },
      { shapes: shape(["둘째"], { placeholder: "ctrTitle", place: box(10, 20, 30, 40) }) },
    );
    expect(source).toMatchObject({ format: "pptx", pages: 2, properties: { title: "보고" } });
    expect(blocks).toMatchObject([
      { type: "heading", level: 1, text: "첫 슬라이드", page: 1, bbox: [40, 20, 920, 80] },
      { type: "paragraph", page: 1, parent: "b1", bbox: [40, 300, 140, 340] },
      { type: "heading", text: "둘째", page: 2, bbox: [10, 20, 40, 60] },
    ]);
  });

  it("knows the document's title from a title slide, and how large its lines are set", async () => {
    const first = shape(["시각화 대회"]) + shape([{ text: "주차장은 왜 비었나", size: 36 }]);
    const cover = shape(["주차 보고"], { placeholder: "ctrTitle" });
    expect(await lines({ shapes: cover }, { shapes: cover })).toEqual([
      "1 title: 주차 보고",
      "2 heading: 주차 보고",
    ]);
    const { blocks } = await read({ shapes: first });
    expect(blocks.map((block) => typographyOf(block))).toEqual([
      [{ size: 0, centred: false }],
      [{ size: 36, centred: false }],
    ]);
  });

  it("takes from the master how large letters are that say nothing themselves", async () => {
    const shapes =
      shape(["주차 보고"], { placeholder: "ctrTitle" }) +
      shape(["홍길동", { text: "주차장", size: 12 }]);
    const bytes = makePptx([{ shapes }], { letters: { title: 44, other: 18 } });
    const { blocks } = await readFile({ bytes, filename: "a.pptx", options });
    expect(blocks.map((block) => typographyOf(block))).toEqual([
      [{ size: 44, centred: true }],
      [{ size: 18, centred: false }],
      [{ size: 12, centred: false }],
    ]);
  });

  it("gives the master's own words once, unless a slide leaves them out", async () => {
    const master =
      shape(["한빛시 기획조정실"], { place: box(40, 10) }) +
      shape(["대외비"], { place: box(40, 500) }) +
      shape(["제목 편집"], { placeholder: "title", place: box(40, 60) });
    const of = async (...slides: SlideSample[]) => {
      const bytes = makePptx(slides, { master });
      const { blocks } = await readFile({ bytes, filename: "a.pptx", options });
      return blocks.map(({ type, page, text }) => `${page} ${type}: ${text}`);
    };
    const slide = { shapes: shape(["본문"], { place: box(40, 200) }) };
    expect(await of({ ...slide, bare: true }, slide, slide)).toEqual([
      "1 paragraph: 본문",
      "2 header: 한빛시 기획조정실",
      "2 footer: 대외비",
      "2 paragraph: 본문",
      "3 paragraph: 본문",
    ]);
  });

  it("prints bullets and numbers, inherited ones too, by level", async () => {
    const numbered = '<a:buAutoNum type="arabicPeriod"/>';
    expect(
      await lines({
        shapes: shape(
          [
            "항목",
            { text: "안쪽", level: 1 },
            { text: "없음", properties: "<a:buNone/>" },
            { text: "하나", properties: numbered },
            { text: "둘", properties: numbered },
            { text: "셋", properties: '<a:buAutoNum type="circleNumDbPlain" startAt="3"/>' },
          ],
          { placeholder: "body", index: 1 },
        ),
      }),
    ).toEqual([
      "1 list_item: • 항목",
      "1 list_item: ● 안쪽",
      "1 paragraph: 없음",
      "1 list_item: 1. 하나",
      "1 list_item: 2. 둘",
      "1 list_item: ③ 셋",
    ]);
  });

  it("reads by position: bands, columns inside them, groups together", async () => {
    const texts = await lines({
      shapes:
        shape(["오른쪽"], { place: box(500, 110, 100, 200) }) +
        shape(["맨 아래"], { place: box(40, 450, 800) }) +
        shape(["왼쪽 아래"], { place: box(40, 200) }) +
        shape(["왼쪽 위"], { place: box(40, 100) }) +
        group(
          box(40, 20, 800, 40),
          box(0, 0, 1600, 80),
          shape(["묶음 둘"], { place: box(400, 0) }) + shape(["묶음 하나"], { place: box(0, 0) }),
        ),
    });
    expect(texts.map((line) => line.slice(13))).toEqual([
      "묶음 하나",
      "묶음 둘",
      "왼쪽 위",
      "왼쪽 아래",
      "오른쪽",
      "맨 아래",
    ]);
  });

  it("places what stands in a group, and what is turned, where it is seen", async () => {
    const { blocks } = await read({
      shapes:
        group(
          box(100, 100, 200, 100),
          box(0, 0, 400, 400),
          shape(["안"], { place: box(200, 200, 100, 100) }),
        ) + shape(["돌림"], { place: { ...box(400, 300, 100, 20), turned: 90 } }),
    });
    expect(blocks.map(({ bbox }) => bbox?.map(Math.round))).toEqual([
      [200, 150, 250, 175],
      [440, 260, 460, 360],
    ]);
  });

  it("keeps tables with spans and boxes of cells", async () => {
    const { tables } = await read({
      shapes: slideTable(box(60, 100, 300, 90), [
        ["구분", { text: "예산", across: 2 }, { text: "", merged: "left" }],
        [{ text: "가", down: 2 }, "1", "2"],
        [{ text: "", merged: "above" }, "3", "4"],
      ]),
    });
    expect(tables[0]).toMatchObject({
      rows: 3,
      cols: 3,
      header_rows: 1,
      bbox: [60, 100, 360, 190],
    });
    expect(
      tables[0]!.cells.map(({ text, row_span, col_span }) => [text, row_span, col_span]),
    ).toEqual([
      ["구분", 1, 1],
      ["예산", 1, 2],
      ["가", 2, 1],
      ["1", 1, 1],
      ["2", 1, 1],
      ["3", 1, 1],
      ["4", 1, 1],
    ]);
    expect(tables[0]!.cells[2]!.bbox).toEqual([60, 130, 160, 190]);
  });

  it("reads charts, diagrams, notes and comments; footers once; dates and numbers not", async () => {
    const point = (at: number, value: string) => `<c:pt idx="${at}"><c:v>${value}</c:v></c:pt>`;
    const chart = `<c:chartSpace xmlns:c="c"><c:ser><c:tx><c:v>실적</c:v></c:tx><c:cat>${point(0, "2025")}</c:cat><c:val>${point(0, "12")}</c:val></c:ser></c:chartSpace>`;
    const foot = shape(["한빛시"], { placeholder: "ftr", place: box(40, 500) });
    const first = {
      shapes: `${graphicFrame(box(40, 100), '<c:chart r:id="rId7"/>', "실적 그래프")}${graphicFrame(box(40, 200), '<dgm:relIds r:dm="rId8"/>')}${foot}${shape(["2026-01-01"], { placeholder: "dt" })}${shape(["7"], { placeholder: "sldNum" })}`,
      notes: ["여기서 멈춘다", "그리고 잇는다"],
      comments: ["확인 바람"],
      parts: [
        { id: "rId7", type: "chart", part: "charts/chart1.xml", content: chart },
        {
          id: "rId8",
          type: "diagramData",
          part: "diagrams/data1.xml",
          content: "<d><p><t>계획</t></p><p><t>실행</t></p></d>",
        },
      ],
    };
    const document = await read(first, { shapes: foot });
    expect(document.blocks.map(({ type, text, page }) => `${page} ${type}: ${text}`)).toEqual([
      "1 figure: 실적 그래프\n | 실적\n2025 | 12".replace("\n |", "\n|"),
      "1 figure: 계획\n실행",
      "1 footer: 한빛시",
      "1 note: 여기서 멈춘다\n그리고 잇는다",
      "1 note: 확인 바람",
    ]);
    expect(document.metrics.coverage).toMatchObject({ share: 1 });
  });

  it("marks hidden slides, leaves out hidden shapes, and keeps what stands beside the slide as a note", async () => {
    const { blocks, warnings } = await read(
      {
        shapes:
          shape(["보임"], { place: box(1, 1) }) +
          shape(["숨김"], { hidden: true, place: box(1, 90) }) +
          shape(["옆"], { place: box(-300, 10) }),
      },
      { shapes: shape(["숨긴 장"], { place: box(1, 1) }), hidden: true },
    );
    expect(blocks.map(({ type, text }) => `${type}: ${text}`)).toEqual([
      "paragraph: 보임",
      "note: 옆",
      "paragraph: 숨긴 장",
    ]);
    expect(warnings).toMatchObject([{ code: "HIDDEN_SLIDE", page: 2 }, { code: "HIDDEN_TEXT" }]);
  });

  it("names a slide that is broken or missing, and reads the rest", async () => {
    const whole = makePptx([{ shapes: shape(["하나"]) }, { shapes: shape(["둘"]) }]);
    const { unzipSync, zipSync } = await import("fflate");
    const parts = unzipSync(whole);
    parts["ppt/slides/slide2.xml"] = Buffer.from("<p:sld><broken");
    const broken = await readFile({
      bytes: Buffer.from(zipSync(parts)),
      filename: "a.pptx",
      options,
    });
    expect(broken.blocks.map(({ text, page }) => [text, page])).toEqual([["둘", 2]]);
    expect(broken.warnings.map(({ code }) => code)).toContain("PARTIALLY_READ");
    delete parts["ppt/slides/slide1.xml"];
    const none = await readFile({
      bytes: Buffer.from(zipSync(parts)),
      filename: "a.pptx",
      options,
    });
    expect(none.access.readable).toBe(false);
  });
});
