/** Rectangles that only some cells of a drawn table are clipped to. */
import { expect, it } from "vitest";
import { gridLines, gridWords, page } from "../../../test/page-content.js";
import type { Box } from "../../model/format.js";
import type { PageContent } from "./page-content.js";
import { separateTables } from "./ruled-tables.js";

const XS = [100, 200, 300, 400];
const YS = [100, 130, 160, 190];
const ROWS = [
  ["구분", "내용", "기간"],
  ["가", "설계", "상반기"],
  ["나", "제작", "하반기"],
];
/** Only the painted head is clipped to. */
const HEAD: Box[] = [
  [100, 100, 200, 130],
  [200, 100, 300, 130],
  [300, 100, 400, 130],
];
const DRAWN = { glyphs: gridWords(XS, YS, ROWS), rulings: gridLines(XS, YS), clips: HEAD };
const sizes = (content: Partial<PageContent>) =>
  separateTables(page(content)).tables.map(({ rows, cols }) => [rows, cols]);

it("are no table of their own where lines go on around further cells with words", () => {
  expect(sizes(DRAWN)).toEqual([[3, 3]]);
});

it("may miss the lines by two points", () => {
  const off = (by: number) => HEAD.map(([x0, y0, x1, y1]): Box => [x0, y0, x1, y1 - by]);
  expect(sizes({ ...DRAWN, clips: off(2) })).toEqual([[3, 3]]);
  expect(sizes({ ...DRAWN, clips: off(2.1) })).not.toEqual([[3, 3]]);
});

it("are a table where lines part them in another way", () => {
  const wide: Box[] = [HEAD[0]!, [200, 100, 400, 130]];
  expect(sizes({ ...DRAWN, clips: wide })).not.toEqual([[3, 3]]);
});

it("are a table where nothing is written around them, or all is clipped to", () => {
  const alone = gridWords(XS, [100, 130], [ROWS[0]!]);
  expect(sizes({ ...DRAWN, glyphs: alone })).toEqual([[1, 3]]);
  // A second table of another width, right below.
  const below: Box[] = [
    [100, 130, 250, 160],
    [250, 130, 380, 160],
  ];
  const rulings = [...gridLines(XS, [100, 130]), ...gridLines([100, 250, 380], [130, 160])];
  const glyphs = [...alone, ...gridWords([100, 250, 380], [130, 160], [["다", "라"]])];
  expect(sizes({ glyphs, rulings, clips: [...HEAD, ...below] })).toEqual([
    [1, 2],
    [1, 3],
  ]);
});
