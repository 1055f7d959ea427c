/** Assigns glyphs to grids: tables with the lines of their cells, framed texts, and the remaining glyphs. */
import type { Box } from "../../model/format.js";
import { headRows } from "../table-heads.js";
import { mergeAdjacentGrids } from "./adjacent-tables.js";
import { clipGrids, withoutBordersOf } from "./clip-grids.js";
import { cutsWords, isChart, isDrawing, isOrgChart } from "./drawings.js";
import { levelGrids } from "./level-grids.js";
import { contains, type Fill, type Glyph, isSpace, type PageContent } from "./page-content.js";
import { withPaintedRow } from "./painted-rows.js";
import { buildParagraphs } from "./paragraphs.js";
import { withoutPartlyClipped } from "./partly-clipped.js";
import { partRowsWithoutRules } from "./rows-without-rules.js";
import { type GridCell, gridOf, type RuledGrid } from "./ruled-grid.js";
import { groupRulings, mergeRulings } from "./rulings.js";
import { buildLines, type PrintedLine } from "./text-lines.js";
import { GRID } from "./thresholds.js";
import { withoutUnderlines } from "./underlines.js";

/** Usual inner margin of a cell in points (HWP: 510 units of 1/7200 inch); text does not reach the line. */
export const CELL_MARGIN = 5.1;

export interface CellLayout {
  row: number;
  col: number;
  rowSpan: number;
  colSpan: number;
  box: Box;
  /** Paragraphs of lines. */
  paragraphs: PrintedLine[][];
  /** Where its text ends, when that is on a later page. */
  end?: Box;
}

export interface TableLayout {
  page: number;
  box: Box;
  rows: number;
  cols: number;
  cells: CellLayout[];
  headerRows: number;
  /** Column borders, for matching the continuation of a table. */
  xs: number[];
  uncertain: boolean;
  /** Drawn lines made it; else it was seen in the way text is set. */
  ruled: boolean;
  /** Whether its first or last row is open because it continues on another page. */
  open: RuledGrid["open"];
  /** Its lines were drawn by a program, not seen in a picture. */
  drawn: boolean;
  /** The cell of another table that holds this one. */
  inside?: { table: TableLayout; row: number; col: number };
}

interface FrameLayout {
  box: Box;
  glyphs: Glyph[];
}

interface SeparatedTables {
  tables: TableLayout[];
  frames: FrameLayout[];
  rest: Glyph[];
}

export function separateTables(content: PageContent): SeparatedTables {
  const rulings = mergeRulings(content.rulings);
  const lines = withoutUnderlines(rulings, content.glyphs);
  const clipped = withoutPartlyClipped(clipGrids(content, rulings), lines, content.glyphs);
  const others = withoutBordersOf(clipped, lines);
  const groups = groupRulings(others).map((group) => ({
    group,
    grid: gridOf(group, content.scanLayer),
  }));
  const ruled = mergeAdjacentGrids(
    groups.map(({ grid }) => grid).filter((grid) => grid !== null),
    content.glyphs,
  )
    .map((grid) => withPaintedRow(grid, content.fills, content.glyphs))
    .map((grid) => partRowsWithoutRules(grid, content.glyphs));
  const free = groups.filter(({ grid }) => grid === null).flatMap(({ group }) => group);
  const known = [...clipped, ...ruled];
  const level = levelGrids(free, content.glyphs).filter(
    (grid) => !known.some((other) => overlaps(grid.box, other.box)),
  );
  const grids = [...known, ...level].sort((a, b) => area(a.box) - area(b.box));
  let pool = content.glyphs;
  const tables: TableLayout[] = [];
  const frames: FrameLayout[] = [];
  const pageArea = content.width * content.height;
  for (const grid of grids) {
    const { taken, rest, byCell } = assignGlyphs(grid, pool);
    const written = new Set(
      [...byCell].filter(([, glyphs]) => !glyphs.every(isSpace)).map(([cell]) => cell),
    );
    if (written.size === 0) continue;
    if (isDrawing(grid, written) || isChart(grid, content.glyphs)) continue;
    if (!grid.exact && cutsWords(byCell, taken)) continue;
    if (isOrgChart(grid)) {
      for (const [cell, glyphs] of byCell)
        if (written.has(cell)) frames.push({ box: cell.box, glyphs });
      pool = rest;
      continue;
    }
    if (written.size === 1) {
      const inner = grids.some((other) => other !== grid && holds(other, grid.box));
      // A box inside a cell belongs to that cell's text; a border around the page to nothing.
      if (inner || area(grid.box) > GRID.pageFrame * pageArea) continue;
      frames.push({ box: grid.box, glyphs: taken });
    } else {
      tables.push(tableOf(grid, byCell, content));
    }
    pool = rest;
  }
  nestTables(tables);
  return { tables, frames, rest: pool };
}

const area = (box: Box): number => (box[2] - box[0]) * (box[3] - box[1]);

const overlaps = (a: Box, b: Box): boolean =>
  a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** Whether one cell of the grid holds the whole box. */
function holds(grid: RuledGrid, box: Box): boolean {
  return grid.cells.length > 1 && grid.cells.some((cell) => within(box, cell.box));
}

const within = (inner: Box, outer: Box): boolean =>
  inner[0] >= outer[0] - GRID.slack &&
  inner[1] >= outer[1] - GRID.slack &&
  inner[2] <= outer[2] + GRID.slack &&
  inner[3] <= outer[3] + GRID.slack;

interface CellGlyphs {
  taken: Glyph[];
  rest: Glyph[];
  byCell: Map<GridCell, Glyph[]>;
}

/** The glyphs whose middle lies in a cell of the grid, in their printed order. */
function assignGlyphs(grid: RuledGrid, pool: readonly Glyph[]): CellGlyphs {
  const cols = grid.xs.length - 1;
  const places = new Map<number, GridCell>();
  for (const cell of grid.cells) {
    for (let row = cell.row; row < cell.row + cell.rowSpan; row++) {
      for (let col = cell.col; col < cell.col + cell.colSpan; col++)
        places.set(row * cols + col, cell);
    }
  }
  const taken: Glyph[] = [];
  const rest: Glyph[] = [];
  const byCell = new Map<GridCell, Glyph[]>();
  for (const glyph of pool) {
    const x = (glyph.box[0] + glyph.box[2]) / 2;
    const y = (glyph.box[1] + glyph.box[3]) / 2;
    const cell = contains(grid.box, x, y)
      ? places.get(band(grid.ys, y) * cols + band(grid.xs, x))
      : undefined;
    if (!cell || cell.box[3] - cell.box[1] < GRID.fits * glyph.size) {
      rest.push(glyph);
      continue;
    }
    taken.push(glyph);
    const list = byCell.get(cell);
    if (list) list.push(glyph);
    else byCell.set(cell, [glyph]);
  }
  return { taken, rest, byCell };
}

/** Index of the band between sorted borders that a position lies in. */
function band(borders: readonly number[], at: number): number {
  let low = 0;
  let high = borders.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (borders[middle]! <= at) low = middle;
    else high = middle;
  }
  return low;
}

function tableOf(
  grid: RuledGrid,
  byCell: Map<GridCell, Glyph[]>,
  content: PageContent,
): TableLayout {
  const rowMap = grid.exact ? allBands(grid.ys) : keptBands(grid.ys, grid.cells, byCell, "row");
  const colMap = grid.exact ? allBands(grid.xs) : keptBands(grid.xs, grid.cells, byCell, "col");
  const cells: CellLayout[] = [];
  for (const cell of grid.cells) {
    const rowSpan = span(rowMap, cell.row, cell.rowSpan);
    const colSpan = span(colMap, cell.col, cell.colSpan);
    if (rowSpan === 0 || colSpan === 0) continue;
    cells.push({
      row: place(rowMap, cell.row),
      col: place(colMap, cell.col),
      rowSpan,
      colSpan,
      box: cell.box,
      paragraphs: cellParagraphs(byCell.get(cell) ?? [], cell.box, content.number),
    });
  }
  const xs = grid.xs.filter((_, index) => index === grid.xs.length - 1 || colMap[index] !== -1);
  const table: TableLayout = {
    page: content.number,
    box: grid.box,
    rows: rowMap.filter((row) => row !== -1).length,
    cols: colMap.filter((col) => col !== -1).length,
    cells,
    headerRows: 0,
    xs,
    uncertain: grid.uncertain,
    ruled: true,
    open: grid.open,
    drawn: !content.scanLayer,
  };
  table.headerRows = countHeaderRows(table, content.fills);
  return table;
}

const allBands = (borders: readonly number[]): number[] =>
  borders.slice(1).map((_, index) => index);

/**
 * For each band its number after thin, empty bands are left out; -1 for those. A thin column that no cell stands in alone
 * is not drawn as one: it comes from borders of different rows, and stays.
 */
function keptBands(
  borders: readonly number[],
  cells: readonly GridCell[],
  byCell: Map<GridCell, Glyph[]>,
  axis: "row" | "col",
): number[] {
  const map: number[] = [];
  let kept = 0;
  for (let index = 0; index + 1 < borders.length; index++) {
    const thin = borders[index + 1]! - borders[index]! < GRID.thinnestBand;
    const own = thin
      ? cells.filter(
          (cell) => cell[axis] === index && (axis === "row" ? cell.rowSpan : cell.colSpan) === 1,
        )
      : [];
    const shown = own.some((cell) => byCell.has(cell)) || (axis === "col" && own.length === 0);
    map.push(thin && !shown ? -1 : kept++);
  }
  return map;
}

const span = (map: number[], start: number, length: number): number =>
  map.slice(start, start + length).filter((index) => index !== -1).length;

/** New number of the first kept band from `start` on. */
const place = (map: number[], start: number): number =>
  map.slice(start).find((index) => index !== -1)!;

function cellParagraphs(glyphs: readonly Glyph[], box: Box, page: number): PrintedLine[][] {
  const lines = buildLines(glyphs, page);
  const leftmost = Math.min(...lines.map((line) => line.box[0]));
  const rightmost = Math.max(...lines.map((line) => line.box[2]));
  const left = Math.min(box[0] + CELL_MARGIN, leftmost);
  const right = Math.max(box[2] - CELL_MARGIN, rightmost);
  return buildParagraphs(lines, left, right).map((paragraph) => paragraph.lines);
}

/**
 * Rows at the top that name the columns: shaded or bold throughout while the rows below are not, or else by what the
 * cells say.
 */
function countHeaderRows(table: TableLayout, fills: readonly Fill[]): number {
  if (table.cols < 2) return 0;
  const shown = shownRows(table, fills);
  // A grid that was seen rather than drawn may part the words anywhere.
  if (shown > 0 || !table.drawn || table.uncertain) return shown;
  return headRows(
    table.rows,
    table.cols,
    table.cells.map((cell) => ({ ...cell, text: wordsOf(cell) })),
  );
}

function shownRows(table: TableLayout, fills: readonly Fill[]): number {
  const top = table.cells.filter((cell) => cell.row === 0);
  const depth = Math.max(...top.map((cell) => cell.rowSpan));
  if (depth >= table.rows || top.every((cell) => cell.paragraphs.length === 0)) return 0;
  const head = table.cells.filter((cell) => cell.row < depth);
  const body = table.cells.filter((cell) => cell.row >= depth);
  const written = (cells: CellLayout[]) => cells.filter((cell) => cell.paragraphs.length > 0);
  const shaded = (cell: CellLayout) => {
    const x = (cell.box[0] + cell.box[2]) / 2;
    const y = (cell.box[1] + cell.box[3]) / 2;
    return fills.some(
      (fill) => contains(fill.box, x, y) && area(fill.box) < GRID.background * area(table.box),
    );
  };
  const bold = (cell: CellLayout) =>
    cell.paragraphs.every((lines) => lines.every((line) => line.bold));
  for (const mark of [shaded, bold]) {
    if (written(head).every(mark) && !written(body).every(mark)) return depth;
  }
  const numeric = (cell: CellLayout) => /\d/.test(wordsOf(cell));
  const worded = written(head).length >= 2 && !written(head).some(numeric);
  const counted = written(body).filter(numeric).length >= written(body).length * GRID.figuresBelow;
  return worded && counted && top.length > 2 ? depth : 0;
}

function wordsOf({ paragraphs }: CellLayout): string {
  return paragraphs
    .flat()
    .map((line) => line.text)
    .join("");
}

/** Finds the cell of the smallest table around each table that lies inside one; smaller tables come first. */
function nestTables(tables: TableLayout[]): void {
  for (const table of tables) {
    for (const outer of tables) {
      const cell = outer.cells.find(
        ({ box }) => within(table.box, box) && area(box) > area(table.box),
      );
      if (!cell) continue;
      table.inside = { table: outer, row: cell.row, col: cell.col };
      break;
    }
  }
}
