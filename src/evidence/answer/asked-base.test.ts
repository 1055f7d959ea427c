import { expect, it } from "vitest";
import type { TermRarity } from "../../search/bm25.js";
import { baseAsked } from "./asked-base.js";
import { readQuestion } from "./parse-question.js";
import { judgeLines } from "./score-lines.js";

it.each([
  ["수습 직원은 임금의 몇 퍼센트를 받나요?", "임금"],
  ["분담금은 총 사업비의 최대 몇 %인가요?", "사업비"],
  ["지급률은 몇 %인가요?", null],
])("%s asks for a share of %s", (question, base) => {
  expect(baseAsked(question)).toBe(base);
});

it("a share of something else is no answer", () => {
  const rarity: TermRarity = { chunks: 10, ofOne: 1, of: () => 1 };
  const asked = readQuestion("수습 직원은 임금의 몇 퍼센트를 받나요?", rarity);
  const told = (text: string) =>
    judgeLines({ text, path: [], kind: "paragraph" }, asked).map((line) => line.text);
  const other = "③ 수습 직원은 근무일의 80퍼센트 이상 출근하여야 한다.";
  const own = "② 수습 직원에게는 임금의 90퍼센트를 준다.";
  const first = "① 임금은 매월 준다.";
  expect(told(`${first}\n${other}`)).toEqual([]);
  expect(told(`${first}\n${own}`)).toEqual([own]);
});
