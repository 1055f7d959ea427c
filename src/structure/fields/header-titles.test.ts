/** Titles in the header of a page whose text begins at once. */
import { expect, it } from "vitest";
import { documentFrom, type Part } from "../../../test/documents.js";
import { rowsOf } from "../document-rows.js";
import { explainFields } from "../structure.js";
import { headerTitles } from "./header-titles.js";

const header = (text: string): Part => ({ text, type: "header" });
const titles = (...parts: Part[]) =>
  headerTitles(rowsOf(documentFrom(parts))).map(({ value }) => value);
const HEAD = [header("교통정책과"), header("주차장 이용 관련 조사 메모"), header("′26. 3. 2.")];

it("stands beside a day, over the first item of the text", () => {
  expect(titles(...HEAD, "1. 개요", "본문이다.")).toEqual(["주차장 이용 관련 조사 메모"]);
  const { title, issued_date } = explainFields(documentFrom([...HEAD, "1. 개요", "본문이다."]));
  expect([title.value, issued_date.value]).toEqual(["주차장 이용 관련 조사 메모", "2026-03-02"]);
});

it("ends as titles end where no day stands beside it", () => {
  expect(titles(header("로고 | 주차장 점검표 | 쪽"), [["구분", "결과"]])).toEqual([
    "주차장 점검표",
  ]);
  expect(titles(header("주차장 이용 관련 메모"), "1. 개요")).toEqual([]);
});

it("is none over a page with words of its own, or one of several", () => {
  expect(titles(...HEAD, "주차장 이용 계획", "1. 개요")).toEqual([]);
  expect(titles(...HEAD, "2. 현황")).toEqual([]);
  expect(titles(...HEAD, header("주차장 점검표"), "1. 개요")).toEqual([]);
  expect(titles(header("주차장 점검표"), [["한 칸"]])).toEqual([]);
  expect(titles(header("주차 업무 편람"), [["교통과", "주차장 이용 현황"]])).toEqual([]);
});

it("is none in a header of another page, or in one of many lines", () => {
  const behind = { text: "주차장 점검표", type: "header", page: 2 } as const;
  expect(titles("1. 개요", behind)).toEqual([]);
  const marks = Array.from({ length: 6 }, (_, at) => header(`${at + 1}쪽`));
  expect(titles(...marks.slice(1), header("주차장 점검표"), "1. 개요")).toEqual(["주차장 점검표"]);
  expect(titles(...marks, header("주차장 점검표"), "1. 개요")).toEqual([]);
});

it("stands over a form that is not filled in", () => {
  const blank = (...labels: string[]): Part => ({
    ...{ rows: labels.length + 1, cols: 2, page: 1 },
    cells: [
      ...labels.map((text, row) => ({ row, col: 0, text })),
      { row: labels.length, col: 0, text: "오전" },
      { row: labels.length, col: 1, text: "주차 안내" },
    ],
  });
  expect(titles(header("교 육 일 지"), blank("교육 제목", "교육 장소"))).toEqual(["교육일지"]);
  expect(titles(header("교 육 일 지"), blank("주차 안내 교육"))).toEqual([]);
});

it("stands over tags, a body's name and the head of a list, too", () => {
  const list = [
    ["연번", "시설"],
    ["1", "가온 주차장"],
  ];
  const over = (...lines: string[]) => titles(header("주차장 점검표"), ...lines, list);
  expect(over("<서식 1>")).toEqual(["주차장 점검표"]);
  expect(over("[서식 3] 신청인 작성용", "한빛시")).toEqual(["주차장 점검표"]);
  expect(over("담당부서: 교통과", "(단위: 개소)", "2026. 3. 31. 현재")).toEqual(["주차장 점검표"]);
  expect(over("주차장을 새로 여는 곳")).toEqual([]);
  expect(titles(header("주차장 목록 – 2026. 3. 31. 현재"), list)).toEqual(["주차장 목록"]);
});
