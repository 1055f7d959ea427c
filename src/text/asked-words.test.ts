/** A question is searched by what it is about; what every question has falls away. */
import { describe, expect, it } from "vitest";
import { askedWords } from "./asked-words.js";

const words = (question: string) =>
  askedWords(question)
    .split(/[\s?.,]+/)
    .filter(Boolean);

describe("the words of a question", () => {
  it.each([
    ["장학금을 받을 수 있나요?", ["장학금을"]],
    ["전입신고를 하고 싶은데 서류를 알려 주세요.", ["전입신고를", "서류는"]],
    ["출장비 정산에 영수증이 필요한가요?", ["출장비", "정산에", "영수증이"]],
    ["등록을 취소하나요", ["등록을", "취소하나요"]],
    ["신청할 수 있는 지원금", ["신청할", "지원금"]],
    ["외국인도 대상인가요?", ["외국인도", "대상인가요"]],
    ["주차는 무료인가요?", ["주차는", "무료인가요"]],
    ["곧 이혼해요", ["곧", "이혼해요"]],
    ["대상이 무엇인가요?", ["대상이"]],
    ["연장이 가능한가요", ["연장이"]],
  ])("%s is about %j", (question, about) => {
    expect(words(question)).toEqual(about);
  });

  it("stay where they are nouns or part of one", () => {
    for (const noun of [
      "수강생 수",
      "대한민국 임시정부",
      "한국은행",
      "받침",
      "하수도 요금",
      "위해식품",
    ])
      expect(askedWords(noun)).toBe(noun);
  });

  it("are kept where nothing else is asked", () => {
    expect(askedWords("있나요?")).toBe("있나요?");
  });
});
