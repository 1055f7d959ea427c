/** Parts a row of a drawn grid in which several rows of text stand, as no level line is drawn between them. */
import { contains, type Glyph } from "./page-content.js";
import type { GridCell, RuledGrid } from "./ruled-grid.js";
import { rowsOfText } from "./text-grid.js";
import { buildLines, type PrintedLine } from "./text-lines.js";
import { GRID } from "./thresholds.js";

/** `12,345`, `△3.2%`, `(1.5)`, `-`, `02-123-4567`, `3명` */
const FIGURE = /^[-–△▲+(]?[\d,.%()~∼:-]*\s?[가-힣%]{0,2}\)?$/u;

export function partRowsWithoutRules(grid: RuledGrid, glyphs: readonly Glyph[]): RuledGrid {
  if (grid.exact || grid.xs.length < 3) return grid;
  let parted = grid;
  for (let row = grid.ys.length - 2; row >= 0; row--) parted = partRow(parted, row, glyphs);
  return parted;
}

function partRow(grid: RuledGrid, row: number, glyphs: readonly Glyph[]): RuledGrid {
  const cells = grid.cells.filter((cell) => cell.row <= row && cell.row + cell.rowSpan > row);
  const { size = 0 } = glyphs[0] ?? {};
  const height = grid.ys[row + 1]! - grid.ys[row]!;
  if (height < GRID.fewestTextRows * size || cells.some(({ rowSpan }) => rowSpan > 1)) return grid;
  const [wide] = cells;
  if (cells.length === 1 && wide!.colSpan > 2) return partWideRow(grid, wide!, glyphs);
  const columns = cells.map(({ box }) => linesIn(box, glyphs));
  if (!columns.slice(1).some(isFigures)) return grid;
  const found = rowsOfText(columns);
  if (!found || found.bands.length < GRID.fewestTextRows) return grid;
  const { bands, labels } = found;
  const count = bands.length;
  const borders = bands.slice(1).map(([top], at) => (bands[at]![1] + top) / 2);
  const ys = [...grid.ys.slice(0, row + 1), ...borders, ...grid.ys.slice(row + 1)];
  const covered = new Map(labels.map(([first, span]) => [first, span]));
  const own: GridCell[] = [];
  for (const [index, cell] of cells.entries()) {
    for (let at = 0; at < count; ) {
      const rowSpan = index === 0 ? (covered.get(at) ?? 1) : 1;
      const [x0, , x1] = cell.box;
      own.push({
        ...cell,
        row: row + at,
        rowSpan,
        box: [x0, ys[row + at]!, x1, ys[row + at + rowSpan]!],
      });
      at += rowSpan;
    }
  }
  const others = grid.cells
    .filter((cell) => !cells.includes(cell))
    .map((cell) => (cell.row > row ? { ...cell, row: cell.row + count - 1 } : cell));
  return {
    ...grid,
    ys,
    cells: [...others, ...own].sort((a, b) => a.row - b.row || a.col - b.col),
  };
}

/** A row without lines between its columns, below a head that shows them: each line of text is a row where it keeps to them. */
function partWideRow(grid: RuledGrid, wide: GridCell, glyphs: readonly Glyph[]): RuledGrid {
  const lines = linesIn(wide.box, glyphs);
  const borders = grid.xs.slice(wide.col + 1, wide.col + wide.colSpan);
  const pieces = lines.flatMap((line) => line.fragments ?? line.pieces);
  const crossing = pieces.filter(({ box }) =>
    borders.some((x) => box[0] < x - GRID.slack && box[2] > x + GRID.slack),
  );
  const parted = lines.filter((line) => (line.fragments ?? line.pieces).length > 1);
  if (
    parted.length < GRID.fewestTextRows ||
    parted.length < GRID.inColumns * lines.length ||
    crossing.length > GRID.mostCrossing * pieces.length
  )
    return grid;
  const tops = lines.slice(1).map((line, index) => (lines[index]!.box[3] + line.box[1]) / 2);
  const ys = [...grid.ys.slice(0, wide.row + 1), ...tops, ...grid.ys.slice(wide.row + 1)];
  const own = lines.flatMap((_, index) =>
    Array.from({ length: wide.colSpan }, (__, at): GridCell => {
      const [row, col] = [wide.row + index, wide.col + at];
      const box: GridCell["box"] = [grid.xs[col]!, ys[row]!, grid.xs[col + 1]!, ys[row + 1]!];
      return { row, col, rowSpan: 1, colSpan: 1, box };
    }),
  );
  const others = grid.cells
    .filter((cell) => cell !== wide)
    .map((cell) => (cell.row > wide.row ? { ...cell, row: cell.row + lines.length - 1 } : cell));
  const cells = [...others, ...own].sort((a, b) => a.row - b.row || a.col - b.col);
  return { ...grid, ys, cells };
}

function linesIn(box: GridCell["box"], glyphs: readonly Glyph[]): PrintedLine[] {
  return buildLines(
    glyphs.filter((glyph) =>
      contains(box, (glyph.box[0] + glyph.box[2]) / 2, (glyph.box[1] + glyph.box[3]) / 2),
    ),
    1,
  );
}

/** A column of figures, one below the other: a cell of several lines holds words. */
const isFigures = (lines: readonly PrintedLine[]): boolean =>
  lines.length >= GRID.fewestTextRows &&
  lines.every(({ text }) => FIGURE.test(text.trim()) && /\d/.test(text));
