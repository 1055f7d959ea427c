/** What a page's content becomes: lines, frames, columns, tables and pictures in reading order. Pages are 600 by 800. */
import { describe, expect, it } from "vitest";
import {
  gridLines,
  gridWords,
  type LetterLook,
  letters,
  level,
  page,
  upright,
} from "../../../test/page-content.js";
import type { Box } from "../../model/format.js";
import type { Glyph, PageContent, Turn } from "./page-content.js";
import { layOutPage } from "./page-flow.js";
import { rotateBoxBack } from "./rotated-text.js";

const read = (content: Partial<PageContent>) => layOutPage(page(content));
/** What stands on the page in order: lines parted by a stroke, tables and pictures by their kind. */
const shown = (content: Partial<PageContent>) =>
  read(content).items.map((item) => {
    if (item.kind === "flow") return item.lines.map(({ text }) => text).join("/");
    if (item.kind === "text")
      return item.paragraphs
        .map((lines) => `[${lines.map(({ text }) => text).join("/")}]`)
        .join("");
    return item.kind === "table"
      ? `table ${item.table.rows}x${item.table.cols}`
      : `figure ${item.text}`.trim();
  });
const figures = (content: Partial<PageContent>) =>
  read(content).items.flatMap((item) => (item.kind === "figure" ? [item.box] : []));

/** Letters that run along a turned page, at their place there. */
const turnedLetters = (
  turn: Turn,
  text: string,
  x: number,
  y: number,
  look: LetterLook = {},
): Glyph[] =>
  letters(text, x, y, { ...look, turn }).map((glyph) => ({
    ...glyph,
    box: rotateBoxBack(glyph.box, turn, 600, 800),
  }));

describe("the lines of a page", () => {
  it("are one flow from top to bottom", () => {
    const glyphs = [...letters("둘째", 100, 120), ...letters("첫째", 100, 100)];
    expect(shown({ glyphs })).toEqual(["첫째/둘째"]);
    expect(read({ glyphs }).items[0]!.box).toEqual([100, 92, 120, 122]);
  });

  it("are parted by a table among them", () => {
    const xs = [100, 200, 300];
    const ys = [200, 220, 240];
    expect(
      shown({
        glyphs: [
          ...letters("아래", 100, 300),
          ...gridWords(xs, ys, [
            ["가", "나"],
            ["다", "라"],
          ]),
          ...letters("위", 100, 100),
        ],
        rulings: gridLines(xs, ys),
      }),
    ).toEqual(["위", "table 2x2", "아래"]);
  });

  it("are a table without lines where they keep columns", () => {
    const rows = [120, 136, 152].flatMap((y) =>
      [100, 200, 300].flatMap((x) => letters("12", x, y)),
    );
    const glyphs = [
      ...letters("위에 놓인 글", 100, 100),
      ...rows,
      ...letters("아래에 놓인 글", 100, 180),
    ];
    expect(shown({ glyphs })).toEqual(["위에 놓인 글", "table 3x3", "아래에 놓인 글"]);
  });

  it("are one row where they stand beside one another", () => {
    const glyphs = [
      ...letters("위", 70, 60),
      ...letters("바로 보도", 150, 100),
      ...letters("시점", 70, 106),
      ...letters("바랍니다", 150, 112),
    ];
    expect(shown({ glyphs })).toEqual(["위", "[시점/바로 보도/바랍니다]"]);
  });
});

describe("two columns", () => {
  /** Five full lines, the last of which ends as given. */
  const rows = (name: string, end: string) =>
    Array.from({ length: 5 }, (_, row) => `${name}${"가".repeat(16)}${row === 4 ? end : "가가"}`);
  const column = (x: number, name: string, end = "다.") =>
    rows(name, end).flatMap((text, row) => letters(text, x, 120 + 16 * row));

  it("are read one after the other, between what stands above and below", () => {
    const glyphs = [
      ...letters("제".repeat(40), 100, 100),
      ...column(100, "왼"),
      ...column(310, "오"),
      ...letters("끝".repeat(40), 100, 300),
    ];
    const [above, left, right, below] = shown({ glyphs });
    expect(above).toBe("제".repeat(40));
    expect(left).toBe(`[${rows("왼", "다.").join("/")}]`);
    expect(right).toMatch(/^\[오/);
    expect(below).toBe("끝".repeat(40));
    const { items } = read({ glyphs });
    expect(items[1]!.box).toEqual([100, 112, 290, 186]);
    expect(items[2]!.box).toEqual([310, 112, 500, 186]);
  });

  it.each([
    ["goes on at the top of the next", "가가", [10]],
    ["does not where its sentence ended", "다.", [5, 5]],
  ])("the last paragraph of one %s", (_, end, expected) => {
    const { items } = read({ glyphs: [...column(100, "왼", end), ...column(310, "오")] });
    const found = items.flatMap((item) => (item.kind === "text" ? item.paragraphs : []));
    expect(found.map((lines) => lines.length)).toEqual(expected);
  });
});

describe("a frame", () => {
  it.each([
    ["keeps a margin of 3 points inside", 272.1, ["[가나/다라]"]],
    ["where the next word would have fitted a paragraph ends", 272, ["[가나][다라]"]],
  ])("%s", (_, end, expected) => {
    const wide = letters("가나", end - 160, 120, { width: 80 });
    expect(
      shown({
        glyphs: [...wide, ...letters("다라", 105, 136)],
        rulings: gridLines([100, 300], [100, 150]),
      }),
    ).toEqual(expected);
  });

  it.each([
    [
      "around one word is part of the line that goes on beside it",
      20,
      10,
      100,
      "이른바 노붐 은/다음",
    ],
    ["further off stands for itself", 20, 10.1, 100, "[노붐]"],
    ["higher than two lines stands for itself", 20.1, 10, 100, "[노붐]"],
    ["on another baseline stands for itself", 20, 10, 106, "[노붐]"],
  ])("%s", (_, height, gap, baseline, expected) => {
    const glyphs = [
      ...letters("이른바", 100 - gap - 30, baseline),
      ...letters("노붐", 102, 100),
      ...letters("은", 124 + gap, baseline),
      ...letters("다음", 60, 140),
    ];
    const rulings = gridLines([100, 124], [88, 88 + height]);
    expect(shown({ glyphs, rulings })).toContain(expected);
  });

  it("is read around the tables that stand in it", () => {
    const xs = [120, 200, 280];
    const glyphs = [
      ...letters("첫째 기준", 110, 116),
      ...gridWords(xs, [130, 150], [["가", "나"]]),
      ...letters("둘째 기준", 110, 170),
      ...gridWords(xs, [180, 200], [["다", "라"]]),
      ...letters("끝", 110, 216),
    ];
    const rulings = [
      ...gridLines([100, 300], [100, 230]),
      ...gridLines(xs, [130, 150]),
      ...gridLines(xs, [180, 200]),
    ];
    expect(shown({ glyphs, rulings })).toEqual([
      "[첫째 기준]",
      "table 1x2",
      "[둘째 기준]",
      "table 1x2",
      "[끝]",
    ]);
  });

  it("keeps a margin on its left side too", () => {
    // Centred 11 points off both sides, the margin leaves 8: a line drawn in, not a centred one.
    const centred = (x: number) =>
      shown({
        glyphs: [
          ...letters("가나", x, 120, { width: (400 - 2 * x) / 2 }),
          ...letters("다", 195, 136),
        ],
        rulings: gridLines([100, 300], [100, 150]),
      });
    expect(centred(112.9)).toEqual(["[가나/다]"]);
    expect(centred(113.1)).toEqual(["[가나][다]"]);
  });
});

describe("reading order", () => {
  const WORD = letters("끝", 100, 700);
  /** The boxes of two pictures in the order they are read. */
  const order = (...images: Box[]) => figures({ glyphs: WORD, images });
  const RIGHT: Box = [300, 100, 400, 200];

  it.each<[string, Box, boolean]>([
    [
      "left before right where they share more than half of the height",
      [100, 149.9, 200, 249.9],
      true,
    ],
    ["top before bottom where they share less", [100, 150, 200, 250], false],
    ["they may overlap by 3 points", [203, 140, 303, 240], true],
    ["what overlaps by more stands below", [203.1, 140, 303.1, 240], false],
    ["half of the smaller height counts", [100, 150.1, 200, 200], true],
  ])("%s", (_, left, first) => {
    expect(order(RIGHT, left)).toEqual(first ? [left, RIGHT] : [RIGHT, left]);
  });

  it("goes left over all that stand beside", () => {
    const [far, near, left]: Box[] = [
      [500, 100, 600, 200],
      [300, 110, 400, 210],
      [100, 120, 200, 220],
    ];
    expect(order(far!, near!, left!)).toEqual([left, near, far]);
  });

  it("goes left to right at one height", () => {
    const left: Box = [100, 100, 200, 200];
    expect(order(RIGHT, left)).toEqual([left, RIGHT]);
  });
});

describe("a picture", () => {
  const WORD = letters("끝", 100, 790);

  it.each<[string, Box, number]>([
    ["of 48 points is a figure", [100, 100, 148, 148], 1],
    ["narrower is an ornament", [100, 100, 147.9, 200], 0],
    ["lower is one too", [100, 100, 200, 147.9], 0],
    ["over 0.85 of the page is a figure", [0, 0, 600, 680], 1],
    ["over more is its background", [0, 0, 600, 681], 0],
    ["counts as far as it lies on the page", [-60, 100, 47, 200], 0],
  ])("%s", (_, image, expected) => {
    expect(figures({ glyphs: WORD, images: [image] })).toHaveLength(expected);
  });

  it("is cut at the page's edges", () => {
    expect(
      figures({
        glyphs: WORD,
        images: [
          [-10, -10, 90, 90],
          [550, 700, 650, 900],
        ],
      }),
    ).toEqual([
      [0, 0, 90, 90],
      [550, 700, 600, 800],
    ]);
  });

  it("stands on a page without text too, with what the file says of it", () => {
    const images: Box[] = [
      [100, 100, 200, 200],
      [100, 300, 200, 400],
    ];
    expect(shown({ images, imageTexts: ["로고"] })).toEqual(["figure 로고", "figure"]);
  });

  it("under three lines of text is their background", () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, index) => letters("글자", 110, 120 + 20 * index)).flat();
    const images: Box[] = [[100, 100, 300, 300]];
    expect(figures({ glyphs: lines(2), images })).toHaveLength(1);
    expect(figures({ glyphs: lines(3), images })).toHaveLength(0);
  });

  it.each<[string, Box, number]>([
    ["its left edge by 3 points", [113, 100, 300, 300], 0],
    ["not by more", [113.1, 100, 300, 300], 1],
    ["its right edge by 3 points", [100, 100, 167, 300], 0],
    ["not by more on that side", [100, 100, 166.9, 300], 1],
    ["its top by 3 points", [100, 115, 300, 300], 0],
    ["not by more upwards", [100, 115.1, 300, 300], 1],
    ["its bottom by 3 points", [100, 90, 300, 159], 0],
    ["not by more downwards", [100, 90, 300, 158.9], 1],
  ])("is a background where the lines on it reach over %s", (_, image, expected) => {
    const glyphs = [120, 140, 160].flatMap((y) => letters("글자글자글자", 110, y));
    expect(figures({ glyphs, images: [image] })).toHaveLength(expected);
  });

  it.each<[string, string, Box, number]>([
    [
      "of 40 by 14 points beside the name of a release is a figure",
      "보도자료",
      [40, 95, 80, 109],
      1,
    ],
    ["narrower is an ornament there too", "보도자료", [40, 95, 79.9, 109], 0],
    ["lower as well", "보도자료", [40, 95, 80, 108.9], 0],
    ["may reach to the name's line", "보도자료", [40, 76, 80, 90], 1],
    ["above the name is an ornament", "보도자료", [40, 74, 80, 88], 0],
    ["below it too", "보도자료", [40, 106, 80, 120], 0],
    ["so is one beside other words", "업무자료", [40, 95, 80, 109], 0],
  ])("%s", (_, name, image, expected) => {
    const glyphs = [...letters(name, 300, 100), ...letters("끝", 100, 790)];
    expect(figures({ glyphs, images: [image] })).toHaveLength(expected);
    expect(figures({ glyphs, images: [image], number: 2 })).toHaveLength(0);
  });

  it("in the letterhead of a release is a figure in its table, too", () => {
    const xs = [100, 200, 300];
    const head = (name: string) =>
      figures({
        glyphs: gridWords(
          xs,
          [100, 130, 160],
          [
            ["", name],
            ["가", "나"],
          ],
        ),
        rulings: gridLines(xs, [100, 130, 160]),
        images: [[110, 102, 190, 128]],
      });
    expect(head("보도자료")).toHaveLength(1);
    expect(head("업무자료")).toHaveLength(0);
  });

  it("in a table belongs to it", () => {
    const xs = [100, 200, 300];
    const ys = [100, 200, 300];
    const table = {
      glyphs: gridWords(xs, ys, [
        ["가", "나"],
        ["다", "라"],
      ]),
      rulings: gridLines(xs, ys),
    };
    expect(figures({ ...table, images: [[97, 97, 180, 160]] })).toHaveLength(0);
    expect(figures({ ...table, images: [[96.9, 97, 180, 160]] })).toHaveLength(1);
    // Not so in a frame, whose lines stand around it.
    const around = [...letters("가나다라마바", 110, 115), ...letters("가나다라마바", 110, 195)];
    const frame = { glyphs: around, rulings: gridLines([100, 300], [100, 300]) };
    expect(figures({ ...frame, images: [[115, 120, 165, 180]] })).toHaveLength(1);
  });
});

describe("text that runs sideways", () => {
  it("is read after the text that most of the page has, with its box where it stands", () => {
    const glyphs = [
      ...turnedLetters(1, "세운 글", 300, 50),
      ...letters("바로 선 글이다", 100, 100),
    ];
    const { items } = read({ glyphs });
    expect(shown({ glyphs })).toEqual(["바로 선 글이다", "[세운 글]"]);
    // 35 points long on the turned page, ten points wide.
    expect(items[1]!.box).toEqual([548, 300, 558, 335]);
    expect(items[1]).toMatchObject({ paragraphs: [[{ box: [548, 300, 558, 335] }]] });
  });

  it("is parted into paragraphs by its own edges", () => {
    const glyphs = [
      ...turnedLetters(1, "가나다라마바사", 300, 50),
      ...turnedLetters(1, "아자", 300, 66),
      ...turnedLetters(1, "차카", 300, 82),
    ];
    expect(shown({ glyphs })).toEqual(["[가나다라마바사/아자][차카]"]);
  });

  it("may stand in a table", () => {
    const xs = [100, 200, 300];
    const ys = [300, 330, 360];
    const turn: Turn = 3;
    const glyphs = gridWords(xs, ys, [
      ["가", "나"],
      ["다", "라"],
    ]).map((glyph) => ({
      ...glyph,
      turn,
      box: rotateBoxBack(glyph.box, turn, 600, 800),
    }));
    const rulings = gridLines(xs, ys).map(({ level: isLevel, at, from, to }) => {
      const [x0, y0, x1, y1] = rotateBoxBack(
        isLevel ? [from, at, to, at] : [at, from, at, to],
        turn,
        600,
        800,
      );
      return isLevel ? upright(x0, y0, y1) : level(y0, x0, x1);
    });
    const { items } = read({ glyphs, rulings });
    expect(items).toMatchObject([{ kind: "table", box: [300, 500, 360, 700] }]);
    const { table } = items[0] as Extract<(typeof items)[0], { kind: "table" }>;
    expect(table.box).toEqual([300, 500, 360, 700]);
    expect(table.cells[0]!.box).toEqual(rotateBoxBack([100, 300, 200, 330], turn, 600, 800));
    expect(table.cells[0]!.paragraphs[0]![0]!.box).toEqual(glyphs[0]!.box);
  });

  it("keeps frames, and the pictures of the page once", () => {
    const turn: Turn = 1;
    const glyphs = [...turnedLetters(turn, "세운 글자", 300, 50), ...letters("글", 100, 700)];
    const images: Box[] = [[100, 100, 200, 250]];
    expect(figures({ glyphs, images })).toEqual(images);
    expect(figures({ glyphs: letters("글", 100, 700), images })).toEqual(images);
  });
});

describe("slanted text", () => {
  it("comes after the rest and does not disturb its lines", () => {
    const slanted = letters("대외비", 200, 108, { slanted: true });
    const glyphs = [...letters("첫째 줄", 100, 100), ...slanted, ...letters("둘째 줄", 100, 116)];
    expect(shown({ glyphs })).toEqual(["첫째 줄/둘째 줄", "[대외비]"]);
    expect(read({ glyphs }).items[1]!.box).toEqual([200, 100, 230, 110]);
    expect(read({ glyphs }).characters).toBe(9);
  });
});

describe("the rule above footnotes", () => {
  const rule = (...rulings: PageContent["rulings"]) => read({ rulings }).noteRule;

  it.each([
    ["stands below 0.3 of the page", level(240.1, 100, 200), true],
    ["not higher", level(240, 100, 200), false],
    ["begins in the left quarter", level(600, 149.9, 250), true],
    ["not further right", level(600, 150, 250), false],
    ["is longer than 0.12 of the page's width", level(600, 100, 172.1), true],
    ["not shorter", level(600, 100, 172), false],
    ["is shorter than 0.45 of it", level(600, 100, 369.9), true],
    ["not longer", level(600, 100, 370), false],
    ["is level", upright(600, 100, 200), false],
  ])("%s", (_, ruling, expected) => {
    expect(rule(ruling)).toBe(expected ? ruling.at : null);
  });

  it("is the lowest of several", () => {
    expect(rule(level(600, 100, 200), level(700, 100, 200), level(300, 100, 200))).toBe(700);
    expect(rule()).toBeNull();
  });
});

it("carries what is known of the page", () => {
  const glyphs = [...letters("가 나", 100, 100), ...letters("다", 140, 100, { garbled: true })];
  const known = { number: 3, hidden: 5, scanLayer: true, pictured: true, cut: true };
  expect(read({ ...known, glyphs, orderUncertain: true, drawnLetters: 7 })).toMatchObject({
    ...known,
    width: 600,
    height: 800,
    orderUncertain: true,
    drawnLetters: 7,
    characters: 3,
    garbled: 1,
  });
  expect(read({ glyphs })).toMatchObject({ orderUncertain: false, drawnLetters: 0, cut: false });
});
