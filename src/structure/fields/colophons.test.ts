/** The last page of a book or a bound report: when it was printed and by whom. */
import { expect, it } from "vitest";
import { documentFrom, type Part } from "../../../test/documents.js";
import { rowsOf } from "../document-rows.js";
import { extractStructure } from "../structure.js";
import { colophonFields } from "./colophons.js";

const read = (...parts: Part[]) =>
  colophonFields(rowsOf(documentFrom(parts))).map(({ value }) => value);
const filler = (count: number) => Array.from({ length: count }, () => "본문이다.");
const DAY = "2024-05-03";

it("says them beside their labels, with the address below", () => {
  const colophon = [
    ["발행일", "2024년 5월 3일"],
    ["발행자", "홍길동"],
    ["발행처", "(사)한빛주차협회\n한빛시 가람로 1"],
  ];
  const document = documentFrom([
    "주차 안전 교육",
    ...filler(70),
    colophon,
    "무단복제를 금합니다.",
  ]);
  expect(extractStructure(document)).toMatchObject({
    ...{ title: "주차 안전 교육", issued_date: DAY, issuer: "(사)한빛주차협회" },
  });
});

it("says them on lines, too", () => {
  expect(read(...filler(9), "펴낸날: 2024. 5. 3.", "펴낸곳: 한빛연구원")).toEqual([
    DAY,
    "한빛연구원",
  ]);
  expect(read("발행처 : 한빛연구원", "발간일 : 2024. 5.")).toEqual(["2024-05", "한빛연구원"]);
});

it("says both, near each other, and among the last rows", () => {
  const [day, publisher] = ["발행일: 2024. 5. 3.", "발행처: 한빛연구원"];
  expect(read(day)).toEqual([]);
  expect(read(publisher)).toEqual([]);
  expect(read("발행일: 매월 3일", publisher)).toEqual([]);
  expect(read("발행일: 초판 2024. 5. 3.", publisher)).toEqual([]);
  expect(read(day, "발행처: 홍길동")).toEqual([]);
  expect(read(day, ...filler(7), publisher)).toHaveLength(2);
  expect(read(day, ...filler(8), publisher)).toEqual([]);
  expect(read(day, publisher, ...filler(28))).toHaveLength(2);
  expect(read(day, publisher, ...filler(29))).toEqual([]);
});

it("is said of several books, or in columns, in a list of them", () => {
  const [day, publisher] = ["발행일: 2024. 5. 3.", "발행처: 한빛연구원"];
  expect(read(day, publisher, day, publisher)).toEqual([]);
  expect(
    read([
      ["책", "발행일", "발행처"],
      ["주차", "2024. 5. 3.", "한빛연구원"],
    ]),
  ).toEqual([]);
  expect(
    read([
      ["발행일", "2024. 5. 3.", "초판"],
      ["발행처", "한빛연구원", "2쇄"],
    ]),
  ).toEqual([]);
});
