/** Marks stand on the letters of a drawing, near the box of the quote, and whole or not at all. */
import { expect, it } from "vitest";
import type { Box } from "../model/format.js";
import { driftOf, MAX_DRIFT, marksOnDrawing } from "./marks-on-drawing.js";

/** Letters ten wide from `x`; spaces are drawn too. */
const run = (text: string, x: number, y: number) => ({
  text,
  edges: Array.from({ length: [...text].length + 1 }, (_, at) => x + at * 10),
  rows: [y, y + 12] as [number, number],
});
const near = (y: number): Box[] => [[0, y, 300, y + 12]];

it("one box for each line of the quote, without what stands before and after", () => {
  const texts = [
    run("앞 숙박비의 ", 10, 100),
    run("상한액", 80, 100),
    run("은 8만원. 뒤", 10, 120),
  ];
  expect(marksOnDrawing(texts, "숙박비의 상한액은 8만원.", near(100))).toEqual([
    [30, 100, 110, 112],
    [10, 120, 70, 132],
  ]);
});

it("the nearest of several, and none that is too far away", () => {
  const texts = [run("같은 글", 10, 100), run("같은 글", 10, 150)];
  expect(marksOnDrawing(texts, "같은글", near(140))[0]?.[1]).toBe(150);
  expect(
    marksOnDrawing([run("같은 글", 10, 100)], "같은 글", near(100 + 12 + MAX_DRIFT)),
  ).toHaveLength(1);
  expect(marksOnDrawing([run("같은 글", 10, 100)], "같은 글", near(101 + 12 + MAX_DRIFT))).toEqual(
    [],
  );
});

it("cells of a row one by one, and nothing where one of them is missing", () => {
  const texts = [run("광역시", 10, 100), run("다른 글", 10, 90), run("80,000원", 200, 100)];
  expect(marksOnDrawing(texts, "광역시 | 80,000원", near(100)).map(([x]) => x)).toEqual([10, 200]);
  expect(marksOnDrawing(texts, "광역시 | 90,000원", near(100))).toEqual([]);
});

it("nothing without a box to be near, nor for an empty quote", () => {
  expect(marksOnDrawing([run("글", 10, 100)], "글", [])).toEqual([]);
  expect(marksOnDrawing([run("글", 10, 100)], " | ", near(100))).toEqual([]);
});

it("letters beyond the first plane count once", () => {
  expect(marksOnDrawing([run("𠀀나다", 10, 100)], "다", near(100))).toEqual([[30, 100, 40, 112]]);
});

it("how far the drawing is off", () => {
  expect(driftOf([[0, 105, 1, 110]], [[0, 100, 1, 105]])).toBe(5);
  expect(driftOf([], [[0, 100, 1, 105]])).toBe(0);
});
