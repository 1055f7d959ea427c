/** Numbers that a paper has of other documents: of a list's item, of the call that somebody answers, of a case. */
import { expect, describe as group, it } from "vitest";
import { documentFrom, type Part } from "../../../test/documents.js";
import { rowsOf } from "../document-rows.js";
import { extractStructure } from "../structure.js";
import { whatIsHandedIn } from "./cited-numbers.js";
import { numbersIn } from "./number-lines.js";

const numbers = (...parts: Part[]) =>
  numbersIn(rowsOf(documentFrom(parts))).map(({ value }) => value);
const number = (...parts: Part[]) => extractStructure(documentFrom(parts)).doc_number;
const LINE = "한빛시 공고 제2026-12호";

group("a number line", () => {
  it("is another document's where it is an item below other lines", () => {
    const other = "한빛시 훈령 제33호";
    expect(number("주차장 운영 지침", "추진 배경", `- ${LINE}`, `- ${other}`)).toBeNull();
    expect(number("주차장 운영 지침", "ㅇ 주차장법 제3조", `ㅇ ${LINE}`)).toBeNull();
    expect(number(`◉ ${LINE}`, "주차장 운영 공고")).toBe(LINE);
    expect(number("한빛시", `○ ${LINE}`, "주차장 운영 공고")).toBe(LINE);
    expect(number("주차장 운영 지침", "- 한빛청", `- ${LINE}`)).toBeNull();
    expect(number({ type: "header", text: "한빛시" }, `◉ ${LINE}`, "주차장 운영 공고")).toBe(LINE);
  });

  it("below what somebody hands in is that of the call", () => {
    expect(number("주차장 사용 신청서", LINE, "위와 같이 신청합니다.")).toBeNull();
    expect(number("주차장 사용 신청서(양식)", LINE)).toBeNull();
    expect(number(LINE, "주차장 사용 신청서 접수 공고", "다음과 같이 접수한다.")).toBe(LINE);
    expect(number("주차장 운영 공고", LINE)).toBe(LINE);
  });
});

group("a labelled number", () => {
  const CALL: Part = [["공고번호", "제2026-12호"]];

  it("of a call or a case is none of what is handed in", () => {
    for (const title of ["사업계획서", "참가 신청서", "제 안 서"])
      expect(numbers(title, CALL)).toEqual([]);
    expect(numbers(CALL, "사업계획서")).toEqual([]);
    expect(numbers([["사업계획서", "[√]일반형", "[ ]신청용", "보안등급"]], CALL)).toEqual([]);
    expect(numbers([["사업계획서", "보안등급"]], CALL)).toEqual(["제2026-12호"]);
    expect(numbers("탄 원 서", [["사건번호", "2026고단1234"]])).toEqual([]);
    expect(numbers("주차장 운영 공고", CALL)).toEqual(["제2026-12호"]);
    expect(numbers("주차장 운영 공고", "사업계획서", CALL)).toEqual(["제2026-12호"]);
  });

  it("of the paper itself stays", () => {
    expect(numbers("사업계획서", [["문서번호", "HB-2026-12"]])).toEqual(["HB-2026-12"]);
  });
});

it("is what stands among the first rows", () => {
  const lines = (count: number) => Array.from({ length: count }, (_, at) => `${at}번째 줄이다.`);
  const rows = (...parts: Part[]) => rowsOf(documentFrom(parts));
  expect(whatIsHandedIn(rows(...lines(5), "참가 신청서"))?.index).toBe(5);
  expect(whatIsHandedIn(rows(...lines(6), "참가 신청서"))).toBeNull();
  expect(whatIsHandedIn(rows([["참가 신청서", "접수번호"]]))).toBeNull();
});
