/** Merged cells: one displayed cell over a range; the covered cells are stored but not shown. */
import { type CellRange, MAX_COLUMNS } from "./address.js";
import type { CellStore } from "./cells.js";

/** A larger merge is clipped to the used part of the sheet. */
const MAX_MERGE_COLUMNS = 200;
const MAX_MERGE_ROWS = 1000;

export class Merges {
  /** By row. */
  readonly all: CellRange[];
  private readonly byFirst = new Map<number, CellRange>();

  constructor(ranges: CellRange[], cells: CellStore) {
    this.all = ranges
      .map((range) => clip(range, cells))
      .sort((a, b) => a.top - b.top || a.left - b.left);
    for (const range of this.all) this.byFirst.set(key(range.top, range.left), range);
    this.cover(cells);
  }

  /** The merge whose first cell this is. */
  at(row: number, column: number): CellRange | undefined {
    return this.byFirst.get(key(row, column));
  }

  /** Those that show text. */
  shown(cells: CellStore): CellRange[] {
    return this.all.filter((range) => {
      const at = cells.find(range.top, range.left);
      return at >= 0 && !cells.isExcluded(at);
    });
  }

  /** Marks the cells under merges, in one pass down the rows. */
  private cover(cells: CellStore): void {
    if (this.all.length === 0) return;
    const until = new ColumnMaxTree(cells.lastColumn + 1);
    let next = 0;
    for (let index = 0; index < cells.rowCount; index++) {
      const row = cells.rows[index]!;
      for (; next < this.all.length && this.all[next]!.top <= row; next++) {
        const { left, right, bottom } = this.all[next]!;
        if (bottom >= row) until.raise(left, Math.min(right, cells.lastColumn), bottom);
      }
      const end = cells.starts[index + 1]!;
      for (let at = cells.starts[index]!; at < end; at++) {
        const column = cells.columns[at]!;
        if (until.at(column) >= row && !this.at(row, column)) cells.cover(at);
      }
    }
  }
}

/**
 * Segment tree: for each column the lowest row that a merge so far covers. Hundreds of thousands of merges over all
 * columns cost a few steps each instead of sixteen thousand.
 */
class ColumnMaxTree {
  private readonly size: number;
  private readonly nodes: Int32Array;

  constructor(columns: number) {
    this.size = 2 ** Math.ceil(Math.log2(Math.max(2, columns)));
    this.nodes = new Int32Array(2 * this.size).fill(-1);
  }

  raise(from: number, to: number, value: number): void {
    let low = from + this.size;
    let high = to + this.size + 1;
    for (; low < high; low >>= 1, high >>= 1) {
      if (low & 1) this.lift(low++, value);
      if (high & 1) this.lift(--high, value);
    }
  }

  at(column: number): number {
    let highest = -1;
    for (let node = column + this.size; node >= 1; node >>= 1) {
      if (this.nodes[node]! > highest) highest = this.nodes[node]!;
    }
    return highest;
  }

  private lift(node: number, value: number): void {
    if (this.nodes[node]! < value) this.nodes[node] = value;
  }
}

function clip(range: CellRange, cells: CellStore): CellRange {
  const { top, left } = range;
  return {
    top,
    left,
    bottom:
      range.bottom - top < MAX_MERGE_ROWS
        ? range.bottom
        : Math.max(top, Math.min(range.bottom, cells.lastRow)),
    right:
      range.right - left < MAX_MERGE_COLUMNS
        ? range.right
        : Math.max(left, Math.min(range.right, cells.lastColumn)),
  };
}

function key(row: number, column: number): number {
  return row * MAX_COLUMNS + column;
}
