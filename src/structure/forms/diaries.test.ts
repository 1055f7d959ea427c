/** Diaries: days on lines of their own, and what stands below each. */
import { expect, it } from "vitest";
import { documentFrom, type Part } from "../../../test/documents.js";
import { rowsOf } from "../document-rows.js";
import { explainFields } from "../structure.js";
import { isDiary, isLogOfDays } from "./diaries.js";

const line = (text: string, size = 10): Part => ({ text, typography: [{ size, centred: false }] });
const fields = (...parts: Part[]) => explainFields(documentFrom(parts));
const entries = (...days: string[]) =>
  days.flatMap((day) => [line(day), line("주차선 도색 업체 선정, 현장 실습 시행")]);

it.each([
  ["9월 21일", "9월 22일", "9월 23일"],
  ["9/21", "9/22", "9/23"],
  ["1일차", "2일차", "3일차"],
  ["Day 1", "Day 2", "Day 3"],
  ["2026. 3. 2.(월)", "2026. 3. 3.(화)", "2026. 3. 4.(수)"],
])("has no title where the page begins with %s and other days follow", (...days) => {
  const rows = rowsOf(documentFrom(entries(...days)));
  expect(isDiary(rows)).toBe(true);
  expect(fields(...entries(...days)).title.value).toBeNull();
});

it("has days of any weekday", () => {
  const week = [..."월화수목금토일"].map((name, at) => `9월 ${21 + at}일 (${name})`);
  for (const first of week)
    expect(isDiary(rowsOf(documentFrom(entries(first, "9/1", "9/2"))))).toBe(true);
  expect(isDiary(rowsOf(documentFrom(entries("9월 21일 (점)", "9/1", "9/2"))))).toBe(false);
});

it("is none with fewer days, or with words over the first", () => {
  expect(isDiary(rowsOf(documentFrom(entries("9월 21일", "9월 22일"))))).toBe(false);
  const titled = [line("주차장 공사 작업일지", 14), ...entries("9월 21일", "9월 22일", "9월 23일")];
  expect(isDiary(rowsOf(documentFrom(titled)))).toBe(false);
  expect(fields(...titled).title.value).toBe("주차장 공사 작업일지");
});

it("is none where a title is set over the text below the first day", () => {
  const days = ["2026. 3. 2.", "2026. 3. 3.", "2026. 3. 4."];
  const centred: Part = { text: "주차장 위탁 계약", typography: [{ size: 10, centred: true }] };
  for (const title of [line("주차장 위탁 계약", 14), centred]) {
    const parts = [line(days[0]!), title, ...entries(...days.slice(1))];
    expect(isDiary(rowsOf(documentFrom(parts)))).toBe(false);
    expect(fields(...parts).title.value).toBe("주차장 위탁 계약");
  }
  const later = [...entries(...days), line("주차장 위탁 계약", 14)];
  expect(isDiary(rowsOf(documentFrom(later)))).toBe(true);
});

it("is one below its pictures", () => {
  const days = ["9월 21일", "9월 22일", "9월 23일"];
  const picture: Part = { type: "figure", text: "한빛학교" };
  expect(isDiary(rowsOf(documentFrom([picture, ...entries(...days)])))).toBe(true);
  expect(isDiary(rowsOf(documentFrom([line("한빛학교"), ...entries(...days)])))).toBe(false);
});

it("is none where the same day comes again", () => {
  expect(isDiary(rowsOf(documentFrom(entries("9월 21일", "9월 22일", "9월 22일"))))).toBe(false);
});

it("is dated by none of its days where it has several", () => {
  const log = (title: string, ...days: string[]) => [line(title, 14), ...entries(...days)];
  const isLog = (...parts: Part[]) => isLogOfDays(rowsOf(documentFrom(parts)));
  const days = ["2026. 3. 2.", "2026. 3. 3.", "2026. 3. 4."];
  expect(isLog(...log("작업일지", ...days))).toBe(true);
  expect(isLog(...log("작업일지", ...days.slice(1), days[1]!))).toBe(false);
  expect(isLog(...log("작업 안내", ...days))).toBe(false);
  expect(fields(...log("작업일지", ...days)).issued_date.value).toBeNull();
  expect(fields(...log("작업일지", days[0]!)).issued_date.value).toBe("2026-03-02");
});
