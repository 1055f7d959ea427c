/** Converts a glyph's extent from PDFium coordinates to its box on the upright page. */
import type { Box } from "../../model/format.js";
import type { Glyph } from "../layout/page-content.js";
import type { TextStyle } from "./text-styles.js";
import type { UprightPage } from "./upright-page.js";

/** How far, in ems, a glyph reaches above and below its baseline; Korean faces fill the em square. */
const ASCENT = 0.86;
const DESCENT = 0.2;

export interface CollectedGlyph extends Glyph {
  /** Never painted: rendering mode 3 or fully transparent. */
  invisible: boolean;
  white: boolean;
  slanted: boolean;
  /** Width of the em over its height. */
  stretch: number;
  /** A further letter of the ligature that the glyph before it shows: the same place, and no overprint. */
  ligature: boolean;
}

/** In the engine's coordinates: from where to where it reaches, and the point that it stands on. */
export interface Extent {
  left: number;
  right: number;
  bottom: number;
  top: number;
  originX: number;
  originY: number;
}

export function placeGlyph(
  printed: string,
  style: TextStyle,
  upright: UprightPage,
  extent: Extent,
): CollectedGlyph {
  const { turn, size } = style;
  let box: Box;
  let baseline: number;
  let overhang = 0;
  if (turn === 0 && upright.turn === 0) {
    // By far the most glyphs: nothing is turned.
    baseline = upright.top - extent.originY;
    box = [
      extent.left - upright.left,
      baseline - ASCENT * size,
      extent.right - upright.left,
      baseline + DESCENT * size,
    ];
    if (style.lean > 0)
      overhang = Math.max(0, Math.min(style.lean * ASCENT * size, upright.width - box[2]));
  } else {
    [box, baseline] = turnedBox(style, upright, extent);
    if (fillsEm(printed)) stretchToEm(box, style, upright.point(extent.originX, extent.originY));
  }
  clampTo(box, upright);
  // All fields from the start: glyphs of one make are read several times as fast as those that grow some later.
  return {
    text: printed,
    box,
    baseline,
    size,
    bold: style.bold,
    font: style.font,
    turn,
    vertical: false,
    slanted: style.slanted,
    overhang,
    endUnknown: false,
    mark: style.mark,
    tag: style.tag,
    artifact: style.artifact,
    garbled: false,
    confidence: undefined,
    invisible: style.invisible,
    white: style.white,
    stretch: style.stretch,
    ligature: false,
  };
}

function turnedBox({ turn, size }: TextStyle, upright: UprightPage, extent: Extent): [Box, number] {
  const [ax, ay] = upright.point(extent.left, extent.bottom);
  const [bx, by] = upright.point(extent.right, extent.top);
  const [ox, oy] = upright.point(extent.originX, extent.originY);
  const box: Box = [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)];
  // Across the text, the em square around the baseline is the same for every glyph of a line; ink is not.
  if (turn === 0) {
    box[1] = oy - ASCENT * size;
    box[3] = oy + DESCENT * size;
  } else if (turn === 2) {
    box[1] = oy - DESCENT * size;
    box[3] = oy + ASCENT * size;
  } else if (turn === 1) {
    box[0] = ox - DESCENT * size;
    box[2] = ox + ASCENT * size;
  } else {
    box[0] = ox - ASCENT * size;
    box[2] = ox + DESCENT * size;
  }
  const baseline =
    turn === 0 ? oy : turn === 1 ? upright.width - ox : turn === 2 ? upright.height - oy : ox;
  return [box, baseline];
}

/** Hangul, ideographs and full-width signs are one em wide in nearly every face; where the engine gives ink alone, that tells where they end. */
const fillsEm = (printed: string): boolean => printed >= FIRST_FULL_WIDTH;
/** The radicals: from here on the first plane is East Asian. */
const FIRST_FULL_WIDTH = "\u2e80";

/** From the glyph's origin, one em in the direction that its text runs. */
function stretchToEm(box: Box, { turn, size, stretch }: TextStyle, [x, y]: [number, number]): void {
  const em = size * stretch;
  if (turn === 0) [box[0], box[2]] = [x, x + em];
  else if (turn === 1) [box[1], box[3]] = [y, y + em];
  else if (turn === 2) [box[0], box[2]] = [x - em, x];
  else [box[1], box[3]] = [y - em, y];
}

/** Descenders and ascents may reach over the page's edge; boxes do not. What lies outside altogether stays outside. */
function clampTo(box: Box, upright: UprightPage): void {
  if (box[2] <= 0 || box[3] <= 0 || box[0] >= upright.width || box[1] >= upright.height) return;
  if (box[0] < 0) box[0] = 0;
  if (box[1] < 0) box[1] = 0;
  if (box[2] > upright.width) box[2] = upright.width;
  if (box[3] > upright.height) box[3] = upright.height;
}
