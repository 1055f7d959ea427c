/** Lists of the days on which a rule was made and revised: the forms they have, and where they end. */
import { expect, describe as group, it } from "vitest";
import { documentFrom, type Part } from "../../../test/documents.js";
import { rowsOf } from "../document-rows.js";
import { extractStructure } from "../structure.js";
import { lastRevision } from "./revision-dates.js";

const last = (...parts: Part[]) =>
  lastRevision(rowsOf(documentFrom(["주차 관리 규칙", ...parts])), 0);

group("the last revision", () => {
  it("may be stated behind a label for each day", () => {
    expect(last("제정일: 2019. 12. 1.", "개정일: 2024. 6. 1.", "담당부서: 총무팀")).toBe(
      "2024-06-01",
    );
    expect(last("제정일 2026. 7. 20.", "시행일 2026. 8. 1.")).toBe("2026-07-20");
    expect(last([["제정일", "2014.10.", "최종개정일", "2021.01.", "최종검토일", "2025.03."]])).toBe(
      "2021-01",
    );
  });

  it("goes on over the number of a page", () => {
    const listed = ["제정 2019. 12. 1.", { type: "footer" as const, text: "- 1 -" }];
    expect(last(...listed, { text: "개정 2024. 6. 1.", page: 2 })).toBe("2024-06-01");
    expect(last("제정 2019. 12. 1.", "- 1 -", "개정 2024. 6. 1.")).toBe("2019-12-01");
  });

  it("is not known where its cell is blank", () => {
    expect(last([["제정일", "2014.10.", "최종개정일", "최종검토일", "2025.03."]])).toBeNull();
  });

  it("may have its day first", () => {
    expect(last("2014년 11월 9일 제정", "2017년 9월 23일 1차 개정")).toBe("2017-09-23");
    expect(last("(2005. 9. 29 제정) (2019. 12. 19 개정)", "(2023. 6. 27. 개정)")).toBe(
      "2023-06-27",
    );
  });

  it.each(["2023년 6월 27일 개정", "2023. 6. 27. 개정", "2023/6/27 개정", "2023-6-27 개정"])(
    "has its day first in any spelling: %s",
    (line) => {
      expect(last(line)).toBe("2023-06-27");
    },
  );

  it("goes on over what else was done", () => {
    const repealed = [
      "제정1999.08.24.",
      "폐지2001.06.07.",
      "재제정 2004.06.30.",
      "개정2007.07.01.",
    ];
    expect(last(...repealed)).toBe("2007-07-01");
    expect(last("개정 2010.06.30.(10)", "변경 2011.12.01.(11)", "개정 2015.12.01.(12)")).toBe(
      "2015-12-01",
    );
    expect(last("개정 2010. 6. 30.", "폐지 2011. 12. 1.에 관한 건", "개정 2015. 12. 1.")).toBe(
      "2010-06-30",
    );
  });

  it("is the latest of months on one line, and of the lines it goes on in", () => {
    expect(last("제정일: 2007.8.", "개정일: 2014.4/2015.3/", "2019.3/2023.3.")).toBe("2023-03");
    expect(last("개정일: 2013.4/2021.1.", "/2023.1.")).toBe("2023-01");
    expect(last("개정일: 2013년 4월/2021년 1월", "/2023년 1월")).toBe("2023-01");
  });

  it("is no day of another kind behind it", () => {
    expect(last("개정 2024. 2. 21. 시행 2025. 1. 1.")).toBe("2024-02-21");
    expect(last("개정일 2024.2.21. 검토일 2025.1.1.")).toBe("2024-02-21");
  });

  it.each([
    "[시행 2025. 1. 1.][2024. 4. 5., 일부개정]",
    "(2020. 1. 3. (2022. 2. 1. (2024. 4. 5. 개정) (2023. 2. 1. 개정)",
    "[시행 2018. 12. 1][2018. 12. 28., 일부개정] (2024. 4 . 5. 개정)",
  ])("stands among days alone: %s", (line) => {
    expect(last(line)).toBe("2024-04-05");
    expect(last("(2019. 1. 2. 제정) (2020. 1. 2. 개정)", line)).toBe("2024-04-05");
  });

  it("goes on where a printed line breaks off", () => {
    const lines = ["(2020. 1. 2. 제정) (2023. 2. 1.", "타규개정) (2024. 4. 5. 개정)"];
    expect(last(...lines)).toBe("2024-04-05");
  });

  it("stands in the cells of a list", () => {
    const cells = [["(제·개정 연혁)"], ["(2020. 1. 3. 제정)", "(2024. 4. 5. 개정)"]];
    expect(last(cells)).toBe("2024-04-05");
  });

  it.each([
    "[시행 2025. 1. 1.][2024. 4. 5., 일부개정] 총무과",
    "이 규칙은 2024. 4. 5. 개정한다.",
    "개정 2024. 4. 5. 주차장법에 따라 요금을 정하였다.",
    "2024년 4월 5일 개정 규칙에 따라 요금을 알립니다.",
    `${"2024. 4. 5. 개정(".repeat(20_000)}`,
  ])("is said by no other line: %s", (line) => {
    const start = performance.now();
    expect(last(line)).toBeNull();
    expect(performance.now() - start).toBeLessThan(2000);
  });

  it("begins within the rows it is looked for", () => {
    const rows = rowsOf(
      documentFrom([...Array.from({ length: 20 }, (_, at) => `${at + 1}줄`), "개정 2024. 4. 5."]),
    );
    expect(lastRevision(rows, 0, 12)).toBeNull();
    expect(lastRevision(rows, 0)).toBe("2024-04-05");
  });

  it("takes no long time for a long line", () => {
    const start = Date.now();
    for (const line of [
      "개정 2024. 1. ".repeat(5000),
      `2024. 1. ${"1".repeat(50_000)}`,
      "( ".repeat(30_000),
    ])
      last("개정 2020. 1. 1.", line);
    expect(Date.now() - start).toBeLessThan(1000);
  });
});

it("dates a paper that has no articles", () => {
  const paper = documentFrom([
    "학생회 회칙",
    "2014년 11월 9일 제정",
    "2026년 3월 6일 5차 개정",
    "전문",
  ]);
  expect(extractStructure(paper).issued_date).toBe("2026-03-06");
});
