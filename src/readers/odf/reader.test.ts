import { describe, expect, it } from "vitest";
import { makeOdf, odfFrame, odfParagraph, odfTable } from "../../../samples/make/odf.js";
import { readFile } from "../read.js";
import { DEFAULT_READ_OPTIONS } from "../reader.js";

const options = { ...DEFAULT_READ_OPTIONS, ocr: false };
const read = (kind: "odt" | "ods" | "odp", sample: Parameters<typeof makeOdf>[1]) =>
  readFile({ bytes: makeOdf(kind, sample), filename: `a.${kind}`, options });
const lines = async (...args: Parameters<typeof read>) =>
  (await read(...args)).blocks.map(({ type, page, text }) => `${page} ${type}: ${text}`);
const LISTS = `<text:list-style style:name="L"><text:list-level-style-number text:level="1" style:num-format="1" style:num-suffix="."/><text:list-level-style-number text:level="2" style:num-format="가" style:num-suffix=")"/><text:list-level-style-bullet text:level="3" text:bullet-char="○"/></text:list-style>`;

describe("ODT", () => {
  it("gives headings, inline marks, notes and list labels as printed", async () => {
    const item = (text: string, more = "") =>
      `<text:list-item>${odfParagraph(text)}${more}</text:list-item>`;
    const inner = `<text:list>${item("안", `<text:list>${item("속")}</text:list>`)}</text:list>`;
    expect(
      await lines("odt", {
        styles: LISTS,
        body: `<text:h text:outline-level="2">제목</text:h><text:list text:style-name="L">${item("하나", inner)}${item("둘")}</text:list><text:list text:style-name="L" text:continue-numbering="true">${item("셋")}</text:list><text:list text:style-name="L">${item("다시")}</text:list><text:p>앞<text:s text:c="2"/>뒤<text:tab/>칸<text:line-break/>줄<text:note><text:note-citation>1</text:note-citation><text:note-body>${odfParagraph("각주")}</text:note-body></text:note>끝<office:annotation><dc:creator>가</dc:creator>${odfParagraph("메모")}</office:annotation></text:p>`,
      }),
    ).toEqual([
      "1 heading: 제목",
      "1 list_item: 1. 하나",
      "1 list_item: 가) 안",
      "1 list_item: ○ 속",
      "1 list_item: 2. 둘",
      "1 list_item: 3. 셋",
      "1 list_item: 1. 다시",
      "1 paragraph: 앞  뒤\t칸\n줄끝",
      "1 footnote: 1 각주",
      "1 note: 메모",
    ]);
  });

  it("keeps tables with spans and inner tables, text boxes, charts and pictures", async () => {
    const chart = `<office:document-content xmlns:office="o" xmlns:chart="c" xmlns:table="t" xmlns:text="x"><office:body><office:chart><chart:title><text:p>추이</text:p></chart:title><table:table-row><table:table-cell><text:p>2026</text:p></table:table-cell><table:table-cell><text:p>12</text:p></table:table-cell></table:table-row></office:chart></office:body></office:document-content>`;
    const document = await read("odt", {
      body: `${odfTable("표", [
        ["구분", { text: "값", across: 2 }, null],
        [{ text: "가", down: 2 }, "1", { text: "", inner: odfTable("속", [["ㄱ", "ㄴ"]]) }],
        [null, "2", "3"],
      ])}<text:p>글${odfFrame(`<draw:text-box>${odfParagraph("상자")}</draw:text-box>`)}${odfFrame('<draw:object xlink:href="./Object 1"/>')}${odfFrame('<draw:image xlink:href="Pictures/a.png"/><svg:desc>설명</svg:desc>')}</text:p>`,
      others: { "Object 1/content.xml": chart },
    });
    expect(document.tables[0]!.grid).toEqual([
      ["구분", "값", ""],
      ["가", "1", ""],
      ["", "2", "3"],
    ]);
    expect(document.tables[1]).toMatchObject({
      grid: [["ㄱ", "ㄴ"]],
      nested_in: { table: "t1", row: 1, col: 2 },
    });
    expect(document.blocks.slice(2).map(({ type, text }) => `${type}: ${text}`)).toEqual([
      "paragraph: 글",
      "paragraph: 상자",
      "figure: 추이\n2026 | 12",
      "figure: 설명",
    ]);
    expect(document.metrics.coverage).toMatchObject({ share: 1 });
  });

  it("writes a formula on one line in its sentence, with neither source nor picture", async () => {
    const formula =
      '<math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><munderover><mo>∑</mo><mrow><mi>k</mi><mo>=</mo><mn>0</mn></mrow><mi>n</mi></munderover><mfrac><msup><mi>x</mi><mi>k</mi></msup><msqrt><mi>k</mi><mo>+</mo><mn>1</mn></msqrt></mfrac></mrow><annotation encoding="StarMath 5.0">sum</annotation></semantics></math>';
    const object =
      '<draw:object xlink:href="./Object 1"/><draw:image xlink:href="./ObjectReplacements/Object 1"/>';
    const { blocks } = await read("odt", {
      body: `<text:p>값은 ${odfFrame(object)}이다.</text:p>`,
      others: { "Object 1/content.xml": formula },
    });
    expect(blocks.map(({ type, text }) => `${type}: ${text}`)).toEqual([
      "paragraph: 값은 ∑_(k=0)^n (x^k)/(√(k+1))이다.",
    ]);
  });

  it("has pages where its marks agree with its own count, else says that it states none", async () => {
    const styles =
      '<style:style style:name="B" style:family="paragraph"><style:paragraph-properties fo:break-before="page"/></style:style>';
    const body = `${odfParagraph("하나")}<text:p>둘<text:soft-page-break/>셋</text:p>${odfParagraph("넷", "B")}`;
    const agreed = await read("odt", { body, styles, pages: 3 });
    expect(agreed.source.pages).toBe(3);
    expect(agreed.blocks.map(({ page }) => page)).toEqual([1, 1, 3]);
    const not = await read("odt", { body, styles, pages: 7 });
    expect(not.blocks.map(({ page }) => page)).toEqual([1, 1, 1]);
    expect(not.warnings.map(({ code }) => code)).toContain("PAGES_NOT_STATED");
  });

  it("leaves out hidden and deleted text, gives running heads once, names encryption and cuts", async () => {
    const styles =
      '<style:style style:name="H" style:family="text"><style:text-properties text:display="none"/></style:style>';
    const document = await read("odt", {
      styles,
      masters: `<style:master-page><style:header>${odfParagraph("머리")}</style:header></style:master-page><style:master-page><style:header>${odfParagraph("머리")}</style:header></style:master-page>`,
      body: `<text:tracked-changes>${odfParagraph("지움")}</text:tracked-changes><text:p>보임<text:span text:style-name="H">숨음</text:span></text:p>`,
    });
    expect(document.blocks.map(({ type, text }) => `${type}: ${text}`)).toEqual([
      "header: 머리",
      "paragraph: 보임",
    ]);
    expect(document.warnings.map(({ code }) => code)).toContain("HIDDEN_TEXT");
    const locked = await read("odt", {
      body: "",
      manifest: "<manifest:file-entry><manifest:encryption-data/></manifest:file-entry>",
    });
    expect(locked.access.reason).toBe("PASSWORD_PROTECTED");
    const cut = await read("odt", {
      body: "",
      others: { "content.xml": "<a><office:body xmlns:office='o'><office:text><p>남음</p><p>잘" },
    });
    expect(cut.blocks.map(({ text }) => text)).toEqual(["남음"]);
    expect(cut.warnings.map(({ code }) => code)).toContain("PARTIALLY_READ");
  });
});

describe("ODS", () => {
  it("gives sheets as pages and regions as tables with addresses; repeats cost nothing", async () => {
    const empty =
      '<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>';
    const sheet = `<table:table table:name="본 예산"><table:table-row><table:table-cell>${odfParagraph("2026년 예산")}</table:table-cell></table:table-row><table:table-row><table:table-cell table:number-columns-repeated="3"/></table:table-row>${[
      "부서/금액",
      "가/10",
      "나/20",
    ]
      .map(
        (row) =>
          `<table:table-row><table:table-cell/>${row
            .split("/")
            .map((text) => `<table:table-cell>${odfParagraph(text)}</table:table-cell>`)
            .join("")}</table:table-row>`,
      )
      .join("")}${empty}</table:table>`;
    const { blocks, tables, source } = await read("ods", {
      body: sheet + odfTable("둘", [["x", "y"]]),
    });
    expect(source.pages).toBe(2);
    expect(blocks.map(({ type, text, page }) => `${page} ${type}: ${text}`)).toEqual([
      "1 heading: 본 예산",
      "1 paragraph: 2026년 예산",
      "1 table: 부서 | 금액\n가 | 10\n나 | 20",
      "2 heading: 둘",
      "2 table: x | y",
    ]);
    expect(tables[0]).toMatchObject({ cell_range: "'본 예산'!B3:C5", header_rows: 1 });
    expect(tables[0]!.cells[3]!.ref).toBe("C4");
  });
});

describe("ODP", () => {
  it("gives slides with boxes, titles first, tables, notes; marks hidden ones", async () => {
    const at = (x: number, y: number) =>
      `svg:x="${x}cm" svg:y="${y}cm" svg:width="10cm" svg:height="2cm"`;
    const box = (text: string) => `<draw:text-box>${odfParagraph(text)}</draw:text-box>`;
    const document = await read("odp", {
      styles:
        '<style:style style:name="dp" style:family="drawing-page"><style:drawing-page-properties presentation:visibility="hidden"/></style:style>',
      body: `<draw:page>${odfFrame(box("아래"), at(1, 9))}${odfFrame(box("제목"), at(1, 1), "title")}${odfFrame(odfTable("표", [["가", "나"]]), at(1, 4))}${odfFrame(box("3"), at(1, 15), "page-number")}<presentation:notes>${odfFrame(box("메모"), at(1, 1), "notes")}</presentation:notes></draw:page><draw:page draw:style-name="dp">${odfFrame(box("숨김"), at(1, 1))}</draw:page>`,
    });
    expect(document.blocks.map(({ type, text, page }) => `${page} ${type}: ${text}`)).toEqual([
      "1 heading: 제목",
      "1 table: 가 | 나",
      "1 paragraph: 아래",
      "1 note: 메모",
      "2 paragraph: 숨김",
    ]);
    expect(document.blocks[0]!.bbox!.map(Math.round)).toEqual([28, 28, 312, 85]);
    expect(document.warnings).toMatchObject([{ code: "HIDDEN_SLIDE", page: 2 }]);
    expect(document.metrics.coverage).toMatchObject({ share: 1 });
  });

  it("gives the words of masters and the deck's own footers once", async () => {
    const box = (content: string) => `<draw:text-box>${content}</draw:text-box>`;
    const footer = odfFrame(box(odfParagraph("한빛시")), "", "footer");
    const field = odfFrame(
      box("<text:p><presentation:footer>바닥글</presentation:footer></text:p>"),
      "",
      "footer",
    );
    const number = odfFrame(box(odfParagraph("쪽")), "", "page-number");
    const slide = (text: string, more: string) =>
      `<draw:page ${more}>${odfFrame(box(odfParagraph(text)), "")}</draw:page>`;
    const { blocks, metrics } = await read("odp", {
      masters: `<style:master-page style:name="가">${footer}${number}</style:master-page><style:master-page style:name="나">${field}</style:master-page>`,
      body: `<presentation:footer-decl presentation:name="f">대외비</presentation:footer-decl>${slide("하나", 'draw:master-page-name="가"')}${slide("둘", 'draw:master-page-name="가" presentation:use-footer-name="f"')}${slide("셋", 'draw:master-page-name="나" presentation:use-footer-name="f"')}`,
    });
    expect(blocks.map(({ type, text, page }) => `${page} ${type}: ${text}`)).toEqual([
      "1 footer: 한빛시",
      "1 paragraph: 하나",
      "2 footer: 대외비",
      "2 paragraph: 둘",
      "3 paragraph: 셋",
    ]);
    expect(metrics.coverage).toMatchObject({ share: 1 });
  });
});
