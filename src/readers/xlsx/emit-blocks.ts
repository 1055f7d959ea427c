/** Turns regions of a sheet into blocks and tables: captions above a table, the table, notes below it. */
import type { Table } from "../../model/document.js";
import type { Draft } from "../document-draft.js";
import { type CellRange, cellName, rangeName } from "./address.js";
import { type CellStore, KIND } from "./cells.js";
import { countHeaderRows, type HeaderMarks } from "./header-rows.js";
import type { ReadLimits } from "./limits.js";
import type { Merges } from "./merged-cells.js";
import { type CellRegion, hasFrame } from "./regions.js";
import { tableContent } from "./table-content.js";

export interface SheetEmission {
  draft: Draft;
  page: number;
  /** `Sheet1!` */
  prefix: string;
  cells: CellStore;
  merges: Merges;
  marks: HeaderMarks;
  limits: ReadLimits;
}

/** Title, subtitle, unit: single-cell rows above a table. */
const MAX_CAPTION_ROWS = 4;
const MAX_NOTE_ROWS = 10;
/** Longer text over a table is a paragraph about it, not its name. */
const LONGEST_CAPTION = 120;
/** One column of texts this long on average is prose, not a list. */
const PROSE_LENGTH = 20;

const NOTE_MARK =
  /^\s*(?:※|＊|\*|☞|▶|▷|주\s*\d*\s*[:)）.]|\(주\)|자료\s*[:)：]|출처|참고|비고\s*[:：])/;
const UNIT_MARK = /^\s*[([<〈【]?\s*(?:단위|기준일?)\s*[:：]?/;

/** Emits one region; returns the table if it became one. */
export function emitRegion(scene: SheetEmission, found: CellRegion): Table | undefined {
  if (found.cells === 1) {
    paragraph(scene, found.top, firstCell(scene.cells, found, found.top)!, "paragraph");
    return undefined;
  }
  if (!found.defined && isProse(scene.cells, found)) {
    for (const { row, at } of cellsIn(scene.cells, found)) paragraph(scene, row, at, "paragraph");
    return undefined;
  }
  const { captions, region, notes } = found.defined
    ? { captions: [], region: found, notes: [] }
    : splitCaptionsAndNotes(scene, found);
  let caption: string | null = null;
  for (const { row, at } of captions) {
    const text = scene.cells.texts[at]!;
    const short = text.length <= LONGEST_CAPTION;
    if (short && !UNIT_MARK.test(text)) caption ??= text;
    paragraph(scene, row, at, short ? "caption" : "paragraph");
  }
  const headerRows = countHeaderRows(scene.cells, scene.merges, region, scene.marks);
  const table = scene.draft.addWholeTable({
    page: scene.page,
    rows: region.bottom - region.top + 1,
    cols: region.right - region.left + 1,
    header_rows: headerRows,
    caption,
    cell_range: scene.prefix + rangeName(region),
    ...tableContent(scene, region, headerRows),
  });
  for (const { row, at } of notes) paragraph(scene, row, at, "paragraph");
  return table;
}

function paragraph(scene: SheetEmission, row: number, at: number, type: "paragraph" | "caption") {
  const column = scene.cells.columns[at]!;
  const merge = scene.merges.at(row, column);
  const range = merge ? rangeName(merge) : cellName(row, column);
  const text = scene.cells.texts[at]!;
  scene.draft.add({
    type,
    text,
    page: scene.page,
    cell_range: scene.prefix + range,
    typography: [...scene.cells.typographyOf(row, column, text)],
  });
}

interface PlacedCell {
  row: number;
  at: number;
}

/** Separates single-cell rows at the top (captions) and bottom (notes) of a region with several columns. */
function splitCaptionsAndNotes(scene: SheetEmission, found: CellRegion) {
  const { cells } = scene;
  const captions: PlacedCell[] = [];
  const notes: PlacedCell[] = [];
  let region = found;
  while (captions.length < MAX_CAPTION_ROWS) {
    const at = loneCell(cells, region, region.top);
    if (at === undefined || !isCaption(scene, region, at)) break;
    const bottom = scene.merges.at(region.top, cells.columns[at]!)?.bottom ?? region.top;
    const rest = trimEmptyEdges(scene, { ...region, top: bottom + 1, cells: region.cells - 1 });
    if (!rest || widestRow(cells, rest, 3) < 2) break;
    captions.push({ row: region.top, at });
    region = rest;
  }
  while (notes.length < MAX_NOTE_ROWS) {
    const last = lastTextRow(cells, region);
    const at = last > region.top ? loneCell(cells, region, last) : undefined;
    if (at === undefined || !isNote(scene, region, last, at)) break;
    const rest = trimEmptyEdges(scene, { ...region, bottom: last - 1, cells: region.cells - 1 });
    if (!rest || widestRow(cells, rest, 30) < 2) break;
    notes.unshift({ row: last, at });
    region = rest;
  }
  return { captions, region, notes };
}

function isCaption(scene: SheetEmission, region: CellRegion, at: number): boolean {
  const { cells } = scene;
  if (cells.kind(at) !== KIND.text || region.right === region.left) return false;
  const column = cells.columns[at]!;
  const merge = scene.merges.at(region.top, column);
  // A label beside bordered blanks is a line of a form.
  if (hasFrame(cells, region.top, merge?.right ?? column, region)) return false;
  const spansDown = merge !== undefined && merge.bottom > merge.top;
  const width = merge ? merge.right - merge.left + 1 : 1;
  if (spansDown && width < region.right - region.left + 1) return false;
  return (
    column === region.left ||
    width * 2 >= region.right - region.left + 1 ||
    UNIT_MARK.test(cells.texts[at]!)
  );
}

function isNote(scene: SheetEmission, region: CellRegion, row: number, at: number): boolean {
  const { cells } = scene;
  const text = cells.texts[at]!;
  if (cells.kind(at) !== KIND.text) return false;
  const merge = scene.merges.at(row, cells.columns[at]!);
  const wide =
    merge !== undefined && (merge.right - merge.left + 1) * 2 > region.right - region.left + 1;
  return NOTE_MARK.test(text) || (wide && text.length > PROSE_LENGTH);
}

/** Trims empty rows and columns at the edges. */
function trimEmptyEdges(scene: SheetEmission, range: CellRegion): CellRegion | undefined {
  let top = -1;
  let bottom = -1;
  let left = Number.POSITIVE_INFINITY;
  let right = -1;
  for (const { row, at } of cellsIn(scene.cells, range)) {
    const column = scene.cells.columns[at]!;
    const merge = scene.merges.at(row, column);
    if (top < 0) top = row;
    bottom = Math.max(bottom, Math.min(merge?.bottom ?? row, range.bottom));
    left = Math.min(left, column);
    right = Math.max(right, Math.min(merge?.right ?? column, range.right));
  }
  return top < 0 ? undefined : { ...range, top, bottom, left, right };
}

function lastTextRow(cells: CellStore, region: CellRegion): number {
  for (let index = cells.rowAt(region.bottom + 1) - 1; index >= 0; index--) {
    const row = cells.rows[index]!;
    if (row < region.top) break;
    if (firstCell(cells, region, row) !== undefined) return row;
  }
  return region.top;
}

function widestRow(cells: CellStore, region: CellRegion, rows: number): number {
  let widest = 0;
  const limit = Math.min(region.bottom, region.top + rows);
  for (let row = region.top; row <= limit; row++) {
    let count = 0;
    for (const _ of cellsIn(cells, { ...region, top: row, bottom: row })) count++;
    widest = Math.max(widest, count);
  }
  return widest;
}

function firstCell(cells: CellStore, range: CellRange, row: number): number | undefined {
  for (const { at } of cellsIn(cells, { ...range, top: row, bottom: row })) return at;
  return undefined;
}

function loneCell(cells: CellStore, range: CellRange, row: number): number | undefined {
  let only: number | undefined;
  for (const { at } of cellsIn(cells, { ...range, top: row, bottom: row })) {
    if (only !== undefined) return undefined;
    only = at;
  }
  return only;
}

/** One text a row, long enough to be sentences. */
function isProse(cells: CellStore, region: CellRegion): boolean {
  let characters = 0;
  let count = 0;
  let before = -1;
  for (const { row, at } of cellsIn(cells, region)) {
    if (row === before || cells.kind(at) !== KIND.text) return false;
    before = row;
    characters += cells.texts[at]!.length;
    count++;
  }
  return characters / count >= PROSE_LENGTH;
}

function* cellsIn(cells: CellStore, range: CellRange): Generator<PlacedCell> {
  for (let index = cells.rowAt(range.top); index < cells.rowCount; index++) {
    const row = cells.rows[index]!;
    if (row > range.bottom) return;
    const end = cells.starts[index + 1]!;
    for (let at = cells.cellAt(index, range.left); at < end; at++) {
      if (cells.columns[at]! > range.right) break;
      if (!cells.isCovered(at)) yield { row, at };
    }
  }
}
