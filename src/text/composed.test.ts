/** What is called composed is what NFC leaves alone, for every unit and beside every other that could join it. */
import { describe, expect, it } from "vitest";
import { composed, isComposed } from "./composed.js";

const units = Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit));

describe("composed", () => {
  it("calls a unit composed only where NFC leaves it alone, after a letter or a syllable too", () => {
    const wrong = units.filter((unit) => {
      if (!isComposed(unit)) return false;
      return ["", "a", "가", "ㄱ", "="].some(
        (before) => (before + unit).toWellFormed().normalize("NFC") !== before + unit,
      );
    });
    expect(wrong).toEqual([]);
  });

  it("knows Hangul, Latin, Hanja and the signs of official documents", () => {
    expect(
      isComposed("제3조(목적) ① 「행정절차법」 第1條 ㈜원문 → 50㎡ □ ○ ※ “인용” 가.나·다"),
    ).toBe(true);
  });

  it("composes what is not", () => {
    expect(composed("한글".normalize("NFD"))).toBe("한글");
    expect(composed("가\ud83d나")).toBe("가\ufffd나");
    expect(composed("가\u0301")).toBe("가\u0301".normalize("NFC"));
    expect(composed("😀")).toBe("😀");
  });
});
