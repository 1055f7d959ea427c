/** Where the text column of a page ends on the right, told from lines and tables. */
import { describe, expect, it } from "vitest";
import {
  type FlowItem,
  flow,
  layout,
  line,
  table,
  tableItem,
  text,
} from "../../../test/page-content.js";
import { rightEdges } from "./text-margins.js";

/** Lines that end at these places. */
const ending = (...ends: number[]): FlowItem =>
  flow(...ends.map((end, index) => line("글", end - 10, 100 + 16 * index)));

const edge = (...items: FlowItem[]) => [...rightEdges([layout(items)]).values()][0];

describe("the right edge of a page", () => {
  it("is where three lines end", () => {
    expect(edge(ending(500, 500, 500, 510, 300))).toBe(500);
  });

  it("is the widest line's end where no three agree", () => {
    expect(edge(ending(500, 500, 510, 300))).toBe(510);
  });

  it.each([
    ["lines within 4 points share it", 496, 500],
    ["lines further apart do not", 495.9, 510],
  ])("%s", (_, third, expected) => {
    expect(edge(ending(510, 500, 498, third))).toBe(expected);
  });

  it.each([
    ["lies within 0.88 of the widest line", 440, 440],
    ["short lines that end alike make none", 439.9, 500],
  ])("%s", (_, short, expected) => {
    expect(edge(ending(500, short, short, short))).toBe(expected);
  });

  it.each([
    ["among 133 lines three are enough", 133, 500],
    ["among 134 it takes four", 134, 480],
  ])("%s", (_, all, expected) => {
    const ends = [...Array(3).fill(500), ...Array(all - 3).fill(480)];
    expect(edge(ending(...ends))).toBe(expected);
  });

  it("is shown by tables too, but not by framed text", () => {
    const drawn = tableItem(table([100, 500], [0, 20], [["칸"]]));
    expect(edge(ending(500, 500, 510), drawn)).toBe(500);
    expect(edge(ending(500, 500, 510), text([[line("글", 490, 0)]]))).toBe(510);
  });

  it("is at least the middle of the page", () => {
    expect(edge(ending(200))).toBe(300);
    expect(edge()).toBe(300);
  });
});

describe("the right edge over several pages", () => {
  const pages = (...all: [number[], number?][]) =>
    all.map(([ends, width = 600], index) =>
      layout(ends.length > 0 ? [ending(...ends)] : [], { number: index + 1, width }),
    );
  const edges = (...all: [number[], number?][]) => [...rightEdges(pages(...all)).values()];

  it("is the document's where the page shows none", () => {
    expect(edges([[500, 500, 500]], [[300]])).toEqual([500, 500]);
    expect(edges([[500]], [[500]], [[500, 300]])).toEqual([500, 500, 500]);
  });

  it("is the page's own where that lies further out", () => {
    expect(edges([Array(150).fill(480)], [[500, 500, 500]])).toEqual([480, 500]);
  });

  it("is the document's where that lies further out", () => {
    expect(edges([[500, 500, 500]], [[450, 450, 450]])).toEqual([500, 500]);
  });

  it("is the page's own where five lines and a third of the page keep to it", () => {
    const wide = [500, 500, 500];
    const kept = (count: number, others: number) => [
      ...Array(count).fill(450),
      ...Array.from({ length: others }, (_, index) => 200 + 5 * index),
    ];
    expect(edges([wide], [kept(5, 0)])).toEqual([500, 450]);
    expect(edges([wide], [kept(4, 0)])).toEqual([500, 500]);
    expect(edges([wide], [kept(7, 13)])).toEqual([500, 450]);
    expect(edges([wide], [kept(7, 14)])).toEqual([500, 500]);
  });

  it("is told for each width of paper, to ten points", () => {
    expect(edges([[500, 500, 500], 600], [[300], 800])).toEqual([500, 400]);
    expect(edges([[500, 500, 500], 596], [[300], 604])).toEqual([500, 500]);
  });
});
