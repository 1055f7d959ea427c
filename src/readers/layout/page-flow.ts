/** Lays out one page: its lines, tables and pictures in reading order. */
import type { Box } from "../../model/format.js";
import { findBorderless } from "./borderless-tables.js";
import { goesOnInNextColumn } from "./column-ends.js";
import { letterheadPictures } from "./letterhead-pictures.js";
import { type Glyph, isSpace, type PageContent, type Turn } from "./page-content.js";
import { boxOf, buildParagraphs } from "./paragraphs.js";
import { rotateBoxBack, rotatePage, turnsOf } from "./rotated-text.js";
import { separateTables, type TableLayout } from "./ruled-tables.js";
import { stackedRows } from "./side-by-side-rows.js";
import { slantedLines } from "./slanted-text.js";
import { buildLines, type PrintedLine } from "./text-lines.js";
import { LINES, PAGE } from "./thresholds.js";
import { findColumns, splitAt } from "./two-columns.js";

type FlowItem =
  /** Lines of the page's own column; paragraphs are told with the whole document's margins in view. */
  | { kind: "flow"; lines: PrintedLine[]; box: Box }
  /** Paragraphs of a frame, a column or turned text, whose edges are known here. */
  | { kind: "text"; paragraphs: PrintedLine[][]; box: Box; column?: boolean }
  | { kind: "table"; table: TableLayout; box: Box }
  /** `text` is what the file says the picture shows. */
  | { kind: "figure"; box: Box; text: string };

export interface PageLayout {
  number: number;
  width: number;
  height: number;
  items: FlowItem[];
  /** Where footnotes may begin. */
  noteRule: number | null;
  /** Part of its order is a guess. */
  orderUncertain: boolean;
  hidden: number;
  scanLayer: boolean;
  pictured: boolean;
  drawnLetters: number;
  cut: boolean;
  linesCut: boolean;
  characters: number;
  garbled: number;
  /** Something is drawn on it. */
  inked: boolean;
}

export function layOutPage(whole: PageContent): PageLayout {
  const items: FlowItem[] = [];
  const slanted = whole.glyphs.some((glyph) => glyph.slanted);
  const content = slanted
    ? { ...whole, glyphs: whole.glyphs.filter((glyph) => !glyph.slanted) }
    : whole;
  for (const [index, turn] of turnsOf(content).entries()) {
    const laid = layOutTurn(rotatePage(content, turn), index === 0);
    items.push(...(turn === 0 ? laid : laid.map((item) => turnItem(item, turn, content))));
  }
  if (content.glyphs.length === 0) items.push(...figureItems(content, []));
  if (slanted) {
    for (const line of slantedLines(whole.glyphs, whole.number))
      items.push({ kind: "text", paragraphs: [[line]], box: line.box });
  }
  const inked = whole.glyphs.filter((glyph) => !isSpace(glyph));
  return {
    number: content.number,
    width: content.width,
    height: content.height,
    items,
    noteRule: noteRule(content, items),
    orderUncertain: content.orderUncertain === true,
    hidden: content.hidden,
    scanLayer: content.scanLayer,
    pictured: content.pictured,
    drawnLetters: content.drawnLetters ?? 0,
    cut: content.cut,
    linesCut: content.linesCut ?? false,
    characters: inked.length,
    garbled: inked.filter((glyph) => glyph.garbled).length,
    inked: inked.length + whole.images.length + whole.rulings.length + whole.fills.length > 0,
  };
}

function layOutTurn(content: PageContent, figures: boolean): FlowItem[] {
  const parted = separateTables(content);
  const items: FlowItem[] = parted.tables.map((table) => ({
    kind: "table",
    table,
    box: table.box,
  }));
  const rest = [...parted.rest];
  for (const frame of parted.frames) {
    if (isBoxedWord(frame, parted.rest)) {
      rest.push(...frame.glyphs);
      continue;
    }
    const lines = buildLines(frame.glyphs, content.number);
    const inner = parted.tables.filter((table) => isWithin(table.box, frame.box));
    for (const part of partedBy(inner, lines))
      items.push(textItem(part, frame.box[0] + PAGE.frameMargin, frame.box[2] - PAGE.frameMargin));
  }
  items.push(...flowItems(rest, content));
  if (figures) items.push(...figureItems(content, items));
  return inReadingOrder(items);
}

/** The lines above, between and below the tables that stand among them. */
function partedBy(tables: readonly TableLayout[], lines: readonly PrintedLine[]): PrintedLine[][] {
  const parts: PrintedLine[][] = [];
  let above = -1;
  for (const line of lines) {
    const count = tables.filter(({ box }) => box[1] < (line.box[1] + line.box[3]) / 2).length;
    if (count === above) parts.at(-1)!.push(line);
    else parts.push([line]);
    above = count;
  }
  return parts;
}

/** A word in a box of its own stands in its line: other letters stand on the same baseline, right beside the box. */
function isBoxedWord(
  frame: { glyphs: readonly Glyph[]; box: Box },
  rest: readonly Glyph[],
): boolean {
  const [first] = frame.glyphs;
  if (!first || frame.box[3] - frame.box[1] > PAGE.boxedWord * first.size) return false;
  return rest.some(
    ({ box, baseline, size }) =>
      Math.abs(baseline - first.baseline) <= LINES.sameBaseline * size &&
      Math.max(box[0] - frame.box[2], frame.box[0] - box[2]) <= size,
  );
}

type TextItem = FlowItem & { kind: "text" };

function textItem(lines: PrintedLine[], left: number, right: number): TextItem {
  const paragraphs = buildParagraphs(lines, left, right).map((paragraph) => paragraph.lines);
  return { kind: "text", paragraphs, box: boxOf(lines) };
}

/** The lines outside tables and frames: one item a line, a stretch of columns as two texts. */
function flowItems(glyphs: readonly Glyph[], content: PageContent): FlowItem[] {
  const lines = buildLines(glyphs, content.number);
  if (lines.length === 0) return [];
  const left = Math.min(...lines.map((line) => line.box[0]));
  const right = Math.max(...lines.map((line) => line.box[2]));
  const items: FlowItem[] = [];
  let done = 0;
  for (const stretch of findColumns(lines, left, right)) {
    items.push(...rowItems(lines.slice(done, stretch.from), content.number));
    const inStretch = lines.slice(stretch.from, stretch.to);
    const box = boxOf(inStretch);
    const own = glyphs.filter((glyph) => {
      const y = (glyph.box[1] + glyph.box[3]) / 2;
      return y >= box[1] && y <= box[3];
    });
    const columns = splitAt(own, stretch.gutter).map((half) => {
      const column = buildLines(half, content.number);
      const [left, , right] = boxOf(column);
      const item = textItem(column, left, right);
      return { ...item, box: [left, box[1], right, box[3]] as Box, column: true };
    });
    for (const [index, column] of columns.entries()) {
      const before = columns[index - 1];
      if (before && goesOnInNextColumn(before, column))
        before.paragraphs.at(-1)!.push(...column.paragraphs.shift()!);
    }
    items.push(...columns.filter(({ paragraphs }) => paragraphs.length > 0));
    done = stretch.to;
  }
  items.push(...rowItems(lines.slice(done), content.number));
  return items;
}

/** One item a line, except where lines are a table without lines or stand so close that they are one row. */
function rowItems(lines: readonly PrintedLine[], page: number): FlowItem[] {
  const items: FlowItem[] = [];
  let done = 0;
  for (const { from, to, table } of findBorderless(lines, page)) {
    items.push(...stackedItems(lines.slice(done, from)), { kind: "table", table, box: table.box });
    done = to;
  }
  items.push(...stackedItems(lines.slice(done)));
  return items;
}

function stackedItems(lines: readonly PrintedLine[]): FlowItem[] {
  return stackedRows(lines).map((row): FlowItem => {
    if (row.length === 1) return flow(row[0]!);
    return { kind: "text", paragraphs: [row], box: boxOf(row) };
  });
}

const flow = (line: PrintedLine): FlowItem => ({ kind: "flow", lines: [line], box: line.box });

/** Top to bottom, left to right where things stand beside one another; neighbouring lines become one flow. */
function inReadingOrder(items: FlowItem[]): FlowItem[] {
  const sorted = [...items].sort((a, b) => a.box[1] - b.box[1] || a.box[0] - b.box[0]);
  const ordered: FlowItem[] = [];
  for (const item of sorted) {
    let at = ordered.length;
    while (
      at > 0 &&
      isBeside(ordered[at - 1]!.box, item.box) &&
      item.box[2] <= ordered[at - 1]!.box[0] + PAGE.slack
    )
      at--;
    ordered.splice(at, 0, item);
  }
  const merged: FlowItem[] = [];
  for (const item of ordered) {
    const last = merged.at(-1);
    if (item.kind === "flow" && last?.kind === "flow") {
      last.lines.push(...item.lines);
      last.box = boxOf(last.lines);
    } else {
      merged.push(item.kind === "flow" ? { ...item, lines: [...item.lines] } : item);
    }
  }
  return merged;
}

/** Sharing more than half of the smaller height. */
function isBeside(a: Box, b: Box): boolean {
  const shared = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return shared > PAGE.beside * Math.min(a[3] - a[1], b[3] - b[1]);
}

function turnItem(item: FlowItem, turn: Turn, content: PageContent): FlowItem {
  const back = (box: Box): Box => rotateBoxBack(box, turn, content.width, content.height);
  const line = (one: PrintedLine): PrintedLine => ({ ...one, box: back(one.box) });
  if (item.kind === "table") {
    const { table } = item;
    table.box = back(table.box);
    for (const cell of table.cells) {
      cell.box = back(cell.box);
      cell.paragraphs = cell.paragraphs.map((lines) => lines.map(line));
    }
    return { ...item, box: table.box };
  }
  if (item.kind === "figure") return { ...item, box: back(item.box) };
  const paragraphs =
    item.kind === "text"
      ? item.paragraphs
      : buildParagraphs(
          item.lines,
          Math.min(...item.lines.map((one) => one.box[0])),
          Math.max(...item.lines.map((one) => one.box[2])),
        ).map((paragraph) => paragraph.lines);
  return {
    kind: "text",
    paragraphs: paragraphs.map((lines) => lines.map(line)),
    box: back(item.box),
  };
}

/** Pictures that stand for themselves: not ornaments, not backgrounds, not inside a table. */
function figureItems(content: PageContent, items: readonly FlowItem[]): FlowItem[] {
  const page = content.width * content.height;
  const figures: FlowItem[] = [];
  const letterheads = letterheadPictures(content, () => items.flatMap(linesOf));
  for (const [index, image] of content.images.entries()) {
    const box: Box = [
      Math.max(image[0], 0),
      Math.max(image[1], 0),
      Math.min(image[2], content.width),
      Math.min(image[3], content.height),
    ];
    const width = box[2] - box[0];
    const height = box[3] - box[1];
    if (width * height > PAGE.largestFigure * page) continue;
    const isLogo = letterheads.has(image);
    const isSmall = width < PAGE.smallestFigure || height < PAGE.smallestFigure;
    if (isSmall && !isLogo) continue;
    if (items.filter((item) => isWithin(item.box, box)).length > PAGE.mostOnFigure) continue;
    if (!isLogo && items.some((item) => item.kind === "table" && isWithin(box, item.box))) continue;
    figures.push({ kind: "figure", box, text: content.imageTexts?.[index] ?? "" });
  }
  return figures;
}

function linesOf(item: FlowItem): PrintedLine[] {
  if (item.kind === "figure") return [];
  if (item.kind === "flow") return item.lines;
  if (item.kind === "text") return item.paragraphs.flat();
  return item.table.cells.flatMap(({ paragraphs }) => paragraphs.flat());
}

const isWithin = (inner: Box, outer: Box): boolean =>
  inner[0] >= outer[0] - PAGE.slack &&
  inner[2] <= outer[2] + PAGE.slack &&
  inner[1] >= outer[1] - PAGE.slack &&
  inner[3] <= outer[3] + PAGE.slack;

/** y of the short line that word processors draw above footnotes, or null; lines of a table are none. */
function noteRule(content: PageContent, items: readonly FlowItem[]): number | null {
  const tables = items.filter((item) => item.kind === "table");
  const rules = content.rulings.filter(
    (ruling) =>
      ruling.level &&
      ruling.at > content.height * PAGE.noteRuleTop &&
      ruling.from < content.width * PAGE.noteRuleLeft &&
      ruling.to - ruling.from > content.width * PAGE.noteRuleShortest &&
      ruling.to - ruling.from < content.width * PAGE.noteRuleLongest &&
      !tables.some(({ box }) => isWithin([ruling.from, ruling.at, ruling.to, ruling.at], box)),
  );
  return rules.length === 0 ? null : Math.max(...rules.map((ruling) => ruling.at));
}
