/** List labels come out as Word shows them. */
import { describe, expect, it } from "vitest";
import {
  level,
  line,
  list,
  listItem,
  lists,
  paragraph,
  run,
  style,
  USUAL_STYLES,
} from "../../../samples/make/docx.js";
import { shownLines } from "../../../test/docx.js";

describe("list labels", () => {
  it("counts levels, restarts deeper ones and joins upper numbers", async () => {
    const numbering = lists(
      list(1, [
        level(0, "decimal", "%1."),
        level(1, "ganada", "%2."),
        level(2, "decimal", "%1.%3)"),
      ]),
    );
    const body = [
      listItem("하나", 1),
      listItem("둘", 1, 1),
      listItem("셋", 1, 1),
      listItem("넷", 1, 2),
      listItem("다섯", 1),
      listItem("여섯", 1, 1),
    ].join("");
    expect(await shownLines({ body, numbering })).toEqual([
      "list_item1: 1. 하나",
      "list_item2: 가. 둘",
      "list_item2: 나. 셋",
      "list_item3: 1.1) 넷",
      "list_item1: 2. 다섯",
      "list_item2: 가. 여섯",
    ]);
  });

  it("writes 제n조 and keeps the suffix that the level asks for", async () => {
    const numbering = lists(
      list(1, [
        level(0, "decimal", "제%1조", '<w:suff w:val="nothing"/>'),
        level(1, "decimalEnclosedCircle", "%2", '<w:suff w:val="space"/>'),
      ]),
    );
    const body = listItem("(목적) 이 규정은", 1) + listItem("회사는", 1, 1) + listItem("(정의)", 1);
    expect(await shownLines({ body, numbering })).toEqual([
      "list_item1: 제1조(목적) 이 규정은",
      "list_item2: ① 회사는",
      "list_item1: 제2조(정의)",
    ]);
  });

  it("shows upper levels in plain digits where the level is legal", async () => {
    const numbering = lists(
      list(1, [level(0, "upperRoman", "%1."), level(1, "decimal", "%1.%2", "<w:isLgl/>")]),
    );
    const body = listItem("장", 1) + listItem("장", 1) + listItem("절", 1, 1);
    expect(await shownLines({ body, numbering })).toEqual([
      "list_item1: I. 장",
      "list_item1: II. 장",
      "list_item2: 2.1 절",
    ]);
  });

  it("shows the start of an upper level that has not been used", async () => {
    const numbering = lists(list(1, [level(0, "decimal", "%1."), level(1, "decimal", "%1.%2")]));
    const body = listItem("절", 1, 1) + listItem("장", 1);
    expect(await shownLines({ body, numbering })).toEqual([
      "list_item2: 1.1 절",
      "list_item1: 1. 장",
    ]);
  });

  it("restarts only as lvlRestart says", async () => {
    const never = level(1, "decimal", "(%2)", '<w:lvlRestart w:val="0"/>');
    const onFirst = level(2, "lowerLetter", "%3)", '<w:lvlRestart w:val="1"/>');
    const numbering = lists(list(1, [level(0, "decimal", "%1."), never, onFirst]));
    const body = [
      listItem("ㄱ", 1),
      listItem("ㄴ", 1, 1),
      listItem("ㄷ", 1, 2),
      listItem("ㄹ", 1, 1),
      listItem("ㅁ", 1, 2),
      listItem("ㅂ", 1),
      listItem("ㅅ", 1, 1),
      listItem("ㅇ", 1, 2),
    ].join("");
    expect(await shownLines({ body, numbering })).toEqual([
      "list_item1: 1. ㄱ",
      "list_item2: (1) ㄴ",
      "list_item3: a) ㄷ",
      "list_item2: (2) ㄹ",
      "list_item3: b) ㅁ",
      "list_item1: 2. ㅂ",
      "list_item2: (3) ㅅ",
      "list_item3: a) ㅇ",
    ]);
  });

  it("lets instances of one list count on, and start anew by an override", async () => {
    const { abstract, num } = list(1, [level(0, "decimal", "%1.")]);
    const again = '<w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>';
    const anew =
      '<w:num w:numId="3"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="5"/></w:lvlOverride></w:num>';
    const changed = `<w:num w:numId="4"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0">${level(0, "upperLetter", "<%1>")}</w:lvlOverride></w:num>`;
    const body = [1, 1, 2, 3, 3, 4].map((numId) => listItem("항목", numId)).join("");
    expect(await shownLines({ body, numbering: abstract + num + again + anew + changed })).toEqual([
      "list_item1: 1. 항목",
      "list_item1: 2. 항목",
      "list_item1: 3. 항목",
      "list_item1: 5. 항목",
      "list_item1: 6. 항목",
      "list_item1: <G> 항목",
    ]);
  });

  it("numbers headings through their styles, the level linked by the list", async () => {
    const numbered =
      '<w:pPr><w:numPr><w:numId w:val="1"/></w:numPr><w:outlineLvl w:val="1"/></w:pPr>';
    const styles =
      USUAL_STYLES +
      style(
        "Chapter",
        "장",
        '<w:basedOn w:val="Heading1"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>',
      ) +
      style("Part", "절", `<w:basedOn w:val="Heading2"/>${numbered}`) +
      style("PartBold", "절 굵게", '<w:basedOn w:val="Part"/>');
    const numbering = lists(
      list(1, [
        level(0, "decimal", "제%1장", '<w:pStyle w:val="Chapter"/>'),
        level(1, "decimal", "%1-%2", '<w:pStyle w:val="Part"/>'),
      ]),
    );
    const off = paragraph(
      run("번호 없음"),
      '<w:pStyle w:val="Chapter"/><w:numPr><w:numId w:val="0"/></w:numPr>',
    );
    const body =
      line("총칙", "Chapter") +
      line("목적", "Part") +
      line("정의", "PartBold") +
      off +
      line("보칙", "Chapter");
    expect(await shownLines({ body, styles, numbering })).toEqual([
      "heading1: 제1장 총칙",
      "heading2: 1-1 목적",
      "heading2: 1-2 정의",
      "heading1: 번호 없음",
      "heading1: 제2장 보칙",
    ]);
  });

  it("follows a list that only names a numbering style", async () => {
    const styles =
      '<w:style w:type="numbering" w:styleId="Articles"><w:name w:val="조문"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>';
    const numbering = `<w:abstractNum w:abstractNumId="1"><w:styleLink w:val="Articles"/>${level(0, "decimal", "제%1조")}</w:abstractNum><w:abstractNum w:abstractNumId="2"><w:numStyleLink w:val="Articles"/></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="2"/></w:num>`;
    expect(await shownLines({ body: listItem("목적", 2), styles, numbering })).toEqual([
      "list_item1: 제1조 목적",
    ]);
  });

  it("draws bullets of symbol fonts as Unicode", async () => {
    const font = (name: string) =>
      `<w:rPr><w:rFonts w:ascii="${name}" w:hAnsi="${name}" w:hint="default"/></w:rPr>`;
    const numbering = lists(
      list(1, [
        level(0, "bullet", "\uF0B7", font("Symbol")),
        level(1, "bullet", "\uF0A7", font("Wingdings")),
        level(2, "bullet", "\uF0D8", font("Wingdings")),
        level(3, "bullet", "-"),
        level(4, "bullet", "\uF06C", font("Unknown Dingbats")),
      ]),
    );
    const body = [0, 1, 2, 3, 4].map((n) => listItem("가", 1, n)).join("");
    expect(await shownLines({ body, numbering })).toEqual([
      "list_item1: • 가",
      "list_item2: ▪ 가",
      "list_item3: ➢ 가",
      "list_item4: - 가",
      "list_item5: • 가",
    ]);
  });

  it("counts an empty numbered paragraph and shows its number, but no bare bullet", async () => {
    const numbering = lists(
      list(1, [level(0, "decimal", "%1.")]),
      list(2, [level(0, "bullet", "•")]),
    );
    const body = listItem("", 1) + listItem("다음", 1) + listItem("", 2);
    expect(await shownLines({ body, numbering })).toEqual([
      "list_item1: 1.",
      "list_item1: 2. 다음",
    ]);
  });

  it("neither counts nor shows paragraphs that are hidden or deleted as a whole", async () => {
    const numbering = lists(list(1, [level(0, "decimal", "%1.")]));
    const numPr = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';
    const hidden = paragraph(run("숨김", "<w:vanish/>"), `${numPr}<w:rPr><w:vanish/></w:rPr>`);
    const deleted = paragraph(
      '<w:del w:id="1"><w:r><w:delText>지움</w:delText></w:r></w:del>',
      `${numPr}<w:rPr><w:del w:id="2"/></w:rPr>`,
    );
    const body = listItem("하나", 1) + hidden + deleted + listItem("둘", 1);
    expect(await shownLines({ body, numbering })).toEqual([
      "list_item1: 1. 하나",
      "list_item1: 2. 둘",
    ]);
  });

  it("gives no label where the list is not defined", async () => {
    expect(await shownLines({ body: listItem("가", 9) })).toEqual(["paragraph: 가"]);
  });
});
