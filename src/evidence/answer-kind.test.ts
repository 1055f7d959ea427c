import { describe, expect, it } from "vitest";
import { holds, kindAsked } from "./answer-kind.js";

const fits = (question: string, line: string) => holds(kindAsked(question), line, question);

describe("what a question asks for", () => {
  it.each([
    ["신청 마감일은?", "day"],
    ["접수는 며칠까지 하나요?", "day"],
    ["이 법은 언제부터 시행하나요?", "time"],
    ["총사업비는 얼마입니까?", "money"],
    ["발급 수수료 얼마예요", "money"],
    ["한 사람당 얼마를 지원하나요?", "money"],
    ["제출할 자료는?", "anything"],
    ["근거가 되는 법률은?", "anything"],
    ["대부 금리는 연 몇 %인가요?", "share"],
    ["예산 집행률은?", "share"],
    ["위원은 모두 몇 명인가?", "count"],
    ["청사의 높이는?", "number"],
    ["연체료는 몇 조에 나오나요?", "article"],
    ["제3조는 어떻게 바뀌었나요?", "change"],
    ["중대재해란 무엇인가?", "definition"],
    ["“중대재해”의 뜻은?", "definition"],
    ["인공지능이란", "definition"],
    [" 인공지능이란 무엇인가? ".normalize("NFD"), "definition"],
    ["위원회는 무엇인가요?", "definition"],
    ["신청 서류는 무엇인가요?", "anything"],
    ["마감일은 무엇인가요?", "day"],
    ["임진왜란 원인", "anything"],
    ["월세는 어떻게 신청해?", "anything"],
    ["C++란 무엇인가?", "anything"],
    ["누가 임명하나요?", "anything"],
  ])("%s", (question, name) => {
    expect(kindAsked(question).name).toBe(name);
  });
});

describe("whether a line holds it", () => {
  it.each([
    ["신청 마감일은?", "접수 기간: 6. 19.(월) ~ 6. 25.(일)", "2025년 영업관리시스템 유지관리 용역"],
    ["이 법은 언제부터 시행하나요?", "공포 후 6개월이 경과한 날부터", "전화 02-123-4567 / 전송"],
    ["총사업비는 얼마입니까?", "사업비: 2,700백만원", "1월 29일, 사장이 현장을 점검하였다."],
    ["양성 예산은 얼마인가?", "국비 2억, 지방비 1억", "전문가 2만 명 양성"],
    ["대부 금리는 연 몇 %인가요?", "연 1.5퍼센트로 한다", "15일 이내에 계약을 체결한다"],
    ["참가 인원은 몇 명인가?", "위원장을 포함하여 11명", "소방행정과-1806(2026. 2. 10.)호"],
    ["등록된 외국인은 몇 명인가?", "관악구 | 18,312 | 17,001", "구분 | 2016년 | 2017년"],
    ["청사의 높이는 얼마인가?", "높이는 42m이다", "준공되었다.[12]"],
    [
      "제9조는 어떻게 바뀌었나요?",
      "제9조 중 “5만원”을 개정한다",
      "제9조(수당) 수당은 5만원으로 한다.",
    ],
  ])("%s", (question, yes, no) => {
    expect(fits(question, yes)).toBe(true);
    expect(fits(question, no)).toBe(false);
  });

  it("takes a figure for the question's only when it is the same", () => {
    expect(fits("2024년 월세 지원 금액은 얼마인가?", "월 20만원")).toBe(true);
    expect(fits("2024년 참가자는 몇 명인가?", "24명")).toBe(true);
  });

  it("comes to an end on long lines and questions made to keep it busy", () => {
    const asked = [
      "예산은 얼마인가",
      "집행률은?",
      "위원은 몇 명인가",
      "높이는?",
      "언제인가",
      "마감일은?",
    ];
    const lines = [
      `금 1${"만".repeat(9000)}가`,
      "1,".repeat(9000),
      "1 ".repeat(9000),
      "| 1".repeat(9000),
    ];
    for (const question of asked)
      for (const line of lines) expect(fits(question, line)).toBeTypeOf("boolean");
    expect(kindAsked(`${"가".repeat(650)}은무엇${"말".repeat(1340)}x`).name).toBe("anything");
    expect(kindAsked(`${"얼마 ".repeat(600)}x`).name).toBe("number");
  });

  it("takes no figure of the question for an answer", () => {
    expect(fits("2024년 예산은 얼마인가?", "2024년 예산")).toBe(false);
    expect(fits("300만원을 넘는 금액은 얼마인가?", "300만원 이하")).toBe(false);
  });

  it("knows a line that defines a word, and lets others be", () => {
    const question = "중대재해란 무엇인가?";
    expect(fits(question, "“중대재해”란 다음 각 호의 재해를 말한다.")).toBe(true);
    expect(fits(question, "중대재해(重大災害)는 사망 등을 낳은 재해이다.")).toBe(true);
    expect(fits(question, "중대재해를 일으킨 자는 처벌한다.")).toBe(null);
    expect(fits("누가 임명하나요?", "시장이 임명한다.")).toBe(null);
  });
});
