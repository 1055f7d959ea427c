import { describe, expect, it } from "vitest";
import { gramsOf, spaceScore } from "./word-ends.js";

describe("a gap between two texts", () => {
  it("is described by the letters on both sides, up to any other sign", () => {
    expect(gramsOf("이 「한빛", "군의 일")).toEqual([
      "a빛",
      "b한빛",
      "c^한빛",
      "d군",
      "e군의",
      "f군의$",
      "g빛군",
      "h한빛군",
      "i빛군의",
      "j++",
      "k++",
    ]);
    expect(gramsOf("가나다라마바사", "아")).toContain("j++++++");
    expect(gramsOf("가", "아")).toEqual(expect.arrayContaining(["b^가", "c^가", "e아$", "f아$"]));
  });

  it.each([
    ["법", "(가)"],
    ["법)", "가"],
    ["3", "개"],
    ["법", "AI"],
    ["", "가"],
    ["가", ""],
  ])("%s|%s is none between syllables", (before, after) => {
    expect(gramsOf(before, after)).toBeNull();
    expect(spaceScore(before, after)).toBeNull();
  });

  it.each([
    ["정확하게", "파악"],
    ["자문에", "응하거나"],
    ["승인을", "받아야"],
    ["가능성이", "없고"],
    ["따라", "정한다"],
    ["시장", "및"],
  ])("%s|%s is likelier a space", (before, after) => {
    expect(spaceScore(before, after)).toBeGreaterThan(1);
  });

  it.each([
    ["안전사", "고"],
    ["바탕으", "로"],
    ["시장", "은"],
    ["제출하", "여야"],
    ["공공기", "관의"],
    ["규정", "에"],
  ])("%s|%s is likelier a broken word", (before, after) => {
    expect(spaceScore(before, after)).toBeLessThan(-1);
  });
});
