import { expect, it } from "vitest";
import type { TermRarity } from "../../search/bm25.js";
import { isOtherBound } from "./asked-bound.js";
import { readQuestion } from "./parse-question.js";
import { judgeLines } from "./score-lines.js";

it.each([
  ["최대 지분율은 몇 %인가요?", "최소 지분율은 10% 이상이어야 한다.", true],
  ["최소 지분율은 몇 %인가요?", "최대지분율: 40%", true],
  ["최소 지분율은 몇 %인가요?", "최저 지분율은 10%", false],
  ["최대 지분율은 몇 %인가요?", "최소 지분율은 10%, 최대 지분율은 40%", false],
  ["최대 지분율은 몇 %인가요?", "최소 인원은 10명", false],
  ["지분율은 몇 %인가요?", "최소 지분율은 10%", false],
])("%s %s", (question, line, expected) => {
  expect(isOtherBound(question, line)).toBe(expected);
});

it("the other bound is no answer", () => {
  const rarity: TermRarity = { chunks: 10, ofOne: 1, of: () => 1 };
  const told = (question: string) =>
    judgeLines(
      { text: "구성원의 최소 지분율은 10% 이상이어야 한다.", path: [], kind: "paragraph" },
      readQuestion(question, rarity),
    );
  expect(told("구성원의 최대 지분율은 몇 %인가요?")).toEqual([]);
  expect(told("구성원의 최소 지분율은 몇 %인가요?")).toHaveLength(1);
});
