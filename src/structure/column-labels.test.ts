/** Labels of a head in a row over their values. */
import { expect, it } from "vitest";
import { documentFrom, type Part } from "../../test/documents.js";
import { withColumnLabels } from "./column-labels.js";
import { rowsOf } from "./document-rows.js";
import { extractStructure } from "./structure.js";

const LABELS = ["등록번호", "등록일", "결 재 일:", "공개구분"];
const VALUES = ["총무과-55", "2026. 3. 2.", "2026. 3. 3.", "공개"];
const rows = (...parts: Part[]) =>
  withColumnLabels(rowsOf(documentFrom(parts))).map(({ index, cells }) => [index, ...cells]);
const count = (...table: string[][]) => rows(table).length;

it("pairs each label with what stands below it", () => {
  expect(rows("한빛시", [LABELS, VALUES, ["점검 계획", "", "", ""]], "본문이다.")).toEqual([
    [0, "한빛시"],
    [1, "등록번호", "총무과-55"],
    [2, "등록일", "2026. 3. 2."],
    [3, "결 재 일:", "2026. 3. 3."],
    [4, "공개구분", "공개"],
    [5, "점검 계획"],
    [6, "본문이다."],
  ]);
});

it("leaves those who approve over their names, beside it", () => {
  const heads = [...LABELS.slice(0, 2), "담당", "과장"];
  expect(rows([heads, ["총무과-55", "2026. 3. 2.", "홍길동", "김한빛"]])).toEqual([
    [0, "등록번호", "총무과-55"],
    [1, "등록일", "2026. 3. 2."],
    [2, "담당", "과장"],
    [3, "홍길동", "김한빛"],
  ]);
});

it("leaves a label whose value is blank without one", () => {
  expect(
    rows([LABELS, ["총무과-55", "2026. 3. 2.", "", "공개"]]).map(([, label]) => label),
  ).toEqual(["등록번호", "등록일", "공개구분"]);
});

it("leaves lists, forms to fill in and other tables as they are", () => {
  expect(count(LABELS, VALUES)).toBe(4);
  expect(count(LABELS, VALUES, VALUES)).toBe(3);
  expect(count(["연번", ...LABELS.slice(1)], VALUES)).toBe(2);
  expect(count(["No", ...LABELS.slice(1)], VALUES)).toBe(2);
  expect(count(LABELS, ["", "", "", ""])).toBe(1);
  expect(count(LABELS, ["총무과", "월요일", "화요일", "공개"])).toBe(2);
  expect(count(["등록번호", "등록할 시설의 이름과 장소"], ["총무과-55", "주차장"])).toBe(2);
  expect(count(["등록번호", "장소"], ["총무과-55", "주차장"])).toBe(2);
  expect(count(["등록번호", "총무과-55"], ["등록일", "2026. 3. 2."])).toBe(2);
  expect(count(["등록번호", "등록일", ""], ["총무과-55", "", ""])).toBe(2);
  expect(count(["등록번호", "등록일자", "차종"], ["12가-3456", "2026. 3. 2.", "승용"])).toBe(2);
  expect(count(["문서번호", "시행일자", "내용"], ["건설과-123", "2026. 3. 2.", "착공"])).toBe(2);
  expect(count(["등록번호", "등록일", ""], ["총무과-55", "", "2026. 3. 2."])).toBe(2);
});

it("stands among the first twenty rows", () => {
  const far = (above: number) =>
    rows(...Array.from({ length: above }, () => "본문이다."), [LABELS, VALUES]).length - above;
  expect(far(19)).toBe(4);
  expect(far(20)).toBe(2);
});

it("tells the number and the day of an approval", () => {
  const { doc_number, issued_date } = extractStructure(
    documentFrom([[LABELS, VALUES], "주차장 점검 계획", "2026. 3."]),
  );
  expect([doc_number, issued_date]).toEqual(["총무과-55", "2026-03-03"]);
});
