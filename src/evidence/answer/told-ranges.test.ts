/** A value of the question is looked up among the ranges that lines are told by. */
import { describe, expect, it } from "vitest";
import { growthOfCost, MOST_GROWTH } from "../../../test/growth-of-cost.js";
import { readQuestion } from "./parse-question.js";
import { judgeLines } from "./score-lines.js";
import { rangesTold, valueAsked } from "./told-ranges.js";

const read = (question: string) => readQuestion(question, { chunks: 1000, ofOne: 1, of: () => 1 });
const statedBy = (question: string) => valueAsked(read(question))?.value ?? null;

/** The lines whose range the question's value falls into, and those of other ranges. */
function told(question: string, lines: string[], beside: string[][] = lines.map(() => [])) {
  const ranges = rangesTold(valueAsked(read(question))!, lines, beside);
  return ranges && { fitting: [...ranges.fitting], others: [...ranges.others] };
}

it.each([
  ["전용면적 45㎡짜리 방은 몇 명이 쓰나요?", 45],
  ["참가자가 70명이면 안내원은 몇 명인가요?", 70],
  ["네 살이면 어느 반인가요?", 4],
  ["8년 일하면 휴가는 며칠인가요?", 8],
  ["1년에 몇 번 하나요?", null],
  ["5년 근속한 직원의 유학휴직은 몇 년까지 할 수 있나요?", null],
  ["10일짜리 출장은 며칠 안에 정산하나요?", null],
  ["30일 안에 내면 얼마나 깎아 주나요?", null],
  ["3일 뒤에 내면 얼마인가요?", null],
  ["2026년 예산은 얼마인가요?", null],
  ["3등급은 얼마인가요?", null],
  ["10명에서 20명이면 얼마인가요?", null],
])("the value stated by %s is %s", (question, expected) => {
  expect(statedBy(question)).toBe(expected);
});

it("a value not reached is a little less, one that is passed a little more", () => {
  expect(statedBy("짐이 5톤이 안 되면 얼마인가요?")).toBeLessThan(5);
  expect(statedBy("짐이 5톤을 넘으면 얼마인가요?")).toBeGreaterThan(5);
});

it.each([
  ["참가자가 1,500명이면 안내원은 몇 명인가요?", ["1500"]],
  ["참가자가 2만 5천명이면 안내원은 몇 명인가요?", ["2", "5"]],
  ["무게가 1.5톤이면 요금은 얼마인가요?", ["1", "5"]],
])("all of the digits of %s are met by its range", (question, expected) => {
  const { words } = valueAsked(read(question))!;
  expect([...words]).toEqual(expected);
});

describe("of lines told by ranges", () => {
  const sizes = [
    "1. 바닥면적 60㎡ 초과 85㎡ 이하 : 3명 이상 사용",
    "2. 바닥면적 30㎡ 초과 60㎡ 이하 : 2명 이상 사용",
    "3. 바닥면적 30㎡ 이하 : 1명 사용",
  ];
  const days = ["5일까지 | 전액", "6일～30일째 | 절반", "31일 이상 | 없음"];

  it.each([
    ["70㎡인 방은 몇 명이 쓰나요?", sizes, [0]],
    ["60㎡인 방은 몇 명이 쓰나요?", sizes, [1]],
    ["30㎡가 안 되는 방은 몇 명이 쓰나요?", sizes, [2]],
    ["30㎡를 넘는 방은 몇 명이 쓰나요?", sizes, [1]],
    ["100㎡인 방은 몇 명이 쓰나요?", sizes, []],
    ["30일째 일비는 얼마인가요?", days, [1]],
    ["31일째 일비는 얼마인가요?", days, [2]],
    ["5일째 일비는 얼마인가요?", days, [0]],
  ])("%s is answered by one", (question, lines, fitting) => {
    const { fitting: found, others } = told(question, lines)!;
    expect(found).toEqual(fitting);
    expect(others).toEqual([0, 1, 2].filter((place) => !fitting.includes(place)));
  });

  it("a range stands beside a row too, in the cell that it shares", () => {
    const lines = ["가 | 5만원", "가 | 9만원"];
    const beside = [["50명 미만"], ["50명 이상"]];
    expect(told("70명이면 가 시설은 얼마인가요?", lines, beside)).toEqual({
      fitting: [1],
      others: [0],
    });
  });

  it("one alone is a condition, and another unit no range of it", () => {
    expect(told("70명이면 얼마인가요?", ["50명 이상인 경우에는 5만원"])).toBe(null);
    expect(told("70명이면 얼마인가요?", sizes)).toBe(null);
    expect(
      told("10년 일하면 며칠인가요?", [
        "위원회의 회의록과 그 밖의 기록은 함께 묶어 5년 이하 보관",
        "3년 이하",
      ]),
    ).toBe(null);
  });

  it("only those that it falls into answer", () => {
    const chunk = { text: sizes.join("\n"), path: ["휴게실 지침"], kind: "paragraph" as const };
    const judged = (question: string) => judgeLines(chunk, read(question)).map(({ text }) => text);
    expect(judged("바닥면적 45㎡인 휴게실은 몇 명이 사용하나요?")).toEqual([sizes[1]]);
    expect(judged("바닥면적 100㎡인 휴게실은 몇 명이 사용하나요?")).toEqual([]);
    const crowds = ["1. 참가자 1,000명 미만: 안내원 5명", "2. 참가자 1,000명 이상: 안내원 9명"];
    const large = { ...chunk, text: crowds.join("\n"), path: ["안내 지침"] };
    const guides = judgeLines(large, read("참가자가 1,500명이면 안내원은 몇 명인가요?"));
    expect(guides.map(({ text }) => text)).toEqual([crowds[1]]);
  });
});

it("a long cell is not read to its end for each of the rows that share it", () => {
  const value = valueAsked(read("70명이면 얼마인가요?"))!;
  const growth = growthOfCost((size) => {
    const beside = Array.from({ length: size }, () => ["50명 이상 ".repeat(size)]);
    rangesTold(
      value,
      beside.map(() => "가 | 5만원"),
      beside,
    );
  }, 100);
  expect(growth).toBeLessThan(MOST_GROWTH);
});

it("a line of many numbers is read in linear time", () => {
  const value = valueAsked(read("70명이면 얼마인가요?"))!;
  for (const hostile of ["5명 이상 ", "5명~", "1 | "])
    expect(
      growthOfCost((size) => rangesTold(value, [hostile.repeat(size)], [[]]), 5_000),
    ).toBeLessThan(MOST_GROWTH);
});
