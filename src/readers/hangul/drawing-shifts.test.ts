/** What the engine drew is moved to the saved heights, and left alone where the two have other lines. */
import { describe, expect, it } from "vitest";
import { LetterCount } from "../letter-count.js";
import { shiftsOfPage } from "./drawing-shifts.js";
import type { TreeNode } from "./layout-engine.js";
import { moveDown } from "./move-drawing.js";
import {
  A4,
  emptyDefinitions,
  type HangulDocument,
  NO_PLACE,
  type Paragraph,
  paragraphOf,
} from "./tree.js";

/** Top of the body in points. */
const TOP = (A4.top + A4.header) / 100;

function saved(...heights: number[]): Paragraph {
  const line = { height: 1000, textHeight: 1000, baseline: 850, spacing: 600, x: 0, width: 40000 };
  const segments = heights.map((y, at) => ({ ...line, at, y, flags: 393216 }));
  return { ...paragraphOf("한 줄의 글"), segments };
}

/** The engine's page: for each paragraph the heights of its lines, in points from the top of the body. */
function shifts(paragraphs: Paragraph[], drawn: number[][], more: TreeNode[] = []) {
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
  const box = (y: number, h: number) => ({ x: 100, y: (TOP + y) / 0.75, w: 400, h: h / 0.75 });
  const children = drawn.flatMap((lines, pi) =>
    lines.map((y) => ({ type: "TextLine", pi, bbox: box(y, 10), children: [] })),
  );
  const column = { type: "Column", bbox: box(0, 600), children: [...children, ...more] };
  const body = { type: "Body", bbox: box(0, 600), children: [column] };
  const tree: TreeNode = { type: "Page", bbox: box(0, 800), children: [body] };
  return shiftsOfPage(document, { section: 0, tree });
}

const at = (y: number, height = 8): [number, number, number, number] => [
  80,
  TOP + y,
  200,
  TOP + y + height,
];

describe("a drawn page", () => {
  it("is moved line by line to where the file saved its lines", () => {
    const found = shifts([saved(0), saved(2000)], [[3], [25]]);
    expect(found.down(at(4))).toBeCloseTo(-3, 1);
    expect(found.down(at(26))).toBeCloseTo(-5, 1);
  });

  it("keeps what stands in no line: heads, page numbers, frames over several lines", () => {
    const found = shifts([saved(0), saved(2000)], [[3], [25]]);
    expect(found.down(at(-40))).toBe(0);
    expect(found.down(at(4, 30))).toBe(0);
  });

  it("is left alone where the file has its lines in another order, or too far away", () => {
    expect(shifts([saved(5000), saved(0)], [[45], [60]]).down(at(46))).toBe(0);
    const far = shifts([saved(0), saved(9000)], [[0], [20]]);
    expect(far.down(at(21))).toBeCloseTo(0, 1);
  });

  it("matches the last lines of a paragraph begun on the page before, the first of one that goes on", () => {
    const begun = saved(64_000, 0, 1600);
    const goesOn = saved(4000, 5600, 0);
    const found = shifts(
      [begun, goesOn],
      [
        [2, 18],
        [41, 57],
      ],
    );
    expect(found.down(at(19))).toBeCloseTo(-2, 1);
    expect(found.down(at(42))).toBeCloseTo(-1, 1);
  });

  it("moves an inline table with all that is in it", () => {
    const place = { ...NO_PLACE, width: 30_000, height: 10_000 };
    const table = { kind: "table" as const, at: 0, order: 0, place, rows: 1, cols: 1, cells: [] };
    const rest = { caption: null, splits: "none" as const, repeatsHeader: false, cellSpacing: 0 };
    const sides = { padding: place.margin, borderFill: 0 };
    const host = { ...saved(2000), items: [{ ...table, ...rest, ...sides }] };
    const bbox = { x: 100, y: (TOP + 24) / 0.75, w: 400, h: 100 / 0.75 };
    const node = { type: "Table", pi: 1, ci: 0, rows: 1, cols: 1, bbox, children: [] };
    const found = shifts([saved(0), host], [[0]], [node]);
    expect(found.down(at(80))).toBeCloseTo(-4, 1);
  });
});

describe("an element of a drawing", () => {
  const moved = (name: string, attributes: Record<string, string>) => {
    const map = new Map(Object.entries(attributes));
    moveDown(name, map, () => 5);
    return Object.fromEntries(map);
  };

  it("is moved by its own heights", () => {
    expect(moved("text", { x: "1", y: "10", "font-size": "8" }).y).toBe("15");
    expect(moved("rect", { x: "1", y: "10", width: "5", height: "5" }).y).toBe("15");
    expect(moved("line", { x1: "1", y1: "1", x2: "9", y2: "2" })).toMatchObject({
      ...{ y1: "6", y2: "7" },
    });
    expect(moved("circle", { cx: "1", cy: "10", r: "2" }).cy).toBe("15");
    const placed = { transform: "translate(3,10) scale(0.9,1)", "font-size": "8" };
    expect(moved("text", placed).transform).toBe("translate(3,15) scale(0.9,1)");
  });

  it("is left where it is if it is turned, or drawn as a path", () => {
    const turned = { transform: "rotate(90)", x: "1", y: "10", "font-size": "8" };
    expect(moved("text", turned)).toEqual(turned);
    expect(moved("path", { d: "M0 0" })).toEqual({ d: "M0 0" });
  });

  it("is looked up by the room that it takes", () => {
    const seen: number[][] = [];
    const look = (name: string, attributes: Record<string, string>) =>
      moveDown(name, new Map(Object.entries(attributes)), (box) => seen.push(box) * 0);
    look("text", { x: "4", y: "10", "font-size": "10" });
    look("ellipse", { cx: "4", cy: "10", rx: "3", ry: "2" });
    expect(seen).toEqual([
      [4, 2, 4, 11],
      [1, 8, 7, 12],
    ]);
  });
});
