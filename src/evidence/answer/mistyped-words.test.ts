/** Typing errors are corrected by what the found chunks say, and nothing else is. */
import { describe, expect, it } from "vitest";
import { correctWords } from "./mistyped-words.js";

const TEXT = "유기질비료 지원사업 신청장소는 행정복지센터, 사업규모는 2개 기업, 접수 기간은 11월";
const corrected = (question: string, known: string[] = []) =>
  correctWords(question, (word) => known.includes(word), [TEXT]);

describe("a word that the chunks do not have", () => {
  it.each([
    ["a wrong vowel", "사업규므는?", "사업규모는?"],
    ["a letter too many", "신청장솨는 어디?", "신청장소는 어디?"],
    ["a letter too few", "사어규모는?", "사업규모는?"],
    ["two syllables swapped", "규사업모는?", "규사업모는?"],
    ["its first syllables swapped", "업사규모는?", "사업규모는?"],
    ["a wrong consonant", "행정복시센터는?", "행정복지센터는?"],
    ["an asking word", "접수 기간은 언재인가요?", "접수 기간은 언제인가요?"],
    ["an asking word without its space", "사업규모는얼마인가요?", "사업규모는 얼마인가요?"],
  ])("%s", (_, question, expected) => {
    expect(corrected(question)).toBe(expected);
  });

  it.each([
    ["유기질비료사업규모는?", "유기질비료 사업규모는?"],
    ["유기질비료사업규모신청장소는?", "유기질비료 사업규모 신청장소는?"],
    // Nothing of the texts ends it, or a part would be too short.
    ["유기질비료강아지는?", "유기질비료강아지는?"],
    [`${"유기질비료".repeat(9)}는?`, `${"유기질비료".repeat(9)}는?`],
  ])("parts words that were typed without spaces: %s", (question, expected) => {
    expect(corrected(question)).toBe(expected);
  });

  it.each([
    ["유기질비료의사업규모는?", "유기질비료의 사업규모는?"],
    ["유기질비료에서기간은?", "유기질비료에서 기간은?"],
    // A part of a word of the texts is no word.
    ["유기질비료의업규모는?", "유기질비료의업규모는?"],
    // A field of official papers, which these texts do not have.
    ["유기질비료의참가비는?", "유기질비료의 참가비는?"],
    // The owner, or the thing, stands nowhere.
    ["강아지집의사업규모는?", "강아지집의사업규모는?"],
    ["유기질비료의강아지는?", "유기질비료의강아지는?"],
  ])("parts an owner from what is asked of it: %s", (question, expected) => {
    expect(corrected(question, ["사업규모", "기간"])).toBe(expected);
  });

  it("is no verb that ends a sentence", () => {
    const text = "숙박비는 따로 정산한다";
    expect(correctWords("숙박비 한도는?", () => false, [text])).toBe("숙박비 한도는?");
    expect(correctWords("숙박비 정산한더?", () => false, [text])).toBe("숙박비 정산한더?");
  });

  it("is no beginning of a definition", () => {
    const text = "1. “수급계획”이라 함은 필요한 양을 정한 것을 말한다. 2. “부담자”라 함은";
    for (const question of ["수급계획이란 무엇인가요?", "부담자란?", "부담자라는 말은 무슨 뜻?"])
      expect(correctWords(question, () => false, [text])).toBe(question);
    expect(correctWords("수급게획이란 무엇인가요?", () => false, [text])).toContain("수급계획");
  });

  it("is no cost of what documents have", () => {
    const text = "심사기준은 따로 정한다";
    expect(correctWords("심사비로 얼마?", (word) => word === "심사", [text])).toBe(
      "심사비로 얼마?",
    );
    expect(correctWords("심사비로 얼마?", () => false, [text])).toBe("심사기로 얼마?");
  });

  it("stays where another document has it", () => {
    expect(corrected("사업규므는?", ["사업규므"])).toBe("사업규므는?");
  });

  it.each([
    "접수기간은?",
    "지원사업신청장소는?",
    "참가비는 얼마인가요?",
    "무엇을 하나요?",
    "과는?",
    // What counts is asked with.
    "접수는 몇 사업규므까지 하나요?",
  ])(
    "stays where it stands there in another spacing, nothing is near, or it is too short: %s",
    (question) => {
      expect(corrected(question)).toBe(question);
    },
  );
});

describe("an asking word", () => {
  it.each(["인가요", "일까", "이야", "까지인가", "에서", "부터", "냐", "예요", "였나", "입니까"])(
    "is one before %s",
    (end) => expect(corrected(`접수 기간은 언재${end}?`)).toBe(`접수 기간은 언제${end}?`),
  );

  it("is none before anything else, nor where two letters are wrong", () => {
    expect(corrected("접수 기간은 언재든지?")).toBe("접수 기간은 언재든지?");
    expect(corrected("접수 기간은 안재인가요?")).toBe("접수 기간은 안재인가요?");
    expect(corrected("접수 기간은 언재?")).toBe("접수 기간은 언재?");
  });

  it.each(["얼마", "언제", "어디", "무엇", "누구", "며칠", "몇 명"])(
    "begins a word of its own: %s",
    (word) => expect(corrected(`사업규모는${word}인가요?`)).toBe(`사업규모는 ${word}인가요?`),
  );

  it.each(["은", "는", "이", "가", "을", "를"])("behind any particle: %s", (particle) => {
    expect(corrected(`사업규모${particle}얼마인가요?`)).toBe(`사업규모${particle} 얼마인가요?`);
  });
});

describe("the errors that a word may have", () => {
  const near = (question: string, text: string) => correctWords(question, () => false, [text]);

  it("are one letter up to four syllables, two beyond", () => {
    expect(near("사업규므", "사업규모")).toBe("사업규모");
    expect(near("사읍규므", "사업규모")).toBe("사읍규므");
    expect(near("지원사읍규므", "지원사업규모")).toBe("지원사업규모");
    expect(near("지완사읍규므", "지원사업규모")).toBe("지완사읍규므");
    expect(near("지원사읍므", "지원사업모")).toBe("지원사업모");
  });

  it("leave words of two syllables alone", () => {
    expect(near("규므", "규모")).toBe("규므");
    expect(near("규므를", "규모를")).toBe("규모를");
  });

  it("may stand in the middle of a short word, or be its first two syllables swapped", () => {
    expect(near("규므표", "가나규모표")).toBe("규모표");
    expect(near("업사규모", "가나사업규모")).toBe("사업규모");
    expect(near("업사규모표지", "사업규모표지")).toBe("사업규모표지");
  });

  it("are as few as there can be", () => {
    expect(near("지원사읍규므", "지원사읍규머 지원사업규모")).toBe("지원사읍규머");
    expect(near("지원사읍규므", "지원사업규모 지원사읍규머")).toBe("지원사읍규머");
  });

  it("keep the particle of the question", () => {
    expect(near("사업규므에서는", "사업규모")).toBe("사업규모에서는");
  });

  it("are not looked for in a verb of everyday language", () => {
    expect(near("닫으면", "돈을 받으면")).toBe("닫으면");
    expect(near("탇으면", "돈을 받으면")).toBe("받으면");
  });

  it("are not looked for in an everyday word", () => {
    const correct = (question: string) => correctWords(question, () => false, ["통상 임금"]);
    expect(correct("통장은 몇 개인가요?")).toBe("통장은 몇 개인가요?");
    expect(correct("통강은 몇 개인가요?")).toBe("통상은 몇 개인가요?");
  });

  it("are not looked for in a time that every day calls so, nor in what stands behind a noun", () => {
    const correct = (question: string, text: string) => correctWords(question, () => false, [text]);
    expect(correct("이번에 뽑는 사람은?", "이전에 뽑은")).toBe("이번에 뽑는 사람은?");
    expect(correct("관리규칙상 기한은?", "관리규칙장 기한")).toBe("관리규칙상 기한은?");
    expect(correct("관리규칙징 기한은?", "관리규칙장 기한")).toBe("관리규칙장 기한은?");
    expect(correct("어디로 가나요?", "제어도로 가는")).toBe("어디로 가나요?");
    expect(correct("공짜로 주는 것은?", "공사로 인한")).toBe("공짜로 주는 것은?");
  });

  it("are not looked for in the verb that asks", () => {
    expect(near("신청하나요", "신청하나여")).toBe("신청하나요");
  });

  it("are found whatever the spacing and form of the text", () => {
    expect(near("사업규므", "사업 규모".normalize("NFD"))).toBe("사업규모");
  });

  it("are none in a known word behind its size", () => {
    const known = (word: string) => word === "예산";
    expect(correctWords("총예산은?", known, ["구청예산"])).toBe("총예산은?");
    expect(correctWords("총예선은?", known, ["구총예산"])).toBe("총예산은?");
  });

  it("are no more than its noun allows, whatever its particle", () => {
    expect(near("나오스케가", "다이스케가")).toBe("나오스케가");
  });
});

it("is no mistyped one where it is a term of official papers", () => {
  const text = "이날부터 시행한다";
  const asked = "어느 부서에서 맡고 있나요?";
  expect(correctWords(asked, () => false, [text])).toBe(asked);
});

it("is no word of two where a committee owns something", () => {
  const text = "전형위원회를 둔다. 인사위원회의 의결을 거친다.";
  expect(correctWords("전형위원회의 위원은?", () => false, [text])).toBe("전형위원회의 위원은?");
});

it("is no mistyped one where it is who heads a department", () => {
  const text = "가람부 들꽃제도과 담당자 한별";
  expect(correctWords("들꽃제도과장은 누구?", () => false, [text])).toBe("들꽃제도과장은 누구?");
});
