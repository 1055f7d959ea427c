/** Writes a made page as a slide: every line a shape of its own, below the one before. */
import { makePptx, type SlideCell, shape, slideTable } from "../pptx.js";
import { type Grid, type Page, PLAIN_SIZE, placed } from "./page.js";

/** In points, on a slide of 960 to 540. */
const LEFT = 40;
const WIDTH = 880;
const ROW_HEIGHT = 24;
/** Slides are read from afar. */
const LARGER = 1.5;

function tableOf(grid: Grid, y: number): string {
  const rows = grid.rows.map((): SlideCell[] => []);
  for (const { cell, row, column } of placed(grid)) {
    const { across = 1, down = 1 } = cell;
    for (let below = 0; below < down; below++)
      for (let beside = 0; beside < across; beside++)
        rows[row + below]![column + beside] = {
          text: "",
          merged: beside > 0 ? "left" : "above",
        };
    rows[row]![column] = {
      text: cell.text,
      ...(across > 1 ? { across } : {}),
      ...(down > 1 ? { down } : {}),
    };
  }
  return slideTable({ x: LEFT, y, width: WIDTH, height: ROW_HEIGHT * rows.length }, rows);
}

export function writeSlide({ items, header = [] }: Page): Buffer {
  let y = 20;
  const shapes = [...header, ...items].flatMap((item) => {
    if ("rows" in item) {
      const one = tableOf(item, y);
      y += ROW_HEIGHT * item.rows.length + 6;
      return [one];
    }
    return ("box" in item ? item.box : [item]).map(({ text, size = PLAIN_SIZE }) => {
      const large = Math.round(size * LARGER);
      const place = { x: LEFT, y, width: WIDTH, height: large + 6 };
      y += large + 8;
      return shape([{ text, size: large }], { place });
    });
  });
  return makePptx([{ shapes: shapes.join("") }]);
}
