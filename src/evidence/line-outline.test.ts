/** Which lines stand under which. */
import { describe, expect, it } from "vitest";
import { parentsOf } from "./line-outline.js";

describe("lines stand under", () => {
  it.each([
    [
      "the lead of their list",
      ["제3조(종류) 다음과 같다.", "1. 대상", "2. 우수상"],
      [[], [0], [0]],
    ],
    [
      "the paragraph of an article, not the one before",
      [
        "제9조(대상) ① 다음 각 호와 같다.",
        "1. 근로자",
        "2. 자영업자",
        "② 다음은 제외한다.",
        "1. 수급자",
      ],
      [[], [0, 0], [0, 0], [0], [0, 3]],
    ],
    [
      "the dot that their cell begins with",
      ["1 | · 벚꽃축제", "- 일시 : 4. 6.", "- 장소 : 가람천", "· 객사전", "- 장소 : 한별역"],
      [[], [0, 0], [0, 0], [0], [0, 3]],
    ],
    [
      "a sentence that ends with what follows",
      ["사업이란 다음의 사업을 말한다.", "1. 인건비", "2. 혁신지원"],
      [[], [0], [0]],
    ],
    [
      "their lead over an aside in brackets",
      ["※ 제외대상", "- 계절적 업체", "(예 : 가공업체)", "- 파견업체"],
      [[], [0], [0, 1], [0]],
    ],
    [
      "the outer bullet",
      ["□ 지원내용", "○ 대상", "- 하나", "- 둘", "○ 금액", "□ 일정"],
      [[], [0], [0, 1], [0, 1], [0], []],
    ],
    [
      "a note that heads them",
      ["○ 지원대상", "- 하나", "※ 제외대상", "- 둘", "- 셋", "○ 일정"],
      [[], [0], [0], [0, 2], [0, 2], []],
    ],
    ["a heading without a label", ["추가 제출 서류", "1. 증명서", "2. 사본"], [[], [0], [0]]],
    ["a heading in brackets", ["< 부적격 사항 >", "\uf06d 휴업", "\uf06d 체납"], [[], [0], [0]]],
    ["the word before the first of them", ["붙임  1. 계획서", "2. 서식"], [[], [0]]],
    [
      "their list, which the day of the paper ends",
      ["3. 제출 서류", "가. 신청서 1부", "나. 계획서 1부", "2026년 1월 20일", "한빛시장"],
      [[], [0], [0], [], []],
    ],
    [
      "a heading that names a day",
      ["3. 일정", "가. 접수 마감일", "2026. 1. 20.", "나. 발표 예정일", "2026. 2. 3."],
      [[], [0], [0, 1], [0], [0, 3]],
    ],
    ["nothing, as a sentence before a list does not head it", ["비가 왔다.", "1. 하나"], [[], []]],
  ])("%s", (_, lines, expected) => {
    expect(parentsOf(lines)).toEqual(expected);
  });

  it("what is open, where they have no label", () => {
    expect(parentsOf(["○ 대상", "이어지는 글이다."])).toEqual([[], [0]]);
  });
});

describe("a line heads a list", () => {
  /** Whether the first line stands over the second. */
  const heads = (first: string, second: string) => parentsOf([first, second])[1]!.includes(0);
  const letters = (count: number) => "가".repeat(count);

  it.each([
    ["as a short line", "추가 제출 서류", "1. 증명서", true],
    ["of forty letters", letters(40), "1. 증명서", true],
    ["but not of more", letters(41), "1. 증명서", false],
    ["but not as a sentence", "서류를 낸다", "1. 증명서", false],
    ["but not as a sentence in polite form", "서류를 내세요", "1. 증명서", false],
    ["but not as a note that ends in a noun form", "서류를 제출함", "1. 증명서", false],
    ["but not with a full stop", "서류 제출.", "1. 증명서", false],
    ["as a sentence that says so", "다음 각 호의 서류를 낸다.", "1. 증명서", true],
    ["as one that says of clauses", "다음 각 목의 서류를 낸다.", "가. 증명서", true],
    ["as one that says what is as follows", "서류는 다음과 같다.", "1. 증명서", true],
    ["as a longer line with a colon", `${letters(41)} :`, "1. 증명서", true],
    ["however long it goes on", `다음 각 호의 ${letters(50)} 낸다.`, "1. 증명서", true],
    ["but not where it goes on for ever", `다음 각 호의 ${letters(70)} 낸다.`, "1. 증명서", false],
    ["but not where the list is under way", "추가 제출 서류", "2. 증명서", false],
    ["but not over an article", "추가 제출 서류", "제1조(목적) 정한다.", false],
    ["but not over a line without a label", "추가 제출 서류", "증명서를 낸다.", false],
    ["over a drawn bullet", "추가 제출 서류", "\uf06d 증명서", true],
    ["over a triangle", "추가 제출 서류", "▲ 증명서", true],
    ["as a row, over the rest of its cell", "서류 | 부수", "1. 증명서", true],
    ["in angle brackets", "< 서류 >", "증명서를 낸다.", true],
    ["in square brackets", "[제출서류]", "증명서를 낸다.", true],
    ["in black brackets", "【신청서류】", "증명서를 낸다.", true],
    ["but not in brackets of one letter", "[가]", "증명서를 낸다.", false],
    ["but not in brackets of a whole sentence", `[${letters(41)}]`, "증명서를 낸다.", false],
    ["as enclosures", "붙임 1. 계획서", "2. 서식", true],
    ["as enclosures, spaced", "붙 임 1. 계획서", "2. 서식", true],
    ["as appendices", "첨부 1. 계획서", "2. 서식", true],
    ["as an article with its first paragraph", "제9조(대상) ① 다음과 같다.", "1. 근로자", true],
    ["as an article of a branch", "제9조의2(대상) ① 다음과 같다.", "1. 근로자", true],
  ])("%s: %s / %s", (_, first, second, expected) => {
    expect(heads(first, second)).toBe(expected);
  });

  it("of an article that names its first paragraph, also where the second follows", () => {
    expect(parentsOf(["제9조(대상) ① 가와 같다.", "② 나와 같다."])).toEqual([[], [0]]);
    expect(parentsOf([`제9조(${letters(70)}) ① 가와 같다.`, "② 나와 같다."])[1]).toEqual([0]);
  });
});

describe("a row of a table", () => {
  it.each([
    ["its cell of several lines", ["제출서류 | 1. 신청서", "2. 사본", "3. 견적서"], [[], [0], [0]]],
    ["lines without a label", ["제출서류 | 신청서", "사본", "견적서"], [[], [0], [0]]],
    [
      "lists inside the cell",
      ["지원 | ○ 대상", "- 하나", "○ 금액", "- 둘"],
      [[], [0, 0], [0], [0, 2]],
    ],
    ["nothing of the next row", ["가 | 나", "다", "라 | 마", "바"], [[], [0], [], [2]]],
    ["nothing behind a new article", ["가 | 나", "제2조(정의) 정한다."], [[], []]],
  ])("stands over %s", (_, lines, expected) => {
    expect(parentsOf(lines)).toEqual(expected);
  });

  it("stands under its heading, and ends with it", () => {
    expect(parentsOf(["가. 일정", "구분 | 내용", "나. 예산"])).toEqual([[], [0], []]);
    expect(parentsOf(["제1조(일정) 정한다.", "구분 | 내용"])).toEqual([[], [0]]);
  });
});

describe("a list ends", () => {
  it.each([
    ["at the next of its kind", ["1. 하나", "가. 둘", "2. 셋"], [[], [0], []]],
    ["at a bullet further out", ["- 하나", "· 둘", "○ 셋"], [[], [0], []]],
    ["at a new article", ["제1조(목적) 정한다.", "1. 하나", "제2조(정의) 정한다."], [[], [0], []]],
    ["at a second paragraph", ["1. 하나", "가. 둘", "② 셋"], [[], [0], []]],
    ["at a bracketed heading", ["< 가나 >", "- 하나", "< 다라 >"], [[], [0], []]],
    [
      "at a heading without a label",
      ["서류 목록", "- 하나", "일정 목록", "- 둘"],
      [[], [0], [], [2]],
    ],
    ["not at a mark that was not open", ["○ 하나", "1. 둘", "- 셋"], [[], [0], [0, 1]]],
  ])("%s", (_, lines, expected) => {
    expect(parentsOf(lines)).toEqual(expected);
  });
});
