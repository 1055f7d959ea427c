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

  it("stays where another document has it", () => {
    expect(corrected("사업규므는?", ["사업규므"])).toBe("사업규므는?");
  });

  it.each([
    "접수기간은?",
    "지원사업신청장소는?",
    "참가비는 얼마인가요?",
    "무엇을 하나요?",
    "과는?",
  ])(
    "stays where it stands there in another spacing, nothing is near, or it is too short: %s",
    (question) => {
      expect(corrected(question)).toBe(question);
    },
  );
});
