/** Rows that name the columns of tables which mark no header. */
import { describe, expect, it } from "vitest";
import { toldHeaders } from "./told-headers.js";

describe("rows that name columns", () => {
  it("stand over the values that follow them, two of them together", () => {
    const names = ["사업명 | 2022년 결산 | 2024년 | 증감", "정부안 | 확정(B) | (B-A)"];
    const told = toldHeaders(["3. 예산", "(단위: 백만원)", ...names, "급여 | 341 | 1,621 | 78.2"]);
    expect(told).toEqual([[], [], [], [names[0]], names]);
  });

  it("are told anew within a table", () => {
    const told = toldHeaders(["채수일 | 2026. 6. 25.", "구분 | 탁도 | 철", "기준 | 0.5 | 0.3"]);
    expect(told).toEqual([[], [], ["구분 | 탁도 | 철"]]);
  });

  it("are the first alone where no row has a value", () => {
    const told = toldHeaders(["부서 | 담당", "총무과 | 김", "재무과 | 이", "감사과 | 박"]);
    expect(told).toEqual([[], ["부서 | 담당"], ["부서 | 담당"], ["부서 | 담당"]]);
  });

  it("go on behind a cell of several lines, and end with the table", () => {
    const told = toldHeaders([
      "품명 | 수량",
      "장갑 | 3",
      "(파란색)",
      "장화 | 4",
      "끝.",
      "붙임",
      "a | 5",
    ]);
    expect(told[3]).toEqual(["품명 | 수량"]);
    expect(told[6]).toEqual([]);
  });

  it.each(["번호 | 현장-12626", `${"가".repeat(21)} | 나`, "출동일시 | *****"])(
    "are not: %s",
    (row) => {
      expect(toldHeaders([row, "나 | 3"])[1]).toEqual([]);
    },
  );
});

describe("a row of words within a table", () => {
  const header = "민원명 | 처리기한 | 수수료";

  it.each(["폐업신고 | 즉시 | -", "지위승계 | 바로 | 받지 않음"])(
    "names no columns of the rows below it: %s",
    (row) => {
      const told = toldHeaders([header, "설치신고 | 5일 | 10,000", row, "청소신고 | 3일 | 500"]);
      expect(told[3]).toEqual([header]);
    },
  );

  it("does so where it calls a column by a usual name", () => {
    const other = "시설 | 사용시간 | 금액";
    const told = toldHeaders([header, "설치신고 | 5일 | 10,000", other, "강당 | 3시간 | 500"]);
    expect(told[3]).toEqual([other]);
  });
});
