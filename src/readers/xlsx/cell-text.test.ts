import { describe, expect, it } from "vitest";
import { columnName, columnOf, parseRange, rangeName, sheetPrefix } from "./address.js";
import { ValueFormat } from "./cell-text.js";

const show = (code: string, raw: string) => new ValueFormat(code).number(raw);

describe("a number's format", () => {
  it.each([
    ["General", "1234567890123", "1234567890123"],
    ["General", "0.30000000000000004", "0.3"],
    ["General", "-5", "-5"],
    ["#,##0", "1234567", "1,234,567"],
    ["#,##0", "0", "0"],
    ["#,##0;△#,##0", "-1234", "△1,234"],
    ["#,##0;[빨강]▲#,##0", "-1234", "▲1,234"],
    ['_-* #,##0_-;-* #,##0_-;_-* "-"_-;_-@_-', "0", "-"],
    ['#,##0"원"', "5000", "5,000원"],
    ["[$₩-412]#,##0", "1234", "₩1,234"],
    ["0.0%", "0.1234", "12.3%"],
    ["000-0000-0000", "1012345678", "010-1234-5678"],
    ['[>=1000]#,##0,"천";0', "12345", "12천"],
    ['yyyy"년" m"월" d"일" aaaa', "45000", "2023년 3월 15일 수요일"],
    ["yyyy-mm-dd ddd", "45000", "2023-03-15 Wed"],
    ["[$-412]yyyy-mm-dd ddd", "45000", "2023-03-15 수"],
    ["[$-412]AM/PM h:mm", "45000.75", "오후 6:00"],
    ["h:mm AM/PM", "45000.75", "6:00 PM"],
    ["[h]:mm", "1.5", "36:00"],
    ["h:mm a/p", "45000.75", "6:00 P"],
    ['h"a/p" a/p', "0.25", "6a/p A"],
    ["# ?/?", "3.5", "3 1/2"],
    ["# ?/?", "99.995", "100"],
    ["# ?/8", "-3.99", "-4"],
    ["# ??/??", "0.9999", "1"],
    ["##0.0E+0", "0", "0.0E+0"],
    ["0.00E+00", "0", "0.00E+00"],
    ["hh:mm:ss", "45350.999", "23:58:34"],
    ["[>=1]0.0;[<1]0.00%", "-0.05", "-5.00%"],
    ["yyyy-mm-dd", "-5", "-5"],
    ["[DBNum4][$-412]General", "1230045", "일백이십삼만사십오"],
    ['"일금"[DBNum4]G/표준"원정"', "50000", "일금오만원정"],
    ["[DBNum4]#,##0", "1234", "일,이삼사"],
    ["이상한 [", "12", "12"],
  ])("%s shows %s as %s", (code, raw, expected) => {
    expect(show(code, raw)).toBe(expected);
  });

  it("counts durations from nothing in both epochs", () => {
    const show1904 = (code: string, raw: string) => new ValueFormat(code, true).number(raw);
    expect(show1904("[h]:mm", "1.5")).toBe("36:00");
    expect(show1904("[mm]:ss", "-0.5")).toBe("-720:00");
    expect(show1904("yyyy-mm-dd [h]", "0")).toContain("1904-01-01");
    expect(show1904("yyyy-mm-dd", "1")).toBe("1904-01-02");
  });

  it("adds to text, hides it, or leaves it", () => {
    expect(new ValueFormat('@"님"').text("홍길동")).toBe("홍길동님");
    expect(new ValueFormat(";;;").text("비밀")).toBe("");
    expect(new ValueFormat("#,##0").text(" 그대로 ")).toBe(" 그대로 ");
  });

  it("shows dates written as ISO 8601", () => {
    expect(new ValueFormat("yyyy-mm-dd h:mm").date("2023-03-15T18:30:00")).toBe("2023-03-15 18:30");
    expect(new ValueFormat("General").date("2023-03-15")).toBe("2023-03-15");
  });
});

describe("addresses", () => {
  it("count columns by letters", () => {
    expect([0, 25, 26, 16_383].map(columnName)).toEqual(["A", "Z", "AA", "XFD"]);
    expect(["A1", "$AA$3", "XFD1", "XFE1", "12"].map(columnOf)).toEqual([0, 26, 16_383, -1, -1]);
  });

  it("are ranges of cells, rows or columns", () => {
    expect(rangeName(parseRange("B2:D5")!)).toBe("B2:D5");
    expect(rangeName(parseRange("C3")!)).toBe("C3");
    expect(parseRange("$1:$3")).toMatchObject({ top: 0, bottom: 2, left: 0 });
    expect([parseRange(""), parseRange("A:3"), parseRange("!!")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("quote a sheet's name where a formula would", () => {
    expect(
      ["Sheet1", "집행", "본 예산", "2024", "A1", "R1C1", "김's", "TRUE"].map(sheetPrefix),
    ).toEqual([
      "Sheet1!",
      "집행!",
      "'본 예산'!",
      "'2024'!",
      "'A1'!",
      "'R1C1'!",
      "'김''s'!",
      "'TRUE'!",
    ]);
  });
});
