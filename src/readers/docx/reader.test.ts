/** What a DOCX shows becomes blocks, in order; what it does not show stays out. */
import { describe, expect, it } from "vitest";
import { line, paragraph, run, style, USUAL_STYLES } from "../../../samples/make/docx.js";
import { readParts, shownLines } from "../../../test/docx.js";
import { typographyOf } from "../../model/typography.js";

const field = (mark: string) => `<w:r><w:fldChar w:fldCharType="${mark}"/></w:r>`;
const instruction = (text: string) => `<w:r><w:instrText>${text}</w:instrText></w:r>`;
const warned = async (body: string) =>
  (await readParts({ body })).warnings.map((warning) => warning.code);

describe("paragraphs and headings", () => {
  it("knows titles, headings and captions by style, inherited and in Korean", async () => {
    const styles =
      USUAL_STYLES +
      style("a1", "제목 2") +
      style("a2", "강조 제목", '<w:basedOn w:val="Heading3"/>') +
      style(
        "a3",
        "본문 제목",
        '<w:basedOn w:val="Heading1"/><w:pPr><w:outlineLvl w:val="9"/></w:pPr>',
      ) +
      style("a4", "부제", '<w:basedOn w:val="Title"/>');
    const body =
      line("규정", "Title") +
      line("부제입니다", "a4") +
      line("총칙", "Heading1") +
      line("목적", "a1") +
      line("세부", "a2") +
      line("아님", "a3") +
      paragraph(run("직접"), '<w:outlineLvl w:val="1"/>') +
      line("그림 1", "Caption") +
      line("모르는 스타일", "none");
    expect(await shownLines({ body, styles })).toEqual([
      "title: 규정",
      "paragraph: 부제입니다",
      "heading1: 총칙",
      "heading2: 목적",
      "heading3: 세부",
      "paragraph: 아님",
      "heading2: 직접",
      "caption: 그림 1",
      "paragraph: 모르는 스타일",
    ]);
  });

  it("keeps tabs, breaks, hyphens and symbols; trims what Word trims", async () => {
    const body =
      paragraph(
        `${run("가")}<w:r><w:tab/><w:t>나</w:t><w:br/><w:t>다</w:t><w:noBreakHyphen/><w:softHyphen/><w:t>라</w:t></w:r>`,
      ) +
      paragraph(
        '<w:r><w:sym w:font="Wingdings" w:char="F0FE"/></w:r><w:r><w:sym w:font="Symbol" w:char="F0B3"/></w:r><w:r><w:sym w:font="바탕" w:char="25A0"/></w:r>',
      ) +
      paragraph(
        run("\uF0E0 ok", '<w:rFonts w:ascii="Wingdings" w:hAnsi="Wingdings"/>').replace(" ok", ""),
      ) +
      paragraph("<w:r><w:t> 앞뒤 </w:t></w:r><w:r><w:t>붙음</w:t></w:r>") +
      paragraph("<w:r><w:t>   </w:t></w:r>");
    expect(await shownLines({ body })).toEqual([
      "paragraph: 가\t나\n다-라",
      "paragraph: ☑≥■",
      "paragraph: →",
      "paragraph: 앞뒤붙음",
    ]);
  });

  it("shows a field's result and not its instruction, nested and simple", async () => {
    const nested =
      field("begin") +
      instruction("IF ") +
      field("begin") +
      instruction("PAGE") +
      field("separate") +
      run("7") +
      field("end") +
      instruction(" = 7") +
      field("separate") +
      run("참") +
      field("end");
    const body =
      paragraph(run("앞 ") + nested + run(" 뒤")) +
      paragraph(`<w:fldSimple w:instr="DATE">${run("2024. 5. 1.")}</w:fldSimple>`) +
      paragraph(field("begin") + instruction("TOC \\o") + field("separate") + run("1. 총칙")) +
      paragraph(run("2. 보칙") + field("end"));
    expect(await shownLines({ body })).toEqual([
      "paragraph: 앞 참 뒤",
      "paragraph: 2024. 5. 1.",
      "paragraph: 1. 총칙",
      "paragraph: 2. 보칙",
    ]);
  });

  it("does not lose the rest of a document to a field that never ends its instruction", async () => {
    const lost = paragraph(field("begin") + instruction("REF x"));
    const rest = Array.from({ length: 20 }, (_, n) => line(`문단 ${n}`)).join("");
    expect(await shownLines({ body: lost + rest })).toContain("paragraph: 문단 19");
  });

  it("shows old form fields: boxes ticked or not, entries chosen", async () => {
    const form = (data: string) =>
      `<w:r><w:fldChar w:fldCharType="begin"><w:ffData>${data}</w:ffData></w:fldChar></w:r>${field("end")}`;
    const body = paragraph(
      form('<w:checkBox><w:default w:val="0"/><w:checked/></w:checkBox>') +
        run(" 동의 ") +
        form('<w:checkBox><w:default w:val="0"/></w:checkBox>') +
        run(" 비동의 ") +
        form(
          '<w:ddList><w:result w:val="1"/><w:listEntry w:val="서울"/><w:listEntry w:val="부산"/></w:ddList>',
        ),
    );
    expect(await shownLines({ body })).toEqual(["paragraph: ☒ 동의 ☐ 비동의 부산"]);
  });

  it("reads through links, content controls, smart tags and ruby", async () => {
    const body =
      paragraph(`<w:hyperlink r:id="rId9">${run("누리집")}</w:hyperlink>${run(" 참고")}`) +
      `<w:sdt><w:sdtPr><w:alias w:val="이름"/><w:rPr><w:vanish/></w:rPr></w:sdtPr><w:sdtContent>${line("조절 안")}</w:sdtContent></w:sdt>` +
      paragraph(`<w:smartTag><w:smartTagPr/>${run("꼬리표")}</w:smartTag>`) +
      paragraph(
        `<w:r><w:ruby><w:rubyPr><w:lid w:val="ko-KR"/></w:rubyPr><w:rt>${run("한")}</w:rt><w:rubyBase>${run("韓")}</w:rubyBase></w:ruby></w:r>${run("글")}`,
      );
    expect(await shownLines({ body })).toEqual([
      "paragraph: 누리집 참고",
      "paragraph: 조절 안",
      "paragraph: 꼬리표",
      "paragraph: 韓(한)글",
    ]);
  });

  it("joins a dropped capital to its paragraph", async () => {
    const body =
      paragraph(run("대"), '<w:framePr w:dropCap="drop" w:lines="3"/>') + line("한민국은");
    expect(await shownLines({ body })).toEqual(["paragraph: 대한민국은"]);
  });
});

describe("tracked changes", () => {
  it("reads the accepted state", async () => {
    const deleted = '<w:del w:id="1"><w:r><w:delText>옛</w:delText></w:r></w:del>';
    const inserted = `<w:ins w:id="2">${run("새")}</w:ins>`;
    const moved = `<w:moveFrom w:id="3">${run("떠남")}</w:moveFrom><w:moveTo w:id="4">${run(" 옮김")}</w:moveTo>`;
    expect(
      await shownLines({ body: paragraph(deleted + inserted + run(" 조문") + moved) }),
    ).toEqual(["paragraph: 새 조문 옮김"]);
  });

  it("joins paragraphs whose mark was deleted, with the properties of the last", async () => {
    const body =
      paragraph(run("앞 "), '<w:rPr><w:del w:id="1"/></w:rPr>') +
      line("뒤", "Heading1") +
      line("다음");
    expect(await shownLines({ body, styles: USUAL_STYLES })).toEqual([
      "heading1: 앞 뒤",
      "paragraph: 다음",
    ]);
  });

  it("does not take old properties for new ones", async () => {
    const body = paragraph(
      run("본문"),
      '<w:pPrChange w:id="1"><w:pPr><w:pStyle w:val="Heading1"/><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:pPrChange>',
    );
    expect(await shownLines({ body, styles: USUAL_STYLES })).toEqual(["paragraph: 본문"]);
  });
});

describe("hidden text", () => {
  it("is kept out, with a word", async () => {
    const body = paragraph(
      run("보임 ") + run("숨김", "<w:vanish/>") + run("끝", '<w:vanish w:val="0"/>'),
    );
    expect(await shownLines({ body })).toEqual(["paragraph: 보임 끝"]);
    expect(await warned(body)).toContain("HIDDEN_TEXT");
    expect(await warned(line("보임"))).not.toContain("HIDDEN_TEXT");
  });

  it("is known through styles, which cancel each other out", async () => {
    const styles =
      style("Secret", "비밀", "<w:rPr><w:vanish/></w:rPr>") +
      '<w:style w:type="character" w:styleId="Toggle"><w:name w:val="뒤집기"/><w:rPr><w:vanish/></w:rPr></w:style>';
    const body =
      paragraph(
        run("숨음") + run("보임", '<w:rStyle w:val="Toggle"/>'),
        '<w:pStyle w:val="Secret"/>',
      ) + paragraph(run("남음") + run("숨음", '<w:rStyle w:val="Toggle"/>'));
    expect(await shownLines({ body, styles })).toEqual(["paragraph: 보임", "paragraph: 남음"]);
  });
});

describe("boxes, shapes and pictures", () => {
  const box = (inner: string) => `<w:txbxContent>${inner}</w:txbxContent>`;
  const shape = (inner: string) => `<wps:wsp><wps:txbx>${box(inner)}</wps:txbx></wps:wsp>`;
  const drawing = (inner: string, position = "") =>
    `<w:drawing><wp:anchor>${position}<wp:docPr id="1" name="도형"/><a:graphic><a:graphicData>${inner}</a:graphicData></a:graphic></wp:anchor></w:drawing>`;
  const vml = (inner: string) =>
    `<w:pict><v:shape><v:textbox>${box(inner)}</v:textbox></v:shape></w:pict>`;
  const either = (requires: string, choice: string, fallback: string) =>
    `<w:r><mc:AlternateContent><mc:Choice Requires="${requires}">${choice}</mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent></w:r>`;

  it("reads a text box once, whichever way it is written", async () => {
    const text = line("상자 글");
    const known = paragraph(run("본문") + either("wps", drawing(shape(text)), vml(text)));
    const unknown = paragraph(run("본문") + either("x99", drawing(shape(text)), vml(text)));
    expect(await shownLines({ body: known })).toEqual(["paragraph: 본문", "paragraph: 상자 글"]);
    expect(await shownLines({ body: unknown })).toEqual(["paragraph: 본문", "paragraph: 상자 글"]);
  });

  it("reads grouped shapes and boxes in boxes", async () => {
    const nested = line("밖") + paragraph(`<w:r>${drawing(shape(line("안")))}</w:r>`) + line("끝");
    const group = `<wpg:wgp>${shape(line("하나"))}${shape(nested)}</wpg:wgp>`;
    expect(await shownLines({ body: paragraph(`<w:r>${drawing(group)}</w:r>`) })).toEqual([
      "paragraph: 하나",
      "paragraph: 밖",
      "paragraph: 안",
      "paragraph: 끝",
    ]);
  });

  it("sets a box above the text where its place says so", async () => {
    const above =
      '<wp:positionV relativeFrom="paragraph"><wp:posOffset>-500000</wp:posOffset></wp:positionV>';
    const below =
      '<wp:positionV relativeFrom="paragraph"><wp:posOffset>900000</wp:posOffset></wp:positionV>';
    const body = (position: string) =>
      paragraph(`<w:r>${drawing(shape(line("상자")), position)}</w:r>${run("본문")}`);
    expect(await shownLines({ body: body(above) })).toEqual(["paragraph: 상자", "paragraph: 본문"]);
    expect(await shownLines({ body: body(below) })).toEqual(["paragraph: 본문", "paragraph: 상자"]);
  });

  it("names pictures by their alternative text, or by nothing", async () => {
    const picture = (descr: string) =>
      `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="그림 1"${descr}/><a:graphic><pic:pic/></a:graphic></wp:inline></w:drawing></w:r>`;
    const old =
      '<w:r><w:pict><v:shape alt="옛 그림"><v:imagedata r:id="rId5"/></v:shape></w:pict></w:r>';
    const ruler = '<w:r><w:pict><v:rect o:hr="t"/></w:pict></w:r>';
    const word = '<w:r><w:pict><v:shape><v:textpath string="대외비"/></v:shape></w:pict></w:r>';
    const body =
      paragraph(run("앞") + picture(' descr="조직도"') + run("뒤")) +
      paragraph(picture("") + old + ruler + word);
    expect(await shownLines({ body })).toEqual([
      "paragraph: 앞뒤",
      "figure: 조직도",
      "figure: ",
      "figure: 옛 그림",
      "paragraph: 대외비",
    ]);
  });

  it("adds the words of a chart to its figure", async () => {
    const body = paragraph(
      `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="차트"/><a:graphic><c:chart r:id="rIdC"/></a:graphic></wp:inline></w:drawing></w:r>`,
    );
    const spaces =
      'xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';
    const content = `<c:chartSpace ${spaces}><c:title><c:tx><c:rich><a:p><a:r><a:t>연도별 예산</a:t></a:r></a:p></c:rich></c:tx></c:title><c:ser><c:tx><c:v>본예산</c:v></c:tx><c:cat><c:v>2023</c:v><c:v>2024</c:v></c:cat><c:val><c:v>10</c:v></c:val></c:ser></c:chartSpace>`;
    const others = [{ id: "rIdC", kind: "chart", part: "charts/chart1.xml", content }];
    expect(await shownLines({ body, others })).toEqual([
      "figure: 연도별 예산\n| 본예산\n2023 | 10\n2024",
    ]);
  });
});

describe("notes and comments", () => {
  const reference = (kind: string, id: number) => `<w:r><w:${kind}Reference w:id="${id}"/></w:r>`;
  const note = (kind: string, id: number, text: string) =>
    `<w:${kind} w:id="${id}">${paragraph(`<w:r><w:${kind}Ref/></w:r>${run(` ${text}`)}`)}</w:${kind}>`;

  it("follow the paragraph that refers to them, under the number that Word prints", async () => {
    const body =
      paragraph(run("첫째") + reference("footnote", 2) + run(" 문장") + reference("endnote", 2)) +
      paragraph(run("둘째") + reference("footnote", 3));
    const footnotes = `<w:footnote w:type="separator" w:id="-1">${paragraph(run("줄"))}</w:footnote>${note("footnote", 2, "각주 하나")}${note("footnote", 3, "각주 둘")}`;
    expect(await shownLines({ body, footnotes, endnotes: note("endnote", 2, "미주") })).toEqual([
      "paragraph: 첫째 문장",
      "footnote: 1 각주 하나",
      "footnote: i 미주",
      "paragraph: 둘째",
      "footnote: 2 각주 둘",
    ]);
  });

  it("take the number format of their section and settings", async () => {
    const numbered = (format: string) =>
      `<w:sectPr><w:type w:val="continuous"/><w:footnotePr><w:numFmt w:val="${format}"/><w:numRestart w:val="eachSect"/></w:footnotePr></w:sectPr>`;
    const body =
      paragraph(run("가") + reference("footnote", 1), numbered("decimalEnclosedCircle")) +
      paragraph(run("나") + reference("footnote", 2)) +
      numbered("ganada");
    const footnotes = note("footnote", 1, "하나") + note("footnote", 2, "둘");
    expect(await shownLines({ body, footnotes })).toEqual([
      "paragraph: 가",
      "footnote: ① 하나",
      "paragraph: 나",
      "footnote: 가 둘",
    ]);
  });

  it("become notes where they are comments, once each", async () => {
    const body =
      paragraph(run("문장") + reference("comment", 0)) +
      paragraph(run("다음") + reference("comment", 0));
    const comments = `<w:comment w:id="0" w:author="검토자">${paragraph(run("확인"))}${paragraph(run("요망"))}</w:comment>`;
    expect(await shownLines({ body, comments })).toEqual([
      "paragraph: 문장",
      "note: 확인\n요망",
      "paragraph: 다음",
    ]);
  });
});

describe("headers and footers", () => {
  const refer = (kind: string, type: string, id: string) =>
    `<w:${kind}Reference w:type="${type}" r:id="${id}"/>`;

  it("stand once each, only where they are shown, without the page's own number", async () => {
    const pageNumber =
      field("begin") + instruction(" PAGE ") + field("separate") + run("3") + field("end");
    const first = `<w:sectPr>${refer("header", "default", "h1")}${refer("header", "first", "h2")}${refer("footer", "default", "f1")}<w:titlePg/></w:sectPr>`;
    const second = `<w:sectPr>${refer("header", "default", "h3")}${refer("header", "even", "h4")}${refer("footer", "default", "f2")}<w:type w:val="continuous"/></w:sectPr>`;
    const body = paragraph(run("본문"), first) + line("둘째 마당") + second;
    const headers = {
      h1: line("기획예산과"),
      h2: line("표지 머리글"),
      h3: line("기획예산과"),
      h4: line("짝수 쪽"),
    };
    const footers = {
      f1: paragraph(run("- ") + pageNumber + run(" -")),
      f2: paragraph(run("원문 ") + pageNumber),
    };
    expect(await shownLines({ body, headers, footers })).toEqual([
      "header: 표지 머리글",
      "header: 기획예산과",
      "paragraph: 본문",
      "paragraph: 둘째 마당",
      "footer: 원문",
    ]);
    const settings = "<w:evenAndOddHeaders/>";
    expect(await shownLines({ body, headers, footers, settings })).toContain("header: 짝수 쪽");
  });
});

describe("properties", () => {
  it("come from the package's own metadata", async () => {
    const core =
      "<dc:title>업무 계획</dc:title><dc:creator>홍길동</dc:creator><dc:subject> </dc:subject><cp:keywords>예산</cp:keywords><dcterms:created>2024-05-01T00:00:00Z</dcterms:created>";
    const { properties } = await readParts({
      body: line("가"),
      core,
      app: "<Application>Hancom Office Hangul</Application>",
    });
    expect(properties).toEqual({
      title: "업무 계획",
      author: "홍길동",
      keywords: "예산",
      created: "2024-05-01T00:00:00Z",
      application: "Hancom Office Hangul",
    });
  });
});

describe("how lines are set", () => {
  const set = async (body: string, styles = "") => {
    const { blocks, tables } = await readParts({ body, styles });
    return [...blocks.filter(({ type }) => type !== "table"), ...tables.flatMap((one) => one.cells)]
      .map(typographyOf)
      .map((lines) =>
        lines.map(({ size, centred }) => `${size}${centred ? " centred" : ""}`).join(),
      );
  };
  const sized = (text: string, halves: number) => run(text, `<w:sz w:val="${halves}"/>`);
  const CENTRED = '<w:jc w:val="center"/>';

  it("is said by its largest run and its own alignment", async () => {
    expect(
      await set(paragraph(sized("가", 20) + sized("나", 40) + sized(" ", 90), CENTRED)),
    ).toEqual(["20 centred"]);
    expect(await set(paragraph(sized("가", 24), '<w:jc w:val="both"/>'))).toEqual(["12"]);
  });

  it("is said of each line that a break parts", async () => {
    const br = "<w:r><w:br/></w:r>";
    const lines = sized("가", 26) + br + sized("나", 36) + sized("다", 20) + br + run("라");
    expect(await set(paragraph(lines, CENTRED))).toEqual(["13 centred,18 centred,10 centred"]);
    expect(await set(paragraph(br + br + lines))).toEqual(["13,18,10"]);
    const paged = `${sized("가", 60)}${br}${sized("나", 60)}<w:r><w:br w:type="page"/></w:r>`;
    expect(await set(paragraph(paged + sized("다", 20) + br + sized("라", 30)))).toEqual([
      "30,30",
      "10,15",
    ]);
  });

  it("is said by styles where the paragraph does not, and by the document's default", async () => {
    const styles =
      '<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>' +
      style("Big", "큰 글", `<w:pPr>${CENTRED}</w:pPr><w:rPr><w:sz w:val="60"/></w:rPr>`) +
      '<w:style w:type="character" w:styleId="Loud"><w:name w:val="강조"/><w:rPr><w:sz w:val="50"/></w:rPr></w:style>';
    expect(await set(line("가", "Big"), styles)).toEqual(["30 centred"]);
    expect(await set(paragraph(run("가", '<w:rStyle w:val="Loud"/>')), styles)).toEqual(["25"]);
    expect(await set(line("가"), styles)).toEqual(["11"]);
    expect(await set(line("가"))).toEqual(["10"]);
  });

  it("is said line by line in a cell", async () => {
    const cell = `<w:tc>${paragraph(sized("가", 40), CENTRED)}${line("나")}</w:tc>`;
    expect(await set(`<w:tbl><w:tr>${cell}</w:tr></w:tbl>`)).toEqual(["20 centred,10"]);
  });
});
