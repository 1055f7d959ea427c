/** Letters that are printed several times count once. */
import { describe, expect, it } from "vitest";
import type { Box } from "../../model/format.js";
import { removeOverprint } from "./overprint.js";
import type { CollectedGlyph } from "./place-glyph.js";

const glyph = (text: string, box: Box, baseline: number, size = 10): CollectedGlyph => ({
  text,
  box,
  baseline,
  size,
  bold: false,
  font: 0,
  turn: 0,
  mark: -1,
  invisible: false,
  white: false,
  slanted: false,
  stretch: 1,
  ligature: false,
});

describe("overprinted letters", () => {
  it("keeps one of two that are a hair apart, also over the edge of a square", () => {
    const first = glyph("가", [15.9, 0, 25.9, 10], 15.9);
    const shadow = glyph("가", [16.2, 0, 26.2, 10], 16.2);
    expect(removeOverprint([first, shadow])).toEqual([first]);
  });

  it("keeps different letters, letters side by side and letters of another size", () => {
    const glyphs = [
      glyph("가", [10, 0, 20, 10], 8),
      glyph("나", [10, 0, 20, 10], 8),
      glyph("가", [20, 0, 30, 10], 8),
      glyph("가", [10, 0, 20, 10], 8, 20),
    ];
    expect(removeOverprint(glyphs)).toEqual(glyphs);
  });

  it("keeps narrow letters that stand close, and the letters of a ligature", () => {
    const narrow = [glyph("l", [10, 0, 12, 10], 8), glyph("l", [12, 0, 14, 10], 8)];
    const ligature = [
      glyph("f", [30, 0, 36, 10], 8),
      { ...glyph("f", [30, 0, 36, 10], 8), ligature: true },
    ];
    expect(removeOverprint([...narrow, ...ligature])).toEqual([...narrow, ...ligature]);
  });

  it("drops a ligature as a whole where it is printed again", () => {
    const ligature = [
      glyph("f", [30, 0, 36, 10], 8),
      { ...glyph("i", [30, 0, 36, 10], 8), ligature: true },
    ];
    const again = [
      glyph("f", [30.2, 0, 36.2, 10], 8),
      { ...glyph("i", [30.2, 0, 36.2, 10], 8), ligature: true },
    ];
    const next = glyph("n", [36, 0, 42, 10], 8);
    expect(removeOverprint([...ligature, ...again, next])).toEqual([...ligature, next]);
  });

  it("ends on letters that claim to stand beyond any page", () => {
    const far = glyph("가", [0, 0, 595, 842], 1e20, 3e20);
    const nowhere = glyph("가", [Number.NaN, 0, Number.NaN, 0], Number.POSITIVE_INFINITY);
    expect(removeOverprint([far, nowhere, far])).toEqual([far, nowhere, far]);
  });
});
