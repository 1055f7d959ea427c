/** Where each printed line of a paragraph is in the joined text. */
import { describe, expect, it } from "vitest";
import { line } from "../../../test/page-content.js";
import { joinLines, roundBox } from "./join-lines.js";
import { LineEnds } from "./line-ends.js";
import type { PrintedLine } from "./text-lines.js";

const lines = (...texts: string[]): PrintedLine[] =>
  texts.map((text, index) => line(text, 0, 100 + 16 * index));

describe("the place of each line in the text", () => {
  it("is counted in characters, without the hyphen and with the space", () => {
    const own = [
      line(" docu-", 0, 100, { page: 1 }),
      line("ment of", 0, 116, { page: 1 }),
      line("law", 3, 40, { page: 2 }),
    ];
    expect(joinLines(own, new LineEnds())).toEqual({
      text: "document of law",
      lines: [
        { start: 0, end: 4, page: 1, bbox: [0, 92, 30, 102] },
        { start: 4, end: 11, page: 1, bbox: [0, 108, 35, 118] },
        { start: 12, end: 15, page: 2, bbox: [3, 32, 18, 42] },
      ],
    });
  });

  it("counts a pair of surrogates as one character", () => {
    const own = lines("𠀀법", "𠀀");
    expect(joinLines(own, new LineEnds()).lines.map(({ start, end }) => [start, end])).toEqual([
      [0, 2],
      [2, 3],
    ]);
  });

  it("keeps two decimals of a box", () => {
    expect(roundBox([1.005, 2.014, 3.016, 4])).toEqual([1, 2.01, 3.02, 4]);
  });
});
