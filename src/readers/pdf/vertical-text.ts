/** Vertical text (세로쓰기): detected by glyph positions, and rotated so that it reads as lines. */
import type { Glyph } from "../layout/page-content.js";
import { isSpace } from "../layout/page-content.js";

/** Glyphs under one another, in ems: the next one's middle this close across and this far down. */
const ACROSS = 0.2;
const MIN_DOWN = 0.7;
const MAX_DOWN = 1.6;
/** A column has at least so many; on a page of level lines shorter ones are labels set upright in narrow cells. */
const MIN_COLUMN = 3;
const MIN_LONE_COLUMN = 6;
/** From this share of the page's text on the page is written so; from the lesser one on its order is in doubt. */
const WHOLE_PAGE = 0.5;
const SOME_TEXT = 0.1;

type VerticalWriting = "none" | "some" | "page";

/** Turns the glyphs of a page that is written so; columns then follow each other from right to left. */
export function turnVertical(glyphs: Glyph[], width: number): VerticalWriting {
  const columns = columnsOf(glyphs);
  let inked = 0;
  for (const glyph of glyphs) if (!isSpace(glyph)) inked++;
  const count = (least: number) =>
    columns.reduce((sum, { length }) => sum + (length >= least ? length : 0), 0);
  if (count(MIN_COLUMN) < WHOLE_PAGE * inked || inked === 0) {
    const lone = count(MIN_LONE_COLUMN);
    return lone > 0 && lone >= SOME_TEXT * inked ? "some" : "none";
  }
  for (const column of columns) {
    for (const glyph of column) {
      glyph.turn = 1;
      glyph.vertical = true;
      // Small marks sit in a corner of their square: the column's middle is what they share.
      glyph.baseline = width - middle(column[0]!) + 0.3 * glyph.size;
    }
  }
  return "page";
}

/** Runs of glyphs that are printed one under the other. */
function columnsOf(glyphs: readonly Glyph[]): Glyph[][] {
  const columns: Glyph[][] = [];
  const level: Glyph[] = [];
  /** How many of the last ones make the open column. */
  let length = 0;
  const close = () => {
    if (length >= MIN_COLUMN) columns.push(level.slice(-length));
    length = 0;
  };
  for (const glyph of glyphs) {
    if (isSpace(glyph)) continue;
    if (glyph.turn !== 0) {
      close();
      continue;
    }
    if (length > 0 && !isUnder(level[level.length - 1]!, glyph)) close();
    level.push(glyph);
    length++;
  }
  close();
  return columns;
}

function isUnder(last: Glyph, next: Glyph): boolean {
  const size = Math.max(last.size, next.size);
  const down = next.box[1] - last.box[1];
  return (
    Math.abs(middle(next) - middle(last)) <= ACROSS * size &&
    down >= MIN_DOWN * size &&
    down <= MAX_DOWN * size
  );
}

const middle = ({ box }: Glyph): number => (box[0] + box[2]) / 2;
