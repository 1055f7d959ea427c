import { describe, expect, it } from "vitest";
import { chooseReading, foldLookalikes, needsSecondReading } from "./choose-reading.js";

const said = (text: string, confidence: number) => ({ text, confidence });

describe("two readings of a word", () => {
  it("asks again about figures and Latin, not about Korean words", () => {
    expect(needsSecondReading(said("125,000", 0.85))).toBe(true);
    expect(needsSecondReading(said("[6ㅁ", 0.8))).toBe(true);
    expect(needsSecondReading(said("예산", 0.4))).toBe(false);
    expect(needsSecondReading(said("2026.", 0.96))).toBe(false);
    expect(needsSecondReading(said("스6.6", 0.9))).toBe(true);
  });

  it("takes the surer reading", () => {
    expect(chooseReading(said("67811)", 0.1), said("English", 0.99)).text).toBe("English");
    expect(chooseReading(said("125,000", 0.9), said("125,008", 0.86)).text).toBe("125,000");
  });

  it("is surer when both say the same", () => {
    expect(chooseReading(said("86,400", 0.8), said("86,400", 0.99))).toEqual(said("86,400", 0.99));
  });

  it("does not lose a bracket that the second reader dropped", () => {
    expect(chooseReading(said("24.)", 0.8), said("24.", 0.95)).text).toBe("24.)");
  });

  it("never takes Chinese for what it cannot read", () => {
    expect(chooseReading(said("/", 0.5), said("要", 0.99)).text).toBe("/");
    expect(chooseReading(said("tiber", 0.3), said("über", 0.9)).text).toBe("über");
    expect(chooseReading(said("/", 0.5), said("", 0.99)).text).toBe("/");
  });

  it("writes what looks alike one way", () => {
    expect(foldLookalikes("ｌ２ㆍ3")).toBe("l2·3");
  });
});
