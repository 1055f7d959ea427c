/** The field that a question asks for, by its label or in everyday words. */
import { describe, expect, it } from "vitest";
import { growthOfCost, MOST_GROWTH } from "../../../test/growth-of-cost.js";
import { askedAttribute } from "./asked-attribute.js";
import { askedField } from "./asked-field.js";

const asked = (question: string, words: string[] = []) =>
  askedField(question, askedAttribute(question), words);

describe("a field", () => {
  it.each([
    ["강사 모집 접수기간은 언제인가요?", "applying"],
    ["강사 모집은 언제까지 신청해야 하나요?", "applying"],
    ["강사는 몇 명 뽑나요?", "headcount"],
    ["지원사업의 자부담 비율은 몇 퍼센트인가요?", "share"],
    ["캠핑장은 어느 부서에서 맡고 있나요?", "department"],
    ["캠핑장은 쉬는 날이 언제예요?", "closed"],
    ["캠프에 참가하는 데 돈을 얼마나 내요?", "fee"],
    ["개찰은 언제 하나요?", "opening"],
    ["제안서는 어디로 가져가야 해요?", "submitting"],
    ["합격자는 언제 발표하나요?", "result"],
    ["위원은 몇 명인가요?", "members"],
    ["외부 위원은 임기가 몇 년인가요?", "term"],
    ["조사 용역은 며칠 동안 하나요?", "contract"],
  ])("is asked for: %s", (question, name) => {
    expect(asked(question)?.name).toBe(name);
  });

  it.each([
    "여권 사진은 언제 찍은 것이어야 하나요?",
    "중간보고를 언제까지 해야 하나요?",
    "의향서를 접수한 것은 무엇인가요?",
    "구청은 어디에 물어봤나요?",
    "시스템 유지보수는 무엇인가요?",
    "책은 며칠 동안 빌릴 수 있나요?",
    "추진계획은 언제 발표되었나요?",
    "한꺼번에 몇 명이 들어와도 되나요?",
    "서류는 며칠 동안 두나요?",
    "위원은 몇 년 동안 맡나요?",
    "2분기 예산 집행액은 얼마인가요?",
  ])("is not: %s", (question) => {
    expect(asked(question)).toBeNull();
  });

  it("tells which words ask for it, and which label", () => {
    const everyday = asked("강사는 언제까지 신청해야 하나요?", ["강사", "신청"]);
    expect([...everyday!.words]).toEqual(["신청"]);
    expect(everyday!.noun).toBeNull();
    expect(asked("강사 접수기간은 언제인가요?", ["강사", "접수기간"])).toMatchObject({
      noun: "접수기간",
      words: new Set(["접수기간"]),
    });
  });

  it("is the time of an event only where the paper is about that", () => {
    expect(asked("걷기대회는 언제인가요?")).toMatchObject({ name: "held", titled: "걷기대회" });
  });

  it("is not asked for by what was done to something", () => {
    expect(asked("의향서를 접수한 것은 언제인가요?")?.name).not.toBe("applying");
  });
});

it("a question of many signs is read in linear time", () => {
  const read = (size: number) => void askedField(`${"?".repeat(size)}가`, null, []);
  expect(growthOfCost(read, 5000)).toBeLessThan(MOST_GROWTH);
});
