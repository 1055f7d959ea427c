/** Detects ruling lines of an upright picture (table grids, underlines) and erases them for OCR. */
import { type Grey, inkThreshold } from "./grey-picture.js";

/** A straight stroke along x (horizontal) or y (vertical), in pixels. */
export interface PictureRuling {
  direction: "horizontal" | "vertical";
  /** Middle of the stroke across its direction. */
  at: number;
  from: number;
  to: number;
  thickness: number;
}

/** A stroke must be this share of the page's width to be no letter: longer than any stroke of a heading. */
const MIN_SHARE = 1 / 24;
/** A table's row may be one line high: short uprights count where both ends meet a level ruling. */
const MIN_UPRIGHT_SHARE = 1 / 90;
/** A level ruling is this many times as long as thick; the feet of bold capitals side by side (LE) are not. */
const MIN_SLENDER = 12;
/** Thicker dark areas are bars and pictures, not rulings. */
const MAX_THICKNESS_SHARE = 1 / 130;
/** Scanning breaks thin lines; a gap so long is bridged. */
const MAX_BRIDGED_GAP = 3;
/** A light line shows no side where another crosses it, over the width of that. */
const MAX_CROSSING = 8;
/** A light line is this many times as long as a dark one has to be: shades of letters and pictures are not. */
const LIGHT_LENGTH = 3;
/** A ruling may end so many pixels short of the one it meets. */
const MAX_MEETING_GAP = 7;
/** Dark pixels beside a ruling, both sides counted, over its length: crossings and touching letters. */
const MAX_TOUCHING_INK = 0.35;

/** A light line is at least this much darker than what lies on both sides of it, of 255; paper is not so rough for long. */
const MIN_CONTRAST = 16;
/** How far from a light line's middle its two sides are looked at, in pixels: thin ones and those a few pixels wide. */
const SIDES = [2, 4, 7] as const;
/** Pixels of one tone differ by less than this. */
const EVEN = 4;
/** Side of the squares in which a picture is laid on its side: a few of them fit into the smallest cache. */
const SQUARE = 64;
/** Lines closer than this were found in two ways. */
const SAME_LINE = 3;

export function findRulings(grey: Grey): PictureRuling[] {
  const threshold = Math.min(200, inkThreshold(grey) + 25);
  const thickness = Math.max(
    4,
    Math.round(Math.max(grey.width, grey.height) * MAX_THICKNESS_SHARE),
  );
  const long = Math.max(24, Math.round(grey.width * MIN_SHARE));
  const level = eitherWay(grey, threshold, (map, times) =>
    strokes(map, times * long, thickness).filter(
      (stroke) =>
        stroke.to - stroke.from >= stroke.thickness * MIN_SLENDER && isIsolated(map, stroke),
    ),
  );
  const short = Math.max(14, Math.round(grey.height * MIN_UPRIGHT_SHARE));
  const reach = MAX_MEETING_GAP;
  const meets = (y: number, x: number) =>
    level.some(
      (one) => Math.abs(one.at - y) <= reach && one.from - reach <= x && one.to + reach >= x,
    );
  // Columns as rows of the picture on its side: walking down a large picture misses the processor's cache at every pixel.
  const upright = eitherWay(transposed(grey), threshold, (map) =>
    strokes(map, short, thickness).filter(
      (stroke) =>
        (stroke.to - stroke.from >= 2 * long ||
          (meets(stroke.from, stroke.at) && meets(stroke.to, stroke.at))) &&
        isIsolated(map, stroke),
    ),
  );
  return [
    ...level.map((stroke) => ({ direction: "horizontal" as const, ...stroke })),
    ...upright.map((stroke) => ({ direction: "vertical" as const, ...stroke })),
  ];
}

/** The picture with the rulings painted over by what stands beside them. */
export function eraseRulings(grey: Grey, rulings: PictureRuling[]): Grey {
  const pixels = Uint8Array.from(grey.pixels);
  const out = { ...grey, pixels };
  for (const ruling of rulings) {
    const half = Math.ceil(ruling.thickness / 2) + 1;
    const [along, across] = ruling.direction === "horizontal" ? [1, grey.width] : [grey.width, 1];
    const limit = ruling.direction === "horizontal" ? grey.height : grey.width;
    for (let place = ruling.from; place < ruling.to; place++) {
      const before = Math.max(0, Math.round(ruling.at) - half - 1);
      const after = Math.min(limit - 1, Math.round(ruling.at) + half + 1);
      const sides = [
        grey.pixels[place * along + before * across]!,
        grey.pixels[place * along + after * across]!,
      ];
      // Ink on both sides is a letter that crosses the line: left as it is, it stays whole.
      const fill = Math.max(sides[0]!, sides[1]!);
      for (let line = before + 1; line < after; line++) {
        const at = place * along + line * across;
        pixels[at] = Math.max(pixels[at]!, fill);
      }
    }
  }
  return out;
}

/** Marked pixels of a picture, in which strokes are looked for row by row. */
interface PixelMap {
  /** 1 where the pixel is marked. */
  marked: Uint8Array;
  width: number;
  height: number;
  /** Gaps up to so many pixels are no end. */
  bridged: number;
}

type Run = [from: number, to: number];

interface Stroke {
  at: number;
  from: number;
  to: number;
  thickness: number;
}

/** Rows become columns, in squares small enough for the processor's cache. */
function transposed({ width, height, pixels }: Grey): Grey {
  const out = new Uint8Array(pixels.length);
  for (let top = 0; top < height; top += SQUARE) {
    const bottom = Math.min(height, top + SQUARE);
    for (let left = 0; left < width; left += SQUARE) {
      const right = Math.min(width, left + SQUARE);
      for (let y = top; y < bottom; y++) {
        for (let x = left; x < right; x++) out[x * height + y] = pixels[y * width + x]!;
      }
    }
  }
  return { width: height, height: width, pixels: out };
}

/** Dark against the page's own paper: below the middle between ink and paper, wherever shading is mild. */
function darkMap({ pixels }: Grey, threshold: number): Uint8Array {
  const dark = new Uint8Array(pixels.length);
  for (let at = 0; at < dark.length; at++) dark[at] = pixels[at]! < threshold ? 1 : 0;
  return dark;
}

/**
 * Strokes that are dark against the page, those that are only darker than what lies beside them (grey lines), and the edges of
 * painted cells.
 */
function eitherWay(
  grey: Grey,
  threshold: number,
  /** `times`: how many times as long as dark lines they have to be. */
  find: (map: PixelMap, times: number) => Stroke[],
): Stroke[] {
  const { width, height } = grey;
  const dark = darkMap(grey, threshold);
  const found = find({ marked: dark, width, height, bridged: MAX_BRIDGED_GAP }, 1);
  for (const light of [
    { marked: ridgeMap(grey, dark), bridged: MAX_CROSSING },
    { marked: stepMap(grey), bridged: MAX_BRIDGED_GAP },
  ]) {
    const before = [...found];
    for (const stroke of find({ ...light, width, height }, LIGHT_LENGTH)) {
      const twice = before.some(
        (one) =>
          Math.abs(one.at - stroke.at) <= SAME_LINE + one.thickness / 2 &&
          one.from < stroke.to &&
          stroke.from < one.to,
      );
      if (!twice) found.push(stroke);
    }
  }
  return found;
}

/** Pixels between a darker and a lighter side that are each of one tone: letters have no such sides for long. */
function stepMap({ pixels, width, height }: Grey): Uint8Array {
  const step = new Uint8Array(pixels.length);
  const [near, far] = [SIDES[0] * width, SIDES[1] * width];
  for (let at = far; at < (height - SIDES[1]) * width; at++) {
    const [before, after] = [pixels[at - near]!, pixels[at + near]!];
    if (Math.abs(before - after) < MIN_CONTRAST) continue;
    if (Math.abs(before - pixels[at - far]!) > EVEN || Math.abs(after - pixels[at + far]!) > EVEN)
      continue;
    step[at] = 1;
  }
  return step;
}

/** Pixels that are not dark, but darker than those above and below. */
function ridgeMap({ pixels, width, height }: Grey, dark: Uint8Array): Uint8Array {
  const ridge = new Uint8Array(pixels.length);
  const reaches = (row: number, side: number) =>
    row >= side && row + side < height ? side * width : 0;
  for (let row = SIDES[0]; row + SIDES[0] < height; row++) {
    // A side beyond the picture's edge is the pixel itself, which is never lighter than itself.
    const [a, b, c] = [reaches(row, SIDES[0]), reaches(row, SIDES[1]), reaches(row, SIDES[2])];
    for (let at = row * width, end = at + width; at < end; at++) {
      const lightest = pixels[at]! + MIN_CONTRAST;
      if (lightest > 255 || dark[at] === 1) continue;
      if (
        (pixels[at - a]! >= lightest && pixels[at + a]! >= lightest) ||
        (pixels[at - b]! >= lightest && pixels[at + b]! >= lightest) ||
        (pixels[at - c]! >= lightest && pixels[at + c]! >= lightest)
      )
        ridge[at] = 1;
    }
  }
  return ridge;
}

/** Letters in a row make long dark runs too, but what stands above and below a ruling is paper for most of its way. */
function isIsolated({ marked, width, height }: PixelMap, stroke: Stroke): boolean {
  const beside = Math.ceil(stroke.thickness / 2) + 2;
  const sides = [Math.floor(stroke.at) - beside, Math.floor(stroke.at) + beside];
  let dirty = 0;
  for (const row of sides) {
    if (row < 0 || row >= height) continue;
    for (let x = stroke.from; x < stroke.to; x++) dirty += marked[row * width + x]!;
  }
  return dirty <= (stroke.to - stroke.from) * MAX_TOUCHING_INK;
}

/** Runs of marked pixels, joined across neighbouring rows into strokes. */
function strokes(map: PixelMap, minimum: number, maximumThickness: number): Stroke[] {
  let open: (Stroke & { last: number; first: number })[] = [];
  const done: Stroke[] = [];
  const close = (stroke: Stroke & { last: number; first: number }) => {
    const thickness = stroke.last - stroke.first + 1;
    if (thickness > maximumThickness) return;
    done.push({
      at: (stroke.first + stroke.last + 1) / 2,
      from: stroke.from,
      to: stroke.to,
      thickness,
    });
  };
  for (let row = 0; row < map.height; row++) {
    for (const [from, to] of runs(map, row, minimum)) {
      const joined = open.find((one) => one.from < to && one.to > from);
      if (joined) {
        joined.from = Math.min(joined.from, from);
        joined.to = Math.max(joined.to, to);
        joined.last = row;
      } else {
        open.push({ at: row, from, to, thickness: 1, first: row, last: row });
      }
    }
    const still = open.filter((one) => one.last >= row - 1);
    for (const one of open) if (one.last < row - 1) close(one);
    open = still;
  }
  for (const one of open) close(one);
  return done;
}

function runs({ marked, width, bridged }: PixelMap, row: number, minimum: number): Run[] {
  const found: Run[] = [];
  const line = marked.subarray(row * width, (row + 1) * width);
  // Most of a page is paper, which the search for the next mark passes over quickly.
  let from = line.indexOf(1);
  while (from >= 0) {
    let last = from;
    for (let x = from + 1; x < width && x - last <= bridged; x++) if (line[x] === 1) last = x;
    if (last + 1 - from >= minimum) found.push([from, last + 1]);
    from = line.indexOf(1, last + 1);
  }
  return found;
}
