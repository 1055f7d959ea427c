/** Which words of a sentence count, and how well a place meets them. */
import { describe, expect, it } from "vitest";
import { letters, meets, saidWords } from "./meeting-words.js";

describe("said words", () => {
  const words = (text: string) => saidWords(text).map(({ word }) => word);

  it("are those of two letters and more, without particles", () => {
    expect(words("위원회는 서울에서 그 예산을 정한다")).toEqual([
      "위원회",
      "서울",
      "예산",
      "정한다",
    ]);
  });

  it("leave out numbers and words that every sentence has", () => {
    expect(words("그리고 2024년 사업의 경우에 12명")).toEqual(["사업"]);
  });

  it("are one across a middle dot, and tell where they stand", () => {
    expect(words("누구나 어떤 서류를 반드시 제출")).toEqual(["서류", "제출"]);
    expect(saidWords("및 교육·훈련을")).toEqual([{ word: "교육훈련", start: 2, end: 8 }]);
  });

  it("are read composed", () => {
    expect(words("위원회".normalize("NFD"))).toEqual(["위원회"]);
  });
});

it("letters leave out everything but letters, digits and percent", () => {
  expect(letters("가. 예산 「12.5%」 (총-액)")).toBe("가예산125%총액");
});

describe("a word meets a place", () => {
  const met = (written: string, text: string, whole = false) => meets({ written, whole }, text);

  it.each([
    ["whole", "지원사업", "청년지원사업비", 1],
    ["by all of its pairs of syllables apart", "지원사업비", "지원원사사업업비", 0.7],
    ["by two of three pairs", "지원사업", "지원원사", 0.7 * (2 / 3)],
    ["by half of them", "지원사업비", "지원과사업", 0.7 * 0.5],
    ["not by one of three", "지원사업", "지원금", 0],
    ["not by syllables of a word of two", "지원", "지급 원", 0],
    ["by a pair of a word of three", "지원금", "지원비", 0.7 * 0.5],
    ["not where nothing is shared", "지원사업", "예산안", 0],
  ])("%s: %s in %s", (_, word, text, share) => {
    expect(met(word, text)).toBeCloseTo(share, 10);
  });

  it("not in part where it must stand whole", () => {
    expect(met("지원사업", "지원원사", true)).toBe(0);
    expect(met("지원사업", "지원사업", true)).toBe(1);
  });
});
