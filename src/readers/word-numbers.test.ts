/** Each number format writes values as Word does. */
import { describe, expect, it } from "vitest";
import { formatNumber } from "./word-numbers.js";

const CASES: [format: string, values: Record<number, string>][] = [
  ["decimal", { 0: "0", 7: "7", 123: "123" }],
  ["decimalZero", { 3: "03", 12: "12" }],
  ["decimalFullWidth", { 12: "１２" }],
  ["upperRoman", { 4: "IV", 9: "IX", 14: "XIV", 1994: "MCMXCIV" }],
  ["lowerRoman", { 3: "iii" }],
  ["upperLetter", { 1: "A", 26: "Z", 27: "AA", 28: "BB" }],
  ["lowerLetter", { 2: "b", 53: "aaa" }],
  ["ordinal", { 1: "1st", 2: "2nd", 3: "3rd", 11: "11th", 21: "21st", 112: "112th" }],
  ["cardinalText", { 1: "One", 21: "Twenty-one", 100: "One hundred" }],
  ["ordinalText", { 1: "First", 12: "Twelfth", 20: "Twentieth", 23: "Twenty-third" }],
  ["hex", { 255: "FF" }],
  ["numberInDash", { 5: "- 5 -" }],
  ["none", { 5: "" }],
  ["ganada", { 1: "가", 2: "나", 14: "하", 15: "가가" }],
  ["chosung", { 1: "ㄱ", 3: "ㄷ", 14: "ㅎ", 15: "ㄱㄱ" }],
  ["koreanDigital", { 1: "일", 10: "일영", 25: "이오" }],
  ["koreanDigital2", { 3: "三", 10: "一零" }],
  [
    "koreanCounting",
    { 1: "일", 10: "십", 11: "십일", 20: "이십", 101: "백일", 1234: "천이백삼십사" },
  ],
  [
    "koreanLegal",
    { 1: "하나", 3: "셋", 10: "열", 11: "열하나", 20: "스물", 99: "아흔아홉", 100: "100" },
  ],
  ["decimalEnclosedCircle", { 1: "①", 20: "⑳", 21: "21" }],
  ["decimalEnclosedParen", { 1: "⑴", 20: "⒇", 21: "21" }],
  ["decimalEnclosedFullstop", { 2: "⒉" }],
  ["ideographEnclosedCircle", { 1: "㊀", 10: "㊉", 11: "11" }],
  ["ideographDigital", { 10: "一〇" }],
  ["ideographTraditional", { 1: "甲", 10: "癸", 11: "11" }],
  ["ideographZodiac", { 1: "子", 12: "亥" }],
  ["ideographZodiacTraditional", { 1: "甲子", 13: "丙子" }],
  ["ideographLegalTraditional", { 1: "壹", 12: "壹拾貳" }],
  ["japaneseCounting", { 10: "十", 21: "二十一" }],
  ["chineseCountingThousand", { 101: "一百零一", 110: "一百一十" }],
  ["chineseCounting", { 11: "十一", 20: "二十" }],
  ["aiueo", { 1: "ア", 2: "イ" }],
  ["russianLower", { 1: "а" }],
];

describe("number formats", () => {
  it.each(CASES)("%s", (format, values) => {
    for (const [value, text] of Object.entries(values)) {
      expect(formatNumber(Number(value), format)).toBe(text);
    }
  });

  it("writes plain digits where the format is unknown or cannot write the value", () => {
    expect(formatNumber(5, "klingon")).toBe("5");
    expect(formatNumber(0, "upperRoman")).toBe("0");
    expect(formatNumber(0, "ganada")).toBe("0");
    expect(formatNumber(100_000, "lowerLetter")).toBe("100000");
  });
});
