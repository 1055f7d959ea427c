import { describe, expect, it } from "vitest";
import { wildcard } from "./wildcard.js";

describe("shell wildcards", () => {
  it.each([
    ["*", "아무거나.hwp", true],
    ["*", "폴더/안/것.hwp", true],
    ["인사*", "인사발령.hwp", true],
    ["인사*", "2024 인사발령.hwp", false],
    ["*.hwp", "a.hwpx", false],
    ["*.hwp*", "폴더/a.hwpx", true],
    ["대외비/*", "대외비/하위/a.pdf", true],
    ["?.txt", "가.txt", true],
    ["?.txt", "가나.txt", false],
    ["[가-다]*.txt", "나라.txt", true],
    ["[가-다]*.txt", "라라.txt", false],
    ["[!ab]*", "c1", true],
    ["[!ab]*", "a1", false],
    ["[^ab]*", "b1", false],
    ["[]x]", "]", true],
    ["[abc", "[abc", true],
    ["a.b", "axb", false],
    ["a*b*c", "a-b-b-c", true],
    ["a*b*c", "a-b-b", false],
    ["", "", true],
    ["", "a", false],
    ["한글*".normalize("NFD"), "한글.hwp", true],
    ["Ab", "ab", false],
  ])("%j on %j is %s", (pattern, name, expected) => {
    expect(wildcard(pattern)(name)).toBe(expected);
  });

  it("answers at once on patterns of many stars", () => {
    expect(wildcard(`${"*a".repeat(60)}*b`)("a".repeat(5000))).toBe(false);
  });
});
