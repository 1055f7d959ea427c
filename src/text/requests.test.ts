/** Requests ask what questions do. */
import { describe, expect, it } from "vitest";
import { asQuestion } from "./requests.js";

describe("a request", () => {
  it.each([
    ["접수 기간을 알려 주세요.", "접수 기간은?"],
    ["담당자 전화번호 좀 알려줘", "담당자 전화번호는?"],
    ["총사업비 알려주십시오", "총사업비는?"],
    ["신청 서류를 가르쳐 줄래요?", "신청 서류는?"],
    ["행사 장소가 궁금합니다", "행사 장소는?"],
    ["모집 인원을 알고 싶어요", "모집 인원은?"],
    ["담당 부서 연락처 부탁드립니다.", "담당 부서 연락처는?"],
    ["신청서는 언제까지 내야 하는지 알려 주세요", "신청서는 언제까지 내야 하나요?"],
    ["올해 예산이 얼마인지 궁금해요", "올해 예산이 얼마인가요?"],
    ["위원이 몇 명이나 많은지 말해 줘", "위원이 몇 명이나 많은가요?"],
    ["언제 신청할지 알려줘", "언제 신청할까요?"],
    ["신청서는 언제까지 내야 하는지요?", "신청서는 언제까지 내야 하나요?"],
    ["신청서는 언제까지 내야 하는 건가요?", "신청서는 언제까지 내야 하나요?"],
    ["회비가 얼마인지", "회비가 얼마인가요?"],
    ["신청서를 어디에 내는지 문의드립니다.", "신청서를 어디에 내나요?"],
    ["중대재해에 대해 설명해 주세요", "중대재해는 무엇인가요?"],
    ["제안서 평가에 관하여 알고 싶습니다", "제안서 평가는 무엇인가요?"],
  ])("%s asks %s", (request, question) => {
    expect(asQuestion(request)).toBe(question);
  });

  it.each([
    "언제까지 내야 하나요?",
    "변경 사항을 누구에게 알려야 하나요?",
    "신청서를 보내 주세요",
    "사업 문의 전화번호는?",
    "알려 주세요",
    "결과는 언제 알려 주나요?",
    "결과는 언제 알려줘?",
    "",
  ])("%s stays as it is", (question) => {
    expect(asQuestion(question)).toBe(question);
  });

  it("comes to an end on a long run of letters", () => {
    const long = "나".repeat(100_000);
    expect(asQuestion(long)).toBe(long);
    expect(asQuestion(`${long} 알려 주세요`)).toBe(`${long}는?`);
  });
});
