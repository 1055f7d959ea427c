/** What counts as a number in an answer, and which forms of it the evidence holds. */
import { describe, expect, it } from "vitest";
import { NumberEvidence, numbersIn } from "./check-numbers.js";

describe("a number", () => {
  it.each([
    ["예산 1,250,000원", ["1,250,000"]],
    ["연 1.5퍼센트", ["1.5"]],
    ["모두 16, 그리고 17.", ["16", "17"]],
    ["위원 9명, 3., 7,", []],
    ["제3조제12항", ["12"]],
    ["정원 １，２３４명", ["１，２３４"]],
    ["2024.3.1.부터", ["2024.3.1"]],
  ])("has two characters, its last mark dropped: %s", (text, expected) => {
    expect(numbersIn(text).map((number) => number.text)).toEqual(expected);
  });

  it("is told with its place and whether its year is shortened", () => {
    expect(numbersIn("24년 '25년, 12,")).toEqual([
      { text: "24", start: 0, end: 2, abbreviated: false },
      { text: "25", start: 5, end: 7, abbreviated: true },
      { text: "12", start: 10, end: 12, abbreviated: false },
    ]);
    for (const mark of "'’‘") expect(numbersIn(`${mark}24`)[0]?.abbreviated).toBe(true);
    expect(numbersIn('"24')[0]?.abbreviated).toBe(false);
  });
});

/** What the evidence does not hold of what is said. */
const missing = (evidence: string, said: string) =>
  new NumberEvidence([evidence]).unsupported(said);

describe("the evidence holds", () => {
  it.each([
    ["a number whatever its commas", "1,250,000원", "1250000원"],
    ["a number without commas", "1250000원", "1,250,000원"],
    ["a date in another form", "2024. 3. 1.", "2024-03-01"],
    ["a date in words", "2024년 3월 15일", "2024.3.15."],
    ["a date between strokes", "2024/03/15", "2024년 3월 15일"],
    ["the month of a day", "2024. 3. 15.", "2024.3."],
    ["a month in words", "2024년 11월", "2024.11."],
    ["the last month and day there are", "2024. 12. 31.", "2024.12.31."],
    ["the first ones", "2024. 1. 1.", "2024.01.01."],
    ["a shortened year", "2024년 예산", "'24년 예산"],
    ["one of the century before", "1998년 예산", "’98년 예산"],
    ["one of a dotted date", "2024.3.15.", "'24년"],
    ["one of a date between hyphens", "2024-3-15", "'24년"],
    ["a shortened date", "2024. 11. 15.", "'24. 11. 15."],
    ["a shortened date, closed", "2024. 11. 15.", "'24.11.15."],
    ["the month of a shortened date", "2024. 11. 15.", "'24.11."],
    ["a date written in full width", "２０２４．１１．１５．", "2024. 11. 15."],
    ["decomposed text", "2024년 11월 15일".normalize("NFD"), "2024.11.15."],
  ])("%s: %s for %s", (_, evidence, said) => {
    expect(missing(evidence, said)).toEqual([]);
  });

  it.each([
    ["a part of a number", "1,250,000원", "250,000원", ["250,000"]],
    ["a day of its month", "2024년 11월", "2024.11.15.", ["2024.11.15"]],
    ["another day", "2024. 11. 15.", "2024년 11월 16일", ["16"]],
    ["another month", "2024. 11. 15.", "2024.10.", ["2024.10"]],
    ["a thirteenth month", "2024. 13. 15.", "2024.13.15.", ["2024.13.15"]],
    ["a month nought", "2024. 0. 15.", "2024.0.15.", ["2024.0.15"]],
    ["a thirty-second day", "2024. 12. 32.", "2024.12.32.", ["2024.12.32"]],
    ["a day nought", "2024. 12. 0.", "2024.12.0.", ["2024.12.0"]],
    ["a year of another century", "1824년", "'24년", ["24"]],
    ["a year shortened without its mark", "2024년", "24년", ["24"]],
    ["more figures than a year's two", "2024년", "'244", ["244"]],
    ["a number with a century's figures before it", "20,244명", "'244", ["244"]],
    ["the year of a dotted date as a number", "2024.3.15.", "2024년", ["2024"]],
    ["another number beside a date", "2024. 11. 15.", "2024. 11. 15. 99명", ["99"]],
    ["another number before it", "2024. 11. 15.", "99명 2024. 11. 15.", ["99"]],
    ["a longer number that begins as a date", "2024-11-15", "2024-11-155", ["155"]],
  ])("not %s: %s for %s", (_, evidence, said, unsupported) => {
    expect(missing(evidence, said)).toEqual(unsupported);
  });

  it("what any of its texts holds", () => {
    const evidence = new NumberEvidence(["위원 15명", "2024. 11. 15."]);
    expect(evidence.unsupported("15명, 2024.11.15., 16명")).toEqual(["16"]);
  });
});
