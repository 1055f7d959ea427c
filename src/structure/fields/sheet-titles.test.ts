/** Titles of sheets: the cell over what a sheet lists, and cells that only look like it. */
import { expect, it } from "vitest";
import { documentFrom } from "../../../test/documents.js";
import { extractStructure } from "../structure.js";

type Sheet = [texts: string[], size: number, centred?: boolean][];

/** Rows of texts with the size of their letters. */
function titleOf(...rows: Sheet): string | null {
  const cells = rows.flatMap(([texts, size, centred = false], row) =>
    texts.map((text, col) => ({ row, col, text, typography: [{ size, centred }] })),
  );
  const table = { rows: rows.length, cols: 4, page: 1, cells };
  const heading = { type: "heading" as const, text: "Sheet1" };
  return extractStructure(documentFrom([heading, table], { extractor: "xlsx", format: "xlsx" }))
    .title;
}
const LISTED: Sheet = [
  [["도로", "구간", "길이", "차로"], 10],
  [["가람로", "남쪽", "3", "4"], 10],
  [["나래로", "북쪽", "5", "2"], 10],
];

it("stands larger over notes in cells of their own", () => {
  const notes: Sheet = [
    [["- 기준년도 : 2022년"], 11],
    [["- 기간 : 평일"], 11],
  ];
  expect(titleOf([["추정 교통량(도로 구간)"], 12], ...notes, ...LISTED)).toBe(
    "추정 교통량(도로 구간)",
  );
  expect(titleOf([["추정 교통량(도로 구간)"], 11], ...notes, ...LISTED)).toBeNull();
});

it("is no entry of a column, however long", () => {
  const entries = [
    "가람 모둠 2026 (회의 없음)",
    "나래 모둠 2026 나눔 묶음",
    "라온 모둠 2026 두레 묶음 (회의 없음)",
  ];
  const column = [...entries, "하람 모둠 2026"].map((text): Sheet[number] => [[text], 11]);
  expect(titleOf(...column)).toBeNull();
});

it("is no key below what a plan states", () => {
  const plan: Sheet = [
    [["팀명", "라온"], 9, true],
    [["시작일", "2026.01.13"], 9, true],
    [["종료일", "2026.02.13"], 9, true],
    [["목표한 때의 색"], 9, true],
    [["진행 완료"], 9, true],
    [["단계", "할 일", "진척", "비고"], 9, true],
  ];
  expect(titleOf(...plan)).toBeNull();
});
