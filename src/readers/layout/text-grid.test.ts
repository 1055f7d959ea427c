/** Grids told by text alone. Letters are 10 points; words stand where a test puts them. */
import { describe, expect, it } from "vitest";
import { letters } from "../../../test/page-content.js";
import { findBorderless } from "./borderless-tables.js";
import type { Glyph } from "./page-content.js";
import { buildLines } from "./text-lines.js";

type Word = readonly [text: string, x: number, y: number];
const glyphsOf = (words: readonly Word[]): Glyph[] =>
  words.flatMap(([text, x, y]) => letters(text, x, y));
const tableOf = (words: readonly Word[]) =>
  findBorderless(buildLines(glyphsOf(words), 1), 1)[0]?.table;
const cellsOf = (words: readonly Word[]) =>
  tableOf(words)?.cells.map(({ row, col, rowSpan, colSpan, paragraphs }) => {
    const text = paragraphs
      .flat()
      .map((line) => line.text)
      .join("/");
    const spans = rowSpan > 1 || colSpan > 1 ? ` ${rowSpan}x${colSpan}` : "";
    return `${row},${col}${spans} ${text}`;
  });

const HEAD: Word[] = [
  ["사업", 20, 100],
  ["내용", 160, 100],
  ["예산", 300, 100],
];

describe("cells of several lines", () => {
  it("are told from rows by their steps", () => {
    const words: Word[] = [
      ...HEAD,
      ...["도로", "하천", "공원"].flatMap((name, index): Word[] => {
        const y = 122 + 35 * index;
        return [
          [name, 20, y],
          ["길을 먼저 넓히고", 110, y],
          ["나중에 닦는다", 110, y + 13],
          [`${index}00`, 300, y],
        ];
      }),
    ];
    expect(cellsOf(words)?.slice(3, 6)).toEqual([
      "1,0 도로",
      "1,1 길을 먼저 넓히고/나중에 닦는다",
      "1,2 000",
    ]);
    expect(tableOf(words)).toMatchObject({ rows: 4, cols: 3, ruled: false });
  });

  it("are told by a column with one line in the middle of each row, where all steps are alike", () => {
    const words: Word[] = [
      ...HEAD,
      ...[0, 1, 2].flatMap((index): Word[] => {
        const y = 113 + 26 * index;
        return [
          ["도로", 20, y],
          ["정비", 20, y + 13],
          ["길을 먼저 넓히고", 110, y],
          ["나중에 닦는다", 110, y + 13],
          [`${index + 1}00`, 300, y + 6.5],
        ];
      }),
    ];
    expect(tableOf(words)).toMatchObject({ rows: 4, cols: 3 });
    expect(cellsOf(words)?.slice(3, 6)).toEqual([
      "1,0 도로/정비",
      "1,1 길을 먼저 넓히고/나중에 닦는다",
      "1,2 100",
    ]);
  });
});

describe("a heading of two lines", () => {
  const rows = ["도로", "하천", "공원"].flatMap((name, index): Word[] => {
    const y = 132 + 26 * index;
    return [
      [name, 20, y + 6.5],
      ["길을 먼저 넓히고", 110, y],
      ["나중에 닦는다", 110, y + 13],
      [`${index}00`, 300, y + 6.5],
    ];
  });
  const heads = (upper: number, lower: number): Word[] => [
    ...HEAD.slice(0, 2),
    ["예산(", 295, upper],
    ["백만원)", 290, lower],
    ...rows,
  ];

  it("has the others in its middle", () => {
    expect(cellsOf(heads(92, 108))?.slice(0, 3)).toEqual([
      "0,0 사업",
      "0,1 내용",
      "0,2 예산(/백만원)",
    ]);
    expect(tableOf(heads(92, 108))).toMatchObject({ rows: 4, cols: 3 });
  });

  it("is two rows where they stand off its middle, or its lines too far apart", () => {
    expect(tableOf(heads(92, 117))?.rows).toBeGreaterThan(4);
    expect(tableOf(heads(88.5, 111.5))?.rows).toBeGreaterThan(4);
  });
});

describe("merged cells", () => {
  it("of the first column stand in the middle of their rows", () => {
    const words: Word[] = [
      ["분야", 20, 100],
      ["사업", 110, 100],
      ["예산", 200, 100],
      // Rows stand at 120, 136 … 200.
      ["복지", 20, 136],
      ["교통", 20, 184],
      ...[0, 1, 2, 3, 4, 5].flatMap((row): Word[] => [
        ["사업", 110, 120 + 16 * row],
        [`${row}00`, 200, 120 + 16 * row],
      ]),
    ];
    const spans = cellsOf(words)?.filter((cell) => / 3x1 /.test(cell));
    expect(spans).toEqual(["1,0 3x1 복지", "4,0 3x1 교통"]);
  });

  it("of the head stand over the middle of their columns", () => {
    const words: Word[] = [
      ["상반기", 125, 100],
      ["하반기", 285, 100],
      ["구분", 20, 108],
      ...["건수", "금액", "건수", "금액"].map((text, index): Word => [text, 100 + 80 * index, 116]),
      ...[0, 1, 2].flatMap((row): Word[] => [
        ["과", 20, 136 + 18 * row],
        ...[0, 1, 2, 3].map((col): Word => ["12", 105 + 80 * col, 136 + 18 * row]),
      ]),
    ];
    expect(cellsOf(words)?.slice(0, 3)).toEqual([
      "0,0 2x1 구분",
      "0,1 1x2 상반기",
      "0,3 1x2 하반기",
    ]);
    expect(tableOf(words)).toMatchObject({ rows: 5, cols: 5, headerRows: 2 });
  });

  it("a heading beside the figures below it is theirs", () => {
    const words: Word[] = [
      ["구분", 20, 100],
      ["금액", 180, 100],
      ["건수", 280, 100],
      ...[0, 1, 2].flatMap((row): Word[] => [
        ["과", 20, 120 + 18 * row],
        ["1234", 215, 120 + 18 * row],
        ["5678", 315, 120 + 18 * row],
      ]),
    ];
    expect(tableOf(words)).toMatchObject({ rows: 4, cols: 3 });
  });
});

it("a paragraph below is no part of the table", () => {
  const rows = [0, 1, 2].flatMap((row): Word[] => [
    ["과", 20, 120 + 18 * row],
    ["12", 120, 120 + 18 * row],
    ["34", 220, 120 + 18 * row],
  ]);
  const below: Word[] = [["이 자료는 부서가 낸 것을 모은 것이다", 20, 174]];
  const lines = buildLines(glyphsOf([...rows, ...below]), 1);
  expect(findBorderless(lines, 1).map(({ from, to }) => [from, to])).toEqual([[0, 3]]);
});

describe("a heading in the middle of its column", () => {
  it("is one with figures that stand beside it, also below headings over several columns", () => {
    const words: Word[] = [
      ["상반기", 145, 100],
      ["하반기", 305, 100],
      ["구분", 20, 108],
      ["건수", 100, 116],
      ["금액", 200, 116],
      ["건수", 260, 116],
      ["금액", 360, 116],
      ...["도로", "하천", "공원"].flatMap((name, index): Word[] => {
        const y = 132 + 20 * index;
        return [
          [name, 20, y],
          ["32", 140, y],
          ["810", 215, y],
          ["15", 300, y],
          ["802", 375, y],
        ];
      }),
    ];
    expect(tableOf(words)).toMatchObject({ rows: 5, cols: 5 });
  });
});
