/** Limits on how much of a workbook is read, and the running counts. */

/**
 * Cells of a workbook that become part of the Document: 200,000 full rows of ten, and some. Two million take
 * 450 MiB while they are read and sent, and 1,500 MiB where chunks are made of them, of the 2,048 MiB that a parser
 * process has by default.
 */
const MAX_CELLS = 2_100_000;

/**
 * Characters shown by those cells, counted once per cell: one shared string shown by a million cells
 * must not grow into a million copies. Text stands in the JSON three times, and a JSON text has 512 Mi at most.
 */
const MAX_CHARACTERS = 48_000_000;

/**
 * What a small file may grow to: a few kilobytes of shared strings and packed rows would become half a gigabyte of JSON otherwise. The
 * densest real workbooks show ten characters and a third of a cell for each byte of the file.
 */
const CHARACTERS_PER_BYTE = 200;
const CELLS_PER_BYTE = 20;
const ALWAYS_CHARACTERS = 2_000_000;
const ALWAYS_CELLS = 100_000;

/** Merged ranges of one sheet that are looked at; real sheets stay far below. */
export const MAX_MERGES = 200_000;

/** Bordered runs of empty cells that are kept per sheet; past it, forms merely fall into more tables. */
export const MAX_FRAMES = 300_000;

/**
 * Shared strings that are kept, and their characters: twice what all cells together may show. A bomb of
 * empty or repeated strings unpacks to far more, and none of it could be shown.
 */
const MAX_SHARED_STRINGS = 2 * MAX_CELLS;
const MAX_SHARED_CHARACTERS = 2 * MAX_CHARACTERS;

export class ReadLimits {
  cells = 0;
  characters = 0;

  constructor(
    readonly maxCells = MAX_CELLS,
    readonly maxCharacters = MAX_CHARACTERS,
    readonly maxSharedStrings = MAX_SHARED_STRINGS,
    readonly maxSharedCharacters = MAX_SHARED_CHARACTERS,
  ) {}

  static forFile(bytes: number): ReadLimits {
    return new ReadLimits(
      Math.min(MAX_CELLS, Math.max(ALWAYS_CELLS, bytes * CELLS_PER_BYTE)),
      Math.min(MAX_CHARACTERS, Math.max(ALWAYS_CHARACTERS, bytes * CHARACTERS_PER_BYTE)),
    );
  }

  /** False once the limit is reached. */
  take(text: string): boolean {
    if (this.cells >= this.maxCells || this.characters + text.length > this.maxCharacters) {
      return false;
    }
    this.cells++;
    this.characters += text.length;
    return true;
  }

  /** Room for cells without text, which only keep columns apart; all of them or none. */
  takeEmpty(count: number): boolean {
    if (this.cells + count > this.maxCells) return false;
    this.cells += count;
    return true;
  }
}
