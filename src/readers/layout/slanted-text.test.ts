/** Slanted runs: which letters make one, and what is known of it. */
import { describe, expect, it } from "vitest";
import { letters } from "../../../test/page-content.js";
import type { Glyph } from "./page-content.js";
import { slantedLines } from "./slanted-text.js";

const at = (text: string, x: number, y: number, more: Partial<Glyph> = {}): Glyph => ({
  ...letters(text, x, y, more)[0]!,
  slanted: true,
  ...more,
});
const read = (...glyphs: Glyph[]) => slantedLines(glyphs, 1).map(({ text }) => text);

describe("a slanted run", () => {
  it.each([
    ["goes on with a letter within two ems, however it runs", 12, 16, ["대외"]],
    ["not with one further away", 12.1, 16, ["대", "외"]],
    ["nor further down", 12, 16.1, ["대", "외"]],
    ["the other way too", -12, -16, ["대외"]],
  ])("%s", (_, x, y, expected) => {
    expect(read(at("대", 0, 0), at("외", x, y))).toEqual(expected);
  });

  it.each([
    ["has letters that differ by less than a fifth in size", 12.4, ["대외"]],
    ["larger letters are another", 12.5, ["대", "외"]],
  ])("%s", (_, size, expected) => {
    expect(read(at("대", 0, 0), at("외", 10, 0, { size }))).toEqual(expected);
    expect(read(at("외", 0, 0, { size }), at("대", 10, 0))).toEqual(
      expected.length === 1 ? ["외대"] : ["외", "대"],
    );
  });

  it("reaches as far as its larger letter asks", () => {
    expect(read(at("대", 0, 0), at("외", 21, 0, { size: 11 }))).toEqual(["대외"]);
    expect(read(at("대", 0, 0, { size: 11 }), at("외", 22, 0))).toEqual(["대외"]);
  });

  it("leaves out letters that run level", () => {
    expect(read(at("대", 0, 0), ...letters("글", 5, 0), at("외", 10, 0))).toEqual(["대외"]);
  });

  it("keeps the blanks inside and drops those at its ends", () => {
    expect(read(at(" ", -5, 0), at("대", 0, 0), at(" ", 10, 0), at("외", 15, 0))).toEqual([
      "대 외",
    ]);
    expect(read(at(" ", 0, 0), at(" ", 5, 0))).toEqual([]);
  });

  it("carries the look of its first letter and the box of all", () => {
    const run = [
      at(" ", -5, 0),
      at("대", 0, 0, { bold: true, font: 4, garbled: true }),
      at("외", 10, 12),
    ];
    expect(slantedLines(run, 3)).toEqual([
      {
        text: "대외",
        page: 3,
        box: [0, -8, 20, 14],
        baseline: 0,
        size: 10,
        bold: true,
        font: 4,
        spaceAfter: false,
        endUnknown: false,
        spaceBefore: false,
        firstWord: 20,
        pieces: [{ text: "대외", box: [0, -8, 20, 14] }],
        garbled: 0.5,
      },
    ]);
  });
});
