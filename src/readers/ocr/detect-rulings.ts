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
const SIDES = [2, 4, 7];
/** Pixels of one tone differ by less than this. */
const EVEN = 4;
/** Lines closer than this were found in two ways. */
const SAME_LINE = 3;

export function findRulings(grey: Grey): PictureRuling[] {
  const dark = darkMap(grey);
  const thickness = Math.max(
    4,
    Math.round(Math.max(grey.width, grey.height) * MAX_THICKNESS_SHARE),
  );
  const long = Math.max(24, Math.round(grey.width * MIN_SHARE));
  const rows: DarkPixels = {
    dark,
    length: grey.width,
    rows: grey.height,
    along: 1,
    across: grey.width,
    bridged: MAX_BRIDGED_GAP,
  };
  const level = eitherWay(grey, rows, (grid, times) =>
    strokes(grid, times * long, thickness).filter(
      (stroke) =>
        stroke.to - stroke.from >= stroke.thickness * MIN_SLENDER && isIsolated(grid, stroke),
    ),
  );
  const short = Math.max(14, Math.round(grey.height * MIN_UPRIGHT_SHARE));
  const columns: DarkPixels = {
    dark,
    length: grey.height,
    rows: grey.width,
    along: grey.width,
    across: 1,
    bridged: MAX_BRIDGED_GAP,
  };
  const reach = MAX_MEETING_GAP;
  const meets = (y: number, x: number) =>
    level.some(
      (one) => Math.abs(one.at - y) <= reach && one.from - reach <= x && one.to + reach >= x,
    );
  const upright = eitherWay(grey, columns, (grid) =>
    strokes(grid, short, thickness).filter(
      (stroke) =>
        (stroke.to - stroke.from >= 2 * long ||
          (meets(stroke.from, stroke.at) && meets(stroke.to, stroke.at))) &&
        isIsolated(grid, stroke),
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

/** Dark pixels, walked along one direction. */
interface DarkPixels {
  dark: Uint8Array;
  length: number;
  rows: number;
  along: number;
  across: number;
  /** Gaps up to so many pixels are no end. */
  bridged: number;
}

interface Stroke {
  at: number;
  from: number;
  to: number;
  thickness: number;
}

/** Dark against the page's own paper: below the middle between ink and paper, wherever shading is mild. */
function darkMap(grey: Grey): Uint8Array {
  const threshold = Math.min(200, inkThreshold(grey) + 25);
  const dark = new Uint8Array(grey.pixels.length);
  for (let at = 0; at < dark.length; at++) dark[at] = grey.pixels[at]! < threshold ? 1 : 0;
  return dark;
}

/**
 * Strokes that are dark against the page, those that are only darker than what lies beside them (grey lines), and the edges of
 * painted cells.
 */
function eitherWay(
  grey: Grey,
  grid: DarkPixels,
  /** `times`: how many times as long as dark lines they have to be. */
  find: (grid: DarkPixels, times: number) => Stroke[],
): Stroke[] {
  const found = find(grid, 1);
  for (const map of [ridgeMap, stepMap]) {
    const before = [...found];
    const bridged = map === ridgeMap ? MAX_CROSSING : MAX_BRIDGED_GAP;
    const light = { ...grid, dark: map(grey, grid), bridged };
    for (const stroke of find(light, LIGHT_LENGTH)) {
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
function stepMap({ pixels }: Grey, { length, rows, along, across }: DarkPixels): Uint8Array {
  const step = new Uint8Array(pixels.length);
  const [near, far] = [SIDES[0]! * across, SIDES[1]! * across];
  for (let row = SIDES[1]!; row + SIDES[1]! < rows; row++) {
    for (let place = 0; place < length; place++) {
      const at = row * across + place * along;
      const [before, after] = [pixels[at - near]!, pixels[at + near]!];
      if (Math.abs(before - after) < MIN_CONTRAST) continue;
      if (Math.abs(before - pixels[at - far]!) > EVEN || Math.abs(after - pixels[at + far]!) > EVEN)
        continue;
      step[at] = 1;
    }
  }
  return step;
}

/** Pixels that are not dark, but darker than those on both sides across the grid's direction. */
function ridgeMap({ pixels }: Grey, { dark, length, rows, along, across }: DarkPixels): Uint8Array {
  const ridge = new Uint8Array(pixels.length);
  for (let row = SIDES[0]!; row + SIDES[0]! < rows; row++) {
    for (let place = 0; place < length; place++) {
      const at = row * across + place * along;
      if (dark[at] === 1) continue;
      const lightest = pixels[at]! + MIN_CONTRAST;
      for (const side of SIDES) {
        if (row < side || row + side >= rows) break;
        if (pixels[at - side * across]! < lightest || pixels[at + side * across]! < lightest)
          continue;
        ridge[at] = 1;
        break;
      }
    }
  }
  return ridge;
}

/** Letters in a row make long dark runs too, but what stands above and below a ruling is paper for most of its way. */
function isIsolated(grid: DarkPixels, stroke: Stroke): boolean {
  const beside = Math.ceil(stroke.thickness / 2) + 2;
  const sides = [Math.floor(stroke.at) - beside, Math.floor(stroke.at) + beside];
  let dirty = 0;
  for (let place = stroke.from; place < stroke.to; place++) {
    for (const row of sides) {
      if (row < 0 || row >= grid.rows) continue;
      dirty += grid.dark[row * grid.across + place * grid.along]!;
    }
  }
  return dirty <= (stroke.to - stroke.from) * MAX_TOUCHING_INK;
}

/** Runs of dark pixels along one direction, joined across neighbouring rows into strokes. */
function strokes(grid: DarkPixels, minimum: number, maximumThickness: number): Stroke[] {
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
  for (let row = 0; row < grid.rows; row++) {
    for (const [from, to] of runs(grid, row, minimum)) {
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

function* runs(grid: DarkPixels, row: number, minimum: number): Generator<[number, number]> {
  const start = row * grid.across;
  let from = -1;
  let last = -1;
  for (let place = 0; place < grid.length; place++) {
    if (grid.dark[start + place * grid.along] === 0) continue;
    if (from >= 0 && place - last > grid.bridged) {
      if (last + 1 - from >= minimum) yield [from, last + 1];
      from = -1;
    }
    if (from < 0) from = place;
    last = place;
  }
  if (from >= 0 && last + 1 - from >= minimum) yield [from, last + 1];
}
