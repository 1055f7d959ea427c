/**
 * The displayed cells of a sheet in flat typed arrays, row by row: a dozen bytes per cell besides its text, so that
 * hundreds of thousands of rows can be scanned for tables before any cell object is made.
 */

import type { LineTypography } from "../../model/typography.js";

export const KIND = { text: 0, number: 1, date: 2, boolean: 3, error: 4 } as const;
/** A sheet says what it is in its first rows. */
const HEAD_ROWS = 40;
const UNSET: readonly LineTypography[] = [];
/** More than a sheet has. */
const COLUMNS = 2 ** 16;
const KIND_BITS = 0b111;
export const BOLD = 8;
export const FILLED = 16;
/** Covered by a merged cell: stored, but not shown. */
const COVERED = 32;
/** Part of a defined table: excluded from region detection. */
const TAKEN = 64;

export class CellStore {
  /** In composed form (NFC), as they are shown. */
  readonly texts: string[] = [];
  columns = new Uint16Array(1024);
  flags = new Uint8Array(1024);
  /** Row numbers, ascending. */
  rows = new Uint32Array(256);
  /** Where each row's cells start; one more entry than rows. */
  starts = new Uint32Array(257);
  rowCount = 0;
  lastColumn = -1;
  /** Cells without text that have a border or a formula, as runs: they hold a form together. */
  readonly frames: { row: number; left: number; right: number }[] = [];
  /** How the cells of the first rows are set, by their place: a title stands there, and nothing else asks. */
  private readonly looks = new Map<number, LineTypography>();
  private unordered = false;

  get size(): number {
    return this.texts.length;
  }

  get lastRow(): number {
    return this.rowCount === 0 ? -1 : this.rows[this.rowCount - 1]!;
  }

  add(row: number, column: number, text: string, flags: number): void {
    const at = this.texts.length;
    if (this.rowCount === 0 || this.rows[this.rowCount - 1] !== row) this.startRow(row, at);
    else if (this.columns[at - 1]! >= column) this.unordered = true;
    if (at === this.columns.length) {
      this.columns = grow(this.columns);
      this.flags = grow(this.flags);
    }
    this.columns[at] = column;
    this.flags[at] = flags;
    this.texts.push(text);
    this.starts[this.rowCount] = at + 1;
    if (column > this.lastColumn) this.lastColumn = column;
  }

  setAs(row: number, column: number, size: number, centred: boolean): void {
    if (row < HEAD_ROWS) this.looks.set(row * COLUMNS + column, { size, centred });
  }

  /** How each line of a cell is set; none below the first rows. */
  typographyOf(row: number, column: number, text: string): readonly LineTypography[] {
    // Asked for every cell of a sheet, of which there may be millions.
    if (row >= HEAD_ROWS) return UNSET;
    const look = this.looks.get(row * COLUMNS + column);
    return look ? text.split("\n").map(() => look) : UNSET;
  }

  /** Index of the first row at or after `row`. */
  rowAt(row: number): number {
    let low = 0;
    let high = this.rowCount;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.rows[middle]! < row) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Index of the row's first cell at or after `column`; `end` of the row where there is none. */
  cellAt(rowIndex: number, column: number): number {
    let low = this.starts[rowIndex]!;
    let high = this.starts[rowIndex + 1]!;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.columns[middle]! < column) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Index of the cell at that place, or -1. */
  find(row: number, column: number): number {
    const rowIndex = this.rowAt(row);
    if (rowIndex === this.rowCount || this.rows[rowIndex] !== row) return -1;
    const at = this.cellAt(rowIndex, column);
    return at < this.starts[rowIndex + 1]! && this.columns[at] === column ? at : -1;
  }

  kind(at: number): number {
    return this.flags[at]! & KIND_BITS;
  }

  isCovered(at: number): boolean {
    return (this.flags[at]! & COVERED) !== 0;
  }

  cover(at: number): void {
    this.flags[at]! |= COVERED;
  }

  markTaken(at: number): void {
    this.flags[at]! |= TAKEN;
  }

  isExcluded(at: number): boolean {
    return (this.flags[at]! & (COVERED | TAKEN)) !== 0;
  }

  /** The store in order; files whose rows or cells are not are rare, and only they are sorted. */
  ordered(): CellStore {
    if (!this.unordered) return this;
    const rowOf = new Uint32Array(this.size);
    for (let index = 0; index < this.rowCount; index++) {
      rowOf.fill(this.rows[index]!, this.starts[index], this.starts[index + 1]);
    }
    const order = Array.from(this.texts.keys()).sort(
      (a, b) => rowOf[a]! - rowOf[b]! || this.columns[a]! - this.columns[b]!,
    );
    const sorted = new CellStore();
    for (const [place, look] of this.looks) sorted.looks.set(place, look);
    for (const frame of this.frames.sort((a, b) => a.row - b.row)) sorted.frames.push(frame);
    let before = -1;
    for (const at of order) {
      const same =
        before >= 0 && rowOf[before] === rowOf[at] && this.columns[before] === this.columns[at];
      if (!same) sorted.add(rowOf[at]!, this.columns[at]!, this.texts[at]!, this.flags[at]!);
      before = at;
    }
    return sorted;
  }

  private startRow(row: number, at: number): void {
    if (this.rowCount > 0 && row < this.rows[this.rowCount - 1]!) this.unordered = true;
    if (this.rowCount === this.rows.length) this.rows = grow(this.rows);
    if (this.rowCount + 2 > this.starts.length) this.starts = grow(this.starts);
    this.rows[this.rowCount] = row;
    this.starts[this.rowCount] = at;
    this.rowCount++;
  }
}

function grow<T extends Uint8Array | Uint16Array | Uint32Array>(array: T): T {
  const larger = new (array.constructor as new (length: number) => T)(array.length * 2);
  larger.set(array);
  return larger;
}
