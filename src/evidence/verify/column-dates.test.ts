import { describe, expect, it } from "vitest";
import { columnDates, lastColumnDates } from "./column-dates.js";

const dates = (row: string, above = "") => columnDates(row.split(" | "), above.split(" | "));

describe("a row of dates", () => {
  it.each([
    ["'23년 | '24년 | '27년~", "", ["'23년", "'24년", "'27년~"]],
    ["4 | 5 | 6", "세부내용 | 일정 (월)", ["4월", "5월", "6월"]],
    ["'23년 | '24년", "", null],
    ["'23년 | '24년 | 합계", "", null],
    ["'23년 | '24년 | '25년 예산", "", null],
    ["3월 1일 | 4월 1일 | 5월 1일", "", null],
    ["4 | 5 | 6", "세부내용 | 인원", null],
    ["4 | 6 | 5", "일정 (월)", null],
    ["11 | 12 | 13", "일정 (월)", null],
    ["0 | 1 | 2", "일정 (월)", null],
  ])("%s under %s: %j", (row, above, expected) => {
    expect(dates(row, above)).toEqual(expected);
  });

  it("is the last of a table", () => {
    const rows = [
      ["2021년", "2022년", "2023년"],
      ["갑", "1", "2", "3"],
    ];
    expect(lastColumnDates(rows)).toEqual(rows[0]);
    expect(lastColumnDates(rows.slice(1))).toBeNull();
  });
});
