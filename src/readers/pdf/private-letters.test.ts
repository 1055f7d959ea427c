/** Private characters are read by the font that they are set in. */
import { expect, it } from "vitest";
import { printedText, privateLettersOf } from "./private-letters.js";

it.each([
  ["HyhwpEQ", "equations"],
  ["ABCDEF+HYhwpEQ", "equations"],
  ["MyHyhwpEQs", "its own"],
  ["ABCDEF+HCRBatang-Bold", "old Hangul"],
  ["Haansoft Batang", "old Hangul"],
  ["HYSinMyeongJo-Medium", "old Hangul"],
  ["ABCDEF+NewGulim", "old Hangul"],
  ["함초롬바탕", "old Hangul"],
  ["", "old Hangul"],
  ["ABCDEF+SchoolDotumB", "its own"],
  ["NotoSansCJKkr-Bold", "its own"],
])("%s has %s", (font, letters) => {
  expect(privateLettersOf(font)).toBe(letters);
});

it("reads old Hangul in its fonts alone", () => {
  expect(printedText(0xe2b4, "old Hangul")).toMatch(/^[\u1100-\u11ff]+$/u);
  expect(printedText(0xe2b4, "its own")).toBe("\ue2b4");
  expect(printedText(0xe0e5, "equations")).toBe("a");
  expect(printedText(0xe01a, "equations")).toBe("\ue01a");
});

it.each(["equations", "old Hangul", "its own"] as const)(
  "reads all else alike in %s",
  (letters) => {
    expect(printedText(0xac00, letters)).toBe("가");
    expect(printedText(0xfb01, letters)).toBe("fi");
    expect(printedText(0xf0850, letters)).toBe("‘");
  },
);
