import { expect, it } from "vitest";
import { isPerOne, isPerOtherTime } from "./asked-period.js";

it.each([
  ["하루에 얼마", "1일 10만원", "월 100만원"],
  ["한 달에 최대 얼마", "월별 200만원", "연간 최대 300만원"],
  ["매월 얼마", "월 최대 100만원", "1회 50만원"],
  ["한 해에 얼마", "연간 최대 300만원", "1회 50만원"],
  ["한 번에 얼마", "1회 50만원", "매월 10만원"],
  ["한 시간에 얼마", "시간당 1만원", "하루 5만원"],
])("%s is told by %s and not by %s", (question, own, other) => {
  expect(isPerOtherTime(question, own)).toBe(false);
  expect(isPerOtherTime(question, other)).toBe(true);
});

it("an amount of no time may be that of any, and one that tells several is that of each", () => {
  expect(isPerOtherTime("한 달에 얼마", "10만원")).toBe(false);
  expect(isPerOtherTime("한 달에 얼마", "1일 1만원, 월 20만원")).toBe(false);
  expect(isPerOtherTime("얼마", "연간 300만원")).toBe(false);
});

it("a month of the calendar is no amount of a month", () => {
  expect(isPerOtherTime("하루에 얼마", "5월 10일에 10만원")).toBe(false);
});

it.each([
  ["사업의 총예산은 얼마인가요?", "기업당 최대 2억원", true],
  ["사업의 총예산은 얼마인가요?", "기업당 총 사업비의 50%, 최대 2억원", true],
  ["사업의 총예산은 얼마인가요?", "총예산 50억원(기업당 최대 2억원)", false],
  ["사업의 총예산은 얼마인가요?", "예산 50억원", false],
  ["지원금은 얼마인가요?", "기업당 최대 2억원", false],
  ["사업의 총예산은 얼마인가요?", "담당자가 쓰는 당일 경비 50억원", false],
])("%s %s: what one gets is no sum", (question, line, expected) => {
  expect(isPerOne(question, line)).toBe(expected);
});
