/**
 * OLE2 compound files ([MS-CFB]): the container of HWP 5 and of legacy and encrypted Office files. Written by
 * hand because the npm reader (`cfb`) is unmaintained and has no guards: here every chain is bounded, cycles end it,
 * and a damaged allocation table still gives what is readable.
 */
import { UnreadableFile } from "../reader.js";

const SIGNATURE = Buffer.from("d0cf11e0a1b11ae1", "hex");
/** Sector numbers from here up are marks (free, end of chain, FAT, DIFAT), not sectors. */
const LAST_REGULAR_SECTOR = 0xfffffffa;
const NO_STREAM = 0xffffffff;
const HEADER_DIFAT_ENTRIES = 109;
const DIRECTORY_ENTRY_BYTES = 128;
/** Real documents have dozens of streams; a directory beyond this is an attack on memory. */
const MAX_DIRECTORY_ENTRIES = 65_536;

export interface OleEntry {
  /** Storage names and the stream's name joined by `/`: `BodyText/Section0`. */
  path: string;
  kind: "stream" | "storage";
  /** As the directory states it; what can really be read may be less. */
  size: number;
  start: number;
}

const NO_BYTES = Buffer.alloc(0);

export class OleFile {
  readonly entries: OleEntry[] = [];
  private readonly byPath = new Map<string, OleEntry>();
  private readonly sectorBytes: number;
  private readonly miniSectorBytes: number;
  private readonly miniCutoff: number;
  private readonly fat: Uint32Array;
  private tablesCut = false;
  private readonly miniFat: Uint32Array;
  private miniStream: Buffer = NO_BYTES;
  /** Where the small streams are in the file. */
  private miniSectors: Buffer[] = [];

  /** Throws `UnreadableFile("CORRUPT")` when not even the directory can be found. */
  static open(bytes: Buffer): OleFile {
    if (!OleFile.isOle(bytes) || bytes.length < 512) {
      throw new UnreadableFile("CORRUPT", "not an OLE2 compound file");
    }
    return new OleFile(bytes);
  }

  static isOle(bytes: Buffer): boolean {
    return bytes.subarray(0, 8).equals(SIGNATURE);
  }

  private constructor(private readonly bytes: Buffer) {
    const sectorShift = bytes.readUInt16LE(30);
    const miniShift = bytes.readUInt16LE(32);
    if (sectorShift < 7 || sectorShift > 16 || miniShift < 4 || miniShift > sectorShift) {
      throw new UnreadableFile("CORRUPT", "OLE2: impossible sector size");
    }
    this.sectorBytes = 1 << sectorShift;
    this.miniSectorBytes = 1 << miniShift;
    this.miniCutoff = bytes.readUInt32LE(56);
    this.fat = this.readFat();
    this.readDirectory(this.table(bytes.readUInt32LE(48)));
    this.miniFat = words(this.table(bytes.readUInt32LE(60)));
  }

  find(path: string): OleEntry | undefined {
    return this.byPath.get(path.toLowerCase());
  }

  /** The stream's bytes. Shorter than `entry.size` if the file is truncated or its chain broken; at most `atMost`. */
  read(entry: OleEntry, atMost = entry.size): Buffer {
    if (entry.kind !== "stream" || entry.size === 0) return NO_BYTES;
    const size = Math.min(entry.size, atMost);
    return joined(this.chainOf(entry, size), size);
  }

  /**
   * Puts other bytes of the same length in the place of each stream's, in the buffer that was opened. A hostile directory names tens of
   * thousands of streams in one place: each place is changed once, and more bytes than the file has are no streams of it.
   */
  overwrite(entries: readonly OleEntry[], change: (bytes: Buffer) => Buffer): void {
    const places = new Set<string>();
    let total = 0;
    for (const entry of entries) {
      const place = `${entry.size < this.miniCutoff} ${entry.start}`;
      const bytes = places.has(place) ? NO_BYTES : this.read(entry);
      if (bytes.length === 0) continue;
      places.add(place);
      total += bytes.length;
      if (total > this.bytes.length) throw new UnreadableFile("CORRUPT", "OLE2: streams overlap");
      spread(change(bytes), this.chainOf(entry, entry.size));
    }
    if (entries.some(({ size }) => size < this.miniCutoff))
      spread(this.miniStream, this.miniSectors);
  }

  /** Whether the file ends before what its tables and its directory state. */
  get cut(): boolean {
    // Sectors are written whole ([MS-CFB] 2.1).
    if (this.tablesCut || this.bytes.length % this.sectorBytes !== 0) return true;
    return this.entries.some((entry) => !this.isWhole(entry));
  }

  /** Whether all bytes that the directory states for the stream are there. */
  isWhole(entry: OleEntry): boolean {
    if (entry.kind !== "stream" || entry.size === 0) return true;
    let length = 0;
    for (const part of this.chainOf(entry, entry.size)) length += part.length;
    return length >= entry.size;
  }

  private sector(index: number): Buffer {
    const at = (index + 1) * this.sectorBytes;
    return this.bytes.subarray(at, at + this.sectorBytes);
  }

  /** The allocation table, from the 109 places in the header and the DIFAT chain behind them. */
  private readFat(): Uint32Array {
    const sectors: number[] = [];
    for (let i = 0; i < HEADER_DIFAT_ENTRIES; i++) {
      sectors.push(this.bytes.readUInt32LE(76 + i * 4));
    }
    const limit = Math.ceil(this.bytes.length / this.sectorBytes);
    let next = this.bytes.readUInt32LE(68);
    for (let i = 0; i < limit && next < LAST_REGULAR_SECTOR; i++) {
      const table = words(this.sector(next));
      if (table.length === 0) break;
      next = table.at(-1)!;
      for (const sector of table.subarray(0, -1)) sectors.push(sector);
    }
    const seen = new Set<number>();
    const tables: Buffer[] = [];
    for (const sector of sectors) {
      if (sector >= LAST_REGULAR_SECTOR || seen.has(sector)) continue;
      seen.add(sector);
      const table = this.sector(sector);
      const whole = table.length - (table.length % 4);
      if (whole < this.sectorBytes) this.tablesCut = true;
      tables.push(table.subarray(0, whole));
    }
    return words(Buffer.concat(tables));
  }

  /** A chain that states no size of its own: the directory, the allocation table of the small streams. */
  private table(start: number): Buffer {
    const bytes = this.collect(start, this.fat, Number.POSITIVE_INFINITY);
    let sectors = 0;
    for (let sector = start; sector < LAST_REGULAR_SECTOR; sector = this.fat[sector] ?? NO_STREAM) {
      if (++sectors > this.fat.length) break;
    }
    if (bytes.length < sectors * this.sectorBytes) this.tablesCut = true;
    return bytes;
  }

  private collect(start: number, table: Uint32Array, size: number): Buffer {
    return joined(this.sectors(start, table, size), size);
  }

  private chainOf(entry: OleEntry, size: number): Buffer[] {
    if (entry.size >= this.miniCutoff) return this.sectors(entry.start, this.fat, size);
    return runs(entry.start, this.miniFat, size, this.miniSectorBytes, this.miniStream);
  }

  /** The header takes the place of sector -1, whatever the sector size ([MS-CFB] 2.2). */
  private sectors(start: number, table: Uint32Array, size: number): Buffer[] {
    return runs(start, table, size, this.sectorBytes, this.bytes.subarray(this.sectorBytes));
  }

  /** Walks the directory's trees of siblings and children; an entry seen twice ends its branch. */
  private readDirectory(directory: Buffer): void {
    const count = Math.min(
      Math.floor(directory.length / DIRECTORY_ENTRY_BYTES),
      MAX_DIRECTORY_ENTRIES,
    );
    if (count === 0) throw new UnreadableFile("CORRUPT", "OLE2: no directory");
    const seen = new Set<number>([0]);
    const record = (id: number) =>
      directory.subarray(id * DIRECTORY_ENTRY_BYTES, (id + 1) * DIRECTORY_ENTRY_BYTES);
    const root = record(0);
    const size = root.readUInt32LE(120);
    this.miniSectors = this.sectors(root.readUInt32LE(116), this.fat, size);
    this.miniStream = joined(this.miniSectors, size);
    const open: { id: number; storage: string }[] = [{ id: root.readUInt32LE(76), storage: "" }];
    while (open.length > 0) {
      const { id, storage } = open.pop()!;
      if (id >= count || seen.has(id)) continue;
      seen.add(id);
      const entry = record(id);
      open.push({ id: entry.readUInt32LE(68), storage }, { id: entry.readUInt32LE(72), storage });
      const type = entry[66];
      if (type !== 1 && type !== 2) continue;
      const path = storage + entryName(entry);
      const found: OleEntry = {
        path,
        kind: type === 2 ? "stream" : "storage",
        // The upper half of the size is junk in version 3 files, and no stream here is over 4 GiB.
        size: type === 2 ? entry.readUInt32LE(120) : 0,
        start: entry.readUInt32LE(116),
      };
      this.entries.push(found);
      if (!this.byPath.has(path.toLowerCase())) this.byPath.set(path.toLowerCase(), found);
      if (type === 1) open.push({ id: entry.readUInt32LE(76), storage: `${path}/` });
    }
  }
}

function entryName(entry: Buffer): string {
  const bytes = Math.min(64, Math.max(2, entry.readUInt16LE(64))) - 2;
  return entry.toString("utf16le", 0, bytes);
}

function words(bytes: Buffer): Uint32Array {
  const result = new Uint32Array(bytes.length >>> 2);
  for (let i = 0; i < result.length; i++) result[i] = bytes.readUInt32LE(i * 4);
  return result;
}

/**
 * Follows a sector chain until its end, a cycle, the end of the file or `size` bytes. Sectors that lie one behind the other, as
 * nearly all do, are one part.
 */
function runs(
  start: number,
  table: Uint32Array,
  size: number,
  sectorBytes: number,
  within: Buffer,
): Buffer[] {
  const parts: Buffer[] = [];
  let length = 0;
  let sector = start;
  let steps = 0;
  while (steps <= table.length && sector < LAST_REGULAR_SECTOR && length < size) {
    const from = sector * sectorBytes;
    let to = from;
    do {
      const end = Math.min(to + sectorBytes, within.length);
      if (end <= to) break;
      length += end - to;
      to = end;
      steps++;
      const next = table[sector] ?? NO_STREAM;
      const follows = next === sector + 1;
      sector = next;
      if (!follows) break;
    } while (steps <= table.length && sector < LAST_REGULAR_SECTOR && length < size);
    if (to === from) break;
    parts.push(within.subarray(from, to));
  }
  return parts;
}

function joined(parts: Buffer[], size: number): Buffer {
  const bytes = parts.length === 1 ? parts[0]! : Buffer.concat(parts);
  return bytes.length > size ? bytes.subarray(0, size) : bytes;
}

function spread(bytes: Buffer, parts: readonly Buffer[]): void {
  let at = 0;
  for (const part of parts) at += bytes.copy(part, 0, at);
}
