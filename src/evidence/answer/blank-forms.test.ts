import { describe, expect, it } from "vitest";
import { growthOfCost, MOST_GROWTH } from "../../../test/growth-of-cost.js";
import { holdsAnswer, kindAsked } from "./answer-kind.js";
import { withoutBlanks } from "./blank-forms.js";

describe("a day to be filled in", () => {
  it.each(["2024.    .    .", "2024.  7.    .", "2024년    월    일", "2024년 7월    일"])(
    "%s is none",
    (line) => {
      expect(withoutBlanks(line).trim()).toBe("");
      const question = "계약 체결일은 언제인가요?";
      expect(holdsAnswer(kindAsked(question), line, question)).toBe(false);
    },
  );

  it.each(["2024. 7. 2.", "2024.7.", "2024년 7월 2일", "2024년 7월", "2024. 7. 2. ~ 7. 9."])(
    "%s is one",
    (line) => {
      expect(withoutBlanks(line)).toBe(line);
    },
  );
});

describe("boxes to tick", () => {
  it("tell nothing while none is ticked", () => {
    const question = "휴직은 최대 몇 년까지 쓸 수 있나요?";
    const line = "□ 6월 이상~1년 미만, □ 1년 이상";
    expect(holdsAnswer(kindAsked(question), line, question)).toBe(false);
    expect(withoutBlanks(line).trim()).toBe("");
  });

  it.each(["■ 1년 미만 □ 1년 이상", "□ 휴직은 2년까지 쓸 수 있다.", "□ 기간 : 2년 □ 대상 : 직원"])(
    "%s tells something",
    (line) => {
      expect(withoutBlanks(line)).toBe(line);
    },
  );
});

it("spaces and boxes without end cost little", () => {
  for (const text of [(size: number) => `2024.${" ".repeat(5 * size)}`, "□ 가", "2024년 "]) {
    const made = (size: number) => (typeof text === "string" ? text.repeat(size) : text(size));
    expect(growthOfCost((size) => withoutBlanks(made(size)), 5000)).toBeLessThan(MOST_GROWTH);
  }
});

it("a row of placeholders is an example", () => {
  const question = "심사팀은 몇 명인가요?";
  const fits = (line: string) => holdsAnswer(kindAsked(question), line, question);
  expect(fits("ISMS | OO 개 | OO만 건 | 10,000명")).toBe(false);
  expect(fits("심사팀 | ○○일 | ○○월 | 5명")).toBe(false);
  expect(fits("심사팀 | OO 분야 | 5명")).toBe(true);
});
