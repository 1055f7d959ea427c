/** The outline: divisions, items, marks and style headings in one tree. */
import { expect, it } from "vitest";
import { documentFrom, documentOf, type Part } from "../../test/documents.js";
import type { Document } from "../model/document.js";
import { Draft } from "../readers/document-draft.js";
import { rowsOf } from "./document-rows.js";
import { sectionsOf } from "./sections.js";
import { extractStructure } from "./structure.js";

/** `제1조(목적)` under its parents, as `제1장/제1조 목적`. */
function tree(document: Document): string[] {
  const { sections } = extractStructure(document);
  const byId = new Map(sections.map((section) => [section.id, section]));
  return sections.map((section) => {
    const route: string[] = [];
    for (let at = byId.get(section.parent ?? ""); at; at = byId.get(at.parent ?? "")) {
      route.unshift(at.label || at.title);
    }
    return [...route, `${section.label} ${section.title}`.trim()].join("/");
  });
}

it("reads a law down to its items, with 부칙 as a branch of its own", () => {
  expect(
    tree(
      documentFrom([
        "주차 규정",
        "제1장 총 칙",
        "제1조(목적) 이 규정은 주차를 정한다.",
        "제2조(정의) ① 이 규정에서 쓰는 말은 다음과 같다.",
        "1. “차”란 바퀴가 있는 것을 말한다.",
        "가. 승용차",
        "② 제1조에 따른 뜻도 같다.",
        "제3조에 따라 정한 것은 제외한다.",
        "부      칙",
        "제1조(시행일) 이 규정은 공포한 날부터 시행한다.",
        "[별표 1] 주차 요금(제5조 관련)",
      ]),
    ),
  ).toEqual([
    "제1장 총칙",
    "제1장/제1조 목적",
    "제1장/제2조 정의",
    "제1장/제2조/①",
    "제1장/제2조/①/1.",
    "제1장/제2조/①/1./가. 승용차",
    "제1장/제2조/②",
    "부칙",
    "부칙/제1조 시행일",
    "별표 1 주차 요금(제5조 관련)",
  ]);
});

it("reads a report's numerals, marks and boxed headings", () => {
  expect(
    tree(
      documentFrom([
        "추진 계획",
        [["Ⅰ", "추진 배경"]],
        "□ 필요성",
        "○ 기반 부족",
        "- 인력",
        "○ 제도 미비",
        "□ 경과",
        [["Ⅱ. 세부 계획"]],
        "1. 과제",
        "가. 첫째 과제",
        "1) 일정",
      ]),
    ),
  ).toEqual([
    "Ⅰ 추진 배경",
    "Ⅰ/□ 필요성",
    "Ⅰ/□/○ 기반 부족",
    "Ⅰ/□/○/- 인력",
    "Ⅰ/□/○ 제도 미비",
    "Ⅰ/□ 경과",
    "Ⅱ. 세부 계획",
    "Ⅱ./1. 과제",
    "Ⅱ./1./가. 첫째 과제",
    "Ⅱ./1./가./1) 일정",
  ]);
});

it("does not take the numbered lines of a list of enclosures for items", () => {
  const lines = [
    "1. 여비를 정산합니다.",
    "붙임 1. 정산서 1부.",
    "     2. 여비 정산서 서식 1부.  끝.",
  ];
  expect(tree(documentFrom(["여비 정산", ...lines])).join(" ")).not.toContain("서식");
});

it("does not take a table of contents for sections", () => {
  expect(
    tree(
      documentFrom([
        "목   차",
        "Ⅰ. 개요 ········ 1",
        "Ⅱ. 계획 2",
        "① 서비스 혁신",
        "Ⅰ. 개요",
        "본문이다.",
        "Ⅱ. 계획",
        "① 서비스 혁신",
      ]),
    ),
  ).toEqual(["Ⅰ. 개요", "Ⅱ. 계획", "Ⅱ./① 서비스 혁신"]);
});

it("does not take a list of articles for the articles", () => {
  const names = ["목적", "정의", "적용", "신청", "심사", "취소"];
  const listed = names.map((name, at) => `제${at + 1}조(${name})`);
  const written = listed.map((name) => `${name} 이에 관한 사항을 정한다.`);
  expect(tree(documentFrom(["운영 규정", ...listed, "제7조삭 제", ...written]))).toEqual(
    names.map((name, at) => `제${at + 1}조 ${name}`),
  );
});

it("takes headings by style, with or without labels", () => {
  const draft = new Draft("docx");
  draft.add({ type: "heading", level: 1, text: "1. 개요", page: 1 });
  draft.add({ type: "paragraph", text: "본문이다.", page: 1 });
  draft.add({ type: "heading", level: 2, text: "배경", page: 1 });
  draft.add({ type: "list_item", level: 1, text: "가. 첫째", page: 1 });
  draft.add({ type: "heading", level: 1, text: "2. 결론", page: 2 });
  expect(tree(documentOf(draft, 2))).toEqual(["1. 개요", "1./배경", "1./배경/가. 첫째", "2. 결론"]);
});

it("keeps divisions of a law in their fixed order, whichever comes first", () => {
  const law = ["제1편 총론", "제1장 총칙", "제1절 통칙", "제1관 목적", "제1조(목적)"];
  expect(tree(documentFrom(law)).at(-1)).toBe("제1편/제1장/제1절/제1관/제1조 목적");
  const again = ["제2편 각론", "제2장 보칙", "제2절 세칙", "제2관 정의", "제2조(정의)"];
  for (const [at, next] of again.entries()) {
    const route = law.slice(0, at).map((each) => each.slice(0, 3));
    const [label, title] = [next.slice(0, 3), next.slice(3).trim().replace(/[()]/g, "")];
    expect(tree(documentFrom([...law, next])).at(-1)).toBe(
      [...route, `${label} ${title}`].join("/"),
    );
  }
  expect(tree(documentFrom(["제1조(목적)", "1. 첫째", "제1장 총칙"])).at(-1)).toBe("제1장 총칙");
});

it("keeps marks in their settled order, and counted items where they open", () => {
  const marks = ["□ 가", "○ 나", "- 다", "· 라", "※ 마"];
  expect(tree(documentFrom(marks)).at(-1)).toBe("□/○/-/·/※ 마");
  for (const [at, mark] of marks.entries()) {
    const route = marks.slice(0, at).map((each) => each[0]);
    expect(tree(documentFrom([...marks, mark])).at(-1)).toBe([...route, mark].join("/"));
  }
  expect(tree(documentFrom(["○ 나", "1. 하나", "- 다", "2. 둘"]))).toEqual([
    ...["○ 나", "○/1. 하나", "○/1./- 다", "○/2. 둘"],
  ]);
});

it("takes neither captions, footnotes, margins nor remarks for sections", () => {
  const other = (type: "caption" | "footnote" | "header" | "title") => ({
    ...{ type, text: "2. 둘째", extractor: "pdf" as const },
  });
  for (const type of ["caption", "footnote", "header", "title"] as const)
    expect(tree(documentFrom(["1. 첫째", other(type)]))).toEqual(["1. 첫째"]);
  expect(tree(documentFrom(["1. 첫째", "* 2024년 기준", "[별표 1] 가", "[별표 2] 나"]))).toEqual([
    "1. 첫째",
  ]);
});

it("takes no title for a section, where it stands at the head or again", () => {
  const heading = (text: string) => ({ type: "heading" as const, level: 1, text });
  const rows = Array.from({ length: 12 }, () => "본문이다.");
  expect(tree(documentFrom([heading("주차 계획"), "본문이다.", heading("주차 계획")]))).toEqual([]);
  const document = (at: number) =>
    documentFrom(["주차 계획", ...rows.slice(0, at - 1), heading("주차 계획 요약")]);
  expect(tree(document(9))).toEqual([]);
  expect(tree(document(10))).toEqual(["주차 계획 요약"]);
});

it("takes no end of a sentence for the third item", () => {
  expect(tree(documentFrom(["가. 첫째", "다. 이하 같음"]))).toEqual(["가. 첫째"]);
  expect(tree(documentFrom(["가. 첫째", "나. 둘째", "다. 이하 같음"]))).toHaveLength(3);
  expect(tree(documentFrom(["가. 첫째", "라. 이하 같음"]))).toHaveLength(2);
});

it("gives a numeral that stands alone the short line below it", () => {
  expect(tree(documentFrom(["본문", "Ⅰ.", "추진 배경"]))).toEqual(["Ⅰ. 추진 배경"]);
  expect(tree(documentFrom(["본문", "1.", "추진 배경"]))).toEqual(["1. 추진 배경"]);
  for (const next of ["배경을 다음과 같이 추진한다.", "가. 배경", [["추진", "배경"]]])
    expect(tree(documentFrom(["본문", "Ⅰ.", next])).filter((each) => /Ⅰ/.test(each))).toEqual([]);
  expect(tree(documentFrom(["본문", "Ⅰ."]))).toEqual([]);
  expect(tree(documentFrom(["본문", "가.", "추진 배경"]))).toEqual([]);
});

it("names an article by its title, with or without brackets", () => {
  expect(tree(documentFrom(["제1조 목적", "제2조 삭제", `제3조 ${"정의 ".repeat(11)}끝`]))).toEqual(
    [...["제1조 목적", "제2조", "제3조"]],
  );
  expect(tree(documentFrom([`제3조 ${"정의 ".repeat(9)}끝`]))[0]).toMatch(/정의 끝$/);
  expect(tree(documentFrom(["제1조【목적】 정한다.", "제2조(정의(약칭)) 정한다."]))).toEqual([
    ...["제1조 목적", "제2조 정의(약칭)"],
  ]);
  expect(tree(documentFrom(["제1조(목적) ① 기한", "제2조(정의) 1. 다음과 같다"]))).toEqual([
    ...["제1조 목적", "제1조/① 기한", "제2조 정의"],
  ]);
});

it("does not repeat an item's sentence as its title", () => {
  expect(tree(documentFrom(["1. 다음과 같이 정한다.", "제1조(목적) ① 이를 정한다."]))).toEqual([
    ...["1.", "제1조 목적", "제1조/①"],
  ]);
});

it.each([["Ⅰ"], ["Ⅱ."], ["IV"], ["VIII"], ["1"], ["12."], ["3)"], ["가"], ["나."]])(
  "reads a heading in a table: %s beside its title",
  (numeral) => {
    expect(tree(documentFrom(["주차 관리 계획", [[numeral, "추진 배경"]]]))).toEqual([
      `${numeral} 추진 배경`,
    ]);
    expect(tree(documentFrom(["주차 관리 계획", [[numeral], ["추진 배경"]]]))).toHaveLength(1);
  },
);

it.each<[string, string[][]]>([
  ["a number that is no label", [["XVIII", "추진 배경"]]],
  ["letters that are no number", [["IIX", "추진 배경"]]],
  ["a word", [["구분", "추진 배경"]]],
  ["a sentence", [["1", "다음과 같이 추진한다."]]],
  ["a single letter", [["1", "남"]]],
  ["more cells", [["1", "추진", "배경"]]],
  ["a column of three rows", [["1"], ["추진 배경"], [""]]],
  ["a box of several lines", [["1. 추진 배경\n다음과 같다"]]],
  ["a box with an item", [["가. 추진 배경"]]],
  ["a box with a sentence", [["1. 다음과 같이 추진한다."]]],
])("reads no heading in a table that holds %s", (_, rows) => {
  expect(tree(documentFrom(["본문", rows]))).toEqual([]);
});

it.each(["Ⅰ. 개요", "1. 개요", "제1장 개요"])("reads a heading in a box: %s", (text) => {
  expect(tree(documentFrom(["본문", [[text]]]))).toEqual([text]);
});

it("reads an appendix in a table of three cells at most", () => {
  const cells = ["[별표 1]", "주차", "요금"];
  expect(tree(documentFrom(["본문", [cells]]))).toEqual(["별표 1 주차 요금"]);
  expect(tree(documentFrom(["본문", [cells, ["비고", "", ""]]]))).toEqual([]);
});

it("goes on where the text was left when an appendix stands in its midst", () => {
  const text = ["Ⅰ. 개요", "1. 배경", "[붙임 1] 현황", "□ 인력"];
  expect(tree(documentFrom([...text, "Ⅱ. 계획", "1. 과제"])).slice(2)).toEqual([
    ...["붙임 1 현황", "붙임 1/□ 인력", "Ⅱ. 계획", "Ⅱ./1. 과제"],
  ]);
  expect(tree(documentFrom([...text, "2. 필요성"])).at(-1)).toBe("Ⅰ./2. 필요성");
  expect(tree(documentFrom([...text, "1. 필요성"])).at(-1)).toBe("붙임 1/□/1. 필요성");
  expect(tree(documentFrom([...text, "3. 필요성"])).at(-1)).toBe("붙임 1/□/3. 필요성");
  expect(tree(documentFrom([...text, "1. 인원", "2. 예산"])).at(-1)).toBe("붙임 1/□/2. 예산");
  expect(tree(documentFrom([...text, "[붙임 2] 일정", "Ⅱ. 계획"])).at(-1)).toBe("Ⅱ. 계획");
  expect(tree(documentFrom([...text, "부칙", "Ⅱ. 계획"])).at(-1)).toBe("부칙/Ⅱ. 계획");
});

it("keeps headings by style under higher ones, and in their appendix", () => {
  const heading = (text: string, level?: number) => ({ type: "heading" as const, level, text });
  expect(tree(documentFrom([heading("가나", 1), heading("다라", 2), heading("마바")]))).toEqual([
    ...["가나", "가나/다라", "마바"],
  ]);
  expect(tree(documentFrom(["1. 첫째", heading("가나", 2)]))).toEqual(["1. 첫째", "가나"]);
  expect(tree(documentFrom([heading("가나", 1), "[붙임 1] 현황", heading("1. 기준", 1)]))).toEqual([
    ...["가나", "붙임 1 현황", "붙임 1/1. 기준"],
  ]);
  expect(tree(documentFrom([heading("가나", 1), "제1장 총칙", heading("제2장 보칙", 3)]))).toEqual([
    ...["가나", "가나/제1장 총칙", "가나/제2장 보칙"],
  ]);
  expect(tree(documentFrom([heading("가나\n1. 배경", 1)]))).toEqual([
    "가나 1. 배경",
    "가나 1. 배경/1. 배경",
  ]);
  expect(tree(documentFrom([heading("가나\n다라", 1)]))).toEqual(["가나 다라"]);
});

it("begins a section where a bill's amending text begins, below its reasons", () => {
  const bill = [
    "주차장법 일부개정법률안",
    "(김주차의원 대표발의)",
    "제안이유 및 주요내용",
    "주차장이 모자라므로 설치 기준을 고치려는 것임.",
    "법률 제        호",
    "주차장법 일부개정법률안",
    "주차장법 일부를 다음과 같이 개정한다.",
    "제3조의2를 다음과 같이 신설한다.",
    "제3조의2(설치) 주차장을 설치한다.",
    "부      칙",
    "이 법은 공포한 날부터 시행한다.",
    "신ㆍ구조문대비표",
  ];
  expect(tree(documentFrom(bill))).toEqual([
    "제안이유 및 주요내용",
    "주차장법 일부개정법률안",
    "주차장법 일부개정법률안/제3조의2 설치",
    "부칙",
    "신ㆍ구조문대비표",
  ]);
  const { sections } = extractStructure(documentFrom(bill));
  expect(sections[1]?.block).toBe("b5");
});

it("names an amending text without a title by the rule that it amends", () => {
  expect(
    tree(
      documentFrom([
        "1. 개정이유",
        "기준을 고친다.",
        "보고 규정 일부를 다음과 같이 개정한다.",
        "제3조를 삭제한다.",
      ]),
    ),
  ).toEqual(["1. 개정이유", "보고 규정"]);
});

const heading = (text: string, level: number) => ({ type: "heading" as const, level, text });
const printed = (...parts: Part[]) => tree(documentFrom(parts, { extractor: "pdf" }));

it("keeps a numeral's chapter open for the headings by style that are counted in it", () => {
  const chapters: Part[] = [
    [["Ⅰ", "개요"]],
    heading("1. 배경", 5),
    heading("2. 기간", 5),
    [["Ⅱ", "과업 내용"]],
    heading("1. 조사", 5),
  ];
  expect(printed(...chapters)).toEqual([
    ...["Ⅰ 개요", "Ⅰ/1. 배경", "Ⅰ/2. 기간", "Ⅱ 과업 내용", "Ⅱ/1. 조사"],
  ]);
  expect(printed([["Ⅰ", "개요"]], heading("Ⅱ. 내용", 5))).toEqual(["Ⅰ 개요", "Ⅱ. 내용"]);
});

it("sets a line that counts on beside the heading that it counts on from", () => {
  const parts: Part[] = [heading("3. 자격", 5), "가. 등록한 업체", "나. 신고한 업체"];
  expect(
    printed(...parts, "4. 마감 : 3월 4일", "5. 개찰 : 3월 5일", heading("6. 제출", 5)),
  ).toEqual([
    ...["3. 자격", "3./가. 등록한 업체", "3./나. 신고한 업체"],
    ...["4. 마감 : 3월 4일", "5. 개찰 : 3월 5일", "6. 제출"],
  ]);
  // Inside the heading's own count, and where a number is left out, it stays.
  const counted = ["1. 하나", "2. 둘", "3. 셋", "4. 넷"];
  expect(printed(heading("3. 자격", 5), ...counted).at(-1)).toBe("3./4. 넷");
  expect(printed(...parts, "6. 여섯").at(-1)).toBe("3./나./6. 여섯");
});

it("keeps headings without a label in a chapter that has others of their size, not larger ones", () => {
  const chapter: Part[] = [[["Ⅰ", "개요"]], heading("1. 배경", 5)];
  expect(printed(...chapter, heading("문의처", 5)).at(-1)).toBe("Ⅰ/문의처");
  expect(printed(...chapter, heading("자세한 내용", 6)).at(-1)).toBe("Ⅰ/1./자세한 내용");
  expect(printed(...chapter, heading("청렴 서약서", 3)).at(-1)).toBe("청렴 서약서");
  const title = { type: "title" as const, text: "시장 조사 계획" };
  expect(printed(title, [["Ⅰ", "개요"]], heading("문의처", 5)).at(-1)).toBe("문의처");
});

it("nests headings of one size by how they are counted, where sizes are all that is known", () => {
  const parts = [heading("Ⅰ. 개요", 6), heading("1. 내용", 6), heading("가. 조사", 6)];
  expect(printed(...parts, heading("2. 일정", 6), heading("Ⅱ. 선정", 6))).toEqual([
    ...["Ⅰ. 개요", "Ⅰ./1. 내용", "Ⅰ./1./가. 조사", "Ⅰ./2. 일정", "Ⅱ. 선정"],
  ]);
  expect(tree(documentFrom(parts, { extractor: "docx" }))).toEqual([
    ...["Ⅰ. 개요", "1. 내용", "가. 조사"],
  ]);
});

it("takes numerals that begin again under a heading by style for a list in it", () => {
  expect(
    printed(
      ...[[["Ⅲ", "제안 안내"]], heading("3. 제안서 차림", 5), "Ⅰ. 제안 개요", "Ⅱ. 제안사 현황"],
      ...[heading("4. 제출", 5), [["Ⅳ", "평가"]]],
    ),
  ).toEqual([
    ...["Ⅲ 제안 안내", "Ⅲ/3. 제안서 차림", "Ⅲ/3./Ⅰ. 제안 개요", "Ⅲ/3./Ⅱ. 제안사 현황"],
    ...["Ⅲ/4. 제출", "Ⅳ 평가"],
  ]);
});

it("puts a numeral's chapter in no item with a mark, and nothing under `- 다 음 -`", () => {
  expect(tree(documentFrom(["○ 문의 : 총무과", "Ⅰ. 개요"]))).toEqual([
    "○ 문의 : 총무과",
    "Ⅰ. 개요",
  ]);
  expect(tree(documentFrom(["- 다  음 -", "1. 일시", "○ 오전"]))).toEqual(["1. 일시", "1./○ 오전"]);
});

it("takes no line of the cover for a section: parts of the title, the issuer, remarks in brackets", () => {
  const cover = (...lines: string[]) => coverOf("pdf", lines);
  const coverOf = (extractor: "pdf" | "docx", lines: string[]) => {
    const parts = [...lines.map((line) => heading(line, 2)), heading("1. 배경", 3)];
    const document = documentFrom(parts, { extractor });
    Object.assign(document.structure, { title: "2025년 시장 조사 제안요청서", issuer: "한빛시" });
    return sectionsOf(document, rowsOf(document)).map((section) => section.title);
  };
  expect(cover("2025년 시장 조사", "(국내입찰/협상계약)", "한빛시")).toEqual(["배경"]);
  expect(cover("일러두기")).toEqual(["일러두기", "배경"]);
  expect(cover("시장 조사")).toEqual(["시장 조사", "배경"]);
  expect(cover("한빛시", "시장 조사")).toEqual(["시장 조사", "배경"]);
  expect(coverOf("docx", ["한빛시"])).toEqual(["한빛시", "배경"]);
  const late = Array.from({ length: 10 }, (_, at) => `둘째 ${at}`);
  expect(cover(...late, "(참고)")).toContain("(참고)");
});

it("keeps the items of an article in it, though the writer gave them the style of headings", () => {
  const item = (text: string): Part => ({ type: "heading", text, level: 1 });
  expect(
    tree(
      documentFrom([
        "기금 규정",
        "제1조(권한) ① 위원회의 권한은 다음 각 호와 같다.",
        item("1. 출석 요구권"),
        item("가. 임원"),
        item("나. 직원"),
        item("2. 조사권"),
        "② 권한은 넘길 수 없다.",
        "제2조(의무) 위원은 비밀을 지킨다.",
        item("1. 추진 계획"),
      ]),
    ),
  ).toEqual([
    "제1조 권한",
    "제1조/①",
    "제1조/①/1. 출석 요구권",
    "제1조/①/1./가. 임원",
    "제1조/①/1./나. 직원",
    "제1조/①/2. 조사권",
    "제1조/②",
    "제2조 의무",
    // No list is led here.
    "1. 추진 계획",
  ]);
});

it("counts headings on that a quoted article stands between", () => {
  const heading = (text: string): Part => ({ type: "heading", text, level: 1 });
  expect(
    tree(
      documentFrom([
        "운영 보고",
        heading("1. 개요"),
        "제3조(책무) 시장은 다음 각 호를 한다.",
        "1. 조사를 실시한다.",
        heading("2. 현황"),
      ]),
    ),
  ).toEqual(["1. 개요", "1./제3조 책무", "1./제3조/1.", "2. 현황"]);
});
