/** Covers of standards: their code, and the last day on which they were made or revised. */
import { expect, it } from "vitest";
import { documentFrom, type Part } from "../../../test/documents.js";
import { rowsOf } from "../document-rows.js";
import { extractStructure } from "../structure.js";
import { standardFields } from "./standard-covers.js";

const values = (...parts: Part[]) =>
  standardFields(rowsOf(documentFrom(parts))).map(({ value }) => value);
const TITLE = "공공 전자문서 열람 기록 관리 지침";

it("states the code, with its year where it is said again", () => {
  expect(values([["KS", "KS X 9901"]], TITLE, "KS X 9901 : 2026")).toEqual(["KS X 9901 : 2026"]);
  expect(values("KS X 9901", TITLE, "KS X 9902 : 2026")).toEqual(["KS X 9901"]);
  expect(values("KOSHA GUIDE", "Z - 99 - 2026", TITLE)).toEqual(["KOSHA GUIDE Z-99-2026"]);
});

it("is of the last day that it was made or revised on", () => {
  const cell = "TTAK.KO-12.9999/R1\n제정일: 2024년 6월 19일\n개정일: 2026년 6월 17일";
  expect(values([["단체표준", cell]], TITLE)).toEqual(["TTAK.KO-12.9999/R1", "2026-06-17"]);
  expect(values("KCS 99 10 05", TITLE, "2026년 4월 6일 개정")[1]).toBe("2026-04-06");
  const other = "KS X 9901\n개정일: 2026년 6월 17일\n제정일: 2024년 6월 19일";
  expect(values([["산업표준", other]], TITLE)[1]).toBe("2026-06-17");
  // A narrow column broke off within the day.
  expect(values("KCS 99 10 05", TITLE, "개정일: 2026년 6월 17", "일")).toHaveLength(1);
  expect(values("KCS 99 10 05", TITLE, "2026년 4월 6일 열람")).toHaveLength(1);
  const said = "이 기준은 2026년 4월 6일 개정된 시설물 관리 규정의 별표에 따라 다시 쓴 것이다.";
  expect(values("KCS 99 10 05", TITLE, said)).toHaveLength(1);
});

it("is under the code of its running head, which says its title again", () => {
  const head = `${TITLE} KDS 99 10 05 : 2026`;
  expect(values(head, TITLE, "1. 일반사항")).toEqual(["KDS 99 10 05 : 2026"]);
  expect(values(head, "시설물 설계", "1. 일반사항")).toEqual([]);
  expect(values(`${TITLE} KDS 99 10 05`, TITLE)).toEqual([]);
});

it("has its code in the head of the first page", () => {
  const text = (count: number) => Array.from({ length: count }, (_, at) => `${at + 1}번째 줄`);
  expect(values(...text(4), "KS X 9901")).toEqual(["KS X 9901"]);
  expect(values(...text(5), "KS X 9901")).toEqual([]);
  expect(values(TITLE, { text: "KS X 9901", page: 2 })).toEqual([]);
  expect(values(TITLE)).toEqual([]);
});

it("has its code before its title on one line", () => {
  expect(values(`KCS 99 10 05 ${TITLE}`, "2026년 4월 6일 개정")).toEqual([
    "KCS 99 10 05",
    "2026-04-06",
  ]);
  expect(values("KCS 99 10 05에 따른다.", TITLE)).toEqual([]);
  expect(values("TTAK.KO-12.9999-Part2", TITLE)).toEqual(["TTAK.KO-12.9999-Part2"]);
});

it("is of the last day in the table that names it", () => {
  const table = (...rows: string[][]) => values("행정표준", [["표준명", TITLE], ...rows]);
  expect(table(["제정일", "2026. 3. 2.", "개정일", "-"])).toEqual(["2026-03-02"]);
  expect(table(["제정일", "2026. 3. 2."], ["개정일자", "2026. 6. 1."])).toEqual(["2026-06-01"]);
  expect(table(["제정일", "2026. 3. 2.부터"])).toEqual([]);
  expect(
    values("행정표준", [
      ["관리명", TITLE],
      ["제정일", "2026. 3. 2."],
    ]),
  ).toEqual([]);
});

it("is not called by what it is", () => {
  const titleOf = (...parts: string[]) =>
    extractStructure(
      documentFrom(parts.map((text) => ({ text, typography: [{ size: 20, centred: true }] }))),
    ).title;
  expect(titleOf("설계기준", "KDS 99 10 05 : 2026", "시설물 설계 원칙")).toBe("시설물 설계 원칙");
  expect(titleOf("정보통신단체표준(국문표준)", "TTAK.KO-12.9999", TITLE)).toBe(TITLE);
});

it("is no paper about one, nor what follows one", () => {
  for (const title of ["KS X 9901 해설서", "KS Q 9901 품질경영 매뉴얼", "KS Q 9901 운영 계획"])
    expect(values(title, "한빛공업")).toEqual([]);
  expect(values("품질경영 매뉴얼", "KS Q 9901", "한빛공업")).toEqual([]);
  expect(values("SOP-12-01", "주차장 점검 매뉴얼")).toEqual(["SOP-12-01"]);
  expect(values("시험 결과", [["시험규격", "KS F 9901"]])).toEqual([]);
  expect(values("구매 내역", [["철근", "KS D 9901", "톤"]])).toEqual([]);
  expect(values("구매 내역", [["규격", "KS D 9901"]])).toEqual([]);
  expect(values("행정표준", [["표준번호", "KS X 9901"]])).toEqual(["KS X 9901"]);
  expect(values(TITLE, [["", "KS X 9901"]])).toEqual(["KS X 9901"]);
});
