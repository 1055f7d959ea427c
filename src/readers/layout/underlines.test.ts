/** Drawn lines that belong to words, under or through them, against lines of a table. Letters are 10 points. */
import { describe, expect, it } from "vitest";
import { letters, level, upright } from "../../../test/page-content.js";
import type { Glyph, Ruling } from "./page-content.js";
import { withoutUnderlines } from "./underlines.js";

const WORD = letters("개정조문", 100, 0);
const isTaken = (line: Ruling, glyphs: Glyph[] = WORD) =>
  withoutUnderlines([line], glyphs).length === 0;

describe("a line under or through words", () => {
  it.each([
    ["0.38 em below the baseline is an underline", 3.8, true],
    ["lower it is a border", 3.9, false],
    ["0.6 em above the baseline it goes through the words", -6, true],
    ["higher it is a border", -6.1, false],
  ])("%s", (_, at, expected) => {
    expect(isTaken(level(at, 100, 140))).toBe(expected);
  });

  it.each([
    ["begins with the words within 1.6 points", 98.4, 140, true],
    ["begins earlier", 98.3, 140, false],
    ["begins inside them", 101.6, 140, true],
    ["begins further inside", 101.7, 140, false],
    ["ends with them", 100, 141.6, true],
    ["ends later", 100, 141.7, false],
    ["ends inside them", 100, 138.4, true],
    ["ends further inside", 100, 138.3, false],
  ])("%s", (_, from, to, expected) => {
    expect(isTaken(level(2, from, to))).toBe(expected);
  });

  it.each([
    ["has words over 0.6 of it", 10, true],
    ["has fewer words over it", 9.9, false],
  ])("%s", (_, width, expected) => {
    // Words at both ends, with a gap between; the line is 100 points long.
    const ends = [...letters("가나다라마", 100, 0), ...letters("바", 200 - width, 0, { width })];
    expect(isTaken(level(2, 100, 200), ends)).toBe(expected);
  });

  it("does not count blanks", () => {
    const blanks = [...letters("가나", 100, 0), ...letters("     ", 120, 0)];
    expect(isTaken(level(2, 100, 145), blanks)).toBe(false);
  });

  it("counts the letters whose middle stands over it, within a point", () => {
    // Beside the word stands a narrow letter that the line does not reach.
    const beside = (x: number) => [...WORD, ...letters("다", x, 0, { width: 2 })];
    expect(isTaken(level(2, 100, 140), beside(139.9))).toBe(false);
    expect(isTaken(level(2, 100, 140), beside(140.1))).toBe(true);
    expect(isTaken(level(2, 100, 140), beside(98.1))).toBe(false);
    expect(isTaken(level(2, 100, 140), beside(97.9))).toBe(true);
  });

  it("is measured by the letters' own size, up to 60 points", () => {
    const large = letters("큰글", 100, 0, { size: 60 });
    expect(isTaken(level(22, 100, 220), large)).toBe(true);
    expect(isTaken(level(-35, 100, 220), large)).toBe(true);
    const larger = letters("큰글", 100, 0, { size: 80 });
    expect(isTaken(level(23, 100, 260), larger)).toBe(false);
    expect(isTaken(level(-37, 100, 260), larger)).toBe(false);
  });

  it("is told among many lines of words", () => {
    const all = [-160, -120, -80, -40, 0, 40, 80].flatMap((y) => letters("개정조문", 100, y));
    const lines = [level(42, 100, 140), level(62, 100, 140), upright(100, -10, 30)];
    expect(withoutUnderlines(lines, all)).toEqual(lines.slice(1));
  });

  it("is none without words, and no upright line is one", () => {
    expect(isTaken(level(2, 100, 140), [])).toBe(false);
    expect(isTaken(upright(2, 100, 140))).toBe(false);
  });
});
