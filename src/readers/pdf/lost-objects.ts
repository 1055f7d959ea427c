/**
 * Tells a damaged PDF from a whole one by its own table of objects (ISO 32000-1, 7.5.4 and 7.5.8). The engine repairs what it
 * can and does not say so; no library in npm that reads the table works without reading the whole file into objects.
 */
import { inflateSync } from "node:zlib";

/** The header may stand behind junk, from which all offsets then count (annex H.3.4.1). */
const HEADER_WITHIN = 1024;
/** The end mark is searched for in so many last bytes; mail and scanners append some. */
const END_WITHIN = 4096;
/** Updates of one file, each with a table of its own; real ones stay below a hundred. */
const MAX_TABLES = 500;
/** A table of more objects than this is not looked through. */
const MAX_OBJECTS = 2_000_000;
const MAX_TABLE_BYTES = 64 * 1024 * 1024;

/** What is missing, in Korean; undefined where the file is whole, or its table is not one that can be looked through. */
export function damageOf(bytes: Buffer): string | undefined {
  const start = Math.max(0, bytes.subarray(0, HEADER_WITHIN).indexOf("%PDF-"));
  const tail = bytes.subarray(Math.max(0, bytes.length - END_WITHIN)).toString("latin1");
  if (!tail.includes("%%EOF")) return "파일의 끝이 잘림";
  const stated = [...tail.matchAll(/startxref\s+(\d+)/g)].at(-1)?.[1];
  if (stated === undefined) return "개체 목록을 찾을 수 없음";
  const objects = new ObjectTable(bytes, start);
  if (!objects.read(Number(stated))) return "개체 목록이 손상됨";
  const lost = objects.lost();
  return lost > 0 ? `개체 ${lost}개를 찾을 수 없음` : undefined;
}

class ObjectTable {
  /** Object number to its place; the newest table comes first. */
  private readonly places = new Map<number, number>();

  constructor(
    private readonly bytes: Buffer,
    private readonly start: number,
  ) {}

  /** Follows the tables from the newest to the oldest; false where one is not there. */
  read(newest: number): boolean {
    const waiting = [newest];
    const seen = new Set<number>();
    while (waiting.length > 0) {
      const at = waiting.shift()!;
      if (seen.has(at) || seen.size > MAX_TABLES) continue;
      seen.add(at);
      const earlier = this.table(at + this.start);
      if (!earlier) return false;
      waiting.push(...earlier);
    }
    return true;
  }

  /** Objects that are stated to stand at a place where they do not. */
  lost(): number {
    let lost = 0;
    for (const [number, at] of this.places) {
      const head = this.bytes.toString("latin1", at + this.start, at + this.start + 32);
      // Some writers state the place of the line break before the object.
      if (Number(/^\s*(\d+)\s+\d+\s+obj\b/.exec(head)?.[1]) !== number) lost++;
    }
    return lost;
  }

  /** Offsets of the tables before this one; undefined where there is no table. */
  private table(at: number): number[] | undefined {
    const head = this.bytes.toString("latin1", at, at + 40);
    if (/^\s*xref\b/.test(head)) return this.plainTable(at);
    return /^\s*\d+\s+\d+\s+obj\b/.test(head) ? this.streamTable(at) : undefined;
  }

  private plainTable(at: number): number[] | undefined {
    const end = this.bytes.indexOf("trailer", at);
    if (end < 0) return undefined;
    const trailer = this.bytes.toString("latin1", end, end + END_WITHIN);
    let number = 0;
    for (const line of this.bytes.toString("latin1", at, end).split(/[\r\n]+/)) {
      const entry = /^\s*(\d{10}) (\d{5}) ([nf])/.exec(line);
      const section = entry ? null : /^\s*(?:xref\s+)?(\d+)\s+(\d+)\s*$/.exec(line);
      if (section) number = Number(section[1]);
      if (!entry) continue;
      if (entry[3] === "n") this.put(number, Number(entry[1]));
      else this.put(number, undefined);
      number++;
    }
    return numbersOf(trailer, ["XRefStm", "Prev"]);
  }

  private streamTable(at: number): number[] | undefined {
    const open = this.bytes.indexOf("stream", at);
    const close = this.bytes.indexOf("endstream", open);
    if (open < 0 || close < 0) return undefined;
    const dictionary = this.bytes.toString("latin1", at, open);
    const widths = /\/W\s*\[\s*(\d+)\s+(\d+)\s+(\d+)/.exec(dictionary)?.slice(1).map(Number);
    if (!widths) return undefined;
    const from = open + (this.bytes[open + 6] === 0x0d ? 8 : 7);
    const rows = tableBytes(this.bytes.subarray(from, close), dictionary, sum(widths));
    if (!rows) return undefined;
    const size = numbersOf(dictionary, ["Size"])[0] ?? 0;
    const index = /\/Index\s*\[([\d\s]+)\]/.exec(dictionary)?.[1];
    const sections = index ? index.trim().split(/\s+/).map(Number) : [0, size];
    let place = 0;
    for (let pair = 0; pair + 1 < sections.length; pair += 2) {
      for (let offset = 0; offset < sections[pair + 1]!; offset++) {
        if (place + sum(widths) > rows.length) break;
        const kind = widths[0] === 0 ? 1 : uint(rows, place, widths[0]!);
        const value = uint(rows, place + widths[0]!, widths[1]!);
        this.put(sections[pair]! + offset, kind === 1 ? value : undefined);
        place += sum(widths);
      }
    }
    return numbersOf(dictionary, ["Prev"]);
  }

  /** `undefined`: free, or inside another object. */
  private put(number: number, at: number | undefined): void {
    if (this.known.has(number) || this.known.size >= MAX_OBJECTS) return;
    this.known.add(number);
    // Offset 0 is what careless writers give objects that do not exist.
    if (at) this.places.set(number, at);
  }

  private readonly known = new Set<number>();
}

/** The rows of a stream table, unpacked; predictors 10 to 15 are those of PNG (7.4.4.4). */
function tableBytes(packed: Buffer, dictionary: string, width: number): Buffer | undefined {
  let rows = packed;
  if (dictionary.includes("/FlateDecode")) {
    try {
      rows = inflateSync(packed, { maxOutputLength: MAX_TABLE_BYTES });
    } catch {
      return undefined;
    }
  } else if (dictionary.includes("/Filter")) return undefined;
  if ((numbersOf(dictionary, ["Predictor"])[0] ?? 1) < 10) return rows;
  const columns = numbersOf(dictionary, ["Columns"])[0] ?? width;
  const plain = Buffer.alloc(Math.floor(rows.length / (columns + 1)) * columns);
  for (let row = 0; row * (columns + 1) < rows.length - columns; row++) {
    const filter = rows[row * (columns + 1)]!;
    for (let col = 0; col < columns; col++) {
      const raw = rows[row * (columns + 1) + 1 + col]!;
      const left = col > 0 ? plain[row * columns + col - 1]! : 0;
      const above = row > 0 ? plain[(row - 1) * columns + col]! : 0;
      // Tables are written with `up`; averages and Paeth do not occur in them.
      plain[row * columns + col] = raw + (filter === 2 ? above : filter === 1 ? left : 0);
    }
  }
  return plain;
}

function numbersOf(dictionary: string, names: string[]): number[] {
  return names.flatMap((name) => {
    const found = new RegExp(`/${name}\\s+(\\d+)`).exec(dictionary)?.[1];
    return found === undefined ? [] : [Number(found)];
  });
}

function uint(bytes: Buffer, at: number, width: number): number {
  let value = 0;
  for (let byte = 0; byte < width; byte++) value = value * 256 + bytes[at + byte]!;
  return value;
}

function sum(widths: number[]): number {
  return widths.reduce((total, width) => total + width, 0);
}
