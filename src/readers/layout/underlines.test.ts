/** Drawn lines that belong to words, under or through them, against lines of a table. Letters are 10 points. */
import { describe, expect, it } from "vitest";
import { growthOfCost, MOST_GROWTH } from "../../../test/growth-of-cost.js";
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

describe("a line that goes on behind its words", () => {
  /** A cell from 90 to 160 and one from 160 to 260; words from 100 to 140. */
  const SIDES = [upright(90, -20, 20), upright(160, -20, 20), upright(260, -20, 20)];
  const isLong = (from: number, to: number, glyphs: Glyph[] = WORD) =>
    withoutUnderlines([level(2, from, to), ...SIDES], glyphs).length === SIDES.length;

  it("into the next cell, or up to its side, is an underline", () => {
    expect(isLong(100, 200)).toBe(true);
    expect(isLong(100, 159)).toBe(true);
    expect(isLong(98.4, 200)).toBe(true);
    expect(isLong(95, 200)).toBe(true);
  });

  it("is a border where it begins at a side, off the words, or ends before any side", () => {
    expect(isLong(90, 200)).toBe(false);
    expect(isLong(94.9, 200)).toBe(false);
    expect(isLong(101.7, 200)).toBe(false);
    expect(isLong(100, 158)).toBe(false);
  });

  it("is a border where words stand over less than 0.6 of its way to the side", () => {
    expect(isLong(100, 200, letters("개정조", 100, 0, { width: 12 }))).toBe(true);
    expect(isLong(100, 200, letters("개정조", 100, 0, { width: 11.9 }))).toBe(false);
  });

  it("is a border of a table without a left side, over several columns or as long as another", () => {
    const columns = [upright(160, -20, 20), upright(240, -20, 20)];
    expect(withoutUnderlines([level(2, 100, 300), ...columns], WORD)).toHaveLength(3);
    const [side] = columns;
    expect(withoutUnderlines([level(2, 100, 200), side!], WORD)).toEqual([side]);
    const borders = [level(2, 100, 200), level(18, 100, 200)];
    expect(withoutUnderlines([...borders, side!], WORD)).toHaveLength(3);
  });

  it("is told from borders without asking all sides of a large grid", () => {
    const grid = (size: number) =>
      Array.from({ length: size }, (_, at) => [level(500 + at, 1, size), upright(at, 0, 9e4)]);
    const cost = (size: number) => withoutUnderlines(grid(size).flat(), WORD);
    expect(growthOfCost(cost, 2000)).toBeLessThan(MOST_GROWTH);
  });

  it("counts only the sides that it crosses", () => {
    const above = [upright(90, -50, -10), upright(160, -50, -10)];
    expect(withoutUnderlines([level(2, 100, 200), ...above], WORD)).toHaveLength(3);
  });
});

describe("an upright line between letters", () => {
  // The letters reach from 8 points above their baseline to 2 below it.
  const marked = [...letters("감사", 100, 0), ...letters("규정", 123, 0)];
  const isBlank = (line: Ruling) => withoutUnderlines([line], marked).length === 0;

  it("as high as they are and thick is a marked blank", () => {
    expect(isBlank(upright(121.5, -8, 2, 3))).toBe(true);
    expect(isBlank(upright(121.5, -9.6, 3.6, 3))).toBe(true);
  });

  it.each([
    ["higher", upright(121.5, -9.7, 2, 3)],
    ["lower", upright(121.5, -8, 3.7, 3)],
    ["thin", upright(121.5, -8, 2, 0.9)],
    ["away from them", upright(90, -8, 2, 3)],
    ["on another line", upright(121.5, 12, 22, 3)],
  ])("is a border where it is %s", (_, line) => {
    expect(isBlank(line)).toBe(false);
  });
});
