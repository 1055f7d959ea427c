import { describe, expect, it } from "vitest";
import { operandsOf, summedColumn, totalAsked } from "./printed-totals.js";

describe("totalAsked", () => {
  it.each([
    ["공모안내서의 배점 합계는 얼마인가요?", "배점"],
    ["위탁판매 수량은 모두 몇 권인가요?", "수량"],
    ["예산액의 계는 얼마인가요?", "예산액"],
    ["참석자는 총 몇 명인가요?", "참석자"],
  ])("%s", (question, thing) => expect(totalAsked(question)?.thing).toBe(thing));

  it("knows a part's total, and what asks for none", () => {
    expect(totalAsked("인건비 소계와 사업비 합계는?")?.isOfPart).toBe(true);
    expect(totalAsked("배점 합계는?")?.isOfPart).toBe(false);
    expect(totalAsked("사업 설계는 언제인가요?")).toBeNull();
    expect(totalAsked("신청 기간은 언제인가요?")).toBeNull();
  });
});

describe("summedColumn", () => {
  const lines = ["가 | 10", "소계 | 10", "나 | 20", "합 계 | 30"];
  const asked = { thing: "배점", isOfPart: false };

  it("takes the printed total, a part's only where that is asked for", () => {
    const header = ["항목 | 배점(점)"];
    expect(summedColumn(asked, header, lines)).toEqual({
      rows: ["가 | 10", "나 | 20"],
      total: "합 계 | 30",
    });
    expect(summedColumn({ ...asked, isOfPart: true }, header, lines)?.total).toBe("소계 | 10");
  });

  it("looks at the first two cells for the total's name", () => {
    const header = ["구분 | 세부 | 항목 | 배점"];
    expect(summedColumn(asked, header, ["나 | 계 | - | 20"])?.total).toBe("나 | 계 | - | 20");
    expect(summedColumn(asked, header, ["나 | 다 | 계 | 20"])?.total).toBeNull();
  });

  it("reads a header that the table does not mark, and no other column", () => {
    expect(summedColumn(asked, [], ["항목 | 배점", ...lines])?.total).toBe("합 계 | 30");
    expect(summedColumn({ ...asked, thing: "예산" }, ["항목 | 배점"], lines)).toBeNull();
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
