import { describe, expect, it } from "vitest";
import { growthOfCost, MOST_GROWTH } from "../../../test/growth-of-cost.js";
import type { TermRarity } from "../../search/bm25.js";
import { readQuestion } from "./parse-question.js";
import { isOnlyRevised } from "./revised-years.js";
import { judgeLines } from "./score-lines.js";

const asked = "2020년 관장의 연봉은 얼마인가요?";

describe("a year that a text was revised in", () => {
  it.each([
    ["<개정 2019. 2. 25., 2020. 2. 21.>\n연봉 | 50,000,000원", true],
    ["제정 2009. 7. 23. 개정 2020. 2. 21.\n연봉은 5천만원으로 한다.", true],
    ["[본조신설 2020. 2. 21.] 연봉은 5천만원으로 한다.", true],
    ["부 칙<2020. 2. 21> 연봉은 5천만원으로 한다.", true],
    ["2020년의 연봉은 5천만원으로 한다. <개정 2020. 2. 21.>", false],
    ["(개정전문)연봉 규정\n2020년부터는 연봉을 5천만원으로 한다.(1)", false],
    ["연봉은 5천만원으로 한다.(개정 2020. 2. 21.)", true],
    ["연봉은 5천만원으로 한다. <개정 2019. 2. 21.>", false],
  ])("%s", (text, expected) => {
    expect(isOnlyRevised(asked, () => text)).toBe(expected);
  });

  it("is what a question about revisions asks for", () => {
    const text = "연봉은 5천만원으로 한다. <개정 2020. 2. 21.>";
    expect(isOnlyRevised("2020년에 개정된 조항은 무엇인가요?", () => text)).toBe(false);
    expect(isOnlyRevised("관장의 연봉은 얼마인가요?", () => text)).toBe(false);
  });

  it("has no value in the text", () => {
    const rarity: TermRarity = { chunks: 10, ofOne: 1, of: () => 1 };
    const told = (text: string) =>
      judgeLines({ text, path: [], kind: "paragraph" }, readQuestion(asked, rarity));
    expect(told("관장의 연봉은 50,000,000원으로 한다. <개정 2020. 2. 21.>")).toEqual([]);
    expect(told("2020년 관장의 연봉은 50,000,000원으로 한다.")).toHaveLength(1);
  });
});

it("brackets that never close cost little", () => {
  const texts = [
    (size: number) => `2020 ${"<개정 ".repeat(size)}${"(개정".repeat(size)}`,
    (size: number) => `2020 ${" ".repeat(5 * size)}${"개정 ".repeat(size)}`,
  ];
  for (const text of texts)
    expect(growthOfCost((size) => isOnlyRevised(asked, () => text(size)), 5000)).toBeLessThan(
      MOST_GROWTH,
    );
});

it("takes the name of a rule for no question about its revisions", () => {
  const text = () => "제3조(휴가) 휴가는 10일로 한다. <개정 2020. 2. 21.>";
  expect(isOnlyRevised("가람법 시행령에서 2020년 휴가는 며칠인가요?", text)).toBe(true);
  expect(isOnlyRevised("가람법은 2020년 언제 시행되나요?", text)).toBe(false);
});
