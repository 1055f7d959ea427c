/** Rotated text (sideways or upside down): rotates the page so that it reads upright, and maps boxes back. */
import type { Box } from "../../model/format.js";
import type { Glyph, PageContent, Ruling, Turn } from "./page-content.js";

/** The page as seen when its text of the given turn is held upright; only that text is in it. */
export function rotatePage(content: PageContent, turn: Turn): PageContent {
  const glyphs = content.glyphs.filter((glyph) => glyph.turn === turn);
  if (turn === 0) return glyphs.length === content.glyphs.length ? content : { ...content, glyphs };
  const sideways = turn % 2 === 1;
  const forth = (box: Box): Box => rotateBox(box, turn, content.width, content.height);
  return {
    ...content,
    width: sideways ? content.height : content.width,
    height: sideways ? content.width : content.height,
    glyphs: glyphs.map((glyph): Glyph => ({ ...glyph, box: forth(glyph.box) })),
    rulings: content.rulings.map((ruling) => turnRuling(ruling, forth)),
    fills: content.fills.map((fill) => ({ box: forth(fill.box) })),
    clips: content.clips?.map(forth),
    images: content.images.map(forth),
  };
}

/** A box of the turned page back on the page that a person sees. */
export function rotateBoxBack(box: Box, turn: Turn, width: number, height: number): Box {
  if (turn === 0) return box;
  const [turnedWidth, turnedHeight] = turn % 2 === 1 ? [height, width] : [width, height];
  return rotateBox(box, ((4 - turn) % 4) as Turn, turnedWidth, turnedHeight);
}

/** Holds text of the given turn upright on a page of the given size. */
function rotateBox([x0, y0, x1, y1]: Box, turn: Turn, width: number, height: number): Box {
  if (turn === 1) return [y0, width - x1, y1, width - x0];
  if (turn === 2) return [width - x1, height - y1, width - x0, height - y0];
  if (turn === 3) return [height - y1, x0, height - y0, x1];
  return [x0, y0, x1, y1];
}

function turnRuling(ruling: Ruling, forth: (box: Box) => Box): Ruling {
  const { at, from, to, thickness } = ruling;
  const [x0, y0, x1, y1] = forth(ruling.level ? [from, at, to, at] : [at, from, at, to]);
  const level = x1 - x0 >= y1 - y0;
  return level
    ? { level, at: y0, from: x0, to: x1, thickness }
    : { level, at: x0, from: y0, to: y1, thickness };
}

/** The turns that occur on the page, most text first. */
export function turnsOf(content: PageContent): Turn[] {
  const counts = [0, 0, 0, 0];
  for (const glyph of content.glyphs) counts[glyph.turn]!++;
  return ([0, 1, 2, 3] as Turn[])
    .filter((turn) => counts[turn]! > 0)
    .sort((a, b) => counts[b]! - counts[a]!);
}
