import { expect, it } from "vitest";
import { ownerOfAttribute } from "./asked-whose.js";

it.each([
  ["공고 재무제표의 배점은 얼마인가요?", "배점", "재무제표"],
  ["재무제표의 지원금 기준 5% 현금부담 내용은 무엇인가요?", "내용", "재무제표"],
  // A short one with a number is told by the word before it.
  ["음악제 2부의 시간은 무엇인가요?", "시간", "음악제2부"],
  ["센터 소장의 책무는 무엇인가요?", "책무", "소장"],
  ["보안 SER-008의 명칭은 무엇인가요?", "명칭", "ser008"],
  // The document itself.
  ["행사지원 용역의 예산은 얼마인가요?", "예산", null],
  ["모집 공고의 접수기간은 언제인가요?", "접수기간", null],
  ["접수기간은 언제인가요?", "접수기간", null],
])("%s", (question, noun, owner) => {
  expect(ownerOfAttribute(question, noun)).toBe(owner);
});

it("is looked for near the noun alone", () => {
  const question = `${"가의 나 ".repeat(20_000)}배점은 얼마인가요?`;
  expect(ownerOfAttribute(question, "배점")).toBe("가");
});
