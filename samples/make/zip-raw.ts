/** Writes zip archives field by field, honest or not, for tests of what a zip reader must bear. */
import { crc32, deflateRawSync } from "node:zlib";

export interface RawEntry {
  name: string | Buffer;
  data?: Buffer | string;
  method?: number;
  /** General purpose bits: 1 encrypted, 8 data descriptor, 0x800 UTF-8 name. */
  flags?: number;
  /** What the directory claims, where it lies. */
  crc?: number;
  bytes?: number;
  packed?: Buffer;
  extra?: Buffer;
  /** Points the directory at another entry's bytes. */
  offset?: number;
  zip64?: boolean;
}

export interface RawArchive {
  entries: RawEntry[];
  comment?: string;
  prefix?: Buffer;
  /** Whether offsets count the prefix. */
  countPrefix?: boolean;
  suffix?: Buffer;
  /** The number of entries that the end record claims. */
  claimedEntries?: number;
}

export function makeRawZip(archive: RawArchive): Buffer {
  const pieces: Buffer[] = [];
  const directory: Buffer[] = [];
  const before = archive.countPrefix ? (archive.prefix?.length ?? 0) : 0;
  let at = 0;
  for (const entry of archive.entries) {
    const local = localPart(entry);
    directory.push(directoryEntry(entry, entry.offset ?? at + before));
    pieces.push(local);
    at += local.length;
  }
  const records = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  const count = archive.claimedEntries ?? archive.entries.length;
  const comment = Buffer.from(archive.comment ?? "");
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count & 0xffff, 8);
  end.writeUInt16LE(count & 0xffff, 10);
  end.writeUInt32LE(records.length, 12);
  end.writeUInt32LE(at + before, 16);
  end.writeUInt16LE(comment.length, 20);
  // More entries than the end record can count are counted by its zip64 form (APPNOTE 4.3.14).
  const wide = Buffer.alloc(count > 0xffff ? 76 : 0);
  if (count > 0xffff) {
    end.writeUInt16LE(0xffff, 8);
    end.writeUInt16LE(0xffff, 10);
    wide.writeUInt32LE(0x06064b50, 0);
    wide.writeBigUInt64LE(44n, 4);
    wide.writeBigUInt64LE(BigInt(count), 24);
    wide.writeBigUInt64LE(BigInt(count), 32);
    wide.writeBigUInt64LE(BigInt(records.length), 40);
    wide.writeBigUInt64LE(BigInt(at + before), 48);
    wide.writeUInt32LE(0x07064b50, 56);
    wide.writeBigUInt64LE(BigInt(at + before + records.length), 64);
    wide.writeUInt32LE(1, 72);
  }
  const { prefix = Buffer.alloc(0), suffix = Buffer.alloc(0) } = archive;
  return Buffer.concat([prefix, ...pieces, records, wide, end, comment, suffix]);
}

interface Packed {
  name: Buffer;
  method: number;
  packed: Buffer;
  bytes: number;
  crc: number;
  flags: number;
}

function pack(entry: RawEntry): Packed {
  const data = Buffer.from(entry.data ?? "");
  const method = entry.method ?? 8;
  const packed = entry.packed ?? (method === 8 ? deflateRawSync(data) : data);
  return {
    name: Buffer.from(entry.name as string),
    method,
    packed,
    bytes: entry.bytes ?? data.length,
    crc: entry.crc ?? crc32(data),
    flags: entry.flags ?? 0,
  };
}

function localPart(entry: RawEntry): Buffer {
  const { name, method, packed, bytes, crc, flags } = pack(entry);
  const described = (flags & 8) !== 0;
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(flags, 6);
  header.writeUInt16LE(method, 8);
  header.writeUInt32LE(described ? 0 : crc, 14);
  header.writeUInt32LE(described ? 0 : packed.length, 18);
  header.writeUInt32LE(described ? 0 : bytes, 22);
  header.writeUInt16LE(name.length, 26);
  if (!described) return Buffer.concat([header, name, packed]);
  const descriptor = Buffer.alloc(16);
  descriptor.writeUInt32LE(0x08074b50, 0);
  descriptor.writeUInt32LE(crc, 4);
  descriptor.writeUInt32LE(packed.length, 8);
  descriptor.writeUInt32LE(bytes, 12);
  return Buffer.concat([header, name, packed, descriptor]);
}

function directoryEntry(entry: RawEntry, offset: number): Buffer {
  const { name, method, packed, bytes, crc, flags } = pack(entry);
  const wide = Buffer.alloc(entry.zip64 ? 28 : 0);
  if (entry.zip64) {
    wide.writeUInt16LE(1, 0);
    wide.writeUInt16LE(24, 2);
    wide.writeBigUInt64LE(BigInt(bytes), 4);
    wide.writeBigUInt64LE(BigInt(packed.length), 12);
    wide.writeBigUInt64LE(BigInt(offset), 20);
  }
  const extra = Buffer.concat([entry.extra ?? Buffer.alloc(0), wide]);
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(20, 6);
  header.writeUInt16LE(flags, 8);
  header.writeUInt16LE(method, 10);
  header.writeUInt32LE(crc, 16);
  header.writeUInt32LE(entry.zip64 ? 0xffffffff : packed.length, 20);
  header.writeUInt32LE(entry.zip64 ? 0xffffffff : bytes, 24);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt16LE(extra.length, 30);
  header.writeUInt32LE(entry.zip64 ? 0xffffffff : offset, 42);
  return Buffer.concat([header, name, extra]);
}
