/** Numbers in the unit that a question asks by. */
import { expect, it } from "vitest";
import { holdsAnswer, kindAsked } from "./answer-kind.js";
import { measureAsked } from "./measures-asked.js";

const holds = (question: string, line: string) =>
  holdsAnswer(kindAsked(question), line, question) === true;

it.each([
  ["사무실은 몇 제곱미터 이상이어야 하나요?", "6.6제곱미터 이상의 사무실", true],
  ["사무실은 몇 제곱미터인가요?", "사무실 33㎡", true],
  ["사무실은 몇 제곱미터인가요?", "사무실 직원 3명", false],
  ["거리는 몇 킬로미터인가요?", "약 12 km 떨어져 있다.", true],
  ["거리는 몇 킬로미터인가요?", "12 kg", false],
  ["길이는 몇 미터인가요?", "100 ㎡", false],
  ["용량은 몇 GB인가요?", "용량 | 64", true],
])("%s %s: %s", (question, line, expected) => {
  expect(holds(question, line)).toBe(expected);
});

it("none is asked for by other units, or by a word that begins like one", () => {
  expect(measureAsked("위원은 몇 명인가요?")).toBeNull();
  expect(measureAsked("몇 평가 항목이 있나요?")).toBeNull();
});
