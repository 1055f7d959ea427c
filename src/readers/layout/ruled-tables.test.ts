/** Tables, frames and loose text, told from drawn lines and letters. */
import { describe, expect, it } from "vitest";
import { gridLines, gridWords, letters, level, page, upright } from "../../../test/page-content.js";
import type { Box } from "../../model/format.js";
import type { Fill, Glyph, PageContent } from "./page-content.js";
import { separateTables, type TableLayout } from "./ruled-tables.js";

const XS = [100, 200, 300, 400];
const YS = [100, 130, 160];
const WORDS = [
  ["가나", "다라", "마바"],
  ["사아", "자차", "카타"],
];

const read = (content: Partial<PageContent>) => separateTables(page(content));
const drawn = (rows: string[][] = WORDS, more: Partial<PageContent> = {}): TableLayout => {
  const ys = rows.map((_, index) => 100 + 30 * index).concat(100 + 30 * rows.length);
  const xs = rows[0]!.map((_, index) => 100 + 100 * index).concat(100 + 100 * rows[0]!.length);
  const { tables } = read({ glyphs: gridWords(xs, ys, rows), rulings: gridLines(xs, ys), ...more });
  expect(tables).toHaveLength(1);
  return tables[0]!;
};
/** Texts of the cells, row by row; paragraphs parted by a stroke. */
const texts = ({ cells }: TableLayout) =>
  cells.map(({ paragraphs }) =>
    paragraphs.map((lines) => lines.map(({ text }) => text).join("+")).join("/"),
  );
const words = (glyphs: Glyph[]) => glyphs.map(({ text }) => text).join("");

describe("a table", () => {
  it("has the words of each cell", () => {
    const table = drawn();
    expect(table).toMatchObject({
      page: 1,
      box: [100, 100, 400, 160],
      rows: 2,
      cols: 3,
      xs: XS,
      ruled: true,
      drawn: true,
      uncertain: false,
      open: { top: false, bottom: false },
    });
    expect(texts(table)).toEqual(WORDS.flat());
    expect(table.cells[4]).toMatchObject({
      row: 1,
      col: 1,
      rowSpan: 1,
      colSpan: 1,
      box: [200, 130, 300, 160],
    });
  });

  it("is seen, not drawn, in a scan", () => {
    expect(drawn(WORDS, { scanLayer: true }).drawn).toBe(false);
  });

  it("takes a letter whose middle is in it, and leaves the others", () => {
    const glyphs = [
      ...gridWords(XS, YS, WORDS),
      ...letters("안", 95, 120),
      ...letters("밖", 94.9, 150),
      ...letters("위", 110, 102),
      ...letters("높", 130, 102.9),
    ];
    const { tables, rest } = read({ glyphs, rulings: gridLines(XS, YS) });
    expect(words(rest)).toBe("밖위높");
    expect(texts(tables[0]!)[0]).toContain("안");
  });

  it("gives a letter on a border to the cell after it", () => {
    const glyphs = [
      ...gridWords(XS, YS, [
        ["", "다", ""],
        ["사", "", "카"],
      ]),
      ...letters("선", 195, 117),
    ];
    expect(texts(read({ glyphs, rulings: gridLines(XS, YS) }).tables[0]!)).toEqual([
      "",
      "선 다",
      "",
      "사",
      "",
      "카",
    ]);
  });

  it("has cells that reach over others", () => {
    const rulings = [...gridLines([100, 400], YS), upright(200, 130, 160), upright(300, 130, 160)];
    const glyphs = gridWords(XS, YS, [["", "제목", ""], WORDS[1]!]);
    const { tables } = read({ glyphs, rulings });
    expect(tables[0]!.cells[0]).toMatchObject({ colSpan: 3, rowSpan: 1 });
    expect(texts(tables[0]!)).toEqual(["제목", ...WORDS[1]!]);
  });

  it.each([
    ["has cells at least 0.95 times as high as its letters", 10, 0],
    ["lower ones are highlights behind the words", 10.6, 4],
  ])("%s", (_, size, expected) => {
    const ys = [100, 110, 120];
    const xs = [100, 200, 300];
    const glyphs = gridWords(
      xs,
      ys,
      [
        ["가", "나"],
        ["다", "라"],
      ],
      { size },
    );
    expect(read({ glyphs, rulings: gridLines(xs, ys) }).rest).toHaveLength(expected);
  });

  it("is none where no cell is written in, or only with blanks", () => {
    expect(read({ rulings: gridLines(XS, YS) }).tables).toEqual([]);
    const blank = read({ glyphs: letters("   ", 110, 115), rulings: gridLines(XS, YS) });
    expect(blank.tables).toEqual([]);
    expect(blank.rest).toHaveLength(3);
  });

  it("is no underlined text", () => {
    const glyphs = [...letters("개정문", 100, 100), ...letters("개정문", 100, 120)];
    const rulings = [
      level(102, 100, 130),
      level(122, 100, 130),
      upright(100, 102, 122),
      upright(130, 102, 122),
    ];
    expect(read({ glyphs, rulings }).tables).toEqual([]);
  });
});

describe("a drawing", () => {
  const grid = (cols: number, written: number) => {
    const xs = Array.from({ length: cols + 1 }, (_, index) => 20 * index);
    const ys = [100, 120, 140];
    const row = xs.slice(1).map((_, index) => (index < written ? "점" : ""));
    const empty = row.map(() => "");
    return read({ glyphs: gridWords(xs, ys, [row, empty]), rulings: gridLines(xs, ys) });
  };

  it.each([
    ["has 24 cells, hardly any written in", 12, 2, 0],
    ["with fewer cells it is a table", 11, 2, 1],
    ["with three of 24 written in it is a table", 12, 3, 1],
    ["with three of 26 it is a drawing", 13, 3, 0],
  ])("%s", (_, cols, written, expected) => {
    expect(grid(cols, written).tables).toHaveLength(expected);
  });

  it.each([
    ["three columns have a head: it is an empty form", 3, 3, 1],
    ["a head lacks a word", 3, 2, 0],
    ["two columns have one", 2, 2, 0],
  ])("is told from a form: %s", (_, cols, written, expected) => {
    const xs = Array.from({ length: cols + 1 }, (_, index) => 60 * index);
    const ys = Array.from({ length: 21 }, (_, index) => 100 + 20 * index);
    const words = ys
      .slice(1)
      .map((_, row) => xs.slice(1).map((_, col) => (row === 0 && col < written ? "점" : "")));
    const { tables } = read({ glyphs: gridWords(xs, ys, words), rulings: gridLines(xs, ys) });
    expect(tables).toHaveLength(expected);
  });
});

describe("a frame", () => {
  const framed = (box: Box, more: Partial<PageContent> = {}) => {
    const [x0, y0, x1, y1] = box;
    return read({
      glyphs: letters("틀 안의 글", x0 + 20, y0 + 20),
      rulings: gridLines([x0, x1], [y0, y1]),
      ...more,
    });
  };

  it("is a box with text in one cell", () => {
    const { tables, frames, rest } = framed([100, 100, 300, 200]);
    expect(tables).toEqual([]);
    expect(rest).toEqual([]);
    expect(frames).toMatchObject([{ box: [100, 100, 300, 200] }]);
    expect(words(frames[0]!.glyphs)).toBe("틀 안의 글");
  });

  it.each([
    ["over up to 0.6 of the page", 480, 1],
    ["over more it is the page's border", 481, 0],
  ])("%s", (_, height, expected) => {
    const { frames, rest } = framed([0, 0, 600, height]);
    expect(frames).toHaveLength(expected);
    expect(rest).toHaveLength(expected === 1 ? 0 : 6);
  });

  it.each([
    ["inside a cell belongs to that cell's text", 120, 180, 0],
    ["may reach over an open side by two points", 98, 180, 0],
    ["not further", 97.9, 180, 1],
    ["may reach over the other side too", 320, 402, 0],
    ["not further there", 320, 402.1, 1],
  ])("%s", (_, x0, x1, expected) => {
    // A table whose outer sides are open.
    const ys = [100, 160, 220];
    const open = [...ys.map((y) => level(y, 100, 400)), upright(250, 100, 220)];
    const { frames } = read({
      glyphs: [
        ...gridWords([x0, x1], [110, 150], [["안"]]),
        ...gridWords([100, 250, 400], ys, [
          ["", ""],
          ["다", "라"],
        ]),
      ],
      rulings: [...open, ...gridLines([x0, x1], [110, 150])],
    });
    expect(frames).toHaveLength(expected);
  });
});

it("reads a frame inside a frame as two", () => {
  const { frames } = read({
    glyphs: [...letters("안쪽", 150, 150), ...letters("바깥쪽", 120, 220)],
    rulings: [...gridLines([100, 300], [100, 250]), ...gridLines([130, 250], [130, 170])],
  });
  expect(frames.map(({ glyphs }) => words(glyphs))).toEqual(["안쪽", "바깥쪽"]);
});

describe("a table inside a cell", () => {
  const outer = { xs: [50, 300, 500], ys: [50, 250, 350] };
  const inner = { xs: [100, 150, 200], ys: [100, 120, 140] };

  it("belongs to that cell", () => {
    const { tables } = read({
      glyphs: [
        ...gridWords(inner.xs, inner.ys, [
          ["안", "쪽"],
          ["작", "은"],
        ]),
        ...letters("바깥", 60, 80),
        ...gridWords(outer.xs, outer.ys, [
          ["", "나"],
          ["다", "라"],
        ]),
      ],
      rulings: [...gridLines(outer.xs, outer.ys), ...gridLines(inner.xs, inner.ys)],
    });
    expect(tables).toHaveLength(2);
    expect(tables[0]!.inside).toMatchObject({ row: 0, col: 0 });
    expect(tables[0]!.inside!.table).toBe(tables[1]);
    expect(tables[1]).not.toHaveProperty("inside");
    expect(texts(tables[1]!)[0]).toBe("바깥");
  });

  it("belongs to the cell of its own row and column", () => {
    const low = { xs: [320, 370, 420], ys: [270, 290, 310] };
    const { tables } = read({
      glyphs: [
        ...gridWords(
          low.xs,
          low.ys,
          WORDS.map((row) => row.slice(0, 2)),
        ),
        ...gridWords(outer.xs, outer.ys, [
          ["가", "나"],
          ["다", ""],
        ]),
      ],
      rulings: [...gridLines(outer.xs, outer.ys), ...gridLines(low.xs, low.ys)],
    });
    expect(tables[0]!.inside).toMatchObject({ row: 1, col: 1 });
  });

  it("belongs to the smallest around it", () => {
    const middle = { xs: [80, 220, 280], ys: [80, 160, 200] };
    const { tables } = read({
      glyphs: [inner, middle, outer].flatMap(({ xs, ys }) =>
        gridWords(xs, ys, [
          ["", "나"],
          ["다", "라"],
        ]).concat(letters("가", xs[0]! + 5, ys[0]! + 12)),
      ),
      rulings: [inner, middle, outer].flatMap(({ xs, ys }) => gridLines(xs, ys)),
    });
    const [small, between, large] = tables;
    expect(small!.inside!.table).toBe(between);
    expect(between!.inside!.table).toBe(large);
  });
});

describe("a thin band", () => {
  const thick = [100, 130, 160];

  it.each([
    ["of rows under five points is left out", 134.9, 2],
    ["of five points stays", 135, 3],
  ])("%s", (_, y, expected) => {
    const ys = [100, 130, y, 170];
    const { tables } = read({
      glyphs: gridWords(XS, ys, [WORDS[0]!, ["", "", ""], WORDS[1]!]),
      rulings: gridLines(XS, ys),
    });
    expect(tables[0]!.rows).toBe(expected);
    expect(tables[0]!.cells.at(-1)).toMatchObject({ row: expected - 1, rowSpan: 1 });
    expect(tables[0]!.cells).toHaveLength(3 * expected);
  });

  it.each([
    ["of columns under five points is left out", 204.9, [100, 204.9, 300]],
    ["of five points stays too", 205, [100, 200, 205, 300]],
  ])("%s", (_, x, expected) => {
    const xs = [100, 200, x, 300];
    const { tables } = read({
      glyphs: gridWords(xs, thick, [
        ["가", "", "나"],
        ["다", "", "라"],
      ]),
      rulings: gridLines(xs, thick),
    });
    expect(tables[0]!.cols).toBe(expected.length - 1);
    expect(tables[0]!.xs).toEqual(expected);
    expect(tables[0]!.cells[expected.length - 2]).toMatchObject({
      row: 0,
      col: expected.length - 2,
    });
  });

  it("stays where something is written in it", () => {
    const xs = [100, 200, 204, 300];
    const { tables } = read({
      glyphs: [
        ...gridWords(xs, thick, [
          ["가", "", "나"],
          ["다", "", "라"],
        ]),
        ...letters("|", 200, 117, { width: 4 }),
      ],
      rulings: gridLines(xs, thick),
    });
    expect(tables[0]!.cols).toBe(3);
    const ys = [100, 130, 134, 160];
    const low = read({
      glyphs: [
        ...gridWords(XS, ys, [WORDS[0]!, ["", "", ""], WORDS[1]!]),
        ...letters("-", 150, 133, { size: 4 }),
      ],
      rulings: gridLines(XS, ys),
    });
    expect(low.tables[0]!.rows).toBe(3);
  });

  it("stays where it only comes from the borders of different rows", () => {
    const rulings = [
      ...gridLines([100, 300], thick),
      upright(200, 100, 130),
      upright(203, 130, 160),
    ];
    const glyphs = [
      ...gridWords([100, 200, 300], thick, [["가", "나"]]),
      ...gridWords([100, 203, 300], thick.slice(1), [["다", "라"]]),
    ];
    expect(read({ glyphs, rulings }).tables[0]).toMatchObject({
      cols: 3,
      xs: [100, 200, 203, 300],
    });
  });

  it("does not count for the cells that reach over it", () => {
    const ys = [100, 130, 133, 160];
    const rulings = [
      ...gridLines([100, 400], [100, 160]),
      upright(200, 100, 160),
      upright(300, 100, 160),
      level(130, 200, 400),
      level(133, 200, 400),
    ];
    const { tables } = read({
      glyphs: gridWords(XS, ys, [
        ["가나", "다라", "마바"],
        ["", "", ""],
        ["", "자차", "카타"],
      ]),
      rulings,
    });
    expect(tables[0]).toMatchObject({ rows: 2 });
    expect(tables[0]!.cells[0]).toMatchObject({ row: 0, rowSpan: 2 });
    expect(tables[0]!.cells.at(-1)).toMatchObject({ row: 1, col: 2 });
  });
});

describe("the text of a cell", () => {
  /** Two lines in a cell of 100 points; the first ends at `end`, the second begins with a word of 30. */
  const cell = (end: number) => {
    const xs = [0, 100, 200];
    const ys = [100, 160];
    const glyphs = [
      ...letters("가나다", end - 30, 118),
      ...letters("라마바", 10, 134),
      ...letters("칸", 120, 118),
    ];
    return texts(read({ glyphs, rulings: gridLines(xs, ys) }).tables[0]!)[0];
  };

  it("keeps a margin of 5.1 points inside its borders", () => {
    // The edge is at 94.9: a word of 30 needs 35 to fit.
    expect(cell(60)).toBe("가나다+라마바");
    expect(cell(59.8)).toBe("가나다/라마바");
  });

  it("ends further out where a line does", () => {
    const xs = [0, 100, 200];
    const glyphs = [
      ...letters("가나다", 33, 118),
      ...letters("라마바사아자차카타", 8, 134),
      ...letters("칸", 120, 118),
    ];
    // The second line reaches 98, and begins with a word of 90.
    expect(texts(read({ glyphs, rulings: gridLines(xs, [100, 160]) }).tables[0]!)[0]).toBe(
      "가나다+라마바사아자차카타",
    );
  });
});

describe("header rows", () => {
  const fill = (...box: Box): Fill => ({ box });
  const SHADE = fill(100, 100, 400, 130);
  const PLAIN = [
    ["가나", "다라", "마바"],
    ["사아", "자차", "카타"],
    ["파하", "거너", "더러"],
  ];

  it("are shaded where the rows below are not", () => {
    expect(drawn(PLAIN, { fills: [SHADE] }).headerRows).toBe(1);
    expect(drawn(PLAIN).headerRows).toBe(0);
    expect(drawn(PLAIN, { fills: [SHADE, fill(100, 130, 400, 190)] }).headerRows).toBe(0);
    expect(drawn(PLAIN, { fills: [fill(100, 100, 300, 130)] }).headerRows).toBe(0);
    const two = PLAIN.map((row) => row.slice(0, 2));
    expect(drawn(two, { fills: [fill(100, 100, 300, 130)] }).headerRows).toBe(1);
  });

  it.each([
    ["a fill smaller than 1.5 tables shades its cells", 134.9, 1],
    ["a larger one is the page's background", 135, 0],
  ])("%s", (_, height, expected) => {
    // The table is 300 by 90 points; the fill ends in its first row.
    const fills = [fill(100, 125 - height, 400, 125)];
    expect(drawn(PLAIN, { fills }).headerRows).toBe(expected);
  });

  it("are bold where the rows below are not", () => {
    const xs = XS;
    const ys = [100, 130, 160, 190];
    const bold = (head: boolean, body: boolean) =>
      read({
        glyphs: [
          ...gridWords(xs, ys, PLAIN.slice(0, 1), { bold: head }),
          ...gridWords(xs, ys.slice(1), PLAIN.slice(1), { bold: body }),
        ],
        rulings: gridLines(xs, ys),
      }).tables[0]!.headerRows;
    expect(bold(true, false)).toBe(1);
    expect(bold(true, true)).toBe(0);
    expect(bold(false, true)).toBe(0);
  });

  it.each([
    ["are words over figures", ["가나 다라 마바", "12 34 56"], 1],
    ["over figures in half of the cells", ["가나 다라 마바", "사아 자차 12", "파하 34 56"], 1],
    ["not in fewer", ["가나 다라 마바", "가 나 1", "다 라 2", "3 마 4", "바 5 _"], 0],
    ["not with a figure among them", ["가나 1다 마바", "12 34 56"], 0],
    ["two words are enough", ["가나 다라 _", "12 34 56"], 1],
    ["one is not", ["가나 _ _", "12 34 56"], 0],
    ["two columns are not", ["가나 다라", "12 34"], 0],
  ])("%s", (_, rows, expected) => {
    const cells = rows.map((row) => row.split(" ").map((word) => word.replace("_", "")));
    // In a scan the words themselves are not asked.
    expect(drawn(cells, { scanLayer: true }).headerRows).toBe(expected);
  });

  it("are as deep as the deepest cell of the first row", () => {
    const ys = [100, 130, 160, 190];
    const rulings = [...gridLines(XS, [100, 160, 190]), level(130, 200, 400)];
    const glyphs = gridWords(XS, ys, [
      ["가나", "다라", "마바"],
      ["", "자차", "카타"],
      ["12", "34", "56"],
    ]);
    expect(read({ glyphs, rulings }).tables[0]!.headerRows).toBe(2);
    expect(read({ glyphs, rulings, fills: [fill(100, 100, 400, 160)] }).tables[0]!.headerRows).toBe(
      2,
    );
  });

  it("leave a row below them, and say something", () => {
    expect(drawn([["가나", "다라", "마바"]], { fills: [SHADE] }).headerRows).toBe(0);
    expect(
      drawn(
        [
          ["", "", ""],
          ["12", "34", "56"],
        ],
        { fills: [SHADE] },
      ).headerRows,
    ).toBe(0);
    const one = drawn([["가나"], ["12"], ["34"]], { fills: [fill(100, 100, 200, 130)] });
    expect(one.headerRows).toBe(0);
  });

  it("are not told by what they say where the grid is uncertain", () => {
    const ys = [100, 130, 160, 190];
    const rows = [
      ["연번", "성명", "비고"],
      ["1", "홍길동", "없음"],
      ["2", "김철수", ""],
    ];
    const grid = gridLines(XS, ys).filter((line) => !(line.level && line.at === 160));
    // The last column's cell goes on below the others.
    const rulings = [...grid, level(160, 100, 300)];
    const bent = [
      ...rulings.filter((line) => line.level || line.at !== 300),
      upright(300, 100, 160),
    ];
    expect(read({ glyphs: gridWords(XS, ys, rows), rulings }).tables[0]!.headerRows).toBe(1);
    const [uncertain] = read({ glyphs: gridWords(XS, ys, rows), rulings: bent }).tables;
    expect(uncertain).toMatchObject({ uncertain: true, headerRows: 0 });
  });

  it("are told by what they say where a program drew the grid", () => {
    const rows = [
      ["연번", "성명", "비고"],
      ["1", "홍길동", "없음"],
      ["2", "김철수", "없음"],
    ];
    expect(drawn(rows).headerRows).toBe(1);
    expect(drawn(rows, { scanLayer: true }).headerRows).toBe(0);
  });
});
