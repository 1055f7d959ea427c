import { describe, expect, it } from "vitest";
import { periodBefore, tellsPeriod } from "./periods.js";

/** The period before the first digit or native number of a text. */
const before = (text: string) =>
  periodBefore(text, text.search(/\d+(?:회|만)|한 번/))?.name ?? null;

describe("the period before a value", () => {
  it.each([
    ["연 1회 조사한다", "연"],
    ["분기마다 한 번 조사한다", "분기마다"],
    ["매월 최대 20만원을 준다", "매월"],
    ["1년에 한 번 낸다", "1년에"],
    ["하루에 2회", "하루에"],
    ["출연 1회", null],
    ["매년 계획을 세워 1회", null],
    ["1회", null],
  ])("%s: %s", (text, period) => {
    expect(before(text)).toBe(period);
  });

  it("has one row for all of its names", () => {
    const row = (text: string) => periodBefore(text, text.length)?.row;
    expect(row("매년 ")).toBe(row("연 "));
    expect(row("매월 ")).toBe(row("월 "));
    expect(row("매월 ")).not.toBe(row("매주 "));
  });
});

it("is told anywhere in a text, but not by a syllable alone", () => {
  const month = periodBefore("한 달에 ", 5)!;
  expect(tellsPeriod("월별 한도액은 200만원", month)).toBe(true);
  expect(tellsPeriod("월요일 한도액은 200만원", month)).toBe(false);
  expect(tellsPeriod("매년 한도액은 200만원", month)).toBe(false);
});
