/** When a rule was last changed. */
import { expect, it } from "vitest";
import { growthOfCost, MOST_GROWTH } from "../../../test/growth-of-cost.js";
import type { TermRarity } from "../../search/bm25.js";
import { asksLatest, isNotLatest, withoutLatest } from "./asked-latest.js";
import { readQuestion } from "./parse-question.js";
import { judgeLines } from "./score-lines.js";

it.each([
  ["주차 규정이 가장 최근에 개정된 건 언제인가요?", true],
  ["주차 규정이 마지막으로 바뀐 날은?", true],
  ["최근 개정일은 언제인가요?", true],
  ["마지막 회의는 언제 열렸나요?", false],
  ["최근에 만난 사람은 누구인가요?", false],
])("%s asks for the latest change: %s", (question, expected) => {
  expect(asksLatest(question)).toBe(expected);
});

it("the words that ask for the latest are no words to look for", () => {
  expect(withoutLatest("규정이 가장 최근에 개정된 날은?")).toBe("규정이  개정된 날은?");
  const rarity: TermRarity = { chunks: 10, ofOne: 1, of: () => 1 };
  const { words } = readQuestion("주차 규정이 마지막으로 바뀐 날은?", rarity);
  expect([...words.keys()]).toEqual(["주차", "규정", "바뀐"]);
});

it("the latest day of a history is no earlier one, however it is written", () => {
  const lines = ["제정 2019. 3. 2.", "개정 2021. 10.  5 훈령 제12호", "개정 2021. 9. 30"];
  expect(lines.map((line) => isNotLatest(line, lines))).toEqual([true, false, true]);
  expect(isNotLatest("이 규정은 공포한 날부터 시행한다.", lines)).toBe(true);
});

it("supplementary provisions are of the day in their brackets", () => {
  const lines = ["제정 2019. 3. 2.", "부칙 <2021. 10. 5.>"];
  expect(lines.map((line) => isNotLatest(line, lines))).toEqual([true, false]);
});

it("a row under a column for the latest day tells that of its own rule", () => {
  const row = "주차 규정 | 총무과 | 2021. 3. 2.";
  expect(isNotLatest(row, [row], ["규정명 | 부서 | 최근 개정일"])).toBe(false);
  expect(isNotLatest(row, [row], ["규정명 | 부서 | 제정일"])).toBe(true);
});

it("the latest day answers", () => {
  const rarity: TermRarity = { chunks: 10, ofOne: 1, of: () => 1 };
  const text = "제정 2019. 3. 2.\n개정 2020. 4. 7.\n개정 2023. 5. 9.";
  const question = readQuestion("주차 규정이 마지막으로 바뀐 날은?", rarity);
  const told = judgeLines({ text, path: ["주차 규정"], kind: "paragraph" }, question);
  expect(told.map((line) => line.text)).toEqual(["개정 2023. 5. 9."]);
});

it("the lines of a chunk are read once for all of them", () => {
  const judge = (size: number) => {
    const lines = Array.from({ length: size }, (_, at) => `개정 20${10 + (at % 9)}. 3. 2.`);
    for (const line of lines) isNotLatest(line, lines);
  };
  expect(growthOfCost(judge, 500)).toBeLessThan(MOST_GROWTH);
});

it("letters that never end cost no more than a few", () => {
  const judge = (size: number) => isNotLatest("개정 ".repeat(size), [" ".repeat(size)]);
  expect(growthOfCost(judge, 25_000)).toBeLessThan(MOST_GROWTH);
});
