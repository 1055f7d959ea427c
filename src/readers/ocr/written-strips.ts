/**
 * Cuts a page into strips for the text detector, whose memory grows with its picture. Blank bands (margins, wide gaps between
 * lines) are left out, and cuts go through them: no line is parted.
 */
import type { Grey } from "./grey-picture.js";

/** Pixels this far apart differ where a stroke begins or ends. */
const STROKE = 3;
/** By at least so much, of 255. Light print does by 40, the grain of a good scan by less than 30 … */
const MIN_CONTRAST = 32;
/** … and on a rough page by this much more than its blank rows, which are at least one row in fifty. */
const ABOVE_GRAIN = 1.5;
const MAX_CONTRAST = 64;
const BLANK_SHARE = 0.02;
/** So many blank pixels stay around what is written: the detector looks at what surrounds a line. */
const AIR = 24;
/** A strip of at least so many rows ends at the next blank band: a third of a page. */
const MIN_ROWS = 384;
/** A band at least so high, in rows, parts lines; lower ones may lie between the strokes of a letter. */
const MIN_BAND = 4;

export interface Strip {
  grey: Grey;
  /** The row and the column of the page that each row and column of the strip comes from. */
  rows: Int32Array;
  columns: Int32Array;
}

/** From the top down, none where nothing is written. Sides are multiples of `step`. */
export function writtenStrips(page: Grey, step: number): Strip[] {
  const { rows, columns } = written(page);
  const across = spans(columns, Number.POSITIVE_INFINITY);
  if (across.length === 0) return [];
  const chosen = filledUp(withAir(across, 0, page.width), step);
  const strips = groups(spans(rows, MIN_BAND));
  return strips.map((lines, at) => {
    const above = strips[at - 1]?.at(-1)?.to ?? 0;
    const below = strips[at + 1]?.[0]?.from ?? page.height;
    return cutOut(page, filledUp(withAir(lines, above, below), step), chosen);
  });
}

interface Span {
  from: number;
  to: number;
}

/** Rows and columns with a stroke in them. */
function written({ width, height, pixels }: Grey): { rows: Uint8Array; columns: Uint8Array } {
  const [inRows, inColumns] = [new Uint8Array(height), new Uint8Array(width)];
  for (let y = 0; y < height; y++) {
    for (let x = STROKE; x < width; x++) {
      const at = y * width + x;
      const contrast = Math.abs(pixels[at]! - pixels[at - STROKE]!);
      if (contrast > inRows[y]!) inRows[y] = contrast;
      if (contrast > inColumns[x]!) inColumns[x] = contrast;
    }
  }
  const grain = inRows.toSorted()[Math.floor(height * BLANK_SHARE)]!;
  const least = Math.min(MAX_CONTRAST, Math.max(MIN_CONTRAST, grain * ABOVE_GRAIN));
  const from = (floor: number) => (contrast: number) => (contrast >= floor ? 1 : 0);
  const rows = inRows.map(from(least));
  // Without a blank row, as beside a black edge or in a tight cutting, what counts as grain is what is written; columns only trim margins.
  const hasBlanks = rows.indexOf(0) >= 0 && rows.indexOf(1) >= 0;
  return {
    rows: hasBlanks ? rows : inRows.map(from(MIN_CONTRAST)),
    columns: inColumns.map(from(MIN_CONTRAST)),
  };
}

/** Runs of written places; those less than `apart` from each other are one. */
function spans(marks: Uint8Array, apart: number): Span[] {
  const found: Span[] = [];
  for (let at = marks.indexOf(1); at >= 0; at = marks.indexOf(1, at + 1)) {
    const last = found.at(-1);
    if (last && at - last.to < apart) last.to = at + 1;
    else found.push({ from: at, to: at + 1 });
  }
  return found;
}

/** Lines that make up a strip. */
function groups(lines: Span[]): Span[][] {
  const strips: Span[][] = [];
  let height = MIN_ROWS;
  for (const line of lines) {
    if (height >= MIN_ROWS) {
      strips.push([]);
      height = 0;
    }
    strips.at(-1)!.push(line);
    height += line.to - line.from + AIR;
  }
  return strips;
}

/** The places of the spans with air around each; what lies between `start` and `end` besides them is blank. */
function withAir(kept: Span[], start: number, end: number): number[] {
  const out: number[] = [];
  for (const [at, { from, to }] of kept.entries()) {
    const before = kept[at - 1]?.to ?? start;
    const after = kept[at + 1]?.from ?? end;
    const isNarrow = at > 0 && from - before < 2 * AIR;
    // Where there is less air than wanted around a strip, its last blank row is repeated; inside of one all of it stays.
    for (let n = isNarrow ? from - before : AIR; n > 0 && from > before; n--)
      out.push(Math.max(before, from - n));
    for (let place = from; place < to; place++) out.push(place);
    const leavesGap = at + 1 < kept.length && after - to < 2 * AIR;
    for (let n = 0; n < AIR && after > to && !leavesGap; n++) out.push(Math.min(after - 1, to + n));
  }
  return out;
}

/** The last place is blank, unless the page ends there: it is repeated. */
function filledUp(chosen: number[], step: number): Int32Array {
  const length = Math.ceil(chosen.length / step) * step;
  return Int32Array.from({ length }, (_, at) => chosen[Math.min(at, chosen.length - 1)]!);
}

function cutOut(page: Grey, rows: Int32Array, columns: Int32Array): Strip {
  const grey = {
    width: columns.length,
    height: rows.length,
    pixels: new Uint8Array(rows.length * columns.length),
  };
  for (const [y, row] of rows.entries()) {
    for (const [x, column] of columns.entries())
      grey.pixels[y * grey.width + x] = page.pixels[row * page.width + column]!;
  }
  return { grey, rows, columns };
}
