/** Merged cells: one shown cell over a range, the cells under it stored but not shown. */
import { MAX_COLUMNS, type Range } from "./address.js";
import type { CellStore } from "./cells.js";

/** A merge larger than this is cut to the used part of the sheet; nobody spans a thousand empty rows to be read. */
const WIDE_MERGE = 200;
const TALL_MERGE = 1000;

export class Merges {
  /** By row. */
  readonly all: Range[];
  private readonly byFirst = new Map<number, Range>();

  constructor(ranges: Range[], cells: CellStore) {
    this.all = ranges
      .map((range) => clip(range, cells))
      .sort((a, b) => a.top - b.top || a.left - b.left);
    for (const range of this.all) this.byFirst.set(key(range.top, range.left), range);
    this.cover(cells);
  }

  /** The merge whose first cell this is. */
  at(row: number, column: number): Range | undefined {
    return this.byFirst.get(key(row, column));
  }

  /** Those that show text. */
  shown(cells: CellStore): Range[] {
    return this.all.filter((range) => {
      const at = cells.find(range.top, range.left);
      return at >= 0 && !cells.isGone(at);
    });
  }

  /** Marks the cells under merges, in one pass down the rows. */
  private cover(cells: CellStore): void {
    if (this.all.length === 0) return;
    const until = new Int32Array(MAX_COLUMNS).fill(-1);
    let next = 0;
    for (let index = 0; index < cells.rowCount; index++) {
      const row = cells.rows[index]!;
      for (; next < this.all.length && this.all[next]!.top <= row; next++) {
        const { left, right, bottom } = this.all[next]!;
        const to = Math.min(right, cells.lastColumn);
        for (let column = left; column <= to; column++) {
          if (until[column]! < bottom) until[column] = bottom;
        }
      }
      const end = cells.starts[index + 1]!;
      for (let at = cells.starts[index]!; at < end; at++) {
        const column = cells.columns[at]!;
        if (until[column]! >= row && !this.at(row, column)) cells.cover(at);
      }
    }
  }
}

function clip(range: Range, cells: CellStore): Range {
  const { top, left } = range;
  return {
    top,
    left,
    bottom:
      range.bottom - top < TALL_MERGE
        ? range.bottom
        : Math.max(top, Math.min(range.bottom, cells.lastRow)),
    right:
      range.right - left < WIDE_MERGE
        ? range.right
        : Math.max(left, Math.min(range.right, cells.lastColumn)),
  };
}

function key(row: number, column: number): number {
  return row * MAX_COLUMNS + column;
}
