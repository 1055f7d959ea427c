/** Things that are asked at once are questions of their own. */
import { describe, expect, it } from "vitest";
import { partsAsked } from "./parts-asked.js";

describe("things asked at once", () => {
  it.each([
    [
      "축제의 접수기간은 언제이고 장소는 어디인가요?",
      "축제의 접수기간은 언제인가요?",
      "축제의 장소는 어디인가요?",
    ],
    [
      "축제는 몇 시에 열리고 어디에서 출발하나요?",
      "축제는 몇 시에 열리나요?",
      "축제는 어디에서 출발하나요?",
    ],
    ["축제는 언제, 어디서 열리나요?", "축제는 언제 열리나요?", "축제는 어디서 열리나요?"],
    ["축제의 접수기간과 접수장소는 어떻게 되나요?", "축제의 접수기간은?", "축제의 접수장소는?"],
    ["축제 접수 기간과 접수 장소를 알려 주세요.", "축제 접수 기간은?", "축제 접수 장소는?"],
    ["축제의 접수기간, 장소는?", "축제의 접수기간은?", "축제의 장소는?"],
    ["축제의 접수기간하고 장소 좀 알려줘", "축제의 접수기간은?", "축제의 장소는?"],
    ["축제의 목적은 무엇이고 회비는?", "축제의 목적은 무엇인가요?", "축제의 회비는?"],
    [
      "축제의 심사위원과 진행자는 누구인가요?",
      "축제의 심사위원은 누구인가요?",
      "축제의 진행자는 누구인가요?",
    ],
  ])("%s", (question, ...parts) => {
    expect(partsAsked([question])).toEqual(parts);
  });

  it.each([
    [["축제는 몇 시에 열리나요?", "회비는 얼마인가요?"], "축제 회비는 얼마인가요?"],
    [["축제의 회비는 얼마인가요?", "장소는 어디인가요?"], "축제의 장소는 어디인가요?"],
    [["축제의 회비는 얼마인가요?", "음악회의 장소는 어디인가요?"], "음악회의 장소는 어디인가요?"],
    [["축제의 회비는 얼마인가요?", "축제 장소는 어디인가요?"], "축제 장소는 어디인가요?"],
  ])("a later one is about what the first is about: %j", (asks, second) => {
    expect(partsAsked(asks)[1]).toBe(second);
  });

  it.each([
    "시청 도시계획과 전화번호는 무엇인가요?",
    "심사결과 보고서는 무엇인가요?",
    "연구 및 개발 비용은 얼마인가요?",
    "시설의 종류 및 설치기준의 접수 기간은 언제인가요?",
    "시설의 설치기준, 회비는 얼마인가요?",
    "시설의 설치대상 건물 종류 및 설치기준 접수 기간은 언제인가요?",
    "축제의 접수기간과 음악회의 장소는 어디인가요?",
    "문화재단, 회비는 얼마인가요?",
    "계약을 맺고 언제까지 공사를 하나요?",
    "근로자와 사용자의 의무는 무엇인가요?",
    "갑과 을은 어떻게 다른가요?",
  ])("%s is one", (question) => {
    expect(partsAsked([question])).toEqual([question]);
  });

  it("looks at a few of many", () => {
    const many = Array.from({ length: 30 }, (_, place) => `${place}호의 값은 얼마인가요?`);
    expect(partsAsked(many)).toHaveLength(4);
  });

  it("comes to an end on text made to keep it busy", () => {
    const busy = "가나과 언제 고 ".repeat(33);
    expect(partsAsked([busy]).length).toBeGreaterThan(0);
  });
});
