/** Which attribute a question asks for, and what must be named beside its value. */
import { describe, expect, it } from "vitest";
import { askedAttribute, isNamed, isOfOther, labelOf, numberedIn } from "./asked-attribute.js";

describe("the asked attribute", () => {
  it.each([
    ["국민참여정책단 모집인원은 몇 명인가요?", "모집인원"],
    ["유기질비료 지원사업 신청기간은?", "신청기간"],
    ["접수 마감일은 언제까지인가요?", "마감일"],
    ["학술상의 종류에는 무엇이 있나요?", "종류"],
    ["총상금은 모두 얼마인가?", "총상금"],
    // Its verb makes the noun a subject, or there is no such noun.
    ["점검회의는 어디에서 열렸나요?", null],
    ["신청서는 어떤 이메일로 제출하나요?", null],
    ["몇 명을 뽑나요?", null],
  ])("of `%s` is %s", (question, noun) => {
    expect(askedAttribute(question)?.noun ?? null).toBe(noun);
  });

  const names = (question: string, ...said: string[]) =>
    isNamed(askedAttribute(question)!, (word) => said.includes(word));

  it("is named by what tells it from others of its type", () => {
    expect(names("사업 신청기간은?", "신청")).toBe(true);
    expect(names("사업 신청기간은?", "접수")).toBe(true);
    expect(names("사업 신청기간은?", "활동")).toBe(false);
    expect(names("면접 장소는 어디인가요?", "면접")).toBe(true);
    expect(names("면접 장소는 어디인가요?", "장소")).toBe(false);
    expect(names("당선작 발표일은?", "발표")).toBe(true);
  });

  it("of more than a type is named by its own name or another for it", () => {
    expect(names("총사업비는 얼마인가요?", "사업비")).toBe(true);
    expect(names("총사업비는 얼마인가요?", "예산")).toBe(true);
    expect(names("총사업비는 얼마인가요?", "사업")).toBe(false);
    expect(names("구급차의 등록번호는?", "등록번호")).toBe(true);
  });

  it("is known where documents have a word for it", () => {
    expect(askedAttribute("면접 장소는 어디인가요?")?.isKnown).toBe(true);
    expect(askedAttribute("전투의 결말은?")?.isKnown).toBe(false);
  });

  it("stands alone where what is before it belongs to another phrase", () => {
    expect(askedAttribute("왕이 물러난 시기는?")?.needs).toEqual([]);
    expect(askedAttribute("행사의 장소는?")?.needs).toEqual([]);
  });
});

describe("a line of another number", () => {
  it.each([
    ["2분기 투자액은?", "1분기 투자액은 3억원이다.", true],
    ["2분기 투자액은?", "2분기 투자액은 3억원이다.", false],
    ["2분기 투자액은?", "투자액은 3억원이다.", false],
    ["제3차 심의회는?", "제4차 심의회를 연다.", true],
    ["3순위 신청일은?", "1순위와 3순위는 4월에 신청한다.", false],
  ])("%s %s", (question, line, expected) => {
    expect(isOfOther(numberedIn(question), numberedIn(line))).toBe(expected);
  });
});

describe("the label of a line", () => {
  it.each([
    ["나. 신청기간 : 2024. 10. 28.", "신청기간"],
    ["◦ (신청기간) 2023. 12. 27.", "신청기간"],
    ["제5조(심의사항) 위원회는 심의한다.", "심의사항"],
    ["신 청 기 간 | 3월", "신청기간"],
    ["사 . 제외대상", "제외대상"],
    ["위원회는 위원장을 포함하여 열 명 이내의 위원으로 구성하고 임기를 정한다.", ""],
  ])("%s", (line, label) => {
    expect(labelOf(line)).toBe(label);
  });
});
