import { describe, expect, it } from "vitest";
import { operandsOf, summedColumn, totalAsked } from "./printed-totals.js";

describe("totalAsked", () => {
  it.each([
    ["공모안내서의 배점 합계는 얼마인가요?", "배점"],
    ["위탁판매 수량은 모두 몇 권인가요?", "수량"],
    ["예산액의 계는 얼마인가요?", "예산액"],
    ["참석자는 총 몇 명인가요?", "참석자"],
  ])("%s", (question, thing) => expect(totalAsked(question)).toBe(thing));

  it("knows what asks for none, a part's total, and a thing too short to be known by its end", () => {
    expect(totalAsked("인건비 소계와 사업비 합계는?")).toBeNull();
    expect(totalAsked("사업 설계는 언제인가요?")).toBeNull();
    expect(totalAsked("신청 기간은 언제인가요?")).toBeNull();
    expect(totalAsked("이 법은 모두 몇 조인가요?")).toBeNull();
  });
});

describe("summedColumn", () => {
  const header = ["항목 | 배점(점)"];
  const total = (names: string, rows: string[], inGroup: string[] = []) =>
    summedColumn("배점", [names], rows, new Set(inGroup))?.total;

  it("takes the printed total, not a part's", () => {
    const lines = ["가 | 10", "소계 | 10", "나 | 20", "합 계 | 30"];
    expect(summedColumn("배점", header, lines)).toEqual({ rows: [], total: "합 계 | 30" });
    expect(summedColumn("배점", header, lines.slice(0, 3))?.total).toBeNull();
  });

  it("takes no total of a group for that of all", () => {
    const names = "기관 | 비목 | 배점";
    const rows = ["본청 | 인건비 | 10", "본청 | 계 | 10", "의회 | 인건비 | 20", "의회 | 계 | 20"];
    expect(total(names, [...rows, "합계 |  | 30"])).toBe("합계 |  | 30");
    expect(summedColumn("배점", [names], rows)).toEqual({ rows: [], total: null });
    const merged = ["본청 | 인건비 | 10", "계 | 10"];
    expect(total(names, merged)).toBe("계 | 10");
    expect(total(names, merged, ["계 | 10"])).toBeNull();
  });

  it("takes the one of several that is called more than they are", () => {
    const rows = ["가 | 10", "계 | 10", "나 | 20", "계 | 20"];
    expect(total(header[0]!, rows)).toBeNull();
    expect(total(header[0]!, [...rows, "총계 | 30"])).toBe("총계 | 30");
    expect(total(header[0]!, ["합계 | 10", "총계 | 30"])).toBeNull();
  });

  it("needs a number in the column itself", () => {
    const names = "항목 | 배점 | 금액";
    expect(total(names, ["가 | 10 | 5", "합계 | - | 5"])).toBeNull();
    expect(total(names, ["가 | 10 | 5", "합계 | 5"])).toBeNull();
    expect(total("항목 | 금액 | 배점", ["가 | 10 | 5", "합계 | 5"])).toBe("합계 | 5");
    expect(total("항목 | 배점", ["가 | 10 | 5", "합계 | 5 | 6"])).toBeUndefined();
  });

  it("takes a column of that name before one that ends with it", () => {
    const names = "가점배점 | 배점";
    expect(total(names, ["10 | 20", "계 | -"])).toBeNull();
    expect(total("항목 | 가점배점", ["가 | 20", "계 | 20"])).toBe("계 | 20");
  });

  it("reads a header that the table does not mark, and no other column", () => {
    expect(summedColumn("배점", [], ["항목 | 배점", "가 | 10", "계 | 10"])?.total).toBe("계 | 10");
    expect(summedColumn("예산", header, ["가 | 10", "계 | 10"])).toBeNull();
  });
});

describe("operandsOf", () => {
  const rows = (count: number) => Array.from({ length: count }, (_, at) => `항목 ${at} | ${at}`);

  it.each([
    [1, 0],
    [2, 2],
    [12, 12],
    [13, 0],
  ])("shows of %i rows %i", (count, shown) =>
    expect(operandsOf({ rows: rows(count), total: null })).toHaveLength(shown),
  );
});
