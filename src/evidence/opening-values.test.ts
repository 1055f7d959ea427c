/** Where a document tells its own values: lines with a label, where it begins. */
import { describe, expect, it } from "vitest";
import { asksLasting, asksToldValue, tellsValue } from "./opening-values.js";

describe("a value that a document tells of itself", () => {
  it.each([
    "새빛군 사업비가 얼마인가요?",
    "사업기간은 언제까지인가요?",
    "이 사업은 몇 달 걸리나요?",
    "이 사업은 며칠 동안 하나요?",
    "담당자 전화번호는?",
    "새빛군 사업 담당자는 누구인가요?",
  ])("is asked for by %s", (question) => {
    expect(asksToldValue(question)).toBe(true);
  });

  it.each(["뽑힌 기업은 며칠 안에 공사를 끝내야 하나요?", "하청을 줘도 되나요?"])(
    "is not asked for by %s",
    (question) => expect(asksToldValue(question)).toBe(false),
  );

  it("lasts, where it is asked how long", () => {
    expect(asksLasting("얼마 동안 하나요?")).toBe(true);
    expect(asksLasting("얼마를 내나요?")).toBe(false);
  });

  it.each([
    ["□ 사업예산 : 90,000,000원", true],
    ["개요\n가. 사업 예산 : 9천만원(부가세 포함)", true],
    ["□ 사업예산 : 추후 공고", false],
    ["예산은 90,000,000원으로 한다", false],
    ["□ 사업기간 : 6개월", false],
  ])("stands in %s: %s", (text, expected) => {
    expect(tellsValue(text, "새빛군 사업 예산은 얼마인가요?")).toBe(expected);
  });
});

it("the department under a rule's title has its telephone", () => {
  const asked = "새빛 고시의 담당부서 전화번호는?";
  expect(tellsValue("새빛 고시\n새빛부(자료정책과), 044-000-1234", asked)).toBe(true);
  expect(tellsValue("새빛 고시\n새빛부(자료정책과)", asked)).toBe(false);
});

it("the days of a rule stand in its history", () => {
  const asked = "새빛 규정은 언제부터 시행되나요?";
  expect(asksToldValue(asked)).toBe(true);
  expect(tellsValue("새빛 규정\n개정 2025. 2. 3 시행 2025. 3. 1", asked)).toBe(true);
  expect(tellsValue("새빛 규정\n개정 2025. 2. 3", asked)).toBe(false);
});

it("a telephone stands in a row too", () => {
  const asked = "새빛군 사업은 어디로 전화하나요?";
  expect(tellsValue("서비스 제공자 | 새빛군 자료팀 / 042-000-1234", asked)).toBe(true);
  expect(tellsValue("서비스 제공자 | 새빛군 자료팀", asked)).toBe(false);
});

it("who has a role stands in a row of the cover", () => {
  const asked = "새빛군 사업 담당자는 누구인가요?";
  expect(tellsValue("2026년 2월\n담당 | 자료연구과 | 연구사 | 한별", asked)).toBe(true);
  expect(tellsValue("사업 담당자 | 한별", asked)).toBe(false);
  expect(tellsValue("담당자 | 한별", asked)).toBe(true);
  expect(tellsValue("담당 업무를 잘 아는 사람", asked)).toBe(false);
});
