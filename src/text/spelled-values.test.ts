import { describe, expect, it } from "vitest";
import { spelledAsPrinted } from "./spelled-values.js";
import { TrackedText } from "./tracked-text.js";

const printed = (text: string) => spelledAsPrinted(TrackedText.of(text)).text;

describe("values as documents print them", () => {
  it.each([
    ["3 월 25 일 126 명이다", "3월 25일 126명이다"],
    ["25 억 4 천만 달러", "25억 4천만 달러"],
    ["4.0 mg/L입니다", "4.0mg/L입니다"],
    ["60 %다", "60%다"],
    ["50 퍼센트 늘었다", "50% 늘었다"],
    ["3.2퍼센트포인트 올랐다", "3.2%p 올랐다"],
    ["50프로 할인", "50% 할인"],
    ["고도 600부터 800km의", "고도 600~800km의"],
    ["2–4% 범위", "2~4% 범위"],
    ["10-12월에", "10~12월에"],
    ["거주기간 - 10년", "거주기간: 10년"],
    ["「민원법」 5조는", "「민원법」 제5조는"],
    ["법 36조의2 1항 2호", "법 제36조의2 제1항 제2호"],
    ["42조에 따라", "제42조에 따라"],
    ["1항에 따라", "제1항에 따라"],
  ])("%s", (given, expected) => {
    expect(printed(given)).toBe(expected);
  });

  it.each([
    "3 일부 학생",
    "제2024-11호",
    "02-123-4567번",
    "2024-03-01부터",
    "3-1호",
    "5월 7일부터 9일까지",
    "예산은 42조 원이다",
    "10조 2,000억원",
    "제15조 제2항",
    "5프로그램",
    "-3%",
  ])("leaves %s as it is", (given) => {
    expect(printed(given)).toBe(given);
  });
});
