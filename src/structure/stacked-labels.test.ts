/** Labels that share a cell, beside a cell with their values. */
import { expect, it } from "vitest";
import { documentFrom, type Part } from "../../test/documents.js";
import { rowsOf } from "./document-rows.js";
import { withStackedLabels } from "./stacked-labels.js";
import { extractStructure } from "./structure.js";

const head = (labels: string, values: string): Part => ({
  ...{ rows: 1, cols: 2, page: 1 },
  cells: [
    { row: 0, col: 0, text: labels },
    { row: 0, col: 1, text: values },
  ],
});
const rows = (part: Part) =>
  withStackedLabels(rowsOf(documentFrom(["한빛공사", part, "본문이다."]))).map(
    ({ index, cells }) => [index, ...cells],
  );
const LABELS = "문서번호\n수 신\n참조 :\n제목";

it("pairs each label with its line", () => {
  expect(rows(head(LABELS, "2026-1호\n한빛시\n교통과\n주차 협조"))).toEqual([
    [0, "한빛공사"],
    [1, "문서번호", "2026-1호"],
    [2, "수 신", "한빛시"],
    [3, "참조 :", "교통과"],
    [4, "제목", "주차 협조"],
    [5, "본문이다."],
  ]);
});

it("is sure of the first and the last where one is blank", () => {
  expect(rows(head(LABELS, "2026-1호\n한빛시\n주차 협조")).slice(1, -1)).toEqual([
    [1, "문서번호", "2026-1호"],
    [2, "제목", "주차 협조"],
  ]);
});

it("leaves other cells as they are", () => {
  const whole = (labels: string, values: string) => rows(head(labels, values)).length;
  expect(whole(LABELS, "2026-1호\n주차 협조")).toBe(3);
  expect(whole(LABELS, "가\n나\n다\n라\n마")).toBe(3);
  expect(whole("수신\n품명", "한빛시\n차단기")).toBe(3);
  expect(whole("수신", "한빛시")).toBe(3);
});

it("tells a letter's number and title", () => {
  const letter = documentFrom([
    "주식회사 한빛",
    head(LABELS, "2026-001호\n한빛시\n교통과\n주차장 이용 협조"),
    "1. 귀 기관의 발전을 빕니다.",
  ]);
  const { title, doc_number, recipients } = extractStructure(letter);
  expect([title, doc_number, recipients]).toEqual(["주차장 이용 협조", "2026-001호", ["한빛시"]]);
});
