import { describe, expect, it } from "vitest";
import { growthOfCost, MOST_GROWTH } from "../../../test/growth-of-cost.js";
import type { TermRarity } from "../../search/bm25.js";
import { askedObject, doesWith, doesWithOther } from "./asked-object.js";
import { readQuestion } from "./parse-question.js";
import { judgeLines } from "./score-lines.js";

const asked = "업체는 며칠 이내에 임금을 지급해야 하나요?";
const wages = { object: "임금", deed: "지급" };

describe("what something is done with", () => {
  it.each([
    [asked, wages],
    ["업체는 임금을 며칠 이내에 지급하나요?", wages],
    ["업체는 비용을 며칠 이내에 지급하나요?", null],
    ["임금은 며칠 이내에 지급하나요?", null],
    ["기본급의 얼마를 지급하나요?", null],
  ])("%s", (question, expected) => {
    expect(askedObject(question)).toEqual(expected);
  });

  it("is another thing where the line names one", () => {
    expect(doesWithOther(wages, "15일 이내에 대금을 업체에 현금으로 지급한다.")).toBe(true);
    expect(doesWithOther(wages, "15일 이내에 임금을 지급한다.")).toBe(false);
    expect(doesWithOther(wages, "15일 이내에 지급한다.")).toBe(false);
    expect(doesWithOther(wages, "15일 이내에 서류를 제출한다.")).toBe(false);
    expect(doesWith(wages, "임금을 지급한다.")).toBe(true);
    expect(doesWith(wages, "임금을 정한다.")).toBe(false);
  });
});

describe("a line", () => {
  const rarity: TermRarity = { chunks: 10, ofOne: 1, of: () => 1 };
  const told = (question: string, text: string) =>
    judgeLines({ text, path: [], kind: "paragraph" }, readQuestion(question, rarity)).map(
      (line) => line.text,
    );

  it("that does it with something else is no answer", () => {
    expect(told(asked, "업체는 15일 이내에 대금을 지급한다.")).toEqual([]);
    expect(told(asked, "업체는 15일 이내에 임금을 지급한다.")).toHaveLength(1);
  });

  it("may leave unsaid who does it, where the document says it elsewhere", () => {
    const question = "수행자는 운영계획서를 며칠 이내에 제출하나요?";
    const own = "계약일로부터 10일 이내에 운영계획서를 제출한다.";
    const role = "수행자는 시설을 점검한다.";
    expect(told(question, `${own}\n${role}`)).toContain(own);
    expect(told(question, own)).toEqual([]);
  });
});

it("letters that never end cost little", () => {
  const judge = (size: number) =>
    doesWithOther(wages, `${"가나 ".repeat(size)}${"가".repeat(size)}`);
  expect(growthOfCost(judge, 7500)).toBeLessThan(MOST_GROWTH);
  expect(growthOfCost((size) => askedObject("가나를 ".repeat(size)), 5000)).toBeLessThan(
    MOST_GROWTH,
  );
});
