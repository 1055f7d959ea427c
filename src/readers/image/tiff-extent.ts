/**
 * Which pages of a TIFF lie past the end of the file. Written by hand, because decoders (libtiff, and sharp with it) fill what is missing
 * with white, or leave out the page, without a word. TIFF 6.0 section 2; BigTIFF has wider numbers in the same places.
 */

/** Directories that are followed; a loop of them ends here too. */
const MAX_DIRECTORIES = 1000;
/** Where a page's data begin and how long they are, in strips or in tiles. */
const OFFSETS = new Set([273, 324]);
const COUNTS = new Set([279, 325]);
/** Bytes of a value, by the field's type: SHORT, LONG and LONG8 are all that offsets and counts may have. */
const SIZES: Record<number, number> = { 3: 2, 4: 4, 16: 8 };

interface CutTiff {
  /** Pages that are there in part, from 1. */
  pages: number[];
  /** A further page is named that lies outside the file. */
  lost: boolean;
}

/** Undefined where nothing is missing. */
export function cutTiff(bytes: Buffer): CutTiff | undefined {
  const found = new TiffDirectories(bytes).walk();
  return found.pages.length > 0 || found.lost ? found : undefined;
}

class TiffDirectories {
  private readonly little: boolean;
  private readonly big: boolean;

  constructor(private readonly bytes: Buffer) {
    this.little = bytes[0] === 0x49;
    this.big = this.number(2, 2) === 43;
  }

  walk(): CutTiff {
    const pages: number[] = [];
    let at = this.big ? this.number(8, 8) : this.number(4, 4);
    for (let page = 1; page <= MAX_DIRECTORIES && at !== 0; page++) {
      const fields = this.fieldsAt(at);
      if (!fields) return { pages, lost: true };
      if (!this.holds(fields)) pages.push(page);
      at = this.number(fields.end, this.big ? 8 : 4);
    }
    return { pages, lost: false };
  }

  /** Undefined where the directory is not whole. */
  private fieldsAt(at: number): { start: number; end: number } | undefined {
    const start = at + (this.big ? 8 : 2);
    if (start > this.bytes.length) return undefined;
    const end = start + this.number(at, this.big ? 8 : 2) * (this.big ? 20 : 12);
    return end + (this.big ? 8 : 4) <= this.bytes.length ? { start, end } : undefined;
  }

  /** Whether all strips or tiles of a page lie within the file. */
  private holds({ start, end }: { start: number; end: number }): boolean {
    let offsets: number[] | undefined = [];
    let counts: number[] | undefined = [];
    for (let at = start; at < end; at += this.big ? 20 : 12) {
      const tag = this.number(at, 2);
      if (OFFSETS.has(tag)) offsets = this.values(at);
      if (COUNTS.has(tag)) counts = this.values(at);
    }
    if (!offsets || !counts) return false;
    return offsets.every((offset, index) => offset + (counts[index] ?? 0) <= this.bytes.length);
  }

  /** The numbers of a field; undefined where they lie past the end. */
  private values(field: number): number[] | undefined {
    const size = SIZES[this.number(field + 2, 2)];
    const wide = this.big ? 8 : 4;
    const count = this.number(field + 4, wide);
    if (size === undefined) return [];
    const inline = count * size <= wide;
    const from = inline ? field + 4 + wide : this.number(field + 4 + wide, wide);
    if (from + count * size > this.bytes.length) return undefined;
    return Array.from({ length: count }, (_, at) => this.number(from + at * size, size));
  }

  /** 0 where the file ends before. */
  private number(at: number, size: number): number {
    if (at + size > this.bytes.length) return 0;
    if (size === 8) {
      const value = this.little ? this.bytes.readBigUInt64LE(at) : this.bytes.readBigUInt64BE(at);
      return Number(value);
    }
    return this.little ? this.bytes.readUIntLE(at, size) : this.bytes.readUIntBE(at, size);
  }
}
