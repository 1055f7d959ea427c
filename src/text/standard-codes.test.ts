/** Codes of standards, alone on their line. */
import { expect, it } from "vitest";
import { growthOfCost, MOST_GROWTH } from "../../test/growth-of-cost.js";
import { isStandardSeries, readStandardCode } from "./standard-codes.js";

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
