/** The cells of a sheet that a cited row stands in: the range of its chunk, narrowed to the row. */
import type { Anchor } from "../../model/chunk.js";

/** `'시트 1'!A7:P11` */
const RANGE = /^(.*!)([A-Z]+)(\d+):([A-Z]+)(\d+)$/;

/**
 * Rows of a chunk stand in its range one below the other. Where their number is not that of the range (a cell of several lines,
 * rows that were left out), which is which is not known, and the range stays as it is.
 */
export function anchorsOfRow(
  anchors: readonly Anchor[],
  header: readonly string[],
  lines: readonly string[],
  row: string,
): Anchor[] {
  const [anchor] = anchors;
  const range = RANGE.exec(anchor?.cell_range ?? "");
  if (!anchor || !range || anchors.length > 1) return [...anchors];
  const [, sheet, left, first, right, last] = range;
  const rows = lines.filter((line) => line.includes(" | "));
  const held = Number(last) - Number(first) + 1;
  const above = held === rows.length ? 0 : header.length;
  const place = rows.indexOf(row);
  if (place < 0 || above + rows.length !== held) return [...anchors];
  const number = Number(first) + above + place;
  return [{ ...anchor, cell_range: `${sheet}${left}${number}:${right}${number}` }];
}
