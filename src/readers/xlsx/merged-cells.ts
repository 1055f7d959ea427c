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
    const until = new RunningHighest(cells.lastColumn + 1);
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
 * For each column the lowest row that a merge so far reaches, as a tree of halves: hundreds of thousands of merges
 * over all columns cost a few steps each, and not sixteen thousand.
 */
class RunningHighest {
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
