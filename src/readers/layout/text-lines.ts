/** Groups glyphs into printed lines by baseline, in x order, and inserts visible spaces. */
import { widen } from "../../model/box.js";
import type { Box } from "../../model/format.js";
import { findSeams, type Seam } from "./column-seams.js";
import { liesOver, type Run } from "./overlaid-runs.js";
import { type Glyph, isSpace, type Tag } from "./page-content.js";
import { LINES } from "./thresholds.js";

/** Rows that can still take a run, as runs come by baseline; more are not looked at. */
const OPEN_ROWS = 12;
/** Runs of a row that a further one is compared with; a row of more is no row that a person reads. */
const MOST_COMPARED = 200;

/** A part of a line without a wide gap in it. */
export interface LineRun {
  text: string;
  box: Box;
  /** It begins where text of other lines does that a program set apart from what stands left of it, however close that is. */
  atSeam?: true;
}

export interface PrintedLine {
  text: string;
  page: number;
  box: Box;
  baseline: number;
  /** Size and weight of most of its characters. */
  size: number;
  bold: boolean;
  font: number;
  /** The file prints a space after the last visible character. */
  spaceAfter: boolean;
  /** Whether it does cannot be told. */
  endUnknown: boolean;
  /** The file prints a space before the first visible character. */
  spaceBefore: boolean;
  /** Width of its first word, for telling wrapped lines from ended ones. */
  firstWord: number;
  pieces: LineRun[];
  /** Its parts at narrower gaps, where there are more: columns of a table may stand close. */
  fragments?: LineRun[];
  /** What the tagged structure says of its first tagged character. */
  tag?: Tag;
  /** The file marks all of it as no part of the text. */
  artifact?: boolean;
  /** Share of characters whose encoding is not known. */
  garbled: number;
  /** It stands in the right half of a sheet with two pages. */
  rightHalf?: boolean;
  /** Mean of its recognised characters; only where text recognition read it. */
  confidence?: number;
}

interface GlyphRun extends Run {
  glyphs: Glyph[];
  spaceBefore: boolean;
}

/** Lines top to bottom, each left to right. All glyphs must run the same way (see `rotated-text.ts`). */
export function buildLines(glyphs: readonly Glyph[], page: number): PrintedLine[] {
  const runs = buildRuns(glyphs);
  runs.sort((a, b) => a.baseline - b.baseline);
  const rows: GlyphRun[][] = [];
  for (const run of runs) {
    const row = findRow(rows, run);
    if (row) row.push(run);
    else rows.push([run]);
  }
  for (const row of rows) row.sort((a, b) => a.box[0] - b.box[0]);
  const seams = findSeams(rows);
  return rows
    .map((row) => lineOf(row, page, seams))
    .filter((line) => line !== null)
    .sort((a, b) => a.baseline - b.baseline);
}

function buildRuns(glyphs: readonly Glyph[]): GlyphRun[] {
  const runs: GlyphRun[] = [];
  let run: GlyphRun | undefined;
  let space: Glyph | undefined;
  for (const glyph of glyphs) {
    const goesOn = run !== undefined && joins(run.glyphs.at(-1)!, glyph);
    if (isSpace(glyph)) {
      // A space belongs to the run before it; it never starts one nor widens its box.
      if (goesOn) run!.glyphs.push(glyph);
      else space = glyph;
      continue;
    }
    if (run && goesOn) {
      run.glyphs.push(glyph);
      widen(run.box, glyph.box);
      run.size = Math.max(run.size, glyph.size);
    } else {
      run = {
        glyphs: [glyph],
        spaceBefore: space !== undefined && joins(space, glyph),
        box: [...glyph.box],
        baseline: glyph.baseline,
        size: glyph.size,
      };
      runs.push(run);
    }
    space = undefined;
  }
  return runs;
}

function joins(last: Glyph, next: Glyph): boolean {
  const size = Math.max(last.size, next.size);
  const smaller = Math.min(last.size, next.size);
  const gap = next.box[0] - last.box[2];
  // Beside a bracket as high as a fraction, a letter of the fraction may stand on nearly its baseline.
  const scale = smaller < LINES.sameRun * size ? smaller : size;
  return (
    Math.abs(last.baseline - next.baseline) <= LINES.sameBaseline * scale &&
    gap <= LINES.runGap * size &&
    gap >= -LINES.runOverlay * size
  );
}

/** The row that a run stands on. */
function findRow(rows: GlyphRun[][], run: GlyphRun): GlyphRun[] | undefined {
  for (let index = rows.length - 1; index >= 0 && index >= rows.length - OPEN_ROWS; index--) {
    const row = rows[index]!;
    for (const other of row) {
      const smaller = Math.min(other.size, run.size);
      const shift = Math.abs(other.baseline - run.baseline);
      if (shift <= LINES.sameLine * smaller) {
        if (isTaken(row, run)) break;
        return row;
      }
      // Superscripts and footnote marks stand higher or lower but beside what they belong to.
      const larger = Math.max(other.size, run.size);
      const near = run.box[0] - other.box[2] < larger && other.box[0] - run.box[2] < larger;
      const apart =
        run.box[0] >= other.box[2] - LINES.scriptOverlay * larger ||
        other.box[0] >= run.box[2] - LINES.scriptOverlay * larger;
      const shared = overlapShare(other.box, run.box);
      if (smaller < LINES.scriptSize * larger && near && apart && shared > LINES.scriptOverlap) {
        // A bracket or an arrow as high as several lines has more than one beside it; an index above another is short.
        const isIndex =
          smaller >= LINES.leastScript * larger && run.glyphs.length <= LINES.longestIndex;
        if (!isIndex && isTaken(row, run)) break;
        return row;
      }
    }
  }
  return undefined;
}

/** Whether the run lies over one of the row: a sign halfway between two lines is near both, and they are no one line. */
const isTaken = (row: readonly GlyphRun[], run: GlyphRun): boolean =>
  row.slice(0, MOST_COMPARED).some((one) => liesOver(one, run));

/** Shared height over the smaller height. */
function overlapShare(a: Box, b: Box): number {
  const shared = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return shared / Math.min(a[3] - a[1], b[3] - b[1]);
}

function lineOf(row: GlyphRun[], page: number, seams: readonly Seam[]): PrintedLine | null {
  const glyphs = inPrintedOrder(row);
  const near = seams.filter(
    ({ top, bottom }) => row[0]!.baseline >= top && row[0]!.baseline <= bottom,
  );
  const spaceGap = rhythmOf(glyphs) + LINES.spaceGap;
  const pieces: LineRun[] = [];
  const fragments: LineRun[] = [];
  let text = "";
  /** Where the open piece and the open fragment begin in the text. */
  let [begin, beginPart] = [0, 0];
  let box: Box | undefined;
  let partBox: Box | undefined;
  let partSeam = false;
  let whole: Box | undefined;
  let firstWordEnd: number | undefined;
  let spaces = "";
  let spacesFrom = 0;
  let last: Glyph | undefined;
  for (const glyph of glyphs) {
    if (isSpace(glyph)) {
      if (spaces === "") spacesFrom = glyph.box[0];
      spaces += glyph.text;
      continue;
    }
    if (last) {
      const size = Math.max(last.size, glyph.size);
      const gap = glyph.box[0] - last.box[2];
      // Where programs change the font they print a space under the next letter: it has no room of its own.
      const room = Math.max(Math.abs(gap), Math.abs(glyph.box[0] - spacesFrom));
      if (room < LINES.spaceRoom * size) spaces = "";
      const parted = spaces !== "" || gap >= spaceGap * size;
      if (parted) firstWordEnd ??= last.box[2];
      const isSeam = near.some(({ at }) => Math.abs(glyph.box[0] - at) <= LINES.sameSeam);
      if (gap >= LINES.pieceGap * size || isSeam || (parted && gap >= LINES.fragmentGap * size)) {
        fragments.push(fragment(text.slice(beginPart), partBox!, partSeam));
        partBox = undefined;
        partSeam = isSeam;
        const ends = gap >= LINES.pieceGap * size;
        if (ends) pieces.push({ text: text.slice(begin), box: box! });
        if (parted) text += spaces || " ";
        beginPart = text.length;
        if (ends) {
          box = undefined;
          begin = text.length;
        }
      } else if (parted) {
        text += spaces || " ";
      }
    }
    text += glyph.text;
    const ink = inkOf(glyph);
    if (box) widen(box, ink);
    else box = [...ink];
    if (partBox) widen(partBox, ink);
    else partBox = [...ink];
    if (whole) widen(whole, ink);
    else whole = [...ink];
    spaces = "";
    last = glyph;
  }
  if (!last) return null;
  pieces.push({ text: text.slice(begin), box: box! });
  if (fragments.length >= pieces.length) {
    fragments.push(fragment(text.slice(beginPart), partBox!, partSeam));
  }
  return {
    text: text.normalize("NFC"),
    page,
    box: whole!,
    ...lineStyle(glyphs),
    spaceAfter: spaces !== "",
    endUnknown: last.endUnknown === true,
    spaceBefore: row[0]!.spaceBefore,
    firstWord: (firstWordEnd ?? last.box[2]) - glyphs.find((glyph) => !isSpace(glyph))!.box[0],
    pieces,
    ...(fragments.length > pieces.length && { fragments }),
  };
}

/** The box with what leans over its end. */
function inkOf({ box, overhang = 0 }: Glyph): Box {
  return overhang === 0 ? box : [box[0], box[1], box[2] + overhang, box[3]];
}

const fragment = (text: string, box: Box, atSeam: boolean): LineRun =>
  atSeam ? { text, box, atSeam } : { text, box };

/**
 * How far apart, in ems, the letters of one word stand on this line: less than nothing where a line is set tight, much where a label is
 * spread over its cell (`캐  나  다`). A space is what is wider than that.
 */
function rhythmOf(glyphs: readonly Glyph[]): number {
  const gaps: number[] = [];
  let last: Glyph | undefined;
  for (const glyph of glyphs) {
    if (isSpace(glyph)) {
      last = undefined;
      continue;
    }
    if (last) {
      const gap = (glyph.box[0] - last.box[2]) / Math.max(last.size, glyph.size);
      if (gap < LINES.pieceGap) gaps.push(gap);
    }
    last = glyph;
  }
  gaps.sort((a, b) => a - b);
  const [least = 0] = gaps;
  if (gaps.length > 1 && gaps.at(-1)! - least < LINES.evenlySpread) return least;
  if (gaps.length < LINES.fewestGaps) return Math.min(least, 0);
  return gaps[Math.floor(gaps.length * LINES.letterGaps)]!;
}

/** What most of a line's characters look like, and what the file says of them. */
type LineStyle = Pick<
  PrintedLine,
  "baseline" | "size" | "bold" | "font" | "garbled" | "tag" | "artifact" | "confidence"
>;

function lineStyle(glyphs: readonly Glyph[]): LineStyle {
  const styles = new Map<string, { first: Glyph; half: number; count: number }>();
  let style: { first: Glyph; half: number; count: number } | undefined;
  let tag: Tag | undefined;
  let [inked, bold, garbled, artifacts] = [0, 0, 0, 0];
  let [sure, recognised] = [0, 0];
  for (const glyph of glyphs) {
    if (isSpace(glyph)) continue;
    inked++;
    if (glyph.bold) bold++;
    if (glyph.garbled) garbled++;
    if (glyph.artifact) artifacts++;
    tag ??= glyph.tag;
    if (glyph.confidence !== undefined) {
      sure += glyph.confidence * glyph.text.length;
      recognised += glyph.text.length;
    }
    const half = Math.round(glyph.size * 2);
    // Most lines are of one style: only a change is looked up.
    if (style === undefined || style.half !== half || style.first.font !== glyph.font) {
      const key = `${half}|${glyph.font}`;
      style = styles.get(key);
      if (style === undefined) {
        style = { first: glyph, half, count: 0 };
        styles.set(key, style);
      }
    }
    style.count++;
  }
  let main = style!;
  let most = 0;
  for (const other of styles.values()) {
    if (other.count <= most) continue;
    main = other;
    most = other.count;
  }
  const { size, font, baseline } = main.first;
  const look: LineStyle = {
    baseline,
    size,
    bold: bold > inked / 2,
    font,
    garbled: garbled / inked,
  };
  if (tag) look.tag = tag;
  else if (artifacts === inked) look.artifact = true;
  if (recognised > 0) look.confidence = sure / recognised;
  return look;
}

/**
 * The glyphs of a line from left to right. Some programs print Hangul, digits and brackets in separate overlapping
 * runs, with spaces in place of the other run's characters; those spaces are dropped.
 */
function inPrintedOrder(row: readonly GlyphRun[]): readonly Glyph[] {
  if (row.length === 1) return row[0]!.glyphs;
  const glyphs: Glyph[] = [];
  let apart = true;
  let before: GlyphRun | undefined;
  for (const run of row) {
    if (before && !(run.box[0] >= before.box[2] - LINES.overlaid * run.size)) apart = false;
    for (const glyph of run.glyphs) glyphs.push(glyph);
    before = run;
  }
  return apart ? glyphs : interleaved(glyphs);
}

/** The glyphs of overlaid runs by where they stand, without the spaces that have no room. */
function interleaved(glyphs: readonly Glyph[]): Glyph[] {
  const inked: Glyph[] = [];
  const spaces: Glyph[] = [];
  for (const glyph of glyphs) (isSpace(glyph) ? spaces : inked).push(glyph);
  inked.sort(byMiddle);
  spaces.sort(byMiddle);
  const merged: Glyph[] = [];
  let next = 0;
  /** The last thing that was taken is a space. */
  let open = false;
  for (const space of spaces) {
    const at = middle(space);
    while (next < inked.length && middle(inked[next]!) <= at) {
      merged.push(inked[next++]!);
      open = false;
    }
    if (next === 0 || open) continue;
    const left = inked[next - 1]!;
    const right = inked[next];
    if (
      right &&
      !(right.box[0] - left.box[2] >= LINES.overlaidSpace * Math.min(left.size, right.size))
    )
      continue;
    merged.push(space);
    open = true;
  }
  for (; next < inked.length; next++) merged.push(inked[next]!);
  return merged;
}

const middle = ({ box }: Glyph): number => (box[0] + box[2]) / 2;
const byMiddle = (a: Glyph, b: Glyph): number => middle(a) - middle(b);
