/** Spaces are put into a question that has none. */
import { expect, it } from "vitest";
import { spacedOut } from "./run-together.js";

it.each([
  ["회비는얼마인가요?", "회비는 얼마인가요?"],
  ["심사위원은몇 명인가요?", "심사위원은 몇 명인가요?"],
  ["행사를누가 하나요?", "행사를 누가 하나요?"],
])("%s is %s", (typed, question) => {
  expect(spacedOut(typed)).toBe(question);
});

it("parts long words by what stands around", () => {
  expect(spacedOut("지원사업에서신청기간은언제인가요?")).toBe(
    "지원사업에서 신청기간은 언제인가요?",
  );
});

it("leaves a name's first syllable to it", () => {
  expect(spacedOut("한빛음악축제접수기간은언제인가요")).toBe("한빛음악축제접수기간은 언제인가요");
});

it.each([
  "청소년수련관운영규정의 회비는 얼마인가요?",
  "몇 명인가요?",
  "어디에서 하나요?",
  "가을음악회",
  "",
])("%s stays as it is", (question) => {
  expect(spacedOut(question)).toBe(question);
});
