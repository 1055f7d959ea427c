/** Values of another stage, part, country or deed than the one that is asked about. */
import { describe, expect, it } from "vitest";
import type { TermRarity } from "../../search/bm25.js";
import { readQuestion } from "./parse-question.js";
import { judgeLines } from "./score-lines.js";
import {
  countriesIn,
  deedAsked,
  isOfOtherCountry,
  isOfOtherStage,
  partAsked,
} from "./told-apart.js";

const rarity: TermRarity = { chunks: 10, ofOne: 1, of: () => 1 };
const told = (question: string, text: string, path: string[] = []) =>
  judgeLines({ text, path, kind: "paragraph" }, readQuestion(question, rarity)).map(
    (line) => line.text,
  );

describe("a stage", () => {
  it.each([
    ["중간보고서는 몇 부 내나요?", "최종보고서 10부를 낸다.", true],
    ["중간보고서는 몇 부 내나요?", "중간 보고서 3부, 최종보고서 10부를 낸다.", false],
    ["중간보고서는 몇 부 내나요?", "보고서 10부를 낸다.", false],
    ["필기시험은 언제인가요?", "실기시험 : 5월 3일", true],
    ["필기시험은 언제인가요?", "면접전형 : 5월 3일", false],
    ["보고서는 몇 부 내나요?", "최종보고서 10부를 낸다.", false],
    // Part of a longer word is no stage.
    ["중간보고서는 몇 부 내나요?", "미완료보고서 10부를 낸다.", false],
  ])("%s %s", (question, line, expected) => {
    expect(isOfOtherStage(question, line)).toBe(expected);
  });

  it("keeps back the line that tells of another one", () => {
    expect(told("중간보고서는 몇 부 내나요?", "최종보고서는 10부를 낸다.")).toEqual([]);
    expect(told("최종보고서는 몇 부 내나요?", "최종보고서는 10부를 낸다.")).toHaveLength(1);
  });
});

describe("a part of a body", () => {
  it.each([
    ["심의회의 외부위원은 몇 명 이상인가요?", "외부"],
    ["심의회의 여성 위원은 몇 명인가요?", "여성"],
    ["심의회 위원은 몇 명인가요?", null],
    ["심사위원은 몇 명인가요?", null],
  ])("%s counts %s", (question, part) => {
    expect(partAsked(question)).toBe(part);
  });

  it("is not counted by what counts all of it, where it is told of elsewhere", () => {
    const all = "① 심의회는 6인 이상의 위원으로 구성한다.";
    const some = "② 위원의 일부를 외부위원으로 할 수 있다.";
    const asked = "심의회의 외부위원은 몇 명 이상이어야 하나요?";
    expect(told(asked, `${all}\n${some}`)).toEqual([]);
    expect(told("심의회의 위원은 몇 명 이상이어야 하나요?", `${all}\n${some}`)).toEqual([all]);
    const own = "② 외부위원은 2인 이상으로 한다.";
    expect(told(asked, `${all}\n${own}`)).toEqual([own]);
  });
});

describe("a deed", () => {
  it.each([
    ["처리기간은 며칠까지 연장할 수 있나요?", "연장"],
    ["수수료의 감면은 몇 퍼센트인가요?", "감면"],
    ["갱신 신청은 며칠 전까지 하나요?", "갱신"],
    ["처리기간은 며칠인가요?", null],
    // A name that a deed is part of.
    ["연장선 공사는 언제 끝나나요?", null],
  ])("%s asks for %s", (question, deed) => {
    expect(deedAsked(question)).toBe(deed);
  });

  it("has no value that is told of the thing itself", () => {
    const term = "① 민원의 처리기간은 접수한 날부터 7일 이내로 한다.";
    const more = "② 처리기간은 팀장의 승인을 받아 연장할 수 있다.";
    const asked = "민원 처리기간은 며칠까지 연장할 수 있나요?";
    expect(told(asked, `${term}\n${more}`)).not.toContain(term);
    const until = "② 처리기간은 10일까지 연장할 수 있다.";
    expect(told(asked, `${term}\n${until}`)).toEqual([until]);
    // Where the document never says so, it may say it in another word.
    expect(told(asked, term)).toEqual([term]);
  });
});

describe("a country", () => {
  it("is found as a word", () => {
    expect([...countriesIn("베트남에서, 라오스의 병원과 중국어 강의")]).toEqual([
      "베트남",
      "라오스",
    ]);
    expect([...countriesIn("신태국 사업")]).toEqual([]);
  });

  it("is another one only where the line names one", () => {
    const asked = countriesIn("캄보디아에서 의향서를 받은 것은 언제인가요?");
    expect(isOfOtherCountry(asked, "라오스로부터 의향서 접수(6월)")).toBe(true);
    expect(isOfOtherCountry(asked, "라오스와 캄보디아로부터 의향서 접수(6월)")).toBe(false);
    expect(isOfOtherCountry(asked, "의향서 접수(6월)")).toBe(false);
    expect(isOfOtherCountry(countriesIn("의향서는 언제 받았나요?"), "라오스 의향서(6월)")).toBe(
      false,
    );
  });

  it("keeps back what is told of another one", () => {
    const asked = "캄보디아에서 의향서를 접수한 것은 언제인가요?";
    expect(told(asked, "라오스에서 의향서를 2024년 6월에 접수하였다.")).toEqual([]);
    expect(told(asked, "캄보디아에서 의향서를 2024년 6월에 접수하였다.")).toHaveLength(1);
  });
});
