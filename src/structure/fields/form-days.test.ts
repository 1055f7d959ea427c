/** Days below their label, and at the end of a form. */
import { expect, it } from "vitest";
import { documentFrom, type Part } from "../../../test/documents.js";
import { rowsOf } from "../document-rows.js";
import { dayAtEnd, dayBelowLabel } from "./form-days.js";

const below = (...parts: Part[]) => dayBelowLabel(rowsOf(documentFrom(parts)));
const atEnd = (...parts: Part[]) => dayAtEnd(rowsOf(documentFrom(parts)));

it("stands in the cell below its label, at the head of a form", () => {
  const bill = (...rows: string[][]) => below([["거 래 일 자", "거래명세표"], ...rows]);
  expect(bill(["2026년 3월 2일", ""])).toBe("2026-03-02");
  expect(below([["발행일자"], ["2026. 3. 2."], ["한빛상사"]])).toBe("2026-03-02");
  expect(bill(["2026년 3월 2일"], ["2026년 3월 3일"])).toBeNull();
  expect(bill(["가람상사"], ["2026년 3월 2일"])).toBeNull();
  expect(bill(["2026년 3월 2일까지"])).toBeNull();
  expect(below([["접수일자"], ["2026. 3. 2."]])).toBeNull();
  // Of a list the days are those of what it lists.
  expect(
    below([
      ["품명", "주문일자"],
      ["의자", "2026. 3. 2."],
    ]),
  ).toBeNull();
  expect(
    below([
      ["공고명", "공고일"],
      ["주차장 공고", "2026. 3. 2."],
    ]),
  ).toBeNull();
  const late = Array.from({ length: 4 }, (_, at) => `${at + 1}. 품목`);
  expect(below(...late, [["발행일자"], ["2026. 3. 2."]])).toBeNull();
});

it("is written among the last lines of a form", () => {
  const day = "작성일: 2026년 3월 2일";
  expect(atEnd("주차장 이용 계획", "본문", day, "작성자: 홍길동")).toBe("2026-03-02");
  const lines = (count: number) => Array.from({ length: count }, () => "덧붙이는 말");
  expect(atEnd(day, ...lines(5))).toBe("2026-03-02");
  expect(atEnd(day, ...lines(6))).toBeNull();
  expect(atEnd("작성일: 신청할 때 적는다")).toBeNull();
  expect(atEnd("공고일: 2026년 3월 2일")).toBeNull();
  expect(atEnd([["작성일", "2026. 3. 2."]])).toBeNull();
});
