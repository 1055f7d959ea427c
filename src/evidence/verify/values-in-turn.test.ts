/** Values told in turn (`각각`): each is of one of the things named before. */
import { describe, expect, it } from "vitest";
import { readQuantities } from "../../text/quantities/read-quantities.js";
import { ofOtherTurns, overlaps, withoutStretches } from "./values-in-turn.js";

/** What is left of the sentence for the value. */
const left = (text: string, value: string) => {
  const quantities = readQuantities(text);
  const quantity = quantities.find((one) => one.text === value)!;
  return withoutStretches(text, ofOtherTurns(text, quantities, quantity)).replace(/\s+/g, " ");
};

describe("values in turn", () => {
  it.each([
    ["서울과 부산의 예산은 각각 3억원, 5억원이다.", "3억원", "서울과 예산은 각각 3억원, 이다."],
    ["서울과 부산의 예산은 각각 3억원, 5억원이다.", "5억원", " 과 부산의 예산은 각각 , 5억원이다."],
    ["서울, 부산, 대구는 각각 1명, 2명, 3명이다.", "2명", " , 부산, 각각 , 2명, 이다."],
    ["서울·부산은 각각 1명, 2명이다.", "2명", " ·부산은 각각 , 2명이다."],
    ["서울 및 부산은 각각 1명, 2명이다.", "2명", " 및 부산은 각각 , 2명이다."],
    [
      "올해 2023년과 2024년 예산은 각각 1명, 2명이다.",
      "1명",
      "올해 2023년과 예산은 각각 1명, 이다.",
    ],
  ])("%s of %s", (text, value, expected) => {
    expect(left(text, value)).toBe(expected);
  });

  it.each([
    ["without the word", "서울과 부산의 예산은 3억원, 5억원이다.", "3억원"],
    ["for fewer things than values", "서울과 부산은 각각 1명, 2명, 3명이다.", "1명"],
    ["for a single value", "서울은 각각 1명이다.", "1명"],
    ["for a value before the word", "3명이 서울과 부산에 각각 1명, 2명 있다.", "3명"],
  ])("are none %s", (_, text, value) => {
    expect(left(text, value)).toBe(text);
  });

  it("are none among more values than anyone follows", () => {
    const many = (count: number) => {
      const things = Array.from({ length: count }, (_, at) => `마을${"가나다라마"[at % 5]}`);
      const values = things.map((_, at) => `${at + 1}명`);
      return `${things.join(", ")}은 각각 ${values.join(", ")}이다.`;
    };
    expect(left(many(100), "3명")).not.toContain(" 4명");
    expect(left(many(101), "3명")).toBe(many(101));
  });

  it("takes the last of more things, the first of them from where it begins", () => {
    const text = "인천은 끝났고, 직전 분기 및 전년 평균 대비 각각 1명, 2명이다.";
    expect(left(text, "1명")).toBe("인천은 끝났고, 직전 분기 및 평균 대비 각각 1명, 이다.");
    expect(left(text, "2명")).toBe("인천은 끝났고, 및 전년 평균 대비 각각 , 2명이다.");
  });
});

it("tells what lies on a stretch, if only in part", () => {
  const stretches = [{ start: 2, end: 5 }];
  expect(overlaps({ start: 3, end: 4 }, stretches)).toBe(true);
  expect(overlaps({ start: 1, end: 3 }, stretches)).toBe(true);
  expect(overlaps({ start: 0, end: 2 }, stretches)).toBe(false);
  expect(overlaps({ start: 5, end: 6 }, stretches)).toBe(false);
});
