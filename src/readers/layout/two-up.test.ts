/** Sheets with two pages side by side are told for the document; each half is a page of its own. Sheets are 1000 by 700. */
import { describe, expect, it } from "vitest";
import { letters, level, page } from "../../../test/page-content.js";
import { Draft } from "../document-draft.js";
import { assembleBlocks } from "./assemble-blocks.js";
import type { PageContent } from "./page-content.js";
import { TwoUpSheets } from "./two-up.js";

const SHEET = { width: 1000, height: 700 };
/** Forty letters to a line: 50 to 450 in the left half, 550 to 950 in the right. */
const filled = (text: string): string => text.repeat(40).slice(0, 40);
const prose = (text: string, x: number, lines = 5) =>
  Array.from({ length: lines }, (_, row) => letters(filled(text), x, 100 + 16 * row)).flat();
const sheet = (number: number, more: Partial<PageContent> = {}): PageContent =>
  page({ ...SHEET, number, glyphs: [...prose("가", 50), ...prose("나", 550)], ...more });

function sheetsOf(...pages: PageContent[]): TwoUpSheets {
  const sheets = new TwoUpSheets();
  for (const one of pages) sheets.see(one);
  return sheets;
}
const areTwoUp = (...pages: PageContent[]) => sheetsOf(...pages).areTwoUp;

describe("a document", () => {
  it("is set two to a sheet where two sheets show it", () => {
    expect(areTwoUp(sheet(1), sheet(2))).toBe(true);
    expect(areTwoUp(sheet(1))).toBe(false);
  });

  it("has sheets 1.2 times as wide as high; others are not asked", () => {
    expect(areTwoUp(sheet(1, { height: 834 }), sheet(2, { height: 834 }))).toBe(false);
    expect(areTwoUp(sheet(1, { height: 833 }), sheet(2, { height: 833 }))).toBe(true);
    const sheets = new TwoUpSheets();
    expect([sheets.see(page({})), sheets.see(sheet(1))]).toEqual([false, true]);
  });

  it("leaves the gutter free on seven of ten wide pages", () => {
    const title = [50, 66, 82].flatMap((y) => letters("가".repeat(10), 450, y));
    const across = (number: number) => sheet(number, { glyphs: [...sheet(1).glyphs, ...title] });
    const two = [sheet(1), sheet(2)];
    const free = Array.from({ length: 5 }, (_, at) => sheet(at + 3));
    const crossed = Array.from({ length: 4 }, (_, at) => across(at + 8));
    expect(areTwoUp(...two, ...free, ...crossed.slice(1))).toBe(true);
    expect(areTwoUp(...two, ...free, ...crossed)).toBe(false);
    // Pages with fewer than eighty letters tell nothing.
    const cover = sheet(12, { glyphs: letters(filled("가") + filled("나").slice(1), 100, 100) });
    expect(areTwoUp(...two, cover, cover, cover)).toBe(true);
  });

  it.each([
    ["a gutter of a hundredth of the width on each side", [489.9, 510.1], true],
    ["text that reaches into it on the left", [490.1, 510.1], false],
    ["text that reaches into it on the right", [489.9, 509.9], false],
  ])("%s: %s", (_, [end, start], expected) => {
    const glyphs = [...prose("가", end! - 400), ...prose("나", start!)];
    expect(areTwoUp(sheet(1, { glyphs }), sheet(2, { glyphs }))).toBe(expected);
  });

  it("may have one letter in a hundred, and one line, across the middle", () => {
    const more = (count: number) => ({
      glyphs: [
        ...sheet(1).glyphs,
        ...Array.from({ length: count }, (_, at) => letters("가", 495, 200 + 20 * at)).flat(),
      ],
    });
    expect(areTwoUp(sheet(1, more(4)), sheet(2, more(4)))).toBe(true);
    expect(areTwoUp(sheet(1, more(5)), sheet(2, more(5)))).toBe(false);
    const ruled = (count: number) => ({
      rulings: Array.from({ length: count }, (_, at) => level(300 + 20 * at, 100, 900)),
    });
    expect(areTwoUp(sheet(1, ruled(1)), sheet(2, ruled(1)))).toBe(true);
    expect(areTwoUp(sheet(1, ruled(2)), sheet(2, ruled(2)))).toBe(false);
  });

  it("has five lines of prose on both sides, not columns of figures", () => {
    const short = { glyphs: [...prose("가", 50), ...prose("나", 550, 4)] };
    expect(areTwoUp(sheet(1, short), sheet(2, short))).toBe(false);
    const columns = (width: number) => ({
      glyphs: [
        ...prose("가", 50),
        ...Array.from({ length: 6 }, (_, row) => [
          ...letters("1".repeat(width), 550, 100 + 16 * row),
          ...letters("2".repeat(width), 750, 100 + 16 * row),
        ]).flat(2),
      ],
    });
    expect(areTwoUp(sheet(1, columns(10)), sheet(2, columns(10)))).toBe(true);
    expect(areTwoUp(sheet(1, columns(9)), sheet(2, columns(9)))).toBe(false);
  });
});

describe("the sheets of such a document", () => {
  const blocksOf = (...pages: PageContent[]) => {
    const sheets = sheetsOf(...pages);
    const draft = new Draft("pdf");
    assembleBlocks(
      draft,
      pages.flatMap((one) => sheets.layOut(one)),
      [],
    );
    return draft.blocks.map(({ text, page: at, bbox }) => [text.slice(0, 3), at, bbox]);
  };
  const half = (text: string, x: number) => [
    ...prose(text, x, 5),
    ...letters(`${text}끝.`, x, 180),
  ];
  const told = (number: number) =>
    sheet(number, { glyphs: [...half("가", 50), ...half("나", 550)] });

  it("are read half by half, with the boxes and the page number of the sheet", () => {
    expect(blocksOf(told(1), told(2))).toEqual([
      ["가가가", 1, [50, 92, 450, 182]],
      ["나나나", 1, [550, 92, 950, 182]],
      ["가가가", 2, [50, 92, 450, 182]],
      ["나나나", 2, [550, 92, 950, 182]],
    ]);
  });

  it("go on from the left half to the right one, and to the next sheet", () => {
    // No sentence ends: all halves are one paragraph.
    expect(blocksOf(sheet(1), sheet(2)).map(([text]) => text)).toEqual(["가가가"]);
  });

  it("give a running line of both halves once", () => {
    const numbered = (number: number) =>
      sheet(number, {
        glyphs: [
          ...told(number).glyphs,
          ...letters(`- ${2 * number} -`, 230, 680),
          ...letters(`- ${2 * number + 1} -`, 730, 680),
        ],
      });
    expect(blocksOf(numbered(1), numbered(2)).map(([text, at]) => [text, at])).toEqual([
      ["가가가", 1],
      ["나나나", 1],
      ["- 2", 1],
      ["가가가", 2],
      ["나나나", 2],
    ]);
  });

  it("stay whole where something stands across both halves, or the page is a picture", () => {
    const sheets = sheetsOf(sheet(1), sheet(2), sheet(3));
    const across = sheet(4, { rulings: [level(300, 100, 900), level(320, 100, 900)] });
    expect(sheets.layOut(across)).toHaveLength(1);
    expect(sheets.layOut(sheet(4, { pictured: true }))).toHaveLength(1);
    expect(sheets.layOut(sheet(4))).toHaveLength(2);
  });
});
