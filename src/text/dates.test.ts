/** Dates in the ways that Korean documents print them. */
import { expect, it } from "vitest";
import { findDates, isDateOnly, readDate } from "./dates.js";

it.each([
  ["2024. 5. 3.(금) 15:00", "2024-05-03"],
  ["2026.06.24", "2026-06-24"],
  ["(2026. 6. 25.)", "2026-06-25"],
  ["2023년 6월 19일", "2023-06-19"],
  ["2026 년 6 월 25 일", "2026-06-25"],
  ["’24.1.16. 개정", "2024-01-16"],
  ["2024-05-03", "2024-05-03"],
  ["2025.11.", "2025-11"],
  ["2025. 11", "2025-11"],
  ["2024년 5월", "2024-05"],
  ["20026년 5월 11일", null],
  ["2024. 13. 1.", null],
  ["2023. 2. 30.", null],
  ["제2024-12호", null],
  ["2024년   월   일", null],
  ["12.5% 증가", null],
  ["2 0 2 4. 3. 1.", "2024-03-01"],
  ["2 0 2 4 년  3 월  1 일", "2024-03-01"],
  ["2 0 2 6 .  0 5 .  0 1 .", "2026-05-01"],
  ["2 0 2 6 년 1 2 월 3 1 일", "2026-12-31"],
  ["3 2 0 2 4. 3. 1.", null],
  ["2 1 2 3. 4. 5.", null],
  ["12 2024. 3. 1.", "2024-03-01"],
])("reads %s as %s", (text, iso) => {
  expect(readDate(text)).toBe(iso);
});

it("finds each date where it stands", () => {
  const text = "2025. 12. 2.(화) 16:00 / 2025. 12. 3.(수) 조간";
  expect(findDates(text).map(({ iso, start }) => [iso, start])).toEqual([
    ["2025-12-02", 0],
    ["2025-12-03", 24],
  ]);
});

it("knows a line that is only a date", () => {
  expect(isDateOnly("2024. 5. 14.")).toBe(true);
  expect(isDateOnly("2026. 6. 25.(목)")).toBe(true);
  expect(isDateOnly("2024. 1. 8. 자")).toBe(true);
  expect(isDateOnly("2024년 03월 01일 금요일")).toBe(true);
  expect(isDateOnly("2024년 3월 1일 금요일 개최")).toBe(false);
  expect(isDateOnly("2024. 12. 30. MON")).toBe(true);
  expect(isDateOnly("2024.12.30 (Monday)")).toBe(true);
  expect(isDateOnly("2024. 12. 30. MONTHLY REPORT")).toBe(false);
  expect(isDateOnly("2024. 10. 25. 작성")).toBe(false);
  expect(isDateOnly("개정 2024. 1. 1.")).toBe(false);
});
