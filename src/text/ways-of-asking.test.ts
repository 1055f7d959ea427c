/** However a thing is asked, it is one question. */
import { expect, it } from "vitest";
import { inOneForm } from "./ways-of-asking.js";

it.each([
  "모집 인원이 궁금합니다.",
  "모집 인원이 어떻게 되나요?",
  "모집 인원이 몇 명인지 아세요?",
  "몇 명인가요, 모집 인원은?",
  "모집 인원 좀 알려줘",
  "모집 인원이 몇 명인지 알려 주세요",
  "모집 인원 몇 명인가요?",
  "모집 인원은요?",
  "모집 인원",
])("%s", (said) => {
  expect(inOneForm(said)).toBe("모집 인원은 몇 명인가요?");
});

it("leaves what is really asked how", () => {
  expect(inOneForm("신청 절차는 어떻게 되나요?")).toBe("신청 절차는 어떻게 되나요?");
  expect(inOneForm("규칙을 어기면 어떻게 되나요?")).toBe("규칙을 어기면 어떻게 되나요?");
});

it("takes requests and plain speech together", () => {
  expect(inOneForm("신청서 언제까지 내야 하는 거예요?")).toBe("신청서는 언제까지 내야 하나요?");
  expect(inOneForm("예산이 얼마야?")).toBe("예산은 얼마인가요?");
});
