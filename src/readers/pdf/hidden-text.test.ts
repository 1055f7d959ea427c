/** What text is seen, and when a page is drawn to tell. */
import { describe, expect, it } from "vitest";
import type { Box } from "../../model/format.js";
import type { DrawnShapes } from "./drawn-shapes.js";
import { splitHiddenText } from "./hidden-text.js";
import type { CollectedGlyph } from "./place-glyph.js";
import type { UprightPage } from "./upright-page.js";

const SHAPES: DrawnShapes = {
  ...{ rulings: [], fills: [], images: [], imageMarks: [], backdrops: [], texts: [], cut: false },
  formTexts: [],
};
const PAGE = { width: 600, height: 800, turn: 0 } as UprightPage;

/** Letters of ten points side by side; those in `white` are of that colour, those in `clear` have none. */
function split(text: string, white: string, { clear = "", shapes = SHAPES, ink = 0 } = {}) {
  const glyphs = [...text].map(
    (letter, index): CollectedGlyph => ({
      ...{ text: letter, box: [10 * index, 0, 10 * index + 10, 10], baseline: 8, size: 10 },
      ...{ bold: false, font: 0, turn: 0, mark: -1, slanted: false, stretch: 1, ligature: false },
      ...{ invisible: clear.includes(letter), white: white.includes(letter) },
    }),
  );
  let drawn = 0;
  const picture = { rgba: new Uint8Array(600 * 20 * 4).fill(255), width: 600, height: 20 };
  // One dark row of pixels through every letter, or all of them dark.
  if (ink > 0) picture.rgba.fill(255 - ink, 600 * 5 * 4, 600 * 6 * 4);
  if (ink < 0) picture.rgba.fill(255 + ink);
  const seen = splitHiddenText({ glyphs, cut: false }, shapes, PAGE, () => {
    drawn++;
    return { picture, scale: 1 };
  });
  return { text: seen.glyphs.map((glyph) => glyph.text).join(""), hidden: seen.hidden, drawn };
}

describe("white text", () => {
  it("is hidden where its ground is white, which one drawing tells", () => {
    expect(split("보이는 글xy", "xy")).toEqual({ text: "보이는 글", hidden: 2, drawn: 1 });
  });

  it("costs no drawing where only spaces are white, and they stay", () => {
    expect(split("보이는 글", " ")).toEqual({ text: "보이는 글", hidden: 0, drawn: 0 });
  });
});

describe("text without colour", () => {
  const seen = (boxes: [number, number, number, number][], ink = 255) =>
    split("보이는 글xy", "", { clear: "xy", shapes: { ...SHAPES, backdrops: boxes }, ink }).text;

  it("is seen where an outline of its own height lies in its line and under it", () => {
    expect(seen([[50, 1, 70, 9]])).toBe("보이는 글xy");
    expect(seen([[50, 1, 60, 9]])).toBe("보이는 글x");
    expect(seen([[50, -1, 70, 11]])).toBe("보이는 글xy");
    expect(seen([[50, -1.1, 70, 11]])).toBe("보이는 글");
    expect(seen([[50, 7, 70, 15]])).toBe("보이는 글");
    expect(seen([])).toBe("보이는 글");
  });

  it("is seen where ink stands out in its box, not where one shape fills it", () => {
    expect(seen([[50, 1, 70, 9]], 60)).toBe("보이는 글xy");
    expect(seen([[50, 1, 70, 9]], 59)).toBe("보이는 글");
    expect(seen([[50, 1, 70, 9]], -255)).toBe("보이는 글");
  });

  it("is looked for among the shapes of a page, not of a drawing", () => {
    // Beside two letters that are seen, 1,998 off the page.
    const text = `보이는 글xy${"x".repeat(1_998)}`;
    const among = (count: number) => {
      const others = Array.from({ length: count }, (): Box => [300, 300, 301, 301]);
      const shapes = { ...SHAPES, backdrops: [...others, [50, 1, 70, 9]] as Box[] };
      return split(text, "", { clear: "xy", shapes, ink: 255 }).text.length;
    };
    expect(among(4_999)).toBeGreaterThan("보이는 글".length);
    expect(among(5_000)).toBe("보이는 글".length);
  });
});
