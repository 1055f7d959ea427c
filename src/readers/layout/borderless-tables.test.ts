/** Tables without lines: which rows of short pieces are one. Letters are 10 points. */
import { describe, expect, it } from "vitest";
import { line, pieceLine } from "../../../test/page-content.js";
import { findBorderless } from "./borderless-tables.js";
import type { PrintedLine } from "./text-lines.js";

type Piece = readonly [string, number];

/** Lines of pieces, 16 points below one another. */
const rows = (...all: Piece[][]): PrintedLine[] =>
  all.map((pieces, index) => pieceLine(pieces, 100 + 16 * index));
const THREE: Piece[] = [
  ["가나", 0],
  ["12", 100],
  ["34", 200],
];
const same = (count: number, pieces: Piece[] = THREE) =>
  Array.from({ length: count }, () => pieces);
const found = (lines: PrintedLine[]) => findBorderless(lines, 1);
const isTable = (...all: Piece[][]) => found(rows(...all)).length === 1;

describe("a table without lines", () => {
  it("has its cells in the middle between pieces", () => {
    const [first] = found(rows(...same(3)));
    expect(first).toMatchObject({ from: 0, to: 3 });
    expect(first!.table).toMatchObject({
      page: 1,
      box: [0, 92, 210, 134],
      rows: 3,
      cols: 3,
      xs: [0, 60, 155, 210],
      headerRows: 0,
      ruled: false,
      drawn: false,
      uncertain: false,
      open: { top: false, bottom: false },
    });
    expect(first!.table.cells.map(({ row, col, box }) => [row, col, ...box]).slice(2, 5)).toEqual([
      [0, 2, 155, 92, 210, 105],
      [1, 0, 0, 105, 60, 121],
      [1, 1, 60, 105, 155, 121],
    ]);
    expect(first!.table.cells.at(-1)).toMatchObject({
      box: [155, 121, 210, 134],
      rowSpan: 1,
      colSpan: 1,
    });
    expect(first!.table.cells[1]!.paragraphs[0]![0]).toMatchObject({
      text: "12",
      spaceAfter: true,
    });
  });

  it("has three rows, or four where it has two columns", () => {
    expect(isTable(...same(2))).toBe(false);
    expect(isTable(...same(3))).toBe(true);
    expect(isTable(...same(3, THREE.slice(0, 2)))).toBe(false);
    expect(isTable(...same(4, THREE.slice(0, 2)))).toBe(true);
  });

  it("ends where a line has one piece", () => {
    const lines = [
      line("위에 있는 글", 0, 84),
      ...rows(...same(3)),
      line("아래에 있는 글", 0, 148),
      ...rows(...same(3)).map((row) => ({ ...row, baseline: row.baseline + 64 })),
    ];
    expect(found(lines).map(({ from, to }) => [from, to])).toEqual([
      [1, 4],
      [5, 8],
    ]);
  });

  it.each([
    ["has rows up to three ems apart", 30, 1],
    ["not further", 30.1, 0],
  ])("%s", (_, step, expected) => {
    const lines = [0, 1, 2].map((index) => pieceLine(THREE, index * step));
    expect(found(lines)).toHaveLength(expected);
  });

  it.each([
    ["has letters that differ by less than 0.3 in size", 14.2, 1],
    ["not by more", 14.3, 0],
  ])("%s", (_, size, expected) => {
    const mixed = (first: number, second: number) =>
      found([
        pieceLine(THREE, 100, { size: first }),
        ...[124, 148].map((y) => pieceLine(THREE, y, { size: second })),
      ]);
    expect(mixed(10, size)).toHaveLength(expected);
    expect(mixed(size, 10)).toHaveLength(expected);
  });

  it.each([
    ["has columns parted by 0.8 em that are free in all rows", 92, 3],
    ["not by less", 92.1, 2],
  ])("%s", (_, end, expected) => {
    // One piece of the first column reaches to `end`; the second column begins at 100.
    expect(found(spanning([0, 20], [0, 20], [0, 20], [0, end]))[0]?.table.cols).toBe(expected);
  });
});

/** Rows of three pieces, the first of which spans what it is given. */
function spanning(...spans: [number, number][]): PrintedLine[] {
  return rows(...spans.map(() => THREE)).map((one, index) => {
    const [first, ...rest] = one.pieces;
    const [x0, x1] = spans[index]!;
    const [, y0, , y1] = first!.box;
    return { ...one, pieces: [{ ...first!, box: [x0, y0, x1, y1] }, ...rest] };
  });
}

describe("the columns of a table without lines", () => {
  const times = (count: number, span: [number, number]) =>
    Array.from({ length: count }, () => span);
  const isAligned = (...spans: [number, number][]) => found(spanning(...spans)).length === 1;

  it.each<[string, [number, number], boolean]>([
    ["left edges within 0.6 em", [6, 70], true],
    ["none further apart", [6.1, 70], false],
    ["right edges within 0.6 em", [-30, 46], true],
    ["none further apart on that side", [-30, 46.1], false],
    ["middles within 0.6 em", [-20, 72], true],
    ["none further from the middle", [-20, 72.2], false],
  ])("share %s", (_, odd, expected) => {
    expect(isAligned(...times(6, [0, 40]), ...times(4, odd))).toBe(expected);
  });

  it("share them in 0.7 of the rows", () => {
    expect(isAligned(...times(7, [0, 20]), ...times(3, [10, 70]))).toBe(true);
    expect(isAligned(...times(7, [0, 20]), ...times(4, [10, 70]))).toBe(false);
  });
});

describe("no table", () => {
  it.each([
    ["is prose: up to 24 characters a piece on average are cells", 24, true],
    ["more are prose", 25, false],
  ])("%s", (_, length, expected) => {
    const word = "글".repeat(length);
    const pieces: Piece[] = [
      [word, 0],
      [word, 300],
      [word, 600],
    ];
    expect(isTable(...same(3, pieces))).toBe(expected);
  });

  it.each([
    ["is a form: a fifth of the pieces may end with a colon", 5, 3, true],
    ["more are its labels", 13, 8, false],
  ])("%s", (_, length, labels, expected) => {
    const all = Array.from({ length }, (_, row): Piece[] => [
      [row < labels ? "성명:" : "성명", 0],
      ["12", 100],
      ["34", 200],
    ]);
    expect(isTable(...all)).toBe(expected);
    const wide = all.map((row) => row.map(([word, x]): Piece => [word.replace(":", "："), x]));
    expect(isTable(...wide)).toBe(expected);
  });

  it.each([
    ["is sparse: 30 of 50 places filled are enough", 4, true],
    ["29 are not", 3, false],
  ])("%s", (_, seventh, expected) => {
    const all: Piece[] = [0, 100, 200, 300, 400].map((x) => ["12", x]);
    const filled = [2, 2, 2, 2, 2, 2, seventh, 4, 5, 5];
    expect(isTable(...filled.map((count) => all.slice(0, count)))).toBe(expected);
  });
});

describe("the first row", () => {
  const head: Piece[] = [
    ["구분", 0],
    ["예산", 100],
    ["결산", 200],
  ];
  const headed = (...all: Piece[][]) => found(rows(...all))[0]!.table.headerRows;

  it("names the columns where it alone has no figures", () => {
    expect(headed(head, ...same(2))).toBe(1);
    expect(headed(...same(3))).toBe(0);
    expect(headed(head, head, ...same(2))).toBe(2);
    expect(headed(head, head, head, ...same(2))).toBe(0);
    expect(headed(...same(2), head)).toBe(0);
  });
});

it("keeps all pieces that stand in one column", () => {
  const both: Piece[] = [
    ["가", 0],
    ["나", 15],
    ["12", 100],
    ["34", 200],
  ];
  const [first] = found(rows(both, ...same(3)));
  expect(first!.table.cells[0]!.paragraphs.map((lines) => lines.map(({ text }) => text))).toEqual([
    ["가 나"],
  ]);
  expect(first!.table.cells[3]!.paragraphs).toHaveLength(1);
  const [sparse] = found(rows([THREE[0]!, THREE[1]!], ...same(3)));
  expect(sparse!.table.cells[2]!.paragraphs).toEqual([]);
});
