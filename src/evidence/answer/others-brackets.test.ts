import { describe, expect, it } from "vitest";
import { withoutOthersBrackets } from "./others-brackets.js";

describe("dates in brackets", () => {
  it.each([
    ["입주는 언제 하나요?", "지침의 시행(2016.12.30)에 따라 입주", "지침의 시행에 따라 입주"],
    ["공사는 며칠인가요?", "공고일(4월 9일) 기준", "공고일 기준"],
    ["공사는 며칠인가요?", "공고일(’25. 4. 9.) 기준", "공고일 기준"],
    ["공사는 며칠인가요?", "사업 시행(’31.5~’31.12월 신청·접수)", "사업 시행"],
    ["공사는 며칠인가요?", "세부기준(시설과-77, 2024.8.26.)에 따라", "세부기준 에 따라"],
  ])("are of the noun before them: %s", (question, line, left) => {
    expect(withoutOthersBrackets(line, question)).toBe(left);
  });

  it.each([
    ["언제 시행하나요?", "지침의 시행(2016.12.30)에 따라"],
    ["들꽃법은 언제 만들어졌나요?", "들꽃법의 제정('31. 2. 6. 제정)에 따라"],
    ["언제 신청하나요?", "신청기간(3. 1. ~ 3. 5.)에 낸다."],
    ["언제 열리나요?", "기간(2026. 3. 1. ~ 3. 5.)에 연다."],
    ["언제까지 신청하나요?", "사업 시행(’31.5~’31.12월 신청·접수)"],
    ["언제 열리나요?", "행사는 9일(월)에 연다."],
    ["몇 명인가요?", "참석자(12명)"],
  ])("stay where they are asked for or none: %s", (question, line) => {
    expect(withoutOthersBrackets(line, question)).toBe(line);
  });
});
