/** Greetings and thanks ask nothing. */
import { describe, expect, it } from "vitest";
import { withoutAsides } from "./asides.js";

describe("sentences around a question", () => {
  it.each([
    ["안녕하세요. 접수 기간은 언제인가요?", "접수 기간은 언제인가요?"],
    ["안녕하세요! 문의드립니다. 사업비는 얼마인가요? 감사합니다.", "사업비는 얼마인가요?"],
    ["저기요, 회의는 언제 열리나요", "회의는 언제 열리나요"],
    ["질문 하나 드립니다~ 담당자는 누구인가요?", "담당자는 누구인가요?"],
    ["신청서는 어디에 내나요? 답변 부탁드립니다. 고맙습니다!", "신청서는 어디에 내나요?"],
    [`${"안녕하세요.".normalize("NFD")} 회비는 얼마인가요?`, "회비는 얼마인가요?"],
  ])("%s asks %s", (said, question) => {
    expect(withoutAsides(said)).toBe(question);
  });

  it.each([
    "접수 기간은 언제인가요?",
    "2024. 3. 5. 회의에서 정한 회비는 얼마인가요?",
    "저는 학생인데요, 회비는 얼마인가요?",
    "문의처는 어디인가요?",
    "감사위원회, 언제 열리나요?",
    "저작권법, 언제 시행되나요?",
    "문의처, 어디인가요?",
    "감사, 언제 하나요?",
    "감사 결과는 언제 나오나요?",
    "감사합니다.",
    "",
    `안녕하세요. ${"가".repeat(600)}`,
  ])("%s stays as it is", (question) => {
    expect(withoutAsides(question)).toBe(question);
  });
});
