/** Tables with level lines alone. */
import { describe, expect, it } from "vitest";
import { gridWords, letters, level, page } from "../../../test/page-content.js";
import type { PageContent } from "./page-content.js";
import { separateTables, type TableLayout } from "./ruled-tables.js";

const XS = [100, 200, 300, 400];
const ROWS = [
  ["구분", "예산", "집행"],
  ["합계", "1,200", "900"],
  ["인건비", "700", "600"],
  ["운영비", "500", "300"],
];
const YS = [100, 130, 160, 190, 220];
const rules = (...ys: number[]) => ys.map((y) => level(y, 100, 400));
const tables = (content: Partial<PageContent>) => separateTables(page(content)).tables;
const grid = ({ rows, cols, cells }: TableLayout) => {
  const places = Array.from({ length: rows }, () => Array.from({ length: cols }, () => ""));
  for (const { row, col, paragraphs } of cells)
    places[row]![col] = paragraphs
      .flat()
      .map(({ text }) => text)
      .join("+");
  return places;
};

describe("a table with level lines alone", () => {
  it("has the columns that the white between them shows", () => {
    const [found] = tables({ glyphs: gridWords(XS, YS, ROWS), rulings: rules(...YS) });
    expect(grid(found!)).toEqual(ROWS);
    expect(found!.box).toEqual([100, 100, 400, 220]);
  });

  it("has a row for each line where no rule stands between them", () => {
    const [found] = tables({ glyphs: gridWords(XS, YS, ROWS), rulings: rules(100, 130, 220) });
    expect(grid(found!)).toEqual(ROWS);
  });

  it("keeps a line that begins no row with the row above", () => {
    const glyphs = [...gridWords(XS, YS, ROWS), ...letters("(추정)", 335, 187)];
    const [found] = tables({ glyphs, rulings: rules(100, 130, 220) });
    expect(grid(found!).map((row) => row[2])).toEqual(["집행", "900", "600+(추정)", "300"]);
  });

  it("keeps two lines between rules in one row where rules part the rows", () => {
    const ys = [100, 130, 170, 200];
    const glyphs = [
      ...gridWords(XS, [100, 130], [ROWS[0]!]),
      ...gridWords(XS, [130, 150, 170], ROWS.slice(1, 3)),
      ...gridWords(XS, [170, 200], [ROWS[3]!]),
    ];
    expect(grid(tables({ glyphs, rulings: rules(...ys) })[0]!)[1]).toEqual([
      "합계+인건비",
      "1,200+700",
      "900+600",
    ]);
    const many = [1, 2, 3, 1, 2].map((row) => ROWS[row]!);
    const long = [
      ...gridWords(XS, [100, 130], [ROWS[0]!]),
      ...gridWords(XS, [130, 150, 170, 190, 210, 230], many),
      ...gridWords(XS, [230, 260], [ROWS[3]!]),
    ];
    expect(tables({ glyphs: long, rulings: rules(100, 130, 230, 260) })[0]!.rows).toBe(7);
  });

  it("has wrapped cells in columns that stand closer than words where rules part the rows", () => {
    const ys = [100, 130, 170, 210, 250];
    // Each cell's lines follow one another in the file, as programs print them; labels stand half-way down, but for one.
    const body = ["도로길", "하천물", "공원길"].flatMap((name, index) => {
      const y = 145 + 40 * index;
      return [
        ...letters(name, 105, index === 1 ? y : y + 7),
        ...letters(`${index}00`, 385, y + 7),
        ...letters("먼저 길을 넓히고 그 다음에 모두 함께 곱게 닦는다", 136, y),
        ...letters("나중에 고친다", 136, y + 14),
      ];
    });
    const head = gridWords([100, 135, 370, 400], [100, 130], [["구분", "내용", "계"]]);
    const [found] = tables({ glyphs: [...head, ...body], rulings: rules(...ys) });
    expect(grid(found!)[1]).toEqual([
      "도로길",
      "먼저 길을 넓히고 그 다음에 모두 함께 곱게 닦는다+나중에 고친다",
      "000",
    ]);
    expect(found).toMatchObject({ rows: 4, cols: 3 });
    // Two of three rows without the last column are no table of wrapped cells.
    const bare = body.filter(({ text }) => !/[01]/.test(text));
    expect(tables({ glyphs: [...head, ...bare], rulings: rules(...ys) })).toEqual([]);
  });

  it("needs three rules of one length, long enough, and two rows that show columns", () => {
    const glyphs = gridWords(XS, YS, ROWS);
    const cols = (content: Partial<PageContent>) => tables(content).map(({ ruled }) => ruled);
    expect(cols({ glyphs, rulings: rules(100, 220) })).not.toContain(true);
    expect(cols({ glyphs, rulings: [...rules(100, 130), level(220, 100, 380)] })).not.toContain(
      true,
    );
    expect(cols({ glyphs, rulings: [100, 130, 220].map((y) => level(y, 100, 199)) })).not.toContain(
      true,
    );
    const one = gridWords(XS, [100, 130, 160], ROWS.slice(0, 2));
    expect(cols({ glyphs: one, rulings: rules(100, 130, 160) })).not.toContain(true);
  });

  it("is not prose between rules", () => {
    const prose = Array.from({ length: 8 }, (_, at) =>
      letters("국가는 국민의 생명과 재산을 지킨다 그러하다", 105, 150 + at * 15, { width: 6 }),
    ).flat();
    expect(tables({ glyphs: prose, rulings: rules(100, 130, 280) })).toEqual([]);
    const few = [
      ...gridWords(XS, [130, 150, 170], ROWS.slice(1, 3)),
      ...prose.map((glyph) => ({
        ...glyph,
        baseline: glyph.baseline + 40,
        box: [glyph.box[0], glyph.box[1] + 40, glyph.box[2], glyph.box[3] + 40] as typeof glyph.box,
      })),
    ];
    expect(tables({ glyphs: few, rulings: rules(100, 130, 330) })).toEqual([]);
  });
});
