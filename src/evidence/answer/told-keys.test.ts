import { expect, it } from "vitest";
import { growthOfCost, MOST_GROWTH } from "../../../test/growth-of-cost.js";
import { isOfOther } from "./other-things.js";
import { keysIn, keysOfRow, spelledTogether, spellingsOfKeys } from "./told-keys.js";

const isOther = (question: string, line: string) => isOfOther(keysIn(question), keysIn(line));

it.each([
  ["라 등급의 수당은 얼마인가요?", "가 등급 | 나 등급 | 다 등급", true],
  ["나 등급의 수당은 얼마인가요?", "가 등급 | 나 등급 | 다 등급", false],
  ["B 그룹은 몇 명인가요?", "A그룹 : 5명", true],
  ["「나」군의 보증금은 얼마인가요?", "「가」군 | 2,000,000", true],
  ["H4블록의 위치는 어디인가요?", "H3 | 한빛시 라온로 1", true],
  ["H3블록의 위치는 어디인가요?", "H3 | 한빛시 라온로 1", false],
  ["REQ-003의 점수는 몇 점인가요?", "REQ-3 | 5점", false],
  ["REQ-003의 점수는 몇 점인가요?", "REQ-004 | 5점", true],
  ["H4블록의 위치는 어디인가요?", "한빛시 라온로 1", false],
  ["H4블록의 위치는 어디인가요?", "H3~H5 | 한빛시 라온로 1", false],
  ["H6블록의 위치는 어디인가요?", "H3~5 | 한빛시 라온로 1", true],
  ["A등급의 수당은 얼마인가요?", "A·B등급 : 5만원", false],
  ["나 등급의 수당은 얼마인가요?", "가~다 등급 : 5만원", false],
  ["라 등급의 수당은 얼마인가요?", "가~다 등급 : 5만원", true],
  ["나 지역의 수당은 얼마인가요?", "가) 지역별 수당은 5만원", false],
  ["나 지역의 수당은 얼마인가요?", "(가) 지역 수당은 5만원", true],
  ["59B형의 보증금은 얼마인가요?", "가람마을 | 59A | 3,000,000", true],
  ["59A형의 보증금은 얼마인가요?", "가람마을 | 59A | 3,000,000", false],
  ["17B 타입의 보증금은 얼마인가요?", "17A형 : 2,000,000원", true],
  ["A4 용지는 몇 매인가요?", "A4-12.5 용지 50매", false],
])("%s %s: %s", (question, line, expected) => {
  expect(isOther(question, line)).toBe(expected);
});

it("members may be named together, or in a column of their kind", () => {
  expect(spelledTogether("1~3순위는 따로 정한다.")).toContain("2순위");
  expect(spelledTogether("H3~H5는 따로 정한다.")).toContain("h4");
  expect(spelledTogether("등급 | 할인율\n1 | 20%\n2 | 30%")).toContain("2등급");
  expect(spelledTogether("등급 | 할인율\n1 | 20%\n2 | 30%")).not.toContain("3등급");
  expect(spelledTogether("번호 | 할인율\n2 | 30%")).not.toContain("2등급");
});

it("a kind may head its column in spaced letters", () => {
  expect(spelledTogether("구 분 | 지 역 | 식 비\n임원 | 나 | 50")).toContain("나지역");
});

it.each([
  ["나 지역에 가면 식비는 얼마인가요?", "다 | 50 | 87", "구 분 | 지 역 | 식 비", true],
  ["나 지역에 가면 식비는 얼마인가요?", "나 | 50 | 87", "구 분 | 지 역 | 식 비", false],
  ["나 지역에 가면 식비는 얼마인가요?", "다 | 50 | 87", "구 분 | 부서 | 식 비", false],
  ["나 지역에 가면 식비는 얼마인가요?", "식비 | 50 | 87", "구 분 | 지 역 | 식 비", false],
  ["나 등급의 식비는 얼마인가요?", "다 | 50 | 87", "구 분 | 지 역 | 식 비", false],
])("%s by the row %s under %s is of another: %s", (question, row, header, expected) => {
  expect(isOfOther(keysIn(question), keysOfRow(row, [header]))).toBe(expected);
});

it("a kind of flat is spelled as it is typed", () => {
  expect(spellingsOfKeys("59B형의 보증금은 얼마인가요?")).toEqual([["59b"]]);
});

it("a particle before a region is no letter of it", () => {
  expect(keysIn("공사가 지역 주민에게 알린다.").size).toBe(0);
});

it("a line without spaces is read in linear time", () => {
  for (const hostile of ["A", "A·", "1,", "| 1"]) {
    const read = (size: number) => {
      keysIn(hostile.repeat(size));
      spelledTogether(hostile.repeat(size));
    };
    expect(growthOfCost(read, 20_000)).toBeLessThan(MOST_GROWTH);
  }
});

it("what a question numbers may be spelled in several ways", () => {
  expect(spellingsOfKeys("REQ-003은 라 등급의 4순위인가요?")).toEqual([
    ["라등급"],
    ["req003", "req3"],
    ["4순위"],
  ]);
  expect(spellingsOfKeys("3등급 이상은 몇 명인가요?")).toEqual([]);
});

it("spells quarters and halves as papers do", () => {
  const held = (question: string, spelling: string) =>
    spellingsOfKeys(question).some((key) => key.includes(spelling));
  for (const spelling of ["2분기", "24분기", "ii분기", "2q", "46월"])
    expect(held("2분기 매출은 얼마인가요?", spelling)).toBe(true);
  expect(held("2/4분기 매출은?", "2분기")).toBe(true);
  expect(held("하반기 매출은?", "하반기")).toBe(true);
  expect(spellingsOfKeys("12분기 매출은?")).toEqual([]);
});
