import { expect, test } from "vitest";
import { withoutBrackets } from "./bracketed-topics.js";

test.each([
  ["자료 A1의 항목명(국문)은 무엇인가요?", "자료 A1의 국문 항목명은 무엇인가요?"],
  ["바다호(시험선)는 언제 뜨나요?", "시험선 바다호는 언제 뜨나요?"],
  ["사업 필요성의 배점(점)은 얼마인가요?", "사업 필요성의 배점은 얼마인가요?"],
  ["보조금 (단위: 천원)이 얼마인가요", "보조금이 얼마인가요"],
  ["달성 지표(B)를 알려 주세요", "달성 지표를 알려 주세요"],
  ["회의(제3차)는 언제인가요?", "제3차 회의는 언제인가요?"],
  ["원문(原文)은 무엇인가요?", "원문은 무엇인가요?"],
])("%s", (question, expected) => {
  expect(withoutBrackets(question)).toBe(expected);
});

test.each([
  "제5조(신청기간)는 무엇인가요?",
  "(재)공고는 언제인가요?",
  "현황(3월 26일)의 인원은 몇 명인가요?",
])("leaves %s", (question) => {
  expect(withoutBrackets(question)).toBe(question);
});

test("takes long brackets in linear time", () => {
  const hostile = `${"가(".repeat(50_000)})은`;
  expect(withoutBrackets(hostile)).toBe(hostile);
});
