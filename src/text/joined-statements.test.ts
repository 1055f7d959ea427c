import { describe, expect, it } from "vitest";
import { statementsOf } from "./joined-statements.js";
import { TrackedText } from "./tracked-text.js";

const parts = (text: string) => statementsOf(TrackedText.of(text)).map((part) => part.text);

describe("the statements of a sentence", () => {
  it.each([
    ["위원은 15명이며, 임기는 2년이다.", ["위원은 15명이다", "임기는 2년이다."]],
    ["정원은 585개고, 합계는 12개다.", ["정원은 585개다", "합계는 12개다."]],
    ["방문 접수는 받지 않고, 우편은 받는다.", ["방문 접수는 받지 않는다", "우편은 받는다."]],
    ["지난 예산은 늘었으나, 인원은 줄었다.", ["지난 예산은 늘었다", "인원은 줄었다."]],
    ["청년은 대상이 아니며, 노인은 대상이다.", ["청년은 대상이 아니다", "노인은 대상이다."]],
    ["위원회가 정하며, 총장이 승인한다.", ["위원회가 정한다", "총장이 승인한다."]],
    ["위원은 15명이다; 임기는 2년이다.", ["위원은 15명이다", "임기는 2년이다."]],
    [
      "첫째 값은 15명이며, 둘째 값은 2년이고, 셋째 값은 없다.",
      ["첫째 값은 15명이다", "둘째 값은 2년이다", "셋째 값은 없다."],
    ],
  ])("%s", (given, expected) => {
    expect(parts(given)).toEqual(expected);
  });

  it.each([
    "위원장은 위원회를 대표하고, 업무를 총괄한다.",
    "지급하는 수당을 정하며, 높은 금액을 먼저 준다.",
    "소장은 담당자를 지정하여야 하며, 이는 법에 따른다.",
    "위원장은 (총장이 임명하며, 임기는 2년) 호선한다.",
    "그는 “위원은 15명이며, 임기는 2년”이라고 했다.",
    "기관은 자료를 보관하며, 필요한 경우에는 제공한다.",
    "기관은 자료를 보관하며, 동의 없이 대여 또는 공표할 수 없다.",
    "위원은 15명이다.",
    "",
  ])("stay together: %s", (given) => {
    expect(parts(given)).toEqual([given]);
  });

  it("stand for characters of the sentence", () => {
    const [first] = statementsOf(TrackedText.of("위원은 15명이며, 임기는 2년이다."));
    expect(first!.verbatim("15명이다")).toBe("15명이며");
    expect(first!.verbatim("15명")).toBe("15명");
  });

  it("are bounded", () => {
    const many = "우리의 값은 15명이며, ".repeat(2_000);
    expect(parts(many)).toHaveLength(13);
    const after = `우리의 값은 15명이고, ${"낱말을 쓰며, ".repeat(60)}`;
    expect(parts(`${after}위원은 15명이며, 임기는 2년이다.`)).toEqual([
      `${after}위원은 15명이며, 임기는 2년이다.`,
    ]);
  });
});

it("takes a word that only begins like a reference for its own subject", () => {
  expect(parts("면의 너비는 2미터이며, 이용자는 구획을 양도할 수 없다.")).toHaveLength(2);
  expect(parts("면의 너비는 2미터이며, 이 경우 이용자는 요금을 낸다.")).toHaveLength(1);
  expect(parts("면의 너비는 2미터이며, 나머지는 군수가 정한다.")).toHaveLength(1);
});
