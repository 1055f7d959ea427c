/** Whether the last paragraph of a column goes on at the top of the next, beside it or on the page that follows. */
import type { Box } from "../../model/format.js";
import { buildParagraphs } from "./paragraphs.js";
import type { PrintedLine } from "./text-lines.js";
import { COLUMNS, PAGE } from "./thresholds.js";

interface Column {
  paragraphs: PrintedLine[][];
  box: Box;
}

export function goesOnInNextColumn(column: Column, next: Column): boolean {
  const lines = column.paragraphs.at(-1)!.slice(-PAGE.seamLines);
  const [first] = next.paragraphs[0]!;
  if (/[.。?!:：]\s*$/u.test(lines.at(-1)!.text)) return false;
  const by = column.box[0] - next.box[0];
  const [x0, y0, x1, y1] = first!.box;
  // As if it stood in the same place of a page that follows.
  const below: PrintedLine = {
    ...first!,
    page: lines.at(-1)!.page + 1,
    box: [x0 + by, y0, x1 + by, y1],
  };
  const seam = buildParagraphs([...lines, below], column.box[0], column.box[2]);
  return seam.at(-1)!.lines.length > 1;
}

/** Whether the text of one column may run on into the other: a column beside the body text is narrower. */
export function areAlike(a: Column, b: Column): boolean {
  const [one, two] = [a.box[2] - a.box[0], b.box[2] - b.box[0]];
  return Math.min(one, two) >= COLUMNS.sameWidth * Math.max(one, two);
}
