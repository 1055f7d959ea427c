/** No page lies past the last one, whatever a damaged file says. */
import { expect, it } from "vitest";
import { Positions } from "./positions.js";
import type { CellNode, Control, Paragraph } from "./tree.js";

it.each([
  ["an object", (to: Positions) => to.objects.set({} as Control, { page: 3, bbox: null })],
  ["a cell", (to: Positions) => to.cells.set({} as CellNode, { page: 3, bbox: null })],
  [
    "a line",
    (to: Positions) => to.lines.set({} as Paragraph, [{ at: 0, page: 3, y: null, bbox: null }]),
  ],
])("the last page is that of %s past the pages that were counted", (_, place) => {
  const positions = new Positions();
  positions.pages = 2;
  expect(positions.lastPage).toBe(2);
  place(positions);
  expect(positions.lastPage).toBe(3);
});
