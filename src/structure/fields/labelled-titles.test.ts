/** Titles beside a label. */
import { expect, it } from "vitest";
import { documentFrom, type Part } from "../../../test/documents.js";
import { rowsOf } from "../document-rows.js";
import { labelledTitles } from "./labelled-titles.js";

const titles = (...parts: Part[]) => labelledTitles(rowsOf(documentFrom(parts)));
const TITLE = { field: "title", value: "주차장 개방", evidence: ["labelled"] };

it.each<[string, Part]>([
  ["on its line", "공 고 명 : 주차장 개방"],
  ["in a list", "가. 용역건명: 주차장 개방"],
  ["in the next cell", [["사 업 명", "주차장 개방", "기간", "5월"]]],
  ["in the row below", [["품 명"], ["주차장 개방"]]],
])("stands %s", (_, part) => {
  expect(titles(part)).toEqual([TITLE]);
});

it("is what a team works on only where that ends as titles end", () => {
  const value = "주차장 개방 기획서";
  expect(titles(`프로젝트명: ${value}`)).toEqual([{ ...TITLE, value }]);
  expect(titles("프로젝트명: 주차장 개방")).toEqual([]);
  expect(titles(`프로젝트명: ${value}`, "사업명: 주차장 개방")).toEqual([TITLE]);
});

it("stands in a form drawn on a sheet beside its label alone, over several columns", () => {
  const sheet = (value: string, more: object, ...others: string[]) => {
    const cells = ["제    목", value, ...others].map((text, col) => ({ row: 0, col, text }));
    const table = { rows: 1, cols: 4, page: 1, cells: cells.with(1, { ...cells[1]!, ...more }) };
    return labelledTitles(rowsOf(documentFrom([table], { extractor: "xlsx" })));
  };
  const value = "주차장 평가 계획서";
  expect(sheet(value, { col_span: 3 })).toMatchObject([{ value }]);
  expect(sheet(value, {})).toEqual([]);
  expect(sheet("주차장 이야기", { col_span: 3 })).toEqual([]);
  expect(sheet(value, { col_span: 2 }, "비고")).toEqual([]);
});

it("is no head of a column, and not below the head of a form", () => {
  expect(titles([["사업명", "지원기관"]])).toEqual([]);
  expect(titles("주차장 개방")).toEqual([]);
  const below = (count: number) => titles(...Array(count).fill("본문"), "공고명 : 주차장 개방");
  expect(below(11)).toEqual([TITLE]);
  expect(below(12)).toEqual([]);
});

it("is no name of the next column", () => {
  expect(titles([["품명", "규격", "수량"]])).toEqual([]);
  expect(titles([["품명", "주차장벽", "수량"]])).toEqual([]);
  expect(titles([["품명", "주차차단기", "수량"]])).toHaveLength(1);
  expect(titles([["품명", "차단기"]])).toHaveLength(1);
  expect(titles([["사업명", "사업비(단위:천원)", "기간"]])).toEqual([]);
  expect(titles([["사업명", "단위 사업 정비", "기간"]])).toHaveLength(1);
  // A blank form: its next label stands below.
  expect(titles([["제목"], ["감독"], ["출연"]])).toEqual([]);
  const sheet = documentFrom([[["사업명", "주차장 개방"]]], { extractor: "xlsx", format: "xlsx" });
  expect(labelledTitles(rowsOf(sheet))).toEqual([]);
});

it("may end like the head of a column, where it has more words", () => {
  expect(titles([["[ 제 목 ]"], ["주차장 사용료 면제 대상인지 여부"]])).toHaveLength(1);
  expect(titles([["[ 제 목 ]"], ["사용료 면제 대상 여부"]])).toEqual([]);
});

it("is surer beside the very word for a title", () => {
  const evidence = (...parts: Part[]) => titles(...parts)[0]?.evidence;
  expect(evidence([["[ 제 목 ]"], ["주차장 개방"]])).toEqual(["labelled", "named"]);
  expect(evidence("건 명 : 주차장 개방")).toEqual(["labelled"]);
  expect(evidence("공고명 : 주차장 개방")).toEqual(["labelled"]);
});

it.each(["품의제목", "기안 제목", "결의제목"])("is surer beside %s, too", (label) => {
  expect(titles([[label, "주차장 개방"]])[0]?.evidence).toEqual(["labelled", "named"]);
});

it.each(["품의명", "품의건명", "기안건명", "결의 건명"])("stands beside %s", (label) => {
  expect(titles([[label, "주차장 개방"]])).toEqual([TITLE]);
});

it.each(["공문 제목: 주차장 개방", "문서명 : 주차장 개방"])(
  "stands behind what a paper calls it: %s",
  (text) => {
    expect(titles("1. 관련: 총무과-12", text)[0]?.value).toBe("주차장 개방");
  },
);

it("is what a form is called where that ends as titles end", () => {
  const named = ["labelled", "named"];
  const value = "주차장 사용 신청서";
  expect(titles([["서식명", value]])).toEqual([{ ...TITLE, value, evidence: named }]);
  expect(titles([["양식명", value, "양식번호", "HB-12"]])).toEqual([
    { ...TITLE, value, evidence: named },
  ]);
  expect(titles([["서식명", "보존하는 곳"]])).toEqual([]);
  // It heads a list of forms.
  expect(titles([["서식명"], [value], ["주차장 변경 신고서"]])).toEqual([]);
});

it("is surest beside the word for this paper's own title, near its version or its day", () => {
  const evidence = (...parts: Part[]) => titles(...parts)[0]?.evidence;
  const own = ["labelled", "ofDocument"];
  const title = "주차 수행계획서";
  const fields = [
    ["프로젝트명", "빈자리 찾기"],
    ["문서 제목", title],
  ];
  const edition = [
    ["Version", "1.2"],
    ["Date", "2026-03-02"],
  ];
  expect(evidence("주차 설계 과목", [...fields, ...edition])).toContain("ofDocument");
  expect(evidence("주차 설계 과목", fields, edition)).toContain("ofDocument");
  expect(evidence([["문서명", title, "작성일", "2026. 3. 2."]])).toEqual(own);
  expect(evidence("주차 설계 과목", fields)).not.toContain("ofDocument");
  expect(evidence(fields, "본문이다.", "본문이다.", "본문이다.", edition)).not.toContain(
    "ofDocument",
  );
  // A line over them says all of it.
  expect(evidence(`한빛시 ${title}`, fields, edition)).not.toContain("ofDocument");
  expect(evidence([["문서명", "빈자리 찾기", "버전", "1.2"]])).not.toContain("ofDocument");
  expect(evidence([["사업명", title, "버전", "1.2"]])).not.toContain("ofDocument");
});
