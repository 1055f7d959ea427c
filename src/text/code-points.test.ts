import { expect, it } from "vitest";
import { characters, codePointOffsets, codeUnitsWithin } from "./code-points.js";

/** 7 code units, 5 code points: the second and the fourth take two units each. */
const TEXT = "가𠮷나😀다";

it("counts characters as people do", () => {
  expect(characters(TEXT)).toBe(5);
  expect(characters("가나다")).toBe(3);
  expect(characters("")).toBe(0);
});

it("turns places in code units into places in characters", () => {
  const offset = codePointOffsets(TEXT);
  expect([0, 1, 3, 4, 6, 7].map(offset)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(offset(99)).toBe(5);
  expect(codePointOffsets("가나다")(2)).toBe(2);
});

it("cuts between characters, never in one", () => {
  expect([0, 1, 2, 3, 4, 5, 9].map((limit) => codeUnitsWithin(TEXT, limit))).toEqual([
    0, 1, 3, 4, 6, 7, 7,
  ]);
  expect(codeUnitsWithin("가나다", 2)).toBe(2);
});
