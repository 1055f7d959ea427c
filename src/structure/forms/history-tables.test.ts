/** The table of what was done to a rule, each with its day. */
import { expect, it } from "vitest";
import { documentFrom } from "../../../test/documents.js";
import { rowsOf } from "../document-rows.js";
import { daysOfHistory } from "./history-tables.js";
import { lastRevision } from "./revision-dates.js";

const daysOf = (...rows: string[][]) => daysOfHistory(documentFrom([rows]).tables[0]!);

it("lists days below their head, beside what was done", () => {
  const rows = [
    ["제정", "2020. 1. 2.", "처음 만듦"],
    ["1차", "2026. 3. 2.", "전부 고침"],
  ];
  expect(daysOf(["차수", "개정일자", "내용"], ...rows)).toEqual(["2020-01-02", "2026-03-02"]);
  expect(daysOf(["개정번호", "일자", "내용"], ...rows)).toEqual(["2020-01-02", "2026-03-02"]);
  expect(daysOf(["제·개정", "날짜", "내용"], ...rows)).toEqual(["2020-01-02", "2026-03-02"]);
});

it("is none where no column says what was done, or none holds days", () => {
  expect(daysOf(["구분", "일자", "장소"], ["1회", "2026. 3. 2.", "강당"])).toBeNull();
  // What was done to a program is no revision of a rule.
  expect(daysOf(["버전", "변경일", "변경사유"], ["1.1", "2026. 3. 2.", "기능 추가"])).toBeNull();
  expect(daysOf(["차수", "내용", "비고"], ["1차", "2026. 3. 2. 고침", ""])).toBeNull();
  expect(daysOf(["차수", "개정일자", "내용"], ["1차", "", ""])).toBeNull();
});

it("dates a rule by its latest row, whatever stands below it", () => {
  const rows = rowsOf(
    documentFrom([
      "주차 관리 규칙",
      [
        ["차수", "개정일자", "내용"],
        ["제정", "2020. 1. 2.", "처음 만듦"],
        ["1차", "2026. 3. 2.", "전부 고침"],
      ],
      "주차장을 여닫는다.",
      "개정 2026. 9. 9.",
    ]),
  );
  expect(lastRevision(rows, 0)).toBe("2026-03-02");
});

it("is stated among the fields of a head, too", () => {
  const rows = rowsOf(
    documentFrom([
      [
        ["문서번호", "HB-01", "제정일자", "2020. 1. 2."],
        ["개정번호", "3", "개정일자", "2026. 3. 2."],
      ],
      "주차 관리 규칙",
    ]),
  );
  expect(lastRevision(rows, 0)).toBe("2026-03-02");
});
