/**
 * Sheets with two pages side by side (A3, booklets, two pages to a landscape sheet): told for the whole document, then each half is
 * laid out as a page of its own. Boxes and page numbers stay those of the sheet.
 */
import type { Box } from "../../model/format.js";
import type { Glyph, PageContent } from "./page-content.js";
import { isSpace } from "./page-content.js";
import { layOutPage, type PageLayout } from "./page-flow.js";
import { buildLines, type PrintedLine } from "./text-lines.js";
import { TWO_UP } from "./thresholds.js";

/** Collects what the wide pages of a document show; ask when all have been seen. */
export class TwoUpSheets {
  private wide = 0;
  private free = 0;
  private prose = 0;

  /** Whether the page could be such a sheet; its evidence counts. */
  see(content: PageContent): boolean {
    if (!isWide(content)) return false;
    if (content.glyphs.length >= TWO_UP.fewestLetters) {
      this.wide++;
      if (!crosses(content)) {
        this.free++;
        if (hasProseOnBothSides(content)) this.prose++;
      }
    }
    return true;
  }

  get areTwoUp(): boolean {
    return this.prose >= TWO_UP.fewestSheets && this.free >= TWO_UP.freeShare * this.wide;
  }

  /** The layouts of one such page: two where the document is set so and nothing stands across both. */
  layOut(content: PageContent): PageLayout[] {
    if (!this.areTwoUp || content.pictured || crosses(content)) return [layOutPage(content)];
    const middle = content.width / 2;
    const left = layOutPage(halfOf(content, 0, middle));
    const right = layOutPage(halfOf(content, middle, content.width));
    for (const item of right.items) shiftItem(item, middle);
    // What counts for the sheet is told once.
    return [left, { ...right, width: content.width, hidden: 0, cut: false, orderUncertain: false }];
  }
}

const isWide = ({ width, height }: PageContent): boolean => width >= TWO_UP.wide * height;

function hasProseOnBothSides(content: PageContent): boolean {
  const middle = content.width / 2;
  return [halfOf(content, 0, middle), halfOf(content, middle, content.width)].every((half) => {
    const lines = buildLines(
      half.glyphs.filter((glyph) => glyph.turn === 0),
      content.number,
    );
    const pieces = lines.reduce((sum, line) => sum + line.pieces.length, 0);
    const letters = half.glyphs.filter((glyph) => !isSpace(glyph)).length;
    return lines.length >= TWO_UP.fewestLines && letters >= TWO_UP.pieceLetters * pieces;
  });
}

/** Letters or drawn lines stand across the middle: a table, a title, a picture's words over both halves. */
function crosses({ glyphs, rulings, width }: PageContent): boolean {
  const middle = width / 2;
  const gutter = TWO_UP.gutter * width;
  let over = 0;
  for (const glyph of glyphs)
    if (!isSpace(glyph) && glyph.box[0] < middle + gutter && glyph.box[2] > middle - gutter) over++;
  if (over > TWO_UP.mostAcross * glyphs.length) return true;
  const lines = rulings.filter(
    ({ level, from, to }) => level && from < middle - gutter && to > middle + gutter,
  );
  return lines.length >= TWO_UP.linesAcross;
}

/** What stands in one half, from its own left edge on. */
function halfOf(content: PageContent, from: number, to: number): PageContent {
  const inside = (box: Box): boolean => {
    const x = (box[0] + box[2]) / 2;
    return x >= from && x < to;
  };
  const moved = (box: Box): Box => [box[0] - from, box[1], box[2] - from, box[3]];
  const shown = content.images.flatMap((box, index) => (inside(box) ? [index] : []));
  return {
    ...content,
    width: to - from,
    glyphs: content.glyphs
      .filter(({ box }) => inside(box))
      .map((glyph): Glyph => ({ ...glyph, box: moved(glyph.box) })),
    rulings: content.rulings.flatMap((ruling) => {
      if (!ruling.level)
        return ruling.at >= from && ruling.at < to ? [{ ...ruling, at: ruling.at - from }] : [];
      const [start, end] = [Math.max(ruling.from, from), Math.min(ruling.to, to)];
      return start < end ? [{ ...ruling, from: start - from, to: end - from }] : [];
    }),
    fills: content.fills.filter(({ box }) => inside(box)).map(({ box }) => ({ box: moved(box) })),
    clips: content.clips?.filter(inside).map(moved),
    images: shown.map((index) => moved(content.images[index]!)),
    ...(content.imageTexts && {
      imageTexts: shown.map((index) => content.imageTexts![index] ?? ""),
    }),
  };
}

/** Moves what was laid out back to its place on the sheet; its lines are those of the right half. */
function shiftItem(item: PageLayout["items"][number], by: number): void {
  const moved = (box: Box): Box => [box[0] + by, box[1], box[2] + by, box[3]];
  const moveLine = (line: PrintedLine): void => {
    line.box = moved(line.box);
    line.rightHalf = true;
    for (const piece of line.pieces) piece.box = moved(piece.box);
  };
  item.box = moved(item.box);
  if (item.kind === "flow") item.lines.forEach(moveLine);
  else if (item.kind === "text") item.paragraphs.flat().forEach(moveLine);
  else if (item.kind === "table") shiftTable(item.table, moved, moveLine);
}

function shiftTable(
  table: Extract<PageLayout["items"][number], { kind: "table" }>["table"],
  moved: (box: Box) => Box,
  moveLine: (line: PrintedLine) => void,
): void {
  table.box = moved(table.box);
  for (const cell of table.cells) {
    cell.box = moved(cell.box);
    cell.paragraphs.flat().forEach(moveLine);
  }
}
