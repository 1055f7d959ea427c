/** Damages HWP 5 records inside the streams, by their grammar of tag, level and size. */
import { deflateRawSync, inflateRawSync } from "node:zlib";
import CFB from "cfb";
import { record } from "../../samples/make/hwp.js";
import { type Chance, mutate } from "../../samples/make/mutate.js";
import { makeOle } from "../../samples/make/ole.js";
import { NUMBERS, pick, writeNasty } from "./choices.js";

interface HwpRecord {
  tag: number;
  level: number;
  data: Buffer;
}

/** Record tags of the body and of DocInfo (HWP 5.0 paper, tables 13 and 57). */
const FIRST_TAG = 0x10;
const TAGS = 0x70;
/** Deep enough to overflow a walk that calls itself for every level. */
const DEEP = 3000;
const MANY = 2000;

export function mutateHwp(file: Buffer, chance: Chance): Buffer {
  const streams = streamsOf(file);
  const names = Object.keys(streams).filter((name) => /^(DocInfo|.*Section\d+)$/.test(name));
  const header = streams.FileHeader;
  if (names.length === 0 || !header) return mutate(file, chance);
  const packed = (header[36]! & 1) === 1;
  const name = pick(chance, names);
  const layer = chance.next(12);
  if (layer === 0) {
    writeNasty(header, pick(chance, [32, 36, 40, 44]), pick(chance, [1, 4]), chance);
  } else if (layer === 1) {
    streams[name] = mutate(streams[name]!, chance);
  } else {
    const records = recordsOf(packed ? unpacked(streams[name]!) : streams[name]!);
    const times = 1 + chance.next(3);
    for (let i = 0; i < times && records.length > 0; i++) damage(records, chance);
    const bytes = written(records, chance);
    streams[name] = packed ? deflateRawSync(bytes) : bytes;
  }
  if (chance.next(20) === 0) delete streams[pick(chance, Object.keys(streams))];
  if (chance.next(20) === 0) streams["BodyText/Section7"] = Buffer.from(streams[name] ?? header);
  return makeOle(streams);
}

export function streamsOf(file: Buffer): Record<string, Buffer> {
  const container = CFB.read(file, { type: "buffer" });
  const streams: Record<string, Buffer> = {};
  for (const [at, entry] of container.FileIndex.entries()) {
    if (entry.type !== 2 || entry.name === "\u0001Sh33tJ5") continue;
    streams[container.FullPaths[at]!.replace(/^[^/]*\//, "")] = Buffer.from(entry.content);
  }
  return streams;
}

function unpacked(bytes: Buffer): Buffer {
  try {
    return inflateRawSync(bytes);
  } catch {
    return bytes;
  }
}

function recordsOf(bytes: Buffer): HwpRecord[] {
  const records: HwpRecord[] = [];
  let at = 0;
  while (at + 4 <= bytes.length) {
    const head = bytes.readUInt32LE(at);
    let size = head >>> 20;
    at += 4;
    if (size === 0xfff && at + 4 <= bytes.length) {
      size = bytes.readUInt32LE(at);
      at += 4;
    }
    const data = Buffer.from(bytes.subarray(at, at + size));
    records.push({ tag: head & 0x3ff, level: (head >>> 10) & 0x3ff, data });
    at += size;
  }
  return records;
}

/** Now and then one record's size lies about its data. */
function written(records: readonly HwpRecord[], chance: Chance): Buffer {
  const liar = chance.next(6) === 0 ? chance.next(records.length) : -1;
  return Buffer.concat(
    records.map(({ tag, level, data }, at) => {
      const bytes = record(tag, level, data);
      if (at === liar) {
        const size = pick(chance, [0, 1, data.length + 1, 0xffe, 0xfff]);
        bytes.writeUInt32LE(((size << 20) | (level << 10) | tag) >>> 0, 0);
      }
      return bytes;
    }),
  );
}

function damage(records: HwpRecord[], chance: Chance): void {
  const at = chance.next(records.length);
  const one = records[at]!;
  switch (chance.next(11)) {
    case 0:
      one.tag = FIRST_TAG + chance.next(TAGS);
      return;
    case 1:
      one.level = chance.next(2) === 0 ? chance.next(12) : pick(chance, [0, 100, 1023]);
      return;
    case 2:
      records.splice(at, 1);
      return;
    case 3:
      records.splice(at, 0, { ...one, data: Buffer.from(one.data) });
      return;
    case 4: {
      const other = chance.next(records.length);
      [records[at], records[other]] = [records[other]!, one];
      return;
    }
    case 5:
      one.data = one.data.subarray(0, chance.next(one.data.length + 1));
      return;
    case 6:
      one.data = Buffer.concat([
        one.data,
        Buffer.alloc(pick(chance, [1, 16, 5000]), chance.next(256)),
      ]);
      return;
    case 7: {
      // A run of records again and again, each time one level deeper: a table in a table in a table.
      const length = 1 + chance.next(8);
      const run = records.slice(at, at + length);
      const rounds = pick(chance, [2, 20, Math.floor(DEEP / length)]);
      const deeper: HwpRecord[] = [];
      for (let round = 1; round <= rounds; round++) {
        for (const item of run) {
          deeper.push({ ...item, level: Math.min(1023, item.level + round) });
        }
      }
      records.splice(at + length, 0, ...deeper);
      return;
    }
    case 8: {
      const copies = Array.from({ length: pick(chance, [10, MANY]) }, () => one);
      records.splice(at, 0, ...copies);
      return;
    }
    case 9:
      // Characters below 32 are controls, some of eight units (HWP 5.0 paper, table 6).
      if (one.data.length >= 2) {
        const place = chance.next(one.data.length >> 1) * 2;
        one.data.writeUInt16LE(pick(chance, [chance.next(32), 0xd800, 0xdc00, 0xffff]), place);
      }
      return;
    default: {
      const fields = 1 + chance.next(4);
      for (let i = 0; i < fields && one.data.length > 0; i++) {
        const width = pick(chance, [1, 2, 4] as const);
        writeNasty(one.data, chance.next(Math.ceil(one.data.length / 2)) * 2, width, chance);
      }
    }
  }
}

/** The container's own structures: header, allocation table, directory (MS-CFB 2.2, 2.3, 2.6). */
/** Where the packed body of an HWP 3 file without information blocks begins. */
const HWP3_BODY_AT = 30 + 128 + 1008;

/** Damages what HWP 3 packs: fonts, styles and paragraphs. */
export function mutateHwp3(file: Buffer, chance: Chance): Buffer {
  const body = inflateRawSync(file.subarray(HWP3_BODY_AT));
  const damaged = Buffer.from(body);
  const times = 1 + chance.next(4);
  for (let i = 0; i < times; i++)
    writeNasty(damaged, chance.next(damaged.length - 4), pick(chance, [1, 2, 4]), chance);
  return Buffer.concat([file.subarray(0, HWP3_BODY_AT), deflateRawSync(damaged)]);
}

/** Damages one stream of a compound file, with numbers that are too large among them; now and then one is lost. */
export function mutateStreams(file: Buffer, chance: Chance): Buffer {
  const streams = streamsOf(file);
  const name = pick(chance, Object.keys(streams));
  const bytes = Buffer.from(streams[name]!);
  if (chance.next(3) > 0 && bytes.length >= 8) {
    const times = 1 + chance.next(4);
    for (let i = 0; i < times; i++)
      writeNasty(bytes, chance.next(bytes.length - 4), pick(chance, [1, 2, 4]), chance);
    streams[name] = bytes;
  } else streams[name] = mutate(bytes, chance);
  if (chance.next(20) === 0) delete streams[pick(chance, Object.keys(streams))];
  return makeOle(streams);
}

export function mutateCompound(original: Buffer, chance: Chance): Buffer {
  const file = Buffer.from(original);
  if (file.length < 1536) return mutate(file, chance);
  const sector = 1 << Math.min(12, file.readUInt16LE(30));
  const at = (number: number) => (number + 1) * sector;
  const directory = at(file.readUInt32LE(48));
  const table = at(file.readUInt32LE(76));
  const times = 1 + chance.next(3);
  for (let i = 0; i < times; i++) {
    switch (chance.next(4)) {
      case 0:
        writeNasty(file, pick(chance, [24, 26, 28, 30, 32]), 2, chance);
        break;
      case 1:
        writeNasty(file, pick(chance, [40, 44, 48, 56, 60, 64, 68, 72, 76, 80]), 4, chance);
        break;
      case 2: {
        // The chain goes elsewhere: back to itself, past the end, or to a special sector number.
        const entry = table + chance.next(Math.max(1, sector / 4)) * 4;
        const value = chance.next(2) === 0 ? chance.next(12) : pick(chance, NUMBERS);
        if (entry + 4 <= file.length) file.writeUInt32LE(value, entry);
        break;
      }
      default: {
        const entry = directory + chance.next(8) * 128;
        const field = pick(chance, [0, 64, 66, 68, 72, 76, 116, 120, 124]);
        writeNasty(file, entry + field, field < 68 ? 2 : 4, chance);
      }
    }
  }
  return file;
}
