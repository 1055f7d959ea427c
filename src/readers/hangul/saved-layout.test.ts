/** Pages from saved lines: what objects between them explain, where the engine is believed, and what is left in doubt. */
import { describe, expect, it } from "vitest";
import { LetterCount } from "../letter-count.js";
import { EngineLayout } from "./engine-layout.js";
import type { Positions } from "./positions.js";
import { savedPositions } from "./saved-layout.js";
import {
  A4,
  type CellNode,
  emptyDefinitions,
  type HangulDocument,
  NO_PLACE,
  NO_SIDES,
  type Paragraph,
  paragraphOf,
  type ShapeControl,
  type TableControl,
} from "./tree.js";

/** The body of the sample's pages, and the distance of its lines. */
const ROOM = A4.height - A4.top - A4.header - A4.bottom - A4.footer;
const STEP = 1600;
const BODY_TOP = 99.2;

function lines(...heights: number[]): Paragraph["segments"] {
  return heights.map((y, at) => ({
    at,
    y,
    height: 1000,
    textHeight: 1000,
    baseline: 850,
    spacing: 600,
    x: 0,
    width: 40000,
    flags: 393216,
  }));
}

function text(...heights: number[]): Paragraph {
  return { ...paragraphOf("문단"), segments: lines(...heights) };
}

function host(y: number, ...objects: (TableControl | ShapeControl)[]): Paragraph {
  const items = objects.map((object, order) => ({ ...object, order }));
  for (const [at, item] of items.entries()) Object.assign(objects[at]!, item);
  return { ...paragraphOf(""), items: objects, segments: lines(y) };
}

const floats = (height: number, offset = 0) => ({
  ...NO_PLACE,
  inline: false,
  height,
  vertical: { to: "paragraph" as const, align: "start" as const, offset },
});

/** A table whose rows have these heights; `height` is what the file states of the whole. */
function table(rows: number[], height = sum(rows), more: Partial<TableControl> = {}): TableControl {
  return {
    kind: "table",
    at: 0,
    order: 0,
    place: floats(height),
    rows: rows.length,
    cols: 1,
    cells: rows.map((rowHeight, row) => cell(row, rowHeight, [text(0)])),
    caption: null,
    splits: "rows",
    repeatsHeader: false,
    cellSpacing: 0,
    padding: NO_SIDES,
    borderFill: 0,
    ...more,
  };
}

function cell(row: number, height: number, paragraphs: Paragraph[]): CellNode {
  const size = { rowSpan: 1, colSpan: 1, width: 40000, height, margin: NO_SIDES };
  const look = { header: false, borderFill: 0, named: false, verticalAlign: "top" as const };
  return { row, col: 0, ...size, ...look, paragraphs };
}

function shape(height: number, offset = 0): ShapeControl {
  const what = { what: "picture" as const, paragraphs: [], children: [], caption: null };
  return {
    kind: "shape",
    at: 0,
    order: 0,
    place: floats(height, offset),
    ...what,
    description: "",
    image: null,
  };
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

function documentOf(...sections: Paragraph[][]): HangulDocument {
  return {
    sections: sections.map((paragraphs) => ({
      paragraphs,
      setup: { page: A4, outlineNumbering: 0, pageFills: [] },
      masterPages: [],
    })),
    definitions: emptyDefinitions(),
    properties: {},
    faults: [],
    hiddenCharacters: 0,
    letters: new LetterCount(),
    charts: new Map(),
  };
}

/** What the engine says of paragraphs: page and height from the body's top in HWPUNIT. */
function engine(pages: number, places: [Paragraph, page: number, y: number][]): EngineLayout {
  const laid = new EngineLayout(pages);
  for (const [paragraph, page, y] of places) {
    const top = BODY_TOP + y / 100;
    laid.lines.set(paragraph, [
      { page, bbox: [90, top, 480, top + 10], columnLeft: 85.04, bodyTop: BODY_TOP, text: "글" },
    ]);
  }
  return laid;
}

const pagesOf = (positions: Positions, paragraphs: Paragraph[]) =>
  paragraphs.map((paragraph) => positions.pageOf(paragraph));
const read = (paragraphs: Paragraph[], laid: EngineLayout | null = null) => {
  const positions = savedPositions(documentOf(paragraphs), laid);
  const doubted = paragraphs.map((paragraph) => positions.doubted.has(paragraph));
  return { positions, pages: pagesOf(positions, paragraphs), doubted: doubted.indexOf(true) };
};
const cellPages = (positions: Positions, { cells }: TableControl) =>
  cells.map((one) => positions.cells.get(one)?.page);

describe("lines", () => {
  it("turn the page where they begin again", () => {
    const paragraphs = [text(ROOM - 2 * STEP), text(ROOM - STEP), text(0), text(STEP)];
    expect(read(paragraphs)).toMatchObject({ pages: [1, 1, 2, 2], doubted: -1 });
  });

  it("that the engine leaves at a page's foot are on the page where the file has them", () => {
    const paragraphs = [text(0), text(ROOM - STEP), text(0), text(STEP)];
    const [a, b, c, d] = paragraphs as [Paragraph, Paragraph, Paragraph, Paragraph];
    const laid = engine(2, [
      [a, 1, 0],
      [b, 1, ROOM - 2 * STEP],
      [c, 1, ROOM - STEP],
      [d, 2, 0],
    ]);
    expect(read(paragraphs, laid)).toMatchObject({ pages: [1, 1, 2, 2], doubted: -1 });
  });

  it("pile up at a page's foot without turning it", () => {
    const foot = ROOM - STEP;
    expect(read([text(0), text(foot - STEP), text(foot), text(foot), text(0)]).pages).toEqual([
      1, 1, 1, 1, 2,
    ]);
  });

  it("go to the next page after one that fills its page, together with the table that hangs on them", () => {
    const banner = table([3_000]);
    const contents = host(0, banner);
    const [whole, below] = lines(0, 3_000);
    contents.segments = [{ ...whole!, height: ROOM - 500 }, below!];
    const paragraphs = [text(ROOM - STEP), contents, text(3_000 + STEP), text(3_000 + 2 * STEP)];
    const { positions, pages, doubted } = read(paragraphs);
    expect(positions.lines.get(contents)!.map(({ page }) => page)).toEqual([2, 3]);
    expect(cellPages(positions, banner)).toEqual([3]);
    expect(pages).toEqual([1, 2, 3, 3]);
    expect(doubted).toBe(-1);
  });

  it("go to the next page after one that fills its page, without anything between", () => {
    const full = text(0);
    full.segments[0]!.height = ROOM - 500;
    expect(read([full, text(1_500), text(1_500 + STEP)])).toMatchObject({
      pages: [1, 2, 2],
      doubted: -1,
    });
  });

  it.each([
    ["leaves room on its page", [0, 40_000], [2_000, 1_000]],
    ["is no page", [ROOM - 9_000, 8_500], [ROOM - 6_000, 1_000]],
    ["was saved twice", [0, ROOM - 500], [2_000, ROOM - 500]],
  ])("stay beside a high line that %s", (_, first, second) => {
    const paragraph = text(0, 0);
    for (const [at, [y, height]] of [first, second].entries())
      Object.assign(paragraph.segments[at]!, { y, height });
    const { positions } = read([paragraph]);
    expect(positions.lines.get(paragraph)!.map(({ page }) => page)).toEqual([1, 1]);
  });

  it("at the head of a page again were never laid out, unless the engine says otherwise", () => {
    const paragraphs = [text(0), text(0), text(STEP)];
    const [a, b, c] = paragraphs as [Paragraph, Paragraph, Paragraph];
    expect(read(paragraphs)).toMatchObject({ pages: [1, 2, 2], doubted: 1 });
    const same = engine(1, [
      [a, 1, 0],
      [b, 1, STEP],
      [c, 1, 2 * STEP],
    ]);
    expect(read(paragraphs, same)).toMatchObject({ pages: [1, 1, 1], doubted: -1 });
    const next = engine(2, [
      [a, 1, 0],
      [b, 2, 0],
      [c, 2, STEP],
    ]);
    expect(read(paragraphs, next)).toMatchObject({ pages: [1, 2, 2], doubted: -1 });
  });

  it.each([
    ["a gap of 40 mm", [text(0), text(STEP + 11_400)], -1],
    ["a larger gap, with nothing in it", [text(0), text(STEP + 11_401)], 1],
    ["a page begun 20 pt from its top", [text(ROOM - STEP), text(2000)], -1],
    ["a page begun lower", [text(ROOM - STEP), text(2001)], 1],
    ["a page left with 40 mm", [text(ROOM - STEP - 1000 - 11_400), text(0)], -1],
    ["a page left with more", [text(ROOM - STEP - 1000 - 11_401), text(0)], 1],
  ])("are believed by their distance: %s", (_, paragraphs, doubted) => {
    expect(read(paragraphs).doubted).toBe(doubted);
  });

  it("are believed over any distance where the engine says the same", () => {
    const paragraphs = [text(0), text(40_000)];
    const [a, b] = paragraphs as [Paragraph, Paragraph];
    expect(
      read(
        paragraphs,
        engine(1, [
          [a, 1, 0],
          [b, 1, 30_000],
        ]),
      ).doubted,
    ).toBe(-1);
  });

  it("where none is saved have the engine's page, in doubt if it is another", () => {
    const paragraphs = [text(ROOM - STEP), paragraphOf("줄 없음"), text(0)];
    const [a, b, c] = paragraphs as [Paragraph, Paragraph, Paragraph];
    const laid = engine(2, [
      [a, 1, ROOM - STEP],
      [b, 2, 0],
      [c, 2, STEP],
    ]);
    expect(read(paragraphs, laid)).toMatchObject({ pages: [1, 2, 2], doubted: 1 });
  });
});

describe("a table between lines", () => {
  it("that fits is not pushed to the next page, whatever the engine does", () => {
    const [own, fits] = [text(0), table([20_000, 20_000])];
    const paragraphs = [own, host(STEP, fits), text(STEP + 40_000), text(0)];
    const [, b, c, d] = paragraphs as [Paragraph, Paragraph, Paragraph, Paragraph];
    const laid = engine(3, [
      [own, 1, 0],
      [b, 2, 0],
      [c, 2, 40_000],
      [d, 3, 0],
    ]);
    laid.objects.set(fits, { page: 2, bbox: [85, BODY_TOP, 500, 500], bodyTop: BODY_TOP });
    const { positions, pages, doubted } = read(paragraphs, laid);
    expect(pages).toEqual([1, 1, 1, 2]);
    expect(doubted).toBe(-1);
    expect(cellPages(positions, fits)).toEqual([1, 1]);
  });

  it.each([
    ["5 mm off", 1400, -1],
    ["more", 1401, 2],
  ])("explains the line below it: %s", (_, off, doubted) => {
    const object = table([20_000], 20_000, { splits: "none" });
    expect(read([text(0), host(STEP, object), text(STEP + 20_000 + off)]).doubted).toBe(doubted);
  });

  it("is split where its own height is that of its first part", () => {
    const rows = Array.from({ length: 10 }, () => 10_000);
    const split = table(rows, 60_000);
    const { positions, pages, doubted } = read([text(0), host(STEP, split), text(40_000)]);
    expect(pages).toEqual([1, 1, 2]);
    expect(doubted).toBe(-1);
    expect(cellPages(positions, split)).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 2]);
  });

  it.each([
    ["first", [5_000, 11_400, 10_000, 20_000], 15_500, [1, 1, 2, 2], 30_000],
    ["next", [40_000, 20_000, 47_500, 4_000, 3_000], 60_000, [1, 1, 2, 2, 2], 4_000],
  ])(
    "keeps a row on its %s page whose lines have room there, though it is higher",
    (_, rows, height, pages, below) => {
      const split = table(rows, height);
      const { positions } = read([text(0), host(STEP, split), text(below)]);
      expect(cellPages(positions, split)).toEqual(pages);
    },
  );

  it.each([
    ["lines", [text(0, 5_000, 10_400)]],
    ["objects", [host(0, shape(9_000))]],
    ["empty space, by more than 7 mm,", [text(0)], 13_500],
  ])("puts a row on the next page where its %s have no room", (_, paragraphs, height = 15_500) => {
    const split = table([5_000, 11_400, 10_000, 20_000], height);
    split.cells[1]!.paragraphs = paragraphs;
    const { positions, doubted } = read([text(0), host(STEP, split), text(41_400)]);
    expect(cellPages(positions, split)).toEqual([1, 2, 2, 2]);
    expect(doubted).toBe(-1);
  });

  it("begins on the next page where its first part has no room", () => {
    const split = table([30_000, 30_000, 30_000], 60_000);
    const { positions, pages } = read([text(0), host(50_000, split), text(30_000)]);
    expect(pages).toEqual([1, 1, 3]);
    expect(cellPages(positions, split)).toEqual([2, 2, 3]);
  });

  it.each([
    ["1.5 mm for each page", 1400 + 3 * 425, -1],
    ["more", 1400 + 3 * 425 + 1, 2],
  ])("over pages may be off by its borders: %s", (_, off, doubted) => {
    const rows = Array.from({ length: 20 }, () => 10_000);
    // Six rows on each page; two on the last.
    const split = table(rows, 60_000);
    expect(read([text(0), host(STEP, split), text(20_000 + off)]).doubted).toBe(doubted);
  });

  it("repeats its header on each page", () => {
    const split = table([5_000, ...Array.from({ length: 8 }, () => 10_000)], 55_000, {
      repeatsHeader: true,
    });
    split.cells[0]!.header = true;
    expect(read([text(0), host(STEP, split), text(35_000)])).toMatchObject({
      pages: [1, 1, 2],
      doubted: -1,
    });
  });

  it("has rows as high as their lines, and their merged cells", () => {
    const low = table([1_000, 1_000], 32_000, { splits: "none" });
    low.cells[0]!.paragraphs = [text(0, 10_000, 19_000)];
    low.cells[1]!.rowSpan = 1;
    low.cells.push({ ...cell(0, 32_000, []), col: 1, rowSpan: 2 });
    const { doubted } = read([
      text(0),
      host(STEP, { ...low, splits: "rows" }),
      text(STEP + 32_000),
    ]);
    expect(doubted).toBe(-1);
  });

  it("is overtaken by text and stands at the top of the next page", () => {
    const late = table([30_000], 30_000);
    const paragraphs = [text(0), host(50_000, late), text(51_600), text(30_000), text(31_600)];
    const { positions, pages, doubted } = read(
      paragraphs,
      engine(2, [[paragraphs[1]!, 1, 50_000]]),
    );
    expect(pages).toEqual([1, 1, 1, 2, 2]);
    expect(positions.objects.get(late)?.page).toBe(2);
    expect(doubted).toBe(-1);
  });

  it("is overtaken, and takes pages of its own before the text goes on", () => {
    const rows = Array.from({ length: 10 }, () => 10_000);
    const late = table(rows, 60_000);
    const { positions, pages } = read([
      text(50_000),
      host(51_600, late),
      text(53_200),
      text(40_000),
    ]);
    expect(pages).toEqual([1, 1, 1, 3]);
    expect(cellPages(positions, late)).toEqual([2, 2, 2, 2, 2, 2, 3, 3, 3, 3]);
  });

  it("stands above its own paragraph's line where that says so, also on the next page", () => {
    const [first, second] = [table([60_000], 60_000), table([50_000], 50_000)];
    const { positions, pages } = read([
      text(0),
      host(STEP, first),
      host(50_000, second),
      text(51_600),
    ]);
    expect(pages).toEqual([1, 1, 2, 2]);
    expect([first, second].map((one) => positions.objects.get(one)?.page)).toEqual([1, 2]);
  });

  it("beside another in one paragraph: the second waits for the next page", () => {
    const [first, second] = [table([50_000], 50_000), table([60_000], 60_000)];
    const paragraph = host(STEP + 50_000, first, second);
    const { positions, pages } = read([text(0), paragraph, text(60_000)]);
    expect(pages).toEqual([1, 1, 2]);
    expect([first, second].map((one) => positions.objects.get(one)?.page)).toEqual([1, 2]);
  });

  it("has its caption below it", () => {
    const captioned = table([20_000], 20_000, {
      splits: "none",
      caption: { side: "bottom", paragraphs: [text(0, STEP)] },
    });
    // Two lines of 2,600 and the gap of 850.
    expect(read([text(0), host(STEP, captioned), text(STEP + 23_450 + 1400)]).doubted).toBe(-1);
    expect(read([text(0), host(STEP, captioned), text(STEP + 23_450 + 1401)]).doubted).toBe(2);
  });

  it("with text above it in the room that its offset leaves", () => {
    const lower = table([20_000], 20_000);
    lower.place.vertical.offset = 10_000;
    const { pages, doubted } = read([host(0, lower), text(STEP), text(2 * STEP), text(30_000)]);
    expect(pages).toEqual([1, 1, 1, 1]);
    expect(doubted).toBe(-1);
  });

  it("set in a line is in doubt where it is higher than a page", () => {
    const inline = table([ROOM + 2000]);
    inline.place = { ...inline.place, inline: true };
    const { positions } = read([host(0, inline), text(0)]);
    expect(positions.doubted.has(inline)).toBe(true);
  });

  it("puts the lines of a cell that goes over on their pages", () => {
    const long = table([80_000], 60_000, { splits: "cells" });
    const [first, second] = [text(0, 30_000), text(58_000, 0)];
    long.cells[0]!.paragraphs = [first, second];
    const { positions, pages } = read([text(0), host(STEP, long), text(20_000)]);
    expect(pages).toEqual([1, 1, 2]);
    const at = (paragraph: Paragraph) => positions.lines.get(paragraph)!.map(({ page }) => page);
    expect([at(first), at(second)]).toEqual([
      [1, 1],
      [1, 2],
    ]);
  });
});

describe("lines at the top of a cell, one after the other,", () => {
  const filled = (height: number, splits: TableControl["splits"] = "cells") => {
    const [first, second] = [text(0), text(0)];
    const one = table([20_000, 3_400, 10_000], height, { splits });
    one.cells[1]!.paragraphs = [first, second];
    const { positions } = read([text(0), host(STEP, one), text(11_700)]);
    return [first, second].map((paragraph) => positions.pageOf(paragraph));
  };

  it("stand on two pages where the table goes over", () => {
    expect(filled(21_700)).toEqual([1, 2]);
  });

  it("stand on one page where it does not: a program has filled in the form", () => {
    expect(filled(33_400)).toEqual([1, 1]);
    expect(filled(21_700, "none")).toEqual([1, 1]);
  });

  it("stand on one page where the table's height was not saved", () => {
    expect(new Set(filled(0)).size).toBe(1);
  });
});

describe("what the file does not explain", () => {
  const strange = () => table([20_000], 20_000, { splits: "none" });

  it("is in doubt from there on, and nothing before", () => {
    const paragraphs = [text(0), host(STEP, strange()), text(50_000), text(51_600), text(0)];
    expect(read(paragraphs)).toMatchObject({ pages: [1, 1, 1, 1, 2], doubted: 2 });
  });

  it("is what the engine says, if it has the line where it was saved", () => {
    const paragraphs = [text(0), host(STEP, strange()), text(50_000)];
    const [a, , c] = paragraphs as [Paragraph, Paragraph, Paragraph];
    const near = engine(2, [
      [a, 1, 0],
      [c, 2, 50_000 + 4_000],
    ]);
    expect(read(paragraphs, near)).toMatchObject({ pages: [1, 1, 2], doubted: -1 });
    const far = engine(2, [
      [a, 1, 0],
      [c, 2, 50_000 + 4_001],
    ]);
    expect(read(paragraphs, far)).toMatchObject({ pages: [1, 1, 2], doubted: 2 });
  });

  it("is confirmed by the next line that the engine knows", () => {
    const paragraphs = [text(0), host(STEP, strange()), text(50_000), text(51_600)];
    const [a, , , d] = paragraphs as [Paragraph, Paragraph, Paragraph, Paragraph];
    expect(
      read(
        paragraphs,
        engine(1, [
          [a, 1, 0],
          [d, 1, 51_600],
        ]),
      ).doubted,
    ).toBe(-1);
    expect(
      read(
        paragraphs,
        engine(2, [
          [a, 1, 0],
          [d, 2, 51_600],
        ]),
      ).doubted,
    ).toBe(2);
  });

  it("is the end of a table that goes over pages before a break, if it ends near a page end", () => {
    const ending = (rest: number) => {
      const split = table([60_000, rest], 60_000);
      return read([text(0), host(STEP, split), { ...text(0), pageBreak: true }]);
    };
    expect(ending(30_000)).toMatchObject({ pages: [1, 1, 3], doubted: -1 });
    expect(ending(ROOM - 2000)).toMatchObject({ doubted: 2 });
  });

  it("is a picture that a break cuts off from the next page", () => {
    const paragraphs = [text(0), host(10_000, shape(60_000)), { ...text(0), pageBreak: true }];
    expect(read(paragraphs)).toMatchObject({ pages: [1, 1, 3], doubted: 2 });
    const [a, , c] = paragraphs as [Paragraph, Paragraph, Paragraph];
    expect(
      read(
        paragraphs,
        engine(3, [
          [a, 1, 0],
          [c, 3, 0],
        ]),
      ).doubted,
    ).toBe(-1);
  });

  it("is everything after a page with nothing on it", () => {
    const late = shape(60_000);
    const paragraphs = [text(0), host(10_000, late), text(0)];
    const [a, , c] = paragraphs as [Paragraph, Paragraph, Paragraph];
    const laid = engine(4, [
      [a, 1, 0],
      [c, 4, 0],
    ]);
    laid.objects.set(late, { page: 2, bbox: [85, BODY_TOP, 500, 500], bodyTop: BODY_TOP });
    expect(read(paragraphs, laid)).toMatchObject({ pages: [1, 1, 4], doubted: 2 });
  });
});

describe("endnotes", () => {
  const note = () => ({
    kind: "endnote" as const,
    at: 1,
    order: 0,
    mark: "1)",
    paragraphs: [text(0)],
  });
  const marked = (y: number, ...notes: ReturnType<typeof note>[]) => ({
    ...text(y),
    items: [...text(y).items, ...notes],
  });

  it("stand after the last line of the document, not on the page of their mark", () => {
    const end = note();
    const paragraphs = [marked(0, end), text(ROOM - STEP), text(0)];
    const positions = savedPositions(documentOf(paragraphs), null);
    expect(positions.objects.get(end)?.page).toBe(2);
    expect(positions.doubted.has(end)).toBe(false);
  });

  it("are in doubt where they do not fit, unless the engine has them there too", () => {
    const end = note();
    const paragraphs = [marked(0, end), text(ROOM - STEP)];
    const alone = savedPositions(documentOf(paragraphs), null);
    expect(alone.objects.get(end)?.page).toBe(2);
    expect(alone.pages).toBe(2);
    expect(alone.doubted.has(end)).toBe(true);
    const laid = engine(2, []);
    const bbox: [number, number, number, number] = [85, 100, 500, 110];
    laid.notes.push({ page: 2, bbox, columnLeft: 85, bodyTop: BODY_TOP, text: "1) 문단" });
    expect(savedPositions(documentOf(paragraphs), laid).doubted.has(end)).toBe(false);
  });

  it("are in doubt where sections may have their own", () => {
    const end = note();
    const positions = savedPositions(documentOf([marked(0, end)], [text(0)]), null);
    expect(positions.objects.get(end)?.page).toBe(2);
    expect(positions.doubted.has(end)).toBe(true);
  });
});
