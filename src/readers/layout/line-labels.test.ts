/** Labels that open items and headings on a printed page: their kind, their depth, and which are only wrapped words. */
import { describe, expect, it } from "vitest";
import { LabelCounter, labelOf, MAIN_POINT, opensParagraph, opensRule } from "./line-labels.js";

describe("the order of labels", () => {
  it("is that of the rules for official documents, then of the marks of reports", () => {
    const order = [
      "제1편 총칙",
      "제1장 총칙",
      "제1절 총칙",
      "제1관 총칙",
      "Ⅰ. 개요",
      "1. 개요",
      "1.1 개요",
      "가. 개요",
      "1) 개요",
      "가) 개요",
      "(1) 개요",
      "(가) 개요",
      "① 개요",
      "㉮ 개요",
      "□ 개요",
      "○ 개요",
      "· 개요",
      "- 개요",
      "※ 개요",
    ];
    expect(order.map((text) => labelOf(text)?.rank)).toEqual(order.map((_, index) => index + 1));
  });

  it.each([
    ["제1장 총칙", "part", "제1장"],
    ["Ⅱ. 개요", "roman", "Ⅱ."],
    ["(3) 개요", "item", "(3)"],
    ["ㅇ 개요", "bullet", "ㅇ"],
    ["※ 개요", "note", "※"],
  ])("%s: %s %s", (text, kind, label) => {
    expect(labelOf(text)).toMatchObject({ kind, text: label });
  });

  it("puts the squares of a report's main points first among its marks", () => {
    expect(labelOf("□ 개요")?.rank).toBe(MAIN_POINT);
  });

  it("takes an asterisk for a note, though it looks like a dot", () => {
    expect(labelOf(" * 개요")).toEqual({ text: "*", kind: "note", rank: labelOf("※ 개요")!.rank });
    expect(labelOf("＊ 개요")?.kind).toBe("note");
  });

  it("has none for words, articles and supplements", () => {
    expect(labelOf("개요")).toBeNull();
    expect(labelOf("제3조(목적)")).toBeNull();
    expect(labelOf("부칙")).toBeNull();
  });
});

it.each([
  ["제3조(목적)", true],
  ["부칙", true],
  ["제1장 총칙", false],
  ["1. 개요", false],
  ["개요", false],
])("%s opens a rule: %s", (text, expected) => {
  expect(opensRule(text)).toBe(expected);
});

it.each([
  ["1. 개요", true],
  ["제3조(목적)", true],
  ["붙임", true],
  ["붙 임 1부", true],
  ["별표 1", true],
  ["별지<서식>", true],
  ["첨부(1)", true],
  ["붙임파일", false],
  ["[별표 9]", true],
  ["[별 표 9] 과태료의 부과기준", true],
  ["<별지 제3호서식>", true],
  ["【참고 1】 추진 경과", true],
  ["(서식1)", true],
  ["<표 2> 연도별 현황", true],
  ["[별표 9]의 기준에 따라", false],
  ["[별표 9", false],
  ["[주요 내용] 다음과 같다", false],
  ["전면개정 2020. 6. 1", true],
  ["개 정 2024. 11. 1.", true],
  ["개정 2024. 11. 1. 시행 2025. 1. 1", true],
  ["개정 2024. 11. 1.(시행 2025. 1. 1.)", true],
  ["<개정 2022. 8. 2.>", false],
  ["개정 2022. 8. 2. 시행령에 따라", false],
  ["개요", false],
])("%s opens a paragraph: %s", (text, expected) => {
  expect(opensParagraph(text)).toBe(expected);
});

it("reads a day before a long gap at once", () => {
  const started = performance.now();
  expect(opensParagraph(`개정 2024. 11. 1${" ".repeat(2000)}x`)).toBe(false);
  expect(performance.now() - started).toBeLessThan(500);
});

describe("a counted label", () => {
  const counted = (...texts: string[]) => {
    const count = new LabelCounter();
    for (const text of texts) count.add(text);
    return count;
  };

  it.each([
    ["the next of its kind", ["가. 하나", "나. 둘"], "다. 셋", true],
    ["not the next", ["가. 하나"], "다. 셋", false],
    ["the same again", ["가. 하나"], "가. 하나", true],
    ["the first", ["다. 셋"], "1. 하나", true],
    ["a later one where none came before", [], "3. 셋", true],
    ["a syllable that ends sentences where none came before", [], "다. 그러나", false],
    ["another syllable", [], "나. 그러나", true],
    ["of another kind does not count", ["1. 하나", "2. 둘"], "나. 둘", true],
    ["half brackets count on their own", ["1) 하나"], "3) 셋", false],
    ["and so do syllables in them", ["가) 하나"], "다) 셋", false],
    ["full brackets are not counted", ["(1) 하나"], "(3) 셋", true],
    ["a mark is not counted", ["□ 하나"], "○ 셋", true],
    ["words are no label", ["1. 하나"], "그러나", true],
  ])("%s", (_, before, text, expected) => {
    expect(counted(...before).expects(text)).toBe(expected);
  });
});
