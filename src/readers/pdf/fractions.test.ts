/** Fractions are read on one line, with a stroke between their parts. */
import { expect, it } from "vitest";
import { letters } from "../../../test/page-content.js";
import type { Glyph } from "../layout/page-content.js";
import { buildLines } from "../layout/text-lines.js";
import { type FractionLine, levelFractions, MAX_FRACTIONS } from "./fractions.js";

/** A line at 100 from 50 on; letters of ten points stand on 96 above it and on 109 below. */
const line = (width: number, at = 100, from = 50): FractionLine => ({
  from,
  to: from + width,
  at,
  size: 10,
});
const upper = (text: string, x = 50) => letters(text, x, 96);
const lower = (text: string, x = 50) => letters(text, x, 109);
const read = (glyphs: Glyph[], ...lines: FractionLine[]) =>
  buildLines(levelFractions(glyphs, lines), 1).map(({ text }) => text);

it("stand in the line that they belong to", () => {
  const glyphs = [
    ...letters("점수=", 25, 103),
    ...lower("만점"),
    ...upper("득점"),
    ...letters("×2", 70, 103),
  ];
  expect(read(glyphs, line(20))).toEqual(["점수=득점/만점×2"]);
});

it.each([
  ["terms", "가+나", "다", "(가+나)/다"],
  ["words", "취득 점수", "만점", "(취득 점수)/만점"],
  ["signs in no part", "가", "나", "가/나"],
])("brackets around %s", (_, above, below, expected) => {
  expect(read([...upper(above), ...lower(below)], line(50))).toEqual([expected]);
});

it("within another stay together", () => {
  const glyphs = [...letters("가", 50, 89), ...letters("나", 50, 98), ...letters("다라", 50, 113)];
  expect(read(glyphs, line(20, 104), line(10, 91))).toEqual(["(가/나)/다라"]);
});

it("stay within the width of their line, in the order of their letters", () => {
  const level = levelFractions([...lower("라마"), ...upper("가나다")], [line(30)]);
  expect(level.map(({ text }) => text).join("")).toBe("가나다/라마");
  expect(level[0]!.box[0]).toBeCloseTo(50);
  expect(level.at(-1)!.box[2]).toBeCloseTo(80);
  expect(new Set(level.map(({ baseline }) => Math.round(baseline)))).toEqual(new Set([103]));
});

it.each([
  ["nothing above", [...lower("가")]],
  ["nothing below", [...upper("가")]],
  ["a line of the text above", [...letters("가", 50, 86.9), ...lower("나")]],
  ["a line of the text below", [...upper("가"), ...letters("나", 50, 120.1)]],
  ["letters beside the line", [...upper("가", 30), ...lower("나")]],
  ["a sum with its limits", [...upper("∑"), ...lower("나")]],
  ["letters that run up the page", [...letters("가", 50, 96, { turn: 1 }), ...lower("나")]],
])("are none with %s", (_, glyphs) => {
  const before = structuredClone(glyphs);
  expect(levelFractions(glyphs, [line(10)])).toEqual(before);
});

it("are left as they are where a page has more than any page of a person's", () => {
  const glyphs = [...upper("가"), ...lower("나")];
  const lines = Array.from({ length: MAX_FRACTIONS + 1 }, () => line(10));
  expect(levelFractions(glyphs, lines)).toBe(glyphs);
});
