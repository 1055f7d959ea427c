/** Tables on the same spot and objects beyond their paper: what is in doubt, and what has no box. */
import { describe, expect, it } from "vitest";
import type { Box } from "../../model/format.js";
import { LetterCount } from "../letter-count.js";
import { doubtFootprints } from "./footprints.js";
import { Positions } from "./positions.js";
import {
  A4,
  emptyDefinitions,
  type HangulDocument,
  NO_PLACE,
  NO_SIDES,
  type Paragraph,
  type Placement,
  paragraphOf,
  type TableControl,
} from "./tree.js";

/** 5 mm, which borders and captions may share. */
const ALLOWED = 1400;
const HEIGHT = 10_000;

const onPaper = (offset: number, more: Partial<Placement> = {}): Placement => ({
  ...NO_PLACE,
  inline: false,
  width: 30_000,
  height: HEIGHT,
  vertical: { to: "paper", align: "start", offset },
  horizontal: { to: "paper", align: "start", offset: 5_000 },
  ...more,
});
const inText = (more: Partial<Placement> = {}) => ({
  ...onPaper(0, more),
  vertical: NO_PLACE.vertical,
});
const inLine = (more: Partial<Placement> = {}) => ({ ...inText(more), inline: true });

function table(place: Placement): TableControl {
  const size = { rowSpan: 1, colSpan: 1, width: place.width, height: place.height };
  const look = { header: false, borderFill: 0, named: false, verticalAlign: "top" as const };
  const paragraphs = [paragraphOf("칸")];
  return {
    kind: "table",
    at: 0,
    order: 0,
    place,
    rows: 1,
    cols: 1,
    cells: [{ row: 0, col: 0, ...size, margin: NO_SIDES, ...look, paragraphs }],
    caption: null,
    splits: "none",
    repeatsHeader: false,
    cellSpacing: 0,
    padding: NO_SIDES,
    borderFill: 0,
  };
}

function host(y: number, ...items: TableControl[]): Paragraph {
  const line = { at: 0, y, height: 1000, textHeight: 1000, baseline: 850, spacing: 600 };
  return { ...paragraphOf(""), items, segments: [{ ...line, x: 0, width: 40000, flags: 393216 }] };
}

/** Which of the tables are in doubt, and which still have boxes; `boxes` are the engine's. */
function check(
  paragraphs: Paragraph[],
  { pages = 2, at = 1, boxes = [] as (Box | null)[] } = {},
): { doubted: number[]; boxed: number[] } {
  const setup = { page: A4, outlineNumbering: 0, pageFills: [] };
  const document: HangulDocument = {
    sections: [{ paragraphs, setup, masterPages: [] }],
    definitions: emptyDefinitions(),
    properties: {},
    faults: [],
    hiddenCharacters: 0,
    letters: new LetterCount(),
    charts: new Map(),
  };
  const positions = new Positions();
  positions.pages = pages;
  const tables = paragraphs.flatMap(({ items }) => items) as TableControl[];
  for (const [index, one] of tables.entries()) {
    const bbox = boxes[index] ?? null;
    positions.objects.set(one, { page: index === 0 ? 1 : at, bbox });
    positions.cells.set(one.cells[0]!, { page: 1, bbox });
    positions.lines.set(one.cells[0]!.paragraphs[0]!, [{ at: 0, page: 1, y: null, bbox }]);
  }
  doubtFootprints(document, positions);
  const indexes = (keep: (one: TableControl) => boolean) =>
    tables.flatMap((one, index) => (keep(one) ? [index] : []));
  const hasBox = (one: TableControl) => {
    const [cell] = one.cells;
    const all = [positions.objects.get(one), positions.cells.get(cell!)];
    const [line] = positions.lines.get(cell!.paragraphs[0]!)!;
    const some = [...all, line].map((each) => each?.bbox !== null);
    expect(new Set(some).size).toBe(1);
    return some[0]!;
  };
  return { doubted: indexes((one) => positions.doubted.has(one)), boxed: indexes(hasBox) };
}

const at = (top: number): Box => [50, top, 350, top + HEIGHT / 100];

describe("tables on the same spot", () => {
  const pair = (down: number, more: Partial<Placement> = {}) => [
    host(0, table(onPaper(10_000))),
    host(20_000, table(onPaper(10_000 + HEIGHT - down, more))),
  ];

  it("are both in doubt where the file states both places", () => {
    expect(check(pair(ALLOWED + 10)).doubted).toEqual([0, 1]);
    expect(check(pair(ALLOWED - 10)).doubted).toEqual([]);
    expect(check([host(0, table(inLine())), host(2_000, table(inLine()))]).doubted).toEqual([0, 1]);
  });

  it("lose their boxes and nothing else in a document of one page", () => {
    const boxes = [at(100), at(150)];
    const found = check(pair(5_000), { pages: 1, boxes });
    expect(found).toEqual({ doubted: [], boxed: [] });
  });

  it("are one in front of the other on purpose, side by side, or on two pages", () => {
    expect(check(pair(5_000, { wrap: "front" })).doubted).toEqual([]);
    const right = { horizontal: { to: "paper" as const, align: "start" as const, offset: 36_000 } };
    expect(check(pair(5_000, right)).doubted).toEqual([]);
    expect(check([host(0, table(inLine()), table(inLine()))]).doubted).toEqual([]);
    expect(check(pair(5_000), { at: 2 }).doubted).toEqual([]);
  });

  it("cost the engine's box where the file does not state the place, not the page", () => {
    const stated = host(0, table(inLine()));
    const flowing = host(2_000, table(inText()));
    const found = check([stated, flowing], { boxes: [at(99.2), at(120)] });
    expect(found).toEqual({ doubted: [], boxed: [0] });
    const both = [host(0, table(inText())), flowing];
    expect(check(both, { boxes: [at(100), at(120)] })).toEqual({ doubted: [], boxed: [] });
    expect(check(both, { boxes: [at(100), at(300)] })).toEqual({ doubted: [], boxed: [0, 1] });
  });
});

describe("an object beyond its paper", () => {
  const low = (beyond: number) => [host(0, table(onPaper(A4.height - HEIGHT + beyond)))];

  it("is in doubt, at the foot and at the head", () => {
    expect(check(low(ALLOWED + 10)).doubted).toEqual([0]);
    expect(check(low(ALLOWED - 10)).doubted).toEqual([]);
    expect(check([host(0, table(onPaper(-ALLOWED - 10)))]).doubted).toEqual([0]);
    expect(check([host(0, table(onPaper(-ALLOWED + 10)))]).doubted).toEqual([]);
  });
});
