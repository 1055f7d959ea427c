/** Pictures that pages repeat. Pages are 800 points high. */
import { expect, it } from "vitest";
import { type FlowItem, layout } from "../../../test/page-content.js";
import { runningFigures } from "./running-figures.js";

const figure = (top: number, bottom: number, left = 500): FlowItem => ({
  kind: "figure",
  box: [left, top, 560, bottom],
  text: "",
});
/** How many of the pictures, one a page, are running. */
const running = (...figures: FlowItem[]) =>
  runningFigures(figures.map((item, index) => layout([item], { number: index + 1 }))).size;

it("are running at the same place of the page before or after", () => {
  expect(running(figure(30, 90), figure(30, 90), figure(30, 90))).toBe(3);
  expect(running(figure(30, 90), figure(30.2, 90))).toBe(2);
});

it("are none at another place, on one page alone or after a page without", () => {
  expect(running(figure(30, 90), figure(32, 90))).toBe(0);
  expect(running(figure(30, 90), figure(30, 90, 400))).toBe(0);
  expect(running(figure(30, 90))).toBe(0);
  expect(running(figure(30, 90), figure(300, 400), figure(30, 90))).toBe(0);
});

it("stand in the upper or lower fifth of the page", () => {
  expect(running(figure(100, 160), figure(100, 160))).toBe(2);
  expect(running(figure(100, 161), figure(100, 161))).toBe(0);
  expect(running(figure(640, 700), figure(640, 700))).toBe(2);
  expect(running(figure(639, 700), figure(639, 700))).toBe(0);
});
