/** When a stated quantity is the printed one, rounded, of no known unit, or another; and which could stand for one another. */
import { describe, expect, it } from "vitest";
import type { DateQuantity } from "../../text/quantities/quantity.js";
import { readQuantities } from "../../text/quantities/read-quantities.js";
import { comparable, datesClash, type Reading, sameQuantity } from "./same-quantity.js";

const read = (text: string) => readQuantities(text)[0]!;
/** What the printed number is worth: as written, unless its table says otherwise. */
const readingsOf = (text: string): Reading[] => {
  const quantity = read(text);
  return quantity.kind === "number" ? [{ value: quantity.value, unit: quantity.unit }] : [];
};
const same = (said: string, printed: string, readings = readingsOf(printed)) =>
  sameQuantity(read(said), read(printed), readings);

describe("numbers", () => {
  it.each([
    ["a printed one in another spelling", "2억 8,700만원", "287,000,000원", "same"],
    ["a digit that differs", "123,456,789원", "123,456,788원", null],
    ["another unit", "30명", "30개", null],
    ["in a smaller unit", "2년", "24개월", "same"],
    ["in a larger unit", "90분", "1.5시간", "same"],
    ["two units down", "1시간", "3,600초", "same"],
    ["weeks in days", "14일", "2주", "same"],
    ["a length", "0.98㎞", "980m", "same"],
    ["a length two units down", "3m", "3,000㎜", "same"],
    ["a weight", "2톤", "2,000,000g", "same"],
    ["other months than the years have", "2년", "12개월", null],
    ["said without a unit, as it is written", "30", "30명", "same"],
    ["printed without a unit", "30명", "30", "same"],
    ["its digits before a scale in a cell of no unit", "33.8억원", "33.8", "unit unknown"],
    ["other digits there", "33.8억원", "33.9", null],
    ["the first digits of a cell of no unit", "5,849억원", "584,906", "unit unknown"],
    ["two of them", "58억원", "584,906", null],
    ["without a scale", "584명", "584,906", null],
    ["the last digits of one", "5,849억원", "105,849", null],
    ["its digits before a scale that has a unit", "33.8억원", "33.8원", null],
    ["rounded to three digits", "564억원", "56,434,200,000원", "rounded"],
    ["cut to three digits", "287억원", "28,790,000,000원", "rounded"],
    ["rounded to two digits without saying so", "56억원", "5,643,420,000원", null],
    ["rounded to two digits, and saying so", "약 56억원", "5,643,420,000원", "rounded"],
    ["said to be about it, cut to a digit", "약 2천명", "2,900명", "rounded"],
    ["said to be about it, three in a hundred off", "약 103명", "100명", "rounded"],
    ["said to be about it, four in a hundred off", "약 104명", "100명", null],
    ["said to be about it, below it", "약 97명", "100명", "rounded"],
    ["a day of the month for a whole date", "8일", "12월 8일", "same"],
    ["another day of the month", "9일", "12월 8일", null],
    ["as many hours as the date has days", "8시간", "12월 8일", null],
    ["a number for an article", "12명", "제12조", null],
  ])("%s: %s of %s", (_, said, printed, expected) => {
    expect(same(said, printed)).toBe(expected);
  });

  it("are any of what the table says they may be worth", () => {
    const readings = [
      { value: 564.342, unit: "%" },
      { value: 564_342_000_000, unit: "원" },
    ];
    expect(same("5,643억 4,200만원", "564,342", readings)).toBe("same");
    expect(same("564.342%", "564,342", readings)).toBe("same");
    expect(same("564,342명", "564,342", readings)).toBeNull();
    // What a machine's fractions leave over is no other number.
    expect(same("0.3%", "1", [{ value: 0.1 + 0.2, unit: "%" }])).toBe("same");
    expect(same("30", "31", [{ value: 32, unit: "%" }])).toBeNull();
    // Rounded by one reading, and the same by a later one.
    const both = [
      { value: 1_004, unit: "원" },
      { value: 1_000, unit: "원" },
    ];
    expect(same("1천원", "1", both)).toBe("same");
    // A rounding found first is kept, and a cell of no unit is said to be so.
    const bare = [
      { value: 100_400, unit: "원" },
      { value: 100, unit: null },
    ];
    expect(same("100천원", "100", bare.slice(0, 1))).toBe("rounded");
    expect(same("100천원", "100", bare)).toBe("unit unknown");
    expect(same("100천원", "100명", bare.slice(1))).toBeNull();
    expect(same("33천원", "33", [{ value: 33, unit: "원" }])).toBeNull();
    expect(same("100천원", "100", bare.toReversed())).toBe("unit unknown");
  });
});

describe("dates", () => {
  it.each([
    ["the same day in another spelling", "2024년 3월 1일", "2024. 3. 1.", "same"],
    ["a day whose year is not printed", "2024년 3월 1일", "3월 1일", "same"],
    ["a day said without its year", "3월 1일", "2024. 3. 1.", "same"],
    ["another year", "2023년 3월 1일", "2024. 3. 1.", null],
    ["another month", "2024년 4월 1일", "2024. 3. 1.", null],
    ["another day", "2024년 3월 2일", "2024. 3. 1.", null],
    ["the month of a day", "2024년 3월", "2024. 3. 1.", "same"],
    ["a day of a month that is printed alone", "2024년 3월 1일", "2024년 3월", null],
    ["a year alone for a day without one", "2024년", "3월 1일", null],
    ["a year alone for a day of it", "2024년", "2024. 3. 1.", "same"],
    ["a printed weekday", "12월 8일(금)", "12.8(금)", "same"],
    ["another weekday than the printed one", "12월 8일(토)", "12.8(금)", null],
    ["a weekday that the calendar has", "2024년 3월 1일(금)", "2024. 3. 1.", "same"],
    ["a Sunday that the calendar has", "2024년 3월 3일(일)", "2024. 3. 3.", "same"],
    ["a Monday that the calendar has", "2024년 3월 4일(월)", "2024. 3. 4.", "same"],
    ["a weekday that it has not", "2024년 3월 1일(목)", "2024. 3. 1.", null],
    ["a weekday by the said year's calendar", "2024년 3월 1일(금)", "3월 1일", "same"],
    ["one that the said year's calendar has not", "2024년 3월 1일(목)", "3월 1일", null],
    ["a weekday of no known year", "3월 1일(목)", "3월 1일", "same"],
    ["a date for a time", "3월 1일", "14:30", null],
  ])("%s: %s of %s", (_, said, printed, expected) => {
    expect(same(said, printed)).toBe(expected);
  });

  it("clash where both state a part and it differs", () => {
    const clash = (one: string, other: string) =>
      datesClash(read(one) as DateQuantity, read(other) as DateQuantity);
    expect(clash("2023년", "2024년")).toBe(true);
    expect(clash("2024년 3월", "2024년 4월")).toBe(true);
    expect(clash("3월 1일", "3월 2일")).toBe(true);
    expect(clash("2024년 3월 1일", "3월 1일")).toBe(false);
    expect(clash("2024년", "3월 1일")).toBe(false);
    expect(clash("3월 1일", "2024년")).toBe(false);
  });
});

describe("times", () => {
  it.each([
    ["오후 2시 30분", "14:30", "same"],
    ["2시 30분", "14:30", "same"],
    ["14시 30분", "오후 2시 30분", "same"],
    ["14:30", "2시 30분", "same"],
    ["오전 2시 30분", "14:30", null],
    ["오후 3시 30분", "14:30", null],
    ["3시 30분", "14:30", null],
    ["24:00", "00:00", "same"],
    ["14:30", "제2조", null],
  ])("%s of %s", (said, printed, expected) => {
    expect(same(said, printed)).toBe(expected);
  });
});

it("takes no article for its branch, and no date for an article", () => {
  expect(same("제12조의5", "제12조의5")).toBe("same");
  expect(same("제12조의5", "제12조")).toBeNull();
  expect(same("제12조", "12월 8일")).toBeNull();
});

describe("quantities that could stand for one another", () => {
  const alike = (said: string, printed: string, readings = readingsOf(printed)) =>
    comparable(read(said), read(printed), readings);

  it.each([
    ["30명", "40명", true],
    ["30명", "40개", false],
    ["30명", "40", true],
    ["30", "40개", true],
    ["6개월", "6일", true],
    ["30%", "40%p", true],
    ["3만원", "30달러", true],
    ["30%", "30일", false],
    ["30명", "12월 8일", false],
    ["3월 1일", "4월 2일", true],
    ["2024년 3월 1일", "4월 2일", true],
    ["3월 1일", "4월", false],
    ["4월", "3월 1일", false],
    ["2024년", "3월", false],
    ["2024년", "2023년", true],
    ["제12조", "제13조의2", true],
    ["제12조", "별표 1", false],
    ["14:30", "15:30", true],
    ["14:30", "제3조", false],
  ])("%s and %s: %s", (said, printed, expected) => {
    expect(alike(said, printed)).toBe(expected);
  });

  it("go by any reading", () => {
    const readings = [
      { value: 1, unit: "%" },
      { value: 1, unit: "원" },
    ];
    expect(alike("3만원", "1", readings)).toBe(true);
    expect(alike("3명", "1", readings)).toBe(false);
  });
});
