/** Which tables go on over a page end, and what becomes of their columns, headers and cut rows. Pages are 800 points high. */
import { describe, expect, it } from "vitest";
import { layout, line, table } from "../../../test/page-content.js";
import type { DocumentPart } from "./document-parts.js";
import { LineEnds } from "./line-ends.js";
import type { TableLayout } from "./ruled-tables.js";
import { placeTables } from "./tables-over-pages.js";

const XS = [100, 200, 300, 400];
const HEAD = ["구분", "예산", "결산"];

const part = (own: TableLayout, height = 800): DocumentPart => ({
  kind: "table",
  table: own,
  page: layout([], { number: own.page, height }),
});
const paragraph = (page: number): DocumentPart => ({
  kind: "paragraph",
  lines: [line("글", 100, 50, { page })],
  page: layout([], { number: page }),
});

/** The last rows of page 1, down to 700 points. */
const upper = (rows: string[][] = [HEAD, ["가", "1", "2"]], more: Partial<TableLayout> = {}) => {
  const ys = [...rows.map((_, index) => 700 - 30 * (rows.length - index)), 700];
  return table(more.xs ?? XS, ys, rows, { page: 1, ...more });
};
/** The first rows of page 2, from 100 points on. */
const lower = (
  rows: string[][] = [
    ["나", "3", "4"],
    ["다", "5", "6"],
  ],
  more: Partial<TableLayout> = {},
) =>
  table(
    more.xs ?? XS,
    rows.map((_, index) => 100 + 30 * index).concat(100 + 30 * rows.length),
    rows,
    {
      page: 2,
      ...more,
    },
  );

const picture = (page: number, more: { running?: true } = {}): DocumentPart => ({
  kind: "figure",
  box: [500, 30, 560, 70],
  text: "",
  page: layout([], { number: page }),
  ...more,
});

const place = (...parts: DocumentPart[]) => placeTables(parts, new LineEnds());
/** Whether the second table goes on from the first. */
const goesOn = (first: TableLayout, second: TableLayout, ...between: DocumentPart[]) => {
  const placed = place(part(first), ...between, part(second));
  return placed.get(second)?.continues !== undefined;
};

describe("a table goes on", () => {
  it("below a picture that all pages have, not below another", () => {
    expect(goesOn(upper(), lower(), picture(2, { running: true }))).toBe(true);
    expect(goesOn(upper(), lower(), picture(2))).toBe(false);
  });

  it("where the next page begins with its columns", () => {
    const [first, second] = [upper(), lower()];
    const placed = place(part(first), part(second));
    expect(placed.get(second)!.continues).toBe(placed.get(first));
    expect(placed.get(first)!.continues).toBeUndefined();
  });

  it("on the next page only", () => {
    expect(goesOn(upper(), lower(undefined, { page: 3 }))).toBe(false);
    const [first, second] = [upper(), lower(undefined, { page: 1 })];
    const { page } = part(first);
    const one = place(
      { kind: "table", table: first, page },
      { kind: "table", table: second, page },
    );
    expect(one.get(second)!.continues).toBeUndefined();
  });

  it("in the other half of a sheet with two pages", () => {
    expect(goesOn(upper(), lower(undefined, { page: 1 }))).toBe(true);
  });

  it("not where the next begins with a title of its own", () => {
    const titled = (title: string) => [
      [title, "", ""],
      ["나", "3", "4"],
    ];
    const [one, two] = ["< 가람 지역 현황 >", "< 나래 지역 현황 >"];
    expect(goesOn(upper(titled(one)), lower(titled(two)))).toBe(false);
    expect(goesOn(upper(titled(one)), lower(titled(one)))).toBe(true);
    expect(goesOn(upper(titled(one)), lower(titled("<신설>")))).toBe(true);
  });

  it("not where the next has the same three labels: a form printed once more", () => {
    const form = (value: string) => [
      ["분류", "기능", "1"],
      ["번호", value, "2"],
      ["명칭", value, "3"],
    ];
    expect(goesOn(upper(form("가")), lower(form("나")))).toBe(false);
    const other = [
      ["분류", "기능", "1"],
      ["번호", "나", "2"],
      ["정의", "나", "3"],
    ];
    expect(goesOn(upper(form("가")), lower(other))).toBe(true);
  });

  it.each([
    ["when it reaches 0.75 of the height down its page", 600, true],
    ["not when it ends above", 599.9, false],
  ])("%s", (_, bottom, expected) => {
    const first = upper(undefined, { box: [100, 500, 400, bottom] });
    expect(goesOn(first, lower())).toBe(expected);
  });

  it.each([
    ["when it starts within 0.3 of the next page", 240, true],
    ["not when it starts below", 240.1, false],
  ])("%s", (_, top, expected) => {
    expect(goesOn(upper(), lower(undefined, { box: [100, top, 400, 300] }))).toBe(expected);
  });

  it.each([
    ["with its sides within 4 points", [104, 200, 300, 404], true],
    ["not with the left one further off", [104.1, 200, 300, 400], false],
    ["nor with the right one", [100, 200, 300, 395.9], false],
  ])("%s", (_, xs, expected) => {
    expect(goesOn(upper(undefined, { xs, drawn: false }), lower())).toBe(expected);
  });

  it.each([
    ["with half of the inner borders of the page that has fewer", [100, 200, 250, 400], true],
    ["within 4 points", [100, 204, 250, 400], true],
    ["not with fewer", [100, 204.1, 250, 400], false],
  ])("%s", (_, xs, expected) => {
    // Below are four columns, above three; the rows on both sides differ.
    const below = lower([["나", "3", "4", "5"]], { xs: [100, 150, 200, 300, 400] });
    expect(goesOn(upper(undefined, { xs }), below)).toBe(expected);
    const above = upper([["나", "3", "4", "5"]], { xs: [100, 150, 200, 300, 400] });
    expect(goesOn(above, lower(undefined, { xs }))).toBe(expected);
  });

  it("not with five of eleven inner borders", () => {
    const borders = (shift: number) =>
      Array.from({ length: 13 }, (_, at) => 100 + 25 * at + (at > 5 && at < 12 ? shift : 0));
    const row = Array.from({ length: 12 }, () => "칸");
    const over = (shift: number) =>
      goesOn(upper([row], { xs: borders(0) }), lower([row], { xs: borders(shift) }));
    expect(over(3)).toBe(true);
    expect(over(8)).toBe(false);
  });

  it("of one column needs no inner border", () => {
    expect(goesOn(upper([["가"]], { xs: [100, 400] }), lower())).toBe(true);
  });

  it("where the row at the page end keeps its columns, though most borders differ", () => {
    // A form that changes its columns from row to row: above the page end are two cells, parted at 250.
    const above = (...cells: [number, number][]) => {
      const made = upper(
        [
          ["가", "나", "다", "라"],
          ["마", "바", "", ""],
        ],
        { xs: [100, 150, 170, 250, 400] },
      );
      const [head, row] = [made.cells.slice(0, 4), made.cells.slice(4)];
      made.cells = [...head, ...cells.map(([col, colSpan], at) => ({ ...row[at]!, col, colSpan }))];
      return made;
    };
    const below = (...cells: [number, number][]) => {
      const made = lower([["사", "아", "자", "차"]], { xs: [100, 180, 210, 250, 400] });
      made.cells = cells.map(([col, colSpan], at) => ({ ...made.cells[at]!, col, colSpan }));
      return made;
    };
    expect(goesOn(above([0, 3], [3, 1]), below([0, 3], [3, 1]))).toBe(true);
    expect(goesOn(above([0, 3], [3, 1]), below([0, 2], [2, 2]))).toBe(false);
    expect(goesOn(above([0, 3], [3, 1]), below([0, 1], [1, 2], [3, 1]))).toBe(false);
    // One wide cell on either side says nothing.
    expect(goesOn(above([0, 4]), below([0, 4]))).toBe(false);
  });

  it("over notes and running lines, but not over text and pictures", () => {
    const one = line("주", 0, 0);
    const page = layout([]);
    expect(goesOn(upper(), lower(), { kind: "footnote", lines: [one], page })).toBe(true);
    expect(
      goesOn(
        upper(),
        lower(),
        { kind: "footer", line: one, page },
        { kind: "header", line: one, page },
      ),
    ).toBe(true);
    expect(goesOn(upper(), lower(), paragraph(1))).toBe(false);
    expect(goesOn(upper(), lower(), { kind: "figure", box: [0, 0, 9, 9], text: "", page })).toBe(
      false,
    );
  });

  it("not inside a cell, nor from a table inside one", () => {
    const outer = upper();
    const inner = table([110, 190], [680, 695], [["안"]], {
      inside: { table: outer, row: 1, col: 0 },
    });
    expect(goesOn(outer, lower(), part(inner))).toBe(true);
    expect(goesOn(upper(), lower(undefined, { inside: { table: outer, row: 0, col: 0 } }))).toBe(
      false,
    );
  });

  it("over three pages", () => {
    const middle = lower([["나", "3", "4"]], { box: [100, 100, 400, 700] });
    const third = lower([["다", "5", "6"]], { page: 3 });
    const placed = place(part(upper()), part(middle), part(third));
    expect(placed.get(third)!.continues).toBe(placed.get(middle));
    expect(placed.get(middle)!.continues).toBeDefined();
  });
});

describe("a table without lines", () => {
  const first = () => upper(undefined, { ruled: false, headerRows: 1 });
  const next = (shift: number, more: Partial<TableLayout> = {}, rows?: string[][]) =>
    lower(rows, { ruled: false, xs: [105, 200 + shift, 300 - shift, 390], ...more });

  it.each([
    ["within 15 points of where they were", 15, true],
    ["not further off", 15.1, false],
  ])("goes on where its columns stand %s", (_, shift, expected) => {
    const [above, below] = [first(), next(shift)];
    expect(goesOn(above, below)).toBe(expected);
    if (expected) expect([below.cols, below.xs]).toEqual([3, XS]);
  });

  it("does not go on with other columns, or below a header of its own", () => {
    expect(goesOn(first(), next(0, { ruled: true }))).toBe(false);
    expect(goesOn(first(), lower([["나", "3"]], { ruled: false, xs: [100, 200, 400] }))).toBe(
      false,
    );
    const other = [
      ["이름", "나이", "비고"],
      ["나", "3", "4"],
    ];
    expect(goesOn(first(), next(0, { headerRows: 1 }, other))).toBe(false);
    const same = next(0, { headerRows: 1 }, [HEAD, ["나", "3", "4"]]);
    const placed = place(part(first()), part(same));
    expect(placed.get(same)).toMatchObject({ rows: 1, repeatedRows: 1 });
  });
});

describe("the columns of a table that goes on", () => {
  it("are those of all its pages", () => {
    const first = upper([["가", "나"]], { xs: [100, 200, 400] });
    const second = lower([["다", "라", "마"]]);
    place(part(first), part(second));
    expect(first).toMatchObject({ xs: XS, cols: 3 });
    expect(first.cells.map(({ col, colSpan }) => [col, colSpan])).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(second.cells.map(({ col, colSpan }) => [col, colSpan])).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
    ]);
  });

  it.each([
    ["drawn borders within 1.2 points are one", true, 201.2, 3],
    ["further apart two", true, 201.3, 4],
    ["those of a scan are one within 4 points", false, 204, 3],
    ["and two beyond", false, 204.1, 4],
  ])("%s", (_, drawn, x, expected) => {
    // Measured from 0, so that the distance is exact.
    const at = (xs: number[]) => xs.map((value) => value - 200);
    const first = upper(undefined, { xs: at(XS) });
    const second = lower(undefined, { xs: at([100, x, 300, 400]), drawn });
    place(part(first), part(second));
    expect(first.cols).toBe(expected);
    expect(second.cells.every(({ colSpan }) => colSpan >= 1)).toBe(true);
  });

  it.each([
    ["within 4 points", 203.9, 3],
    ["not further apart", 204.1, 4],
  ])("are those of the first page under its header printed again, %s", (_, x, expected) => {
    const first = upper(undefined, { drawn: true });
    const second = lower([HEAD, ["나", "3", "4"]], { xs: [100, x, 300, 400], drawn: true });
    place(part(first), part(second));
    expect(second.xs).toHaveLength(expected + 1);
  });

  it("stay where a table is on one page", () => {
    const alone = upper(undefined, { xs: [100, 200, 200.5, 400] });
    place(part(alone));
    expect(alone.cols).toBe(3);
  });
});

describe("a header printed again", () => {
  it("is dropped, with as many rows as the table's header has", () => {
    const second = lower([HEAD, ["나", "3", "4"]]);
    const placed = place(part(upper()), part(second));
    expect(placed.get(second)).toMatchObject({ rows: 1, headerRows: 0, repeatedRows: 1 });
    expect(placed.get(second)!.cells.map(({ text, row }) => [text, row])).toEqual([
      ["나", 0],
      ["3", 0],
      ["4", 0],
    ]);
    const two = [HEAD, ["가", "나", "다"]];
    const deep = lower([...two, ["나", "3", "4"]]);
    place(part(upper([...two, ["가", "1", "2"]], { headerRows: 2 })), part(deep));
    expect(deep.rows).toBe(1);
  });

  it("is one with other blanks in it, but not with other words or places", () => {
    const repeated = (...words: string[]) => {
      const second = lower([words, ["나", "3", "4"]]);
      place(part(upper()), part(second));
      return second.rows === 1;
    };
    expect(repeated("구 분", "예산", "결산")).toBe(true);
    expect(repeated("구분", "예산", "결산액")).toBe(false);
    expect(repeated("예산", "구분", "결산")).toBe(false);
  });

  it("has letters: equal figures are a row", () => {
    const second = lower([
      ["1", "2", "3"],
      ["나", "3", "4"],
    ]);
    place(
      part(
        upper([
          ["1", "2", "3"],
          ["가", "1", "2"],
        ]),
      ),
      part(second),
    );
    expect(second.rows).toBe(2);
  });

  it("leaves a row", () => {
    const second = lower([HEAD]);
    place(part(upper()), part(second));
    expect(second.rows).toBe(1);
  });

  it("ends where the rows below begin", () => {
    const second = lower([HEAD, ["", "3", "4"]]);
    second.cells[0]!.rowSpan = 2;
    place(part(upper()), part(second));
    expect(second.rows).toBe(2);
  });

  it("moves the tables inside the rows below it up", () => {
    const second = lower([HEAD, ["나", "3", "4"]]);
    const inner = table([110, 190], [135, 155], [["안"]], {
      page: 2,
      inside: { table: second, row: 1, col: 0 },
    });
    const placed = place(part(upper()), part(second), part(inner));
    expect(placed.get(inner)!.nestedIn).toEqual({ table: placed.get(second), row: 0, col: 0 });
  });
});

describe("a row cut by the page end", () => {
  const cut = (...rows: string[][]) =>
    [
      upper([HEAD, ["가", "나", "다"]], { open: { top: false, bottom: true } }),
      lower(rows),
    ] as const;

  it("is given with the page where it begins, and with the place of each line", () => {
    const [first, second] = cut(["라", "마", "바"], ["사", "아", "자"]);
    const placed = place(part(first), part(second));
    const cells = placed.get(first)!.cells.slice(3);
    expect(cells.map(({ text }) => text)).toEqual(["가\n라", "나\n마", "다\n바"]);
    expect(cells[0]).toMatchObject({
      page: 1,
      bbox: [100, 670, 200, 700],
      lines: [
        { start: 0, end: 1, page: 1 },
        { start: 2, end: 3, page: 2 },
      ],
    });
    expect(placed.get(first)!.cells[0]).not.toHaveProperty("lines");
    expect(placed.get(second)!.rows).toBe(1);
  });

  it("may be all that the next page has, and go on from there", () => {
    const [first, second] = cut(["라", "마", "바"]);
    second.box = [100, 100, 400, 700];
    second.open.bottom = true;
    const third = lower(
      [
        ["사", "아", "자"],
        ["차", "카", "타"],
      ],
      { page: 3 },
    );
    const placed = place(part(first), part(second), part(third));
    expect(placed.has(second)).toBe(false);
    expect(placed.get(first)!.cells[3]!.text).toBe("가\n라\n사");
    expect(placed.get(third)).toMatchObject({ rows: 1, continues: placed.get(first) });
  });

  it("takes the tables inside it along", () => {
    const [first, second] = cut(["라", "마", "바"], ["사", "아", "자"]);
    const inner = (row: number) =>
      table([110, 190], [105, 115], [["안"]], { page: 2, inside: { table: second, row, col: 1 } });
    const [in0, in1] = [inner(0), inner(1)];
    const placed = place(part(first), part(second), part(in0), part(in1));
    expect(placed.get(in0)!.nestedIn).toEqual({ table: placed.get(first), row: 1, col: 1 });
    expect(placed.get(in1)!.nestedIn).toEqual({ table: placed.get(second), row: 0, col: 1 });
  });
});

it("gives each cell its place, span and text", () => {
  const own = upper(
    [
      ["가", ""],
      ["다", "라"],
    ],
    { xs: [100, 200, 400], headerRows: 1 },
  );
  own.cells[0]!.colSpan = 2;
  own.cells.splice(1, 1);
  expect(place(part(own)).get(own)).toMatchObject({
    rows: 2,
    headerRows: 1,
    cells: [
      { row: 0, col: 0, row_span: 1, col_span: 2, text: "가", page: 1, bbox: [100, 640, 200, 670] },
      { row: 1, col: 0, row_span: 1, col_span: 1, text: "다" },
      { row: 1, col: 1, text: "라" },
    ],
  });
});
