/** Signs of a font without widths end where such signs usually do, so that the gap after them shows. */
import { describe, expect, it } from "vitest";
import type { CollectedGlyph } from "./place-glyph.js";
import { narrowUnstated } from "./unstated-advances.js";

/** Each glyph at its place, as wide as stated, ten points high. */
const glyph = (text: string, x: number, look: Partial<CollectedGlyph> = {}): CollectedGlyph => ({
  text,
  box: [x, 92, x + 10 * (look.stretch ?? 1), 102],
  baseline: 100,
  size: 10,
  bold: false,
  font: 0,
  turn: 0,
  mark: -1,
  invisible: false,
  white: false,
  slanted: false,
  stretch: 1,
  ligature: false,
  ...look,
});
const ends = (glyphs: CollectedGlyph[]) => {
  narrowUnstated(glyphs);
  return glyphs.map(({ box }) => Math.round(box[2] * 10) / 10);
};

describe("a face that states no widths", () => {
  it("is known by a letter that reaches over the next; all its narrow signs are narrowed", () => {
    expect(ends([glyph("(", 0), glyph("목", 3.3), glyph(")", 13.3), glyph("이", 22)])).toEqual([
      3.3, 13.3, 16.6, 32,
    ]);
  });

  it("is not one where letters are set close", () => {
    expect(ends([glyph("(", 0), glyph("목", 8)])).toEqual([10, 18]);
    expect(ends([glyph("(", 0), glyph("목", 7.9)])).toEqual([3.3, 17.9]);
  });

  it("is told face by face, and on one line", () => {
    expect(ends([glyph("1", 0), glyph("2", 5), glyph("3", 20, { font: 1 })])).toEqual([5, 10, 30]);
    expect(ends([glyph("1", 0), glyph("2", 5, { baseline: 120 })])).toEqual([10, 15]);
    expect(ends([glyph("1", 5), glyph("2", 0)])).toEqual([15, 10]);
  });

  it("keeps signs that are narrow, turned, or as wide as the em by nature", () => {
    expect(ends([glyph("1", 0, { box: [0, 92, 9.4, 102] }), glyph("2", 5)])).toEqual([9.4, 15]);
    expect(ends([glyph("1", 0, { turn: 1 }), glyph("2", 5, { turn: 1 })])).toEqual([10, 15]);
    expect(ends([glyph("가", 0), glyph("나", 5)])).toEqual([10, 15]);
  });

  it("is as narrow as it is set", () => {
    expect(ends([glyph("1", 0, { stretch: 0.9 }), glyph("가", 4.5)])).toEqual([4.5, 14.5]);
  });
});
