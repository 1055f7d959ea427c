import { expect, it } from "vitest";
import { growthOfCost, MOST_GROWTH } from "../../../test/growth-of-cost.js";
import { deedWithin, isTermOfOtherDeed } from "./asked-deed.js";

it.each([
  ["결과는 며칠 이내에 통보해야 하나요?", "통보"],
  ["결과는 며칠 안에 간사에게 통보하나요?", "통보"],
  ["보고서는 몇 개월 이내에 제출하나요?", "제출"],
  ["며칠 안에 내야 하나요?", null],
  ["결과는 언제 통보하나요?", null],
])("what is to be done within the term of %s: %s", (question, deed) => {
  expect(deedWithin(question)).toBe(deed);
});

it.each([
  ["해산을 통보받은 부서장은 조치를 즉시 시행하여야 한다.", true],
  ["7일 이내에 이의를 신청할 수 있다.", true],
  ["7일 이내에 결과를 통지하여야 한다.", false],
  ["7일 이내에 신청하고 10일 이내에 결과를 통보한다.", false],
  ["7일 이내에 신청하여야 하며 지체 없이 그렇게 한다.", false],
  ["통보는 7일 이내이다.", false],
  ["7일 이내에 심사하여 그 결과를 통보한다.", false],
  ["7일 이내에 통보서를 제출하여야 한다.", false],
  ["7일 이내에 신청하며, 위원회는 따로 통보한다.", true],
])("%s has terms for other deeds than telling alone: %s", (line, expected) => {
  expect(isTermOfOtherDeed("통보", line)).toBe(expected);
});

it("a report is filed as other papers are", () => {
  expect(isTermOfOtherDeed("보고", "7일 이내에 제출하여야 한다.")).toBe(false);
  expect(isTermOfOtherDeed("보고", "7일 이내에 신청하여야 한다.")).toBe(true);
});

it("a line of terms is read in linear time", () => {
  const read = (size: number) => void isTermOfOtherDeed("통보", "즉시가".repeat(size));
  expect(growthOfCost(read, 20_000)).toBeLessThan(MOST_GROWTH);
});
