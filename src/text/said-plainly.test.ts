/** One order and one asking word for questions that ask the same. */
import { describe, expect, it } from "vitest";
import { saidPlainly } from "./said-plainly.js";

describe("a question said otherwise", () => {
  it.each([
    ["얼마예요 축제의 회비가?", "축제의 회비는 얼마예요?"],
    ["언제인가요? 축제의 접수기간", "축제의 접수기간은 언제인가요?"],
    ["언제인지 궁금해요, 축제의 접수기간은.", "축제의 접수기간은 언제인지 궁금해요?"],
    ["접수기간은, 언제인가요?", "접수기간은 언제인가요?"],
    ["접수기간은 도대체 언제인가요?", "접수기간은 언제인가요?"],
    ["접수기간이 언제라고 나와 있나요?", "접수기간이 언제인가요?"],
    ["회비가 얼마로 되어 있나요?", "회비가 얼마인가요?"],
    ["접수일은 어느 날인가요?", "접수일은 언제인가요?"],
    ["장소는 어떤 곳인가요?", "장소는 어디인가요?"],
    ["축제의 담당하는 부서는 어디인가요?", "축제의 담당부서는 어디인가요?"],
    ["축제의 주관 기관은?", "축제의 주관기관은?"],
    ["회비는 어느 정도인가요?", "회비는 얼마인가요?"],
  ])("%s asks %s", (said, question) => {
    expect(saidPlainly(said)).toBe(question);
  });

  it.each([
    "접수기간은 언제인가요?",
    "어느 곳에서 하나요?",
    "이런 일을 무엇이라고 하나요?",
    "언제까지 내야 하나요?",
    "회비를 얼마로 올렸나요?",
    "축제를 담당하는 부서는 어디인가요?",
    "",
  ])("%s stays as it is", (question) => {
    expect(saidPlainly(question)).toBe(question);
  });
});
