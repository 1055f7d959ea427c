/** Tables told by the rectangles that their cells are clipped to. */
import { describe, expect, it } from "vitest";
import { gridLines, gridWords, letters, level, page, upright } from "../../../test/page-content.js";
import type { Box } from "../../model/format.js";
import type { PageContent } from "./page-content.js";
import { separateTables, type TableLayout } from "./ruled-tables.js";

const XS = [100, 200, 300, 400];
const YS = [100, 130, 160];
const WORDS = [
  ["가나", "다라", "마바"],
  ["사아", "자차", "카타"],
];
const clipsOf = (xs: readonly number[], ys: readonly number[]): Box[] =>
  ys.slice(1).flatMap((y1, row) => xs.slice(1).map((x1, col): Box => [xs[col]!, ys[row]!, x1, y1]));
const tables = (content: Partial<PageContent>) => separateTables(page(content)).tables;
const texts = ({ cells }: TableLayout) =>
  cells.map(({ paragraphs }) =>
    paragraphs
      .flat()
      .map(({ text }) => text)
      .join("+"),
  );
const size = ({ rows, cols }: TableLayout) => [rows, cols];

describe("cells that are clipped to", () => {
  it("may fill the page's text where page ends cut their row, not the page itself", () => {
    const xs = [20, 80, 580];
    const head = clipsOf(xs, [40, 60]);
    const glyphs = gridWords(
      xs,
      [40, 60, 800],
      [
        ["구분", "유의사항"],
        ["", "가나다라"],
      ],
    );
    const rulings = [40, 60, 800].map((y) => level(y, 20, 580));
    // The label's cell is not clipped to: nothing of it is left to show.
    const row: Box = [80, 60, 580, 800];
    expect(tables({ glyphs, rulings, clips: [...head, row] }).map(size)).toEqual([[2, 2]]);
    const whole: Box = [0, 0, 600, 840];
    expect(
      tables({ glyphs: gridWords(XS, YS, WORDS), clips: [...clipsOf(XS, YS), whole] }).map(size),
    ).toEqual([[2, 3]]);
  });

  it("are a table where no line is drawn", () => {
    const [table, ...more] = tables({ glyphs: gridWords(XS, YS, WORDS), clips: clipsOf(XS, YS) });
    expect(more).toEqual([]);
    expect(table).toMatchObject({ rows: 2, cols: 3, box: [100, 100, 400, 160], uncertain: false });
    expect(texts(table!)).toEqual(WORDS.flat());
  });

  it("are none where a program clips to each run of a line", () => {
    const frame = gridLines([90, 410], [99, 131]);
    const row = { glyphs: gridWords(XS, [100, 130], [WORDS[0]!]), clips: clipsOf(XS, [100, 130]) };
    expect(tables({ ...row, rulings: frame })).toEqual([]);
    expect(tables({ ...row, rulings: gridLines(XS, [100, 130]) })).toHaveLength(1);
    // Words from one end of each rectangle to the other, on two lines without a line between them.
    const runs = (width: number) =>
      [108, 120].flatMap((y) =>
        [100, 200, 300].flatMap((x) => letters("가나다라", x, y, { width })),
      );
    const clips = clipsOf(XS, [100, 112, 124]);
    expect(separateTables(page({ glyphs: runs(24.5), clips })).tables).toEqual([]);
    expect(separateTables(page({ glyphs: runs(24), clips })).tables).toHaveLength(1);
    // Cells without margins at their sides are higher than their line.
    const runClips = clipsOf(XS, [97, 110.9, 124.8]);
    expect(separateTables(page({ glyphs: runs(24.5), clips: runClips })).tables).toEqual([]);
    const cellClips = clipsOf(XS, [96, 110.1, 124.2]);
    expect(separateTables(page({ glyphs: runs(24.5), clips: cellClips })).tables).toHaveLength(1);
  });

  it("part what lines alone would join", () => {
    const rulings = [level(100, 100, 400), level(130, 100, 400), level(190, 100, 400)];
    const ys = [100, 130, 160, 190];
    const glyphs = gridWords(XS, ys, [...WORDS, ["1", "2", "3"]]);
    const found = tables({ glyphs, rulings, clips: clipsOf(XS, ys) });
    expect(found.map(size)).toEqual([[3, 3]]);
  });

  it("keep merged cells, thin rows and empty places", () => {
    const clips: Box[] = [
      [100, 100, 300, 130],
      [300, 100, 400, 163],
      [100, 130, 200, 160],
      [200, 130, 300, 160],
      [100, 160, 300, 163],
    ];
    const glyphs = gridWords(XS, YS, [["가나", "", "마바"], WORDS[1]!.slice(0, 2).concat("")]);
    const [table] = tables({ glyphs, clips, rulings: gridLines(XS, [...YS, 163]) });
    expect(
      table!.cells.map(({ row, col, rowSpan, colSpan }) => [row, col, rowSpan, colSpan]),
    ).toEqual([
      [0, 0, 1, 2],
      [0, 2, 3, 1],
      [1, 0, 1, 1],
      [1, 1, 1, 1],
      [2, 0, 1, 2],
    ]);
    // Words stand in the middle of the place, not of the merged cell.
    expect(texts(table!).slice(0, 1)).toEqual(["가나"]);
  });

  it("may miss one another by a point, and leave a small part free", () => {
    const apart = clipsOf(XS, YS).map(
      ([x0, y0, x1, y1]): Box => [x0 + 0.4, y0 + 0.4, x1 - 0.4, y1 - 0.4],
    );
    expect(tables({ glyphs: gridWords(XS, YS, WORDS), clips: apart }).map(size)).toEqual([[2, 3]]);
    const far = clipsOf(XS, YS).map(
      ([x0, y0, x1, y1]): Box => [x0 + 0.6, y0 + 0.6, x1 - 0.6, y1 - 0.6],
    );
    expect(tables({ glyphs: gridWords(XS, YS, WORDS), clips: far })).toEqual([]);
    const ys = [100, 130, 160, 190];
    const words = [...WORDS, ["1", "2", "3"]];
    const all = clipsOf(XS, ys);
    expect(
      tables({
        glyphs: gridWords(XS, ys, words),
        clips: all.filter((_, index) => index !== 4),
      }).map(size),
    ).toEqual([[3, 3]]);
    expect(
      tables({
        glyphs: gridWords(XS, ys, words),
        clips: all.filter((_, index) => ![1, 3, 4, 5].includes(index)),
      }),
    ).toEqual([]);
  });

  it("are no table where they lie over one another, or fill the page", () => {
    const glyphs = gridWords(XS, YS, WORDS);
    expect(tables({ glyphs, clips: [...clipsOf(XS, YS), [200, 110, 350, 150]] })).toEqual([]);
    const wide = [0, 300, 600];
    expect(
      tables({
        glyphs: gridWords(
          wide,
          [0, 400, 800],
          [
            ["가", "나"],
            ["다", "라"],
          ],
        ),
        clips: [[0, 0, 600, 800]],
      }),
    ).toEqual([]);
  });

  it("inside a cell are a table in it", () => {
    const outer = clipsOf([50, 250, 550], [50, 300, 350]);
    const inner = clipsOf([300, 350, 400], [100, 130, 160]);
    const glyphs = [
      ...gridWords(
        [50, 250, 550],
        [50, 300, 350],
        [
          ["가", ""],
          ["나", "다"],
        ],
      ),
      ...gridWords(
        [300, 350, 400],
        [100, 130, 160],
        [
          ["1", "2"],
          ["3", "4"],
        ],
      ),
    ];
    const found = tables({
      glyphs,
      clips: [...outer, ...inner],
      rulings: gridLines([50, 250, 550], [50, 300, 350]),
    });
    expect(found.map(size)).toEqual([
      [2, 2],
      [2, 2],
    ]);
    expect(found[0]!.inside).toMatchObject({ row: 0, col: 1 });
  });

  it("of another width above or below are another's", () => {
    const clips: Box[] = [...clipsOf(XS, YS), [100, 80, 398, 100], [230, 160, 270, 175]];
    const glyphs = [...gridWords(XS, YS, WORDS), ...letters("1/10", 235, 172, { size: 8 })];
    expect(tables({ glyphs, clips }).map(size)).toEqual([[2, 3]]);
  });

  it("are missing where a merged cell goes on from the page before, and its sides are drawn", () => {
    const clips = clipsOf(XS, [100, 130, 160, 190]).filter(
      (_, index) => index !== 0 && index !== 3,
    );
    const words = [
      ["", "다라", "마바"],
      ["", "자차", "카타"],
      ["1", "2", "3"],
    ];
    const glyphs = gridWords(XS, [100, 130, 160, 190], words);
    const rulings = [level(190, 100, 400), level(160, 100, 400), upright(100, 100, 190)];
    const [table] = tables({ glyphs, clips, rulings });
    expect(size(table!)).toEqual([3, 3]);
    expect(table!.cells[0]).toMatchObject({ row: 0, col: 0, rowSpan: 2, colSpan: 1 });
    const between = [...rulings, level(130, 100, 200)];
    expect(tables({ glyphs, clips, rulings: between })[0]!.cells[0]).toMatchObject({ rowSpan: 1 });
    const open = tables({ glyphs, clips, rulings: rulings.slice(0, 2) });
    expect(open.map(size)).toContainEqual([2, 2]);
  });

  it("without lines are a table only where rows and columns of them are written in", () => {
    const one = { glyphs: gridWords(XS, [100, 130], [WORDS[0]!]), clips: clipsOf(XS, [100, 130]) };
    expect(tables(one)).toEqual([]);
    expect(tables({ ...one, rulings: gridLines(XS, [100, 130]) }).map(size)).toEqual([[1, 3]]);
    const few = [
      ["가", "", ""],
      ["나", "", "다"],
    ];
    expect(tables({ glyphs: gridWords(XS, YS, few), clips: clipsOf(XS, YS) })).toEqual([]);
    const four = [
      ["가", "", "라"],
      ["나", "", "다"],
    ];
    expect(tables({ glyphs: gridWords(XS, YS, four), clips: clipsOf(XS, YS) }).map(size)).toEqual([
      [2, 3],
    ]);
    const ys = [100, 130, 160, 190, 220];
    const sparse = [...four, ["", "", ""], ["", "", ""]];
    expect(tables({ glyphs: gridWords(XS, ys, sparse), clips: clipsOf(XS, ys) })).toEqual([]);
    const painted = [{ box: [100, 100, 200, 130] as Box }];
    expect(
      tables({ glyphs: gridWords(XS, ys, sparse), clips: clipsOf(XS, ys), fills: painted }).map(
        size,
      ),
    ).toEqual([[4, 3]]);
  });

  it("go on over the page's end where their rows are drawn and the last has no line", () => {
    const ends = (levels: number[]) =>
      tables({
        glyphs: gridWords(XS, [100, 130, 160, 190], [...WORDS, ["1", "2", "3"]]),
        clips: clipsOf(XS, [100, 130, 160, 190]),
        rulings: [...levels.map((y) => level(y, 100, 400)), upright(200, 100, 190)],
      })[0]!.open;
    expect(ends([100, 130, 160, 190])).toEqual({ top: false, bottom: false });
    expect(ends([100, 130, 160])).toEqual({ top: false, bottom: true });
    expect(ends([130, 160, 190])).toEqual({ top: true, bottom: false });
    expect(ends([])).toEqual({ top: false, bottom: false });
  });

  it("leave lines inside of them to what they frame", () => {
    const glyphs = gridWords(
      [100, 300, 500],
      [100, 200, 300],
      [
        ["가", ""],
        ["나", "다"],
      ],
    );
    const inner = gridWords(
      [340, 380, 420],
      [120, 145, 170],
      [
        ["1", "2"],
        ["3", "4"],
      ],
    );
    const found = tables({
      glyphs: [...glyphs, ...inner],
      clips: clipsOf([100, 300, 500], [100, 200, 300]),
      rulings: [
        ...gridLines([100, 300, 500], [100, 200, 300]),
        ...gridLines([340, 380, 420], [120, 145, 170]),
      ],
    });
    expect(found.map(size)).toEqual([
      [2, 2],
      [2, 2],
    ]);
  });
});
