/** Whether a page end cut a row in two: the last row of one table and the first of the next. Cells are 40 points high. */
import { describe, expect, it } from "vitest";
import { line, table } from "../../../test/page-content.js";
import type { CellLayout, TableLayout } from "./ruled-tables.js";
import { dropFirstRow, joinSplitRow } from "./split-rows.js";
import type { PrintedLine } from "./text-lines.js";

const XS = [0, 100, 200];

/** Lines of a cell, the first of which stands `top` points below the cell's upper border. */
const written = (cell: CellLayout, page: number, top: number, words: string[]): PrintedLine[] =>
  words.map((word, index) =>
    line(word, cell.box[0] + 6, cell.box[1] + top + 8 + 10 * index, {
      page,
      // Fills the cell, so that only the words say whether it goes on.
      box: [
        cell.box[0] + 6,
        cell.box[1] + top + 10 * index,
        cell.box[2] - 6,
        cell.box[1] + top + 10 + 10 * index,
      ],
      firstWord: 20,
    }),
  );

interface Row {
  /** Words of each cell, a line each. */
  words: string[][];
  height?: number;
  /** Where the first line begins, below the upper border of the cell. */
  top?: number;
}

/** A table of one head row and the given row: above the page end as its last, below it as its first. */
function part(
  page: number,
  { words, height = 40, top = 2 }: Row,
  more: Partial<TableLayout> = {},
): TableLayout {
  const above = page === 1;
  const ys = above ? [700, 720, 720 + height] : [50, 50 + height, 90 + height];
  const made = table(
    XS,
    ys,
    above
      ? [
          ["가", "나"],
          ["", ""],
        ]
      : [
          ["", ""],
          ["다", "라"],
        ],
    { page, ...more },
  );
  for (const [col, lines] of words.entries()) {
    const cell = made.cells.find((one) => one.row === (above ? 1 : 0) && one.col === col)!;
    if (lines.length > 0) cell.paragraphs = [written(cell, page, top, lines)];
  }
  return made;
}
const text = (cell: CellLayout | undefined) =>
  cell?.paragraphs.map((lines) => lines.map((one) => one.text).join("+")).join("/");

/** A full cell: three lines, the last 8 points above the cell's end. */
const FULL = ["하나", "둘", "셋"];
const cut = (above: Row, below: Row, open: { top?: boolean; bottom?: boolean } = {}) => {
  const first = part(1, above, { open: { top: false, bottom: open.bottom ?? false } });
  const second = part(2, below, { open: { top: open.top ?? false, bottom: false } });
  const joined = joinSplitRow(first, second);
  return { joined, first, second };
};

describe("a row is one over a page end", () => {
  it("where a sentence goes on in a full cell", () => {
    const { joined, first, second } = cut({ words: [FULL, FULL] }, { words: [["넷"], ["다섯"]] });
    expect(joined).toBe(true);
    expect(first.cells.slice(2).map(text)).toEqual(["하나+둘+셋+넷", "하나+둘+셋+다섯"]);
    expect(first.cells[2]!.end).toEqual([0, 50, 100, 90]);
    expect(second.rows).toBe(1);
    expect(second.cells.map(text)).toEqual(["다", "라"]);
    expect(second.cells.map(({ row }) => row)).toEqual([0, 0]);
  });

  it("where its lines are not closed on either page", () => {
    const above = { words: [["하나."], ["둘."]] };
    const below = { words: [["셋"], ["넷"]] };
    expect(cut(above, below).joined).toBe(false);
    expect(cut(above, below, { bottom: true }).joined).toBe(true);
    expect(cut(above, below, { top: true }).joined).toBe(true);
    expect(text(cut(above, below, { top: true }).first.cells[2])).toBe("하나./셋");
  });

  it("not where the sentence ended", () => {
    const ended = ["하나", "둘", "셋."];
    expect(cut({ words: [ended, ended] }, { words: [["넷"], ["다섯"]] }).joined).toBe(false);
    expect(cut({ words: [FULL, ended] }, { words: [["넷"], ["다섯"]] }).joined).toBe(true);
  });

  it.each([
    [
      "three other rows have",
      [
        ["가", "나"],
        ["바", "사"],
      ],
      true,
    ],
    ["fewer have", [["가", "나"]], false],
    [
      "one more has none",
      [
        ["가", "나"],
        ["", "사"],
      ],
      false,
    ],
  ])("where it alone has no label, if %s", (_, rows, expected) => {
    const above = [...rows, ["마", "끝."]];
    const ys = [...above.map((__, index) => 760 - 30 * (above.length - index)), 760];
    const first = table(XS, ys, above, { page: 1 });
    const second = table(
      XS,
      [50, 80, 110],
      [
        ["", "넷."],
        ["다", "라"],
      ],
      { page: 2 },
    );
    expect(joinSplitRow(first, second)).toBe(expected);
    if (expected) expect(text(first.cells.at(-1))).toBe("끝./넷.");
  });

  it.each([
    ["its line is full", ["3. 다", "계약 상대자"], ["없는 말"], 95, "3. 다+없는 말"],
    ["it explains the line", ["3. 다", "라"], ["※ 없는 말"], 20, "3. 다/※ 없는 말"],
    ["the line has room", ["3. 다", "라"], ["없는 말"], 20, null],
    ["it begins with one too", ["3. 다", "계약 상대자"], ["4. 없는 말"], 95, null],
    ["the column has another without", ["다", "계약 상대자"], ["없는 말"], 95, null],
  ])("where it alone has no number in its column, if %s", (_, above, below, right, expected) => {
    const words = [["구분", "내용"], ["1. 가", "나"], ["2. 바", "사"], above, ["5. 아", "자"]];
    const rows = words.slice(0, 4);
    const first = table(XS, [700, 715, 730, 745, 760], rows, { page: 1 });
    for (const cell of first.cells.filter(({ row }) => row === 3)) {
      cell.box = [cell.box[0], 748, cell.box[2], 760];
      for (const one of cell.paragraphs.flat()) one.box = [cell.box[0] + 5, 748, right, 758];
    }
    const second = table(XS, [50, 80, 110], [[below[0]!, "라"], words[4]!], { page: 2 });
    for (const one of second.cells[0]!.paragraphs.flat()) one.firstWord = 20;
    expect(joinSplitRow(first, second)).toBe(expected !== null);
    if (expected) expect(text(first.cells.at(-2))).toBe(expected);
  });

  it.each([
    ["the row above has the number before", "(1) 가", "(3) 다", "라", true],
    ["the row below has the number after", "가", "(3) 다", "(4) 라", true],
    ["no other row is numbered", "가", "(3) 다", "라", false],
    ["the numbers do not follow", "(1) 가", "(4) 다", "(6) 라", false],
    ["they are written otherwise", "(1) 가", "3. 다", "4. 라", false],
  ])("not where its numbers go on from row to row: %s", (_, before, top, after, isNext) => {
    const above = [
      [before, "나"],
      ["(2) 바", "사"],
    ];
    const below = [
      [top, "넷"],
      [after, "라"],
    ];
    const first = table(XS, [700, 730, 760], above, {
      page: 1,
      open: { top: false, bottom: true },
    });
    const second = table(XS, [50, 80, 110], below, { page: 2 });
    expect(joinSplitRow(first, second)).toBe(!isNext);
  });

  it("not where its label stands beside several rows", () => {
    const first = table(
      XS,
      [640, 670, 700, 730, 760],
      [
        ["가", "나"],
        ["바", "사"],
        ["아", "자"],
        ["마", "끝."],
      ],
      { page: 1 },
    );
    const second = table(
      XS,
      [50, 80, 110],
      [
        ["", "넷."],
        ["다", "라"],
      ],
      { page: 2 },
    );
    second.cells = second.cells.filter(({ row, col }) => row === 0 || col > 0);
    second.cells[0]!.rowSpan = 2;
    expect(joinSplitRow(first, second)).toBe(false);
  });

  it("where every other row begins with an article, and then its sentence goes on", () => {
    const rows = (words: string[][]) => table(XS, [0, 20, 40, 60], words, { page: 1 });
    const first = rows([
      ["개정 전", "개정 후"],
      ["제24조 (정년) 한다.", "제24조 (정년) 한다."],
      ["제33조 (지원) 양립 지", "제33조 (지원) 양립 지"],
    ]);
    const second = rows([
      ["원에 관한", "원에 관한"],
      ["제34조 (휴직) 한다.", "제34조 (휴직) 한다."],
      ["제35조 (복직) 한다.", "제35조 (복직) 한다."],
    ]);
    for (const cell of first.cells.filter(({ row }) => row === 2))
      cell.paragraphs = [written(cell, 1, 8, ["제33조 (지원) 양립 지"])];
    expect(joinSplitRow(first, second)).toBe(true);
    expect(text(first.cells.at(-1))).toBe("제33조 (지원) 양립 지+원에 관한");
  });

  it("where a list inside the cells goes on, of another kind than the rows' own labels", () => {
    const above = (label: string) => [`${label} (휴가)`, "⑥ 생략한다.", "⑦ 사용한다."];
    const below = { words: [["⑧ (생략)"], ["⑧ (생략)"]] };
    expect(cut({ words: [above("제43조"), above("제43조")] }, below).joined).toBe(true);
    expect(cut({ words: [above("⑤"), above("⑤")] }, below).joined).toBe(false);
    expect(cut({ words: [above("제43조"), FULL.concat(".")] }, below).joined).toBe(false);
    const later = { words: [["⑨ (생략)"], ["⑨ (생략)"]] };
    expect(cut({ words: [above("제43조"), above("제43조")] }, later).joined).toBe(false);
  });

  it("not where cells of one line are a list", () => {
    const one = { words: [["하나"], ["둘"]], height: 20 };
    expect(cut(one, { words: [["셋"], ["넷"]] }).joined).toBe(false);
  });

  it.each([
    ["full: 1.2 line heights free below the last line", 17.45, true],
    ["more is free: it had ended", 17.4, false],
  ])("only where what goes on is %s", (_, top, expected) => {
    // Half a margin, 2.55 points, is left at the cell's end; two lines of ten points.
    const two = ["하나", "둘"];
    const shift = { words: [two, two], height: 52, top };
    expect(cut(shift, { words: [["셋"], ["넷"]] }).joined).toBe(expected);
  });

  it.each([
    ["a column had ended, with 2.5 line heights free", 47.55, true],
    ["a column had less room", 47.5, false],
  ])("where %s while the others go on", (_, height, expected) => {
    // The left column ends a sentence, but its cell is full; the right one had ended.
    const first = part(1, { words: [["하나", "둘."], []], height, top: height - 25 });
    const ended = first.cells[3]!;
    ended.paragraphs = [written(ended, 1, 10, ["끝."])];
    const second = part(2, { words: [["넷"], []] });
    expect(joinSplitRow(first, second)).toBe(expected);
  });

  it("not where the columns that go on have one line", () => {
    const first = part(1, { words: [["둘."], []], height: 60, top: 45 });
    const ended = first.cells[3]!;
    ended.paragraphs = [written(ended, 1, 2, ["끝."])];
    expect(joinSplitRow(first, part(2, { words: [["넷"], []] }))).toBe(false);
  });

  it.each([
    ["up to 24 points high", 24, true],
    ["not where it had room", 24.1, false],
  ])("where a cell that begins below was %s", (_, height, expected) => {
    const two = ["하나", "둘"];
    const above = { words: [two, []], height };
    expect(cut(above, { words: [["셋"], ["넷"]] }).joined).toBe(expected);
  });

  it("not where the column that had ended is all that stands above", () => {
    // The row began low on an earlier page and ended on this one; another column would begin on the next.
    const first = part(1, { words: [["하나"], []], height: 20 });
    first.cells[2]!.end = [0, 50, 100, 700];
    first.cells[2]!.paragraphs = [[line("끝.", 6, 100, { page: 2 })]];
    expect(joinSplitRow(first, part(2, { words: [[], ["넷"]] }))).toBe(false);
  });

  it("not where a column goes on while another that had ended does too", () => {
    const first = part(1, {
      words: [
        ["하나", "둘."],
        ["셋", "넷."],
      ],
      height: 60,
      top: 35,
    });
    expect(joinSplitRow(first, part(2, { words: [["다섯"], ["여섯"]] }))).toBe(false);
  });

  it("not where an empty cell reaches down from above", () => {
    const first = part(1, { words: [["하나", "둘."], []], height: 60, top: 35 });
    first.cells[1]!.rowSpan = 2;
    first.cells[1]!.box = [100, 700, 200, 780];
    first.cells.splice(3, 1);
    expect(joinSplitRow(first, part(2, { words: [["다섯"], []] }))).toBe(false);
  });

  it("not where nothing stands above", () => {
    expect(
      cut({ words: [[], []], height: 20 }, { words: [["셋"], ["넷"]] }, { top: true }).joined,
    ).toBe(false);
  });

  it("only where the columns are the same", () => {
    const above = () => part(1, { words: [FULL, FULL] });
    const below = () => part(2, { words: [["넷"], ["다섯"]] });
    const shifted = below();
    shifted.cells[1]!.col = 2;
    expect(joinSplitRow(above(), shifted)).toBe(false);
    const wide = below();
    wide.cells[1]!.colSpan = 2;
    expect(joinSplitRow(above(), wide)).toBe(false);
    const more = below();
    more.cells.push({ ...more.cells[1]!, row: 0, col: 2 });
    expect(joinSplitRow(above(), more)).toBe(false);
    const open = above();
    open.cells.push({ ...open.cells[3]!, col: 2 });
    expect(joinSplitRow(open, below())).toBe(false);
    const fewer = below();
    fewer.cells.splice(1, 1);
    expect(joinSplitRow(above(), fewer)).toBe(false);
    const single = table([0, 100], [700, 740], [["하나"]], { open: { top: false, bottom: true } });
    expect(joinSplitRow(single, table([0, 100], [50, 90], [["둘"]], { page: 2 }))).toBe(false);
  });

  it("with cells that reach over several rows above", () => {
    const first = part(1, { words: [FULL, FULL] });
    // The left cell of the head reaches down to the page end.
    first.cells = first.cells.filter((cell) => !(cell.row === 1 && cell.col === 0));
    first.cells[0]!.rowSpan = 2;
    const second = part(2, { words: [[], ["넷"]] });
    expect(joinSplitRow(first, second)).toBe(true);
    expect(text(first.cells.at(-1))).toBe("하나+둘+셋+넷");
  });
});

describe("an empty row below a page end", () => {
  const rest = (height: number, next: number) => {
    const first = part(1, { words: [["하나."], ["둘."]] });
    const ys = [50, 50 + height, 50 + height + next];
    const second = table(
      XS,
      ys,
      [
        ["", ""],
        ["다", "라"],
      ],
      { page: 2 },
    );
    const joined = joinSplitRow(first, second);
    expect(second.rows).toBe(joined ? 1 : 2);
    return joined;
  };

  it.each([
    ["lower than 24 points is the rest of a cut row", 23.9, 40, true],
    ["of 24 points is a row", 24, 40, false],
    ["lower than 0.75 of the rows around is the rest of one", 14.9, 20, true],
    ["not lower is a row", 15, 20, false],
  ])("%s", (_, height, next, expected) => {
    expect(rest(height, next)).toBe(expected);
  });

  it("is a row where no other shows the usual height", () => {
    const first = part(1, { words: [["하나."], ["둘."]] });
    expect(joinSplitRow(first, table(XS, [50, 60], [["", ""]], { page: 2 }))).toBe(false);
  });

  it("is measured by the middle one of the rows around", () => {
    const first = () => part(1, { words: [["하나."], ["둘."]] });
    const around = (...heights: number[]) => {
      const ys = [50, 65];
      for (const height of heights) ys.push(ys.at(-1)! + height);
      return table(XS, ys, [["", ""], ...heights.map(() => ["다", "라"])], { page: 2 });
    };
    expect(joinSplitRow(first(), around(16, 30, 30))).toBe(true);
    expect(joinSplitRow(first(), around(30, 16, 16))).toBe(false);
    // The row itself tells nothing, though it has more cells.
    const wide = around(30);
    wide.cells = [...wide.cells.slice(0, 2), { ...wide.cells[2]!, colSpan: 2 }];
    expect(joinSplitRow(first(), wide)).toBe(true);
    // Cells over several rows tell nothing.
    const tall = around(16, 60);
    for (const cell of tall.cells) if (cell.row === 2) cell.rowSpan = 2;
    expect(joinSplitRow(first(), tall)).toBe(false);
  });
});

it("drops a first row, and cells that reach further down begin below it", () => {
  const made = table(
    XS,
    [0, 20, 40, 60],
    [
      ["가", "나"],
      ["", "라"],
      ["마", "바"],
    ],
  );
  made.cells[0]!.rowSpan = 2;
  made.cells.splice(2, 1);
  dropFirstRow(made);
  expect(made.rows).toBe(2);
  expect(made.cells.map(({ row, col, rowSpan }) => [row, col, rowSpan])).toEqual([
    [0, 0, 1],
    [0, 1, 1],
    [1, 0, 1],
    [1, 1, 1],
  ]);
  expect(made.cells.map(text)).toEqual(["", "라", "마", "바"]);
});
