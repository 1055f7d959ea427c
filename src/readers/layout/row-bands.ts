/** Rows of text that no lines part: told by the steps between its lines and by what stands beside them. */
import type { Box } from "../../model/format.js";
import { BORDERLESS } from "./thresholds.js";

type Range = [from: number, to: number];

/** One line of one cell. */
export interface Fragment {
  box: Box;
  baseline: number;
  size: number;
  col: number;
}

/** Top and bottom of each row. */
export function rowBands(fragments: readonly Fragment[], cols: number): Range[] {
  const byColumn = Array.from({ length: cols }, (_, col) =>
    fragments.filter((fragment) => fragment.col === col),
  );
  const dense = byColumn.reduce((most, column) => (column.length > most.length ? column : most));
  const bands = blocksOf(dense, byColumn);
  // A line that stands beside no row of the fullest column is a row of its own, unless it is the middle of a cell beside two rows.
  for (const fragment of fragments) {
    const [top, bottom] = [fragment.box[1], fragment.box[3]];
    const middle = (top + bottom) / 2;
    if (
      bands.some(
        ([from, to]) =>
          middle >= from - BORDERLESS.besideRow * fragment.size &&
          middle <= to + BORDERLESS.besideRow * fragment.size,
      )
    )
      continue;
    if (isBetweenRows(bands, fragment)) continue;
    bands.push([top, bottom]);
    bands.sort((a, b) => a[0] - b[0]);
  }
  return withLinesAround(bands, fragments);
}

/** A cell of two lines has the one line of the cells beside it in its middle, so that one stands above them and one below. */
function withLinesAround(bands: readonly Range[], fragments: readonly Fragment[]): Range[] {
  const merged: Range[] = [];
  for (let at = 0; at < bands.length; at++) {
    const [above, own, below] = bands.slice(at, at + 3);
    if (above && own && below && areAround(above, below, own, fragments)) {
      merged.push([above[0], below[1]]);
      at += 2;
    } else merged.push([...bands[at]!]);
  }
  return merged;
}

function areAround(
  above: Range,
  below: Range,
  own: Range,
  fragments: readonly Fragment[],
): boolean {
  const [upper, lower, middle] = [above, below, own].map((band) =>
    fragments.filter(({ box }) => isInside((box[1] + box[3]) / 2, band)),
  ) as [Fragment[], Fragment[], Fragment[]];
  const [first] = upper;
  return (
    upper.length === 1 &&
    lower.length === 1 &&
    lower[0]!.col === first!.col &&
    middle.every(({ col }) => col !== first!.col) &&
    lower[0]!.baseline - first!.baseline <= BORDERLESS.headStep * first!.size &&
    Math.abs((above[0] + below[1]) / 2 - (own[0] + own[1]) / 2) <=
      BORDERLESS.sameMiddle * first!.size
  );
}

const isInside = (at: number, [from, to]: Range): boolean => at >= from && at <= to;

/** A cell beside two rows has its line half-way between them. */
function isBetweenRows(bands: readonly Range[], { box, size }: Fragment): boolean {
  const middle = (box[1] + box[3]) / 2;
  return bands.some(([from], index) => {
    const next = bands[index + 1];
    if (!next || middle < from || middle > next[1]) return false;
    return Math.abs((from + next[1]) / 2 - middle) <= BORDERLESS.sameMiddle * size;
  });
}

/**
 * Lines of the fullest column put together to cells. Where most have words beside them, each is a row but those that have none and
 * follow closely; where few have, a cell's lines stand closer than those of two rows do, or else a label begins the row.
 */
function blocksOf(column: readonly Fragment[], all: readonly Fragment[][]): Range[] {
  const steps = column.map((fragment, index) =>
    index === 0 ? Number.POSITIVE_INFINITY : fragment.baseline - column[index - 1]!.baseline,
  );
  const least = Math.min(...steps);
  const close = steps.map((step, index) => index > 0 && step <= BORDERLESS.sameStep * least);
  // A label beside several rows stands in their middle: its rows have a line in every other column.
  const full = all.filter((other) => other.length >= BORDERLESS.aligned * column.length);
  const shared = all.length > 2 && full.length === all.length - 1 && !full.includes(all[0]!);
  const accompanied = column.map((fragment) => isAccompanied(fragment, shared ? full : all));
  const labelled = column.map((fragment) => all[0]!.some((other) => isBeside(other, fragment)));
  const lines = accompanied.filter((one) => one).length >= BORDERLESS.filled * column.length;
  const even = close.every((one, index) => one || index === 0);
  const shown = lines ? null : rowsBesideKey(column, all, least);
  if (shown) return shown;
  const bands: Range[] = [];
  for (const [index, { box }] of column.entries()) {
    const begins = lines || even ? accompanied[index]! || labelled[index]! : false;
    if (close[index] && !begins) bands.at(-1)![1] = box[3];
    else bands.push([box[1], box[3]]);
  }
  return bands;
}

/** A column with one line to each row tells them: it stands in the middle of the row's lines. Null where they do not fit. */
function rowsBesideKey(
  column: readonly Fragment[],
  all: readonly Fragment[][],
  step: number,
): Range[] | null {
  const keys = all
    .filter((other) => other.length < column.length)
    .map((other) => middlesOf(other, step))
    .filter((middles) => middles.length > 1)
    .sort((a, b) => a.length - b.length);
  for (const key of keys) {
    const spans = tiled(
      column.map(({ box }): Range => [box[1], box[3]]),
      key,
    );
    if (spans)
      return spans.map(([from, length]) => [
        column[from]!.box[1],
        column[from + length - 1]!.box[3],
      ]);
  }
  return null;
}

interface Middle {
  at: number;
  size: number;
}

/** Lines of a column put together where they stand as close as the lines of a cell; the middle of each. */
function middlesOf(column: readonly Fragment[], step: number): Middle[] {
  const blocks: { box: Range; size: number; baseline: number }[] = [];
  for (const { box, size, baseline } of column) {
    const last = blocks.at(-1);
    if (last && baseline - last.baseline <= BORDERLESS.sameStep * step) {
      last.box[1] = box[3];
      last.baseline = baseline;
    } else blocks.push({ box: [box[1], box[3]], size, baseline });
  }
  return blocks.map(({ box, size }) => ({ at: (box[0] + box[1]) / 2, size }));
}

/** Rows shared out so that each middle is that of its rows, in their order and without rest; null where that cannot be. */
export function tiled(
  rows: readonly Range[],
  middles: readonly Middle[],
): [row: number, rowSpan: number][] | null {
  if (middles.length === 0 || middles.length >= rows.length) return null;
  const spans: [number, number][] = [];
  let row = 0;
  for (const { at, size } of middles) {
    let end = row + 1;
    const away = () => Math.abs((rows[row]![0] + rows[end - 1]![1]) / 2 - at);
    while (end <= rows.length && row < rows.length && away() > BORDERLESS.sameMiddle * size) end++;
    if (row >= rows.length || end > rows.length) return null;
    spans.push([row, end - row]);
    row = end;
  }
  return row === rows.length ? spans : null;
}

const isBeside = (a: Fragment, b: Fragment): boolean =>
  Math.abs(a.baseline - b.baseline) <= BORDERLESS.besideRow * b.size;

/** Whether words stand on its line in more than half of the other columns. */
function isAccompanied(fragment: Fragment, all: readonly Fragment[][]): boolean {
  const others = all.filter((column) => !column.includes(fragment));
  const beside = others.filter((column) => column.some((other) => isBeside(other, fragment)));
  return beside.length * 2 > others.length;
}
