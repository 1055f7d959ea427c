/** Lines that frame boxes and are no table: org charts and charts. */
import { describe, expect, it } from "vitest";
import { gridLines, gridWords, letters, level, page, upright } from "../../../test/page-content.js";
import type { Glyph, PageContent } from "./page-content.js";
import { layOutPage } from "./page-flow.js";

const shown = (content: Partial<PageContent>) =>
  layOutPage(page(content)).items.map((item) => {
    if (item.kind === "table") return `table ${item.table.rows}x${item.table.cols}`;
    const lines =
      item.kind === "text" ? item.paragraphs.flat() : item.kind === "flow" ? item.lines : [];
    return lines.map(({ text }) => text).join("/");
  });

describe("an org chart", () => {
  /** A box with one word in it. */
  const box = (word: string, x: number, y: number, width = 80) => ({
    rulings: gridLines([x, x + width], [y, y + 24]),
    glyphs: letters(word, x + 20, y + 16),
  });
  const chart = (width: number) => {
    const boxes = [
      box("위원회", 260, 100),
      box("기획부", 100, 180, width),
      box("사업부", 260, 180, width),
      box("관리부", 420, 180, width),
    ];
    const connectors = [
      upright(300, 124, 180),
      level(152, 140, 460),
      upright(140, 152, 180),
      upright(460, 152, 180),
    ];
    return {
      glyphs: boxes.flatMap(({ glyphs }) => glyphs),
      rulings: [...boxes.flatMap(({ rulings }) => rulings), ...connectors],
    };
  };

  it("is its boxes, one after the other", () => {
    expect(shown(chart(80))).toEqual(["위원회", "기획부", "사업부", "관리부"]);
  });

  it.each([
    ["covers six tenths of its box", 96, ["table 3x3"]],
    ["with less it is boxes", 97, ["위원회", "기획부", "사업부", "관리부"]],
  ])("is a table where the cells fill the space: %s", (_, height, expected) => {
    const xs = [100, 260, 420, 500];
    const rows = [
      ["위원회", "", ""],
      ["기획부", "사업부", "관리부"],
    ];
    const end = 148 + height;
    const rulings = [
      ...gridLines(xs, [100, 124, 148]),
      level(end, 100, 260),
      upright(100, 148, end),
      upright(260, 148, end),
    ];
    expect(shown({ glyphs: gridWords(xs, [100, 124, 148], rows), rulings })).toEqual(expected);
  });
});

describe("lines behind the text", () => {
  const XS = [100, 145, 195, 245, 295, 345];
  const rulings = gridLines(XS, [100, 140]);
  /** One line of letters, `gap` points between them. */
  const words = (count: number, gap = 0) =>
    letters("가".repeat(count), 110, 125).map((glyph) => {
      const [left, top, right, bottom] = glyph.box;
      return { ...glyph, box: [left, top, right - gap, bottom] as Glyph["box"] };
    });

  it.each([
    ["four times through a word", words(22), ["가".repeat(22)]],
    ["three times say nothing", words(17), ["table 1x5"]],
    ["letters a seventh of their size apart are of one word", words(22, 1.4), ["가".repeat(22)]],
    ["letters further apart may be of two", words(22, 1.6), ["table 1x5"]],
  ])("cut it: %s", (_, glyphs, expected) => {
    expect(shown({ glyphs, rulings })).toEqual(expected);
  });

  it("part cells, which have margins, though one row runs over", () => {
    const rows = Array.from({ length: 5 }, () => ["가나", "다라", "마바", "사아", "자차"]);
    const ys = [140, 170, 200, 230, 260, 290];
    const table = (count: number) =>
      shown({
        glyphs: [...words(22), ...gridWords(XS, ys.slice(0, count + 1), rows.slice(0, count))],
        rulings: gridLines(XS, [100, ...ys]),
      })[0];
    expect(table(2)).toBe("table 6x5");
    expect(table(1)).not.toContain("table");
  });
});

describe("a chart", () => {
  const YS = [100, 130, 160, 190, 220];
  const plot = [
    ...YS.map((y) => level(y, 100, 400)),
    upright(100, 100, 220),
    upright(400, 100, 220),
  ];
  /** Figures of the axis, their middles `off` points below the lines, `gap` points beside them. */
  const axis = (count: number, { off = 0, gap = 5 } = {}): Glyph[] =>
    YS.slice(0, count).flatMap((y, index) =>
      letters(String(50 - 10 * index), 90 - gap, y + 3 + off),
    );
  const labels = [140, 172, 115, 205].flatMap((y, index) =>
    letters(String(11 + index), 130 + 70 * index, y),
  );
  const tables = (glyphs: Glyph[]) =>
    shown({ glyphs: [...glyphs, ...labels], rulings: plot }).filter((item) =>
      item.startsWith("table"),
    );

  it.each([
    ["figures beside three of its five lines", axis(3), 0],
    ["beside two they say nothing", axis(2), 1],
    ["a quarter em off the lines", axis(5, { off: 2.5 }), 0],
    ["further off they are labels of rows", axis(5, { off: 2.6 }), 1],
    ["two ems away", axis(5, { gap: 20 }), 0],
    ["further away they are something else", axis(5, { gap: 30.1 }), 1],
  ])("has %s", (_, glyphs, expected) => {
    expect(tables(glyphs)).toHaveLength(expected);
  });

  it("may have its axis on the right, and no words beside it", () => {
    const right = axis(5).map((glyph) => ({
      ...glyph,
      box: [glyph.box[0] + 330, glyph.box[1], glyph.box[2] + 330, glyph.box[3]] as Glyph["box"],
    }));
    expect(tables(right)).toEqual([]);
    expect(tables(YS.flatMap((y) => letters("가나", 75, y + 3)))).toHaveLength(1);
  });
});
