/** Titles said behind a tag or number, and again alone. */
import { expect, describe as group, it } from "vitest";
import { documentFrom, type Part } from "../../../test/documents.js";
import { rowsOf } from "../document-rows.js";
import { extractStructure } from "../structure.js";
import { repeatedTitles } from "./repeated-titles.js";

const titles = (...parts: Part[]) =>
  repeatedTitles(rowsOf(documentFrom(parts))).map(({ value }) => value);
const front: Part = {
  rows: 3,
  cols: 4,
  page: 1,
  cells: [
    { row: 0, col: 0, col_span: 4, text: "한빛병원 규칙 10.7.1. 안전 관리" },
    { row: 1, col: 0, col_span: 4, text: "10.7.1. 부록 5. 점검 대상 부서와 항목" },
    ...["담당부서", "안전팀"].map((text, col) => ({ row: 2, col, text })),
  ],
};

group("a title that is said twice", () => {
  it("stands alone on another page or line", () => {
    expect(titles(front, { text: "점검 대상 부서와 항목", page: 2 })).toEqual([
      "점검 대상 부서와 항목",
    ]);
    expect(titles("[별지 제3호 서식] 점검 요청", "점검 요청", "담당")).toEqual(["점검 요청"]);
    expect(titles("붙임 2. 안전 점검표(주간)", "안전 점검표")).toEqual(["안전 점검표"]);
    expect(titles("8.2.1. 점검 안내", "❖ 점검 안내")).toEqual(["점검 안내"]);
  });

  it("is said in the same letters, whatever stands in brackets", () => {
    expect(titles("10.7.1. Check 지침", "check(Safety Check) 지침 <개정 2024. 1. 1.>")).toEqual([
      "check(Safety Check) 지침",
    ]);
    expect(titles("10.7.1. 점검 지침", "점검 요령")).toEqual([]);
    for (const aside of ["<주간>", "〈주간〉", "(주간)", "（주간）"])
      expect(titles(`붙임 2. 안전 ${aside} 점검표`, "안전 점검표")).toEqual(["안전 점검표"]);
    expect(titles("붙임 2. 안전 [주간] 점검표", "안전 점검표")).toEqual([]);
  });

  it.each([
    "[별지 제3호 서식]",
    "［별지 3］",
    "【별지 3】",
    "〔별지 3〕",
    "<별지 3>",
    "〈별지 3〉",
    "(별지 3)",
  ])("stands behind %s", (tag) => {
    expect(titles(`${tag} 점검 요청`, "점검 요청", "담당")).toEqual(["점검 요청"]);
  });

  it("is behind no other brackets", () => {
    expect(titles("{별지 3} 점검 요청", "점검 요청", "담당")).toEqual([]);
  });

  it("is behind a tag once", () => {
    expect(titles("점검 안내", "점검 안내")).toEqual([]);
    expect(titles("붙임 1. 점검표", "붙임 1. 점검표")).toEqual([]);
    expect(titles("붙임 1. 표", "표")).toEqual([]);
  });

  it("is none of the parts that a list of contents counts", () => {
    expect(titles("주차장 운영 설명", "1-1 사업 개요", "1-2 추진 체계", "사업 개요")).toEqual([]);
    expect(titles("1-1 사업 개요", "1-1 사업 개요", "사업 개요")).toEqual(["사업 개요"]);
  });

  it("stands in the head", () => {
    const filler = Array.from({ length: 14 }, (_, at) => `본문 ${at + 1}줄이다.`);
    expect(titles("붙임 2. 주간 점검표", ...filler, "주간 점검표")).toEqual([]);
  });
});

it("is behind the number of a rule and its annex, where it is not said again", () => {
  expect(titles(front, { text: "1. 점검 항목", page: 2 })).toEqual(["점검 대상 부서와 항목"]);
  expect(titles("부록 5. 점검 항목과 대상", "본문")).toEqual([]);
  expect(titles("10.7.1. 점검 항목과 대상", "본문")).toEqual([]);
});

it("is the title of a paper over that of the rules it belongs to", () => {
  const paper = documentFrom([front, { text: "점검 대상 부서와 항목", page: 2 }]);
  expect(extractStructure(paper)).toMatchObject({ title: "점검 대상 부서와 항목", issuer: null });
});

it("takes no long time for long lines", () => {
  const start = Date.now();
  titles("1.1.1.".repeat(10_000), `[별지 ${"제".repeat(20_000)}`, `${"(".repeat(20_000)} 점검`);
  expect(Date.now() - start).toBeLessThan(500);
});
