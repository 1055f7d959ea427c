/** What counts as a blank, and what a box holds. */
import { describe, expect, it } from "vitest";
import { letters } from "../../../test/page-content.js";
import type { Box } from "../../model/format.js";
import { contains, isSpace } from "./page-content.js";

describe("a blank", () => {
  it.each([
    [" ", true],
    ["\t", true],
    ["\u00a0", true],
    ["\u3000", true],
    ["\u2003", true],
    ["!", false],
    ["a", false],
    ["가", false],
    ["힣", false],
    ["·", false],
    ["，", false],
  ])("%j: %s", (text, expected) => {
    expect(isSpace(letters(text, 0, 0)[0]!)).toBe(expected);
  });

  it.each(["  ", " 가", "\u3000\u3000", ""])("is one character, which %j is not", (text) => {
    expect(isSpace({ ...letters("가", 0, 0)[0]!, text })).toBe(false);
  });
});

describe("boxes", () => {
  const box: Box = [10, 20, 30, 40];

  it.each([
    [10, 20, true],
    [30, 40, true],
    [9.9, 30, false],
    [30.1, 30, false],
    [20, 19.9, false],
    [20, 40.1, false],
  ])("hold what stands inside or on their edge: %d, %d", (x, y, expected) => {
    expect(contains(box, x, y)).toBe(expected);
  });
});
