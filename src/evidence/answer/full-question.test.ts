/** Short years, short names, and the subject of a follow-up. */
import { describe, expect, it } from "vitest";
import { fullNamesIn, inFull, withSubject } from "./full-question.js";

describe("a question in full", () => {
  it.each([
    ["25년 1분기 투자액은?", "2025년 1분기 투자액은?"],
    ["‘24년 사업 설명회는?", "2024년 사업 설명회는?"],
    ["’24년에 들어온 돈은?", "2024년에 들어온 돈은?"],
    ["10년에 한 번 하는 일은?", "10년에 한 번 하는 일은?"],
    ["10년 이상 근무하면?", "10년 이상 근무하면?"],
    ["2025년 7월 대출은?", "2025년 7월 대출은?"],
    ["87년 헌법은?", "87년 헌법은?"],
    ["39년 계획은?", "2039년 계획은?"],
    ["40년 경력은?", "40년 경력은?"],
    ["24년도 예산은?", "2024년도 예산은?"],
    ["24년 3월 예산은?", "2024년 3월 예산은?"],
    ["24년 2차 공고는?", "2024년 2차 공고는?"],
    ["24년 상반기는?", "2024년 상반기는?"],
    ["24년 하반기는?", "2024년 하반기는?"],
    ["24년 AI 사업은?", "2024년 AI 사업은?"],
    ["10년간 근무하면?", "10년간 근무하면?"],
    ...["이상", "이내", "이하", "미만", "동안", "마다", "이전", "이후", "초과", "경과"].map(
      (bound): [string, string] => [`10년 ${bound} 근무는?`, `10년 ${bound} 근무는?`],
    ),
    ["1.24년 계획은?", "1.24년 계획은?"],
    ...["근속", "근무", "재직", "만기", "거주", "동안 일하", "일하", "된 건물", "지난 문서"].map(
      (told): [string, string] => [`30년 ${told}면?`, `30년 ${told}면?`],
    ),
  ])("%s", (question, expected) => {
    expect(inFull(question, () => [])).toBe(expected);
  });

  it.each([
    ["다온 10년 공공임대 전화번호는?", "10년 공공임대주택 예비입주자 모집", false],
    ["다온 10년 공공임대 전화번호는?", "2010년 공공임대주택 예비입주자 모집", true],
    ["다온 10년 공공임대 전화번호는?", "’10년 공공임대주택 예비입주자 모집", true],
    ["다온 10년 공공임대 전화번호는?", "10년 분양전환 안내", true],
  ])("%s beside %s", (question, title, isYear) => {
    expect(inFull(question, () => [title])).toBe(
      isYear ? question.replace("10년", "2010년") : question,
    );
  });

  it("looks for titles once, however many years there are", () => {
    let searches = 0;
    inFull("10년 가나 ".repeat(50), () => {
      searches += 1;
      return [];
    });
    expect(searches).toBe(1);
  });

  it("knows the full names of ministries, public bodies and laws", () => {
    expect([...fullNamesIn("중기부가 LH와 새일센터에서")]).toEqual([
      ["중기부", "중소벤처기업부"],
      ["lh", "한국토지주택공사"],
      ["새일센터", "여성새로일하기센터"],
    ]);
    expect([...fullNamesIn("충남 홈페이지 사업은?")]).toEqual([["충남", "충청남도"]]);
    // What people call a body, as a word of its own.
    expect([...fullNamesIn("코바코의 KISA 규정은?")]).toEqual([
      ["코바코", "한국방송광고진흥공사"],
      ["kisa", "한국인터넷진흥원"],
    ]);
    expect(fullNamesIn("코바코스 규정은?").size).toBe(0);
    // The name of an office itself.
    expect(fullNamesIn("고용센터 규정은?").size).toBe(0);
    expect(fullNamesIn("기부금 영수증은?").size).toBe(0);
    expect(fullNamesIn("중소벤처기업부(중기부)는?").size).toBe(0);
  });
});

describe("a question after others", () => {
  const before = ["군산시 유기질비료 지원사업 신청기간은?"];

  it("without a subject takes theirs", () => {
    expect(withSubject("신청방법은?", before)).toBe("군산시 유기질비료 지원사업 신청방법은?");
  });

  it("takes that of the last one that has one", () => {
    expect(withSubject("문의처는?", [...before, "지원단가는?"])).toBe(
      "군산시 유기질비료 지원사업 문의처는?",
    );
  });

  it("takes the whole of one that asks for no attribute, without its mark", () => {
    expect(withSubject("문의처는?", ["기숙사를 어떻게 신청하나요?"])).toBe(
      "기숙사를 어떻게 신청하나요 문의처는?",
    );
  });

  it("with a subject of its own stays as it is", () => {
    const own = "고창군 기숙사 임차비 지원의 신청기간은?";
    expect(withSubject(own, before)).toBe(own);
    expect(withSubject("신청방법은?", [])).toBe("신청방법은?");
    expect(withSubject("문의처 신청방법은?", before)).toMatch(/^군산시/);
    expect(withSubject("기숙사 문의처 신청방법은?", before)).toBe("기숙사 문의처 신청방법은?");
  });
});
