/** Everyday words of a question are met by the official terms that a text has for them. */
import { describe, expect, it } from "vitest";
import { PhraseTable, synonymsOfLine } from "../../text/everyday-language.js";
import { HeldWords } from "./held-words.js";
import { officialTerms } from "./official-words.js";

const termsOf = (question: string, word: string) => officialTerms(question, [word]).get(word) ?? [];
const share = (question: string, word: string, text: string) =>
  HeldWords.of(text).met(word, {
    fullNames: new Map(),
    official: officialTerms(question, [word]),
  });

describe("the official terms for a word", () => {
  it("are those of the everyday phrase that it is part of, in any word of it", () => {
    const question = "쉬는 시간은 얼마나 되나요?";
    expect(termsOf(question, "쉬는").slice(0, 2)).toEqual(["휴게시간", "휴게"]);
    expect(termsOf(question, "시간")).toEqual(["휴게시간", "휴게"]);
    expect(termsOf("쉬는시간은 얼마나 되나요?", "쉬는시간")).toEqual(["휴게시간", "휴게"]);
  });

  it.each([
    ["도장이 닳으면 누가 바꾸나요?", "도장", "인장이 마멸된 때"],
    ["출장 갔다 오면 며칠 안에 보고하나요?", "갔다", "귀임 후 7일 이내에 복명한다."],
    ["겨울에는 몇 시에 닫나요?", "겨울", "동절기는 17시까지 연다."],
    ["한 사람이 얼마까지 빌리나요?", "사람", "융자는 1인당 3천만원까지로 한다."],
    ["돈을 받아서 생긴 징계는 무엇인가요?", "돈을", "금품을 받은 징계"],
    ["기록은 언제 없어지나요?", "없어지", "기록을 말소한다."],
    ["누가 정해야 하나요?", "정해야", "이사회의 결의로 한다."],
    ["한울모임 차비는 언제 주나요?", "차비", "교통비는 다음 달에 준다."],
    ["아이를 보내려면 언제 말하나요?", "아이", "원아는 3월에 모집한다."],
    ["교육은 일 년에 몇 번 하나요?", "년에", "교육은 연간 2회 한다."],
    ["월급날은 며칠인가요?", "월급날", "급여일은 매월 20일로 한다."],
    ["대회에서 1등은 얼마를 받나요?", "1등", "최우수상 100만원"],
    ["숙제는 몇 점인가요?", "숙제", "과제물 20%"],
    ["알약은 어디에 두나요?", "알약", "의약품은 잠금장치가 있는 곳에 둔다."],
    ["문을 여는 시간은 언제인가요?", "문을", "이용시간은 9시부터이다."],
  ])("of a rule: %s", (question, word, text) => {
    expect(share(question, word, text)).toBeGreaterThanOrEqual(0.9);
  });

  it("are those of a verb too", () => {
    expect(termsOf("회의를 마치면 며칠 안에 알리나요?", "마치면")).toEqual([
      "종료",
      "완료",
      "만료",
      "마감",
    ]);
  });

  it("are those of the tenant's own synonyms too", () => {
    const own = new PhraseTable(synonymsOfLine("지출증빙서류: 영수철"));
    expect(officialTerms("영수철은 몇 년 두나요?", ["영수철"], own).get("영수철")).toEqual([
      "지출증빙서류",
    ]);
    expect(termsOf("영수철은 몇 년 두나요?", "영수철")).toEqual([]);
    // It counts, lists and orders.
    expect(termsOf("회의를 몇 차례 열었나요?", "차례")).not.toContain("단계");
  });

  it.each([
    ["나이는 어떻게 되나요?", "나이", "연령"],
    ["열 살이 안 되면 무료인가요?", "안", "미만"],
    ["길게는 몇 년인가요?", "길게", "최장"],
    ["노인은 얼마인가요?", "노인", "고령자"],
  ])("are those of words of no one field: %s", (question, word, term) => {
    expect(termsOf(question, word)).toContain(term);
  });

  it.each([
    ["회비를 안 내면 어떻게 되나요?", "내면", "미납"],
    ["남은 것을 내년에 써도 되나요?", "내년", "이월"],
    ["처음 월급은 얼마인가요?", "처음", "초임"],
    ["총회에 몇 명이 와야 하나요?", "와야", "출석"],
    ["빌린 돈은 언제 갚나요?", "돈은", "차입"],
    ["다른 목적으로 쓰면 어떻게 되나요?", "목적", "목적외"],
    ["계약을 깨려면 어떻게 하나요?", "계약", "해지"],
    ["다른 회사와 같이 들어갈 수 있나요?", "회사", "공동수급"],
    ["여름에는 부업을 할 수 있나요?", "부업", "겸직"],
    ["받을 사람은 누가 정하나요?", "사람", "수상자"],
  ])("are those of the daily work of offices: %s", (question, word, term) => {
    expect(termsOf(question, word)).toContain(term);
  });

  it("are figures for a number in words", () => {
    expect(termsOf("문을 닫은 적이 두 번 있으면?", "번")).toContain("2회");
  });

  it("are none for a word beside the phrase", () => {
    expect(termsOf("가람에서 쉬는 시간은 누가 정하나요?", "가람")).toEqual([]);
  });

  it("are none for the value that is asked for, nor for what asks", () => {
    expect(termsOf("담당자 전화번호는?", "전화번호")).toEqual([]);
    expect(termsOf("담당자 전화번호는?", "담당자")).toEqual([]);
    expect(termsOf("위원은 얼마 받나요?", "받나요")).toEqual([]);
  });

  it("are none for another name of the same body: that is no everyday word", () => {
    expect(termsOf("기획재정부 발표", "기획재정부")).toEqual([]);
  });
});

describe("an everyday word is met", () => {
  const question = "야근하면 안 되는 사람은?";
  it.each([
    ["by itself", "야근", "야근을 금한다.", 1],
    ["by an official term", "야근", "연장근로를 하게 하지 못한다.", 0.9],
    ["by one with a space in it", "야근", "연장 근로를 하게 하지 못한다.", 0.9],
    ["not by a part of one", "야근", "계약 기간을 연장한다.", 0],
    ["not by most of one", "야근", "정원을 초과하면 근무를 바꾼다.", 0],
    ["not by what is said of something else", "사람", "연장근로를 하게 한다.", 0],
    ["a denial by another", "안", "연장근로를 하게 하지 아니한다.", 0.9],
    ["no denial where nothing is denied", "안", "연장근로를 하게 한다.", 0],
  ])("%s: %s in %s", (_, word, text, expected) => {
    expect(share(question, word, text)).toBeCloseTo(expected, 10);
  });

  it.each([
    ["whatever particles stand between them", "주민등록증의 발급은 열흘 안에 한다.", 0.9],
    ["not by one of them", "주민등록증을 내보인다.", 0],
    ["nor by another", "증명서를 발급한다.", 0],
  ])("by all the words of a term: %s", (_, text, expected) => {
    expect(share("민증 처음 받는 곳은?", "처음", text)).toBeCloseTo(expected, 10);
  });

  it("by what it stands for alone, in a longer phrase too", () => {
    const text = "주민등록증을 내보인다.";
    expect(share("민증 처음 받는 곳은?", "민증", text)).toBeCloseTo(0.9, 10);
  });

  it("by a term with a middle dot, whichever a text has", () => {
    for (const dot of ["ㆍ", "·", ""])
      expect(
        share("산후도우미를 부르려면?", "산후도우미", `산모${dot}신생아 건강관리 서비스`),
      ).toBe(0.9);
  });
});
