/** Codes of standards, alone on their line. */
import { expect, it } from "vitest";
import { growthOfCost, MOST_GROWTH } from "../../test/growth-of-cost.js";
import { codeBehindTitle, isStandardSeries, readStandardCode } from "./standard-codes.js";

it.each([
  ["KS X 9901", "KS X 9901"],
  ["KS X 9901 : 2026", "KS X 9901 : 2026"],
  ["KS X 9901：2026", "KS X 9901:2026"],
  ["KS KS X 9901", "KS X 9901"],
  ["KS X ISO 9901-2", "KS X ISO 9901-2"],
  ["TTAK.KO-12.9999/R1", "TTAK.KO-12.9999/R1"],
  ["KCS 99 10 05 : 2026", "KCS 99 10 05 : 2026"],
  ["KDS 5340-9001-2", "KDS 5340-9001-2"],
  ["KOSHA GUIDE Z - 99 - 2026", "KOSHA GUIDE Z-99-2026"],
  ["KC 69901", "KC 69901"],
  ["KR C-99010", "KR C-99010"],
  ["KR C-99010 Rev.3, 10. March 2026", "KR C-99010"],
])("%s", (line, code) => {
  expect(readStandardCode(line)).toBe(code);
});

it.each([
  "KS 인증 심사 기준",
  "KS X 9901 적용 지침",
  "KS",
  "KOSHA GUIDE",
  "KTX 9901",
  "X KS X 9901",
  "KS A B C D E F",
  `KS X ${"9 ".repeat(30)}1`,
  `KS X 9901${" ".repeat(60)}적용 지침`,
])("%s is none", (line) => {
  expect(readStandardCode(line)).toBeNull();
});

it("is quick on long lines of what codes are made of", () => {
  for (const line of ["KS ", "KS A-1/", "KS X 1 - "])
    expect(growthOfCost((size) => readStandardCode(line.repeat(size)), 5000)).toBeLessThan(
      MOST_GROWTH,
    );
});

it("has its series on the line above", () => {
  expect(isStandardSeries(" KOSHA  Guide ")).toBe(true);
  expect(isStandardSeries("KOSHA GUIDE Z")).toBe(false);
});

it("stands behind the title in a running head, with its year", () => {
  const title = "하천 제방 유지관리";
  const code = "KDS 99 50 05 : 2026";
  expect(codeBehindTitle(`${title} ${code}`)).toEqual({ title, code });
  expect(codeBehindTitle(`${title} KDS 99 50 05`)).toBeNull();
  expect(codeBehindTitle(`${title} ${code}에 따른 시공`)).toBeNull();
  expect(codeBehindTitle(code)).toBeNull();
  expect(codeBehindTitle(`${"유지관리 ".repeat(25)}${code}`)).toBeNull();
});
