import { describe, expect, it } from "vitest";
import { holdsAnswer, kindAsked } from "./answer-kind.js";
import { withoutConditions } from "./told-conditions.js";

const fits = (question: string, line: string) => holdsAnswer(kindAsked(question), line, question);

describe("a number that is a condition", () => {
  it("is no value", () => {
    expect(fits("착수금은 얼마인가요?", "2. 착수금이 2,000만원 이하인 경우")).toBe(false);
    expect(fits("착수금은 얼마인가요?", "2. 착수금은 2,000만원 이하로 한다.")).toBe(true);
    expect(fits("대기 기간은 몇 개월인가요?", "3개월이 지나도 사유가 남은 때")).toBe(false);
    expect(fits("대기 기간은 몇 개월인가요?", "대기는 3개월로 한다.")).toBe(true);
  });

  it.each([
    "착수금이 얼마 이하이면 되나요?",
    "몇 점을 받아야 등록되나요?",
    "몇 달 동안 안 찾아가면 못 쓰나요?",
    "면제 기준은 얼마인가요?",
    "계약서를 안 써도 되는 금액은 얼마인가요?",
    "수의로 계약할 수 있는 금액은 얼마인가요?",
  ])("is what %s asks for", (question) => {
    const line = "70점 이상인 경우, 6개월이 지나도";
    expect(withoutConditions(line, question)).toBe(line);
  });

  it("is found beside others", () => {
    const line = "10명 이상인 경우 수당 5만원을 준다.";
    expect(withoutConditions(line, "수당은 얼마인가요?")).not.toContain("10명");
    expect(withoutConditions(line, "수당은 얼마인가요?")).toContain("5만원");
  });
});

describe("a place that is a condition", () => {
  it.each([
    "공고일 현재 한빛시에 주소를 둔 19세 이상인 사람",
    "한빛시 내에 거주하는 대학생",
    "한빛시에 사업장이 있는 기업",
  ])("is no place: %s", (line) => {
    expect(fits("설명회 장소는 어디인가요?", line)).toBe(null);
    expect(withoutConditions(line, "어디에 사는 사람이 대상인가요?")).toBe(line);
  });

  it("is left beside one that is", () => {
    const line = "한빛시에 주소를 둔 사람은 다온구 새솔로 12에서 받는다.";
    expect(fits("받는 장소는 어디인가요?", line)).toBe(true);
  });
});
