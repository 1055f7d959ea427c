/** The finished cells, the grid and the text of a table in a sheet. Its cells may be millions: none is made twice. */
import type { Cell } from "../../model/document.js";
import { keepTypography } from "../../model/typography.js";
import { onDemandArray } from "../on-demand-array.js";
import { TableText } from "../table-text.js";
import { type CellRange, columnName } from "./address.js";
import type { CellStore } from "./cells.js";
import type { ReadLimits } from "./limits.js";
import type { Merges } from "./merged-cells.js";
import type { CellRegion } from "./regions.js";

interface TableSource {
  page: number;
  cells: CellStore;
  merges: Merges;
  limits: ReadLimits;
}

/** A cell of the table: its row and column count from the table's first. */
type Visit = (row: number, column: number, text: string, merge: CellRange | undefined) => void;

/** Cells below the last merged one from which they are made on demand: 10 MiB of objects. */
const ON_DEMAND_FROM = 50_000;

interface TableContent {
  text: string;
  cells: Cell[];
  /** Where it is not simply filled from the cells. */
  grid?: string[][];
}

export function tableContent(
  source: TableSource,
  region: CellRegion,
  headerRows: number,
  onDemandFrom = ON_DEMAND_FROM,
): TableContent {
  const { limits } = source;
  const width = region.right - region.left + 1;
  const area = (region.bottom - region.top + 1) * width;
  const withEmpty = limits.takeEmpty(area - region.cells);
  // The text first: what is left over from making it is gone before the cells need the room.
  const text = new TableText();
  let count = 0;
  eachCell(source, region, withEmpty, (row, _, shown) => {
    text.add(row, shown);
    count++;
  });
  const joined = text.finish();
  const maker = new CellMaker(source, region, headerRows);
  const plain = firstPlainRow(source.merges, region);
  const isRegular = withEmpty && (region.bottom - plain + 1) * width >= onDemandFrom;
  const finished = isRegular ? { ...region, bottom: plain - 1 } : region;
  // An array that grows would leave its smaller selves behind.
  const first = new Array<Cell>(isRegular ? 0 : count);
  let at = 0;
  eachCell(source, finished, withEmpty, (row, column, shown, merge) => {
    first[at++] = maker.cell(row, column, shown, merge);
  });
  if (!isRegular) return { cells: first, text: joined };
  const { cells, grid } = maker.onDemand(first, plain - region.top);
  return { cells, grid, text: joined };
}

/** The row below the last that a merged cell of the region reaches. */
function firstPlainRow({ all }: Merges, region: CellRange): number {
  let row = region.top;
  for (const { top, left, bottom, right } of all) {
    const meets = left <= region.right && right >= region.left && top <= region.bottom;
    if (meets && bottom >= row) row = Math.min(bottom, region.bottom) + 1;
  }
  return row;
}

class CellMaker {
  private readonly width: number;
  private readonly letters: string[];
  /** The row asked for last, and where its cells stand: nearly always the next one asked for stands there too. */
  private row = -1;
  private index = 0;
  private start = 0;
  private end = 0;

  constructor(
    private readonly source: TableSource,
    private readonly region: CellRegion,
    private readonly headerRows: number,
  ) {
    this.width = region.right - region.left + 1;
    this.letters = Array.from({ length: this.width }, (_, at) => columnName(region.left + at));
  }

  cell(row: number, column: number, shown: string, merge: CellRange | undefined): Cell {
    const { top, left } = this.region;
    const made: Cell = {
      row,
      col: column,
      row_span: merge ? merge.bottom - merge.top + 1 : 1,
      col_span: merge ? merge.right - merge.left + 1 : 1,
      text: shown,
      header: row < this.headerRows,
      page: this.source.page,
      bbox: null,
      ref: this.letters[column]! + (top + row + 1),
    };
    const set = this.source.cells.typographyOf(top + row, left + column, shown);
    if (set.length > 0) keepTypography(made, set);
    return made;
  }

  /** `first`: the cells above row `from`, where merges may stand; below it each place has its cell. */
  onDemand(first: Cell[], from: number): { cells: Cell[]; grid: string[][] } {
    const { width, region } = this;
    const rows = region.bottom - region.top + 1;
    const cells = onDemandArray(first.length + (rows - from) * width, (at) => {
      if (at < first.length) return first[at]!;
      const place = at - first.length;
      const row = from + Math.floor(place / width);
      const column = place % width;
      return this.cell(row, column, this.textAt(row, column), undefined);
    });
    const columns = Array.from(this.letters.keys());
    const top = Array.from({ length: from }, () => new Array<string>(width).fill(""));
    for (const { row, col, text } of first) top[row]![col] = text;
    const grid = onDemandArray(
      rows,
      (row) => top[row] ?? columns.map((column) => this.textAt(row, column)),
    );
    return { cells, grid };
  }

  private textAt(row: number, column: number): string {
    const { cells } = this.source;
    if (row !== this.row) this.goTo(row);
    const place = this.region.left + column;
    let at = this.start + column;
    if (at >= this.end || cells.columns[at] !== place) {
      if (this.start === this.end) return "";
      at = cells.cellAt(this.index, place);
    }
    const shown = at < this.end && cells.columns[at] === place && !cells.isCovered(at);
    return shown ? cells.texts[at]! : "";
  }

  private goTo(row: number): void {
    const { cells } = this.source;
    this.row = row;
    this.index = cells.rowAt(this.region.top + row);
    const here = this.index < cells.rowCount && cells.rows[this.index] === this.region.top + row;
    this.start = here ? cells.cellAt(this.index, this.region.left) : 0;
    this.end = here ? cells.starts[this.index + 1]! : 0;
  }
}

/** In reading order, empty cells too, so that a row's text keeps its columns apart; merges end with the region. */
function eachCell(
  { cells, merges }: TableSource,
  region: CellRegion,
  withEmpty: boolean,
  visit: Visit,
): void {
  const width = region.right - region.left + 1;
  const hasMerges = merges.all.length > 0;
  const until = new Int32Array(width).fill(-1);
  let index = cells.rowAt(region.top);
  for (let row = region.top; row <= region.bottom; row++) {
    const here = index < cells.rowCount && cells.rows[index] === row;
    let at = here ? cells.cellAt(index, region.left) : 0;
    const end = here ? cells.starts[index + 1]! : 0;
    for (let column = 0; column < width; column++) {
      const place = region.left + column;
      let text = "";
      if (at < end && cells.columns[at] === place) {
        if (!cells.isCovered(at)) text = cells.texts[at]!;
        at++;
      }
      if (until[column]! >= row) continue;
      let merge = hasMerges ? merges.at(row, place) : undefined;
      if (text === "" && !merge && !withEmpty) continue;
      if (merge) {
        merge = {
          top: row,
          left: place,
          bottom: Math.min(merge.bottom, region.bottom),
          right: Math.min(merge.right, region.right),
        };
        until.fill(merge.bottom, column, merge.right - region.left + 1);
      }
      visit(row - region.top, column, text, merge);
    }
    if (here) index++;
  }
}
