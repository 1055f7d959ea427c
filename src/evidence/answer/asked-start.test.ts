import { expect, it } from "vitest";
import { growthOfCost, MOST_GROWTH } from "../../../test/growth-of-cost.js";
import type { TermRarity } from "../../search/bm25.js";
import { beginsOtherwise, followsOther } from "./asked-start.js";
import { readQuestion } from "./parse-question.js";
import { judgeLines } from "./score-lines.js";

const asked = "이의 신청은 결과를 통보받은 날부터 며칠 이내에 하나요?";

it.each([
  [asked, "신청서를 접수한 날로부터 30일 이내에 처리결과를 통보한다.", true],
  [asked, "결과를 통보받은 날부터 14일 이내에 이의를 신청할 수 있다.", false],
  [asked, "이의 신청은 14일 이내에 한다.", false],
  [asked, "신청서를 접수한 날로부터 지체 없이 통보한다.", false],
  ["이의 신청은 며칠 이내에 하나요?", "신청서를 접수한 날로부터 30일 이내에 통보한다.", false],
  // Of several beginnings one is enough.
  [asked, "접수한 날부터 7일, 통보받은 날부터 14일 이내로 한다.", false],
])("%s %s", (question, line, expected) => {
  expect(beginsOtherwise(question, line)).toBe(expected);
});

it("a term from another day is no answer", () => {
  const rarity: TermRarity = { chunks: 10, ofOne: 1, of: () => 1 };
  const told = (text: string) =>
    judgeLines({ text, path: ["이의 신청"], kind: "paragraph" }, readQuestion(asked, rarity));
  expect(told("이의 신청서를 접수한 날부터 30일 이내에 결과를 통보한다.")).toEqual([]);
  expect(told("이의 신청은 결과를 통보받은 날부터 30일 이내에 한다.")).toHaveLength(1);
});

it("letters that never end cost no more than a few", () => {
  const judge = (size: number) => beginsOtherwise(asked, `${"가".repeat(size)} 1일`);
  expect(growthOfCost(judge, 25_000)).toBeLessThan(MOST_GROWTH);
});

it.each([
  ["분석서는 계약체결 후 며칠 이내에 내나요?", "완료 후 7일 이내", true],
  ["분석서는 계약체결 후 며칠 이내에 내나요?", "계약 후 7일 이내", false],
  ["분석서는 계약 후 며칠 이내에 내나요?", "계약일로부터 14일 이내", false],
  ["분석서는 완료 후 며칠 이내에 내나요?", "검수 완료 후 14일 이내", false],
  ["계약은 협상이 성립된 뒤 며칠 안에 하나요?", "협상성립 후 10일 이내", false],
  ["계약은 협상성립 후 며칠 안에 하나요?", "협상이 성립된 후 10일 이내", false],
  ["계약은 협상이 성립된 뒤 며칠 안에 하나요?", "검수 완료 후 10일 이내", true],
  ["분석서는 계약 후 며칠 이내에 내나요?", "14일 이내", false],
  ["분석서는 며칠 이내에 내나요?", "완료 후 7일 이내", false],
])("%s is not told by what follows something else: %s", (question, line, expected) => {
  expect(followsOther(question, line)).toBe(expected);
});

it("days after something else are no answer", () => {
  const rarity: TermRarity = { chunks: 10, ofOne: 1, of: () => 1 };
  const question = readQuestion("분석서는 계약 후 며칠 이내에 제출하나요?", rarity);
  const told = (text: string) => judgeLines({ text, path: [], kind: "paragraph" }, question);
  expect(told("분석서는 검수 후 7일 이내에 제출한다.")).toEqual([]);
  expect(told("분석서는 계약 후 7일 이내에 제출한다.")).toHaveLength(1);
});
