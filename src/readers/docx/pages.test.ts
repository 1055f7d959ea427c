/** Pages follow the marks that were saved, each page counted once. */
import { describe, expect, it } from "vitest";
import { cell, line, paragraph, row, run, style, table } from "../../../samples/make/docx.js";
import { pagedLines, readParts } from "../../../test/docx.js";

const MARK = "<w:r><w:lastRenderedPageBreak/></w:r>";
const BREAK = '<w:r><w:br w:type="page"/></w:r>';
const section = (type: string) => `<w:sectPr><w:type w:val="${type}"/></w:sectPr>`;

describe("pages", () => {
  it("turns at a rendered mark; a paragraph stands where it begins", async () => {
    const body =
      line("가") + paragraph(run("나 ") + MARK + run("이어짐")) + paragraph(MARK + run("다"));
    expect(await pagedLines({ body })).toEqual(["1 가", "1 나 이어짐", "3 다"]);
  });

  it("counts a break and the rendered mark after it once", async () => {
    const body =
      paragraph(run("가") + BREAK) + paragraph(MARK + run("나")) + paragraph(MARK + run("다"));
    expect(await pagedLines({ body })).toEqual(["1 가", "2 나", "3 다"]);
  });

  it("parts a paragraph at a page break inside it", async () => {
    const body = paragraph(run("앞") + BREAK + MARK + run("뒤"));
    expect(await pagedLines({ body })).toEqual(["1 앞", "2 뒤"]);
  });

  it("turns before a paragraph that asks for it, not at the top of a page", async () => {
    const styles = style("New", "새 쪽", "<w:pPr><w:pageBreakBefore/></w:pPr>");
    const body =
      line("가", "New") +
      line("나", "New") +
      paragraph(BREAK) +
      paragraph(MARK + run("다"), '<w:pStyle w:val="New"/>') +
      paragraph(run("라"), '<w:pStyle w:val="New"/><w:pageBreakBefore w:val="0"/>');
    expect(await pagedLines({ body, styles })).toEqual(["1 가", "2 나", "3 다", "3 라"]);
  });

  it("turns at sections by the kind of the one that begins", async () => {
    const body = [
      paragraph(run("하나"), section("nextPage")),
      paragraph(run("둘"), section("nextPage")),
      paragraph(run("셋"), section("continuous")),
      paragraph(run("넷"), section("oddPage")),
      line("다섯"),
      section("evenPage"),
    ].join("");
    expect(await pagedLines({ body })).toEqual(["1 하나", "2 둘", "2 셋", "3 넷", "4 다섯"]);
    const skipping = paragraph(run("하나"), section("nextPage")) + line("둘") + section("oddPage");
    expect(await pagedLines({ body: skipping })).toEqual(["1 하나", "3 둘"]);
  });

  it("counts a section's break and its rendered mark once", async () => {
    const body =
      paragraph(run("하나"), section("nextPage")) +
      paragraph(MARK + run("둘")) +
      section("nextPage");
    expect(await pagedLines({ body })).toEqual(["1 하나", "2 둘"]);
    const flowing =
      paragraph(run("하나"), section("nextPage")) +
      paragraph(MARK + run("둘")) +
      section("continuous");
    expect(await pagedLines({ body: flowing })).toEqual(["1 하나", "2 둘"]);
  });

  it("counts a row that begins a page once, though each cell has a mark or one alone", async () => {
    const marked = (text: string) => cell(paragraph(MARK + run(text)));
    const body =
      table([
        row([cell("가"), cell("나")]),
        row([marked("다"), cell("라")]),
        row([cell("마"), cell("바")]),
      ]) + line("뒤");
    const { tables, blocks } = await readParts({ body });
    expect(tables[0]?.cells.map((one) => one.page)).toEqual([1, 1, 2, 2, 2, 2]);
    expect(blocks.at(-1)?.page).toBe(2);
  });

  it("takes the marks of a split row for one page, and the one that goes back for none", async () => {
    const split = (text: string) => cell(paragraph(run(text) + MARK + run("이어짐")));
    const splitBack = (text: string) => cell(paragraph(MARK + run(text) + MARK + run("이어짐")));
    const back = (text: string) => cell(paragraph(MARK + run(text)));
    const odd = table([row([split("가"), splitBack("나")]), row([back("다"), cell("라")])]);
    const first = await readParts({ body: odd + line("뒤") });
    expect(first.tables[0]?.cells.map((one) => one.page)).toEqual([1, 1, 2, 2]);
    expect(first.blocks.at(-1)?.page).toBe(2);
    const even = table([row([split("가"), back("나")]), row([cell("다"), cell("라")])]);
    const second = await readParts({ body: even + line("뒤") });
    expect(second.tables[0]?.cells.map((one) => one.page)).toEqual([1, 1, 2, 2]);
    expect(second.blocks.at(-1)?.page).toBe(2);
  });

  it("says so where nothing states pages", async () => {
    const { pages, warnings, blocks } = await readParts({ body: line("가") });
    expect(warnings.map((warning) => warning.code)).toEqual(["PAGES_NOT_STATED"]);
    expect([pages, blocks[0]?.page]).toEqual([0, 1]);
  });

  it("believes the program's own count of one page where it counted this very text", async () => {
    const body = line("열 글자짜리 본문입니다");
    const counted = "<Pages>1</Pages><Characters>10</Characters>";
    const trusted = await readParts({ body, app: counted });
    expect([trusted.pages, trusted.warnings]).toEqual([1, []]);
    const template = await readParts({ body, app: "<Pages>1</Pages><Characters>0</Characters>" });
    expect(template.warnings.map((warning) => warning.code)).toEqual(["PAGES_NOT_STATED"]);
  });

  it("gives up breaks alone where the program counted other pages", async () => {
    const body = paragraph(run("앞") + BREAK) + line("뒤");
    const alone = await readParts({ body });
    expect([alone.pages, alone.warnings]).toEqual([2, []]);
    const contradicted = await readParts({
      body,
      app: "<Pages>7</Pages><Characters>2</Characters>",
    });
    expect([contradicted.pages, contradicted.blocks.at(-1)?.page]).toEqual([7, 1]);
    expect(contradicted.warnings.map((warning) => warning.code)).toEqual(["PAGES_NOT_STATED"]);
  });
});
