/** What is asked for has the particle of the topic, however it was typed. */
import { describe, expect, it } from "vitest";
import { topicAsked } from "./topic-asked.js";

describe("a topic", () => {
  it.each([
    // A subject.
    ["접수 기간이 언제인가요?", "접수 기간은 언제인가요?"],
    ["올해 사업비가 총 얼마예요?", "올해 사업비는 총 얼마예요?"],
    ["위원이 몇 명입니까", "위원은 몇 명입니까"],
    ["수수료가 어떻게 되나요?", "수수료는 어떻게 되나요?"],
    // No particle.
    ["접수 기간 언제인가요", "접수 기간은 언제인가요"],
    ["심사 전문가 몇 명인가요?", "심사 전문가는 몇 명인가요?"],
    ["사업을 맡은 담당자 누구인가요", "사업을 맡은 담당자는 누구인가요"],
    ["연차 휴가 며칠인가요", "연차 휴가는 며칠인가요"],
    // Nothing behind it.
    ["담당자는요?", "담당자는?"],
    ["담당자 전화번호 좀", "담당자 전화번호는?"],
    ["청년 임대주택 계약 기간", "청년 임대주택 계약 기간은?"],
  ])("%s asks %s", (typed, question) => {
    expect(topicAsked(typed)).toBe(question);
  });

  it.each([
    "접수 기간은 언제인가요?",
    "회의가 언제 열리나요?",
    "사업비는 총 얼마인가요?",
    "매월 얼마인가요?",
    "만드는 데 얼마인가요?",
    "인터넷으로 언제인가요?",
    "중대재해",
    "청년 전세임대란 무엇인가요?",
    "제도를 바꾼 것은 언제인가요?",
    "거둔 돈은 모두 얼마예요?",
    "신청하면 되는지",
    "서류가 없음",
    "",
    `${"가나 ".repeat(200)}기간이 언제인가요?`,
  ])("%s stays as it is", (question) => {
    expect(topicAsked(question)).toBe(question);
  });

  it("comes to an end on text made to keep it busy", () => {
    const busy = `${"가".repeat(150)} ${"몇 명 ".repeat(30)}`;
    expect(topicAsked(busy)).toContain("가가가");
  });
});
