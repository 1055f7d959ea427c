/** A page turned so that its sideways text stands upright, and back. The page is 600 by 800 points. */
import { describe, expect, it } from "vitest";
import { letters, level, page, upright } from "../../../test/page-content.js";
import type { Box } from "../../model/format.js";
import type { Turn } from "./page-content.js";
import { rotateBoxBack, rotatePage, turnsOf } from "./rotated-text.js";

const BOX: Box = [100, 200, 130, 210];

describe("a turned page", () => {
  it.each<[Turn, [number, number], Box]>([
    [0, [600, 800], [100, 200, 130, 210]],
    [1, [800, 600], [200, 470, 210, 500]],
    [2, [600, 800], [470, 590, 500, 600]],
    [3, [800, 600], [590, 100, 600, 130]],
  ])("by %d quarters has its boxes turned, and turned back", (turn, size, expected) => {
    const [glyph] = letters("글", 0, 0, { turn });
    const content = rotatePage(
      page({
        glyphs: [{ ...glyph!, box: BOX }],
        fills: [{ box: BOX }],
        images: [BOX],
        clips: [BOX],
      }),
      turn,
    );
    expect([content.width, content.height]).toEqual(size);
    expect(content.glyphs[0]!.box).toEqual(expected);
    expect(content.fills[0]!.box).toEqual(expected);
    expect(content.images[0]).toEqual(expected);
    expect(content.clips![0]).toEqual(expected);
    expect(rotateBoxBack(expected, turn, 600, 800)).toEqual(BOX);
  });

  it.each<[Turn, ReturnType<typeof level>[]]>([
    [1, [upright(200, 400, 500), level(500, 300, 350)]],
    [2, [level(600, 400, 500), upright(500, 450, 500)]],
    [3, [upright(600, 100, 200), level(100, 450, 500)]],
  ])("by %d quarters has its drawn lines turned", (turn, expected) => {
    const rulings = [level(200, 100, 200), upright(100, 300, 350)];
    expect(rotatePage(page({ rulings }), turn).rulings).toEqual(expected);
  });

  it("has only the text that runs that way", () => {
    const glyphs = [...letters("바로", 0, 100), ...letters("세로", 0, 100, { turn: 1 })];
    const content = page({ glyphs });
    expect(rotatePage(content, 0).glyphs.map(({ text }) => text)).toEqual(["바", "로"]);
    expect(rotatePage(content, 1).glyphs.map(({ text }) => text)).toEqual(["세", "로"]);
    expect(rotatePage(page({ glyphs: glyphs.slice(0, 2) }), 0).glyphs).toHaveLength(2);
  });
});

it("names the turns that occur, most text first", () => {
  const glyphs = [
    ...letters("가", 0, 0),
    ...letters("나나나", 0, 0, { turn: 3 }),
    ...letters("다다", 0, 0, { turn: 2 }),
  ];
  expect(turnsOf(page({ glyphs }))).toEqual([3, 2, 0]);
  expect(turnsOf(page())).toEqual([]);
});
