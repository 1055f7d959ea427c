/** Pages as the layout engine has them, for files whose saved lines are missing or contradict themselves. */
import type { EngineLayout, EngineLine, EngineObject } from "./engine-layout.js";
import { type LinePlace, Positions } from "./positions.js";
import { lineStarts } from "./saved-lines.js";
import type { CellNode, Control, HangulDocument, Paragraph } from "./tree.js";

/** Share of the engine's things that may lack a counterpart before its addresses are not trusted. */
const MAX_STRAY_SHARE = 0.02;

/** Whether the engine read the same document as we did. */
export function isUsable(laid: EngineLayout): boolean {
  const known = laid.lines.size + laid.objects.size;
  return laid.pages > 0 && laid.strays <= 2 + known * MAX_STRAY_SHARE;
}

export function enginePositions(document: HangulDocument, laid: EngineLayout): Positions {
  const positions = new Positions();
  positions.pages = laid.pages;
  for (const { paragraphs } of document.sections) {
    let last = 1;
    for (const paragraph of paragraphs) {
      const lines = laid.lines.get(paragraph);
      const object = paragraph.items.find((item) => item.kind !== "text" && laid.objects.has(item));
      const at = object && object.kind !== "text" ? laid.objects.get(object)!.page : last;
      const places = lines
        ? linePlaces(paragraph, lines)
        : [{ at: 0, page: at, y: null, bbox: null }];
      positions.lines.set(paragraph, places);
      last = places.at(-1)!.page;
      for (const item of paragraph.items) {
        if (item.kind !== "text") placeByEngine(item, laid, positions);
      }
    }
  }
  return positions;
}

/** An object and everything in it, where the engine has it; its pages are `ahead` of those that are given. */
export function placeByEngine(
  item: Control,
  laid: EngineLayout,
  positions: Positions,
  ahead = 0,
): void {
  const object = laid.objects.get(item);
  if (object) positions.objects.set(item, { page: object.page - ahead, bbox: null });
  if (item.kind !== "table") return;
  for (const cell of item.cells) {
    const piece = pieceWithText(cell, laid);
    if (piece) positions.cells.set(cell, { page: piece.page - ahead, bbox: null });
    for (const inner of cell.paragraphs) {
      const lines = linePlaces(inner, laid.lines.get(inner) ?? []);
      for (const line of lines) line.page -= ahead;
      if (lines.length > 0) positions.lines.set(inner, lines);
      for (const nested of inner.items) {
        if (nested.kind !== "text") placeByEngine(nested, laid, positions, ahead);
      }
    }
  }
}

/** The saved starts of the engine's lines, if both break the paragraph alike; else where its text goes on to a page, by count. */
function linePlaces(paragraph: Paragraph, lines: EngineLine[]): LinePlace[] {
  const saved = lineStarts(paragraph);
  const places: LinePlace[] = [];
  for (const [at, line] of lines.entries()) {
    if (lines.length !== saved.length && at > 0 && line.page === lines[at - 1]!.page) continue;
    const start = at === 0 ? 0 : saved[at]?.at;
    if (start === undefined) break;
    const y = Math.round((line.bbox[1] - line.bodyTop) * 100);
    places.push({ at: start, page: line.page, y, bbox: null });
  }
  return places;
}

/** Of a cell that goes over pages, the piece in which its text begins. */
function pieceWithText(cell: CellNode, laid: EngineLayout): EngineObject | undefined {
  const pieces = laid.cells.get(cell);
  if (!pieces || pieces.length === 1) return pieces?.[0];
  for (const paragraph of cell.paragraphs) {
    const line = laid.lines.get(paragraph)?.find(({ text }) => text.trim() !== "");
    if (line) return pieces.find(({ page }) => page === line.page) ?? pieces[0];
  }
  return pieces[0];
}
