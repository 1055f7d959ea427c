/** The only heading of a paper that is a table. */
import { expect, it } from "vitest";
import { documentFrom, type Part } from "../../../test/documents.js";
import { rowsOf } from "../document-rows.js";
import { explainFields } from "../structure.js";
import { onlyHeads } from "./only-heads.js";

const TABLE = [
  ["연번", "시설", "소재지"],
  ["1", "가온 주차장", "한빛로 12"],
  ["2", "나래 주차장", "가람로 3"],
];
const titles = (...parts: Part[]) =>
  onlyHeads(rowsOf(documentFrom(parts))).map(({ value }) => value);

it.each(["□ 주차장 설치 현황", "1. 주차장 설치 현황", "Ⅰ. 주차장 설치 현황"])(
  "%s is the title of its list",
  (line) => {
    expect(titles(line, TABLE)).toEqual(["주차장 설치 현황"]);
    expect(titles(line, "(단위: 개소, 2026. 3. 31. 기준)", "담당부서: 교통과", TABLE)).toEqual([
      "주차장 설치 현황",
    ]);
    expect(explainFields(documentFrom([line, TABLE])).title.value).toBe("주차장 설치 현황");
  },
);

it("stands below tags, and may be a form's kind alone", () => {
  expect(titles("<서식 1>", "□ 추천서", TABLE)).toEqual(["추천서"]);
  expect(titles("[서식 2] 신청인 작성", "(3쪽 중 제1쪽)", "1. 사용 신청서", TABLE)).toEqual([
    "사용 신청서",
  ]);
  expect(titles("□ 주차장 현황 – 2026. 3. 31. 현재", TABLE)).toEqual(["주차장 현황"]);
  expect(titles("□ 운영 현황", TABLE)).toEqual([]);
  expect(titles("□ 주차장을 새로 여는 곳", TABLE)).toEqual([]);
});

it("is no title beside other headings or text", () => {
  const head = "1. 주차장 설치 현황";
  expect(titles(head, TABLE, "2. 앞으로의 계획")).toEqual([]);
  expect(titles(head, TABLE, "가. 행정 사항")).toEqual([]);
  expect(titles("주차장은 시민이 함께 쓴다.", head, TABLE)).toEqual([]);
  expect(titles(head, "주차장은 시민이 함께 쓴다.", TABLE)).toEqual([]);
  expect(titles(head, TABLE.slice(0, 2))).toEqual([]);
  expect(titles(head)).toEqual([]);
  expect(titles(head, TABLE, "※ 2025년에 연 곳은 뺐다.", "- 총무과에서 조사")).toHaveLength(1);
});
